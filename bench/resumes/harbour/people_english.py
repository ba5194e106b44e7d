"""People whose résumés are in English."""

from .model import Cert, Honour, Job, Person, Project, School

OLUMIDE = Person(
    "Olumide Fashola-Grant", "Quayside crane operator", "olumide.fg@example.com", "07700 900417", "Felixstowe, UK", "14 Langer Road, Felixstowe IP11 2BX",
    "Ship-to-shore crane driver with eleven years on the quay. Never had a dropped box, and I train newcomers on the simulator.",
    [Job("Ship-to-Shore Crane Operator", "Landguard Container Terminal", "Felixstowe", "2018-04", "now",
         ["Average 31 moves an hour across twelve-hour shifts on super post-Panamax cranes", "Mentor for six trainees, all of whom passed first time",
          "Sit on the joint wind-limit committee after the gale of 2022"]),
     Job("Rubber-Tyred Gantry Driver", "Landguard Container Terminal", "Felixstowe", "2014-09", "2018-03", ["Stacked and delivered boxes for road hauliers, nights only", "Reported sway-sensor faults that led to a fleet-wide recall"]),
     Job("Lasher and Deckhand", "Marsh & Sons Stevedores", "Tilbury", "2012-05", "2014-08", ["Secured deck cargo to the lashing plan and checked twist-locks"]),
     Job("Warehouse Operative", "", "Lagos", "2009", "2011")],
    [School("Level 3 Diploma", "L3 Dip.", "Port Operations", "Orwell Maritime College", "Ipswich", "2013-09", "2014-07"), School("Senior School Certificate", "SSCE", "", "St Gregory’s College", "Lagos", "2002-09", "2008-06")],
    {"Plant": ["ship-to-shore cranes", "RTG cranes", "reach stackers"], "Paperwork": ["lift plans", "near-miss reports", "Navis N4"]},
    [Cert("Lifting Operations Supervisor", "CPCS", "2021-06"), Cert("Slinger / Signaller A40", "NPORS", "2016-02"), Cert("First Aid at Work", "St John Ambulance", "2023-11")],
    [Honour("Safe Hands Award", "Port Skills Trust", "2022", "Three years without a lost-time incident on my crane")],
    [], [("English", "fluent"), ("Yoruba", "native")], ["five-a-side football", "gospel choir"], email2="o.fashola@example.net")

INES = Person(
    "Ines van der Meulen", "Marine ecologist", "ines@vdmeulen.example.org", "+31 6 5550 1184", "Den Helder, Netherlands", "Binnenhaven 33, 1781 BK Den Helder",
    "Field ecologist who counts what lives on the sea bed, and explains to ministries why it matters.",
    [Job("Senior Benthic Ecologist", "Waddenzee Research Foundation", "Den Helder", "2019-10", "now",
         ["Designed the grab-sampling grid for 140 stations between Texel and Borkum", "Leads a team of four divers and two lab technicians", "Wrote the seagrass chapter of the 2023 quality status report"]),
     Job("Postdoctoral Fellow", "University of Galway, Ryan Institute", "Galway", "2017-01", "2019-09", ["Traced the spread of the Pacific oyster with environmental DNA from 60 bays"]),
     Job("Fisheries Observer", "Noordzee Visserij Coöperatie U.A.", "IJmuiden", "2011-05", "2012-08", [], "Recorded by-catch aboard beam trawlers, three weeks at sea at a time.")],
    [School("Doctor of Philosophy", "PhD", "Marine Biology", "University of Groningen", "Groningen", "2012-09", "2016-12", "Thesis: Cockles after dredging"),
     School("Master of Science", "MSc", "Ecology", "Wageningen University", "Wageningen", "2009-09", "2011-02", "cum laude")],
    {"Field": ["grab sampling", "scientific diving", "seagrass mapping"], "Desk": ["R", "QGIS", "PRIMER-e", "grant writing"]},
    [Cert("European Scientific Diver", "ESDP", "2013-07"), Cert("STCW Basic Safety", "STC Training Centre", "2022-03")],
    [Honour("Young Benthos Researcher Prize", "Netherlands Society of Marine Sciences", "2016-11", "For the best doctoral thesis of the year"), Honour("Travel Grant", "Royal Coastal Fund", "2014")],
    [Project("OysterTrack", "Open map of Pacific oyster records reported by walkers and anglers", ["Leaflet", "PostGIS", "Python"], "2018-02", "2019-05", "oystertrack.example.org")],
    [("Dutch", "native"), ("English", "C2"), ("German", "B1")], ["cold-water swimming"])

