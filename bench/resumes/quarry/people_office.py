"""Designers, engineers and managers."""

from kin.model import Card, Person, Prize, Role, Study, Work

MAEVE = Person(
    "Maeve O'Connell-Byrne", "Senior Product Designer", "maeve@maeveob.example.com", "+353 20 915 0167", "Dublin, Ireland",
    "Product designer for complicated things: tax forms, hospital rosters, ferry tickets. I prototype early and sit in on support calls.",
    [Role("Senior Product Designer", "Harbourline Ferries", "Dublin", "2022-05", "now", ["Redesigned ticket changes; calls about them fell by 58%", "Built a design system of 64 components with two engineers", "Introduced monthly tests with people over seventy"]),
     Role("Product Designer", "Tallybook", "Remote", "2019-02", "2022-04", ["Designed onboarding for sole traders in four countries", "Ran 90 interviews about invoices"], intro="First designer at an accounting start-up of eleven people."),
     Role("UX Designer", "Department of Rostering Ltd.", "Cork", "2016-09", "2019-01", ["Shift swaps for nurses on mobile"]),
     Role("Junior Web Designer", "Studio Quay", "Galway", "2014-07", "2016-08", [])],
    [Study("Institute of Art & Technology Corrib", "Galway", "MA", "Interaction Design", "2013-09", "2014-06"), Study("University of Claddagh", "Galway", "BA", "Visual Communication", "2009-09", "2013-05", "2.1 Honours")],
    {"Design": ["Interaction design", "Service blueprints", "Design systems", "Usability testing"], "Tools": ["Figma", "Framer", "Miro", "HTML/CSS"]}, links=["maeveob.example.com", "dribbble.example.com/maeveob"],
    cards=[Card("Certified Professional in Accessibility Core Competencies", "Accessibility Professionals Circle", "2021-11", "https://apc.example.org/cpacc/5091"), Card("Design Sprint Facilitator", "Sprint School", "2020-02", "https://sprintschool.example.net/c/mob"), Card("Irish Sign Language, Stage 1", "", "2023")],
    prizes=[Prize("Irish Digital Design Award", "Design Council of Ireland", "2023-10", "Shortlisted", "Ticket changes in three taps", "https://designcouncil.example.org/2023/harbourline"), Prize("Hack the Housing List", "Dublin Civic Lab", "2018-11", "Winner", "A waiting list that explains itself", "https://civiclab.example.org/housing", "hackathon"), Prize("Student Poster Competition", "University of Claddagh", "2012", "Second Prize", "", "", "competition")],
    works=[Work("Tides & Timetables", "Calendar that merges school times and ferry sailings for islanders", ["Figma", "SvelteKit", "Supabase"], "2023-02", "2023-10", "https://tides.example.com"), Work("Plain Forms", "Library of form patterns tested with 200 people", ["HTML/CSS", "Figma"], "2020-06", "now", "https://plainforms.example.org")],
    tongues=[("English", "native"), ("Irish", "fluent"), ("Spanish", "B1")], likes=["Sea swimming", "Letterpress"], helping=[Role("Design Mentor", "Coder Corner Galway", "Galway", "2017", "2021")])

TARIQ = Person(
    "Tariq Al-Hamdan", "Project Engineer (Civil)", "tariq.alhamdan@example.com", "020 7946 0631", "Croydon, London",
    "Civil engineer with eight years on bridges, basements and one stubborn culvert. Chartered in 2023.",
    [Role("Project Engineer", "Ashdown Kerr Infrastructure plc", "London", "2021-10", "now", ["Deliver a £14m footbridge programme at six stations", "Manage four subcontractors and a temporary works register", "Saved 11 night possessions by precasting the stairs"]),
     Role("Site Engineer", "Ashdown Kerr Infrastructure plc", "Reading", "2019-01", "2021-09", ["Set out 340 bored piles", "Wrote lift plans and method statements"]),
     Role("Graduate Engineer", "Bowyer Civils", "Guildford", "2017-09", "2018-12", ["Drainage design for 120 houses", "Concrete testing and site diaries"]),
     Role("Summer Placement", "Jordan Valley Authority", "Amman", "Summer 2016", "Summer 2016", ["Surveyed 9 km of canal"])],
    [Study("University of the Downs", "Guildford", "MEng", "Civil Engineering", "2013-09", "2017-06", "First Class Honours"), Study("Amman International Academy", "Amman", "International Baccalaureate", "", "2011", "2013", "38 points")],
    {"Engineering": ["Temporary works", "Setting out", "Reinforced concrete", "Drainage design"], "Software": ["AutoCAD Civil 3D", "Revit", "Primavera P6", "Leica Captivate"], "Management": ["NEC4 contracts", "Risk registers"]}, links=["linkedin.com/in/tariq-alhamdan-example"],
    cards=[Card("Chartered Engineer (CEng)", "Guild of Civil Engineers", "2023-03", "https://guildce.example.org/register/61880"), Card("SMSTS", "Construction Skills Board", "2022-08"), Card("Temporary Works Coordinator", "Construction Skills Board", "2021-05", "https://csb.example.org/twc/40027"), Card("PTS Track Safety", "", "2024-02"), Card("CSCS Black Card", "", "")],
    prizes=[Prize("Young Engineer Award", "Thames Valley Construction Forum", "2020-11", "Highly Commended", "For the pile logging app", "https://tvcf.example.org/2020"), Prize("Bridge Building Competition", "University of the Downs", "2015-03", "1st Prize", "", "", "competition")],
    works=[Work("PileLog", "Tablet form that replaced paper pile logs on three sites\nCut transcription errors to nil", ["Power Apps", "SharePoint"], "2020-02", "2020-08"), Work("Wadi Crossing", "Low-cost concrete ford for a village of 400, designed pro bono", ["AutoCAD Civil 3D", "HEC-RAS"], "2018", "2019", "https://wadicrossing.example.org")],
    tongues=[("Arabic", "native"), ("English", "fluent")], likes=["Five-a-side football", "Calligraphy"])

