"""People on their feet: a nurse, an electrician, a carer, a chef, a federal technician, a biologist, a student, a teacher."""

from kit.model import Card, Prize, Study, Work

from .model import Person, Role

LORRAINE = Person(
    "Lorraine M. Achterberg, RN", "Registered Nurse", "lorraine.achterberg@example.com", "(555) 013-7765", "Duluth, MN",
    "Emergency and transport nurse with fourteen years in critical access hospitals. Steady in storms, on ice roads and with frightened families.",
    [Role("Flight Nurse", "North Shore Air Rescue", "Duluth, MN", "2018-06", "now", ["Completed 610 patient transports, 48 of them neonatal", "Precept new flight nurses and keep the airway kit"], "Two-person crew covering nine counties by helicopter.", wins=["Rewrote the hypothermia protocol now used statewide"]),
     Role("Staff Nurse, Emergency Department", "St. Hedwig's Medical Center", "Hibbing, MN", "2013-02", "2018-05", ["Charge nurse on nights, 14 beds", "Triage of up to 90 patients a shift in deer season"]),
     Role("Staff Nurse, Med/Surg", "Iron Trail Hospital", "Virginia, MN", "2011-07", "2013-01"),
     Role("Certified Nursing Assistant", "Iron Trail Hospital", "Virginia, MN", "2008-05", "2011-06", ["Night aide on a 28-bed orthopedic floor while in school"]), Role("Lifeguard", "City of Eveleth", "Eveleth, MN", "2006", "2007")],
    [Study("College of Lake Superior", "Duluth, MN", "Bachelor of Science in Nursing", "", "2007", "2011"),],
    {"Clinical": ["Ventilator management", "RSI", "Neonatal transport", "Triage"], "Charting": ["Epic", "ImageTrend"]},
    cards=[Card("Registered Nurse License R 204417-8", "Minnesota Board of Nursing", "2011-08"), Card("Certified Flight Registered Nurse (CFRN)", "BCEN", "2019-03"), Card("Advanced Cardiac Life Support", "American Heart Association", "2024-01"), Card("Neonatal Resuscitation Program", "American Academy of Pediatrics", "2023-10")],
    prizes=[Prize("Daisy Award", "St. Hedwig's Medical Center", "2016", story="Nominated by a patient's sister")], tongues=[("English", "native"), ("Finnish", "basic")], likes=["Curling", "Sourdough"],
    helping=[Role("Ski Patroller", "Spirit Ridge", "Duluth, MN", "2014", "now")])

KURT = Person(
    "Kurtis 'Kurt' Manihera", "A Grade Electrician", "kurt.manihera@example.net", "0491 570 156", "Mackay QLD 4740",
    "Electrician with mine site and solar experience, drug and alcohol tested, own tools and ute. Happy with 8:6 rosters and wet season work.",
    [Role("Leading Hand Electrician", "Coalface Electrical Pty Ltd", "Moranbah", "2020-11", "now", ["Run a crew of six on dragline shutdowns", "Isolation officer for 66 kV switchyard"], wins=["1,100 days without a recordable injury"]),
     Role("Electrician", "Sunshine Grid Solar", "Townsville", "2017-02", "2020-10", ["Terminated 18 MW of panels at Clare", "Fault finding on trackers and inverters"]),
     Role("Apprentice Electrician", "B & J Tamaki Electrical", "Rotorua, NZ", "2012-01", "2016-12", intro="Domestic and dairy shed wiring."),
     Role("Shed Hand", "Whakatāne Wool", "Whakatāne, NZ", "2011", "2011", ["Rousing and pressing through one main shear"])],
    [Study("TAFE North", "Mackay", "Certificate III", "Electrotechnology Electrician", "2013", "2016"), Study("Western Lakes High School", "Rotorua", "NCEA Level 3", "", "", "2011")],
    {"": ["Dragline maintenance", "HV switching", "Solar commissioning", "Cable jointing", "PLC fault finding"]},
    cards=[Card("Electrical Work Licence 158822", "Electrical Safety Office QLD", "2017-01"), Card("High Risk Work Licence – EWP", "WorkSafe QLD", "2019-08"), Card("Standard 11 Mining Induction", "RTO 4411", "2020-10"), Card("White Card", "", "2016-12"), Card("CPR & LVR", "Red Dust First Aid", "2024-02")],
    prizes=[Prize("Apprentice of the Year", "Bay Master Electricians", "2015", "Runner-up", type="competition")], likes=["Barra fishing", "Touch footy"], helping=[Role("Rural Firefighter", "Rural Fire Service Queensland", "Mackay", "2019", "now")],
    referees=[("Dane Kowalczyk", "Shutdown Supervisor, Coalface Electrical", "0491 570 110"), ("Jo Tamaki", "Director, B & J Tamaki Electrical", "0491 570 313")])

