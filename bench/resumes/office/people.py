"""Invented people from many walks of life."""

from .person import NOW, Award, Certificate, Job, Person, Project, School

MAEVE = Person(
    "Maeve O’Driscoll-Hahn", "Paediatric Nurse", "maeve.odriscollhahn@example.org", "+353 20 911 0147", "Douglas, Cork, Ireland",
    "Children’s nurse with eleven years on acute wards and two in the community. I am at my best with anxious parents, long nights and students who are about to find out they are good at this.",
    jobs=(
        Job("Mercyvale University Hospital", "Clinical Nurse Manager 1, Seahorse Ward", "Cork", (2021, 2), NOW, (
            "Run a 22-bed respiratory and surgical ward with 31 nurses and four healthcare assistants",
            "Rewrote the bronchiolitis pathway with two registrars; average stay fell from 3.4 to 2.6 days over two winters",
            "Introduced a ten-minute safety huddle at 07:40 that the surgical floor has since copied")),
        Job("Mercyvale University Hospital", "Staff Nurse (Paediatrics)", "Cork", (2016, 9), (2021, 2), (
            "Cared for post-operative cardiac and orthopaedic children from newborn to sixteen",
            "Preceptor to nineteen undergraduate nurses, all of whom qualified")),
        Job("Little Harbour Homecare", "Community Children’s Nurse", "Cobh", (2014, 1), (2015, 10), text=
            "Visited up to six families a day across East Cork, mostly children on long-term ventilation and tube feeding, and taught parents and siblings to manage tracheostomy care at home."),
        Job("St Ita’s Nursing Home", "Healthcare Assistant (part-time)", "Midleton", (2010, 6), (2013, 8)),
    ),
    schools=(School("Lee Valley University College", "BSc", "Children’s and General Integrated Nursing", "Cork", 2009, 2013, "Second class honours, grade 1"),
             School("Institute of Child Health Blackwater", "Postgraduate Diploma", "Paediatric Respiratory Care", "", 2018, 2019)),
    certificates=(Certificate("Paediatric Advanced Life Support", "Irish Resuscitation Forum", (2023, 4)), Certificate("IV Cannulation and Venepuncture", "Mercyvale Centre of Nursing Education", (2016, 11)),
                  Certificate("Children First Safeguarding", "", (2022, 1))),
    awards=(Award("Nurse Preceptor of the Year", "Munster Nursing Council", 2019, "Nominated by students of three intakes"),),
    skills=(("Clinical", ("High-flow oxygen", "Tracheostomy care", "Paediatric early warning scores", "Pain assessment")), ("Ward", ("Rostering", "Incident review", "Student mentoring"))),
    languages=(("English", "native"), ("Irish", "fluent"), ("German", "B1")), interests=("sea swimming", "sean-nós singing"),
    second="+353 20 911 0199 (nights)", references=("Assumpta Kiely, Director of Nursing, Mercyvale University Hospital, a.kiely@example.org",),
    volunteering=(Job("Barretstown Pines Camp", "Camp nurse", "", (2017, 7), (2019, 7), ("One week each summer with children recovering from cancer",)),),
)