RHIANNON = Person(
    "RHIANNON TUDOR", "Head chef", "rhiannon@tudorcooks.example.com", "+44 7700 900288", "Aberystwyth, Wales", "Flat 2, 9 Marine Terrace, Aberystwyth SY23 2AZ",
    "I cook what comes off the boats and the hills within forty miles. Calm pass, low waste, happy apprentices.",
    [Job("Head Chef", "Gwesty’r Gorwel", "Aberystwyth", "2020-03", "now", ["Took a 46-cover hotel restaurant from closure risk to a waiting list", "Cut food cost from 38% to 29% by butchering whole lambs in house", "Four apprentices kept on after their training"]),
     Job("Sous Chef", "The Salt Larder", "Bristol", "2016-07", "2020-02", ["Ran the fish section and wrote the weekly market menu", "Stood in for the head chef during a nine-month leave"]),
     Job("Chef de Partie", "Brasserie Lafargue & Cie", "Lyon", "2014-01", "2016-05", ["Sauces and garnish for 120 covers a night"]),
     Job("Private chef on sailing yachts", "", "Mediterranean", "2013", "2013")],
    [School("Foundation Degree", "FdA", "Culinary Arts", "Coleg Ceredigion", "Cardigan", "2010-09", "2012-06", "Distinction")],
    {"Kitchen": ["whole-animal butchery", "fish filleting", "fermentation", "menu costing"], "Office": ["rota planning", "allergen records"]},
    [Cert("Level 4 Food Safety", "Highfield", "2021"), Cert("Personal Licence", "Ceredigion County Council", "2020-05")],
    [Honour("Welsh National Chef of the Year", "Culinary Association of Wales", "2023-02", "", "competition", "2nd Place"), Honour("Bib of the Coast", "Cambrian Food Guide", "2022")],
    [Project("Tide to Table", "Supper club on the harbour wall with six fishing families", [], "2021-05", "2023-09")],
    [("Welsh", "first language"), ("French", "good")], ["surfing", "foraging"])

KAVEH = Person(
    "Kaveh Daneshvar", "Embedded software engineer", "kaveh.daneshvar@example.com", "(604) 555-0139", "Burnaby, BC", "4120 Hastings Street, Burnaby, BC V5C 2J4",
    "Firmware engineer for devices that must not stop: insulin pumps, lift controllers, and now sonar buoys.",
    [Job("Principal Firmware Engineer", "Saltchuck Instruments Inc.", "North Vancouver", "2021-08", "now",
         ["Brought up a new STM32H7 board in five weeks, including the bootloader", "Halved the power draw of a drifting buoy by rewriting the radio scheduler", "Set up hardware-in-the-loop tests that run on each merge"]),
     Job("Embedded Developer II", "Cascadia Lift Works Ltd.", "Burnaby", "2017-02", "2021-07", ["Ported the door controller from bare metal to Zephyr", "Wrote the CAN diagnostics that field crews use every day"]),
     Job("Embedded Developer I", "Cascadia Lift Works Ltd.", "Burnaby", "2015-06", "2017-01", ["Fixed timing faults in the brake monitor"]),
     Job("Co-op Student", "Medrova Devices", "Toronto", "2014-05", "2014-12")],
    [School("Master of Engineering", "MEng", "Electrical and Computer Engineering", "Simon Fraser University", "Burnaby", "2015-09", "2017-04"),
     School("Bachelor of Applied Science", "BASc", "Computer Engineering", "University of Waterloo", "Waterloo", "2010-09", "2015-04", "GPA 3.7/4.0")],
    {"Languages": ["C", "C++17", "Rust", "Python"], "Platforms": ["Zephyr", "FreeRTOS", "STM32", "nRF52"], "Lab": ["oscilloscopes", "JTAG", "CANoe"]},
    [Cert("Functional Safety Engineer", "TÜV Rheinland", "2020-10"), Cert("AWS Certified Developer – Associate", "Amazon Web Services", "2023-04")],
    [Honour("Pacific Hardware Hackathon", "MakeWest", "2019-03", "Avalanche beacon with mesh radio", "hackathon", "1st Place"), Honour("Dean’s List", "University of Waterloo", "2014")],
    [Project("tinylog-rs", "No-allocation logging for microcontrollers, used in three commercial products", ["Rust", "defmt", "GitHub Actions"], "2022", "now", "github.example.com/kdanesh/tinylog-rs"),
     Project("Garden Frost Alarm", "Battery sensor that wakes the grower two hours before frost", ["nRF52", "LoRaWAN", "KiCad"], "2020", "2021")],
    [("Farsi", "native"), ("English", "fluent")], ["bouldering"], email2="kdanesh@alumni.example.edu")

