"""People at desks: a developer, an analyst, a managing director, a consultant, a designer, a bookkeeper."""

from kit.model import Card, Prize, Study, Work

from .model import Person, Role

OLUWASEUN = Person(
    "Oluwaseun Adeyinka-Clarke", "Backend Engineer", "seun@adeyinka-clarke.example.org", "+44 20 7946 0271", "Leeds, UK",
    "Backend engineer who likes boring databases and short incident reviews. Six years of payments and ticketing systems, most of it in Go.",
    [Role("Senior Software Engineer", "Farebox Labs", "Leeds", "2022-05", "now", ["Own the settlement service that pays 140 bus operators every night", "Replaced a cron-driven reconciliation with an event log, cutting disputed fares from 900 to 60 a month"], wins=["Brought p99 of the fare lookup from 480 ms to 35 ms by caching tariffs per zone"], stack=["Go", "PostgreSQL", "NATS", "Terraform"], about="Contactless ticketing for regional buses, 60 staff"),
     Role("Software Engineer", "Farebox Labs", "Leeds", "2020-02", "2022-04", ["Wrote the refund API used by three call centres", "Moved nightly builds from a single Jenkins box to GitHub Actions"], wins=[], stack=["Python", "Flask", "Redis"], about="Contactless ticketing for regional buses, 60 staff"),
     Role("Junior Developer", "Pennine Ledger Software Ltd", "Huddersfield", "2018-09", "2020-01", ["Fixed VAT rounding in an invoicing product with 4,000 paying shops"], wins=["Taught two colleagues to write property-based tests"], stack=["C#", "SQL Server"], about="Accounts software for small shops")],
    [Study("University of Bradford", "Bradford", "BEng", "Software Engineering", "2015", "2018", notes=["2:1", "Dissertation on clock skew in ticket machines"])],
    {"Languages": ["Go", "Python", "C#", "SQL"], "Data": ["PostgreSQL", "Redis", "Kafka"], "Platform": ["Docker", "Terraform", "GitHub Actions"]},
    links=["github.com/seun-example", "adeyinka-clarke.example.org"],
    cards=[Card("Certified Kubernetes Application Developer", "Cloud Native Computing Foundation", "2023-11", "https://badges.example.org/ckad/7731"), Card("HashiCorp Terraform Associate", "HashiCorp", "2022-06", "https://badges.example.org/tf/1180")],
    prizes=[Prize("Hack the Timetable", "Transport North", "2021-10", "2nd Place", "Predicted bus bunching from open GPS feeds in 24 hours", type="hackathon")],
    works=[Work("tariffy", "Library that compiles fare tables into decision trees", ["Go", "WebAssembly"], "2021", "now", "github.com/seun-example/tariffy"),
           Work("Kerb Watch", "Map of blocked bus stops reported by riders", ["Python", "Leaflet", "SQLite"], "2019", "2020", "kerbwatch.example.org")],
    tongues=[("English", "native"), ("Yoruba", "conversational")], likes=["Fell running", "Vinyl repair"], motto="Leave the log clearer than you found it.",
    strengths={"Calm on call": "Ran 40 incidents without raising my voice.", "Plain writing": "My runbooks get used by people who never met me."})

MARISOL = Person(
    "Marisol T. Beaumont", "Data Analyst", "m.beaumont@example.net", "(555) 010-4432", "Tucson, AZ",
    "Analyst with a background in hospital scheduling, moving towards public health. I turn messy rosters into decisions people can act on before lunch.",
    [Role("Data Analyst II", "Saguaro Regional Health", "Tucson, AZ", "2021-08", "now", ["Built a bed-demand forecast that nursing leads read each morning", "Maintain 30 Tableau dashboards over an Epic warehouse"], "Report to the VP of Operations with a team of two.", wins=["Cut agency nurse spend by $1.2M in a year by matching shifts to census"]),
     Role("Scheduling Coordinator", "Saguaro Regional Health", "Tucson, AZ", "2018-03", "2021-07", ["Rostered 210 nurses across six wards and kept overtime under 4%", "Wrote the Excel macros that replaced a paper board"]),
     Role("Front Desk Associate", "Dos Palmas Dental", "Nogales, AZ", "2016-06", "2018-02"),
     Role("Barista", "Cactus & Crumb", "Tucson, AZ", "2015-01", "2016-05", ["Opened the shop four mornings a week and placed the weekly milk order"]), Role("Census Enumerator", "Pima County", "Tucson, AZ", "2014-07", "2014-09")],
    [Study("University of Southern Arizona", "Tucson, AZ", "Master of Public Health", "Biostatistics", "2022", "2025", notes=["GPA 3.9"]), Study("Pima Valley College", "Tucson, AZ", "Associate of Applied Science", "Health Information Technology", "2014", "2016")],
    {"Analysis": ["SQL", "R", "Tableau", "Excel"], "Domain": ["Epic Clarity", "Capacity planning", "HIPAA"]},
    cards=[Card("Registered Health Information Technician", "AHIMA", "2017-05"), Card("Tableau Desktop Specialist", "Tableau", "2020-09")],
    prizes=[Prize("Operations Excellence Award", "Saguaro Regional Health", "2023", story="For the shift matching model"), Prize("Arizona Health Data Challenge", "Desert Data Society", "2022", "Finalist", type="competition")],
    works=[Work("Heat & ER Visits", "Linked ten years of emergency visits to daily temperature by zip code", ["R", "ggplot2", "PostGIS"], "2023", "2024")],
    tongues=[("Spanish", "Native"), ("English", "Fluent")], likes=["Desert botany", "Pinball"], helping=[Role("Vaccine Clinic Volunteer", "Barrio Anita Community Center", "Tucson, AZ", "2021", "2022")],
    strengths={"Translation": "I explain models to people who hate models.", "Persistence": "Cleaned eleven years of rosters by hand."}, motto="Count twice, meet once.")