JORIS = Person(
    "JORIS P. VAN DER VELDE", "Marine Engineer / Diesel Mechanic", "j.p.vandervelde@example.net", "+44 7700 900 318", "Maassluis, NL",
    "Second engineer turned shore mechanic. Holder of all tickets up to 3000 kW. Looking for steady work in a yard between Rotterdam and Vlissingen.",
    jobs=(
        Job("Scheepswerf De Drie Gebroeders B.V.", "Workshop foreman engines", "Maassluis", (2020, 4), NOW, (
            "Plan the work of 9 mechanics and 3 apprentices over two slipways", "Rebuilt eleven MAN 6L and Deutz 620 engines for the inland fleet",
            "Set up the parts cage with barcodes, missing parts went from weekly to almost never")),
        Job("Noordzee Sleepdienst", "2nd Engineer, tug ZEELEEUW", "IJmuiden", (2014, 8), (2019, 12), (
            "Watchkeeping on twin Wärtsilä 8L26, azimuth thrusters and fire monitors", "Led two dry dockings in Gdynia, both finished before schedule")),
        Job("Rederij Koppelaar & Zn", "3rd engineer", "Terneuzen", (2011, 2), (2014, 6), ("Coasters 2,999 GT, Baltic and Biscay trade",)),
        Job("Garage Van Loon", "Apprentice truck mechanic", "", None, None),
    ),
    schools=(School("Maritieme Academie Holland aan Zee", "MBO 4", "Ship Technology", "", 2010, 2013), School("VMBO De Ruyter", "VMBO", "Metal and Vehicles", "Vlissingen", 2004, 2008)),
    certificates=(Certificate("STCW III/2 Second Engineer", "Shipping Inspectorate", (2014, 5)), Certificate("VCA-VOL", "SSVV", (2020, 6)), Certificate("Basic Safety Training", "Futura Maritime", (2019, 3))),
    skills=(("", ("Marine diesel overhaul", "Hydraulics", "TIG and MIG welding", "Crankshaft alignment", "Planned maintenance (AMOS)")),),
    languages=(("Dutch", "mother tongue"), ("English", "good"), ("German", "reasonable")), interests=("restoring a 1962 Laverda",), second="+44 1632 960 318",
    references=("Dhr. W. Gebroeders, Scheepswerf De Drie Gebroeders, +44 7700 900 001", "Capt. H. Koppelaar, available on request"),
)

SUNNIVA = Person(
    "Sunniva Brække Aalto", "Interaction & Textile Designer", "hei@sunniva-aalto.example.com", "+44 7700 900 655", "Bergen, Norway",
    "I design things that people touch: knitwear first, then car seats, now ticket machines and the apps that replace them.",
    jobs=(
        Job("Fjordbyen Transit", "Senior Product Designer", "Bergen", (2021, 9), NOW, (
            "Redesigned the ticket machine flow so that a first-time visitor pays in 38 seconds instead of 94",
            "Keep the design system Lyng (112 components, Figma and React) with one developer",
            "Test every second Thursday with travellers who are blind, in a hurry or seven years old")),
        Job("Studio Halvmåne", "Interaction Designer", "Oslo", (2018, 1), (2021, 8), (
            "Heating controls for a Nordic stove maker: 3 knobs became one, returns halved",
            "Wayfinding for Haukevik hospital together with two architects")),
        Job("Tidewool AS", "Knitwear Designer", "Stavanger", (2014, 8), (2017, 5), text="Two collections a year for a family mill; programmed Shima Seiki machines, negotiated yarn in Biella and wrote the care labels in four languages."),
        Job("Freelance", "Illustrator & pattern maker", "", (2013, 1), (2014, 7)),
    ),
    schools=(School("Vestlandets kunsthøgskole", "MA", "Design", "Bergen", 2011, 2013), School("Taideteollinen opisto Helsinki", "BA", "Textile Art", "Helsinki", 2008, 2011)),
    awards=(Award("Merket for God Form", "Nordisk Designråd", 2022, "For the accessible ticket machine"), Award("Young Patterns Competition", "Borås Textile Fair", 2015, "", "2nd Place", "competition")),
    projects=(Project("Garnbanken", "Swap site for leftover yarn, 4,300 members in two years", ("Svelte", "Supabase"), "2020 – 2022", "https://garnbanken.example.org"),
              Project("Slow Signs", "Self-published zine on hand-painted shop signs of the west coast", (), "2019")),
    skills=(("Design", ("Figma", "Usability testing", "Service blueprints", "Design tokens")), ("Code", ("HTML & CSS", "React", "Processing")), ("Textile", ("Machine knitting", "Jacquard", "Colour forecasting"))),
    languages=(("Norwegian", "C2"), ("Finnish", "C2"), ("English", "C1")), interests=("rag rugs", "cold-water rowing"), link="sunniva-aalto.example.com",
)

