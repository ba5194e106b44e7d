"""Scholars, whose résumés run to four pages and more."""

from kit.model import Card, Prize, Role, Study

from .model import Person

NWOSU = Person(
    "Ifeoma Adaeze Nwosu-Lindqvist", "Associate Professor of Atmospheric Physics",
    "i.nwosu-lindqvist@example.edu", "+46 70 174 06 21", "Uppsala, Sweden",
    "I measure ice where it is hardest to measure: inside thunderstorms and on the skin of aircraft. My group flies its own particle probes and publishes the raw counts along with the papers. I am looking for a place that still builds instruments.",
    [
        Role("Associate Professor", "Fyris University", "Uppsala", "2019-08", "now", ["Built the third generation of the hailstone disdrometer and flew it through nine storms", "Principal investigator of two national grants worth SEK 21 million in total", "Reformed the master's course in measurement technique, which now ends with a field week instead of an exam"], "Head of the Cloud Ice Group: four doctoral students, two postdocs and one very patient engineer."),
        Role("Assistant Professor", "Fyris University", "Uppsala", "2015-01", "2019-07", ["Started the group from an empty room and a borrowed wind tunnel", "Supervised eight master's theses on freezing drizzle and rime"]),
        Role("Postdoctoral Research Fellow", "High Plains Center for Storm Research", "Norman, Oklahoma", "2012-02", "2014-12", ["Analysed 1,140 hailstones by CT scan to find how they turn over while growing", "Wrote the quality-control software still used for the pad network"], "Chased supercells with a mobile radar and compared its echoes with hail pads on the ground."),
        Role("Meteorologist", "Nigerian Meteorological Survey", "Enugu", "2006-10", "2008-07", intro="Forecaster on the aviation desk; issued the dust-haze warnings of the harmattan season."),
    ],
    [Study("Kungliga Institutet i Norrtull", "Stockholm", "PhD", "Atmospheric Physics", "2008", "2012", "Thesis: Rotation and Riming of Hail in Steady Updraughts"),
     Study("University of Nsukka Hills", "Nsukka", "MSc", "Meteorology", "2004", "2006"), Study("University of Nsukka Hills", "Nsukka", "BSc", "Physics", "2000", "2004", "First Class Honours")],
    {"Methods": ["Radar polarimetry", "Wind tunnel experiments", "Airborne particle probes", "Uncertainty analysis"], "Computing": ["Python", "Fortran", "NetCDF", "Julia"]},
    split=("Ifeoma Adaeze", "Nwosu-Lindqvist"), prizes=[Prize("Tycho Medal for Young Investigators", "Nordic Geophysical Society", "2018", story="For the direct measurement of hailstone tumbling"),
             Prize("Outstanding Teacher Award", "Fyris University", "2021", story="Chosen by students of the faculty"), Prize("Göran Wahlberg Research Grant", "Wahlberg Stiftelse", "2016", story="Three years of funding for the storm-flight campaign")],
    tongues=[("Igbo", "native"), ("English", "native"), ("Swedish", "fluent")], memberships=["Nordic Geophysical Society", "International Hail Commission"],
    papers=[
        "Nwosu-Lindqvist, I. A., Berg, T. (2024). How hailstones tumble: direct observation in nine storms. Journal of Cloud Microphysics 31, 114–139.",
        "Okafor, D., Nwosu-Lindqvist, I. A. (2023). A disdrometer for stones larger than two centimetres. Instruments of the Air 12(3), 77–90.",
        "Nwosu-Lindqvist, I. A. (2022). What hail pads miss. Weather Measurement Letters 8, 201–206.",
        "Holmqvist, P., Nwosu-Lindqvist, I. A., Rao, S. (2021). Rime density on slender cylinders. Journal of Cloud Microphysics 28, 15–33.",
        "Nwosu-Lindqvist, I. A., Tran, L. (2020). Freezing drizzle over the Baltic: three winters of flights. Northern Meteorology 44, 310–328.",
        "Rao, S., Nwosu-Lindqvist, I. A. (2019). Counting ice twice: the coincidence problem in optical probes. Instruments of the Air 8(1), 1–19.",
        "Nwosu-Lindqvist, I. A., Whitehorse, J. (2016). Tomography of 1,140 hailstones. Proceedings of the Plains Storm Symposium, 55–71.",
        "Nwosu-Lindqvist, I. A. (2014). The shape of large hail. Journal of Cloud Microphysics 21, 402–431.",
        "Nwosu, I. A., Sundén, K. (2012). Riming in steady updraughts. Tellurica B 64, 18–30.",
    ],
    talks=["“The inside of a hailstone”, invited lecture, Plains Storm Symposium, Norman, 2023", "“Instruments nobody sells”, keynote, Measurement Days, Bergen, 2022", "“Harmattan dust and landing aids”, West African Aviation Weather Workshop, Accra, 2019",
           "“Counting ice twice”, seminar, Delft Institute of the Air, 2018"],
    courses=["Measurement Technique (master's, 7.5 credits), each autumn", "Cloud Physics (master's, 10 credits), every second spring", "Physics for Geographers (bachelor's), 2015 to 2018"],
)

