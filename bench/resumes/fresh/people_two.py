"""More people who write in English: an analyst, a heating engineer, a finance chief, a teacher turned designer."""

from .model import Award, Cert, Job, Person, Proj, School

MINH = Person(
    "Minh-Anh Doan", "Data Analyst", "minhanh.doan@example.com", "+1 206-555-0119", "Seattle, WA 98118",
    "Analyst in retail and public health. I write queries that colleagues can read and charts that do not need a legend.",
    [Job("Data Analyst", "Evergreen Co-op Markets", "Seattle, WA", "2021-10", "now", ["Forecast fresh produce orders for 38 stores; waste fell by a fifth", "Maintain 60 dbt models and their tests", "Teach a lunchtime SQL class"]),
     Job("Junior Analyst", "King Sound Public Health", "Tacoma, WA", "2019-06", "2021-09", ["Cleaned vaccine registry feeds from 112 clinics", "Published the weekly county dashboard during the pandemic"]),
     Job("Research Assistant", "Cascadia State University", "Bellingham, WA", "2018-01", "2019-05", ["Coded 2,300 interview transcripts on housing"])],
    [School("Cascadia State University", "Bellingham, WA", "Master of Science", "Applied Statistics", "2017-09", "2019-06"), School("Cascadia State University", "Bellingham, WA", "Bachelor of Arts", "Sociology", "2013-09", "2017-06", "magna cum laude")],
    {"Analysis": ["SQL", "R", "Python", "Time series"], "Tools": ["dbt", "Looker", "BigQuery", "Git"]},
    certs=[Cert("Analytics Engineering Certification", "dbt Guild", "2022-12", "https://credentials.example.com/aec-7740"), Cert("Professional Data Engineer", "Nimbus Cloud", "2024-03")],
    awards=[Award("Open Data Hack Seattle", "hackathon", "Finalist", "Puget Civic Lab", "2022-04", "Map of pharmacies that stock naloxone", "https://opendata.example.org/hack/22"), Award("Sound Data Visualization Contest", "competition", "2nd Place", "Pacific Statistics Society", "2021-05", "Ferry delays as woven cloth"), Award("Co-op Member Service Award", "achievement", "", "Evergreen Co-op Markets", "2023-12")],
    projs=[Proj("Ferrycast", "Predicts ferry queues from webcam counts", ["Python", "PyTorch", "BigQuery"], "2023-01", "2023-08", "https://ferrycast.example.org"), Proj("Rent Diary", "Survey and open data set of rents in South Seattle", ["R", "Shiny"], "2019", "2020")],
    tongues=[("Vietnamese", "native"), ("English", "native")], likes=["Weaving", "Bouldering"], papers=["Doan M-A, Reyes P (2020). Counting what clinics count. Cascadia Public Health Notes 12."], web="minhanhdoan.example.com")

CALEB = Person(
    "Caleb O'Sheridan", "Heating Engineer", "caleb.osheridan@example.net", "020 7946 0821", "Croydon, Surrey",
    "Gas and heat pump engineer, own van and tools, clean licence. Happy in lofts.",
    [Job("Heat Pump Lead", "Warmways Renewables Ltd", "Croydon", "2022-01", "now", ["Survey and size around six homes a week", "Commissioned 85 air source units with no callback in the first winter", "Sign off two apprentices"]),
     Job("Gas Service Engineer", "Hearth & Flue", "Sutton", "2016-05", "2021-12", ["Serviced boilers for three housing associations", "Covered emergency nights one week in five"]),
     Job("Plumbing Apprentice", "J. Mabbutt & Sons", "Mitcham", "2012-09", "2016-04", ["First fix and second fix on new-build flats"]),
     Job("Labourer", "Kestrel Groundworks", "Croydon", "2011-07", "2012-08")],
    [School("South Thames Trades College", "London", "NVQ Level 3", "Plumbing and Heating", "2012-09", "2016-06"), School("Norbury Park School", "London", "GCSEs", "", "2006-09", "2011-06", "Seven passes including Maths and English")],
    {"": ["Heat loss calculation", "Underfloor heating", "Unvented cylinders", "Fault finding", "Pipe soldering", "Customer handover", "Full driving licence"]},
    certs=[Cert("Gas Safe Registration 551207", "Gas Register UK", "2016-05"), Cert("Level 3 Air Source Heat Pump Systems", "Logic Awards", "2021-10", "https://check.example.org/la/40071"), Cert("CSCS Gold Card", "Construction Skills Scheme", "2020-02"), Cert("Asbestos Awareness", "SafeSite Online", "2024-01")],
    awards=[Award("SkillPlumb South East Heat", "competition", "Winner", "Plumbing Employers Federation", "2015-06", "Bathroom built in eleven hours"), Award("Installer of the Month", "achievement", "", "Warmways Renewables Ltd", "2023-03")],
    tongues=[("English", "native"), ("Irish", "conversational")], likes=["Hurling", "Sea fishing"], helping=[Job("Lifeboat Crew", "Thames Inshore Rescue", "London", "2018-04", "2021-09")])

