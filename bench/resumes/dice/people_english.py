"""Eight people who write in English, from eight countries."""

from .model import Cert, Honour, Job, Person, Project, School

AKOSUA = Person(
    "Akosua Boateng-Frimpong", "Head Pastry Chef", "akosua.bf@example.org", "+44 20 7946 0142", "Peckham, London", "akosuabakes.example.com",
    "Pastry chef with fourteen years in hotel and restaurant kitchens. I build laminated dough sections from nothing, teach apprentices to read a ferment, and keep sugar costs honest.",
    [Job("Head Pastry Chef", "The Larkhall Rooms", "London", "2019-03", "now", "Runs a brigade of nine across breakfast, afternoon tea and two restaurants.",
         ["Moved croissant production in-house and stopped buying 1,400 frozen pieces a week", "Wrote allergen cards for 62 plated desserts after the 2021 law change", "Trained four apprentices, two of whom now lead sections of their own"]),
     Job("Senior Sous Chef Pastry", "Maison Obroni Ltd", "London", "2015-09", "2019-02", "", ["Developed a cocoa tasting menu with beans from three Ashanti growers", "Held waste under 3% through two summers without air conditioning"]),
     Job("Chef de Partie", "Hotel Bellwether", "Brighton", "2012-01", "2015-08", "Worked the chocolate bench and later the night bake.", ["Tempered couverture by hand for up to 300 petits fours a day"]),
     Job("Commis Chef", "Kwabena & Daughters Catering", "Accra", "2010-06", "2011-11")],
    [School("Diplôme de Pâtisserie", "", "Battersea Institute of Culinary Arts", "London", "2011", "2012"), School("HND", "Hospitality Management", "Accra Polytechnic", "Accra", "2007", "2010", "Upper credit")],
    {"Bench": ["Lamination", "Sugar pulling", "Chocolate tempering", "Sourdough"], "Kitchen": ["HACCP", "Stock control", "Menu costing", "Rota planning"]},
    [Cert("Level 3 Award in Food Safety", "Highfield Awarding", "2020-05"), Cert("Paediatric First Aid", "St Bride Ambulance", "2022-11")],
    [Honour("Dessert of the Year", "Southern Restaurant Guild", "2021", "For a burnt-honey and grains-of-selim tart"), Honour("Coupe Jeune Pâtissier", "Salon du Sucre", "2014", "", "2nd Place", "competition")],
    [], [("English", "native"), ("Twi", "native"), ("French", "A2")], ["Highlife records", "Allotment gardening"], [("Cookery tutor", "Peckham Saturday Kitchen", "2018 – 2022")], "orders@akosuabakes.example.com")

FIONN = Person(
    "Fionn Ó Ceallaigh", "Registered Electrician", "f.oceallaigh@example.com", "+353 20 910 4471", "Tuam, Co. Galway", "",
    "Time-served electrician who moved from dairy sheds to data halls and still carries the same tester. Looking for a site lead role west of the Shannon.",
    [Job("Electrical Chargehand", "Corrib Power Installations", "Galway", "2020-02", "now", "", ["Ran containment and second fix for a 6 MW data hall with a crew of eleven", "Closed 214 snags in the last fortnight before handover", "Introduced a lock-off board that the client copied to two other sites"]),
     Job("Electrician", "Hession Brothers", "Athenry", "2015-05", "2020-01", "Mostly farms: milking parlours, slurry pumps and three-phase grain dryers.", ["Rewired forty parlours with equipotential bonding", "Answered storm call-outs for the co-op every second winter weekend"]),
     Job("Apprentice Electrician", "Mulqueen Electrical", "Tuam", "2011-04", "2015-04")],
    [School("Advanced Craft Certificate", "Electrical", "Galway Training Centre", "Galway", "2011", "2015"), School("Leaving Certificate", "", "St Jarlath's College", "Tuam", "2005", "2011")],
    {"Site": ["Cable containment", "Second fix", "Test and inspect", "Fault finding"], "Systems": ["Three-phase motors", "KNX", "Emergency lighting", "Solar PV"]},
    [Cert("Safe Pass", "SOLAS", "2023-01"), Cert("Testing and Certification of Installations", "National Craft Board", "2019-06"), Cert("MEWP Operator", "PlantSafe Ireland", "2021-10")],
    [Honour("Apprentice of the Year", "Western Electrical Contractors", "2014", "", "Runner-up")],
    [], [("English", "fluent"), ("Irish", "native")], ["Hurling", "Currach racing"], [("Juvenile hurling coach", "Tuam Gaels", "2016 – 2021")])

