"""People out and about: a service technician, a midwife, a civil engineer, a pastry chef, a marine scientist, a driver."""

from kit.model import Card, Person, Prize, Role, Study, Work

TOBIAS = Person(
    "Tobias Rauschenberg", "Servicetechniker Mechatronik", "t.rauschenberg@example.org", "+49 171 3920072", "Neue Gasse 14, 36037 Fulda",
    "Mechatroniker im Außendienst für Abfüllanlagen. Ich finde Fehler mit dem Multimeter und erkläre sie ohne Fachwörter.",
    [Role("Servicetechniker", "Rhönfüller Maschinenbau GmbH", "Fulda", "2018-06", "now", ["Inbetriebnahme von 27 Abfülllinien in neun Ländern", "Fernwartung und Bereitschaft jede fünfte Woche", "Schulung der Kunden an der Steuerung", "Ersatzteilkoffer so neu zusammengestellt, dass acht von zehn Einsätzen ohne zweite Anfahrt abgeschlossen werden", "Protokolle und Einweisungen auf Deutsch und Englisch"]),
     Role("Instandhalter", "Molkerei Vogelsberg eG", "Lauterbach", "2014-02", "2018-05", ["Störungsbehebung im Dreischichtbetrieb", "Umbau der Palettierung auf Servoantriebe", "Wartungsplan für 64 Pumpen auf Schwingungsmessung umgestellt", "Mitarbeit bei der jährlichen Prüfung ortsfester Anlagen"]),
     Role("Auszubildender Mechatroniker", "Rhönfüller Maschinenbau GmbH", "Fulda", "2010-08", "2014-01", [])],
    [Study("Abendtechnikum Hessen", "Fulda", "Staatlich geprüfter Techniker", "Automatisierungstechnik", "2015-09", "2019-07"), Study("Eduard-Stieler-Berufsschule", "Fulda", "Facharbeiterbrief", "Mechatronik", "2010-08", "2014-01", "Abschlussnote 1,7")],
    {"Steuerung": ["Siemens TIA Portal", "Beckhoff TwinCAT", "Profinet"], "Mechanik": ["Pneumatik", "Servoantriebe", "Schweißen WIG"]}, lang="de",
    cards=[Card("Elektrofachkraft für festgelegte Tätigkeiten", "Handwerkskammer Osthessen", "2014-09"), Card("SPS-Fachkraft nach VDMA", "Automation Akademie", "2020-02", "https://nachweis.example.com/sps/4419"), Card("Staplerschein", "", "2012")],
    prizes=[Prize("Landessieger Mechatronik", "Handwerkskammer Osthessen", "2014", "1. Platz", "Prüfungsstück: sortierendes Förderband", "", "competition"), Prize("Verbesserungsvorschlag des Jahres", "Molkerei Vogelsberg eG", "2017")],
    works=[Work("Maischemeter", "Offene Schaltung, die die Gärung im Hobbykeller mitschreibt", ["ESP32", "KiCad", "MQTT"], "2021-01", "2021-11", "https://maischemeter.example.org")], tongues=[("Englisch", "gut"), ("Russisch", "Grundkenntnisse")], likes=["Bierbrauen", "Motorrad"], helping=[Role("Truppführer", "Freiwillige Feuerwehr Petersberg", "Petersberg", "2011", "now")])