BERYL = Person(
    "Beryl Nkemelu", "Senior Care Assistant", "beryl.nkemelu@example.org", "07700 900438", "Wolverhampton, WV3",
    "I am a caring and patient senior care assistant with nine years in dementia homes and people's own houses. I have led night shifts, trained starters and sat with many families on hard days. I am looking for a deputy manager post where I can keep time for residents.",
    [Role("Senior Care Assistant", "Willowmere Lodge", "Wolverhampton", "2019-10", "now", ["Giving out medication for 38 residents and checking MAR charts", "Writing care plans with families", "Leading a night team of four"], wins=["Helped the home move from Requires Improvement to Good"]),
     Role("Domiciliary Carer", "Homefirst Care Services", "Dudley", "2016-04", "2019-09", ["Visiting eleven clients a day by car", "Supporting with meals, washing and hoists"]),
     Role("Kitchen Assistant", "Bilston Primary Academy", "Bilston", "2014-09", "2016-03", intro="Serving 240 lunches a day and keeping the allergy list."),
     Role("Sales Adviser", "Market Hall Fabrics", "Wolverhampton", "2012-03", "2014-08", ["Cutting and pricing cloth", "Opening the stall at 6 am on Saturdays"]), Role("Cleaner (evenings)", "Brightways Facilities", "Walsall", "2011-10", "2012-02"), Role("Trainee Teacher", "St Theresa's Nursery", "Enugu", "2009", "2010")],
    [Study("City of Wolverhampton Adult College", "Wolverhampton", "NVQ Level 3", "Health and Social Care", "2017", "2018"), Study("Queen Amina Secondary School", "Enugu", "WAEC", "", "2003", "2009", notes=["Six passes including English and Biology"])],
    {"": ["Dementia care", "Medication rounds", "Moving and handling", "Care planning", "PEG feeding"]},
    cards=[Card("Safe Handling of Medicines", "Opus Training", "2023-05"), Card("Care Certificate", "Skills for Care", "2016-07"), Card("Emergency First Aid at Work", "St Aldhelm's Ambulance", "2022-11")],
    prizes=[Prize("Carer of the Month", "Willowmere Lodge", "2021-03")], tongues=[("English", "fluent"), ("Igbo", "native")], likes=["Choir", "Baking"], personal=["Full UK driving licence", "Nationality: British"],
    referees=[("Mrs Patrice Holloway", "Registered Manager, Willowmere Lodge", "01632 960 551"), ("Mr D. Samra", "Area Lead, Homefirst Care Services", "01632 960 209")])

AURELIO = Person(
    "Aurelio van Rensburg", "Head Chef", "aurelio@vanrensburg.example.com", "+27 21 555 0163", "Cape Town, South Africa",
    "Head chef who cooks over coals and buys from boats. Fifteen years from lodge kitchens to a 90-seat dining room.",
    [Role("Head Chef", "Salt & Ember", "Cape Town", "2019-03", "now", ["Write four menus a year around line fish and foraged greens", "Lead a brigade of 17; four commis have become sous chefs elsewhere"], wins=["Brought food cost from 36% to 29%"]),
     Role("Sous Chef", "Hotel Drie Berge", "Franschhoek", "2015-07", "2019-02", ["Ran banqueting for weddings up to 350 covers"]),
     Role("Chef de Partie", "Marula Sands Lodge", "Hoedspruit", "2011-01", "2015-06", ["Cooked bush breakfasts with no power and one Land Rover"]),
     Role("Commis Chef", "Hotel Drie Berge", "Franschhoek", "2010-03", "2010-12", intro="Pastry, then the cold section."), Role("Waiter", "Die Ou Pakhuis", "Paarl", "2007", "2009")],
    [Study("Table Bay Culinary Institute", "Cape Town", "Diploma", "Professional Cookery", "2008", "2010")],
    {"Kitchen": ["Live-fire cooking", "Butchery", "Menu costing", "Fermentation"], "Management": ["Rostering", "HACCP", "Supplier negotiation"]},
    cards=[Card("Food Safety Level 3", "Cape Hygiene Board", "2018"), Card("WSET Level 2 in Wines", "WSET", "2016")], prizes=[Prize("Chef of the Year, Western Cape", "Fynbos Food Guide", "2022", story="For a tasting menu without imported produce"), Prize("National Braai Masters", "Plaas Media", "2017", "3rd Place", type="competition")],
    tongues=[("Afrikaans", "Native"), ("English", "Fluent"), ("isiXhosa", "Basic")], likes=["Free diving", "Knife making"], strengths={"Mentoring": "Four of my commis now run their own pass.", "Thrift": "Nothing goes in the bin that can go in a stock."}, motto="Fire first, fuss later.")