HYEJIN = Person(
    "KWON Hye-jin", "Patent Attorney", "kwon.hyejin@example.com", "+49 30 23125 077", "Mapo-gu, Seoul",
    "Korean and European patent attorney for semiconductors and displays. Fourteen years of drafting, oppositions and the occasional courtroom; qualified to act before the Unified Patent Court.",
    jobs=(
        Job("Baek, Yun & Partners", "Partner", "Seoul", (2022, 7), NOW, (
            "Lead the display group: 6 attorneys, 2 translators and about 240 pending families",
            "Defended a foldable-hinge portfolio in nine invalidation trials, seven won outright",
            "Set fixed fees for prosecution, which brought in four mid-sized clients within a year")),
        Job("Lindqvist Reuter Patentanwälte PartG mbB", "Associate, later Counsel", "Munich", (2016, 3), (2022, 6), (
            "Drafted and prosecuted OLED and memory cases for Asian applicants before the EPO",
            "Argued 23 oral proceedings, among them two before the Boards of Appeal")),
        Job("Hansol Microdevices", "In-house patent engineer", "Suwon", (2010, 12), (2015, 8), ("Screened some 900 invention reports from the etching line and filed the best hundred", "Built the claim charts for a cross-licence signed in 2014")),
    ),
    schools=(School("Ewon Women’s University", "LL.M.", "Intellectual Property Law", "Seoul", 2013, 2015), School("Daehan Institute of Science and Technology", "M.S.", "Electrical Engineering", "Daejeon", 2008, 2010, "Thesis: Low-temperature polysilicon under bending stress"),
             School("Daehan Institute of Science and Technology", "B.S.", "Physics", "Daejeon", 2004, 2008)),
    certificates=(Certificate("European Qualifying Examination", "European Patent Office", (2019, 7), "https://eqe.example.org/list/2019"), Certificate("Korean Patent Attorney", "Korean Intellectual Property Office", (2012, 11))),
    skills=(("Practice", ("Claim drafting", "Opposition and appeal", "Freedom-to-operate", "Licensing")), ("Technology", ("OLED", "DRAM", "Thin-film transistors"))),
    languages=(("Korean", "native"), ("German", "C1"), ("English", "C2"), ("Japanese", "reading")),
    works=("Kwon, H. (2021). Plausibility after G 2/21: a view from the display industry. Patent Quarterly 12(3), 44–58.",), second="hj.kwon@example.org", memberships=("Asian Patent Circle, board member since 2023",),
)

TOMAS = Person(
    "Tomás de la Fuente y Ríos", "Head Chef", "tomas.delafuente@example.com", "+1 (305) 555-0139", "Valencia, Spain",
    "Cook since the age of sixteen. Rice, fire and fish; calm brigades and clean books.",
    jobs=(
        Job("Casa Perelló", "Head Chef", "Valencia", (2019, 3), NOW, (
            "64 covers, brigade of 11, food cost steady at 27 % since the second season", "Wrote a menu of nine rices around what the lonja of Cullera lands before noon",
            "Closed the kitchen on Mondays and lost no revenue: staff turnover dropped to two people in three years")),
        Job("The Gilded Oyster", "Sous Chef", "Miami, FL", (2015, 10), (2018, 11), ("Ran the pass for 180 covers on weekend nights", "Opened the raw bar and its supply chain from Apalachicola")),
        Job("Grupo Restaurador Levante S.L.", "Chef de partie – fish", "Alicante", (2012, 5), (2015, 9), ("Held the fish station in two of the group’s four houses",)),
        Job("Bodega El Trinquete", "Kitchen porter, then commis", "Valencia", None, (2012, 4)),
    ),
    schools=(School("Escuela de Hostelería Jaume Roig", "Técnico Superior", "Dirección de Cocina", "Valencia", 2010, 2012),),
    certificates=(Certificate("ServSafe Manager", "National Restaurant Association", (2016, 2)), Certificate("Food Handler, Higher Level", "Generalitat Valenciana", (2019, 1))),
    awards=(Award("Copa Mundial del Arroz", "Cofradía Arroz y Leña", 2021, "Final against cooks from eleven countries", "3rd place", "competition"), Award("Sol Joven", "Guía Mesa y Mantel", 2020)),
    skills=(("Kitchen", ("Rice dishes", "Live fire cooking", "Fish butchery", "Menu costing")), ("Office", ("HACCP", "Stock control", "Apicbase"))),
    languages=(("Spanish", "native"), ("Valencian", "native"), ("English", "C1")), interests=("pelota", "orange grafting"), second="cocina.delafuente@example.net",
)