MELE = Person(
    "Mele Tupou", "Registered midwife", "mele.tupou@example.net", "+64 21 555 0176", "Māngere, Auckland", "7 Kirkbride Road, Māngere, Auckland 2022",
    "Midwife for Pasifika families in South Auckland, at home and on the ward. I work in Tongan and English.",
    [Job("Community Midwife", "Talanoa Midwives Collective", "Māngere", "2019-02", "now", ["Caseload of 45 women a year, two thirds of them home or birth-centre births", "Started a Saturday antenatal class at the church hall; 30 couples so far"]),
     Job("Staff Midwife", "Manukau District Hospital", "Ōtāhuhu", "2015-03", "2019-01", ["Rostered across birthing suite, postnatal ward and assessment", "Trained new staff in perineal repair"]),
     Job("Caregiver", "Rosewood Rest Home", "Papatoetoe", "2010", "2012")],
    [School("Bachelor of Health Science", "BHSc", "Midwifery", "Auckland Institute of Technology", "Auckland", "2012-02", "2014-11"), School("NCEA Level 3", "NCEA L3", "", "Māngere Girls’ High School", "Auckland", "2005-02", "2009-12")],
    {"Clinical": ["water birth", "perineal repair", "newborn examination", "breastfeeding support"], "Other": ["group teaching", "interpreting"]},
    [Cert("Annual Practising Certificate", "Midwifery Council of New Zealand", "2024-04"), Cert("Neonatal Life Support", "NZ Resuscitation Council", "2023-09")],
    [Honour("Pasifika Midwife of the Year", "Aotearoa Midwifery Forum", "2022-05")], [], [("Tongan", "native"), ("Samoan", "basic")], ["outrigger paddling", "weaving"])

NGOC = Person(
    "NGUYEN Thi Bich Ngoc", "Supply planner", "ngoc.nguyen@example.org", "+84 28 5550 0123", "Thu Duc City, Ho Chi Minh City", "21/5 Vo Van Ngan Street, Thu Duc City, Ho Chi Minh City",
    "Planner for garments and footwear, at ease between factory floor, freight forwarder and finance.",
    [Job("Regional Supply Planning Manager", "Orient Stride Footwear Co., Ltd", "Ho Chi Minh City", "2020-11", "now", ["Plans 9 factories and 2.4 million pairs a month", "Lowered air freight by USD 1.1 million through earlier leather booking", "Speaks for planning in the monthly S&OP round"]),
     Job("Production Planner", "Saigon Thread JSC", "Bien Hoa", "2016-06", "2020-10", ["Balanced 24 sewing lines against dye-house capacity", "Built the first shared order book in Excel, later moved to SAP"]),
     Job("Merchandising Assistant", "Binh Minh Garment", "Di An", "2014-08", "2016-05", ["Sample follow-up for two Scandinavian brands"])],
    [School("Master of Business Administration", "MBA", "Operations Management", "Southern Institute of Technology", "Ho Chi Minh City", "2018-09", "2020-06"),
     School("Bachelor of Engineering", "BEng", "Textile Technology", "Lac Hong Polytechnic", "Bien Hoa", "2010-09", "2014-07", "Grade: 8.1/10")],
    {"Systems": ["SAP IBP", "Kinaxis", "Power BI", "SQL"], "Methods": ["S&OP", "demand sensing", "line balancing"]},
    [Cert("Certified Supply Chain Professional", "ASCM", "2019-12"), Cert("Lean Six Sigma Green Belt", "IASSC", "2017-08")],
    [Honour("Planner of the Quarter", "Orient Stride Footwear", "2022-09"), Honour("Kaizen Cup", "Dong Nai Industry Board", "2018", "For cutting changeover from 50 to 18 minutes", "competition", "3rd Place")],
    [Project("Leather Radar", "Dashboard that warns when hides run short, eight weeks ahead", ["Power BI", "SQL", "Python"], "2021", "2022")],
    [("Vietnamese", "native"), ("English", "IELTS 7.5"), ("Mandarin", "HSK 3")], ["badminton"])

