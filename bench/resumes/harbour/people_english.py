"""People whose résumés are in English."""

from kit.model import Card, Prize, Role, Work

from .model import Person, Study

OLUMIDE = Person(
    "Olumide Fashola-Grant", "Quayside crane operator", "olumide.fg@example.com", "07700 900417", "Felixstowe, UK",
    "Ship-to-shore crane driver with eleven years on the quay. Never had a dropped box, and I train newcomers on the simulator.",
    [Role("Ship-to-Shore Crane Operator", "Landguard Container Terminal", "Felixstowe", "2018-04", "now",
         ["Average 31 moves an hour across twelve-hour shifts on super post-Panamax cranes", "Mentor for six trainees, all of whom passed first time",
          "Sit on the joint wind-limit committee after the gale of 2022"]),
     Role("Rubber-Tyred Gantry Driver", "Landguard Container Terminal", "Felixstowe", "2014-09", "2018-03", ["Stacked and delivered boxes for road hauliers, nights only", "Reported sway-sensor faults that led to a fleet-wide recall"]),
     Role("Lasher and Deckhand", "Marsh & Sons Stevedores", "Tilbury", "2012-05", "2014-08", ["Secured deck cargo to the lashing plan and checked twist-locks"]),
     Role("Warehouse Operative", "", "Lagos", "2009", "2011")],
    [Study("Orwell Maritime College", "Ipswich", "Level 3 Diploma", "Port Operations", "2013-09", "2014-07", short="L3 Dip."), Study("St Gregory’s College", "Lagos", "Senior School Certificate", "", "2002-09", "2008-06", short="SSCE")],
    {"Plant": ["ship-to-shore cranes", "RTG cranes", "reach stackers"], "Paperwork": ["lift plans", "near-miss reports", "Navis N4"]},
    street="14 Langer Road, Felixstowe IP11 2BX", cards=[Card("Lifting Operations Supervisor", "CPCS", "2021-06"), Card("Slinger / Signaller A40", "NPORS", "2016-02"), Card("First Aid at Work", "St John Ambulance", "2023-11")],
    prizes=[Prize("Safe Hands Award", "Port Skills Trust", "2022", story="Three years without a lost-time incident on my crane")], tongues=[("English", "fluent"), ("Yoruba", "native")], likes=["five-a-side football", "gospel choir"], email2="o.fashola@example.net")

INES = Person(
    "Ines van der Meulen", "Marine ecologist", "ines@vdmeulen.example.org", "+31 6 5550 1184", "Den Helder, Netherlands",
    "Field ecologist who counts what lives on the sea bed, and explains to ministries why it matters.",
    [Role("Senior Benthic Ecologist", "Waddenzee Research Foundation", "Den Helder", "2019-10", "now",
         ["Designed the grab-sampling grid for 140 stations between Texel and Borkum", "Leads a team of four divers and two lab technicians", "Wrote the seagrass chapter of the 2023 quality status report"]),
     Role("Postdoctoral Fellow", "University of Galway, Ryan Institute", "Galway", "2017-01", "2019-09", ["Traced the spread of the Pacific oyster with environmental DNA from 60 bays"]),
     Role("Fisheries Observer", "Noordzee Visserij Coöperatie U.A.", "IJmuiden", "2011-05", "2012-08", [], "Recorded by-catch aboard beam trawlers, three weeks at sea at a time.")],
    [Study("University of Groningen", "Groningen", "Doctor of Philosophy", "Marine Biology", "2012-09", "2016-12", "Thesis: Cockles after dredging", short="PhD"),
     Study("Wageningen University", "Wageningen", "Master of Science", "Ecology", "2009-09", "2011-02", "cum laude", short="MSc")],
    {"Field": ["grab sampling", "scientific diving", "seagrass mapping"], "Desk": ["R", "QGIS", "PRIMER-e", "grant writing"]},
    street="Binnenhaven 33, 1781 BK Den Helder", cards=[Card("European Scientific Diver", "ESDP", "2013-07"), Card("STCW Basic Safety", "STC Training Centre", "2022-03")],
    prizes=[Prize("Young Benthos Researcher Prize", "Netherlands Society of Marine Sciences", "2016-11", story="For the best doctoral thesis of the year"), Prize("Travel Grant", "Royal Coastal Fund", "2014")],
    works=[Work("OysterTrack", "Open map of Pacific oyster records reported by walkers and anglers", ["Leaflet", "PostGIS", "Python"], "2018-02", "2019-05", "oystertrack.example.org")],
    tongues=[("Dutch", "native"), ("English", "C2"), ("German", "B1")], likes=["cold-water swimming"])