ABDULLAH = Person(
    "Abdullah bin Rashid Al-Farsi", "Supply Chain & Port Operations", "a.alfarsi@example.net", "+44 1632 960 284", "Sohar, Sultanate of Oman",
    "Logistics manager with 12 years between quay, customs and warehouse in the Gulf.",
    jobs=(
        Job("Batinah Freezone Logistics LLC", "Operations Manager", "Sohar", (2020, 1), NOW, (
            "Responsible for a 38,000 sqm bonded warehouse, 140 staff on three shifts and an annual budget of OMR 2.1m",
            "Moved inventory from spreadsheets to SAP EWM in five months without closing the doors", "Truck turnaround down from 71 to 34 minutes after a slot-booking system for hauliers")),
        Job("Gulf Lighterage & Stevedoring", "Terminal Shift Superintendent", "Jebel Ali", (2015, 6), (2019, 12), (
            "Supervised ship-to-shore gangs on vessels up to 14,000 TEU", "Chaired the weekly near-miss meeting; lost-time injuries fell to zero in 2018")),
        Job("Al Hajar Customs Clearing Est.", "Customs broker", "Muscat", (2012, 9), (2015, 5), ("Cleared project cargo for two desalination plants",)),
    ),
    schools=(School("Sultan Said University", "Bachelor of Business Administration", "Logistics and Transport", "Muscat", 2008, 2012), School("Erasmus Port Business School", "Executive MBA", "", "Rotterdam (blended)", 2022, (2026,))),
    certificates=(Certificate("CSCP", "ASCM", (2018, 10)), Certificate("Lean Six Sigma Green Belt", "Gulf Quality Institute", (2021, 3)), Certificate("IATA Dangerous Goods Cat. 6", "IATA", (2023, 5))),
    awards=(Award("Safety Leader of the Year", "Ports Association of the Gulf", 2018),),
    skills=(("Systems", ("SAP EWM", "Navis N4", "Power BI")), ("Operations", ("Bonded warehousing", "Slot booking", "Dangerous goods", "Tender writing", "Shift planning"))),
    languages=(("Arabic", "mother tongue"), ("English", "fluent"), ("Hindi", "conversational")),
    volunteering=(Job("Oman Red Crescent", "Relief convoy coordinator", "", (2021, 10), (2021, 12), ("Cyclone Shaheen response",)),),
)