FERGUS = Person(
    "Fergus Ó Laoghaire", "Managing Director", "fergus.olaoghaire@example.org", "+353 1 496 0142", "Cork, Ireland",
    "Managing director of food businesses with P&L responsibility up to €310m. Known for turning round plants that headquarters had already written off, and for keeping the people who run them.",
    [Role("Managing Director", "Blackwater Creameries plc", "Fermoy", "2017-01", "now", ["Set and delivered the 2018–2023 plan with the board and 900 farmer shareholders"], "Lead 1,150 staff on four sites, reporting to the chairman.", wins=["Doubled EBITDA to €27m while milk volume grew by a fifth", "Opened the Japanese and Korean markets for grass-fed butter", "Closed the pension deficit of €14m without a strike"]),
     Role("Operations Director", "Gallagher & Voss Foods", "Dublin", "2010-06", "2016-12", ["Ran seven plants in Ireland, Wales and Poland"], wins=["Reduced lost-time accidents by 71% in three years"]),
     Role("Plant Manager", "Gallagher & Voss Foods", "Naas", "2005-03", "2010-05"),
     Role("Process Engineer", "Tírconnell Sugar", "Letterkenny", "2001-04", "2005-02", ["Redesigned the lime kiln feed, saving 4,000 tonnes of coke a year"]), Role("Graduate Engineer", "Tírconnell Sugar", "Letterkenny", "1999-09", "2001-03"), Role("Deckhand", "MFV Naomh Éanna", "Killybegs", "1998", "1998")],
    [Study("Munster School of Business", "Cork", "MBA", "", "2007", "2009"), Study("National University of the South-West", "Limerick", "BE", "Chemical Engineering", "1995", "1999", notes=["First class honours"])],
    {"": ["P&L ownership", "Turnaround", "Dairy exports", "Union negotiation", "Board governance"]},
    prizes=[Prize("Food Executive of the Year", "Irish Larder Awards", "2021"), Prize("Export Prize for Butter", "Chamber of Atlantic Trade", "2019", story="First Irish winner in Asia")],
    boards=["Non-Executive Director, Harbour Credit Union (2019 – present)", "Chair, Audit Committee, Glenduff Hospice (2015 – 2020)"], tongues=[("Irish", "native"), ("English", "native"), ("French", "working")], likes=["Sea swimming", "Beekeeping"])

HYUNWOO = Person(
    "Hyun-woo Baek", "Strategy Consultant", "hw.baek@example.com", "+65 6555 0144", "Singapore",
    "Strategy consultant in energy and ports, before that a naval officer. Comfortable with a blank page and an unhappy client.",
    [Role("Engagement Manager", "Corvane Partners", "Singapore", "2021-07", "now", ["Led teams of three to five on eleven studies for port authorities and utilities", "Advised a grid operator on where to place 400 MW of batteries"], wins=["Found USD 38m of yearly savings in a terminal's crane maintenance", "Rated top 10% of managers two years running"]),
     Role("Consultant", "Corvane Partners", "Seoul", "2018-08", "2021-06", ["Modelled LNG demand of six Asian countries under four carbon prices", "Interviewed 70 harbour pilots about night berthing"]),
     Role("Lieutenant, Supply Corps", "Republic of Korea Navy", "Busan", "2013-03", "2016-05", ["Kept a frigate of 140 crew fed and fuelled over two deployments"])],
    [Study("Straits Business School", "Singapore", "Master of Business Administration", "", "2016-08", "2018-06", notes=["Dean's list"]), Study("Hanbit National University", "Daejeon", "Bachelor of Science", "Naval Architecture", "2009-03", "2013-02", notes=["GPA 4.1/4.5"])],
    {"Methods": ["Financial modelling", "Expert interviews", "Storylining"], "Tools": ["Alteryx", "Python", "think-cell"]},
    prizes=[Prize("Asia Case Competition", "Straits Business School", "2017", "1st Place", type="competition")], cards=[Card("CFA Level II", "CFA Institute", "2019-06")],
    tongues=[("Korean", "native"), ("English", "fluent"), ("Mandarin", "basic")], likes=["Long-distance cycling", "Black-and-white film"], helping=[Role("Mentor", "Second Harbour Foundation", "Singapore", "2020", "now")])

