"""English-speaking people from kitchens, wards, building sites, yards and offices."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

MARTA = Person(
    name="Marta Kowalczyk-Bright", job="Head Pastry Chef", email="marta.kb@example.org", phone="07700 900316", place="Headingley, Leeds",
    about="Pastry chef with eleven years in hotel and restaurant kitchens. I run a calm section, cost every plate and still laminate the croissants myself on Sundays.",
    roles=[
        Role("Head Pastry Chef", "The Almshouse Hotel", "Harrogate", "2020-02", "now", ["Lead six on a section serving 140 covers, an afternoon tea room and two wedding suites.", "Cut butter waste by 18% after moving lamination to a blast-chilled overnight proof.", "Wrote the allergen matrix that passed an unannounced inspection with the top rating."]),
        Role("Junior Sous Chef (Pastry)", "Brasserie Tournemire", "Leeds", "2016-09", "2020-01", ["Ran plated desserts through a kitchen refit without closing for a single service.", "Trained four commis chefs; two now hold chef de partie posts."]),
        Role("Commis Pâtissier", "Oddie & Finch Bakehouse", "York", "2014", "2016", [], "Night bakes, viennoiserie and Saturday market stall."),
    ],
    studies=[Study("Aire Valley College of Food", "Leeds", "Level 3 Diploma", "Professional Patisserie and Confectionery", "2012", "2014", notes=["Distinction"])],
    skills={"Pastry": ["Lamination", "Sugar work", "Tempering", "Entremets"], "Kitchen": ["Menu costing", "HACCP", "Rota planning"]},
    cards=[Card("Level 3 Food Safety", "Highfield", "2021-05"), Card("Chocolate Tempering Masterclass", "Atelier Roussillon", "2018")],
    prizes=[Prize("Yorkshire Dessert of the Year", "Ridings Restaurant Guild", "2022", "Winner", "For a rhubarb and custard entremet."), Prize("Young Pâtissier Cup", "Northern Hospitality Forum", "2015", "3rd Place", "Three-hour live plating final.", type="competition")],
    works=[Work("Flour Miles", "A newsletter on heritage grain bakers with 2,300 readers", ["Ghost", "Lightroom"], "2021", "now", "example.org/flourmiles")],
    tongues=[("English", "fluent"), ("Polish", "native")], likes=["fell running", "allotment"], links=["linkedin.example.com/in/martakb"],
)

TEVITA = Person(
    name="TEVITA FONOTI", job="Site Manager – Commercial Construction", email="tevita.fonoti@example.net", phone="+64 21 555 0148", place="Māngere, Auckland",
    about="Carpenter turned site manager. Fourteen years on commercial and school builds, most of them tight city sites where the crane booking decides the week.",
    roles=[
        Role("Site Manager", "Kahurangi Build Ltd", "Auckland", "2021-06", "now", ["Delivered a NZ$23m library and civic hub nine days ahead of programme.", "Introduced a Friday look-ahead with subcontractors that halved clashes between services and framing.", "Zero lost-time injuries over 410 working days."]),
        Role("Assistant Site Manager", "Kahurangi Build Ltd", "Auckland", "2018-03", "2021-05", ["Ran the fit-out of a three-storey medical centre, 22 trades, live pharmacy on the ground floor."]),
        Role("Leading Hand Carpenter", "Penrose Joinery and Formwork", "Penrose", "2012-11", "2018-02", ["Set out and boxed suspended slabs up to 900 m².", "Looked after five apprentices, all of whom finished."]),
    ],
    studies=[Study("Tāmaki Institute of Trades", "Auckland", "National Certificate", "Carpentry", "2009", "2012", notes=["Apprenticeship of 8,000 hours"]), Study("Rosehill Park College", "Papakura", "NCEA Level 2", "", "2004", "2008")],
    skills={"Site": ["Programming", "Temporary works", "Subcontractor management", "Quality assurance"], "Software": ["MS Project", "Procore", "Bluebeam"]},
    cards=[Card("Site Safe Foundation Passport", "Site Safe", "2023-02"), Card("First Aid Level 2", "Red Cross", "2022-08"), Card("Class 2 Driver Licence")],
    prizes=[Prize("Regional Site Safety Award", "Builders' Federation of Aotearoa", "2023")],
    tongues=[("English", "fluent"), ("Tongan", "native")], likes=["rugby coaching", "outrigger canoeing"],
    helping=[Role("Under-13 Coach", "Māngere East Rugby Club", "Auckland", "2017", "now")],
    personal=[("Driving licence", "Class 1 and 2, clean")],
)

NGOZI = Person(
    name="Ngozi Ifeanyi-Okafor, RN", job="Senior Staff Nurse, Acute Medicine", email="ngozi.okafor@example.com", phone="+44 7700 900872", place="Salford, Greater Manchester",
    about="Registered nurse with experience of acute medicine in Lagos and Manchester. Known for steady handovers, patient teaching and getting discharge letters out before noon.",
    roles=[
        Role("Senior Staff Nurse", "Irwell General Hospital", "Salford", "2021-01", "now", ["Coordinate a 28-bed acute medical ward and take charge on nights.", "Link nurse for sepsis: antibiotics within the hour rose from 71% to 93%.", "Assess and mentor overseas nurses preparing for their OSCE."]),
        Role("Staff Nurse", "Irwell General Hospital", "Salford", "2018-10", "2020-12", ["Rotated through respiratory, renal and the medical assessment unit."]),
        Role("Registered Nurse", "St. Ambrose Specialist Clinic", "Ikeja, Lagos", "2014-05", "2018-08", ["Ran the hypertension clinic with two community health workers, about 60 patients a week.", "Kept the crash trolley and drug cupboard audit for four years without a gap."]),
        Role("Youth Service Nurse", "Primary Health Centre Akwete", "Abia State", "2013", "2014"),
    ],
    studies=[Study("Pennine University", "Salford", "PgCert", "Acute Care", "2020", "2021"), Study("Niger Delta College of Nursing", "Owerri", "Bachelor of Nursing Science", "Nursing", "2007", "2012", notes=["Second Class Upper"])],
    skills={"Clinical": ["Cannulation", "Sepsis screening", "Wound care", "Non-invasive ventilation"], "Ward": ["Discharge planning", "Mentoring", "Incident reporting"]},
    cards=[Card("Immediate Life Support", "Resuscitation Council UK", "2024-03"), Card("Non-Medical Prescribing (V300)", "Pennine University", "2023-06"), Card("Safeguarding Adults Level 3", "Irwell Learning Hub", "2022-11")],
    prizes=[Prize("Ward Leader Commendation", "Irwell General Hospital", "2022"), Prize("Best Clinical Poster", "North West Nursing Forum", "2023", "2nd Prize", "On one-hour antibiotics.", type="competition")],
    tongues=[("English", "native"), ("Igbo", "native"), ("Yoruba", "basic")], likes=["choral singing", "sewing"],
    strengths={
        "Patient Safety": ["Led a ward audit of missed observations and halved them in ten weeks.", "Introduced a red-apron rule during drug rounds."],
        "Teaching & Mentoring": ["Signed off nineteen overseas nurses for independent practice.", "Teach blood gas reading to foundation doctors in their first week."],
    },
    memberships=["Royal College of Nursing"],
    helping=[Role("Vaccination Volunteer", "Salford Community Hub", "Salford", "2021", "2021")],
)

DESMOND = Person(
    name="Desmond O. Achterberg", job="Freight Operations Manager", email="d.achterberg@example.com", phone="(402) 555-0137", place="Omaha, NE 68104",
    about="Operations manager in regional freight. Came up through the dock and the dispatch desk, so drivers pick up when I call.",
    roles=[
        Role("Terminal Operations Manager", "Platte River Freightways", "Omaha, NE", "2017-08", "now", ["Responsible for 64 drivers, 11 dispatchers and a 52-door cross-dock.", "Raised on-time pickup from 88.4% to 96.1% in eighteen months.", "Negotiated fuel surcharge terms with three national shippers."], "Lead the second-largest terminal of a family-owned LTL carrier."),
        Role("Lead Dispatcher", "Platte River Freightways", "Omaha, NE", "2013-02", "2017-07", ["Re-cut 19 city routes by hand, later in routing software, saving 410 miles a day."]),
        Role("Dock Supervisor", "Hollis-Granger Logistics Inc.", "Council Bluffs, IA", "2009-06", "2013-01", ["Supervised a night crew of 14 loading outbound trailers.", "Brought claims for damaged freight down by a third."]),
        Role("Motor Transport Operator (88M)", "Army National Guard", "Lincoln, NE", "2003", "2009"),
    ],
    studies=[Study("Prairie State University", "Kearney, NE", "Bachelor of Science", "Supply Chain Management", "2009", "2014", notes=["Evening program, GPA 3.4/4.0"])],
    skills={"Operations": ["Route planning", "Dock scheduling", "DOT compliance", "Labor planning"], "Systems": ["McLeod", "Samsara", "Excel", "Power BI"]},
    cards=[Card("CDL Class A", "State of Nebraska", "2004"), Card("Certified in Transportation Operations", "APICS", "2019-10"), Card("Lean Six Sigma Yellow Belt", "Prairie State University", "2016")],
    prizes=[Prize("Terminal of the Year", "Platte River Freightways", "2021", story="Best safety and service score of nine terminals."), Prize("Army Achievement Medal", "Nebraska National Guard", "2007")],
    works=[Work("Yard Board", "Shared screen that shows which trailer sits at which door", ["Power Apps", "SharePoint"], "2020", "2021")],
    tongues=[("English", "native"), ("Spanish", "working knowledge")], likes=["smoking brisket", "restoring pickups"],
    strengths={
        "Fleet & Driver Management": ["Kept driver turnover under 20% in a market that runs at 90%.", "Wrote the winter dispatch plan the whole company now uses."],
        "Cost Control": ["Took $1.1M out of linehaul by pairing backhauls with two competitors."],
        "Safety Leadership": ["1,000 days without a recordable injury on the dock."],
    },
)

LATONYA = Person(
    name="LaTonya M. Prewitt", job="Human Resources Specialist", email="latonya.prewitt@example.org", phone="410-555-0162", place="1418 Druid Ridge Ave, Baltimore, MD 21215",
    about="Human resources specialist with nine years of federal and municipal service in classification, staffing and employee relations.",
    roles=[
        Role("Human Resources Specialist (Classification)", "Chesapeake Harbor Authority", "Baltimore, MD", "2019-04", "now", ["Classify positions in 31 occupational series up to grade 14 and defend determinations in desk audits.", "Cut average time from request to determination from 46 to 19 days.", "Advise supervisors on reorganizations affecting 220 employees."]),
        Role("Human Resources Assistant", "Office of Personnel, City of Wexbridge", "Wexbridge, MD", "2015-09", "2019-03", ["Built certificates of eligibles and scheduled interview panels for seasonal hiring of 300.", "Answered applicants at the front counter and by phone, about 45 contacts a day."]),
        Role("Benefits Clerk", "Tidewater Teachers Retirement Fund", "Annapolis, MD", "2012", "2015", [], "Processed retirement estimates, survivor annuities and address changes for 6,000 members."),
    ],
    studies=[Study("Patapsco State College", "Catonsville, MD", "Master of Public Administration", "Human Resource Management", "2016", "2018", notes=["38 semester hours"]), Study("Lott Carey University", "Richmond, VA", "Bachelor of Arts", "Sociology", "2008", "2012", notes=["Magna cum laude"])],
    skills={"HR": ["Position classification", "Staffing", "Employee relations", "Onboarding"], "Systems": ["USA Staffing", "eOPF", "SharePoint"]},
    cards=[Card("SHRM-CP", "Society for Human Resource Management", "2018-05"), Card("Classification and Position Management", "Graduate School of Public Service", "2020-02")],
    prizes=[Prize("Special Act Award", "Chesapeake Harbor Authority", "2022", story="For rewriting 64 outdated position descriptions in one quarter."), Prize("Employee of the Quarter", "City of Wexbridge", "2017")],
    tongues=[("English", "native")], likes=["stepping", "genealogy"], personal=[("Citizenship", "United States"), ("Clearance", "Public Trust")],
    helping=[Role("Résumé Clinic Volunteer", "Park Heights Library", "Baltimore, MD", "2018", "now")],
)

HAMZA = Person(
    name="Hamza bin Rashid Al-Balushi", job="HSE Engineer", email="h.albalushi@example.net", phone="+968 9555 0114", place="Muscat, Oman",
    about="Process safety engineer in gas production. Chaired more than forty HAZOP sessions and still walks the line before signing a permit.",
    roles=[
        Role("Senior HSE Engineer", "Jabal Gas Development LLC", "Muscat", "2019-09", "now", ["Chair HAZOP and SIL studies for a 12-well tie-back.", "Led the incident review after a flare knock-out drum overflow; 14 of 15 actions closed within a quarter.", "Coach two graduate engineers."], "Process safety lead for two gas plants and a 90 km export line."),
        Role("HSE Engineer", "Batinah Petrochemicals SAOG", "Sohar", "2015-01", "2019-08", ["Rewrote the permit-to-work procedure in Arabic, English and Urdu.", "Carried out noise and H₂S surveys over four shutdowns."]),
        Role("Graduate Trainee", "Batinah Petrochemicals SAOG", "Sohar", "2013-07", "2014-12"),
    ],
    studies=[Study("Strathlomond University", "Glasgow", "MSc", "Process Safety and Loss Prevention", "2012", "2013", notes=["Dissertation: Ageing flanges in sour service"]), Study("Al Hajar University of Technology", "Nizwa", "BEng", "Chemical Engineering", "2007", "2012")],
    skills={"Process safety": ["HAZOP", "LOPA", "Bow-tie analysis", "Consequence modelling"], "Software": ["PHAST", "PHA-Pro", "AutoCAD", "Excel"], "Field": ["Permit to work", "Gas testing"]},
    cards=[Card("NEBOSH International Diploma", "NEBOSH", "2017-11"), Card("TÜV Functional Safety Engineer", "TÜV Rheinland", "2020-03"), Card("IOSH Managing Safely", "IOSH", "2014")],
    prizes=[Prize("Chairman's Safety Award", "Jabal Gas Development LLC", "2021")],
    works=[Work("Barrier Health Dashboard", "Weekly view of overdue safety-critical maintenance", ["Power BI", "SQL", "SAP PM"], "2021-02", "2021-11"), Work("Flare Gas Recovery Study", "Screening of three compressor options that removed 4 t/d of flaring", ["HYSYS"], "2016", "2017")],
    tongues=[("Arabic", "native"), ("English", "C1"), ("Urdu", "spoken")], likes=["dune driving", "falconry"], personal=[("Nationality", "Omani"), ("Date of birth", "4 May 1990")],
)