RHIANNON = Person(
    "RHIANNON TUDOR", "Head chef", "rhiannon@tudorcooks.example.com", "+44 7700 900288", "Aberystwyth, Wales",
    "I cook what comes off the boats and the hills within forty miles. Calm pass, low waste, happy apprentices.",
    [Role("Head Chef", "Gwesty’r Gorwel", "Aberystwyth", "2020-03", "now", ["Took a 46-cover hotel restaurant from closure risk to a waiting list", "Cut food cost from 38% to 29% by butchering whole lambs in house", "Four apprentices kept on after their training"]),
     Role("Sous Chef", "The Salt Larder", "Bristol", "2016-07", "2020-02", ["Ran the fish section and wrote the weekly market menu", "Stood in for the head chef during a nine-month leave"]),
     Role("Chef de Partie", "Brasserie Lafargue & Cie", "Lyon", "2014-01", "2016-05", ["Sauces and garnish for 120 covers a night"]),
     Role("Private chef on sailing yachts", "", "Mediterranean", "2013", "2013")],
    [Study("Coleg Ceredigion", "Cardigan", "Foundation Degree", "Culinary Arts", "2010-09", "2012-06", "Distinction", short="FdA")],
    {"Kitchen": ["whole-animal butchery", "fish filleting", "fermentation", "menu costing"], "Office": ["rota planning", "allergen records"]},
    street="Flat 2, 9 Marine Terrace, Aberystwyth SY23 2AZ", cards=[Card("Level 4 Food Safety", "Highfield", "2021"), Card("Personal Licence", "Ceredigion County Council", "2020-05")],
    prizes=[Prize("Welsh National Chef of the Year", "Culinary Association of Wales", "2023-02", place="2nd Place", type="competition"), Prize("Bib of the Coast", "Cambrian Food Guide", "2022")],
    works=[Work("Tide to Table", "Supper club on the harbour wall with six fishing families", [], "2021-05", "2023-09")],
    tongues=[("Welsh", "first language"), ("French", "good")], likes=["surfing", "foraging"])

KAVEH = Person(
    "Kaveh Daneshvar", "Embedded software engineer", "kaveh.daneshvar@example.com", "(604) 555-0139", "Burnaby, BC",
    "Firmware engineer for devices that must not stop: insulin pumps, lift controllers, and now sonar buoys.",
    [Role("Principal Firmware Engineer", "Saltchuck Instruments Inc.", "North Vancouver", "2021-08", "now",
         ["Brought up a new STM32H7 board in five weeks, including the bootloader", "Halved the power draw of a drifting buoy by rewriting the radio scheduler", "Set up hardware-in-the-loop tests that run on each merge"]),
     Role("Embedded Developer II", "Cascadia Lift Works Ltd.", "Burnaby", "2017-02", "2021-07", ["Ported the door controller from bare metal to Zephyr", "Wrote the CAN diagnostics that field crews use every day"]),
     Role("Embedded Developer I", "Cascadia Lift Works Ltd.", "Burnaby", "2015-06", "2017-01", ["Fixed timing faults in the brake monitor"]),
     Role("Co-op Student", "Medrova Devices", "Toronto", "2014-05", "2014-12")],
    [Study("Simon Fraser University", "Burnaby", "Master of Engineering", "Electrical and Computer Engineering", "2015-09", "2017-04", short="MEng"),
     Study("University of Waterloo", "Waterloo", "Bachelor of Applied Science", "Computer Engineering", "2010-09", "2015-04", "GPA 3.7/4.0", short="BASc")],
    {"Languages": ["C", "C++17", "Rust", "Python"], "Platforms": ["Zephyr", "FreeRTOS", "STM32", "nRF52"], "Lab": ["oscilloscopes", "JTAG", "CANoe"]},
    street="4120 Hastings Street, Burnaby, BC V5C 2J4", cards=[Card("Functional Safety Engineer", "TÜV Rheinland", "2020-10"), Card("AWS Certified Developer – Associate", "Amazon Web Services", "2023-04")],
    prizes=[Prize("Pacific Hardware Hackathon", "MakeWest", "2019-03", place="1st Place", story="Avalanche beacon with mesh radio", type="hackathon"), Prize("Dean’s List", "University of Waterloo", "2014")],
    works=[Work("tinylog-rs", "No-allocation logging for microcontrollers, used in three commercial products", ["Rust", "defmt", "GitHub Actions"], "2022", "now", "github.example.com/kdanesh/tinylog-rs"),
     Work("Garden Frost Alarm", "Battery sensor that wakes the grower two hours before frost", ["nRF52", "LoRaWAN", "KiCad"], "2020", "2021")],
    tongues=[("Farsi", "native"), ("English", "fluent")], likes=["bouldering"], email2="kdanesh@alumni.example.edu")

