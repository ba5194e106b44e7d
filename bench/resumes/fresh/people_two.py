"""More people who write in English: an analyst, a heating engineer, a finance chief, a teacher turned designer."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

MINH = Person(
    "Minh-Anh Doan", "Data Analyst", "minhanh.doan@example.com", "+1 206-555-0119", "Seattle, WA 98118",
    "Analyst in retail and public health. I write queries that colleagues can read and charts that do not need a legend.",
    [Role("Data Analyst", "Evergreen Co-op Markets", "Seattle, WA", "2021-10", "now", ["Forecast fresh produce orders for 38 stores; waste fell by a fifth", "Maintain 60 dbt models and their tests", "Teach a lunchtime SQL class"]),
     Role("Junior Analyst", "King Sound Public Health", "Tacoma, WA", "2019-06", "2021-09", ["Cleaned vaccine registry feeds from 112 clinics", "Published the weekly county dashboard during the pandemic"]),
     Role("Research Assistant", "Cascadia State University", "Bellingham, WA", "2018-01", "2019-05", ["Coded 2,300 interview transcripts on housing"])],
    [Study("Cascadia State University", "Bellingham, WA", "Master of Science", "Applied Statistics", "2017-09", "2019-06"), Study("Cascadia State University", "Bellingham, WA", "Bachelor of Arts", "Sociology", "2013-09", "2017-06", "magna cum laude")],
    {"Analysis": ["SQL", "R", "Python", "Time series"], "Tools": ["dbt", "Looker", "BigQuery", "Git"]},
    cards=[Card("Analytics Engineering Certification", "dbt Guild", "2022-12", "https://credentials.example.com/aec-7740"), Card("Professional Data Engineer", "Nimbus Cloud", "2024-03")],
    prizes=[Prize("Open Data Hack Seattle", "Puget Civic Lab", "2022-04", "Finalist", "Map of pharmacies that stock naloxone", "https://opendata.example.org/hack/22", type="hackathon"), Prize("Sound Data Visualization Contest", "Pacific Statistics Society", "2021-05", "2nd Place", "Ferry delays as woven cloth", type="competition"), Prize("Co-op Member Service Award", "Evergreen Co-op Markets", "2023-12")],
    works=[Work("Ferrycast", "Predicts ferry queues from webcam counts", ["Python", "PyTorch", "BigQuery"], "2023-01", "2023-08", "https://ferrycast.example.org"), Work("Rent Diary", "Survey and open data set of rents in South Seattle", ["R", "Shiny"], "2019", "2020")],
    tongues=[("Vietnamese", "native"), ("English", "native")], likes=["Weaving", "Bouldering"], papers=["Doan M-A, Reyes P (2020). Counting what clinics count. Cascadia Public Health Notes 12."], web="minhanhdoan.example.com")

CALEB = Person(
    "Caleb O'Sheridan", "Heating Engineer", "caleb.osheridan@example.net", "020 7946 0821", "Croydon, Surrey",
    "Gas and heat pump engineer, own van and tools, clean licence. Happy in lofts.",
    [Role("Heat Pump Lead", "Warmways Renewables Ltd", "Croydon", "2022-01", "now", ["Survey and size around six homes a week", "Commissioned 85 air source units with no callback in the first winter", "Sign off two apprentices"]),
     Role("Gas Service Engineer", "Hearth & Flue", "Sutton", "2016-05", "2021-12", ["Serviced boilers for three housing associations", "Covered emergency nights one week in five"]),
     Role("Plumbing Apprentice", "J. Mabbutt & Sons", "Mitcham", "2012-09", "2016-04", ["First fix and second fix on new-build flats"]),
     Role("Labourer", "Kestrel Groundworks", "Croydon", "2011-07", "2012-08")],
    [Study("South Thames Trades College", "London", "NVQ Level 3", "Plumbing and Heating", "2012-09", "2016-06"), Study("Norbury Park School", "London", "GCSEs", "", "2006-09", "2011-06", "Seven passes including Maths and English")],
    {"": ["Heat loss calculation", "Underfloor heating", "Unvented cylinders", "Fault finding", "Pipe soldering", "Customer handover", "Full driving licence"]},
    cards=[Card("Gas Safe Registration 551207", "Gas Register UK", "2016-05"), Card("Level 3 Air Source Heat Pump Systems", "Logic Awards", "2021-10", "https://check.example.org/la/40071"), Card("CSCS Gold Card", "Construction Skills Scheme", "2020-02"), Card("Asbestos Awareness", "SafeSite Online", "2024-01")],
    prizes=[Prize("SkillPlumb South East Heat", "Plumbing Employers Federation", "2015-06", "Winner", "Bathroom built in eleven hours", type="competition"), Prize("Installer of the Month", "Warmways Renewables Ltd", "2023-03")],
    tongues=[("English", "native"), ("Irish", "conversational")], likes=["Hurling", "Sea fishing"], helping=[Role("Lifeboat Crew", "Thames Inshore Rescue", "London", "2018-04", "2021-09")])

NGOZI = Person(
    "Ngozi Ekwueme-Bell", "Chief Financial Officer", "ngozi@ekwueme-bell.example.com", "+1 (416) 555-0162", "Toronto, Ontario",
    "Finance chief for companies between their second product and their first audit committee. Twenty years in manufacturing, food and software; three acquisitions, one listing.",
    [Role("Chief Financial Officer", "Maplewright Foods Inc.", "Toronto", "2018-02", "now", ["Led the listing of 2021, which raised CAD 140 million", "Renegotiated credit lines with four banks", "Built a finance team of 26 from nine"], "Family food manufacturer with six plants."),
     Role("Vice President Finance", "Tessellate Software", "Waterloo", "2013-06", "2018-01", ["Moved revenue recognition to the new standard a year early", "Closed two acquisitions in Denmark and Chile"]),
     Role("Financial Controller", "Grandview Castings Co.", "Hamilton", "2008-03", "2013-05", ["Brought month-end close from 14 days to 5"]),
     Role("Audit Senior", "Pryce Lomax LLP", "Lagos", "2004-09", "2008-02")],
    [Study("Rotunda School of Management", "Toronto", "MBA", "Finance", "2010-09", "2012-06"), Study("University of Western Lagos", "Lagos", "B.Sc.", "Accounting", "1999-10", "2003-07", "First class")],
    {"": ["Capital markets", "IFRS", "M&A integration", "Treasury", "Audit committee reporting", "SAP S/4HANA", "Anaplan"]},
    cards=[Card("Chartered Professional Accountant", "CPA Lakes Chapter", "2009-11"), Card("Institute-certified Director", "Boardroom Institute of Canada", "2020-06", "https://directors.example.org/icd/1183")],
    prizes=[Prize("CFO of the Year, Mid-Market", "Canadian Finance Review", "2022-11", "Winner", "For the Maplewright listing", "https://awards.example.com/cfo/2022"), Prize("Forty Under Forty", "Waterloo Business Journal", "2016-04")],
    tongues=[("English", "native"), ("Igbo", "native"), ("French", "working")], likes=["Choral singing", "Chess"], helping=[Role("Treasurer", "Harbourfront Youth Choir", "Toronto", "2016-09", "now")])

RUFUS = Person(
    "Rufus Pemberly", "UX Designer", "rufus.pemberly@example.org", "(555) 010-0174", "Portland, OR",
    "Former art teacher now designing forms, wards and waiting. I test with paper first and with real users always.",
    [Role("UX Designer", "Clearform Health", "Portland, OR", "2023-02", "now", ["Redrew the intake form; abandonment fell from 31% to 12%", "Run fortnightly sessions with patients and nurses"]),
     Role("UX Apprentice", "Studio Halfpenny", "Portland, OR", "2022-03", "2023-01", ["Made prototypes for a library kiosk", "Kept the component library in step with the code"]),
     Role("Art Teacher", "Multnomah Middle School", "Gresham, OR", "2014-08", "2022-01", ["Taught 140 students a term from clay to stop motion", "Started a print club that still sells calendars"]),
     Role("Gallery Assistant", "Willamette Print Rooms", "Salem, OR", "2012-06", "2014-07")],
    [Study("Interface Night School", "Portland, OR", "Certificate", "User Experience Design", "2021-09", "2022-06"), Study("Cedar Hollow College", "Eugene, OR", "BFA", "Printmaking", "2008-09", "2012-06")],
    {"Design": ["Figma", "Wireframing", "Design systems"], "Research": ["Usability testing", "Journey mapping", "Interviewing"], "Code": ["HTML", "CSS"]},
    cards=[Card("Accessibility Core Competencies", "Open Access Association", "2023-08", "https://verify.example.org/acc/6120"), Card("Oregon Teaching License", "Oregon Board of Teachers", "2014-07")],
    prizes=[Prize("Design for Care Jam", "Cascade Health Trust", "2022-10", "3rd Place", "Bedside card set for night staff", type="hackathon"), Prize("Teacher of the Year", "Gresham School District", "2019-05", "Finalist"), Prize("Northwest Kiosk Design Challenge", "Library Futures", "2022-12", "Special Mention", url="https://kiosk.example.org/results", type="competition")],
    works=[Work("Ward Words", "Pictogram set for patients who do not share a language with staff", ["Figma", "SVG"], "2023-05", "2024-02", "https://wardwords.example.org"), Work("Night Market Map", "Printed map with a companion site", ["HTML", "Illustrator"], "2021", "2021")],
    tongues=[("English", "native"), ("Japanese", "elementary")], likes=["Letterpress", "Kayaking"], web="rufuspemberly.example.com")