RHYS = Person(
    "Rhys P. Llewellyn-Okoro", "Historian of medieval law and land", "r.llewellyn-okoro@example.org", "+44 29 2018 0446", "Aberystwyth, Wales",
    "Historian of boundaries: hedges, parishes and the quarrels written about them between 1180 and 1420. I read court rolls for what people shouted as well as for what was decided.",
    [
        Role("Senior Lecturer in Medieval History", "Prifysgol Ceredigion", "Aberystwyth", "2018-09", "now", ["Edited the court rolls of Llanbadarn for the county record series, two volumes out and one in proof", "Raised the number of taught postgraduates from seven to nineteen in four years", "Organise the yearly hedge walk, which is exactly what it sounds like"], "Teach palaeography, the March of Wales and a course on forgery; director of postgraduate studies since 2021."),
        Role("Junior Research Fellow", "St Wulfstan's College", "Worcester", "2014-10", "2018-08", ["Finished the monograph on boundary oaths", "Catalogued 312 loose deeds in the muniment room"], "Research post without teaching; I taught anyway."),
        Role("Archivist", "Marcher Archives Trust", "Hereford", "2013-01", "2014-09", ["Answered about 900 readers' letters a year", "Rehoused the tithe maps after a burst pipe"]),
        Role("Supply teacher of history", "Ysgol Gyfun Maelor", "Wrexham", "2008", "2009"),
    ],
    [Study("St Wulfstan's College", "Worcester", "DPhil", "Medieval History", "2009", "2013", "Supervisor: Prof. E. Thornycroft"), Study("University of Clwyd", "Wrexham", "M.A.", "Archive Administration", "2007", "2008"),
     Study("University of Clwyd", "Wrexham", "B.A.", "History and Latin", "2004", "2007", "Class I")],
    {"Sources": ["Palaeography", "Diplomatic", "Medieval Latin", "Court rolls"], "Digital": ["TEI XML", "Transkribus", "QGIS"]},
    split=("Rhys P.", "Llewellyn-Okoro"), email2="rplo@example.net", cards=[Card("Fellow of the Higher Education Guild", "Higher Education Guild", "2020-06")],
    prizes=[Prize("Hywel Prize for Welsh History", "Cymdeithas y Gororau", "2019", story="Awarded for the monograph on boundary oaths"), Prize("Small Archives Grant", "Pilgrim & Penn Foundation", "2022", story="To photograph the Llanbadarn rolls")],
    tongues=[("Welsh", "first language"), ("Latin", "reading"), ("French", "reading"), ("German", "reading")], memberships=["Cymdeithas y Gororau (council member)", "Society for Court Records"],
    papers=[
        "The Oath at the Hedge: Boundaries and Speech in the March, 1180–1420. St Wulfstan's Press, 2018.", "The Court Rolls of Llanbadarn, vol. I: 1277–1301 (editor). Ceredigion Record Series, 2020.", "The Court Rolls of Llanbadarn, vol. II: 1302–1330 (editor). Ceredigion Record Series, 2023.",
        "“Who moved the stone? Three quarrels from Maelor”, Marcher Studies 27 (2022), 40–66.", "“Shouting in court”, Journal of Manorial History 15 (2021), 201–222.", "“A forged charter and its honest copyist”, Script and Seal 9 (2019), 5–31.",
        "“Beating the bounds before the Reformation”, in A. Marsh (ed.), Landscapes of Memory (Ledbury, 2017), 88–109.", "“The muniments of St Wulfstan's: a hand-list”, Script and Seal 6 (2016), 70–118.",
        "“Hedges as evidence”, Marcher Studies 20 (2015), 1–24.", "“Parish and township in Iâl”, Clwyd Historical Review 71 (2013), 9–35.",
    ],
    talks=["“Ditch, hedge, wall: a quarrel in four acts”, Society for Court Records, York, July 2024", "“Reading damp parchment”, Archivists' Summer School, Hereford, 2022", "“Llais y llys”, Eisteddfod y Gororau, Wrexham, 2021", "“Forgers and their friends”, public lecture, Worcester Guildhall, 2017"],
    courses=["Palaeography for beginners (postgraduate)", "The March of Wales, 1066–1415 (second year)", "Forgery (third-year special subject)", "Supervision of four doctoral theses, two completed"],
)

