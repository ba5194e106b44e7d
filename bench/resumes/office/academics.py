"""Scholars, whose lists of posts, papers and talks run over pages."""

from .person import NOW, Award, Certificate, Job, Person, Project, School

IKECHUKWU = Person(
    "Ikechukwu E. Nwosu-Okonjo", "Isotope Geochemist", "i.nwosu-okonjo@example.edu", "+1 (505) 555-0164", "Socorro, New Mexico",
    "Isotope geochemist working on groundwater, uranium and the memory of aquifers. I have spent equal time at the mass spectrometer, in the field and in committee rooms, and have supervised seven doctoral students to completion.",
    jobs=(
        Job("Rio Puerco Institute of Mining and Technology", "Associate Professor of Hydrogeochemistry", "Socorro", (2020, 8), NOW, (
            "Principal investigator of the Legacy Uranium Waters programme, a consortium of four universities and two Navajo chapters",
            "Built and direct the clean laboratory with a multi-collector instrument; 1,100 samples a year for eleven outside groups",
            "Teach Aqueous Geochemistry, Field Methods and an evening class on wells for the county extension office",
            "Chair of the graduate admissions committee since 2022")),
        Job("Rio Puerco Institute of Mining and Technology", "Assistant Professor", "Socorro", (2014, 8), (2020, 7), ("Established the field station at Laguna Seca with a first grant of $412,000", "Redesigned the introductory laboratory course so that each student drills, logs and samples a shallow well")),
        Job("Eidgenössisches Institut für Grundwasser", "Postdoctoral Researcher", "Dübendorf, Switzerland", (2012, 2), (2014, 6), ("Dated deep groundwater of the Molasse basin by helium and chlorine-36", "Co-wrote the data-reduction code that the laboratory uses to this day")),
        Job("Benue Water Board", "Hydrogeologist", "Makurdi, Nigeria", (2005, 10), (2007, 8), text="Sited and supervised 63 village boreholes in crystalline basement; kept a fleet of two rigs running on very few spare parts and trained the first pump caretakers, half of them women, in eleven districts."),
        Job("Geological Survey Field Office Enugu", "Youth Corps Geologist", "Enugu, Nigeria", (2004, 9), (2005, 8)),
    ),
    schools=(School("University of Northumbria Moors", "PhD", "Isotope Geochemistry", "United Kingdom", 2007, 2011, "Thesis: Uranium-series disequilibrium in fractured aquifers (supervisor: H. Braithwaite)"), School("Technische Hochschule Freiwalde", "M.Sc.", "Hydrogeology", "Germany", None, 2007),
             School("University of Nigeria, Nsukka Hills", "B.Sc.", "Geology and Mining", "Nigeria", 2000, 2004, "First class honours, best graduating student")),
    awards=(Award("Early Career Medal", "Society for Groundwater Isotopes", 2019, "For work on flow and residence times in fractured sandstone"), Award("Outstanding Mentor Award", "Graduate Council of New Mexico", 2023), Award("Commonwealth Doctoral Fellowship", "Commonwealth Trust", 2007)),
    projects=(Project("DriftWell", "Open-source package for fitting lumped-parameter age models to noble gas data", ("Python", "NumPy", "Numba"), "2016 – present", "https://git.example.com/driftwell"), Project("Legacy Uranium Waters", "Maps 540 unregulated wells near abandoned mines and returns the results to each household in person", (), "2020 – 2026")),
    skills=(("Laboratory", ("MC-ICP-MS", "Noble gas mass spectrometry", "Alpha spectrometry")), ("Computing", ("Python", "MODFLOW", "PHREEQC", "QGIS")), ("Field", ("Borehole logging", "Packer tests"))),
    languages=(("English", "native"), ("Igbo", "native"), ("German", "fluent"), ("Spanish", "intermediate")),
    works=(
        "Nwosu-Okonjo, I. E., Begaye, L. and Tso, R. (2024). Who drinks from unregulated wells? Sources of uranium in the eastern Chaco slope. Groundwater Letters 31, 112–129.",
        "Nwosu-Okonjo, I. E. and Braithwaite, H. (2023). Efficient fitting of age distributions with noble gases. Journal of Tracer Hydrology 9(2), 77–98.",
        "Offermann, K., Nwosu-Okonjo, I. E. and Salazar, P. (2022). Helium as a clock and as a contaminant. Isotope Letters 44, 5–19.",
        "Nwosu-Okonjo, I. E. (2020). Affinity, diffusion and flow: three ways to lose an atom of uranium. Annual Review of Field Geochemistry 6, 201–233.",
        "Salazar, P. and Nwosu-Okonjo, I. E. (2019). A well is a conversation. Hydrology and Society 2(4), 310–318.",
        "Nwosu-Okonjo, I. E., Offermann, K. and Wyss, U. (2016). Chlorine-36 ages of the upper Molasse. Alpine Waters 17, 1–26.",
        "Nwosu-Okonjo, I. E. (2013). Fractured sandstone as a filter. Quarterly of Mineral Waters 58, 400–417.",
    ),
    talks=("Invited lecture, Isotope Days Reykjavík, May 2024", "Keynote: What wells remember, Southwest Water Forum, October 2022", "Seminar, Technische Hochschule Freiwalde, June 2021", "Public lecture, Shiprock Chapter House, March 2019"),
    memberships=("Society for Groundwater Isotopes (councillor 2021–2024)", "Geological Guild of Nigeria"),
    certificates=(Certificate("Professional Geologist", "New Mexico Board of Geosciences", (2018, 5)),),
)