DELPHINE = Person(
    "Q. Delphine Marchetti", "Computer Engineering Student", "qdmarchetti@example.edu", "(617) 555-0182", "Somerville, MA",
    "Third-year student who likes small computers in wet places. Seeking a summer 2026 internship in embedded systems.",
    jobs=(
        Job("Harborlight Robotics", "Firmware Intern", "Boston, MA", (2025, 6), (2025, 8), ("Ported the thruster driver from Arduino to Zephyr RTOS and cut idle draw by 40 mA", "Wrote the hardware-in-the-loop rig that now runs on each merge request")),
        Job("Kendrick College Makerspace", "Student Technician", "Somerville, MA", (2024, 1), NOW, ("Train newcomers on laser cutter, lathe and pick-and-place",)),
        Job("Gelateria Marchetti", "Counter & espresso", "Providence, RI", (2020, 6), (2022, 8)),
    ),
    schools=(School("Kendrick College", "B.S.", "Computer Engineering", "Somerville, MA", 2022, (2026,), "GPA 3.71/4.00; coursework: Operating Systems, Digital Signal Processing, Control"),),
    awards=(Award("HackTheHarbor", "Boston Ocean Alliance", 2024, "Tide-powered buoy that reports water temperature by text message", "1st Place", "hackathon"), Award("Dean’s List", "Kendrick College", 2023), Award("ICPC Northeast Regional", "ICPC Foundation", 2023, "", "11th of 94", "competition")),
    projects=(Project("Puddle", "Autonomous surface boat that maps algae in ponds; presented to the Mystic River council", ("C++", "ROS 2", "STM32"), "Fall 2024 – Spring 2025", "git.example.com/qdm/puddle"),
              Project("Bitcrank", "Hand-cranked game console with a 1-bit display and a compiler for its own tiny language", ("Rust", "KiCad"), "2023", "git.example.com/qdm/bitcrank"),
              Project("Laundry Lamp", "Lamp that turns green when the dorm washer stops", ("ESP32", "MQTT"))),
    skills=(("Languages", ("C", "C++", "Rust", "Python")), ("Hardware", ("STM32", "KiCad", "Oscilloscope", "Soldering 0402")), ("Tools", ("Git", "Zephyr", "CMake"))),
    languages=(("Italian", "heritage"), ("French", "intermediate")), interests=("accordion", "tide pools"), link="git.example.com/qdm",
)

THISTLEWOOD = Person(
    "R. J. Thistlewood", "Chief Financial Officer", "rj@thistlewood.example.org", "+44 7700 900 027", "Harrogate, North Yorkshire",
    "Finance director of private and listed manufacturers for twenty-five years. Three turnarounds, two flotations, one sale I advised against and then made a success of. Now seeking a last full-time post before a portfolio of boards.",
    jobs=(
        Job("Wharfedale Ceramics plc", "Chief Financial Officer", "Leeds", (2018, 5), NOW, (
            "Refinanced £185m of debt in March 2020 in nineteen days, at a lower margin than before", "Brought the pension deficit from £61m to a small surplus and completed the buy-in",
            "Closed the monthly accounts on working day four across eleven countries"), "Member of the executive board; responsible for finance, IT, property and investor relations (410 people)."),
        Job("Ostler & Penhaligon Ltd", "Group Finance Director", "Birmingham", (2012, 9), (2018, 3), ("Sold the fastenings division to a trade buyer for 9.4 times earnings", "Took the group to AIM in 2014; raised £48m, twice covered")),
        Job("Ostler & Penhaligon Ltd", "Financial Controller", "Birmingham", (2009, 1), (2012, 8), ("Replaced five ledgers by one", "Moved the audit after 31 years with the same firm")),
        Job("Société Générale de Robinetterie", "Directeur financier adjoint", "Lyon", (2005, 2), (2008, 11), text="Deputy to the finance director of a family-owned valve maker with works in Lyon, Brno and Chennai. Built the first consolidated forecast; wrote the plan that took the group through the autumn of 2008 without redundancies."),
        Job("Calderbrook Textiles", "Management Accountant", "Halifax", (2001, 6), (2005, 1), ("Costed 3,800 product lines from the loom upwards",)),
        Job("Hartshorn Pike LLP", "Audit Senior", "Manchester", (1998, 9), (2001, 5)),
        Job("Hartshorn Pike LLP", "Trainee Accountant", "Manchester", (1995, 9), (1998, 8)),
    ),
    schools=(School("University of the Pennines", "BA", "Economics and French", "", 1992, 1995, "Upper second"), School("Institut de Gestion de Fourvière", "Advanced Management Programme", "", "Lyon", None, 2007)),
    certificates=(Certificate("FCA", "Institute of Chartered Accountants", (1998, 0)), Certificate("Diploma in Corporate Treasury", "Association of Treasurers", (2003, 0))),
    awards=(Award("Finance Leader of the Year", "Yorkshire Business Circle", 2021, "For the refinancing of spring 2020"),),
    skills=(("", ("Debt and equity raising", "Turnaround", "Pensions", "M&A", "Investor relations", "IFRS")),),
    languages=(("French", "fluent"),), interests=("bell ringing", "fell walking"),
    volunteering=(Job("Nidd Valley Hospice", "Honorary Treasurer", "", (2016, 4), NOW, ("Saw the charity through the building of its new wing",)),),
    memberships=("Livery Company of Potters, freeman",),
)

