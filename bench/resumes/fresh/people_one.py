"""People who write in English: a hotelier, a developer, a physiotherapist, a student."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

HARRIET = Person(
    "Harriet Quayle-Osborne", "Hotel Operations Director", "h.quayle@example.com", "+44 7700 900417", "Harrogate, United Kingdom",
    "Hotelier with eighteen years between reception desks and boardrooms. I open, rescue and steady mid-sized houses, and I still know how to turn a bed.",
    [Role("Director of Operations", "Larkmoor Hotels Group", "Harrogate", "2019-04", "now", ["Answer for five houses with 640 rooms and 410 staff", "Brought laundry in-house, which paid for itself in fourteen months", "Cut unplanned agency shifts from 900 to 120 a quarter"]),
     Role("General Manager", "Larkmoor Hotels Group", "York", "2015-09", "2019-03", ["Reopened the Old Station house after the flood of 2015", "Moved average guest rating from 7.8 to 9.1 in two seasons"]),
     Role("Front Office Manager", "The Belvoir Arms", "Leicester", "2011-02", "2015-08", ["Rewrote the night audit so that it closed in forty minutes", "Trained nine receptionists, three of whom now run desks of their own"]),
     Role("Receptionist", "Hôtel des Trois Ponts", "Annecy", "2007-06", "2010-12")],
    [Study("Thames Vale University", "Slough", "BA (Hons)", "International Hospitality Management", "2003-09", "2007-06", "Upper second class")],
    {"Commercial": ["Revenue management", "Budget ownership", "Supplier contracts"], "Systems": ["Opera PMS", "IDeaS", "Power BI"], "People": ["Rota planning", "Coaching", "Union consultation"]},
    cards=[Card("Certified Hotel Administrator", "American Lodging Institute", "2018-05", "https://credentials.example.org/cha/8812"), Card("Level 4 Award in Food Safety Management", "Chartered Food Institute", "2021-11"), Card("Personal Licence Holder", "North Riding Council", "2012-03")],
    prizes=[Prize("Hotelier of the Year, North", "Yorkshire Tourism Board", "2022-10", "Finalist", "For the apprenticeship scheme in five houses"), Prize("Regional Cocktail Challenge", "Bartenders Guild", "2009-05", "2nd Place", type="competition")],
    tongues=[("English", "native"), ("French", "fluent")], likes=["Fell running", "Bell ringing"], helping=[Role("Trustee", "Nidd Valley Food Bank", "Harrogate", "2020-01", "now")], web="linkedin.com/in/hquayle-example")

TENDAI = Person(
    "Tendai Mutasa", "Backend Developer", "tendai.mutasa@example.net", "(512) 555-0147", "Austin, TX",
    "Backend developer who likes small services, dull databases and short incident reports. Six years in payments and transit.",
    [Role("Senior Backend Developer", "Farebridge Transit Tech", "Austin, TX", "2022-08", "now", ["Own the fare engine that prices 2.1 million taps a day", "Replaced nightly batch settlement with a ledger that balances every minute", "Keep the on-call rota under two pages a week"]),
     Role("Software Engineer II", "Copperline Payments, Inc.", "Dallas, TX", "2020-01", "2022-07", ["Built the dispute API used by 340 merchants", "Halved cold start of the risk service by removing an ORM", "Wrote the idempotency guide that other teams adopted"]),
     Role("Software Engineer", "Copperline Payments, Inc.", "Dallas, TX", "2018-07", "2019-12", ["Ported reports from Perl to Go", "Added contract tests to eleven internal endpoints"]),
     Role("IT Help Desk Intern", "Brazos County Schools", "Bryan, TX", "2017-05", "2017-08")],
    [Study("Texas Prairie University", "College Station, TX", "B.S.", "Computer Engineering", "2014-08", "2018-05", "GPA 3.6/4.0")],
    {"Languages": ["Go", "Kotlin", "SQL", "C++"], "Platform": ["PostgreSQL", "Kafka", "Kubernetes", "Terraform"], "Habits": ["Code review", "Incident response"]},
    cards=[Card("Certified Kubernetes Application Developer", "Cloud Native Foundation", "2023-02", "https://badges.example.com/ckad-5571"), Card("Cloud Solutions Architect – Associate", "Nimbus Web Services", "2021-09", "https://badges.example.com/nws-20418")],
    prizes=[Prize("RideHack Austin", "City of Austin Mobility Office", "2023-03", "1st Place", "Live crowding map built in 24 hours", "https://ridehack.example.org/2023", type="hackathon"), Prize("PayHack Dallas", "Lone Star Fintech Council", "2019-10", "Runner-up", "Receipt splitting by text message", type="hackathon"), Prize("Collegiate Programming Contest, South Region", "Texas Prairie University", "2017-11", "Top 10", type="competition"), Prize("Engineering Impact Award", "Farebridge Transit Tech", "2024-01", story="Given to one engineer a year")],
    works=[Work("Tollgate", "Rate limiter sidecar with a readable config language", ["Go", "Redis", "gRPC"], "2021-03", "2022-01", "https://code.example.com/tendai/tollgate"), Work("Bus Ghost", "Shows which scheduled buses never came", ["Kotlin", "PostgreSQL", "Leaflet"], "2023-06", "now", "https://busghost.example.org"), Work("Tiny Ledger", "Double-entry bookkeeping in 600 lines for teaching", ["SQLite", "Python"], "2020-04", "2020-09")],
    tongues=[("English", "fluent"), ("Shona", "native")], likes=["Mbira", "Trail running"], web="github.com/tmutasa-example")

BRAM = Person(
    "Bram van der Velde", "Musculoskeletal Physiotherapist", "bram.vandervelde@example.org", "07700 900233", "Leeds LS8",
    "Physiotherapist for backs, knees and the people attached to them, with a caseload that runs from ballet students to retired miners.",
    [Role("Advanced Physiotherapist", "Roundhay Joint Clinic", "Leeds", "2021-03", "now", ["Run a first-contact list for four GP surgeries", "Inject shoulders under ultrasound guidance, about 15 a month", "Supervise two rotational physiotherapists"]),
     Role("Physiotherapist (Band 6)", "Airedale Community NHS Trust", "Keighley", "2017-01", "2021-02", ["Set up a hip class that shortened the waiting list by seven weeks", "Visited care homes each Thursday for falls assessments"]),
     Role("Rotational Physiotherapist", "St Oswin's Hospital", "Durham", "2014-09", "2016-12", intro="Rotations through respiratory, stroke, orthopaedics and hand therapy."),
     Role("Sports Therapist", "VV Zwaluwen", "Groningen", "2012-08", "2014-06", ["Matchday cover for two amateur sides"])],
    [Study("Hanze College of Health", "Groningen", "Bachelor", "Physiotherapy", "2008-09", "2012-07"), Study("Northern Dales University", "Durham", "MSc", "Advanced Musculoskeletal Practice", "2018-09", "2020-07", "Distinction")],
    {"": ["Ultrasound-guided injection", "Manual therapy", "Exercise prescription", "Hydrotherapy", "Falls assessment", "SystmOne", "Student supervision"]},
    cards=[Card("Non-Medical Prescribing", "Northern Dales University", "2022-06"), Card("Acupuncture Foundation Course", "Acupuncture Physios Network", "2019-04", "https://register.example.org/apn/3307"), Card("Immediate Life Support", "Resuscitation Training Council", "2024-02")],
    prizes=[Prize("Poster Prize, National Physiotherapy Congress", "Allied Health Society", "2021-11", "Winner", "Poster on hip classes in village halls"), Prize("Leeds Half Marathon Relay", "Run Airedale", "2023-05", "3rd Place", type="competition")],
    tongues=[("Dutch", "native"), ("English", "C2"), ("Frisian", "basic")], likes=["Skating", "Allotment"], papers=["van der Velde B (2021). Hip classes outside hospital: a two-year audit. Dales Journal of Therapy 4(2)."])

KEZIAH = Person(
    "Keziah Thornbury", "Mechanical Engineering Student", "kt2291@student.example.edu", "313-555-0188", "Ann Arbor, Michigan",
    "Third-year student looking for a summer place in powertrain or test engineering; hands that have rebuilt a gearbox twice.",
    [Role("Powertrain Intern", "Huron Valley Motors", "Dearborn, MI", "2025-05", "2025-08", ["Instrumented a dyno cell with 48 thermocouples", "Found a coolant leak path that three builds had shared"]),
     Role("Machine Shop Assistant", "Great Lakes Technical University", "Ann Arbor, MI", "2023-09", "now", ["Help students at the lathe two evenings a week", "Keep tool cribs counted and sharp"]),
     Role("Barista", "Second Crack Coffee", "Ypsilanti, MI", "2021-06", "2023-08")],
    [Study("Great Lakes Technical University", "Ann Arbor, MI", "BSE", "Mechanical Engineering", "2023-09", "now", "GPA 3.71"), Study("Washtenaw Prep High School", "Ypsilanti, MI", "High School Diploma", "", "2019-09", "2023-06")],
    {"Design": ["SolidWorks", "GD&T", "ANSYS"], "Test": ["LabVIEW", "MATLAB", "Data acquisition"], "Shop": ["TIG welding", "CNC milling"]},
    cards=[Card("Certified SolidWorks Associate", "Dassault Academy", "2024-04", "https://verify.example.net/cswa/C-99120"), Card("OSHA 10-Hour General Industry", "Safety Council of Michigan", "2023-10")],
    prizes=[Prize("Formula Student Michigan", "Society of Motor Engineers", "2025-06", "4th Place", "Led the drivetrain group of a 31-person team", type="competition"), Prize("MakeWolverine", "Great Lakes Technical University", "2024-03", "Winner", "Prosthetic grip for violin bows", "https://makewolverine.example.edu/2024/grip", type="hackathon"), Prize("Dean's Scholarship", "Great Lakes Technical University", "2023-09", story="Half tuition for four years")],
    works=[Work("Two-speed e-bike hub", "Planetary hub that shifts by back-pedalling", ["SolidWorks", "3D printing"], "2024-01", "2024-05"), Work("Thermal logger", "Sixteen-channel logger for the team's brake tests", ["C", "STM32", "KiCad"], "2024-09", "2025-03", "https://code.example.com/kthorn/thermal-logger")],
    tongues=[("English", "native"), ("Spanish", "intermediate")], likes=["Fiddle", "Motorcycle restoration"], helping=[Role("Robotics Mentor", "Ypsi Girls Build", "Ypsilanti, MI", "2024-01", "now")])