DECLAN = Person(
    "Declan P. O’Hanrahan", "Solicitor", "declan@ohanrahan.example.com", "+353 20 915 0148", "Limerick", "3 Pery Square, Limerick V94 T2KX",
    "Property and agricultural law for families, co-operatives and the odd wind farm. Plain letters, short bills.",
    [Job("Partner", "Clohessy Bourke LLP", "Limerick", "2017-01", "now", ["Heads the rural property desk: three solicitors, two legal executives", "Closed the consolidation of 61 holdings for the Shannonside dairy co-operative"]),
     Job("Associate Solicitor", "Clohessy Bourke LLP", "Limerick", "2012-10", "2016-12", ["Conveyancing, probate and farm succession", "Conducted 40 Land Registry first registrations a year"]),
     Job("Trainee Solicitor", "Messrs Garvey, Hartigan & Daly", "Ennis", "2010-09", "2012-09"), Job("Intern", "Law Reform Commission", "Dublin", "", "")],
    [School("Diploma", "Dip.", "Legal Practice", "Law Society of Ireland", "Dublin", "2010-09", "2012-06"), School("Bachelor of Civil Law", "BCL", "", "University College Cork", "Cork", "2006-09", "2010-05", "2:1 honours")],
    {"Law": ["conveyancing", "probate", "farm succession", "easements"], "Practice": ["Clio", "mediation", "drafting"]},
    [Cert("Accredited Mediator", "Mediators’ Institute of Ireland", "2018-03"), Cert("Trust and Estate Practitioner", "STEP", "2015-11")],
    [Honour("Rural Lawyer of the Year", "Munster Law Awards", "2021-10", "Named for work on commonage disputes"), Honour("Moot Court Shield", "University College Cork", "2009", "", "competition", "Winner")],
    [], [("Irish", "fluent")], ["hurling", "beekeeping"])

SAGAL = Person(
    "Sagal Warsame", "Data analytics student", "sagal.warsame@example.edu", "612-555-0193", "Minneapolis, MN", "1801 Riverside Ave, Minneapolis, MN 55454",
    "Statistics student who likes messy public data. Looking for a first post in transport or health analytics.",
    [Job("Data Intern", "Twin Rivers Transit Authority", "St. Paul", "2024-05", "2024-08", ["Matched 2.1 million fare taps to stops and found nine ghost routes", "Presented to the board in August"]),
     Job("Peer Tutor", "Hiawatha State University Math Center", "Minneapolis", "2022-09", "now", ["Drop-in help with calculus and R, ten hours a week"]),
     Job("Cashier", "Halwa House", "Minneapolis", "2020-06", "2022-08")],
    [School("Bachelor of Science", "B.S.", "Statistics", "Hiawatha State University", "Minneapolis", "2021-09", "2025-05", "GPA: 3.82"), School("High School Diploma", "H.S. Diploma", "", "Cedar Riverside Academy", "Minneapolis", "2017-09", "2021-06")],
    {"Code": ["R", "Python", "SQL", "Stata"], "Tools": ["Tableau", "Git", "ArcGIS Online"]},
    [Cert("Google Data Analytics Certificate", "Coursera", "2023-07")],
    [Honour("Gophers Datathon", "Minnesota Data Guild", "2023-10", "Model of missed dialysis rides", "hackathon", "2nd Place"), Honour("President’s Scholarship", "Hiawatha State University", "2021")],
    [Project("Plow Map", "Which streets wait longest for the plow, from city GPS traces", ["Python", "GeoPandas", "Leaflet"], "2024-01", "2024-03", "plowmap.example.org"),
     Project("Quran School Attendance App", "Sign-in app for a weekend school of 140 pupils", ["Flutter", "Firebase"], "2022", "2023")],
    [("Somali", "native"), ("English", "native"), ("Arabic", "reading")], ["poetry slams", "basketball"])