KAVYA = Person(
    "Kavya Subramanian", "Data Engineer", "kavya.s@example.net", "416-555-0138", "Toronto, ON",
    "Data engineer with seven years of pipelines that run while people sleep. Former statistician, still suspicious of averages.",
    [Role("Staff Data Engineer", "Maple & Main Insurance", "Toronto, ON", "2024-02", "now", ["Set the lakehouse roadmap for nine teams", "Cut the monthly cloud bill by C$38,000"]),
     Role("Senior Data Engineer", "Maple & Main Insurance", "Toronto, ON", "2021-04", "2024-01", ["Migrated 1,100 tables from a nightly batch to streaming", "Wrote the data contract guide that every team now signs"]),
     Role("Data Engineer", "Loonwater Analytics", "Waterloo, ON", "2018-06", "2021-03", ["Claims fraud features on Spark", "On-call for 40 DAGs"]),
     Role("Statistical Analyst", "Bureau of Provincial Statistics", "Ottawa, ON", "2016-09", "2018-05", ["Seasonal adjustment of the labour survey"]),
     Role("Data Science Intern", "Chola Foods", "Chennai", "2015-05", "2015-08", [])],
    [Study("University of Grand River", "Waterloo, ON", "MMath", "Statistics", "2014-09", "2016-08"), Study("Nilgiri Engineering College", "Coimbatore, India", "B.E.", "Computer Science and Engineering", "2010-07", "2014-05", "CGPA 8.9/10")],
    {"Languages": ["Python", "Scala", "SQL"], "Platforms": ["Spark", "Kafka", "Airflow", "dbt", "Snowflake", "Terraform"], "Practices": ["Data modelling", "Cost control", "Mentoring"]}, links=["github.com/kavya-s-example", "kavyawrites.example.net"],
    cards=[Card("Databricks Certified Data Engineer Professional", "Databricks", "2023-06", "https://credentials.example.com/dbx/ks-4482"), Card("SnowPro Core Certification", "Snowflake", "2022-02", "https://achieve.example.net/snowpro/ks"), Card("Google Professional Data Engineer", "Google Cloud", "2020-10"), Card("Certified Kubernetes Application Developer", "", "2021")],
    prizes=[Prize("Civic Data Hackathon", "City of Toronto Open Data", "2019-03", "Best Visualization", "Map of streetcar bunching", "https://civicdata.example.org/2019", "hackathon"), Prize("Chairman's Award for Innovation", "Maple & Main Insurance", "2022-12", "", "Streaming claims pipeline"), Prize("Kaggle Tabular Competition", "Kaggle", "2021-09", "Top 2%", "", "https://compete.example.com/kavya", "competition"), Prize("National Merit Scholarship", "Tamil Nadu Education Trust", "2010")],
    works=[Work("contractcheck", "Command line tool that compares a table with its data contract", ["Python", "DuckDB", "Pydantic"], "2022-05", "now", "https://github.com/kavya-s-example/contractcheck"), Work("Streetcar Ghosts", "Live view of delayed streetcars from public feeds", ["Kafka", "Flink", "Mapbox"], "2019", "2020", "https://ghosts.example.net")],
    tongues=[("Tamil", "native"), ("Hindi", "fluent"), ("French", "A2")], likes=["Carnatic violin", "Curling"])