DARLENE = Person(
    "Darlene K. Wojtowicz", "Transportation Coordinator", "dkwojtowicz@example.net", "(313) 555-0178", "Hamtramck, MI", "",
    "Dispatcher turned coordinator. I plan routes for people who cannot be late and speak plainly with drivers, parents and auditors.",
    [Job("Transportation Coordinator", "Wayne Harbor Unified Schools", "Detroit", "2018-08", "now", "Plans 96 daily routes for 5,200 riders with a staff of seven dispatchers.", ["Cut deadhead miles 17% by redrawing depot boundaries", "Negotiated the first propane bus lease in the county", "Built the snow-day phone tree now used by the sheriff"]),
     Job("Lead Dispatcher", "Polonia Freight Lines Inc.", "Hamtramck", "2013-02", "2018-07", "", ["Scheduled 40 tractors over two shifts", "Recovered $212,000 in unpaid detention in one year"]),
     Job("Dispatcher", "Polonia Freight Lines Inc.", "Hamtramck", "2009-10", "2013-01", "", ["Kept hours-of-service logs that passed three audits without a finding"]),
     Job("School Bus Driver", "Great Lakes Student Transit", "Warren", "2004-09", "2009-09")],
    [School("Associate of Applied Science", "Supply Chain Management", "Macomb Lakes Community College", "Warren", "2011", "2014", "GPA 3.7")],
    {"Planning": ["Route optimization", "Driver scheduling", "DOT compliance", "Budgeting"], "Software": ["Versatrans", "Excel", "Samsara", "Crystal Reports"]},
    [Cert("Commercial Driver License Class B", "State of Michigan", "2004-08"), Cert("Certified Director of Pupil Transportation", "National Pupil Transport Association", "2020-03")],
    [Honour("Safety Leadership Award", "Michigan Pupil Transport Council", "2022", "Zero preventable injuries over 1.9 million miles")],
    [Project("Winter Bell", "A text-message service that tells families about late buses in four languages", ["Twilio", "Google Sheets"], "2021-11", "2022-02", "")],
    [("English", "native"), ("Polish", "conversational")], ["Polka accordion", "Ice fishing"])

RAGHAV = Person(
    "Raghavendra Iyengar", "Embedded Systems Engineer", "raghav.iyengar@example.org", "+91 00000 21045", "Mysuru, Karnataka", "raghaviyengar.example.org",
    "Firmware engineer for motor drives and battery packs, at home between oscilloscope and compiler. Nine years of shipping code that nobody can reach once it leaves the factory.",
    [Job("Principal Firmware Engineer", "Vidyut Mobility Pvt. Ltd.", "Bengaluru", "2021-06", "now", "Owns the battery management firmware of an electric rickshaw platform.", ["Wrote a state-of-charge estimator that stays within 2% after 1,000 cycles", "Reduced over-the-air update size from 410 kB to 38 kB with delta patches", "Led the ASIL B safety case with an assessor from Pune"]),
     Job("Senior Embedded Developer", "Kaveri Drives", "Mysuru", "2017-07", "2021-05", "", ["Ported field-oriented control to a 48 MHz microcontroller without a floating point unit", "Found a brown-out bug that had cost 3,100 field returns"]),
     Job("Graduate Engineer", "Sundaram Instruments", "Chennai", "2015-08", "2017-06", "", ["Automated calibration of 24 flow meters per rack"])],
    [School("M.Tech", "VLSI Design", "Malnad Institute of Technology", "Hassan", "2013", "2015"), School("B.E.", "Electronics and Communication", "JSS Science University", "Mysuru", "2009", "2013", "First class with distinction")],
    {"Languages": ["C", "C++17", "Rust", "Python"], "Platforms": ["FreeRTOS", "Zephyr", "STM32", "CAN bus"], "Bench": ["Oscilloscope", "JTAG", "Altium"]},
    [Cert("Functional Safety Engineer", "TÜV Rheinfeld", "2020-09")],
    [Honour("Best Paper Award", "Indian Power Electronics Symposium", "2019", "Sensorless start-up of hub motors"), Honour("Campus Hardware Hackathon", "Malnad Institute of Technology", "2014", "", "1st Place", "hackathon")],
    [Project("tinyflux", "A header-only motor control library for eight-bit chips", ["C", "CMake", "Renode"], "2018-04", "2020-12", "https://tinyflux.example.org"), Project("Rangoli Plotter", "Pen plotter that draws kolam patterns from a grammar", ["Rust", "STM32"], "2022", "", "")],
    [("Kannada", "native"), ("English", "fluent"), ("Tamil", "fluent")], ["Carnatic violin", "Birding"])