RUBEN = Person(
    "Rubén Oyarzún Leal", "Lighting designer and stage technician", "hola@rubenoyarzun.example.com", "+56 2 5550 0166", "Valparaíso, Chile", "Pasaje Gálvez 48, Cerro Concepción, Valparaíso",
    "Lighting for theatre, dance and small opera. I draw, rig, focus and run the show myself when the budget asks for it.",
    [Job("Chief Electrician", "Teatro Municipal del Puerto", "Valparaíso", "2021-03", "now", ["Replaced 180 tungsten lanterns with LED within one closed season", "Crew of five; no cancelled performance since 2021"]),
     Job("Freelance lighting designer", "", "Santiago and on tour", "2016", "2021", ["Forty-two productions, among them La Pérgola and a tour of nine countries with a puppet opera"]),
     Job("Moving-light technician", "Southern Cross Cruises", "at sea", "2014-11", "2015-12", ["Nightly shows aboard; programmed grandMA2 between ports"]),
     Job("Stagehand", "Sala Negra", "Valparaíso", "2012", "2014")],
    [School("Technical Degree", "Tech. Deg.", "Stage Lighting", "Instituto Profesional Arcos del Sur", "Santiago", "2010-03", "2012-12")],
    {"Consoles": ["grandMA3", "ETC Eos", "Hog 4"], "Drawing": ["Vectorworks Spotlight", "WYSIWYG"], "Rigging": ["truss", "motor hoists", "working at height"]},
    [Cert("ETCP Entertainment Electrician", "ESTA", "2019-06"), Cert("Rope Access Level 1", "IRATA", "2022-01")],
    [Honour("Best Lighting Design", "Círculo de Críticos de Valparaíso", "2019", "For the puppet opera El Faro"), Honour("Prague Quadrennial selection", "National Arts Council", "2023-06")],
    [Project("El Faro", "Touring puppet opera lit from inside a nine-metre lighthouse", ["grandMA3", "Vectorworks Spotlight"], "2018", "2020")],
    [("Spanish", "native"), ("English", "B2")], ["kite building"])

HANNELORE = Person(
    "Hannelore Swanepoel", "School principal", "h.swanepoel@example.org", "+27 21 555 0151", "Stellenbosch, South Africa", "18 Dorp Street, Stellenbosch 7600",
    "Mathematics teacher turned principal. I like small classes, full libraries and staff meetings of forty minutes.",
    [Job("Principal", "Laerskool Bergrivier", "Paarl", "2018-01", "now", ["Bilingual primary with 640 pupils and 31 teachers", "Raised the grade 3 reading average from 54% to 71% in four years", "Won funding for a rainwater plant that serves the whole street"]),
     Job("Deputy Principal", "Helderberg Primary School", "Somerset West", "2013-01", "2017-12", ["Timetable, discipline and the mathematics department"]),
     Job("Mathematics Teacher", "Hoërskool Kaap Agulhas", "Bredasdorp", "2005-01", "2012-12", ["Grades 8 to 12; marker for the national examination from 2009"])],
    [School("Honours Bachelor of Education", "BEd Hons", "Educational Leadership", "University of the Free State", "Bloemfontein", "2011-01", "2012-12"), School("Bachelor of Science", "BSc", "Mathematics", "Stellenbosch University", "Stellenbosch", "2000-02", "2003-12"),
     School("Postgraduate Certificate", "PGCE", "Education", "Stellenbosch University", "Stellenbosch", "2004", "2004")],
    {"School": ["timetabling", "budgeting", "staff appraisal", "parent mediation"], "Digital": ["Google Classroom", "d6 Connect"]},
    [Cert("Registered Educator", "South African Council for Educators", "2005"), Cert("Assessor and Moderator", "ETDP SETA", "2014-08")],
    [Honour("Provincial Teaching Award: Leadership", "Western Cape Education Department", "2021-11", "", "achievement"), Honour("Long Service Medal", "Hoërskool Kaap Agulhas", "2012")],
    [], [("Afrikaans", "home language"), ("English", "fluent"), ("isiXhosa", "conversational")], ["choir", "trail running"])