PALOMA = Person(
    "PALOMA WHITFIELD", "Graphic & Brand Designer", "hello@palomawhitfield.example.com", "07700 900 614", "Bristol",
    "Designer of packaging and small brands. I draw by hand first, and I finish files that printers don't ring me about.",
    [Role("Freelance Designer", "Self-employed", "Bristol", "2020", "now", ["Rebranded a cider maker in nine weeks, from orchard sign to can", "Packaging for three chocolate makers sold at Booths"]),
     Role("Middleweight Designer", "Studio Ampersand & Daughters", "Bath", "2016", "2020", ["Art direction of the summer programme of a city theatre", "Managed two juniors and the plotter"]),
     Role("Junior Designer", "Copperplate Print Co.", "Swindon", "2014", "2016", ["Typeset 60 parish magazines a month"])],
    [Study("Falwater College of Art", "Falmouth", "BA (Hons)", "Graphic Communication", "2011", "2014")],
    {"": ["Illustrator", "InDesign", "Figma", "Lettering", "Dielines", "Risograph"]},
    prizes=[Prize("Best Small Label", "West Country Drinks Awards", "2022"), Prize("Student Starpack Bronze", "Packaging Guild", "2014", "Bronze", type="competition")],
    works=[Work("Orchard Type", "A typeface drawn from fruit crates", ["Glyphs"], "2021", "2021", "orchardtype.example.org")],
    tongues=[("English", "Native"), ("Portuguese", "B1")], likes=["Linocut", "Allotment", "Darts"], links=["palomawhitfield.example.com", "instagram: @paloma.example"], motto="Make it plain, then make it sing.",
    strengths={"Eye for type": "I notice a bad apostrophe from across the street.", "Deadlines": "Two missed in ten years."})

GURPREET = Person(
    "Gurpreet Kaur Sandhu", "Bookkeeper", "gksandhu@example.ca", "604-555-0178", "Surrey, BC",
    "Bookkeeper for trades and restaurants. Twelve years of closing months on time, remitting GST before it is due and finding the missing $40.",
    [Role("Full-Charge Bookkeeper", "Delta Drywall & Paint Inc.", "Delta, BC", "2017-04", "now", ["Look after books of three companies with 85 staff", "Run biweekly payroll with certified union rates"], wins=["Recovered $61,000 of unbilled change orders"]),
     Role("Accounts Payable Clerk", "Pacific Produce Wholesalers", "Vancouver, BC", "2013-01", "2017-03", ["Matched 900 invoices a month against farm tickets"]),
     Role("Cashier", "Super Sabzi Mandi", "Surrey, BC", "2011-05", "2012-12"), Role("Tax Season Preparer", "Kaur & Dhillon Tax", "Surrey, BC", "2012", "2012", intro="Filed 130 simple returns in one spring.")],
    [Study("Fraser Delta Polytechnic", "Surrey, BC", "Diploma", "Accounting", "2011", "2013")],
    {"Software": ["QuickBooks Online", "Sage 50", "Excel", "Dext"], "Bookkeeping": ["GST/PST returns", "T4 slips", "Bank reconciliation", "Construction payroll"]},
    cards=[Card("Certified Professional Bookkeeper", "CPB Canada", "2018"), Card("Payroll Compliance Practitioner", "National Payroll Institute", "2015")],
    prizes=[Prize("Volunteer of the Year", "Newton Community Kitchen", "2020")], tongues=[("Punjabi", "native"), ("English", "fluent"), ("Hindi", "fluent")], likes=["Gardening", "Kabaddi"],
    helping=[Role("Treasurer", "Newton Community Kitchen", "Surrey, BC", "2018", "now")], email2="books@deltadrywall.example.ca", phone2="604-555-0109")
