"""Clients in public service and crafts: an inspector, an analyst, a policy adviser, a joiner, a stonemason, a heating engineer."""

from kit.model import Card, Prize, Role, Study, Work

from .sheet import Client

HEIKE = Client(
    "Heike Wintermantel", "Tischlermeisterin", "h.wintermantel@example.org", "0151 23456022", "Lindenweg 8, 79837 St. Blasien",
    "Tischlermeisterin mit Schwerpunkt Innenausbau und Treppen. Plane am Rechner, baue von Hand und bilde gern aus.",
    [Role("Werkstattleiterin", "Holzmanufaktur Albtal GmbH", "St. Blasien", "2017-03", "now", ["Leitung von neun Gesellen und drei Auszubildenden", "Arbeitsvorbereitung für jährlich rund 60 Aufträge", "Einführung der CNC-Bearbeitung und Schulung des Teams"]),
     Role("Tischlergesellin", "Schreinerei Faller & Sohn", "Titisee-Neustadt", "2010-08", "2017-02", ["Massivholztreppen und Einbaumöbel", "Montage auf Baustellen im Umkreis von 80 km"]),
     Role("Auszubildende zur Tischlerin", "Schreinerei Faller & Sohn", "Titisee-Neustadt", "2007-09", "2010-07")],
    [Study("Meisterschule Hochschwarzwald", "Freiburg", "Meisterbrief", "Tischlerhandwerk", "2014", "2016"), Study("Gewerbeschule Neustadt", "Titisee-Neustadt", "Gesellenbrief", "Tischlerhandwerk", "2007", "2010", "Note 1,4"), Study("Realschule am Dom", "St. Blasien", "Mittlere Reife", "", "", "2007")],
    {"Handwerk": ["Treppenbau", "Furnieren", "Oberflächenbehandlung"], "Planung": ["Aufmaß", "Kalkulation"], "EDV": ["AutoCAD", "imos iX", "WoodWOP"]}, lang="de",
    cards=[Card("Ausbildereignung (AdA)", "Handwerkskammer Südschwarzwald", "2016-06"), Card("CNC-Fachkraft Holz", "Holzbau Akademie", "2018-11", "https://nachweis.example.org/cnc/2207"), Card("Ersthelferin im Betrieb", "", "2023"), Card("Restauratorin im Handwerk", "Akademie Schloss Rotfels", "2021")],
    prizes=[Prize("Gestaltungswettbewerb „Die Gute Form“", "Landesfachverband Schreinerhandwerk", "2010", "2. Preis", "Gesellenstück: Stehpult aus Nussbaum", "", "competition"), Prize("Ausbildungsbetrieb des Jahres", "Handwerkskammer Südschwarzwald", "2022-10", "", "Für die Förderung junger Frauen im Handwerk", "https://hwk-sued.example.org/preise/2022")],
    works=[Work("Treppe im Kurhaus", "Gewendelte Eichentreppe mit 34 Stufen für ein Baudenkmal", ["AutoCAD", "WoodWOP"], "2019-01", "2019-08", "https://albtal.example.org/kurhaus"), Work("Werkbank zum Falten", "Baupläne für Jugendwerkstätten, frei verfügbar", ["SketchUp"])],
    tongues=[("Englisch", "B1"), ("Französisch", "A2")], likes=["Skilanglauf", "Blasmusik"], helping=[Role("Beisitzerin", "Gesellenprüfungsausschuss Waldshut", "Waldshut", "2018", "now")], born="03.11.1990")

