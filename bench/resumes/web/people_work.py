"""People who write in English: care, trades, logistics, public service, kitchens, studios and boardrooms."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

SIOBHAN = Person(
    "Siobhán O'Rourke-Hale", "Palliative Care Nurse & Ward Manager",
    "siobhan.orourke@example.org", "020 913 4471", "Kinsale, Co. Cork",
    "Registered nurse with fourteen years at the bedside, nine of them with people in their last months. I run a calm ward, I answer families honestly, and I keep the medicines book straight.",
    [
        Role("Clinical Nurse Manager", "St. Brendan's Hospice", "Cork", "2019-02", "now", ["Rewrote the syringe-driver checklist after two near misses; none reported in the four years since",
             "Opened a night telephone line for carers that took 640 calls in its first winter",
             "Sit on the regional ethics forum as the nursing voice"], "Responsible for a 12-bed inpatient unit and a staff of 31 across three shifts."),
        Role("Senior Staff Nurse, Oncology", "Mercy & Lee University Hospital", "Cork", "2014-09", "2018-12", ["Administered chemotherapy and managed central lines for a day unit seeing up to 26 patients",
             "Mentored final-year students; two of them now work on my present ward"]),
        Role("Community Nurse", "Tuath Homecare", "West Cork", "2012-06", "2014-08", intro="Wound care, insulin starts and end-of-life visits over a rural round of 90 km a day."),
        Role("Staff Nurse", "Ospidéal Naomh Gobnait", "Mallow", "2010-10", "2012-05"),
    ],
    [Study("University College Lee", "Cork", "Postgraduate Diploma", "Palliative Care", "2016", "2017", "Distinction"),
     Study("Institute of Technology Ballyhoura", "Limerick", "BSc (Hons)", "General Nursing", "2006", "2010", "2.1")],
    {"Clinical": ["Symptom control", "Syringe drivers", "Venepuncture", "Wound care", "Advance care planning"], "Leadership": ["Rostering", "Clinical audit", "Incident review"]},
    split=("Siobhán", "O'Rourke-Hale"), street="4 Scilly Terrace, Kinsale, Co. Cork", email2="s.hale@hospice.example.net",
    cards=[Card("Nurse Prescriber", "Nursing Board of Munster", "2018-05"), Card("Advanced Life Support", "Resuscitation Council (IE)", "2023-01")],
    prizes=[Prize("Compassion in Care Award", "Munster Health Federation", "2022", story="Nominated by the families of eleven former patients")],
    tongues=[("English", "native"), ("Irish", "fluent")], likes=["Sea swimming", "Sean-nós singing"],
    helping=[Role("Shore Crew", "Kinsale Lifeboat", "", "2015", "now")],
)

TEUN = Person(
    "Teun van der Plas", "Crane & hoisting technician",
    "teun@vanderplas.example.net", "+44 7700 900318", "Immingham, Lincolnshire",
    "Harbour crane technician who would rather find the cause than swap the part. Used to heights, salt water and weekends on call.",
    [
        Role("Lead Crane Technician", "Humber Bulk Terminals Ltd", "Immingham", "2018-05", "now", ["Keep four 40-tonne ship-to-shore cranes above 97 % availability with a team of five",
             "Replaced slip-ring hoist motors by frequency-controlled drives, one crane per year, without losing a berth day",
             "Write the method statements for rope changes and boom inspections"]),
        Role("Service Engineer", "Kuiper & Zonen Hijstechniek", "Rotterdam", "2013-01", "2018-04", ["Diagnosed CAN-bus faults on reach stackers and straddle carriers", "Trained harbour staff in Klaipėda on load-cell calibration"], "Travelled to terminals between Antwerp and Gdańsk for breakdowns and ten-year overhauls."),
        Role("Ship's electrician", "Scheepswerf De Merwede", "Hardinxveld", "2009-08", "2012-12", ["Cabling and switchboards for two dredgers and a pipe-layer"]),
        Role("Apprentice electrician", "Scheepswerf De Merwede", "Hardinxveld", "2006-09", "2009-07"),
    ],
    [Study("ROC Maasoever", "Dordrecht", "MBO-4 Diploma", "Mechatronics", "2006", "2010")],
    {"": ["Siemens S7", "Frequency drives", "Wire rope inspection", "Hydraulics", "CAN bus", "Working at height", "LOLER inspections", "Arc welding"]},
    split=("Teun", "van der Plas"), phone2="+44 7700 900441", links=[("LinkedIn", "https://www.example.com/in/teun-vdp")],
    cards=[Card("High Voltage Authorised Person", "Harbour Training Board", "2021-09"), Card("IRATA-style Rope Access Level 2", "Northern Rope Guild", "2017-03"), Card("VCA-VOL safety certificate", "", "2014-11")],
    tongues=[("Dutch", "mother tongue"), ("English", "fluent"), ("German", "working knowledge")], likes=["Restoring outboard motors"],
)

CHAU = Person(
    "Nguyễn Thị Minh Châu", "Supply Chain Planning Manager | S&OP | Cold chain",
    "minhchau.nguyen@example.com", "+1 206 555 0137", "Seattle, Washington, United States",
    "I plan perishable goods: seafood, cut flowers and vaccines. Ten years between Hải Phòng and the Pacific Northwest taught me that the forecast is always wrong and the freezer is always full. I build plans that survive both.",
    [
        Role("Manager, Supply & Operations Planning", "Cascadia Cold Storage, Inc.", "Tacoma, Washington", "2021-07", "now", ["Cut spoilage from 4.1% to 1.6% of volume by moving re-order points from weekly to daily",
             "Persuaded three anchor customers to share point-of-sale data, which halved our forecast error for salmon",
             "Lead six planners in Tacoma, Portland and Vancouver"], "Own the monthly planning cycle for eleven warehouses and about 3,400 stock-keeping units."),
        Role("Senior Demand Planner", "Cascadia Cold Storage, Inc.", "Tacoma, Washington", "2018-10", "2021-06", ["Replaced 40 spreadsheets by one statistical baseline in SAP IBP", "Ran the allocation desk during the 2020 container shortage"]),
        Role("Logistics Analyst", "Blue Heron Seafoods", "Seattle, Washington", "2016-08", "2018-09", intro="Booked reefer containers to Busan and Yokohama and settled temperature claims with carriers."),
        Role("Import-Export Coordinator", "Công ty TNHH Vận tải Sao Biển", "Hải Phòng, Vietnam", "2012-03", "2014-07", ["Cleared roughly 70 shipments a month through customs", "Wrote the English correspondence with agents in Rotterdam and Long Beach"]),
    ],
    [Study("University of Puget Narrows", "Tacoma", "Master of Science", "Supply Chain Management", "2014", "2016"),
     Study("Hải Phòng Maritime Institute", "Hải Phòng", "Bachelor of Economics", "Shipping Economics", "2008", "2012")],
    {"Planning": ["Demand forecasting", "S&OP", "Inventory optimisation"], "Systems": ["SAP IBP", "Power BI", "SQL", "Manhattan WMS"], "Trade": ["Incoterms", "Customs clearance", "HACCP"]},
    split=("Nguyễn Thị", "Minh Châu"), links=[("LinkedIn", "https://www.example.com/in/minhchau"), ("Portfolio", "https://minhchau.example.net/planning")],
    cards=[Card("Certified in Planning and Inventory", "Guild of Operations Managers", "2019-06"), Card("Lean Six Sigma Green Belt", "Rainier Quality Institute", "2020-02")],
    prizes=[Prize("Planner of the Year", "Northwest Logistics Council", "2022", story="For the daily replenishment programme")],
    tongues=[("Vietnamese", "Native or Bilingual"), ("English", "Full Professional"), ("Japanese", "Limited Working")], likes=["Trail running", "Bonsai"],
)

DELACROIX = Person(
    "Marcus J. Delacroix", "Executive Pastry Chef | Chocolate, viennoiserie and large kitchens",
    "chef.delacroix@example.com", "+1 504 555 0162", "New Orleans, Louisiana",
    "Pastry chef by way of a bread oven in Lafayette. I have opened two hotels, closed one restaurant, and learned most from the closing. I look for kitchens that bake on site and teach their apprentices.",
    [
        Role("Executive Pastry Chef", "Hotel Belle Rive", "New Orleans, Louisiana", "2020-11", "now", ["Brought laminated doughs back in house; the counter now sells 380 croissants on a Saturday",
             "Lowered sugar and butter waste by weighing the bins each night and printing the figure on the roster",
             "Wrote a 120-page formula book with allergens for every item"], "Lead fourteen cooks for three outlets, banquets of up to 900 and a retail counter on Royal Street."),
        Role("Pastry Chef & Partner", "The Magnolia Room", "New Orleans, Louisiana", "2016-03", "2020-06", intro="Owned fifteen per cent of a 48-seat restaurant. We were full for three years and shut in the fourth."),
        Role("Sous-chef pâtissier", "Maison Fontenelle", "Montréal, Canada", "2013-01", "2016-01", ["Chocolate showpieces, petits fours and plated desserts for a tasting menu", "Took stock and ordered couverture from four countries"]),
        Role("Baker", "Thibodeaux Bros. Bakery", "Lafayette, Louisiana", "2009-05", "2012-11", ["Night shift: 1,200 loaves of po' boy bread from a wood-fired oven"]),
        Role("Culinary Specialist", "USS Harmon Bay", "Norfolk, Virginia", "2005-06", "2009-04", intro="Fed a crew of 330 four times a day."),
    ],
    [Study("École Hôtelière du Vieux-Port", "Montréal", "Diplôme d'études professionnelles", "Pâtisserie", "2012", "2013"),
     Study("Acadiana Community College", "Lafayette", "Associate of Applied Science", "Culinary Arts", "", "2009")],
    {"Pastry": ["Lamination", "Chocolate tempering", "Sugar work", "Sourdough", "Plated desserts"], "Kitchen management": ["Recipe costing", "HACCP", "Menu engineering", "Staff training"]},
    split=("Marcus J.", "Delacroix"), street="1814 Dauphine Street, New Orleans, LA", links=[("Instagram", "https://www.example.com/chef.delacroix"), ("Website", "https://delacroix-pastry.example.net")],
    cards=[Card("Certified Executive Pastry Chef", "Gulf Culinary Federation", "2019-10"), Card("Food Protection Manager", "State of Louisiana", "2021-04")],
    prizes=[Prize("Gulf Coast Chocolate Competition", "Gulf Culinary Federation", "2018", "2nd Place", "Showpiece in dark couverture, 1.4 m high", type="competition"),
             Prize("Best Dessert Menu Award", "Crescent City Table", "2017")],
    tongues=[("English", "Native or Bilingual"), ("French", "Professional Working")], likes=["Brass bands", "Crawfish boils"],
    helping=[Role("Weekend Cook", "Second Line Kitchen", "", "2021", "now")],
)

GUDRUN = Person(
    "Guðrún Jónsdóttir", "Full-stack developer, formerly mathematics teacher and sheep farmer",
    "gudrun@example.net", "+44 20 7946 0412", "Edinburgh",
    "Taught algebra for eight years, kept 300 ewes for ten, and have been paid to write software since 2020. I like small teams, boring databases and code that the next person can read.",
    [
        Role("Software Engineer", "Fairisle Ledger", "Edinburgh", "2022-04", "now", ["Moved the bank-feed importer from nightly batches to a queue; statements now appear within two minutes",
             "Found and fixed a rounding error that had cost one client £11,000 over three years",
             "Run the reading group where we take apart one production incident a month"], "Bookkeeping for co-operatives and housing associations."),
        Role("Junior Developer", "Northlight Data ehf.", "Reykjavík", "2020-08", "2022-03", ["Built the admin screens of a ferry booking system in Django", "Wrote the Icelandic-English glossary used by support"]),
        Role("Mathematics teacher", "Menntaskólinn við Fjörðinn", "Ísafjörður", "2010-08", "2018-06", intro="Upper secondary: algebra, statistics and, for two winters, navigation."),
        Role("Partner", "Hraunbær farm", "Dýrafjörður", "2008", "2018"),
    ],
    [Study("Code Harbour", "Edinburgh", "Certificate", "Web Development", "2019", "2020"),
     Study("Háskóli Vesturlands", "Borgarnes", "B.Ed.", "Mathematics", "2005", "2008")],
    {"Languages": ["Python", "TypeScript", "SQL", "Elixir"], "Frameworks": ["Django", "React", "Phoenix"], "Tools": ["PostgreSQL", "RabbitMQ", "Docker", "GitLab CI"]},
    split=("Guðrún", "Jónsdóttir"), email2="gj@fairisle.example.com", links=[("GitHub", "https://code.example.org/gudrunj"), ("Blog", "https://gudrun.example.net/notes")],
    works=[Work("réttir", "Counts sheep in drone pictures and matches ear tags after the autumn round-up", ["Python", "OpenCV", "PostGIS"], "2021", "now", "https://code.example.org/gudrunj/rettir"),
              Work("tide-cli", "Tide tables for the Westfjords in the terminal, offline", ["Rust"], "2020", "2020", "https://code.example.org/gudrunj/tide-cli"),
              Work("Heimadæmi", "Exercise generator still used by four schools", ["Django", "htmx"], "2017", "2019")],
    prizes=[Prize("Civic Tech Hackathon", "City of Leith Council", "2021", "1st Place", "Bus-stop accessibility map", type="hackathon")],
    tongues=[("Icelandic", "native"), ("English", "C2"), ("Danish", "B2")], likes=["Knitting", "Fell running"],
)

YUSOF = Person(
    "Abdulrahman bin Yusof", "Customs lawyer and public servant",
    "a.binyusof@example.org", "+44 7700 900652", "Cardiff, Wales",
    "Solicitor with twelve years in customs and excise, on both sides of the counter. Drafts plainly, negotiates patiently and keeps a tidy file.",
    [
        Role("Principal Legal Adviser", "Welsh Revenue Tribunal Service", "Cardiff", "2020-01", "now", ["Drafted the practice direction on electronic bundles, adopted in two further tribunals", "Cleared a backlog of 212 penalty appeals by sorting them into four test cases",
             "Train new members twice a year on burden of proof"], "Advise a bench of seven members on procedure and the law of excise duty."),
        Role("Associate, Indirect Tax", "Harcourt Penrose LLP", "Bristol", "2015-09", "2019-12", ["Acted for importers of steel, spirits and second-hand aircraft parts", "Won a classification dispute worth £2.3m on the meaning of the word 'trailer'"]),
        Role("Assistant Superintendent of Customs", "Jabatan Kastam Wilayah", "Johor Bahru", "2009-02", "2013-08", intro="Commanded a team of nine at the causeway; inspected, assessed and, when needed, prosecuted."),
    ],
    [Study("Severn Law School", "Bristol", "LL.M.", "International Trade Law", "2013", "2014", "Merit"),
     Study("Universiti Selat", "Melaka", "Bachelor of Laws", "", "2004", "2008")],
    {"Law": ["Customs classification", "Excise duty", "Tribunal procedure", "Legal drafting"], "Other": ["Mediation", "Public speaking", "Case management systems"]},
    split=("Abdulrahman", "bin Yusof"), street="Flat 9, 22 Windsor Esplanade, Cardiff, CF10 5BG", phone2="029 2018 0117",
    cards=[Card("Solicitor of the Senior Courts", "Law Regulation Board", "2015-08"), Card("Accredited Mediator", "Wessex Mediation Centre", "2018-02")],
    prizes=[Prize("Lord Advocate's Essay Prize", "Severn Law School", "2014")],
    tongues=[("Malay", "native"), ("English", "bilingual"), ("Welsh", "learner"), ("Arabic", "reading")], memberships=["Fellow, Society of Customs Practitioners"],
    likes=["Sepak takraw", "Calligraphy"], helping=[Role("Volunteer Adviser", "Grangetown Law Clinic", "", "2016", "now")],
)

XIMENA = Person(
    "Ximena Haddad de la Cruz", "Chartered structural engineer",
    "xhaddad@example.com", "+44 7700 900127", "Manchester, UK",
    "Structural engineer for old mills and new footbridges. I prefer timber where it works and say so when it does not.",
    [
        Role("Associate Director", "Arkwright Stone Consulting Engineers", "Manchester", "2021-03", "now", ["Technical lead for the conversion of a Grade II* cotton mill into 118 flats, keeping 92% of the cast-iron frame", "Built the practice's parametric footbridge tool; four bridges standing so far",
             "Chair the weekly crit in which every drawing is read aloud"]),
        Role("Senior Structural Engineer", "Ove Lindgren Partners", "Leeds", "2016-10", "2021-02", ["Checked the cable-net roof against snow drift with wind-tunnel data"], "Long-span roofs, a velodrome and the temporary works that nobody photographs."),
        Role("Site Engineer", "Constructora Altamira S.A. de C.V.", "Puebla, Mexico", "2012-06", "2015-08", ["Set out piles and inspected rebar on two hospitals", "Kept the concrete log: 14,000 m³, three rejected pours"]),
    ],
    [Study("University of the Pennines", "Leeds", "MSc", "Structural Engineering", "2015", "2016", "Distinction; dissertation on glulam connections"),
     Study("Instituto Tecnológico de Cholula", "Puebla", "Ingeniería Civil", "", "2007", "2012")],
    {"Analysis": ["Finite elements", "Seismic design", "Wind loading"], "Software": ["Tekla", "Grasshopper", "Revit", "Python"], "Codes": ["Eurocode 2", "Eurocode 5", "BS 5950"]},
    split=("Ximena Haddad", "de la Cruz"), links=[("Web", "https://haddad-structures.example.org")],
    cards=[Card("Chartered Engineer", "Institution of Building Engineers", "2019")],
    works=[Work("Irwell Footbridge", "38 m glulam arch, craned in during one night", ["Grasshopper", "Tekla"], "2022-01", "2023-05", "https://haddad-structures.example.org/irwell"),
              Work("Shelf-life", "Open calculator for the residual strength of wrought iron", ["Python"], "2020", "2021", "https://haddad-structures.example.org/iron")],
    prizes=[Prize("Young Engineer Award", "Northern Structures Society", "2020", "Runner-up", "Runner-up among 64 entries")],
    tongues=[("Spanish", "native"), ("English", "fluent"), ("Arabic", "basic")], likes=["Bouldering"],
)

PARK = Person(
    "Park Ji-hoon", "Product designer (interfaces, maps, type)",
    "hello@parkjihoon.example.com", "+1 415 555 0119", "Oakland, CA",
    "I design maps and tools for people who are busy with something else: bus drivers, nurses, surveyors.",
    [
        Role("Staff Product Designer", "Wayfare Transit Labs", "San Francisco", "2022-09", "now", ["Cut the taps needed to report a blocked stop from eleven to two", "Introduced ride-alongs: every designer spends one early shift a quarter in the cab"], "Driver tablet and control-room screens for nine bus operators."),
        Role("Senior Designer", "Studio Moss & Kettle", "Oakland", "2018-02", "2022-08", ["Redrew the symbol set of a hiking atlas (640 symbols, 4 sizes)", "Led the type system for a hospital's door signs in six scripts"]),
        Role("UX Designer", "Hanbit Electronics", "Suwon, South Korea", "2014-07", "2017-11", ["Setup flow for washing machines sold in 31 countries"]),
        Role("Illustrator", "Freelance", "", "2012", "2014"),
    ],
    [Study("College of Design Namhae", "Busan", "B.F.A.", "Visual Communication Design", "2008-03", "2014-02")],
    {"Craft": ["Interaction design", "Cartography", "Typography", "Prototyping"], "Tools": ["Figma", "QGIS", "Mapbox", "After Effects", "Glyphs"]},
    split=("Park", "Ji-hoon"), links=[("Portfolio", "https://parkjihoon.example.com"), ("Dribble", "https://shots.example.net/jihoon")],
    works=[Work("Slow Bus", "A timetable poster that tells the truth about delays", ["QGIS", "Illustrator"], "2019", "2019", "https://parkjihoon.example.com/slow-bus"),
              Work("Tidal Sans", "Typeface for nautical charts, two weights", ["Glyphs", "Python"], "2020", "2022", "https://parkjihoon.example.com/tidal")],
    prizes=[Prize("Pacific Map Design Competition", "Cartographers' Circle", "2021", "3rd Place", "Trail atlas of the Diablo Range", "https://maps.example.org/2021", "competition"),
             Prize("Open Transit Hackathon", "Bay Mobility Forum", "2019", "Finalist", "Live map for paratransit riders", type="hackathon")],
    tongues=[("Korean", "native"), ("English", "fluent")], likes=["Letterpress", "Surfing", "Film photography"],
)

KWABENA = Person(
    "Kwabena Osei", "Bench joiner & stair builder", "kosei.joinery@example.org", "07700 900 584", "Stroud, Gloucestershire",
    "",
    [
        Role("Joiner", "Osei Joinery", "Stroud", "2021-04", "now", ["Cut and fitted 23 staircases, six of them curved on plan", "Rebuilt 40 sash windows for a terrace in the conservation area"], "Staircases, box sashes and the odd coffin. Two apprentices so far."),
        Role("Bench Joiner", "W. H. Pargeter & Daughters", "Nailsworth", "2016-05", "2021-03", ["Ran the spindle moulder and kept its tooling sharp", "Set out doors from rods; wrote the cutting lists for a shop of eight"]),
        Role("Improver", "Cotswold Shopfitting Co.", "Cirencester", "", ""),
    ],
    [Study("Severnside College", "Gloucester", "NVQ Level 3", "Bench Joinery", "2012", "2014"), Study("Archway Comprehensive", "Stroud", "GCSEs", "", "", "2012", "7 subjects including Maths")],
    {"": ["Setting out", "Spindle moulding", "Box sash restoration", "Staircase geometry", "French polishing", "SketchUp"]},
    split=("Kwabena", "Osei"), street="The Old Dye Works, Wallbridge, Stroud GL5 3JS", cards=[Card("Gold Skilled Worker Card", "Joinery Skills Scheme", "2019-03"), Card("Abrasive Wheels", "", "2020-11")],
    prizes=[Prize("Carpenters' Guild Medal", "Gloucester Guild of Carpenters", "2020", story="For a geometric stair in sweet chestnut"), Prize("Regional SkillBuild Competition", "Joinery Skills Scheme", "2014", "1st Place", type="competition")],
    likes=["Highlife guitar", "Green woodworking"], links=[("Work", "https://osei-joinery.example.org")],
)

HARRIET = Person(
    "Harriet Fairweather-Bose", "Chief Financial Officer | Listed and family-owned industry | Turnarounds",
    "harriet.fb@example.com", "+44 7700 900973", "Birmingham, England, United Kingdom",
    "Finance director who came up through plant accounts. Three refinancings, one listing and one orderly wind-down. I like factories, short board papers and knowing the stock count before the auditor does. Currently chair of two audit committees beside my main job.",
    [
        Role("Chief Financial Officer", "Brindley Castings plc", "Birmingham, England, United Kingdom", "2019-09", "now", ["Renegotiated a £120m facility in the week the energy price tripled", "Closed the books in four working days instead of eleven", "Sold the loss-making Teesside plant to its managers with the pension scheme intact"], "Group of nine foundries, turnover of £410m, 2,900 people."),
        Role("Group Financial Controller", "Brindley Castings plc", "Birmingham, England, United Kingdom", "2015-01", "2019-08", ["Prepared the prospectus figures for the 2017 listing", "Merged four ledgers into one chart of accounts"]),
        Role("Audit Manager", "Ashworth, Nair & Co.", "Leicester, England, United Kingdom", "2010-10", "2014-12", intro="Manufacturing and charity clients, including two with qualified opinions that I would sign again."),
        Role("Trainee Accountant", "Ashworth, Nair & Co.", "Leicester, England, United Kingdom", "2007-09", "2010-09"),
        Role("Bookkeeper", "Fairweather Haulage Ltd", "Kettering, England, United Kingdom", "2004", "2007", intro="The family firm: wages for forty drivers, VAT returns and the Friday telephone."),
    ],
    [Study("Ermine Street Business School", "Northampton", "Executive MBA", "Corporate Finance", "2016", "2018"), Study("University of Charnwood", "Loughborough", "BA (Hons)", "Economics and History", "2001", "2004")],
    {"Finance": ["Refinancing", "IFRS", "Treasury", "Investor relations"], "Governance": ["Audit committees", "Pension schemes", "Risk management"], "Systems": ["Oracle Fusion", "Power BI"]},
    split=("Harriet", "Fairweather-Bose"), links=[("LinkedIn", "https://www.example.com/in/harrietfb")],
    cards=[Card("Fellow Chartered Accountant", "Institute of Midland Accountants", "2020"), Card("Corporate Treasury Diploma", "Treasurers' Association", "2016")],
    prizes=[Prize("Finance Director of the Year", "Midlands Business Awards", "2021", story="Industry category"), Prize("Order of the Anvil", "Founders' Company", "2023")],
    tongues=[("English", "Native or Bilingual"), ("Bengali", "Limited Working")], likes=["Narrowboats", "Bell ringing"],
    helping=[Role("Trustee and Treasurer", "Black Country Food Bank", "", "2017", "now")],
)

TOMASZ = Person(
    "Tomasz Wiśniewski", "HGV driver / warehouse shift lead", "t.wisniewski@example.net", "07700 900211", "Doncaster, South Yorkshire",
    "Class 1 driver with a clean licence and eleven years of night trunking. Moved into the warehouse after a knee operation; now looking for a mix of both.",
    [
        Role("Night Shift Lead", "Trans-Pennine Pallets", "Doncaster", "2022-10", "now", ["18 people, 4 docks and about 1,100 pallets between 22:00 and 06:00", "Brought mis-sorts down from 31 to 6 a week by colouring the lanes"]),
        Role("Fork-lift operator", "Trans-Pennine Pallets", "Doncaster", "2021-09", "2022-10"),
        Role("Class 1 Driver (nights)", "Eddlestone Haulage", "Wakefield", "2013-03", "2020-02", intro="Trunking between Wakefield, Daventry and Grangemouth, roughly 2,300 km a week; no at-fault accident in seven years."),
        Role("Plasterer", "Firma Budowlana Kowal", "Bydgoszcz, Poland", "2008", "2012", ["Finished walls in 60 flats", "Drove the van because nobody else wanted to"]),
    ],
    [Study("Technikum Samochodowe nr 2", "Bydgoszcz", "Technician's diploma", "Motor Vehicles", "2003", "2007")],
    {"": ["Tachograph rules", "ADR tanks and packages", "Counterbalance and reach trucks", "Voice picking", "Load securing", "First aid at work"]},
    split=("Tomasz", "Wiśniewski"), cards=[Card("Driver CPC", "DVSA", "2024-08"), Card("ADR Licence", "SQA", "2021-05"), Card("Counterbalance FLT", "RTITB", "2021-08")],
    tongues=[("Polish", "native"), ("English", "good")], likes=["Carp fishing", "Speedway"], nationality="Polish (settled status)", born="14/02/1988",
)

AALIYAH = Person(
    "Aaliyah R. Brennan", "Final-year electronics student", "aaliyah.brennan@student.example.edu", "(617) 555-0186", "Worcester, Massachusetts",
    "Electronics student who likes sensors, soil and anything that runs for a year on two batteries. Looking for a graduate post in embedded systems from July.",
    [Role("Workshop Assistant", "Quabbin Makerspace", "Worcester, MA", "2023-09", "now", ["Teach soldering to groups of eight on Thursday nights", "Keep two laser cutters and a pick-and-place machine alive"])],
    [Study("Blackstone Polytechnic", "Worcester", "Bachelor of Science", "Electrical and Computer Engineering", "2022-09", "2026-06", "GPA 3.71 / 4.00"),
     Study("North Quabbin Regional High School", "Athol", "High School Diploma", "", "2018", "2022")],
    {"Hardware": ["KiCad", "STM32", "LoRaWAN", "Soldering"], "Software": ["C", "C++", "Rust", "MicroPython", "Zephyr RTOS"], "Lab": ["Oscilloscope", "Spectrum analyser"]},
    split=("Aaliyah R.", "Brennan"), links=[("Git", "https://code.example.org/aaliyahrb"), ("Site", "https://aaliyah.example.edu")],
    works=[Work("MudMote", "Soil-moisture node that sends for 14 months on two AA cells; 30 of them stand in a cranberry bog", ["STM32", "LoRaWAN", "KiCad"], "2023-02", "now", "https://code.example.org/aaliyahrb/mudmote"),
              Work("Birdsong on a Chip", "Recognises six warblers on a microcontroller with 256 kB of memory", ["C", "TensorFlow Lite"], "2024-01", "2024-05", "https://code.example.org/aaliyahrb/birdsong"),
              Work("Bench PSU", "Two-channel laboratory supply, 0–30 V", ["KiCad", "Rust"], "2022", "2023")],
    prizes=[Prize("HackTheHarvest", "Bay State 4-H Foundation", "2024", "1st Place", "Frost alarm for orchards", "https://harvest.example.org/2024", "hackathon"),
             Prize("IEEE-style Student Design Competition", "Blackstone Polytechnic", "2023", "2nd Place", type="competition"), Prize("Dean's List", "Blackstone Polytechnic", "2023")],
    cards=[Card("Amateur Radio Technician Class", "Bay Radio Council", "2021-07", "https://verify.example.org/tk-4471")],
    tongues=[("English", "native"), ("Portuguese", "conversational")], likes=["Birding", "Roller derby"], helping=[Role("Fixer", "Athol Repair Café", "", "2021", "2023")],
)