WEILING = Person(
    "TAN Wei Ling", "Senior Clinical Pharmacist", "weiling.tan@example.net", "+65 6550 0183", "Toa Payoh, Singapore", "",
    "Oncology pharmacist who closes the gap between protocol and bedside. Comfortable in the isolator, on ward rounds and in formulary meetings.",
    [Job("Senior Clinical Pharmacist", "Bukit Merah General Hospital", "Singapore", "2020-01", "now", "", ["Reviews around 70 chemotherapy orders a day with a second check under 12 minutes", "Rewrote the vincristine procedure after a near miss and presented it to six hospitals", "Precepts two residents each year"]),
     Job("Clinical Pharmacist", "Bukit Merah General Hospital", "Singapore", "2016-04", "2019-12", "Covered haematology and the palliative ward.", ["Started a weekly antiemetic round that cut rescue doses by a fifth"]),
     Job("Pre-registration Pharmacist", "Katong Family Pharmacy", "Singapore", "2015-03", "2016-03")],
    [School("PharmD", "Oncology", "National Straits University", "Singapore", "2017", "2019"), School("Bachelor of Pharmacy", "", "Universiti Selatan Malaysia", "Penang", "2011", "2015")],
    {"Clinical": ["Chemotherapy verification", "Therapeutic drug monitoring", "Aseptic compounding", "Medication reconciliation"], "Systems": ["Epic Beacon", "Sunrise", "SPSS"]},
    [Cert("Board Certified Oncology Pharmacist", "Board of Pharmacy Specialties", "2020-12"), Cert("Good Clinical Practice", "Straits Research Institute", "2018-02")],
    [Honour("Service From The Heart Medal", "Ministry of Ward Care", "2021"), Honour("Patient Safety Poster Competition", "Asian Pharmacy Forum", "2019", "", "3rd Prize", "competition")],
    [], [("English", "native"), ("Mandarin", "native"), ("Hokkien", "basic")], ["Dragon boating", "Nonya cooking"], [("Medication reviewer", "Willing Hearts Clinic", "2017 – present")])

MITCHELL = Person(
    "Mitchell van der Byl", "Mine Surveyor", "mitch.vdbyl@example.com", "+61 8 5550 1187", "Kalgoorlie WA 6430", "",
    "Underground and open-pit surveyor, fly-in fly-out since 2012. Good with drones, better with a gyro-theodolite, and careful with reconciliation numbers.",
    [Job("Senior Mine Surveyor", "Ironbark Gold NL", "Leonora", "2019-11", "now", "", ["Brought a 7.4 km decline breakthrough in with 11 mm of error", "Replaced monthly stockpile pickups with drone flights and saved two days per cycle", "Mentors three graduate surveyors on the back-to-back roster"]),
     Job("Mine Surveyor", "Kambalda Deeps JV", "Kambalda", "2014-08", "2019-10", "Void scanning and stope reconciliation for a narrow-vein nickel mine.", ["Scanned 190 stopes without an entry into open ground", "Reconciled metal to within 4% of the mill"]),
     Job("Survey Assistant", "Byl & Prinsloo Surveys", "Welkom", "2009-02", "2014-03", "", ["Carried pegs and later the instrument in four gold shafts"])],
    [School("Graduate Diploma", "Mine Surveying", "Eastern Goldfields School of Mines", "Kalgoorlie", "2014", "2016"), School("National Diploma", "Surveying", "Vaal Technikon", "Vanderbijlpark", "2006", "2009")],
    {"Field": ["Laser scanning", "Gyro traverses", "Drone photogrammetry", "Blast hole setout"], "Office": ["Deswik", "Surpac", "AutoCAD Civil 3D", "CloudCompare"]},
    [Cert("Authorised Mine Surveyor Grade 1", "WA Survey Board", "2017-03"), Cert("Remote Pilot Licence", "CASA", "2018-07"), Cert("Senior First Aid", "Royal Outback Service", "2023-02")],
    [], [Project("Lake Carey Control Network", "Re-observed 48 control points across a salt lake before a new plant was pegged", ["Trimble GNSS", "StarNet"], "2020-05", "2020-09")],
    [("English", "native"), ("Afrikaans", "native")], ["Desert running", "Restoring Land Rovers"])