CHIAMAKA = Person(
    "Chiamaka Eze-Holloway", "Midwife", "chiamaka.ezeholloway@example.com", "07700 900416", "Stockport SK4",
    "Registered midwife with a home-birth caseload and a soft spot for breech babies. Calm voice, sharp notes.",
    [Role("Community Midwife", "Goyt Valley NHS Trust", "Stockport", "2019-11", "now", ["Carry a caseload of 38 families from booking to day 28", "Attended 74 planned home births", "Run a Thursday feeding clinic in a library", "Set up a text-message line for fathers and partners that is answered by a midwife between seven and nine each evening", "Sign-off supervisor for four students a year"]),
     Role("Labour Ward Midwife", "Goyt Valley NHS Trust", "Stockport", "2016-02", "2019-10", ["Shift coordinator for a unit with 3,900 births a year", "Wrote the waterbirth evacuation drill", "Link midwife for bereavement, including the redesign of a quiet room with families who had used the old one", "Audit of postpartum haemorrhage drills on all four shifts"]),
     Role("Rotational Midwife", "St Winefride's Hospital", "Preston", "2014-09", "2016-01", []),
     Role("Maternity Care Assistant", "St Winefride's Hospital", "Preston", "2010-05", "2011-08", ["Breastfeeding support on a 24-bed ward"])],
    [Study("Ribble University", "Preston", "BSc (Hons)", "Midwifery", "2011-09", "2014-07", "First class"), Study("Pennine College", "Oldham", "Access Diploma", "Health and Social Care", "2009-09", "2010-06")],
    {"Clinical": ["Perineal suturing", "Waterbirth", "Newborn examination"], "Teaching": ["Antenatal classes", "Student assessment"], "Systems": ["BadgerNet", "SystmOne"]},
    cards=[Card("Newborn and Infant Physical Examination", "Ribble University", "2017-06"), Card("PROMPT Instructor", "Maternity Training Foundation", "2021-02", "https://prompt.example.org/i/2190"), Card("Hypnobirthing Practitioner", "Quiet Birth School", "2018-10")],
    prizes=[Prize("Midwife of the Year, North West", "Birthing Families Network", "2022-03", "Shortlisted", "Nominated by eleven families", "https://bfn.example.org/awards/2022")],
    tongues=[("Igbo", "mother tongue"), ("British Sign Language", "level 2")], likes=["Gospel choir", "Allotment"], helping=[Role("Doula", "Refuge Mothers Stockport", "Stockport", "2018-04", "2021-12", ["Attended births of women seeking asylum"])])

GARETH = Person(
    "Gareth Llewelyn Pugh", "Civil Engineer", "gareth.pugh@example.net", "+44 29 2018 0456", "Machynlleth, Powys",
    "Chartered engineer for bridges, culverts and the water that wants to pass them. Twelve years with contractors, councils and one stubborn estuary.",
    [Role("Principal Engineer, Structures", "Dyfi Consulting Engineers", "Machynlleth", "2021-01", "now", ["Assessed 212 masonry arches for a county council", "Designed a 38 m weathering-steel footbridge", "Approver for temporary works up to category 2", "Expert witness in a dispute over scour at a Victorian viaduct; the case was settled on the second day", "Line manager of five engineers and one apprentice"]),
     Role("Senior Engineer", "Hafren Civils Ltd", "Shrewsbury", "2016-04", "2020-12", ["Site agent for a £6.3m flood wall", "Saved 900 t of concrete by keeping the old abutments", "Negotiated working windows with salmon anglers, the harbour office and a steam railway for eleven weeks of piling", "Introduced photographs with scale bars in every site diary"]),
     Role("Engineer", "Hafren Civils Ltd", "Shrewsbury", "2013-09", "2016-03", ["Setting out and quality records for two bypass bridges", "Checked falsework for a 64 m deck pour through the night"]),
     Role("Graduate Engineer", "Powys Highways", "Newtown", "2011-08", "2013-08", [])],
    [Study("Prifysgol Aberdaron", "Aberdaron", "MEng", "Civil Engineering", "2007-09", "2011-06", "2:1")],
    {"Design": ["Steel", "Masonry arches", "Hydraulics", "Eurocodes"], "Software": ["AutoCAD", "LUSAS", "HEC-RAS", "Python"], "Site": ["Temporary works", "NEC4 contracts"]}, links=["linkedin.com/in/garethpugh-example"],
    cards=[Card("Chartered Engineer (CEng MICE)", "Institution of Civil Engineers", "2017-05"), Card("Temporary Works Coordinator", "Buildsafe Training", "2022-03", "https://buildsafe.example.com/twc/6127"), Card("CSCS Black Card", "", "2021")],
    prizes=[Prize("Arthur Dean Medal", "Welsh Structures Association", "2019-11", "", "Paper on re-using abutments", "https://wsa.example.org/medal/2019"), Prize("Footbridge Design Competition, Glaslyn", "Parc Eryri Trust", "2023", "Finalist", "Slate deck on two cables", "", "competition")],
    works=[Work("ArchCheck", "Notebook that runs a first-pass thrust-line check of masonry arches", ["Python", "NumPy", "Jupyter"], "2019-02", "2020-08", "https://github.com/gpugh-example/archcheck"), Work("Llyn Footbridge", "Community bridge put up by 14 volunteers in nine weekends", ["AutoCAD"], "2018", "2018")],
    tongues=[("Welsh", "first language"), ("English", "fluent")], likes=["Fell running", "Cynghanedd"], helping=[Role("STEM Ambassador", "Powys Schools", "Powys", "2014", "now")])