KAVITHA = Person(
    "R. Kavitha", "Clinical epidemiologist", "r.kavitha@example.org", "+44 7700 900765", "Liverpool, United Kingdom",
    "Physician by training and statistician by conviction. I design trials for diseases that rich countries have forgotten: snakebite, leptospirosis, mycetoma. Eleven trials so far, nine finished, all of them reported.",
    [
        Role("Reader in Clinical Epidemiology", "Mersey School of Tropical Health", "Liverpool", "2020-04", "now", ["Chief investigator of a three-country antivenom dosing trial (2,214 patients)", "Set up a shared data-safety board that reads interim results within five days", "Deputy director of the doctoral school"], "Lead the snakebite trials unit with partners in Chennai, Kumasi and Mandalay."),
        Role("Senior Lecturer", "Mersey School of Tropical Health", "Liverpool", "2016-02", "2020-03", ["Designed and taught the module on cluster trials", "Examined twelve doctoral candidates, three of them abroad"]),
        Role("Consultant Epidemiologist", "Coromandel Medical Foundation", "Chennai", "2011-06", "2016-01", ["Trained 60 village health workers in blood-spot sampling", "Showed that flood warnings predict admissions two weeks ahead"], "Ran surveillance for leptospirosis in nine fishing villages and two rice districts."),
        Role("Medical Officer", "Government Hospital, Nagapattinam", "Nagapattinam", "2006-07", "2009-05", intro="General duty, including the night casualty room and the snakebite ward."),
    ],
    [Study("Mersey School of Tropical Health", "Liverpool", "Ph.D.", "Epidemiology", "2013", "2016"), Study("Vellore Institute of Public Health", "Vellore", "M.Sc.", "Biostatistics", "2009", "2011"),
     Study("Thanjavur Medical College of the Delta", "Thanjavur", "M.B.B.S.", "", "2000", "2006")],
    {"Trials": ["Cluster randomised trials", "Adaptive designs", "Data monitoring"], "Statistics": ["R", "Stan", "Bayesian hierarchical models", "Survey sampling"], "Field": ["Outbreak investigation", "Training of health workers"]},
    split=("R.", "Kavitha"), cards=[Card("Good Clinical Practice", "Northern Trials Network", "2024-01"), Card("Chartered Statistician", "Guild of Statisticians", "2018")],
    prizes=[Prize("Alcock Medal", "Guild of Tropical Physicians", "2023", story="For trials in snakebite envenoming"), Prize("Mid-career Fellowship", "Harbour Trust", "2019", story="Five years of salary and field costs")],
    tongues=[("Tamil", "mother tongue"), ("English", "fluent"), ("Telugu", "conversational")], memberships=["Guild of Statisticians", "Coromandel Physicians' Society"],
    papers=[
        "Kavitha R., Mensah K., Aung T. Low-dose antivenom for krait bites: a three-country randomised trial. Tropical Trials 2024; 19: 211–25.", "Kavitha R., Doyle F. Reading interim results in five days. Methods in Field Research 2023; 7: 33–41.",
        "Selvam P., Kavitha R. Floods and leptospirosis admissions in the Cauvery delta. Coastal Medicine 2022; 50: 8–17.", "Kavitha R., Ibrahim N., Ocampo L. Mycetoma and the missing denominators. Neglected Health 2021; 11: e104.",
        "Kavitha R. Cluster trials when villages move. Methods in Field Research 2020; 4: 90–104.", "Mensah K., Kavitha R. Snakebite surveillance by mobile phone in Ashanti. Coastal Medicine 2019; 47: 300–9.",
        "Kavitha R., Pillai V. Blood spots by bicycle. Neglected Health 2017; 7: 12–20.", "Kavitha R., Sundaram A. Nine villages: leptospirosis incidence among fishing families. Coastal Medicine 2015; 43: 55–68.",
    ],
    talks=["“Nine finished, two failed: what the failures cost”, plenary, Tropical Trials Congress, Lisbon, 2024", "“Who owns the denominator?”, Harbour Trust lecture, Hull, 2022", "“Blood spots by bicycle”, Field Epidemiology Day, Colombo, 2018"],
    courses=["Cluster Trials (MSc module, organiser)", "Introduction to R for clinicians (short course, twice a year)", "Outbreak Week (field exercise, Anglesey)"],
)