DILYS = Client(
    "Dilys Penhallow", "Environmental Health Officer", "dilys.penhallow@example.org", "01632 960442", "Truro, Cornwall",
    "Chartered environmental health practitioner. Twenty years of food safety, housing and harbour inspections; calm in court and at the back door of a kitchen.",
    [Role("Principal Environmental Health Officer", "Kernow District Council", "Truro", "2015-04", "now", ["Manage a food team of eight covering 2,300 premises", "Raised the share of premises rated 4 or 5 from 81% to 93%", "Gave evidence in nineteen prosecutions, all successful", "Set up the allergen advice line with trading standards"]),
     Role("Environmental Health Officer", "Kernow District Council", "Truro", "2008-09", "2015-03", ["Housing enforcement, including 140 improvement notices", "Port health inspections at Falmouth"]),
     Role("Technical Officer (Pollution)", "Tamar Borough Council", "Saltash", "2004-07", "2008-08", intro="Noise and air quality complaints, licensing visits at night and sampling of private water supplies.")],
    [Study("University of Dartmoor", "Plymouth", "BSc (Hons)", "Environmental Health", "2000-10", "2004-06", "2:1"), Study("Truro Tertiary College", "Truro", "A Levels", "Biology, Chemistry, Geography", "1998", "2000")],
    {"": ["HACCP auditing", "PACE interviews", "Noise measurement", "Report writing", "Staff supervision", "Uniform IDOX"]},
    cards=[Card("Chartered Environmental Health Practitioner", "Institute of Environmental Health", "2012"), Card("Level 4 Award in HACCP", "Highfern Qualifications", "2016-02", "https://highfern.example.com/v/90118"), Card("Certificate of Competence in Noise", "Acoustics Institute", ""), Card("PRINCE2 Foundation", "Peoplecert House", "2019-05")],
    prizes=[Prize("Regulator of the Year", "Local Government Weekly", "2018-11", "Runner-up", "For the allergen advice line"), Prize("Safe Harbour Award", "Cornish Fisheries Association", "")],
    works=[Work("Scores on Screens", "Touch screen at the library that shows hygiene ratings nearby", ["QGIS", "Leaflet", "Raspberry Pi"], "2017-05", "2018-02", "https://scores.example.org"), Work("Private Wells Register", "Map and sampling diary of 640 private supplies", ["ArcGIS", "Access"], "2011", "2013")],
    tongues=[("English", "native"), ("Cornish", "intermediate")], likes=["Gig rowing", "Hedge laying"], helping=[Role("Trustee", "Lizard Food Bank", "Helston", "2016", "now", ["Advises on storage and stock rotation"])], clubs=["Chartered Institute of Environmental Health (Fellow)"])

FARAH = Client(
    "Farah Qadir", "Data Analyst", "farah.qadir@mail.example.com", "0161 496 0371", "Rochdale, UK",
    "Former bakery manager turned analyst in local government. Writes SQL before coffee and explains charts to councillors afterwards.",
    [Role("Data Analyst", "Pennine Borough Council", "Rochdale", "2022-05", "now", ["Monthly performance pack for adult social care", "Automated 17 spreadsheets into one reporting database", "Built a forecast of winter demand used to plan 40 care beds"]),
     Role("Performance Assistant", "Pennine Borough Council", "Rochdale", "2020-11", "2022-04", ["Collected figures for statutory returns", "Ran drop-in sessions on Excel"]),
     Role("Bakery Manager", "Hafiz & Daughters", "Oldham", "2013-02", "2020-10", ["Managed twelve bakers and a turnover of £620,000", "Reduced waste by a fifth with a simple baking forecast"])],
    [Study("Open Moor University", "", "BSc", "Data Science", "2020-10", "~2026"), Study("Oldham Valley College", "Oldham", "BTEC Diploma", "Business", "2009-09", "2011-07")],
    {"Data": ["SQL", "Python", "Power BI", "R"], "Other": ["Statutory returns", "Stakeholder briefings", "Stock control"]}, links=["github.com/fqadir-example", "linkedin.com/in/farahqadir-example"],
    cards=[Card("Data Analyst Associate", "Microsolve", "2022-09", "https://learn.example.com/cred/fq-1189"), Card("Level 4 Data Analyst Apprenticeship", "Apprenticeship Institute", "2022-04"), Card("Food Hygiene Level 3", "", "2014")],
    prizes=[Prize("LGov Data Hackathon", "North West Data Forum", "2023-06", "Winner", "Map of missed bin collections against staff sickness", "https://datajam.example.org/2023", "hackathon"), Prize("Apprentice of the Year", "Pennine Borough Council", "2022"), Prize("Kaggle Care Demand Challenge", "Kaggle Community", "2024-02", "Top 5%", "", "", "competition")],
    works=[Work("Bread Forecast", "Predicts daily loaves from weather and school holidays", ["Python", "Prophet", "Streamlit"], "2021-03", "2021-08", "https://github.com/fqadir-example/bread"), Work("Ward Profiles", "One page of figures for each of 20 wards", ["R", "Quarto"])],
    tongues=[("English", "native"), ("Urdu", "fluent"), ("Punjabi", "spoken")], likes=["Sourdough", "Cricket scoring"], helping=[Role("Maths Tutor", "Saturday School Rochdale", "Rochdale", "2019", "now")])