MELE = Person(
    "Mele Tupou", "Registered midwife", "mele.tupou@example.net", "+64 21 555 0176", "Māngere, Auckland",
    "Midwife for Pasifika families in South Auckland, at home and on the ward. I work in Tongan and English.",
    [Role("Community Midwife", "Talanoa Midwives Collective", "Māngere", "2019-02", "now", ["Caseload of 45 women a year, two thirds of them home or birth-centre births", "Started a Saturday antenatal class at the church hall; 30 couples so far"]),
     Role("Staff Midwife", "Manukau District Hospital", "Ōtāhuhu", "2015-03", "2019-01", ["Rostered across birthing suite, postnatal ward and assessment", "Trained new staff in perineal repair"]),
     Role("Caregiver", "Rosewood Rest Home", "Papatoetoe", "2010", "2012")],
    [Study("Auckland Institute of Technology", "Auckland", "Bachelor of Health Science", "Midwifery", "2012-02", "2014-11", short="BHSc"), Study("Māngere Girls’ High School", "Auckland", "NCEA Level 3", "", "2005-02", "2009-12", short="NCEA L3")],
    {"Clinical": ["water birth", "perineal repair", "newborn examination", "breastfeeding support"], "Other": ["group teaching", "interpreting"]},
    street="7 Kirkbride Road, Māngere, Auckland 2022", cards=[Card("Annual Practising Certificate", "Midwifery Council of New Zealand", "2024-04"), Card("Neonatal Life Support", "NZ Resuscitation Council", "2023-09")],
    prizes=[Prize("Pasifika Midwife of the Year", "Aotearoa Midwifery Forum", "2022-05")], tongues=[("Tongan", "native"), ("Samoan", "basic")], likes=["outrigger paddling", "weaving"])

NGOC = Person(
    "NGUYEN Thi Bich Ngoc", "Supply planner", "ngoc.nguyen@example.org", "+84 28 5550 0123", "Thu Duc City, Ho Chi Minh City",
    "Planner for garments and footwear, at ease between factory floor, freight forwarder and finance.",
    [Role("Regional Supply Planning Manager", "Orient Stride Footwear Co., Ltd", "Ho Chi Minh City", "2020-11", "now", ["Plans 9 factories and 2.4 million pairs a month", "Lowered air freight by USD 1.1 million through earlier leather booking", "Speaks for planning in the monthly S&OP round"]),
     Role("Production Planner", "Saigon Thread JSC", "Bien Hoa", "2016-06", "2020-10", ["Balanced 24 sewing lines against dye-house capacity", "Built the first shared order book in Excel, later moved to SAP"]),
     Role("Merchandising Assistant", "Binh Minh Garment", "Di An", "2014-08", "2016-05", ["Sample follow-up for two Scandinavian brands"])],
    [Study("Southern Institute of Technology", "Ho Chi Minh City", "Master of Business Administration", "Operations Management", "2018-09", "2020-06", short="MBA"),
     Study("Lac Hong Polytechnic", "Bien Hoa", "Bachelor of Engineering", "Textile Technology", "2010-09", "2014-07", "Grade: 8.1/10", short="BEng")],
    {"Systems": ["SAP IBP", "Kinaxis", "Power BI", "SQL"], "Methods": ["S&OP", "demand sensing", "line balancing"]},
    street="21/5 Vo Van Ngan Street, Thu Duc City, Ho Chi Minh City", cards=[Card("Certified Supply Chain Professional", "ASCM", "2019-12"), Card("Lean Six Sigma Green Belt", "IASSC", "2017-08")],
    prizes=[Prize("Planner of the Quarter", "Orient Stride Footwear", "2022-09"), Prize("Kaizen Cup", "Dong Nai Industry Board", "2018", place="3rd Place", story="For cutting changeover from 50 to 18 minutes", type="competition")],
    works=[Work("Leather Radar", "Dashboard that warns when hides run short, eight weeks ahead", ["Power BI", "SQL", "Python"], "2021", "2022")],
    tongues=[("Vietnamese", "native"), ("English", "IELTS 7.5"), ("Mandarin", "HSK 3")], likes=["badminton"])