DARNELL = Person(
    "DARNELL J. OKPARA", "Hydrologic Technician", "darnell.okpara@example.org", "555-017-9920", "Boise, ID 83702",
    "Hydrologic technician with eight years of stream gaging, data review and field crew safety in the interior Northwest. Eligible for reinstatement.",
    [Role("Hydrologic Technician (GS-1316-08)", "Bureau of Northern Waters", "Boise, ID", "2019-05", "now", ["Operate 46 stream gages in three basins and compute their daily discharge", "Calibrate acoustic Doppler meters and train seasonal staff", "Review other technicians' records against policy before publication"], wins=["Restored 14 gages within nine days after the 2021 fire"]),
     Role("Biological Science Aid (GS-0404-04)", "Payette Forest District", "McCall, ID", "2017-05", "2019-04", ["Counted redds in 80 miles of stream on foot", "Entered survey data in Access each evening"]),
     Role("Combat Engineer", "U.S. Army", "Fort Liberty, NC", "2012-06", "2016-06", ["Led a squad of eight in route clearance", "Maintained two vehicles worth $1.8M"])],
    [Study("Treasure Valley State University", "Boise, ID", "Bachelor of Science", "Hydrology", "2016", "2019", notes=["GPA 3.42 of 4.0", "128 semester hours"])],
    {"": ["Stream gaging", "ADCP", "R", "ArcGIS Pro", "Swiftwater rescue", "Small boat operation"]},
    cards=[Card("Motorboat Operator Certification", "Department of the Interior", "2020-04"), Card("Wilderness First Responder", "NOLS", "2023-03")], prizes=[Prize("Star Award for Fire Response", "Bureau of Northern Waters", "2021-11", story="$1,500 on-the-spot cash award"), Prize("Army Achievement Medal", "U.S. Army", "2015-02")],
    referees=[("Alma Reyes-Whitlock", "Data Chief", "555-017-9903")], boards=["Member, American Water Gagers Association"])

YLVA = Person(
    "Dr. Ylva Castellanos-Brandt", "Marine Ecologist", "y.castellanos@example.edu", "+61 7 5550 0134", "Townsville, Australia",
    "Marine ecologist working on seagrass recovery after cyclones, with long field seasons and open data.",
    [Role("Research Fellow", "Coral Sea University", "Townsville", "2021-02", "now", ["Lead a four-year study of dugong grazing on recovering meadows", "Supervise three PhD candidates"]),
     Role("Postdoctoral Researcher", "Instituto Oceánico de Canarias", "Las Palmas", "2018-01", "2020-12", ["Mapped Cymodocea meadows by drone and by diver on five islands"]),
     Role("Research Assistant", "Hólmavík Marine Station", "Iceland", "2012-05", "2013-08", intro="Sampled kelp for heavy metals.")],
    [Study("Coral Sea University", "Townsville", "PhD", "Marine Biology", "2013", "2017", notes=["Thesis: Seed banks of tropical seagrass after disturbance"]), Study("University of Gotland", "Visby", "MSc", "Aquatic Ecology", "2010", "2012"), Study("Universidad de La Laguna Nueva", "Tenerife", "BSc", "Biology", "2006", "2010")],
    {"": ["Scientific diving", "Drone mapping", "Bayesian statistics", "R", "Python", "QGIS"]},
    cards=[Card("ADAS Part 1 Scientific Diver", "ADAS", "2014"), Card("Remote Pilot Licence (RePL)", "CASA", "2019")], prizes=[Prize("Early Career Medal", "Australasian Seagrass Society", "2022"), Prize("Outstanding Thesis", "Coral Sea University", "2018")],
    works=[Work("SeedBank Atlas", "Open map of seagrass seed densities from 212 cores", ["R", "Shiny"], "2019", "now", "seedbank.example.edu")],
    papers=["Castellanos-Brandt Y, Moana T (2023) Grazing lawns recover faster. Journal of Imaginary Botany 14: 22–41", "Castellanos-Brandt Y (2020) Drones over meadows. Coastal Letters 7: 3–9"],
    tongues=[("Spanish", "native"), ("Swedish", "native"), ("English", "fluent")], boards=["Australasian Seagrass Society", "Divers for Data"])

