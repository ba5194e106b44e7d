"""English-speaking people from laboratories, courts, offices and screens."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

CALLUM = Person(
    name="Callum Mac Giolla Bhríde", job="Backend Developer", email="callum@example.org", phone="+353 20 914 0077", place="Galway, Ireland",
    about="Backend developer who likes boring databases and fast tests. Seven years with payment, ferry booking and public data systems.",
    roles=[
        Role("Senior Backend Engineer", "Corrib Payments", "Galway", "2022-01", "now", ["Split a Rails monolith's ledger into a Go service handling 1,900 postings a second.", "Made nightly reconciliation incremental: from 5 h 40 min to 11 minutes.", "On-call lead for a team of five."]),
        Role("Software Engineer", "Oileán Ferries", "Rossaveel", "2018-06", "2021-12", ["Rebuilt the booking API around tide-dependent timetables.", "Introduced contract tests between app and harbour kiosks."]),
        Role("Intern", "Datalann Teo", "An Spidéal", "2017-06", "2017-09"),
    ],
    studies=[Study("Lough Corrib University", "Galway", "BSc", "Computer Science and Information Technology", "2014", "2018", notes=["2:1 honours", "Final-year project: Irish-language address matching"])],
    skills={"Languages": ["Go", "Ruby", "SQL", "Python"], "Storage": ["PostgreSQL", "Redis", "Kafka"], "Ops": ["Docker", "Terraform", "Prometheus"]},
    cards=[Card("Certified Kubernetes Application Developer", "CNCF", "2023-09", "example.org/ckad/7731"), Card("AWS Developer – Associate", "Amazon Web Services", "2021-04", "example.org/aws/2210")],
    prizes=[Prize("CoderDojo Hack Connacht", "West Tech Network", "2019", "1st Place", "Tide alerts by text message.", type="hackathon")],
    works=[Work("taoide", "Tide tables for the Irish coast as a tiny Go library", ["Go", "SQLite"], "2020", "now", "github.example.com/callum/taoide"), Work("seoladh", "Fuzzy matching of Irish and English townland names", ["Python", "FastAPI", "PostGIS"], "2018", "2019", "github.example.com/callum/seoladh")],
    tongues=[("Irish", "native"), ("English", "native")], likes=["currach rowing", "sean-nós"], links=["github.example.com/callum"],
)

ANNELISE = Person(
    name="Annelise Thorvaldsen-Reyes", job="Associate Professor of Marine Ecology", email="a.thorvaldsen@example.edu", phone="+1 902-555-0119", place="Halifax, Nova Scotia",
    about="Marine ecologist working on kelp recovery after urchin barrens, with long field seasons in Nova Scotia and northern Norway.",
    roles=[
        Role("Associate Professor", "Acadian Maritime University", "Halifax", "2020-07", "now", ["Lead a group of four doctoral students and two technicians.", "Principal investigator, Kelp Corridors (CA$1.2 million, 2021–2026)."]),
        Role("Assistant Professor", "Acadian Maritime University", "Halifax", "2015-07", "2020-06", ["Designed the undergraduate scientific diving course, now required for honours."]),
        Role("Postdoctoral Fellow", "Nordlys Institute of Marine Research", "Tromsø", "2012-09", "2015-06", ["Ran 214 transects across six fjords and archived all raw video."]),
    ],
    studies=[Study("University of West Cascadia", "Bellingham", "PhD", "Biological Oceanography", "2007", "2012", notes=["Thesis: Grazing thresholds in Strongylocentrotus barrens", "Supervisor: R. Haldane"]), Study("Saint Brendan College", "Antigonish", "BSc (Hons)", "Biology", "2003", "2007", notes=["First class"])],
    skills={"Field": ["Scientific diving", "Photogrammetry", "ROV surveys"], "Analysis": ["R", "Stan", "GIS", "Structural equation models"]},
    cards=[Card("Scientific Diver Level II", "Canadian Association for Underwater Science", "2009"), Card("Small Vessel Operator Proficiency", "Transport Canada", "2011")],
    prizes=[Prize("Early Career Medal", "Society of Benthic Ecology", "2018"), Prize("President's Teaching Award", "Acadian Maritime University", "2021"), Prize("NSERC Doctoral Scholarship", "NSERC", "2008")],
    works=[Work("Kelp Corridors", "Reconnecting kelp patches along 60 km of shore with community divers", ["R", "QGIS"], "2021", "2026", "example.edu/kelpcorridors")],
    tongues=[("English", "native"), ("Norwegian", "B2"), ("Spanish", "C1")], memberships=["Society of Benthic Ecology (council member)"],
    papers=["Thorvaldsen-Reyes A., Haldane R. (2023). Urchin fronts stall at cobble edges. Journal of Shore Ecology 41, 210–228.", "Thorvaldsen-Reyes A. et al. (2019). Counting kelp from kites. Methods in Coastal Science 7, 33–47."],
)

SHREYA = Person(
    name="Shreya Balasubramanian", job="B.Tech Student | Aspiring Data Analyst", email="shreya.bala@example.com", phone="+91 98400 55501", place="Coimbatore, Tamil Nadu",
    about="Final-year information technology student looking for an entry-level analyst role where careful cleaning of data is appreciated as much as the chart.",
    roles=[
        Role("Data Analytics Intern", "Vaigai Textiles Pvt. Ltd.", "Tiruppur", "2024-05", "2024-07", ["Joined loom sensor logs with order books and found that 7% of stops came from one spool supplier.", "Built a shift report that replaced three spreadsheets."]),
        Role("Campus Ambassador", "Notewise Learning", "Remote", "2023-01", "2023-12", ["Ran eleven workshops on spreadsheet basics for first-year students."]),
    ],
    studies=[Study("Siruvani Institute of Technology", "Coimbatore", "B.Tech", "Information Technology", "2021", "2025", notes=["CGPA 8.7/10"], due=True), Study("Sri Kamakshi Vidyalaya", "Madurai", "Higher Secondary Certificate", "Computer Maths", "2019", "2021", notes=["94.2%"])],
    skills={"Programming": ["Python", "SQL", "R"], "Libraries": ["pandas", "scikit-learn", "Matplotlib"], "Tools": ["Tableau", "Excel", "Git"]},
    cards=[Card("Google Data Analytics Certificate", "Coursera", "2023-08"), Card("NPTEL Data Mining", "IIT Madras", "2024-04"), Card("SQL (Intermediate)", "HackerRank", "2023-02")],
    prizes=[Prize("Smart Village Hackathon", "Siruvani Innovation Cell", "2024-02", "Runner-up", "Borewell level forecasts for panchayats.", type="hackathon"), Prize("Inter-college Quiz on Statistics", "Kongu Statistical Circle", "2022", "1st Prize", type="competition")],
    works=[Work("Monsoon Meter", "Compares rain gauge readings with forecasts for 32 taluks", ["Python", "pandas", "Streamlit"], "2024-08", "2024-11", "github.example.com/shreyab/monsoon-meter"), Work("Bus Bunching in Coimbatore", "Measures headways on two city routes from scraped GPS points", ["SQL", "Tableau"], "2023-09", "2023-12", "github.example.com/shreyab/bunching"), Work("Kolam Classifier", "Sorts photographs of floor drawings by symmetry group", ["TensorFlow", "OpenCV"], "2023-02", "2023-04", "github.example.com/shreyab/kolam")],
    tongues=[("Tamil", "native"), ("English", "fluent"), ("Hindi", "basic")], likes=["Carnatic violin", "chess"], links=["github.example.com/shreyab"],
)

WEILING = Person(
    name="Teoh Wei-Ling", job="Internal Audit Manager", email="weiling.teoh@example.com", phone="+60 4-555 0183", place="George Town, Penang",
    about="Chartered accountant and internal auditor in manufacturing and shared services. Plain reports, few findings, all of them closed.",
    roles=[
        Role("Internal Audit Manager", "Semilang Microdevices Berhad", "Bayan Lepas", "2018-04", "now", ["Plan and run 16 audits a year over plants in Penang, Batam and Cebu.", "Found duplicate vendor payments of RM 1.9 million; 92% recovered.", "Set up continuous control tests on purchase orders."]),
        Role("Senior Associate, Risk Assurance", "Lim Hargreaves PLT", "Kuala Lumpur", "2014-01", "2018-03", ["Audited banks, rubber glove makers and one airline caterer.", "Seconded to the Leeds office for the 2016 busy season."]),
        Role("Audit Assistant", "Lim Hargreaves PLT", "Kuala Lumpur", "2011-08", "2013-12"),
    ],
    studies=[Study("Universiti Teknologi Seberang", "Penang", "Bachelor of Accounting", "", "2007", "2011", notes=["CGPA 3.71"])],
    skills={"Audit": ["Risk assessment", "Sarbanes-Oxley testing", "Fraud investigation", "Stocktakes"], "Tools": ["ACL", "SAP FI", "Alteryx", "TeamMate"]},
    cards=[Card("Chartered Accountant", "Malaysian Institute of Accountants", "2015-03"), Card("Certified Internal Auditor", "The IIA", "2017-06"), Card("Certified Fraud Examiner", "ACFE", "2020-10")],
    prizes=[Prize("Audit Innovation Prize", "ASEAN Audit Network", "2022", story="For tests that run overnight.")],
    tongues=[("Mandarin", "native"), ("English", "fluent"), ("Bahasa Malaysia", "fluent"), ("Hokkien", "native")], likes=["badminton", "street food mapping"],
    works=[Work("Vendor Twin Finder", "Flags vendors that share bank details or addresses", ["Alteryx", "Python"], "2019-05", "2019-10")],
    memberships=["Institute of Internal Auditors Malaysia"],
)

QUARRIE = Person(
    name="Jonathan P. Quarrie", job="Attorney-at-Law", email="jpquarrie@example.com", phone="876-555-0171", place="Kingston 8, Jamaica",
    about="Commercial litigator with a banking background. Comfortable before the Supreme Court and happiest when a matter settles before it gets there.",
    roles=[
        Role("Partner", "Quarrie, Haughton & Nembhard", "Kingston", "2019-10", "now", ["Led for the insurer in a marine cargo dispute of US$6 million, settled on day two of trial.", "Supervise two associates and a pupil."], "Commercial litigation, insurance and insolvency."),
        Role("Associate", "Blackwood Dacres", "Kingston", "2013-11", "2019-09", ["Argued interlocutory applications every other week for five years.", "Drafted the firm's standard loan security documents."]),
        Role("Legal Officer", "", "Kingston", "2012-10", "2013-10", ["In-house at a credit union; contracts, collections and board minutes."]),
        Role("Credit Analyst", "Blue Mountain Savings Bank", "Mandeville", "2007-07", "2010-08"),
    ],
    studies=[Study("Liguanea Law School", "Kingston", "Certificate of Legal Education", "", "2010", "2012", notes=["Dean's List"]), Study("University of the Leeward Islands", "Cave Hill", "LL.B.", "Law", "2004", "2007", notes=["Upper Second Class Honours", "Modules: Equity, Conflict of Laws, Company Law"])],
    skills={"Practice": ["Civil litigation", "Insolvency", "Insurance law", "Mediation"], "Other": ["Legal drafting", "Negotiation", "Westlaw"]},
    cards=[Card("Accredited Mediator", "Dispute Resolution Foundation", "2018-02"), Card("Notary Public", "Supreme Court of Judicature", "2021")],
    prizes=[Prize("Caribbean Mooting Shield", "Council of Regional Law Schools", "2011", "2nd Place", "Appellate moot on offshore trusts.", type="competition"), Prize("Rising Counsel", "Island Legal Review", "2017")],
    tongues=[("English", "native"), ("Spanish", "intermediate")], likes=["dominoes", "coffee growing"], memberships=["Jamaican Bar Association"],
    helping=[Role("Duty Counsel", "Legal Aid Clinic, Half Way Tree", "Kingston", "2015", "2019")],
    papers=["Quarrie, J. P. (2020). Set-off in receivership after Dalton. Caribbean Commercial Law Notes 12."],
)

ROSALIND = Person(
    name="Rosalind Eaves", job="UX Researcher (formerly actor)", email="hello@rosalindeaves.example.com", phone="0117 496 0142", place="Bristol BS3",
    about="I spent a decade on stage listening for a living. Now I run interviews, usability tests and service safaris for public bodies and charities.",
    roles=[
        Role("User Researcher", "Avonside Digital", "Bristol", "2021-09", "now", ["Ran 130 interviews for a council tax support service; drop-out at the evidence step fell by a quarter.", "Set up a paid participant panel with people who use screen readers."], "Consultancy serving councils and health charities."),
        Role("Junior UX Researcher", "Toucan & Daughters", "Bath", "2020-06", "2021-08", ["Diary study with 24 carers, coded in Dovetail and told as a radio play."]),
        Role("Front of House Supervisor", "Hotwells Playhouse", "Bristol", "2018", "2020"),
        Role("Actor", "", "UK touring", "2009", "2018", [], "Repertory and touring theatre, 22 productions, school workshops between tours."),
    ],
    studies=[Study("Severn School of Design", "Bristol", "MA", "Human-Centred Design", "2019", "2020", notes=["Merit"]), Study("Ravensbourne Academy of Drama", "London", "BA (Hons)", "Acting", "2006", "2009")],
    skills={"Research": ["In-depth interviews", "Usability testing", "Diary studies", "Survey design"], "Workshops": ["Facilitation", "Journey mapping", "Storytelling"], "Tools": ["Figma", "Dovetail", "Miro", "Optimal Workshop"]},
    cards=[Card("UX Certificate (Interaction Design)", "Nielsen Norman Group", "2022-03"), Card("Research Ethics", "Avonside Academy", "2021-12")],
    prizes=[Prize("Service Design Challenge", "Bristol Civic Lab", "2021", "Finalist", "A bus stop that talks.", type="competition")],
    works=[Work("Quiet Queue", "Prototype of a call-back line for benefit appeals", ["Twilio", "Figma"], "2020", "2020", "rosalindeaves.example.com/quiet-queue"), Work("Carers' Almanac", "Printed research report in the form of a calendar", ["InDesign"], "2021", "2021", "rosalindeaves.example.com/almanac")],
    strengths={
        "Interviewing & listening": ["Over 300 hours of one-to-one research sessions, from sixth-formers to retired dockers.", "Trained product managers to keep quiet for seven seconds."],
        "Facilitation": ["Led co-design days with up to 40 residents in community halls.", "Improvised through two fire alarms and a power cut."],
        "Making findings stick": ["Turn findings into short scenes that teams replay when they argue about scope."],
    },
    tongues=[("English", "native"), ("French", "A2")], likes=["bell ringing", "sea swimming"],
)