DECLAN = Person(
    "Declan P. O’Hanrahan", "Solicitor", "declan@ohanrahan.example.com", "+353 20 915 0148", "Limerick",
    "Property and agricultural law for families, co-operatives and the odd wind farm. Plain letters, short bills.",
    [Role("Partner", "Clohessy Bourke LLP", "Limerick", "2017-01", "now", ["Heads the rural property desk: three solicitors, two legal executives", "Closed the consolidation of 61 holdings for the Shannonside dairy co-operative"]),
     Role("Associate Solicitor", "Clohessy Bourke LLP", "Limerick", "2012-10", "2016-12", ["Conveyancing, probate and farm succession", "Conducted 40 Land Registry first registrations a year"]),
     Role("Trainee Solicitor", "Messrs Garvey, Hartigan & Daly", "Ennis", "2010-09", "2012-09"), Role("Intern", "Law Reform Commission", "Dublin", "", "")],
    [Study("Law Society of Ireland", "Dublin", "Diploma", "Legal Practice", "2010-09", "2012-06", short="Dip."), Study("University College Cork", "Cork", "Bachelor of Civil Law", "", "2006-09", "2010-05", "2:1 honours", short="BCL")],
    {"Law": ["conveyancing", "probate", "farm succession", "easements"], "Practice": ["Clio", "mediation", "drafting"]},
    street="3 Pery Square, Limerick V94 T2KX", cards=[Card("Accredited Mediator", "Mediators’ Institute of Ireland", "2018-03"), Card("Trust and Estate Practitioner", "STEP", "2015-11")],
    prizes=[Prize("Rural Lawyer of the Year", "Munster Law Awards", "2021-10", story="Named for work on commonage disputes"), Prize("Moot Court Shield", "University College Cork", "2009", place="Winner", type="competition")], tongues=[("Irish", "fluent")], likes=["hurling", "beekeeping"])

SAGAL = Person(
    "Sagal Warsame", "Data analytics student", "sagal.warsame@example.edu", "612-555-0193", "Minneapolis, MN",
    "Statistics student who likes messy public data. Looking for a first post in transport or health analytics.",
    [Role("Data Intern", "Twin Rivers Transit Authority", "St. Paul", "2024-05", "2024-08", ["Matched 2.1 million fare taps to stops and found nine ghost routes", "Presented to the board in August"]),
     Role("Peer Tutor", "Hiawatha State University Math Center", "Minneapolis", "2022-09", "now", ["Drop-in help with calculus and R, ten hours a week"]),
     Role("Cashier", "Halwa House", "Minneapolis", "2020-06", "2022-08")],
    [Study("Hiawatha State University", "Minneapolis", "Bachelor of Science", "Statistics", "2021-09", "2025-05", "GPA: 3.82", short="B.S."), Study("Cedar Riverside Academy", "Minneapolis", "High School Diploma", "", "2017-09", "2021-06", short="H.S. Diploma")],
    {"Code": ["R", "Python", "SQL", "Stata"], "Tools": ["Tableau", "Git", "ArcGIS Online"]},
    street="1801 Riverside Ave, Minneapolis, MN 55454", cards=[Card("Google Data Analytics Certificate", "Coursera", "2023-07")],
    prizes=[Prize("Gophers Datathon", "Minnesota Data Guild", "2023-10", place="2nd Place", story="Model of missed dialysis rides", type="hackathon"), Prize("President’s Scholarship", "Hiawatha State University", "2021")],
    works=[Work("Plow Map", "Which streets wait longest for the plow, from city GPS traces", ["Python", "GeoPandas", "Leaflet"], "2024-01", "2024-03", "plowmap.example.org"),
     Work("Quran School Attendance App", "Sign-in app for a weekend school of 140 pupils", ["Flutter", "Firebase"], "2022", "2023")],
    tongues=[("Somali", "native"), ("English", "native"), ("Arabic", "reading")], likes=["poetry slams", "basketball"])