SJOERD = Client(
    "Sjoerd van der Wielen", "Beleidsadviseur mobiliteit", "sjoerd.vanderwielen@example.net", "06 1234 5609", "Zwolle",
    "Beleidsadviseur die van tekentafel tot raadsvoorstel meedenkt. Ervaring met fietsroutes, parkeerbeleid en participatie van bewoners.",
    [Role("Beleidsadviseur mobiliteit", "Gemeente IJsselmonde-Noord", "Zwolle", "2018-02", "now", ["Trekker van het fietsplan 2030 met een budget van 11 miljoen euro", "Schreef twaalf raadsvoorstellen, alle aangenomen", "Begeleidt bewonersavonden in acht wijken"]),
     Role("Verkeerskundige", "Adviesbureau Kruispunt B.V.", "Deventer", "2013-09", "2018-01", ["Verkeersmodellen voor tien gemeenten", "Ontwerp van schoolzones"]),
     Role("Trainee", "Provincie Salland", "Zwolle", "2011-09", "2013-08", ["Drie opdrachten bij water, ruimte en verkeer"])],
    [Study("Hogeschool De Vecht", "Zwolle", "Bachelor", "Verkeerskunde", "2006", "2010"), Study("Universiteit van Twentestad", "Enschede", "Master of Science", "Transport Engineering", "2010", "2011", "cum laude")],
    {"": ["Verkeersmodellen", "Projectleiding", "Subsidieaanvragen", "Bewonersparticipatie", "QGIS", "AutoCAD Civil 3D"]}, lang="nl",
    cards=[Card("IPMA-D", "IPMA Register", "2019-06", "https://ipma-register.example.org/d/4471"), Card("Verkeersveiligheidsauditor", "Kennisinstituut Wegen", "2016"), Card("Omgevingswet in de praktijk", "Bestuursacademie Oost", "2022-03")],
    prizes=[Prize("Fietsstad Trofee", "Landelijk Fietsberaad", "2022", "2e plaats", "Voor de doorfietsroute langs de Vecht", "https://fietsberaad.example.org/trofee"), Prize("Hack de Spits", "Vervoerregio Oost", "2019-04", "Winnaar", "Dienst die vrije deelfietsen voorspelt", "", "hackathon")],
    works=[Work("Stoepmeter", "Webkaart waarop bewoners smalle stoepen melden", ["React", "Leaflet", "PostGIS"], "2020-03", "2021-01", "https://stoepmeter.example.net"), Work("Schoolzone-catalogus", "Voorbeeldenboek voor veilige schoolomgevingen", ["InDesign"], "2016", "2017")],
    tongues=[("Engels", "C1"), ("Duits", "B1")], likes=["Schaatsen", "Modelspoor"], helping=[Role("Penningmeester", "IJsclub Hattem", "Hattem", "2015", "now")])