FERDINAND = Person(
    "Ferdinand Kowalczuk", "Vice President, Finance", "f.kowalczuk@example.com", "(312) 555-0106", "Oak Park, IL",
    "Finance executive with twenty-two years in manufacturing and food. Led two acquisitions, one turnaround and the least exciting ERP change in company history.",
    [Role("Vice President, Finance", "Prairie Gold Bakeries, Inc.", "Chicago, IL", "2018-01", "now", ["Lead 38 people in accounting, treasury and procurement", "Closed and integrated two acquisitions ($61M and $19M)", "Shortened the monthly close from twelve days to five"]),
     Role("Corporate Controller", "Tamarack Tool & Die", "Rockford, IL", "2011-06", "2017-12", ["Restructured $84M of debt during a fall in orders of 40%", "Moved nine plants to one chart of accounts"]),
     Role("Audit Manager", "Sloane Whitaker LLP", "Chicago, IL", "2006-09", "2011-05", ["Portfolio of 14 manufacturing clients"]),
     Role("Staff Accountant", "Sloane Whitaker LLP", "Chicago, IL", "2002-07", "2006-08", [])],
    [Study("Lakefront University Graduate School of Business", "Chicago, IL", "MBA", "Finance", "2008", "2010"), Study("University of Central Illinois", "Peoria, IL", "Bachelor of Science", "Accountancy", "1998", "2002", "cum laude")],
    {"": ["Mergers and acquisitions", "Treasury", "Cost accounting", "ERP selection", "Board reporting", "NetSuite", "Hyperion", "Negotiation"]}, links=["linkedin.com/in/fkowalczuk-example"],
    cards=[Card("Certified Public Accountant", "Illinois Board of Examiners", "2004-03", "https://cpa.example.org/il/065-0317"), Card("Certified Treasury Professional", "Treasury Managers Association", "2013-09"), Card("Executive Program in Corporate Governance", "Lakefront University", "2020")],
    prizes=[Prize("CFO of the Year – Mid-Market", "Chicago Business Ledger", "2022-06", "Finalist", "", "https://cbledger.example.com/cfo2022"), Prize("Elijah Watt Silver Medal", "Illinois Board of Examiners", "2004", "", "Third-highest CPA score in the state")],
    works=[Work("One Ledger", "Replaced seven ledgers with one cloud ERP in eleven months, $0.4M under budget", ["NetSuite", "Celigo"], "2019-02", "2019-12"), Work("Flour Hedge Model", "Model for wheat purchasing that is still used every Monday", ["Excel", "@RISK"], "2021", "2021")],
    tongues=[("Polish", "native"), ("English", "native")], likes=["Rowing", "Chess"], helping=[Role("Treasurer", "Oak Park Food Pantry", "Oak Park, IL", "2015", "now")])

SALMA = Person(
    "Salma Rahimi", "QA Analyst", "salma.rahimi@example.com", "612-555-0171", "Minneapolis, MN",
    "Former refugee case manager turned software tester. I ask the question behind the question, and write it down.",
    [Role("QA Analyst", "Loring Health Software", "Minneapolis, MN", "2023-06", "now", ["Own regression testing of the patient portal (420 cases, 70% automated)", "Found the time-zone fault that had doubled appointment reminders", "Write release notes that nurses read"]),
     Role("Case Manager", "New Lakes Resettlement", "St. Paul, MN", "2017-03", "2023-01", ["Guided 140 families through housing, school and first jobs", "Coordinated 25 interpreters in eight languages", "Replaced a paper intake of 31 pages with a form of nine"]),
     Role("Interpreter (Dari, Farsi)", "Freelance", "", "2014", "2017", ["Court, clinic and parent–teacher meetings"])],
    [Study("Prime Bridge Academy", "Minneapolis, MN", "Certificate", "Software Quality Assurance", "2022-09", "2023-03"), Study("University of Saint Anthony", "St. Paul, MN", "Bachelor of Social Work", "", "2012-09", "2016-05")],
    {"Testing": ["Test planning", "Playwright", "Postman", "Accessibility testing", "Jira"], "People": ["Interpreting", "Crisis de-escalation", "Documentation"]}, links=["linkedin.com/in/salma-rahimi-example", "github.com/salmatests-example"],
    cards=[Card("ISTQB Certified Tester Foundation Level", "American Testing Board", "2023-02", "https://atb.example.org/ctfl/23-01984"), Card("Certified Medical Interpreter", "Interpreters Board", "2015-06"), Card("Postman API Fundamentals Student Expert", "", "2023-05", "https://badges.example.com/postman/salma"), Card("Mental Health First Aid", "Twin Cities Care Council", "2019")],
    prizes=[Prize("Hack for Health", "North Star Tech Alliance", "2023-10", "Audience Favorite", "Reminder calls in the caller's own language", "https://hackforhealth.example.org/23", "hackathon"), Prize("Unsung Hero Award", "City of St. Paul", "2021-06", "", "For work during the winter arrivals"), Prize("Bug Bash", "Loring Health Software", "2024-02", "1st place", "", "", "competition")],
    works=[Work("First Week Kit", "Checklist app for families in their first seven days, in Dari, Pashto and Somali", ["Glide", "Airtable"], "2020-04", "2022-12", "https://firstweek.example.org"), Work("portal-tests", "Public sample of my end-to-end tests with notes on why each exists", ["Playwright", "TypeScript", "GitHub Actions"], "2023", "now", "https://github.com/salmatests-example/portal-tests")],
    tongues=[("Dari", "native"), ("Farsi", "fluent"), ("English", "fluent")], likes=["Kite making", "Poetry"])
