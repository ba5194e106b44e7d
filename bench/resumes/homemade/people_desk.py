"""People at desks who wrote their own page, in English: a student, a professor, a freelancer, a consultant, a works director."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

JONAH = Person(
    "Jonah Kessington-Abara", "Computer Science Student", "jonah.ka@example.edu", "(555) 014-9920", "Amherst, MA",
    "Second-year student looking for a summer internship in backend or embedded work. I like small programs that do one thing.",
    [Role("Teaching Assistant, Intro to Programming", "Pioneer Valley University", "Amherst, MA", "2024-09", "now", ["Grade 40 assignments a week and hold a Tuesday lab"]),
     Role("IT Help Desk", "Pioneer Valley University", "Amherst, MA", "2023-10", "2024-05", ["Reimaged 120 laptops", "Answered the phone politely"]),
     Role("Barista", "Moth & Lantern Coffee", "Northampton, MA", "2022-06", "2023-08")],
    [Study("Pioneer Valley University", "Amherst, MA", "B.S.", "Computer Science", "2023-09", "now", notes=["GPA 3.7"]), Study("Holyoke Regional High School", "Holyoke, MA", "High School Diploma", "", "2019", "2023")],
    {"Programming": ["Rust", "Python", "C", "SQL"], "Other": ["Git", "Docker", "Soldering"]},
    street="Room 412, Dunmore Hall", cards=[Card("Linux Essentials", "Open Systems Institute", "2024-03", "https://osi.example.org/verify/LE-20931"), Card("CPR/AED", "Bay State Red Heart", "2023-06")],
    prizes=[Prize("HackTheValley", "Pioneer Valley University", "2024-02", "2nd Place", "Bus tracker for the night line", "https://devshow.example.com/nightbus", type="hackathon"), Prize("ByteBattle Programming Contest", "New England Programming League", "2023-11", "Top 10", type="competition"), Prize("Dean's List", "Pioneer Valley University", "2024")],
    works=[Work("nightbus", "Shows where the last bus really is, with data from riders' phones", ["Rust", "PostgreSQL", "Leaflet"], "2024-02", "2024-06", "https://code.example.com/jonah/nightbus"), Work("plantd", "Daemon that waters my basil when the soil is dry", ["C", "ESP32", "MQTT"], "2023-12", "2024-01", "https://code.example.com/jonah/plantd"), Work("Chess clock", "Two buttons and an OLED in a cigar box", ["Arduino"])],
    tongues=[("English", "native"), ("Yoruba", "conversational")], likes=["Chess", "Bouldering", "Basil"])

AINO = Person(
    "Aino Karvosenoja", "Professor of Peatland Ecology", "aino.karvosenoja@example.edu", "+358 9 555 01 44", "Oulu, Finland",
    "Ecologist of northern mires. My group measures carbon exchange of drained and rewetted peatlands and builds cheap instruments for it.",
    [Role("Professor of Peatland Ecology", "University of North Ostrobothnia", "Oulu", "2017-08", "now", ["Head of the Mire Carbon Group (9 members)", "Responsible for the master's programme in boreal ecology"]),
     Role("Associate Professor", "Umeå Forest University", "Umeå", "2011-01", "2017-07", ["Built the Degerö-2 flux tower with two technicians"]),
     Role("Postdoctoral Researcher", "Institute of Bog and Fen Research", "Greifswald", "2007-03", "2010-12", intro="Methane emissions of rewetted fens."),
     Role("Research Assistant", "Lapland Field Station", "Kevo", "2001", "2002")],
    [Study("University of North Ostrobothnia", "Oulu", "PhD", "Ecology", "2002", "2006", notes=["Thesis: Sphagnum and snow"]), Study("University of Kainuu", "Kajaani", "MSc", "Biology", "1996", "2001")],
    {"": ["Eddy covariance", "R", "Gas chromatography", "Remote sensing", "Grant writing"]},
    street="Suotie 3 A 11", cards=[Card("Certified Drone Pilot A2", "Finnish Aviation Agency", "2020-05"), Card("University Pedagogy (25 ECTS)", "University of North Ostrobothnia", "2018")],
    prizes=[Prize("Mire Medal", "Nordic Peat Society", "2021-06", "Winner", "For long-term carbon records", url="https://nordicpeat.example.org/medal"), Prize("Young Ecologist Prize", "Bothnian Academy", "2009"), Prize("Arctic Data Hackathon", "Polar Open Data", "2019-11", "Finalist", type="hackathon")],
    works=[Work("REWET-North", "Four-country experiment on rewetting cut-over bogs", ["R", "Python", "Campbell loggers"], "2019", "2024", "https://rewetnorth.example.org"), Work("SnowPipe", "Open design of a gas sampler that works under snow", ["KiCad", "Raspberry Pi"], "2015", "2018", "https://code.example.org/mire/snowpipe")],
    papers=["Karvosenoja A., Lind P. (2023) Ten winters of methane. Journal of Mire Science 41, 1–19.", "Karvosenoja A. (2020) Rewetting and its discontents. Boreal Ecology Letters 12, 88–97.", "Lind P., Karvosenoja A. (2018) Under the snow: a cheap sampler. Field Methods 7, 230–241.", "Karvosenoja A., Voigtmann J. (2010) Fens after forty years. Wetland Reports 3, 5–29."], tongues=[("Finnish", "native"), ("Swedish", "C2"), ("German", "C1")], helping=[Role("Board Member", "Finnish Mire Association", "", "2014", "now")])

SUNNIVA = Person(
    "Sunniva Halloran", "Freelance Copywriter & Illustrator", "hello@sunnivahalloran.example.com", "020 7946 0288", "Folkestone, Kent",
    "I write plain words and draw odd birds for museums, breweries and children's hospitals. Freelance since 2017, before that nine years in agencies.",
    [Role("Freelance Copywriter & Illustrator", "Self-employed", "Folkestone", "2017-03", "now", ["Gallery texts and family trails for the Harbour Museum", "Labels for eleven beers of Saltmarsh Brewery, one of them banned in Norway", "A colouring wall, 14 metres long, for Wren Ward"]),
     Role("Senior Copywriter", "Tandem Parrot", "London", "2012-05", "2017-02", ["Led words on the Thameslink Trust account"]),
     Role("Copywriter", "Bellweather Brown", "London", "2008-09", "2012-04"),
     Role("Intern", "Crumb Magazine", "Brighton", "2008", "2008")],
    [Study("Brighton School of Art", "Brighton", "BA (Hons)", "Illustration", "2005", "2008"), Study("Margate Adult College", "Margate", "Foundation Diploma", "Art and Design", "2004", "2005")],
    {"": ["Copywriting", "Editing", "Procreate", "Lino printing", "Tone of voice guides"]},
    cards=[Card("Plain English Editing", "Clear Words Campaign", "2019-01", "https://clearwords.example.org/badge/sh")],
    prizes=[Prize("Best Museum Trail", "Kids in Museums Network", "2022-07", "Winner", "Gulls, Gold and Gossip", url="https://kimn.example.org/2022"), Prize("Beer Label Design Competition", "Hops & Ink", "2020", "Runner-up", type="competition"), Prize("Gold Pencil Copywriting Contest", "Copy Guild", "2015-05", "Finalist", type="competition")],
    works=[Work("Gulls, Gold and Gossip", "Family trail through the Harbour Museum, text and drawings", ["Procreate", "InDesign"], "2021", "2022", "https://sunnivahalloran.example.com/gulls"), Work("The Patient Puffin", "Picture book for children waiting for surgery, given away 9,000 times", ["Lino", "Photoshop"], "2019", "2020", "https://sunnivahalloran.example.com/puffin")],
    tongues=[("English", "native"), ("Norwegian", "my mum's")], likes=["Tide tables", "Accordion"], clients=["Harbour Museum", "Saltmarsh Brewery", "Wren Ward at Kent Children's Hospital", "Dover Lifeboat Friends", "Tinned Fish Quarterly"], helping=[Role("Reading Volunteer", "Folkestone Library", "", "2020", "now")])

FARIDAH = Person(
    "Faridah binti Hassanuddin", "SAP Consultant", "faridah.h@example.com", "+60 3 5550 1276", "Petaling Jaya, Malaysia",
    "SAP MM/SD consultant with 13 years and nine full-cycle rollouts in palm oil, retail and ports. Able to explain a pricing procedure to a warehouse at six in the morning.",
    [Role("Principal Consultant", "Teras Digital Sdn Bhd", "Petaling Jaya", "2019-07", "now", ["Lead of the logistics practice, 12 consultants", "Presales and estimation for bids up to RM 18 million"]),
     Role("SAP MM Consultant", "Nusaconsult Asia", "Kuala Lumpur", "2014-02", "2019-06", ["Five rollouts, two of them as stream lead"]),
     Role("Systems Executive", "Ladang Emas Berhad", "Johor Bahru", "2011-06", "2014-01", ["First-line support for 400 estate users"])],
    [Study("Universiti Selat Tebrau", "Johor Bahru", "Bachelor", "Information Systems", "2007", "2011")],
    {"SAP": ["SAP MM", "SAP SD", "S/4HANA", "Fiori"], "Methods": ["Data migration", "Cutover planning", "UAT"]},
    cards=[Card("S/4HANA Sourcing and Procurement", "SAP Learning", "2022-08", "https://saplearn.example.com/badges/fh-3302"), Card("PRINCE2 Practitioner", "Axle Exams", "2018-04"), Card("HRDC Certified Trainer", "HRD Council", "2020-02", "https://hrdc.example.org/t/8810")],
    prizes=[Prize("Partner Project of the Year", "SAP User Group Malaysia", "2023-10", "Winner", "Port of Selat rollout", url="https://sugm.example.org/awards23"), Prize("Fiori Hackathon", "Teras Digital Sdn Bhd", "2021-03", "3rd Place", type="hackathon")],
    works=[Work("Port of Selat S/4HANA rollout", "Replaced three legacy systems for berth billing and stores, 900 users, go-live in ten months", ["S/4HANA", "Fiori", "CPI"], "2021-10", "2022-08"), Work("Kedai Rakyat replenishment", "Automatic replenishment of 212 grocery shops", ["SAP MM", "SAP F&R", "ABAP"], "2017-03", "2018-02"), Work("Estate weighbridge interface", "Palm fruit weights straight into goods receipt", ["IDoc", "ABAP", "SAP PI"], "2015-05", "2015-12", "https://teras.example.com/weighbridge")],
    tongues=[("Malay", "native"), ("English", "fluent"), ("Mandarin", "basic")], likes=["Batik", "Badminton"])

CORNELIUS = Person(
    "Cornelius A. Vandermolen", "Vice President of Operations", "c.vandermolen@example.com", "(555) 019-6021", "Holland, MI 49423",
    "Operations executive, 30 years from the press floor to P&L of $410 million. Turned around four plants and closed one with everybody placed.",
    [Role("Vice President of Operations", "Zuidema Seating Systems, Inc.", "Holland, MI", "2016-01", "now", ["P&L for six plants in Michigan, Ohio and Querétaro, 2,900 people", "Took scrap from 4.1% to 1.3% in three years"]),
     Role("Plant Manager", "Zuidema Seating Systems, Inc.", "Lima, OH", "2009-06", "2015-12", ["Kept the plant open through the 2009 crash with a four-day week"]),
     Role("Production Manager", "Great Lakes Stamping", "Muskegon, MI", "2002-02", "2009-05"), Role("Process Engineer", "Great Lakes Stamping", "Muskegon, MI", "1997", "2002"), Role("Tool Room Apprentice", "Vandermolen Tool & Die", "Zeeland, MI", "1993", "1997")],
    [Study("Grand River University", "Grand Rapids, MI", "MBA", "", "2003", "2005"), Study("Lakeland Technical University", "Houghton, MI", "B.S.", "Mechanical Engineering", "1993", "1997")],
    {"": ["Lean manufacturing", "Labor relations", "Capital planning", "Plant turnaround", "M&A integration"]},
    street="440 Lakeshore Ct", cards=[Card("Six Sigma Black Belt", "American Quality Board", "2006"), Card("Director Certificate", "Midwest Institute of Directors", "2018-11", "https://mwid.example.org/d/2207")],
    prizes=[Prize("Plant of the Year", "Manufacturing Weekly", "2013", "Winner", "For the plant in Lima"), Prize("Supplier Quality Award", "Wolverine Motors", "2019", url="https://wolverine.example.com/suppliers/2019"), Prize("West Michigan Chili Cooking Contest", "Holland Rotary Club", "2017", "1st Place", type="competition")],
    works=[Work("Querétaro greenfield plant", "From bare field to first seat in 14 months, $62 million", ["SAP", "AutoCAD"], "2017", "2018"), Work("Project Evenkeel", "Moved foam production of two plants into one without a missed shipment", ["Primavera", "Power BI"], "2020", "2021")],
    likes=["Sailing", "Dutch clocks"], helping=[Role("Trustee", "Holland Community Hospital", "", "2015", "now")], tongues=[("English", "native"), ("Spanish", "working knowledge")])