ANGUS = Client(
    "Angus Strachan", "Banker Mason and Conservator", "angus.strachan@example.com", "0131 496 0220", "Leith, Edinburgh",
    "Stonemason of the old apprenticeship with twenty-two years at the banker and on the scaffold. Lime, sandstone, lettering.",
    [Role("Conservation Mason", "Self-employed", "Edinburgh", "2013-01", "now", ["Repairs to listed buildings for trusts and private owners", "Cut and fixed 61 replacement finials for a Greenock customs house", "Train two apprentices at a time under the trust scheme"]),
     Role("Foreman Mason", "Lothian Stonecraft Ltd", "Dalkeith", "2007-03", "2012-12", ["Ran sites of up to fourteen masons", "Setting out from full-size zinc templates"]),
     Role("Banker Mason", "Works Department, St Ninian’s Cathedral", "Kirkwall", "2002-08", "2007-02", ["Tracery for the south transept window"])],
    [Study("Telford Crescent College", "Edinburgh", "Advanced Craft Certificate", "Stonemasonry", "1998", "2002"), Study("Weald Building Museum", "Chichester", "Diploma", "Lime in Conservation", "", "2011")],
    {"Craft": ["Letter cutting", "Lime mortar", "Tracery", "Indent repair"], "Site": ["Scaffold inspection", "Lifting plans"], "Drawing": ["Setting out", "Photogrammetry"]},
    cards=[Card("CSCS Gold Heritage Card", "Construction Skills Board", "2019"), Card("SPAB Fellowship", "Society for Old Buildings", "2009-10", "https://oldbuildings.example.org/fellows/2009"), Card("SMSTS", "", "2021-03"), Card("Asbestos Awareness", "Safe Site Training", "2023")],
    prizes=[Prize("Natural Stone Award", "Stone Federation North", "2017-12", "Winner", "Repair category, for the Greenock customs house", "https://stoneawards.example.org/2017/repair"), Prize("WorldSkills UK Stonemasonry", "Craft Skills UK", "2003", "Silver Medal", "", "", "competition")],
    works=[Work("Greenock Customs House", "Survey and replacement of the parapet, 2,400 hours of banker work", ["Photogrammetry", "AutoCAD"], "2015-04", "2016-11"), Work("Leith Letters", "Free alphabet drawn from 19th-century gravestones", ["Glyphs", "Illustrator"], "", "", "https://leithletters.example.org")],
    tongues=[("English", "native"), ("Scots Gaelic", "learner")], likes=["Fiddle", "Sea kayaking"], clubs=["Master Carvers Association"])

KOFI = Client(
    "Kofi Asante-Brown", "Heating Engineer and Lecturer", "kofi.asantebrown@example.net", "020 7946 0815", "Croydon",
    "Gas and heat-pump engineer who moved into teaching. Turns school leavers into people you would let near your boiler.",
    [Role("Lecturer in Plumbing and Heating", "Addiscombe Skills College", "Croydon", "2019-09", "now", ["Teach Level 2 and 3 to four groups of sixteen", "Achievement rate of 94% against 82% nationally", "Fitted out a heat-pump bay with donated equipment"]),
     Role("Heating Engineer", "Wandle Heating Co-operative", "Mitcham", "2012-04", "2019-08", ["Installed around 500 boilers and 45 air-source heat pumps", "Emergency call-outs for two housing associations"]),
     Role("Plumber’s Mate", "R. J. Tull & Nephew", "Sutton", "2009-07", "2012-03")],
    [Study("South Thames Teaching University", "London", "PGCE", "Further Education", "2019-09", "2021-06"), Study("Carshalton Park College", "Sutton", "NVQ Level 3", "Domestic Heating", "2010", "2013")],
    {"": ["Heat-pump design", "Heat loss calculation", "Gas safety", "Underfloor heating", "Lesson planning", "Assessment"]}, links=["kofiheats.example.net"],
    cards=[Card("Gas Safe Registered Engineer", "Gas Safety Register", "2013-05", "https://gasregister.example.org/551200"), Card("Level 3 Heat Pump Systems", "Logic Awards", "2018-10"), Card("Assessor Award (CAVA)", "City Guilds Institute", "2020"), Card("Unvented Hot Water", "Logic Awards", "")],
    prizes=[Prize("Further Education Teacher of the Year", "Learning Trades Foundation", "2023-07", "Shortlisted", "For the heat-pump bay"), Prize("SkillPlumb National Final", "HIP Trade Magazine", "", "3rd Place", "", "", "competition"), Prize("Installer Hero", "Warm Homes Alliance", "2017", "", "Free repairs for 30 pensioners in one winter", "https://warmhomes.example.org/heroes/2017")],
    works=[Work("Radiator Maths", "Heat loss calculator used by students on site visits", ["Excel", "Glide"], "2020-11", "2021-03", "https://radmaths.example.net")],
    tongues=[("English", "native"), ("Twi", "fluent")], likes=["Highlife records", "Allotment"], helping=[Role("Repair Volunteer", "Croydon Repair Café", "Croydon", "2017", "now", ["Taps, toasters and lamps every second Saturday"])])
