"""Eight people who write in English, from eight countries."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

AKOSUA = Person(
    "Akosua Boateng-Frimpong", "Head Pastry Chef", "akosua.bf@example.org", "+44 20 7946 0142", "Peckham, London",
    "Pastry chef with fourteen years in hotel and restaurant kitchens. I build laminated dough sections from nothing, teach apprentices to read a ferment, and keep sugar costs honest.",
    [Role("Head Pastry Chef", "The Larkhall Rooms", "London", "2019-03", "now", ["Moved croissant production in-house and stopped buying 1,400 frozen pieces a week", "Wrote allergen cards for 62 plated desserts after the 2021 law change", "Trained four apprentices, two of whom now lead sections of their own"], "Runs a brigade of nine across breakfast, afternoon tea and two restaurants."),
     Role("Senior Sous Chef Pastry", "Maison Obroni Ltd", "London", "2015-09", "2019-02", ["Developed a cocoa tasting menu with beans from three Ashanti growers", "Held waste under 3% through two summers without air conditioning"]),
     Role("Chef de Partie", "Hotel Bellwether", "Brighton", "2012-01", "2015-08", ["Tempered couverture by hand for up to 300 petits fours a day"], "Worked the chocolate bench and later the night bake."),
     Role("Commis Chef", "Kwabena & Daughters Catering", "Accra", "2010-06", "2011-11")],
    [Study("Battersea Institute of Culinary Arts", "London", "Diplôme de Pâtisserie", "", "2011", "2012"), Study("Accra Polytechnic", "Accra", "HND", "Hospitality Management", "2007", "2010", "Upper credit")],
    {"Bench": ["Lamination", "Sugar pulling", "Chocolate tempering", "Sourdough"], "Kitchen": ["HACCP", "Stock control", "Menu costing", "Rota planning"]},
    link="akosuabakes.example.com", cards=[Card("Level 3 Award in Food Safety", "Highfield Awarding", "2020-05"), Card("Paediatric First Aid", "St Bride Ambulance", "2022-11")],
    prizes=[Prize("Dessert of the Year", "Southern Restaurant Guild", "2021", story="For a burnt-honey and grains-of-selim tart"), Prize("Coupe Jeune Pâtissier", "Salon du Sucre", "2014", place="2nd Place", type="competition")], tongues=[("English", "native"), ("Twi", "native"), ("French", "A2")], likes=["Highlife records", "Allotment gardening"], helping=[("Cookery tutor", "Peckham Saturday Kitchen", "2018 – 2022")], second_email="orders@akosuabakes.example.com")

FIONN = Person(
    "Fionn Ó Ceallaigh", "Registered Electrician", "f.oceallaigh@example.com", "+353 20 910 4471", "Tuam, Co. Galway",
    "Time-served electrician who moved from dairy sheds to data halls and still carries the same tester. Looking for a site lead role west of the Shannon.",
    [Role("Electrical Chargehand", "Corrib Power Installations", "Galway", "2020-02", "now", ["Ran containment and second fix for a 6 MW data hall with a crew of eleven", "Closed 214 snags in the last fortnight before handover", "Introduced a lock-off board that the client copied to two other sites"]),
     Role("Electrician", "Hession Brothers", "Athenry", "2015-05", "2020-01", ["Rewired forty parlours with equipotential bonding", "Answered storm call-outs for the co-op every second winter weekend"], "Mostly farms: milking parlours, slurry pumps and three-phase grain dryers."),
     Role("Apprentice Electrician", "Mulqueen Electrical", "Tuam", "2011-04", "2015-04")],
    [Study("Galway Training Centre", "Galway", "Advanced Craft Certificate", "Electrical", "2011", "2015"), Study("St Jarlath's College", "Tuam", "Leaving Certificate", "", "2005", "2011")],
    {"Site": ["Cable containment", "Second fix", "Test and inspect", "Fault finding"], "Systems": ["Three-phase motors", "KNX", "Emergency lighting", "Solar PV"]},
    cards=[Card("Safe Pass", "SOLAS", "2023-01"), Card("Testing and Certification of Installations", "National Craft Board", "2019-06"), Card("MEWP Operator", "PlantSafe Ireland", "2021-10")],
    prizes=[Prize("Apprentice of the Year", "Western Electrical Contractors", "2014", place="Runner-up")], tongues=[("English", "fluent"), ("Irish", "native")], likes=["Hurling", "Currach racing"], helping=[("Juvenile hurling coach", "Tuam Gaels", "2016 – 2021")])

DARLENE = Person(
    "Darlene K. Wojtowicz", "Transportation Coordinator", "dkwojtowicz@example.net", "(313) 555-0178", "Hamtramck, MI",
    "Dispatcher turned coordinator. I plan routes for people who cannot be late and speak plainly with drivers, parents and auditors.",
    [Role("Transportation Coordinator", "Wayne Harbor Unified Schools", "Detroit", "2018-08", "now", ["Cut deadhead miles 17% by redrawing depot boundaries", "Negotiated the first propane bus lease in the county", "Built the snow-day phone tree now used by the sheriff"], "Plans 96 daily routes for 5,200 riders with a staff of seven dispatchers."),
     Role("Lead Dispatcher", "Polonia Freight Lines Inc.", "Hamtramck", "2013-02", "2018-07", ["Scheduled 40 tractors over two shifts", "Recovered $212,000 in unpaid detention in one year"]),
     Role("Dispatcher", "Polonia Freight Lines Inc.", "Hamtramck", "2009-10", "2013-01", ["Kept hours-of-service logs that passed three audits without a finding"]),
     Role("School Bus Driver", "Great Lakes Student Transit", "Warren", "2004-09", "2009-09")],
    [Study("Macomb Lakes Community College", "Warren", "Associate of Applied Science", "Supply Chain Management", "2011", "2014", "GPA 3.7")],
    {"Planning": ["Route optimization", "Driver scheduling", "DOT compliance", "Budgeting"], "Software": ["Versatrans", "Excel", "Samsara", "Crystal Reports"]},
    cards=[Card("Commercial Driver License Class B", "State of Michigan", "2004-08"), Card("Certified Director of Pupil Transportation", "National Pupil Transport Association", "2020-03")],
    prizes=[Prize("Safety Leadership Award", "Michigan Pupil Transport Council", "2022", story="Zero preventable injuries over 1.9 million miles")],
    works=[Work("Winter Bell", "A text-message service that tells families about late buses in four languages", ["Twilio", "Google Sheets"], "2021-11", "2022-02", "")],
    tongues=[("English", "native"), ("Polish", "conversational")], likes=["Polka accordion", "Ice fishing"])

RAGHAV = Person(
    "Raghavendra Iyengar", "Embedded Systems Engineer", "raghav.iyengar@example.org", "+91 00000 21045", "Mysuru, Karnataka",
    "Firmware engineer for motor drives and battery packs, at home between oscilloscope and compiler. Nine years of shipping code that nobody can reach once it leaves the factory.",
    [Role("Principal Firmware Engineer", "Vidyut Mobility Pvt. Ltd.", "Bengaluru", "2021-06", "now", ["Wrote a state-of-charge estimator that stays within 2% after 1,000 cycles", "Reduced over-the-air update size from 410 kB to 38 kB with delta patches", "Led the ASIL B safety case with an assessor from Pune"], "Owns the battery management firmware of an electric rickshaw platform."),
     Role("Senior Embedded Developer", "Kaveri Drives", "Mysuru", "2017-07", "2021-05", ["Ported field-oriented control to a 48 MHz microcontroller without a floating point unit", "Found a brown-out bug that had cost 3,100 field returns"]),
     Role("Graduate Engineer", "Sundaram Instruments", "Chennai", "2015-08", "2017-06", ["Automated calibration of 24 flow meters per rack"])],
    [Study("Malnad Institute of Technology", "Hassan", "M.Tech", "VLSI Design", "2013", "2015"), Study("JSS Science University", "Mysuru", "B.E.", "Electronics and Communication", "2009", "2013", "First class with distinction")],
    {"Languages": ["C", "C++17", "Rust", "Python"], "Platforms": ["FreeRTOS", "Zephyr", "STM32", "CAN bus"], "Bench": ["Oscilloscope", "JTAG", "Altium"]},
    link="raghaviyengar.example.org", cards=[Card("Functional Safety Engineer", "TÜV Rheinfeld", "2020-09")],
    prizes=[Prize("Best Paper Award", "Indian Power Electronics Symposium", "2019", story="Sensorless start-up of hub motors"), Prize("Campus Hardware Hackathon", "Malnad Institute of Technology", "2014", place="1st Place", type="hackathon")],
    works=[Work("tinyflux", "A header-only motor control library for eight-bit chips", ["C", "CMake", "Renode"], "2018-04", "2020-12", "https://tinyflux.example.org"), Work("Rangoli Plotter", "Pen plotter that draws kolam patterns from a grammar", ["Rust", "STM32"], "2022", "", "")],
    tongues=[("Kannada", "native"), ("English", "fluent"), ("Tamil", "fluent")], likes=["Carnatic violin", "Birding"])

WEILING = Person(
    "TAN Wei Ling", "Senior Clinical Pharmacist", "weiling.tan@example.net", "+65 6550 0183", "Toa Payoh, Singapore",
    "Oncology pharmacist who closes the gap between protocol and bedside. Comfortable in the isolator, on ward rounds and in formulary meetings.",
    [Role("Senior Clinical Pharmacist", "Bukit Merah General Hospital", "Singapore", "2020-01", "now", ["Reviews around 70 chemotherapy orders a day with a second check under 12 minutes", "Rewrote the vincristine procedure after a near miss and presented it to six hospitals", "Precepts two residents each year"]),
     Role("Clinical Pharmacist", "Bukit Merah General Hospital", "Singapore", "2016-04", "2019-12", ["Started a weekly antiemetic round that cut rescue doses by a fifth"], "Covered haematology and the palliative ward."),
     Role("Pre-registration Pharmacist", "Katong Family Pharmacy", "Singapore", "2015-03", "2016-03")],
    [Study("National Straits University", "Singapore", "PharmD", "Oncology", "2017", "2019"), Study("Universiti Selatan Malaysia", "Penang", "Bachelor of Pharmacy", "", "2011", "2015")],
    {"Clinical": ["Chemotherapy verification", "Therapeutic drug monitoring", "Aseptic compounding", "Medication reconciliation"], "Systems": ["Epic Beacon", "Sunrise", "SPSS"]},
    cards=[Card("Board Certified Oncology Pharmacist", "Board of Pharmacy Specialties", "2020-12"), Card("Good Clinical Practice", "Straits Research Institute", "2018-02")],
    prizes=[Prize("Service From The Heart Medal", "Ministry of Ward Care", "2021"), Prize("Patient Safety Poster Competition", "Asian Pharmacy Forum", "2019", place="3rd Prize", type="competition")], tongues=[("English", "native"), ("Mandarin", "native"), ("Hokkien", "basic")], likes=["Dragon boating", "Nonya cooking"], helping=[("Medication reviewer", "Willing Hearts Clinic", "2017 – present")])

MITCHELL = Person(
    "Mitchell van der Byl", "Mine Surveyor", "mitch.vdbyl@example.com", "+61 8 5550 1187", "Kalgoorlie WA 6430",
    "Underground and open-pit surveyor, fly-in fly-out since 2012. Good with drones, better with a gyro-theodolite, and careful with reconciliation numbers.",
    [Role("Senior Mine Surveyor", "Ironbark Gold NL", "Leonora", "2019-11", "now", ["Brought a 7.4 km decline breakthrough in with 11 mm of error", "Replaced monthly stockpile pickups with drone flights and saved two days per cycle", "Mentors three graduate surveyors on the back-to-back roster"]),
     Role("Mine Surveyor", "Kambalda Deeps JV", "Kambalda", "2014-08", "2019-10", ["Scanned 190 stopes without an entry into open ground", "Reconciled metal to within 4% of the mill"], "Void scanning and stope reconciliation for a narrow-vein nickel mine."),
     Role("Survey Assistant", "Byl & Prinsloo Surveys", "Welkom", "2009-02", "2014-03", ["Carried pegs and later the instrument in four gold shafts"])],
    [Study("Eastern Goldfields School of Mines", "Kalgoorlie", "Graduate Diploma", "Mine Surveying", "2014", "2016"), Study("Vaal Technikon", "Vanderbijlpark", "National Diploma", "Surveying", "2006", "2009")],
    {"Field": ["Laser scanning", "Gyro traverses", "Drone photogrammetry", "Blast hole setout"], "Office": ["Deswik", "Surpac", "AutoCAD Civil 3D", "CloudCompare"]},
    cards=[Card("Authorised Mine Surveyor Grade 1", "WA Survey Board", "2017-03"), Card("Remote Pilot Licence", "CASA", "2018-07"), Card("Senior First Aid", "Royal Outback Service", "2023-02")], works=[Work("Lake Carey Control Network", "Re-observed 48 control points across a salt lake before a new plant was pegged", ["Trimble GNSS", "StarNet"], "2020-05", "2020-09")],
    tongues=[("English", "native"), ("Afrikaans", "native")], likes=["Desert running", "Restoring Land Rovers"])

NOEMIE = Person(
    "Noémie Arsenault-Clarke", "Objects Conservator", "noemie.ac@example.org", "902-555-0134", "Halifax, Nova Scotia",
    "Conservator of wet archaeological and ethnographic objects. I like slow problems: waterlogged oak, shedding quillwork, and collections without an inventory.",
    [Role("Objects Conservator", "Maritime Museum of Chebucto", "Halifax", "2017-05", "now", ["Ran the freeze-drying of a 1740s longboat over 19 months", "Raised CAD 310,000 for compact shelving", "Opened the lab to visitors every Thursday and doubled donations to the department"], "Responsible for 23,000 marine artefacts in two stores."),
     Role("Assistant Conservator", "Fundy Heritage Centre", "Saint John", "2014-09", "2017-04", ["Treated quillwork with the makers' descendants rather than for them", "Surveyed 1,900 baskets in eleven weeks"]),
     Role("Conservation Intern", "Musée des Îles", "Havre-aux-Maisons", "2013-06", "2013-12")],
    [Study("Kingsbridge University", "Kingston", "Master of Art Conservation", "Artifacts", "2012", "2014"), Study("Université Sainte-Claire", "Church Point", "BA", "Anthropology", "2008", "2012", "Honours")],
    {"Treatment": ["PEG impregnation", "Freeze-drying", "Desalination", "Adhesive testing"], "Analysis": ["XRF", "FTIR", "X-radiography"], "Management": ["Condition surveys", "Grant writing", "Integrated pest management"]},
    link="noemie-conserves.example.org", cards=[Card("Professional Member", "Canadian Conservators' Association", "2019-05")],
    prizes=[Prize("Emerging Conservator Prize", "Institute for Wet Wood", "2018", story="For a low-toxicity PEG schedule")],
    works=[Work("Basket Stories", "Online catalogue of Mi'kmaw baskets with recorded voices of their makers", ["Omeka", "Audacity"], "2019-02", "2021-06", "https://basketstories.example.org")],
    tongues=[("English", "native"), ("French", "native")], likes=["Sea kayaking", "Rug hooking"])

WANJIRU = Person(
    "Wanjiru Njoroge", "Data Science Student", "w.njoroge@example.edu", "+254 20 555 0167", "Nakuru, Kenya",
    "Final-year student who would rather clean a hard data set than plot an easy one. Seeking a graduate role in public health or agriculture.",
    [Role("Data Intern", "Rift Valley Dairy Cooperative", "Nakuru", "2023-06", "2023-12", ["Matched 58,000 milk deliveries with farmer records by phonetic keys", "Built a dashboard that field officers open on feature phones"]),
     Role("Research Assistant", "Menengai Public Health Lab", "Nakuru", "2022-05", "2022-09", ["Caught a coding error that had swapped two sub-counties"], "Cleaned survey data on malaria nets for a county report."),
     Role("Mathematics Tutor", "Elimu Bora Centre", "Nairobi", "2020-01", "2021-12")],
    [Study("Menengai University", "Nakuru", "BSc", "Statistics and Data Science", "2020", "2024"), Study("Moi Forces Girls Lanet", "Nakuru", "KCSE", "", "2016", "2019", "Mean grade A-")],
    {"Programming": ["R", "Python", "SQL", "Git"], "Methods": ["Survey sampling", "Mixed models", "Record linkage", "Geostatistics"]},
    link="wanjirun.example.edu", cards=[Card("Applied Epidemiology Short Course", "Lakeside School of Public Health", "2023-03")],
    prizes=[Prize("Hack the Harvest", "AgriTech Nairobi", "2022", place="1st Place", story="A pest alert that reads farmers' voice notes", type="hackathon"), Prize("Dean's List", "Menengai University", "2021")],
    works=[Work("Mvua", "Rainfall nowcasts from mobile tower signal loss", ["Python", "xarray", "FastAPI"], "2023-01", "2023-05", "https://mvua.example.org"), Work("Net Count", "Open map of bed net coverage by ward", ["R", "Leaflet"], "2022", "", "")],
    tongues=[("English", "fluent"), ("Swahili", "native"), ("Kikuyu", "native")], likes=["Chess", "Long-distance running"])

ENGLISH = [AKOSUA, FIONN, DARLENE, RAGHAV, WEILING, MITCHELL, NOEMIE, WANJIRU]