RUBEN = Person(
    "Rubén Oyarzún Leal", "Lighting designer and stage technician", "hola@rubenoyarzun.example.com", "+56 2 5550 0166", "Valparaíso, Chile",
    "Lighting for theatre, dance and small opera. I draw, rig, focus and run the show myself when the budget asks for it.",
    [Role("Chief Electrician", "Teatro Municipal del Puerto", "Valparaíso", "2021-03", "now", ["Replaced 180 tungsten lanterns with LED within one closed season", "Crew of five; no cancelled performance since 2021"]),
     Role("Freelance lighting designer", "", "Santiago and on tour", "2016", "2021", ["Forty-two productions, among them La Pérgola and a tour of nine countries with a puppet opera"]),
     Role("Moving-light technician", "Southern Cross Cruises", "at sea", "2014-11", "2015-12", ["Nightly shows aboard; programmed grandMA2 between ports"]),
     Role("Stagehand", "Sala Negra", "Valparaíso", "2012", "2014")],
    [Study("Instituto Profesional Arcos del Sur", "Santiago", "Technical Degree", "Stage Lighting", "2010-03", "2012-12", short="Tech. Deg.")],
    {"Consoles": ["grandMA3", "ETC Eos", "Hog 4"], "Drawing": ["Vectorworks Spotlight", "WYSIWYG"], "Rigging": ["truss", "motor hoists", "working at height"]},
    street="Pasaje Gálvez 48, Cerro Concepción, Valparaíso", cards=[Card("ETCP Entertainment Electrician", "ESTA", "2019-06"), Card("Rope Access Level 1", "IRATA", "2022-01")],
    prizes=[Prize("Best Lighting Design", "Círculo de Críticos de Valparaíso", "2019", story="For the puppet opera El Faro"), Prize("Prague Quadrennial selection", "National Arts Council", "2023-06")],
    works=[Work("El Faro", "Touring puppet opera lit from inside a nine-metre lighthouse", ["grandMA3", "Vectorworks Spotlight"], "2018", "2020")],
    tongues=[("Spanish", "native"), ("English", "B2")], likes=["kite building"])

HANNELORE = Person(
    "Hannelore Swanepoel", "School principal", "h.swanepoel@example.org", "+27 21 555 0151", "Stellenbosch, South Africa",
    "Mathematics teacher turned principal. I like small classes, full libraries and staff meetings of forty minutes.",
    [Role("Principal", "Laerskool Bergrivier", "Paarl", "2018-01", "now", ["Bilingual primary with 640 pupils and 31 teachers", "Raised the grade 3 reading average from 54% to 71% in four years", "Won funding for a rainwater plant that serves the whole street"]),
     Role("Deputy Principal", "Helderberg Primary School", "Somerset West", "2013-01", "2017-12", ["Timetable, discipline and the mathematics department"]),
     Role("Mathematics Teacher", "Hoërskool Kaap Agulhas", "Bredasdorp", "2005-01", "2012-12", ["Grades 8 to 12; marker for the national examination from 2009"])],
    [Study("University of the Free State", "Bloemfontein", "Honours Bachelor of Education", "Educational Leadership", "2011-01", "2012-12", short="BEd Hons"), Study("Stellenbosch University", "Stellenbosch", "Bachelor of Science", "Mathematics", "2000-02", "2003-12", short="BSc"),
     Study("Stellenbosch University", "Stellenbosch", "Postgraduate Certificate", "Education", "2004", "2004", short="PGCE")],
    {"School": ["timetabling", "budgeting", "staff appraisal", "parent mediation"], "Digital": ["Google Classroom", "d6 Connect"]},
    street="18 Dorp Street, Stellenbosch 7600", cards=[Card("Registered Educator", "South African Council for Educators", "2005"), Card("Assessor and Moderator", "ETDP SETA", "2014-08")],
    prizes=[Prize("Provincial Teaching Award: Leadership", "Western Cape Education Department", "2021-11"), Prize("Long Service Medal", "Hoërskool Kaap Agulhas", "2012")], tongues=[("Afrikaans", "home language"), ("English", "fluent"), ("isiXhosa", "conversational")], likes=["choir", "trail running"])

