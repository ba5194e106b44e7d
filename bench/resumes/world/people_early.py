"""Beginnings and changes of course: two students, a developer, a nurse's aide who turns to training, a veteran, an astronomer."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

ANANYA = Person(
    "Ananya S. Raghuvanshi", "B.Tech Graduate", "ananya.raghuvanshi@example.com", "+91 55501 40122", "Indore, Madhya Pradesh",
    "Computer engineering graduate who built a campus bus tracker used by 1,900 students. Looking for a first backend post where code is reviewed and shipped weekly.",
    [Role("Software Engineering Intern", "Kaveri Fintech Pvt. Ltd.", "Pune", "2024-01", "2024-06", ["Wrote 64 API tests for the UPI mandate service", "Cut the nightly settlement job from 51 to 18 minutes by batching inserts"]),
     Role("Campus Ambassador", "Bharat Coding League", "Indore", "2022-08", "2023-05", ["Ran nine weekend workshops on Git for 310 juniors"])],
    [Study("Malwa Institute of Technology", "Indore", "B.Tech", "Computer Science and Engineering", "2020", "2024", "CGPA 8.71/10"), Study("Saraswati Vidya Niketan", "Ujjain", "Higher Secondary (XII)", "", "2018", "2020", "92.4%"), Study("Saraswati Vidya Niketan", "Ujjain", "Secondary (X)", "", "2016", "2018", "95.0%")],
    {"Languages": ["Java", "Python", "C++", "SQL"], "Frameworks": ["Spring Boot", "React", "Flask"], "Tools": ["Git", "Docker", "Postman", "MySQL Workbench"]},
    cards=[Card("AWS Certified Cloud Practitioner", "Amazon Web Services", "2024-03", "badges.example.org/aws/ccp-88213"), Card("Programming, Data Structures and Algorithms Using Python", "NPTEL", "2022-11", "nptel.example.edu/cert/22CS61")],
    prizes=[Prize("Smart Villages Hackathon", "Ministry of Rural Innovation", "2023-09", "2nd Place", "Offline crop price board over LoRa", "hack.example.org/villages-2023", "hackathon"), Prize("CodeKurukshetra Programming Contest", "Bharat Coding League", "2022-12", "Top 10", "National round with 4,200 teams", "", "competition"), Prize("Merit Scholarship", "Malwa Institute of Technology", "2021-07", "", "For the best first-year result")],
    works=[Work("BusDekho", "Live campus bus tracker with arrival alerts on WhatsApp", ["Spring Boot", "React", "Redis"], "2023-02", "2023-11", "github.example.org/ananya/busdekho"), Work("Rasoi Ledger", "Expense splitter for hostel kitchens", ["Flask", "SQLite"], "2022-06", "2022-08", "github.example.org/ananya/rasoi")],
    tongues=[("Hindi", "native"), ("English", "fluent"), ("Marathi", "basic")], likes=["Kathak", "Table tennis"], links=["linkedin.example.com/in/ananya-r"],
    personal=[("Father's Name", "Shailendra Raghuvanshi"), ("Date of Birth", "14 August 2002"), ("Nationality", "Indian")])

KWABENA = Person(
    "Kwabena Ofori-Mensah", "Full-Stack Developer", "kwabena@ofori.example.net", "+44 7700 900461", "Sheffield, United Kingdom",
    "Full-stack developer with five years in ed-tech and ticketing. I prefer small releases, plain SQL and talking with the people who use the thing.",
    [Role("Senior Full-Stack Developer", "Lanternly", "Sheffield", "2023-02", "now", ["Split a 90,000-line monolith into four services without a weekend outage", "Introduced contract tests; production incidents fell from 11 to 3 per quarter", "Mentor two apprentices from the city's digital academy"]),
     Role("Full-Stack Developer", "Lanternly", "Sheffield", "2021-03", "2023-01", ["Built the marking queue that teachers in 640 schools use each evening", "Moved session storage to Redis and halved page load on old tablets"]),
     Role("Junior Web Developer", "Steel City Tickets Ltd", "Rotherham", "2019-09", "2021-02", ["Wrote the seat map editor in TypeScript and canvas", "Kept a 2009 PHP box office alive through two panto seasons"])],
    [Study("University of the Five Weirs", "Sheffield", "BSc (Hons)", "Computer Science", "2016", "2019", "First class")],
    {"Front end": ["TypeScript", "React", "Svelte", "CSS Grid"], "Back end": ["Node.js", "Elixir", "PostgreSQL", "Redis"], "Delivery": ["Docker", "GitHub Actions", "Terraform"]},
    cards=[Card("Professional Scrum Developer I", "Scrum.org", "2022-05", "scrum.example.org/badge/psd-51902"), Card("Terraform Associate (003)", "HashiCorp", "2023-10", "badges.example.org/tf/40417")],
    prizes=[Prize("Hack Sheffield 9", "Five Weirs Tech Society", "2023-11", "Winner", "Sign language captions for bus stops", "hacksheffield.example.org/9/winners", "hackathon"), Prize("Advent of Optimisation Challenge", "Northern Coders", "2022-12", "3rd Place", "", "aoo.example.net/2022", "competition"), Prize("Engineer of the Year", "Lanternly", "2024-01", "", "Chosen by colleagues for the billing rewrite")],
    works=[Work("Tramspotter", "Shows where each Supertram really is, from open positions", ["Elixir", "Phoenix", "Leaflet"], "2022", "now", "tramspotter.example.net"), Work("quizzle", "Command-line flash cards that schedule themselves", ["Rust", "SQLite"], "2021", "2022", "git.example.org/kofori/quizzle")],
    tongues=[("English", "native"), ("Twi", "native")], likes=["Bouldering", "Highlife guitar"], links=["git.example.org/kofori"],
    helping=[Role("Code Club Leader", "Burngreave Library", "Sheffield", "2020", "now", ["Scratch and Python with twelve children on Saturdays"])])

BERNADETTE = Person(
    "Bernadette O'Shaughnessy-Lund", "Training Coordinator", "b.oshaughnessy@example.org", "(612) 555-0174", "Saint Paul, MN",
    "Care worker turned trainer. Twelve years at bedsides and kitchen tables taught me how to explain one thing at a time; now I want to teach new aides full-time.",
    [Role("Lead Home Health Aide", "Lakeshore Home Care", "Minneapolis, MN", "2017-05", "now", ["Orient every new aide during the first ten visits", "Wrote the lifting checklist that ended back injuries on our team"]),
     Role("Nursing Assistant", "Good Acre Manor", "Saint Paul, MN", "2012-09", "2017-04", ["Cared for fourteen residents on the memory floor"]),
     Role("Cafeteria Supervisor", "Hillcrest Public Schools", "Roseville, MN", "2007-08", "2012-06")],
    [Study("Two Rivers Community College", "Saint Paul, MN", "Associate of Applied Science", "Human Services", "2015", "2018"), Study("Como Park High School", "Saint Paul, MN", "High School Diploma", "", "", "2003")],
    {"": ["Adult learning", "Curriculum outlines", "Hoyer lift training", "Dementia care", "Scheduling software", "Microsoft PowerPoint"]},
    cards=[Card("Certified Nursing Assistant", "Minnesota Department of Health", "2012-08", "registry.example.org/cna/mn-204118"), Card("Train-the-Trainer: Safe Patient Handling", "Upper Midwest Care Alliance", "2020-02", "umca.example.org/verify/7718"), Card("Basic Life Support Instructor", "American Heart Association", "2023-06")],
    prizes=[Prize("Direct Care Worker of the Year", "Upper Midwest Care Alliance", "2021-10", "Finalist", "One of five finalists among 600 nominations", "umca.example.org/awards/2021"), Prize("Perfect Safety Record", "Lakeshore Home Care", "2022", "", "Sixty months without an incident")],
    tongues=[("English", "native"), ("Hmong", "conversational")], likes=["Quilting", "Ice fishing"], helping=[Role("Meal Driver", "Open Hands Kitchen", "Saint Paul, MN", "2014", "now")],
    areas={"Teaching and coaching": ["Taught 43 aides to use a Hoyer lift without a single write-up", "Turned a 60-page manual into nine one-page cards"], "Planning and scheduling": ["Filled 98% of weekend shifts during two winters", "Set up a shared calendar for 31 households"], "Care and communication": ["Sat with families through 20 hospice admissions", "Interpret for Hmong elders at clinic visits"]})

DWAYNE = Person(
    "DWAYNE T. LOCKRIDGE", "Logistics Management Specialist", "dwayne.lockridge@example.com", "(757) 555-0138", "Newport News, VA 23602",
    "Logistics management specialist and retired Army sergeant first class with 19 years of supply, transportation and property accountability experience. Secret clearance, active.",
    [Role("Logistics Management Specialist", "Tidewater Sustainment Command", "Fort Calloway, VA", "2018-04", "now", ["Manage a $46M spare parts account for three watercraft companies", "Led the 2022 inventory that closed with a 99.7% match", "Brief the deputy commander weekly on readiness and late requisitions"]),
     Role("Supply Technician", "Chesapeake Naval Depot", "Norfolk, VA", "2014-10", "2018-03", ["Processed 120 requisitions a day in GCSS", "Recovered $1.2M of excess stock for reissue"]),
     Role("Platoon Sergeant", "U.S. Army", "Fort Brannock, KY", "2003-06", "2014-09", ["Trained and led 34 soldiers and 22 vehicles on two deployments", "Held property worth $9M without loss"])],
    [Study("Hampton Roads University", "Norfolk, VA", "Bachelor of Science", "Logistics Management", "2012", "2016", "GPA 3.6"), Study("Warwick Senior High School", "Newport News, VA", "High School Diploma", "", "", "2003")],
    {"": ["GCSS-Army", "Property accountability", "Hazmat shipping", "Lean Six Sigma", "Budget execution", "Forklift operation"]},
    cards=[Card("Certified Professional Logistician", "SOLE", "2019-09", "sole.example.org/cpl/3307"), Card("DAWIA Life Cycle Logistics Practitioner", "Defense Acquisition School", "2021-05"), Card("Lean Six Sigma Green Belt", "Tidewater Sustainment Command", "2020-11", "belts.example.net/g/11924")],
    prizes=[Prize("Civilian Service Achievement Medal", "Department of the Army", "2022-12", "", "For the watercraft parts inventory"), Prize("Supply Excellence Award", "Army Quartermaster Corps", "2012-06", "Runner-up", "", "qm.example.org/sea/2012"), Prize("Bronze Star Medal", "U.S. Army", "2010")],
    tongues=[("English", "native"), ("Korean", "basic")], likes=["Crab fishing"])

ZSOFIA = Person(
    "Zsófia Kerekes-Baló", "Postdoctoral Researcher in Astrophysics", "zsofia.kerekes@astro.example.edu", "+31 20 555 0193", "Leiden, The Netherlands",
    "Observational astronomer working on how young planets lose their atmospheres. I design spectrograph campaigns and write the pipelines that clean them.",
    [Role("Postdoctoral Researcher", "Oosterpark Observatory", "Leiden", "2022-10", "now", ["Principal investigator of 61 hours at a 6.5-metre telescope", "Maintain the public pipeline ‘paprika’ with 14 contributors"], "Escaping helium in planets below 100 million years."),
     Role("Doctoral Researcher", "Max Weiss Institut für Astronomie", "Heidelberg", "2018-09", "2022-09", ["Measured mass loss of eleven hot Neptunes", "Taught the statistics lab for 40 master's students each autumn"]),
     Role("Night Assistant", "Piszkéstető Observing Station", "Mátra", "2016-06", "2018-08", ["Operated the one-metre telescope 80 nights a year"])],
    [Study("Ruperto University of Heidelberg", "Heidelberg", "Dr. rer. nat.", "Astronomy", "2018", "2022", "magna cum laude"), Study("Pannon Science University", "Szeged", "MSc", "Physics", "2016", "2018"), Study("Pannon Science University", "Szeged", "BSc", "Physics", "2013", "2016")],
    {"Programming": ["Python", "Julia", "Fortran 90"], "Methods": ["High-resolution spectroscopy", "Gaussian processes", "MCMC"], "Software": ["LaTeX", "Slurm", "Astropy"]},
    cards=[Card("Basiskwalificatie Onderwijs (BKO)", "Leidse Hogeschoolraad", "2024-06", "bko.example.edu/register/1188"), Card("Open Science Essentials", "Climb Academy", "2021-03", "climb.example.org/c/9mk2")],
    prizes=[Prize("Ada Lacaille Thesis Prize", "German Astronomical League", "2023-09", "Winner", "Best thesis in stellar and planetary physics", "gal.example.org/prizes/2023"), Prize("Exoclimes Data Challenge", "Ariel Consortium", "2021-09", "4th Place", "Retrieval of spot-contaminated spectra", "", "competition"), Prize("Veni-style Starting Grant", "Netherlands Research Fund", "2024-02", "", "€280,000 over three years", "nrf.example.org/grants/2024-117")],
    works=[Work("paprika", "Telluric correction for near-infrared échelle spectra", ["Python", "JAX"], "2020", "now", "git.example.org/paprika"), Work("Helium Almanac", "Catalogue of all published helium detections", ["Julia", "SQLite"], "2023", "2024", "helium.example.edu/almanac")],
    tongues=[("Hungarian", "native"), ("English", "C2"), ("German", "C1")], papers=["Kerekes-Baló Zs. et al. 2024, Helium tails of teenage Neptunes, J. Exoplanet Obs. 12, 44", "Kerekes-Baló Zs., Adeyemi T. 2022, Spot-proof retrievals, Ann. Spectrosc. 8, 310"],
    links=["orcid.example.org/0000-0000-5550-0193"])

SVENJA = Person(
    "Svenja Dörrbecker", "Studentin Medieninformatik", "svenja.doerrbecker@example.org", "0171 3920041", "Bornheimer Landstraße 14, 60316 Frankfurt am Main",
    "Medieninformatikstudentin mit Werkstudentenerfahrung in Barrierefreiheit und Frontend. Ich teste gern mit echten Menschen und schreibe auf, was dabei schiefgeht.",
    [Role("Werkstudentin Frontend", "Mainblick Verlagshaus GmbH", "Frankfurt am Main", "2023-04", "now", ["Umbau des Abo-Portals nach WCAG 2.2", "Nutzertests mit sieben Screenreader-Nutzern"]),
     Role("Praktikantin UX", "Sparbund Hessen eG", "Kassel", "2022-08", "2022-10", ["Klickprototyp für die Kontoeröffnung in Figma"]),
     Role("Aushilfe Kasse", "Kino Zeitlos", "Gießen", "2019-05", "2021-09")],
    [Study("Technische Hochschule Mittelmain", "Frankfurt am Main", "Bachelor of Science", "Medieninformatik", "2021-10", "now"), Study("Landgraf-Philipp-Gymnasium", "Gießen", "Abitur", "", "2012", "2021", "Note 1,7")],
    {"Web": ["HTML", "CSS", "JavaScript", "Vue.js"], "Gestaltung": ["Figma", "Affinity Designer"], "Testen": ["Cypress", "NVDA", "axe"]}, "de",
    cards=[Card("Certified Professional in Accessibility Core Competencies", "IAAP", "2024-02", "iaap.example.org/cpacc/6120"), Card("UX Foundations", "Interaction School", "2022-12", "interaction.example.net/cert/ux-3391")],
    prizes=[Prize("Hessen hackt", "Land Hessen", "2023-06", "2. Platz", "Fahrplan in Leichter Sprache", "hessenhackt.example.org/2023", "hackathon"), Prize("Deutschlandstipendium", "Technische Hochschule Mittelmain", "2022-10")],
    works=[Work("Leselupe", "Browser-Erweiterung, die Texte in Leichte Sprache überträgt", ["Vue.js", "TypeScript", "spaCy"], "2023", "now", "leselupe.example.org"), Work("Pfandkarte", "Karte der Pfandringe in Frankfurt", ["Leaflet", "Python"], "2022", "2022", "git.example.org/svenja/pfandkarte")],
    tongues=[("Deutsch", "Muttersprache"), ("Englisch", "C1"), ("Spanisch", "A2")], likes=["Rollkunstlauf", "Siebdruck"], personal=[("Geburtsdatum", "02.11.2001"), ("Staatsangehörigkeit", "deutsch")],
    helping=[Role("Trainerin", "RSV Bornheim", "Frankfurt am Main", "2021", "now")])