XIMENA = Person(
    "Ximena Larrañaga Ugalde", "Jefa de pastelería", "ximena.larranaga@example.com", "+34 915 550 164", "Donostia / San Sebastián",
    "Pastelera de obrador y de restaurante. Trabajo la masa madre, el chocolate y la fruta de caserío, y formo equipos que llegan a las cinco de la mañana sonriendo.",
    [Role("Jefa de pastelería", "Restaurante Itsasaldea", "Getaria", "2020-06", "now", ["Carta de postres de temporada para 70 comensales por servicio", "Reducción de la merma del 12 al 4 %", "Formación de tres ayudantes y dos alumnas en prácticas", "Diseño de un menú de postres sin gluten que hoy pide uno de cada cinco clientes, elaborado con harinas de dos molinos de la comarca", "Negociación anual con catorce caseríos"]),
     Role("Pastelera", "Obrador Goxoki S.L.", "Bilbao", "2015-03", "2020-05", ["Producción diaria de 800 piezas de bollería", "Apertura de la segunda tienda en Indautxu", "Fichas técnicas y escandallos de 120 referencias para las dos tiendas", "Encargos de boda de hasta 300 raciones"]),
     Role("Ayudante de cocina", "Hotel Txindoki", "Tolosa", "2012-06", "2015-02", [], "Cuarto frío, desayunos y banquetes.")],
    [Study("Escuela de Hostelería del Goierri", "Beasain", "Técnico Superior", "Dirección de Cocina", "2010-09", "2012-06"), Study("École du Sucre d’Aquitaine", "Burdeos", "Diploma", "Chocolatería", "2017", "2017")],
    {"Oficio": ["Masa madre", "Chocolate", "Hojaldre", "Helados"], "Gestión": ["Escandallos", "APPCC", "Compras"]}, lang="es", links=["ximenadulce.example.com"],
    cards=[Card("Manipulador de alimentos de alto riesgo", "Inspección Alimentaria del Norte", "2020-05"), Card("Catador de chocolate nivel 2", "Instituto del Cacao", "2019-10", "https://cacao.example.org/cert/2/883")],
    prizes=[Prize("Concurso Nacional de Torrijas", "Gremio de Pasteleros", "2022-04", "1.er premio", "Torrija de sidra y manzana reineta", "https://torrijas.example.org/2022", "competition"), Prize("Mejor postre de Gipuzkoa", "Revista Mahaia", "2023", "Finalista")],
    works=[Work("Recetario abierto", "Cien recetas con pesos por unidad y alérgenos", ["Notion", "Canva"], "2021-01", "2022-03", "https://recetario.example.org")],
    tongues=[("euskera", "nativo"), ("francés", "B2")], likes=["Remo", "Setas"], helping=[Role("Cocinera voluntaria", "Comedor Social Egia", "Donostia", "2018", "now")])