TAMSIN = Person(
    "Tamsin Eberechi Rowe", "Student, BSc Physics", "t.rowe@students.example.edu", "07700 900 825", "Norwich, UK",
    "Second-year physics student looking for a summer placement in medical imaging or acoustics.",
    [Role("Lab Demonstrator", "University of the Broads", "Norwich", "2024-10", "now", ["Help first-years with oscilloscopes two afternoons a week"]), Role("Bar Staff", "The Wherry Inn", "Norwich", "2023-09", "2024-09", ["Closed up alone on weeknights, cashing up to £2,300"])],
    [Study("University of the Broads", "Norwich", "BSc (Hons)", "Physics", "2023-09", "2026", notes=["Modules: Optics (74), Quantum Mechanics (68), Signals (81)"]), Study("Thorpe Sixth Form", "Norwich", "A-levels", "", "2021", "2023", notes=["Physics A, Mathematics A, Music B"])],
    {"Computing": ["Python", "MATLAB", "LaTeX"], "Lab": ["Soldering", "Ultrasound imaging", "Oscilloscopes"]},
    works=[Work("Cardboard Sonar", "Built a two-microphone sonar that finds a cup on a table", ["Arduino", "Python"], "2024", "2024"), Work("Tide Bell", "Sound installation driven by tide tables", ["Max/MSP"], "2023", "2023", "tidebell.example.org")],
    prizes=[Prize("HackEast", "East Anglia Makers", "2024-02", "Winner", "Gesture-controlled hearing aid demo", type="hackathon"), Prize("Gold CREST Award", "British Science Association", "2022")],
    cards=[Card("Personal Licence Holder", "Norwich City Council", "2023")], tongues=[("English", "Native"), ("Igbo", "Basic"), ("French", "A2")], likes=["Cello", "Sea kayaking"], helping=[Role("STEM Buddy", "Thorpe Sixth Form", "Norwich", "2023", "now")], motto="If it hums, measure it.",
    strengths={"Curiosity": "I take apart radios, and mostly they work afterwards."})

ROSHEEN = Person(
    "Rosheen de la Haye", "Secondary School Teacher", "r.delahaye@example.org", "01632 960 774", "Exeter",
    "History teacher and head of year who gets reluctant boys to argue about treaties. Ten years in state schools, two in Nairobi.",
    [Role("Head of Year 10 & Teacher of History", "St Petroc's Community School", "Exeter", "2018-09", "now", ["Pastoral lead for 212 pupils and their eight tutors", "Redesigned the Key Stage 3 curriculum around local archives"], wins=["History GCSE 7+ up from 21% to 38%"]),
     Role("Teacher of Humanities", "Karura International Academy", "Nairobi", "2016-08", "2018-07", ["Taught IGCSE History and Geography to mixed classes of 24"]),
     Role("Newly Qualified Teacher", "Haldon Forest Academy", "Exeter", "2014-09", "2016-07"),
     Role("Museum Assistant (weekends)", "Royal Lace Museum", "Honiton", "2013-04", "2014-08", ["Led family tours and mended the audio guides"])],
    [Study("University of South Devon", "Exeter", "PGCE", "Secondary History", "2013", "2014"), Study("Kingsbridge College, University of Thamesford", "Thamesford", "Bachelor of Arts", "Modern History", "2010", "2013", notes=["2:1"])],
    {"": ["Curriculum design", "Behaviour coaching", "Safeguarding", "SIMS", "Oral history"]},
    cards=[Card("Qualified Teacher Status", "Department for Education", "2014-07"), Card("NPQ in Leading Behaviour and Culture", "Ambition South West", "2022-06"), Card("Mountain Leader (Summer)", "Mountain Training", "2017")],
    prizes=[Prize("Young Historian School Prize", "Devon Archive Trust", "2021", story="For a pupil-made exhibition on lace workers")], tongues=[("English", "native"), ("Swahili", "intermediate")], likes=["Fell walking", "Bell ringing"],
    helping=[Role("Leader, Ten Tors Team", "St Petroc's Community School", "Exeter", "2019", "now")], referees=[("Mr Owen Bickleigh", "Headteacher, St Petroc's Community School", "01632 960 700")])