LAKSHMI = Person(
    "Lakshmi Venkataraman", "Chief financial officer", "lakshmi.v@example.com", "+91 44 5550 0188", "Chennai, India", "12 Kasturi Ranga Road, Alwarpet, Chennai 600018",
    "Finance chief for industrial groups in change. Two listings, one turnaround and nineteen years of clean audits.",
    [Job("Chief Financial Officer", "Coromandel Castings Limited", "Chennai", "2019-06", "now", ["Led the public offering of 2021, subscribed eleven times", "Refinanced INR 640 crore of debt at 190 basis points less", "Chairs the risk committee"]),
     Job("Vice President, Group Finance", "Nilgiri Tea & Spice Holdings", "Coimbatore", "2012-04", "2019-05", ["Merged four ledgers into one within a year", "Turned a loss-making export arm round by leaving two markets"]),
     Job("Audit Manager", "Rao, Mistry & Associates", "Mumbai", "2007-07", "2012-03", ["Statutory audits of nine listed makers of machinery"]),
     Job("Articled Assistant", "Rao, Mistry & Associates", "Mumbai", "2004-06", "2007-06")],
    [School("Post Graduate Diploma", "PGDM", "Finance", "Deccan Institute of Management", "Bengaluru", "2010-06", "2012-03"), School("Bachelor of Commerce", "B.Com", "Accounting", "University of Madras", "Chennai", "2001-06", "2004-04", "First class")],
    {"Finance": ["treasury", "Ind AS", "investor relations", "mergers"], "Systems": ["SAP S/4HANA", "Hyperion", "Anaplan"]},
    [Cert("Chartered Accountant", "ICAI", "2007-05"), Cert("Certified Internal Auditor", "IIA", "2010-01")],
    [Honour("CFO of the Year, Mid-Cap", "Indian Finance Forum", "2022-03", "Chosen among 210 nominees"), Honour("Women in Leadership List", "Southern Business Review", "2020")],
    [Project("Close in Five", "Cut the monthly close from eleven working days to five", ["Anaplan", "SAP S/4HANA"], "2020", "2021")],
    [("Tamil", "native"), ("Hindi", "fluent"), ("English", "fluent")], ["Carnatic music"])

SUKARDI = Person(
    "Sukardi", "Dive guide and boat captain", "sukardi@example.net", "+62 21 5550 0112", "Labuan Bajo, Indonesia", "Jalan Soekarno Hatta 17, Labuan Bajo",
    "Fifteen years under and on the water of Komodo. I know the currents, and I bring everyone home.",
    [Job("Cruise Director", "PT Bahari Pelangi", "Labuan Bajo", "2017-05", "now", ["Runs a 14-guest liveaboard with a crew of eleven", "Zero evacuations in 380 trips", "Writes the daily dive plan around the tide tables"]),
     Job("Dive Instructor", "Manta Rhythm Dive Resort", "Nusa Penida", "2012-03", "2017-04", ["Certified more than 900 open-water students in three languages"]),
     Job("Deckhand", "KM Sinar Laut", "Makassar", "2009", "2012")],
    [School("Vocational Diploma", "SMK", "Fishing Vessel Navigation", "SMK Pelayaran Makassar", "Makassar", "2006-07", "2009-06")],
    {"Water": ["drift diving", "nitrox blending", "rescue", "compressor upkeep"], "Shore": ["guest briefings", "stock orders"]},
    [Cert("Master Scuba Diver Trainer", "PADI", "2014-09"), Cert("60-Mile Captain’s Licence", "Harbour Master of Makassar", "2016-12"), Cert("Emergency Oxygen Provider", "DAN", "2023-01")],
    [Honour("Clean Reef Hero", "Flores Tourism Board", "2020", "Removed two tonnes of ghost net with volunteers")],
    [Project("Buoys for Batu Bolong", "Forty mooring buoys that spare the coral from anchors", [], "2019", "2021")],
    [("Indonesian", "native"), ("English", "good"), ("Japanese", "basic")], ["underwater photography"])