NOEMIE = Person(
    "Noémie Arsenault-Clarke", "Objects Conservator", "noemie.ac@example.org", "902-555-0134", "Halifax, Nova Scotia", "noemie-conserves.example.org",
    "Conservator of wet archaeological and ethnographic objects. I like slow problems: waterlogged oak, shedding quillwork, and collections without an inventory.",
    [Job("Objects Conservator", "Maritime Museum of Chebucto", "Halifax", "2017-05", "now", "Responsible for 23,000 marine artefacts in two stores.", ["Ran the freeze-drying of a 1740s longboat over 19 months", "Raised CAD 310,000 for compact shelving", "Opened the lab to visitors every Thursday and doubled donations to the department"]),
     Job("Assistant Conservator", "Fundy Heritage Centre", "Saint John", "2014-09", "2017-04", "", ["Treated quillwork with the makers' descendants rather than for them", "Surveyed 1,900 baskets in eleven weeks"]),
     Job("Conservation Intern", "Musée des Îles", "Havre-aux-Maisons", "2013-06", "2013-12")],
    [School("Master of Art Conservation", "Artifacts", "Kingsbridge University", "Kingston", "2012", "2014"), School("BA", "Anthropology", "Université Sainte-Claire", "Church Point", "2008", "2012", "Honours")],
    {"Treatment": ["PEG impregnation", "Freeze-drying", "Desalination", "Adhesive testing"], "Analysis": ["XRF", "FTIR", "X-radiography"], "Management": ["Condition surveys", "Grant writing", "Integrated pest management"]},
    [Cert("Professional Member", "Canadian Conservators' Association", "2019-05")],
    [Honour("Emerging Conservator Prize", "Institute for Wet Wood", "2018", "For a low-toxicity PEG schedule")],
    [Project("Basket Stories", "Online catalogue of Mi'kmaw baskets with recorded voices of their makers", ["Omeka", "Audacity"], "2019-02", "2021-06", "https://basketstories.example.org")],
    [("English", "native"), ("French", "native")], ["Sea kayaking", "Rug hooking"])

WANJIRU = Person(
    "Wanjiru Njoroge", "Data Science Student", "w.njoroge@example.edu", "+254 20 555 0167", "Nakuru, Kenya", "wanjirun.example.edu",
    "Final-year student who would rather clean a hard data set than plot an easy one. Seeking a graduate role in public health or agriculture.",
    [Job("Data Intern", "Rift Valley Dairy Cooperative", "Nakuru", "2023-06", "2023-12", "", ["Matched 58,000 milk deliveries with farmer records by phonetic keys", "Built a dashboard that field officers open on feature phones"]),
     Job("Research Assistant", "Menengai Public Health Lab", "Nakuru", "2022-05", "2022-09", "Cleaned survey data on malaria nets for a county report.", ["Caught a coding error that had swapped two sub-counties"]),
     Job("Mathematics Tutor", "Elimu Bora Centre", "Nairobi", "2020-01", "2021-12")],
    [School("BSc", "Statistics and Data Science", "Menengai University", "Nakuru", "2020", "2024"), School("KCSE", "", "Moi Forces Girls Lanet", "Nakuru", "2016", "2019", "Mean grade A-")],
    {"Programming": ["R", "Python", "SQL", "Git"], "Methods": ["Survey sampling", "Mixed models", "Record linkage", "Geostatistics"]},
    [Cert("Applied Epidemiology Short Course", "Lakeside School of Public Health", "2023-03")],
    [Honour("Hack the Harvest", "AgriTech Nairobi", "2022", "A pest alert that reads farmers' voice notes", "1st Place", "hackathon"), Honour("Dean's List", "Menengai University", "2021")],
    [Project("Mvua", "Rainfall nowcasts from mobile tower signal loss", ["Python", "xarray", "FastAPI"], "2023-01", "2023-05", "https://mvua.example.org"), Project("Net Count", "Open map of bed net coverage by ward", ["R", "Leaflet"], "2022", "", "")],
    [("English", "fluent"), ("Swahili", "native"), ("Kikuyu", "native")], ["Chess", "Long-distance running"])

ENGLISH = [AKOSUA, FIONN, DARLENE, RAGHAV, WEILING, MITCHELL, NOEMIE, WANJIRU]