ASTRID = Person(
    "Dr. Astrid Hallqvist-Moe", "Marine Ecologist", "astrid.hallqvist@example.org", "+1 206 555 0127", "Lysekil, Sweden",
    "Ecologist of cold kelp forests. I count urchins, teach divers to count them the same way, and argue with statistics until it gives in.",
    [Role("Associate Professor", "Institute for the Western Sea", "Lysekil, Sweden", "2021-08", "now", ["Lead a group of seven with funding of SEK 19 million", "Maintain a 28-site monitoring line from Koster to Kullen", "Supervise four doctoral students, one of them shared with a shellfish cooperative that pays half of her salary", "Teach the master's course in experimental design, rated 4.7 of 5", "Sit on the county panel for marine reserves"]),
     Role("Researcher", "Norsk Tareforsk", "Tromsø, Norway", "2017-01", "2021-07", ["Mapped 340 km of barren ground by towed camera", "Wrote eight papers and one children's book", "Trained 55 recreational divers in a two-day counting course held in four coastal towns and in a swimming pool", "Kept a 30-foot research boat in certificate"]),
     Role("Postdoctoral Scholar", "Friday Bay Marine Station", "Friday Bay, WA, USA", "2014-10", "2016-12", [], "Larval settlement of red urchins under changing light."),
     Role("Doctoral Student", "Bohus University", "Gothenburg, Sweden", "2010-02", "2014-09", ["Taught scientific diving to 60 students"])],
    [Study("Bohus University", "Gothenburg", "PhD", "Marine Ecology", "2010-02", "2014-09"), Study("Bohus University", "Gothenburg", "MSc", "Biology", "2007-09", "2009-06"), Study("Visby Folk University", "Visby", "BSc", "Aquatic Science", "2004-08", "2007-06")],
    {"Field": ["Scientific diving", "ROV surveys", "Small boats"], "Statistics": ["R", "Stan", "Occupancy models"], "Other": ["QGIS", "Grant writing", "Science outreach"]}, links=["kelpcount.example.org"],
    cards=[Card("European Scientific Diver", "Nordic Diving Panel", "2011-05"), Card("Docent Pedagogy Course", "Bohus University", "2022-06", "https://kurs.example.org/docent/441")],
    prizes=[Prize("Best Talk", "Temperate Reefs Symposium, Hobart", "2019-11", "1st Prize", "On urchins that wait", "https://reefs.example.org/2019/awards"), Prize("Young Researcher Grant", "Fonden Hav & Kust", "2018", "", "SEK 2.4 million over three years"), Prize("Ocean Hack Week", "Friday Bay Marine Station", "2016-08", "Runner-up", "Automatic measuring of urchin photographs", "", "hackathon")],
    works=[Work("urchinr", "R package that turns transect photographs into densities", ["R", "C++", "OpenCV"], "2017-03", "now", "https://urchinr.example.org"), Work("Kelp Diary", "Citizen dives logged by 230 hobby divers", ["PostgreSQL", "Django"], "2020", "2023", "https://kelpdiary.example.org")],
    tongues=[("Swedish", "native"), ("Norwegian", "fluent"), ("German", "basic")], likes=["Freediving", "Knitting"])

RUARIDH = Person(
    "Ruaridh MacAskill", "HGV Class 1 Driver", "ruaridh.macaskill@example.com", "+44 1632 960 417", "Portree, Isle of Skye",
    "Class 1 driver with a clean licence and single-track patience. Nights, ferries and livestock all fine.",
    [Role("HGV Driver", "Cuillin Haulage", "Portree", "2017-05", "now", ["Timber and general freight between Uig and Grangemouth", "Two winters without a missed ferry", "Trainer for new starters on single-track roads with passing places, in the dark and with caravans coming the other way", "Daily walk-round checks and defect reports on a tablet"]),
     Role("Livestock Driver", "J. & A. Nicolson", "Dingwall", "2013-03", "2017-04", ["Mart runs with up to 120 head", "Kept movement records that passed every inspection"]),
     Role("Fish Farm Operative", "Loch Bay Salmon", "Stein", "2009-06", "2013-02", ["Feeding, netting and boat work", "Skipper of the workboat from 2011", "Weekly sea-lice counts"]),
     Role("Postal Relief Driver", "Northern Isles Mail", "Portree", "2008-11", "2009-01", [])],
    [Study("Portree Technical School", "Portree", "Highers", "English, Mathematics", "", "2007")],
    {"": ["Load securing", "Livestock handling", "Tachograph records", "Basic diesel repair", "Gaelic-speaking customers"]},
    cards=[Card("Driver CPC", "Highland Transport Training", "2023-08", "https://cpc.example.net/d/90412"), Card("ADR Tanks and Packages", "Highland Transport Training", "2022-02"), Card("HIAB Lorry Loader", "ALLMI Scotland", "2019")],
    prizes=[Prize("Driver of the Year", "Highland Hauliers' Guild", "2021", "3rd place", "", "https://hauliers.example.org/2021", "competition")], tongues=[("Scottish Gaelic", "native")], likes=["Shinty"], helping=[Role("Coastguard Rescue Officer", "Staffin Coastguard", "Staffin", "2015", "now")])