CAPKOVA = Person(
    "Anneliese Čapková", "Historical Linguist", "anneliese.capkova@example.org", "+49 30 23125 640", "Görlitz, Germany",
    "I study what happens to languages at borders: Sorbian, Czech and German in the last four centuries, with handwritten court records as the main source.",
    jobs=(
        Job("Europa-Universität Lausitz", "Akademische Rätin (senior lecturer)", "Görlitz", (2019, 10), NOW, ("Lecture courses in historical syntax and palaeography, six hours a week", "Supervise the transcription workshop, in which volunteers have read 31,000 pages of court books", "Equal-opportunities officer of the faculty")),
        Job("Lusatian Academy of Sciences", "Research Fellow, Sorbian Court Records", "Bautzen", (2015, 4), (2019, 9), ("Edited two volumes of witness statements, 1620 to 1690", "Designed the mark-up scheme and trained four annotators")),
        Job("Masaryk Secondary School", "Teacher of German and Latin", "Liberec", (2012, 9), (2015, 3)),
        Job("Freelance", "Translator (Czech, German, Upper Sorbian)", "", (2008, 1), (2014, 12), text="Museum labels, three novels and a long-running series of railway timetables. The offices of two mayors still call when an inscription has to be right the first time."),
    ),
    schools=(School("Univerzita Ještědská", "Ph.D.", "General Linguistics", "Liberec", 2011, 2016, "Dissertation: The fate of the aorist"), School("Univerzita Ještědská", "Mgr.", "Czech and German Philology", "Liberec", 2005, 2010)),
    awards=(Award("Prize for the Best First Book", "Slavic Philology Union", 2018, "For Aorists at the Border"), Award("Teaching Award", "Europa-Universität Lausitz", 2022)),
    projects=(Project("SoCoRe", "Searchable corpus of Sorbian court records, 2.4 million words", ("TEI XML", "eXist-db", "Python"), "2015–2021", "https://socore.example.org"),),
    skills=(("", ("Palaeography", "Corpus linguistics", "TEI XML", "R", "Transkribus", "Grant writing")),),
    languages=(("Czech", "native"), ("German", "C2"), ("Upper Sorbian", "C1"), ("Latin", "reading")),
    works=(
        "Čapková, A. (2017). Aorists at the Border: Tense in Upper Sorbian Court Records. Lusatian Academy Press.",
        "Čapková, A. and Wićaz, M. (2021). Officials, afflicted and fluffed: scribal errors as evidence. Slavic Borderlands 14, 33–61.",
        "Čapková, A. (2020). Swearing in three languages. Journal of Historical Pragmatics and Law 5(1), 1–27.",
        "Čapková, A. (2019). The dual in the mouths of witnesses. In: J. Nowotny (ed.), Number and Person, 201–224.",
        "Čapková, A. and Rennhack, T. (2023). Reading machines for old hands: a field report. Digital Philology Notes 8, 90–104.",
        "Čapková, A. (2014). Two notes on the railway vocabulary of northern Bohemia. Naše slova 97, 12–19.",
    ),
    talks=("Workshop Reading Old Hands, Vilnius, September 2023", "Plenary, Sorbian Studies Congress, Cottbus, July 2022", "Court and Accent, Prague Circle colloquium, November 2018"),
    memberships=("Slavic Philology Union", "Maćica Serbska Circle"),
    certificates=(Certificate("Sworn Translator for Czech", "Regional Court Dresden", (2013, 4)),),
)
