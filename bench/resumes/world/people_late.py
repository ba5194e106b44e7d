"""Years of practice, in English: an executive, a planner in Japan, an interior architect, a product manager."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

GRAHAM = Person(
    "Graham Osei-Whitcombe", "Chief Operating Officer", "g.osei-whitcombe@example.com", "020 7946 0852", "Harrogate, North Yorkshire",
    "Operations executive with twenty-six years in cold-chain food and pharmaceutical distribution. I have opened four sites, closed two with dignity and taken one business from loss to an 11% margin.",
    [Role("Chief Operating Officer", "Fellside Cold Chain plc", "Leeds", "2019-01", "now", ["Accountable for 2,300 people, 14 depots and a fleet of 410 vehicles", "Took on-time-in-full from 91.8% to 98.6% in thirty months", "Negotiated the first national pay deal with both unions since 1998"]),
     Role("Operations Director", "Fellside Cold Chain plc", "Wakefield", "2014-06", "2018-12", ["Opened the Doncaster vaccine hub on time and £1.1m under budget"]),
     Role("Regional General Manager", "Harcourt & Sons Provisions", "York", "2006-03", "2014-05", ["Ran five depots with a combined turnover of £88m", "Brought lost-time accidents down by two thirds"]),
     Role("Graduate Trainee, later Shift Manager", "Blue Heron Dairies", "Carlisle", "1998-09", "2006-02")],
    [Study("Cranmere School of Management", "Bedford", "MBA", "", "2009", "2011", "Distinction"), Study("University of Eskdale", "Lancaster", "BA (Hons)", "Economics and Geography", "1995", "1998", "2:1")],
    {"": ["Network design", "P&L ownership", "Industrial relations", "GDP and MHRA compliance", "Acquisition integration", "Board reporting"]},
    cards=[Card("Chartered Fellow (FCILT)", "Institute of Logistics & Transport", "2016-02", "cilt.example.org/fellows/5512"), Card("NEBOSH National General Certificate", "NEBOSH", "2004-07"), Card("Certificate in Company Direction", "Directors' Guild", "2020-11", "directors.example.org/cert/20-447")],
    prizes=[Prize("Logistics Leader of the Year", "UK Cold Storage Council", "2022-05", "Winner", "For the vaccine hub and its apprenticeship school", "coldcouncil.example.org/awards/2022"), Prize("Northern Powerhouse Export Awards", "Chamber North", "2017-11", "Highly Commended"), Prize("Turnaround of the Wakefield site", "", "", "", "From a £3.4m loss to £2.9m profit in two years")],
    tongues=[("English", "native"), ("French", "B1")], likes=["Dry stone walling", "Choral singing"], helping=[Role("Trustee", "Nidd Valley Food Bank", "Harrogate", "2018", "now")],
    areas={"Turnaround": ["Closed a loss-making frozen line in 90 days and rehoused 61 of 70 people", "Reset carrier contracts worth £23m"], "Building teams": ["Promoted six of eight general managers from within", "Started an apprenticeship school with 120 places"], "Compliance": ["Passed nine MHRA inspections without a major finding"]})

NAOKO = Person(
    "HIRASAWA Naoko", "Supply Chain Planner", "naoko.hirasawa@example.org", "+81 3-5550-0142", "Setagaya-ku, Tokyo",
    "Bilingual supply chain planner with eleven years in cosmetics and medical devices. Strong in S&OP facilitation, safety stock modelling and patient supplier visits.",
    [Role("Senior Demand Planner", "Kirara Medical Devices K.K.", "Tokyo", "2020-07", "now", ["Own the monthly forecast of 1,340 SKUs for Japan and Korea", "Reduced stock of slow items by JPY 310 million", "Chair the S&OP meeting in English and Japanese"]),
     Role("Demand Planner", "Kirara Medical Devices K.K.", "Tokyo", "2017-10", "2020-06", ["Built the first statistical baseline for catheters", "Trained four planners in Osaka"]),
     Role("Production Planning Staff", "Tsubaki Cosmetics Co., Ltd.", "Yokohama", "2013-04", "2017-09", ["Scheduled six filling lines and 80 operators", "Proposed smaller batch sizes that cut waste by 14%"])],
    [Study("Shirakawa Women's University", "Kyoto", "Bachelor of Economics", "International Trade", "2009-04", "2013-03"), Study("Nagahama Prefectural High School", "Shiga", "High School Diploma", "", "2006-04", "2009-03")],
    {"Planning": ["SAP IBP", "Safety stock modelling", "S&OP"], "Analysis": ["Excel VBA", "Power BI", "R"]},
    cards=[Card("APICS CPIM", "ASCM", "2018-12", "ascm.example.org/cpim/jp-4410"), Card("TOEIC Listening & Reading 945", "IIBC", "2019-03"), Card("Boki Level 2 (Bookkeeping)", "Chamber of Commerce Tokyo", "2012-11", "boki.example.org/verify/2012-883")],
    prizes=[Prize("President's Kaizen Award", "Kirara Medical Devices K.K.", "2022-04", "Gold Prize", "Shared safety stock between Tokyo and Busan", "kirara.example.com/news/kaizen-2022"), Prize("Supply Chain Case Competition Asia", "ASCM Singapore Chapter", "2019-08", "Finalist", "", "scc-asia.example.org/2019", "competition")],
    works=[Work("Typhoon Buffer Model", "Simulates port closures to size the autumn buffer", ["R", "Shiny"], "2021-05", "2021-09", "kirara.example.com/labs/typhoon"), Work("Planner's Glossary", "Japanese–English glossary of 600 planning terms", ["Markdown", "Hugo"], "2019-01", "2019-06", "glossary.example.net")],
    tongues=[("Japanese", "native"), ("English", "business level")], likes=["Ikebana", "Night trains"], personal=[("Date of birth", "21 May 1990"), ("Commuting time", "35 minutes")])

PRIYAMVADA = Person(
    "Priyamvada Deshpande-Cole", "Product Manager, Payments", "priya.deshpandecole@example.com", "+1 (416) 555-0129", "Toronto, ON",
    "Product manager for payments and fraud. Eight years between engineers, regulators and small merchants; known for killing features early and writing short documents.",
    [Role("Lead Product Manager", "Maple Ledger Inc.", "Toronto, ON", "2022-03", "now", ["Launched tap-to-phone to 21,000 merchants in five months", "Cut false fraud declines by 38%, worth CAD 6.2M a year", "Hire and coach a team of five product managers"]),
     Role("Product Manager", "Quillback Payments", "Vancouver, BC", "2018-11", "2022-02", ["Shipped instant payouts with two partner banks", "Ran 140 merchant interviews and published them internally"]),
     Role("Business Analyst", "Sahyadri Infotech", "Mumbai, India", "2015-07", "2018-10", ["Documented the card switch of a cooperative bank", "Automated month-end reports with Python"])],
    [Study("Pacific Crest University", "Vancouver, BC", "Master of Management", "Technology and Innovation", "2017", "2018"), Study("Konkan College of Engineering", "Mumbai", "BE", "Electronics", "2011", "2015")],
    {"Product": ["Roadmapping", "Pricing", "A/B testing", "Merchant research"], "Data": ["SQL", "Looker", "Python", "Amplitude"], "Domain": ["PCI DSS", "Interac", "ISO 20022"]},
    cards=[Card("Certified Scrum Product Owner", "Scrum Alliance", "2019-04", "certs.example.org/cspo/98123"), Card("Pragmatic Product Level IV", "Pragmatic College", "2021-09", "pragmatic.example.net/v/iv-2207"), Card("PCI Professional", "PCI Council", "2023-01")],
    prizes=[Prize("Fintech Product of the Year", "Canadian Payments Forum", "2023-10", "Winner", "Tap-to-phone for market stalls", "cpf.example.org/awards/2023"), Prize("Bank of the North Open Banking Hackathon", "Bank of the North", "2020-02", "1st Place", "Consent receipts that people can read", "openbank.example.com/hack20", "hackathon"), Prize("Fraud declines down 38%", "", "", "", "Rebuilt the rules with merchants in the room")],
    works=[Work("Receipts for Humans", "Open pattern library for consent receipts", ["Figma", "Eleventy", "Tailwind CSS"], "2020-03", "2021-01", "receipts.example.org"), Work("Chargeback Bingo", "Card game that teaches dispute codes to new hires", ["InDesign"], "2022", "2022", "priya.example.net/bingo")],
    tongues=[("English", "fluent"), ("Marathi", "native"), ("French", "intermediate")], likes=["Sourdough", "Curling"], links=["linkedin.example.com/in/priyadc"],
    areas={"Fraud": ["Rebuilt the rules engine with merchants in the room"], "Launches": ["Opened 21,000 shops to tap-to-phone"]})

TEMPERANCE = Person(
    "Temperance Adebayo", "Sous Chef", "temperance.adebayo@example.net", "+44 7700 900318", "Bristol BS6",
    "Sous chef with nine years in seasonal kitchens, two of them with open fire. Calm on the pass, strict on waste, happiest when commis cook better than I did at their age.",
    [Role("Sous Chef", "The Quay Larder", "Bristol", "2021-06", "now", ["Run a brigade of eleven and 140 covers on Saturdays", "Brought food cost from 34% to 27% with a whole-animal menu", "Train commis through the Level 3 apprenticeship"]),
     Role("Chef de Partie", "Ember & Oat", "Bath", "2018-03", "2021-05", ["Looked after fire and fish", "Wrote the allergen matrix used in three sites"]),
     Role("Commis Chef", "Hotel Saint-Aubyn", "Penzance", "2015-09", "2018-02", ["Breakfast for 90, then pastry"])],
    [Study("City of Severn College", "Bristol", "NVQ Level 3", "Professional Cookery", "2013", "2015"), Study("Fairfield Comprehensive", "Bristol", "GCSEs", "", "", "2013")],
    {"": ["Menu costing", "Butchery", "Open-fire cooking", "Allergen management", "Rota planning", "Fermentation"]},
    cards=[Card("Level 4 Award in Managing Food Safety", "Highmark Qualifications", "2022-01", "highmark.example.org/check/fs4-7721"), Card("First Aid at Work", "St Brannoc Ambulance", "2023-04"), Card("WSET Level 2 Award in Wines", "WSET", "2020-10", "wset.example.org/v/220017")],
    prizes=[Prize("South West Young Chef Competition", "Guild of Western Cooks", "2019-11", "2nd Place", "Mackerel three ways over applewood", "gwc.example.org/young-chef-2019", "competition"), Prize("Sustainable Kitchen Award", "Bristol Food Network", "2023-03", "Winner", "", "bfn.example.org/2023/kitchen")],
    works=[Work("Bones to Broth", "Stock co-operative of seven kitchens that shares trimmings", ["Airtable", "Zapier"], "2022", "now", "bonestobroth.example.net")],
    tongues=[("English", "native"), ("Yoruba", "good")], likes=["Foraging", "Wild swimming"], helping=[Role("Community Cook", "FareShare Easton", "Bristol", "2020", "2022")],
    areas={"Leading a pass": ["Ran 140 covers with a brigade of eleven", "Kept a full rota through two summers of vacancies"], "Cost and waste": ["Moved to whole-animal buying and cut food cost by seven points"], "Training": ["Six commis passed Level 3, four at the first attempt"]})