AYRTON = Person(
    "Ayrton Teixeira Brandão", "Junior Data Analyst (formerly industrial electrician)", "ayrton.brandao@example.com", "+44 7700 900 871", "Setúbal, Portugal",
    "Nine years inside switch cabinets taught me to distrust a reading until I know the sensor. I now do the same with data.",
    jobs=(
        Job("Sado Energia Cooperativa", "Data Analyst (trainee)", "Setúbal", (2024, 9), NOW, ("Forecast hourly load of 2,700 households from meter data, mean error 6.1 %", "Found 14 mis-wired meters by their phase pattern alone")),
        Job("Cimenteira do Outeiro, S.A.", "Maintenance electrician, kiln line 2", "Outão", (2017, 3), (2023, 6), ("Kept drives, PLCs and 6 kV switchgear of a 3,000 t/day kiln running", "Logged every stop by hand, then taught myself Python to see why Tuesdays were worst")),
        Job("Eletro Irmãos Brandão", "Electrician", "Palmela", (2014, 7), (2017, 2)),
    ),
    schools=(School("Academia de Código do Sado", "Postgraduate Certificate", "Data Science", "Setúbal", 2023, 2024), School("Escola Profissional de Setúbal", "Level 4 Diploma", "Electrical Installations", "", 2011, 2014)),
    certificates=(Certificate("PL-300 Power BI Data Analyst", "Microsoft", (2024, 6), "https://learn.example.com/c/pl300-4471"), Certificate("Authorised Electrician, Category I", "DGEG", (2015, 2))),
    projects=(Project("KilnWatch", "Detects bearing faults from motor current; presented at the Lisbon data meetup", ("Python", "pandas", "scikit-learn"), "2023 – 2024", "https://git.example.com/atb/kilnwatch"),
              Project("Marés", "Tide tables of the Sado estuary as a printable wall calendar", ("R", "ggplot2"), "2024")),
    awards=(Award("Datathon Setúbal", "Península Digital", 2024, "Predicting ferry delays from wind and tide", "2nd place", "hackathon"),),
    skills=(("Data", ("Python", "SQL", "Power BI", "Time series")), ("Electrical", ("PLC (Siemens S7)", "Medium-voltage switchgear", "Thermography"))),
    languages=(("Portuguese", "native"), ("English", "B2")), link="git.example.com/atb",
)