NGOZI = Person(
    "Ngozi Ekwueme-Bell", "Chief Financial Officer", "ngozi@ekwueme-bell.example.com", "+1 (416) 555-0162", "Toronto, Ontario",
    "Finance chief for companies between their second product and their first audit committee. Twenty years in manufacturing, food and software; three acquisitions, one listing.",
    [Job("Chief Financial Officer", "Maplewright Foods Inc.", "Toronto", "2018-02", "now", ["Led the listing of 2021, which raised CAD 140 million", "Renegotiated credit lines with four banks", "Built a finance team of 26 from nine"], "Family food manufacturer with six plants."),
     Job("Vice President Finance", "Tessellate Software", "Waterloo", "2013-06", "2018-01", ["Moved revenue recognition to the new standard a year early", "Closed two acquisitions in Denmark and Chile"]),
     Job("Financial Controller", "Grandview Castings Co.", "Hamilton", "2008-03", "2013-05", ["Brought month-end close from 14 days to 5"]),
     Job("Audit Senior", "Pryce Lomax LLP", "Lagos", "2004-09", "2008-02")],
    [School("Rotunda School of Management", "Toronto", "MBA", "Finance", "2010-09", "2012-06"), School("University of Western Lagos", "Lagos", "B.Sc.", "Accounting", "1999-10", "2003-07", "First class")],
    {"": ["Capital markets", "IFRS", "M&A integration", "Treasury", "Audit committee reporting", "SAP S/4HANA", "Anaplan"]},
    certs=[Cert("Chartered Professional Accountant", "CPA Lakes Chapter", "2009-11"), Cert("Institute-certified Director", "Boardroom Institute of Canada", "2020-06", "https://directors.example.org/icd/1183")],
    awards=[Award("CFO of the Year, Mid-Market", "achievement", "Winner", "Canadian Finance Review", "2022-11", "For the Maplewright listing", "https://awards.example.com/cfo/2022"), Award("Forty Under Forty", "achievement", "", "Waterloo Business Journal", "2016-04")],
    tongues=[("English", "native"), ("Igbo", "native"), ("French", "working")], likes=["Choral singing", "Chess"], helping=[Job("Treasurer", "Harbourfront Youth Choir", "Toronto", "2016-09", "now")])

RUFUS = Person(
    "Rufus Pemberly", "UX Designer", "rufus.pemberly@example.org", "(555) 010-0174", "Portland, OR",
    "Former art teacher now designing forms, wards and waiting. I test with paper first and with real users always.",
    [Job("UX Designer", "Clearform Health", "Portland, OR", "2023-02", "now", ["Redrew the intake form; abandonment fell from 31% to 12%", "Run fortnightly sessions with patients and nurses"]),
     Job("UX Apprentice", "Studio Halfpenny", "Portland, OR", "2022-03", "2023-01", ["Made prototypes for a library kiosk", "Kept the component library in step with the code"]),
     Job("Art Teacher", "Multnomah Middle School", "Gresham, OR", "2014-08", "2022-01", ["Taught 140 students a term from clay to stop motion", "Started a print club that still sells calendars"]),
     Job("Gallery Assistant", "Willamette Print Rooms", "Salem, OR", "2012-06", "2014-07")],
    [School("Interface Night School", "Portland, OR", "Certificate", "User Experience Design", "2021-09", "2022-06"), School("Cedar Hollow College", "Eugene, OR", "BFA", "Printmaking", "2008-09", "2012-06")],
    {"Design": ["Figma", "Wireframing", "Design systems"], "Research": ["Usability testing", "Journey mapping", "Interviewing"], "Code": ["HTML", "CSS"]},
    certs=[Cert("Accessibility Core Competencies", "Open Access Association", "2023-08", "https://verify.example.org/acc/6120"), Cert("Oregon Teaching License", "Oregon Board of Teachers", "2014-07")],
    awards=[Award("Design for Care Jam", "hackathon", "3rd Place", "Cascade Health Trust", "2022-10", "Bedside card set for night staff"), Award("Teacher of the Year", "achievement", "Finalist", "Gresham School District", "2019-05"), Award("Northwest Kiosk Design Challenge", "competition", "Special Mention", "Library Futures", "2022-12", "", "https://kiosk.example.org/results")],
    projs=[Proj("Ward Words", "Pictogram set for patients who do not share a language with staff", ["Figma", "SVG"], "2023-05", "2024-02", "https://wardwords.example.org"), Proj("Night Market Map", "Printed map with a companion site", ["HTML", "Illustrator"], "2021", "2021")],
    tongues=[("English", "native"), ("Japanese", "elementary")], likes=["Letterpress", "Kayaking"], web="rufuspemberly.example.com")