LAKSHMI = Person(
    "Lakshmi Venkataraman", "Chief financial officer", "lakshmi.v@example.com", "+91 44 5550 0188", "Chennai, India",
    "Finance chief for industrial groups in change. Two listings, one turnaround and nineteen years of clean audits.",
    [Role("Chief Financial Officer", "Coromandel Castings Limited", "Chennai", "2019-06", "now", ["Led the public offering of 2021, subscribed eleven times", "Refinanced INR 640 crore of debt at 190 basis points less", "Chairs the risk committee"]),
     Role("Vice President, Group Finance", "Nilgiri Tea & Spice Holdings", "Coimbatore", "2012-04", "2019-05", ["Merged four ledgers into one within a year", "Turned a loss-making export arm round by leaving two markets"]),
     Role("Audit Manager", "Rao, Mistry & Associates", "Mumbai", "2007-07", "2012-03", ["Statutory audits of nine listed makers of machinery"]),
     Role("Articled Assistant", "Rao, Mistry & Associates", "Mumbai", "2004-06", "2007-06")],
    [Study("Deccan Institute of Management", "Bengaluru", "Post Graduate Diploma", "Finance", "2010-06", "2012-03", short="PGDM"), Study("University of Madras", "Chennai", "Bachelor of Commerce", "Accounting", "2001-06", "2004-04", "First class", short="B.Com")],
    {"Finance": ["treasury", "Ind AS", "investor relations", "mergers"], "Systems": ["SAP S/4HANA", "Hyperion", "Anaplan"]},
    street="12 Kasturi Ranga Road, Alwarpet, Chennai 600018", cards=[Card("Chartered Accountant", "ICAI", "2007-05"), Card("Certified Internal Auditor", "IIA", "2010-01")],
    prizes=[Prize("CFO of the Year, Mid-Cap", "Indian Finance Forum", "2022-03", story="Chosen among 210 nominees"), Prize("Women in Leadership List", "Southern Business Review", "2020")],
    works=[Work("Close in Five", "Cut the monthly close from eleven working days to five", ["Anaplan", "SAP S/4HANA"], "2020", "2021")],
    tongues=[("Tamil", "native"), ("Hindi", "fluent"), ("English", "fluent")], likes=["Carnatic music"])

SUKARDI = Person(
    "Sukardi", "Dive guide and boat captain", "sukardi@example.net", "+62 21 5550 0112", "Labuan Bajo, Indonesia",
    "Fifteen years under and on the water of Komodo. I know the currents, and I bring everyone home.",
    [Role("Cruise Director", "PT Bahari Pelangi", "Labuan Bajo", "2017-05", "now", ["Runs a 14-guest liveaboard with a crew of eleven", "Zero evacuations in 380 trips", "Writes the daily dive plan around the tide tables"]),
     Role("Dive Instructor", "Manta Rhythm Dive Resort", "Nusa Penida", "2012-03", "2017-04", ["Certified more than 900 open-water students in three languages"]),
     Role("Deckhand", "KM Sinar Laut", "Makassar", "2009", "2012")],
    [Study("SMK Pelayaran Makassar", "Makassar", "Vocational Diploma", "Fishing Vessel Navigation", "2006-07", "2009-06", short="SMK")],
    {"Water": ["drift diving", "nitrox blending", "rescue", "compressor upkeep"], "Shore": ["guest briefings", "stock orders"]},
    street="Jalan Soekarno Hatta 17, Labuan Bajo", cards=[Card("Master Scuba Diver Trainer", "PADI", "2014-09"), Card("60-Mile Captain’s Licence", "Harbour Master of Makassar", "2016-12"), Card("Emergency Oxygen Provider", "DAN", "2023-01")],
    prizes=[Prize("Clean Reef Hero", "Flores Tourism Board", "2020", story="Removed two tonnes of ghost net with volunteers")],
    works=[Work("Buoys for Batu Bolong", "Forty mooring buoys that spare the coral from anchors", [], "2019", "2021")],
    tongues=[("Indonesian", "native"), ("English", "good"), ("Japanese", "basic")], likes=["underwater photography"])