GUDRUN = Person(
    "Gudrun Weißenfels", "Sachgebietsleiterin Soziales", "gudrun.weissenfels@example.org", "030 23125 412", "Lindenstr. 14, 06667 Naumburg",
    "Verwaltungsfachwirtin mit zwanzig Jahren Erfahrung in Sozialamt und Kämmerei. Ich übersetze Gesetze in Formulare, die man ausfüllen kann.",
    jobs=(
        Job("Landratsamt Burgenaue", "Sachgebietsleiterin Hilfe zur Pflege", "Naumburg", (2019, 4), NOW, ("Leitung von 14 Sachbearbeiterinnen und Sachbearbeitern", "Einführung der elektronischen Akte für 3.900 laufende Fälle", "Bearbeitungsdauer von elf auf sechs Wochen gesenkt")),
        Job("Stadt Freyenburg", "Sachbearbeiterin Kämmerei", "Freyenburg", (2011, 8), (2019, 3), ("Haushaltsplanung für Schulen und Kitas (Volumen 7,2 Mio. €)", "Umstellung auf doppische Buchführung")),
        Job("Stadt Freyenburg", "Verwaltungsfachangestellte im Bürgerbüro", "Freyenburg", (2004, 9), (2008, 12), ("Meldewesen, Pässe, Gewerbeanmeldungen",)),
    ),
    schools=(School("Studieninstitut Saale-Unstrut", "Verwaltungsfachwirtin (VL II)", "", "Halle", 2014, 2016), School("Berufsschule Weißenau", "Ausbildung", "Verwaltungsfachangestellte", "", 2001, 2004), School("Domschule Burgenaue", "Abitur", "", "", None, 2001)),
    certificates=(Certificate("Führen im Öffentlichen Dienst", "Kommunalakademie Mitte", (2020, 11)), Certificate("Ausbildereignung (AEVO)", "IHK Halle-Dessau", (2013, 6))),
    skills=(("Recht", ("SGB XII", "SGB XI", "Kommunalhaushaltsrecht")), ("EDV", ("OPEN/PROSOZ", "SAP FI", "MS Excel"))),
    languages=(("Englisch", "B1"), ("Russisch", "Schulkenntnisse")), interests=("Chorgesang", "Streuobst"), lang="de",
    volunteering=(Job("Freiwillige Feuerwehr Roßbach", "Kassenwartin", "", (2012, 1), NOW),),
)

AURELIEN = Person(
    "Aurélien KOUASSI-LAMBERT", "Conducteur de travaux", "a.kouassi-lambert@example.net", "06 39 98 14 27", "Villeurbanne (69)",
    "Électricien de formation devenu conducteur de travaux : chantiers tertiaires de 0,5 à 6 M€, équipes de cinq à trente compagnons.",
    jobs=(
        Job("Bâtisseurs du Confluent", "Conducteur de travaux courants forts", "Lyon", (2021, 9), NOW, ("Réhabilitation du lycée Malaval : 4,1 M€, livré trois semaines avant la rentrée", "Suivi de neuf sous-traitants, zéro réserve majeure à la réception")),
        Job("Élec’Rhône SARL", "Chef d’équipe", "Vénissieux", (2018, 3), (2021, 8), ("Encadrement de six monteurs sur le tramway T9", "Formation de deux apprentis devenus ouvriers qualifiés")),
        Job("Élec’Rhône SARL", "Monteur électricien", "Vénissieux", (2014, 9), (2018, 2)),
        Job("Régie des Eaux de la Dombes", "Agent de maintenance (CDD)", "", (2013, 7), (2014, 6), text="Dépannage des stations de relevage, astreinte une semaine sur quatre et tenue du carnet d’entretien de vingt-deux postes."),
    ),
    schools=(School("CFA du Bâtiment Tony-Garnier", "BTS", "Électrotechnique", "Lyon", 2011, 2013), School("Lycée Barthélemy-Fontanel", "Baccalauréat professionnel", "Électricité", "Lyon", 2008, 2011)),
    certificates=(Certificate("Habilitation B2V-BC", "Formarhône", (2022, 3)), Certificate("CACES R486 catégorie B", "Levage Sud-Est", (2020, 10)), Certificate("Sauveteur secouriste du travail", "", (2023, 1))),
    skills=(("", ("Lecture de plans", "AutoCAD", "Caneco BT", "Planification MS Project", "Métrés", "Gestion de la sous-traitance")),),
    languages=(("Français", "langue maternelle"), ("Anglais", "B1"), ("Baoulé", "courant")), interests=("trail", "cuisine ivoirienne"), lang="fr",
)

PRISCILLA = Person(
    "Priscilla Mbeki-Hughes", "Primary Teacher, Maths Lead", "p.mbekihughes@example.org", "01632 960 719", "Swansea",
    "Key Stage 2 teacher who thinks every child can enjoy fractions. Ten years in the classroom in Gqeberha and Swansea.",
    jobs=(
        Job("Ysgol Gynradd Bryn Eithin", "Year 5 Teacher and Mathematics Lead", "Swansea", (2020, 9), NOW, ("Wrote the school’s calculation policy and trained 17 colleagues in it", "Share of pupils at or above the expected level rose from 58 to 79 per cent in three years", "Run the chess club: 40 members, most of them girls")),
        Job("Mumbles Bay Primary", "Supply teacher", "Swansea", (2019, 10), (2020, 7)),
        Job("Walmer Heights Primary School", "Foundation Phase Teacher", "Gqeberha, South Africa", (2014, 1), (2019, 6), text="Taught Grade 3 classes of 42 in English and isiXhosa, led the feeding scheme and the after-care rota, and was elected to the governing body by the staff."),
    ),
    schools=(School("Algoa Metropolitan University", "BEd", "Foundation Phase", "Gqeberha", 2010, 2013, "cum laude"), School("Open University of Gower", "MA", "Mathematics Education", "", 2023, None)),
    certificates=(Certificate("Qualified Teacher Status", "Education Workforce Wales", (2020, 8)), Certificate("Level 3 Paediatric First Aid", "St Dyfrig Ambulance", (2024, 2))),
    awards=(Award("Teaching Star", "Swansea Bay Council", 2023, "One of five chosen from 212 nominations"),),
    skills=(("", ("Curriculum design", "Phonics", "White Rose Maths", "Seesaw", "Behaviour support", "Team teaching")),),
    languages=(("English", "fluent"), ("isiXhosa", "first language"), ("Welsh", "learner")), interests=("gospel choir", "allotment"),
    volunteering=(Job("Swansea Refugee Welcome", "Homework club tutor", "", (2021, 1), NOW, ("Two evenings a week with families from Sudan and Syria",)),),
)

WULANDARI = Person(
    "Wulandari", "Front Office Manager", "wulandari.fo@example.com", "+44 7700 900 460", "Denpasar, Bali",
    "Hotel professional with a memory for faces, opening experience in two resorts and patience after midnight.",
    jobs=(
        Job("The Kamboja Resort & Spa", "Front Office Manager", "Ubud", (2022, 11), NOW, ("Head of a team of 24 in reception, concierge and transport", "Guest score for arrival rose from 86 to 94 within a year", "Wrote the crisis plan that was used during the 2024 airport closure")),
        Job("PT Segara Biru Hospitality", "Duty Manager (pre-opening)", "Lombok", (2019, 5), (2022, 3), ("Recruited and trained the first forty employees", "Kept 12 staff housed and fed through the closure of 2020")),
        Job("Hotel Melati Jaya", "Receptionist / Night auditor", "Yogyakarta", (2016, 2), (2019, 4), ("Balanced the house every night for three years",)),
        Job("Kapal Pesiar Aurora Line", "Guest services trainee", "", (2015, 2), (2015, 11)),
    ),
    schools=(School("Politeknik Pariwisata Nusa", "Diploma III", "Hotel Management", "Yogyakarta", 2012, 2015),),
    certificates=(Certificate("Certified Front Desk Supervisor", "Hotel Institute of Asia", (2021, 9)), Certificate("TOEIC 905", "ETS", (2019, 2))),
    skills=(("", ("Opera PMS", "Revenue basics", "Complaint handling", "Rostering", "Night audit")),),
    languages=(("Indonesian", "native"), ("Javanese", "native"), ("English", "fluent"), ("Japanese", "JLPT N4")), interests=("gamelan", "freediving"),
)
