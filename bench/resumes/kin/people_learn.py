"""People who learn and teach: two students, a career changer, a special-education teacher."""

from kit.model import Card, Person, Prize, Role, Study, Work

SOLENE = Person(
    "Solène Carpentier-Diallo", "Étudiante en bio-informatique", "solene.carpentier@example.org", "+33 1 99 00 48 27", "Villeurbanne",
    "Étudiante en master, à l’aise entre la paillasse et le terminal. Cherche un stage de six mois à partir de février.",
    [Role("Stagiaire en analyse de données", "Institut Rhône-Génome", "Lyon", "2024-04", "2024-08", ["Comparaison de trois assembleurs sur 48 souches de levure", "Rédaction d’un guide repris par l’équipe", "Mise en place d’une chaîne Snakemake qui rejoue l’analyse complète en quatre heures au lieu de deux jours sur le même serveur", "Présentation des résultats en séminaire devant trente personnes"]),
     Role("Monitrice de travaux pratiques", "Université de la Croix-Rousse", "Lyon", "2023-09", "2024-01", ["Encadrement de 22 étudiants de première année", "Préparation des milieux et correction des cahiers de laboratoire"]),
     Role("Équipière polyvalente", "Boulangerie Aux Deux Épis", "Bron", "2021-07", "2023-06", [])],
    [Study("Université de la Croix-Rousse", "Lyon", "Master", "Bio-informatique", "2023-09", "now"), Study("Université de la Croix-Rousse", "Lyon", "Licence", "Sciences de la vie", "2020-09", "2023-06", "Mention bien"), Study("Lycée Jean-Vilar", "Meyzieu", "Baccalauréat", "", "2017-09", "2020-07")],
    {"Informatique": ["Python", "R", "Snakemake", "Git"], "Laboratoire": ["PCR", "Culture de levures", "Séquençage Nanopore"]}, lang="fr", links=["github.com/solene-cd-example"],
    cards=[Card("Python pour les sciences", "Fondation Cours Ouverts", "2022-12", "https://cours.example.org/attestation/5518"), Card("PSC1", "Secouristes du Rhône", "2021-03")],
    prizes=[Prize("Hackathon Santé Ouverte", "Métropole des Deux-Fleuves", "2024-03", "2e place", "Carte des pollens pour asthmatiques", "https://santeouverte.example.org/2024", "hackathon"), Prize("Olympiades de biologie", "Académie du Rhône", "2020-05", "Finaliste", "", "", "competition")],
    works=[Work("LevuRE", "Tableau de bord qui suit quarante fermentations à la fois", ["Python", "Dash", "InfluxDB"], "2023-10", "2024-02", "https://github.com/solene-cd-example/levure"), Work("Atlas du compost", "Inventaire participatif des champignons du quartier", ["QGIS", "R"], "2022", "2023", "https://compost.example.org")],
    tongues=[("anglais", "C1"), ("wolof", "courant")], likes=["Roller derby", "Céramique"], helping=[Role("Trésorière", "Association BioLyon", "Lyon", "2022", "2024")])

KENJI = Person(
    "Kenji Watanuki", "Game Development Student", "kenji.watanuki@example.edu", "(604) 555-0133", "Burnaby, BC",
    "Third-year student making small strange games. Gameplay code first, shaders after midnight.",
    [Role("Gameplay Programming Intern", "Lanternfish Interactive", "Vancouver, BC", "2024-05", "2024-08", ["Wrote the grappling hook and its forty unit tests", "Moved save files to a versioned format", "Profiled the underwater levels on the oldest supported console and brought the worst frame from 41 to 16 milliseconds", "Sat in on three public playtests and logged 212 observations"]),
     Role("Arcade Attendant", "Pinball Alley", "Burnaby, BC", "2022-06", "2024-04", ["Repaired flippers and coin slots", "Closed up four nights a week", "Ran the Thursday league with 36 players and a hand-drawn table of scores"])],
    [Study("Burrard Polytechnic", "Burnaby, BC", "B.Tech.", "Game Development", "2022-09", "~2026", "GPA 3.8"), Study("Deer Lake Secondary", "Burnaby, BC", "Dogwood Diploma", "", "2017", "2022")],
    {"Engines": ["Unity", "Godot", "Unreal Engine"], "Languages": ["C#", "C++", "GDScript", "HLSL"], "Other": ["Blender", "Perforce"]}, links=["kenjiw.example.edu", "github.com/kwatanuki-example"],
    cards=[Card("Unity Certified Associate: Programmer", "Unity Technologies", "2023-12", "https://badges.example.net/unity/66410"), Card("Foodsafe Level 1", "BC Hospitality Board", "2022")],
    prizes=[Prize("Pacific Game Jam", "Lanternfish Interactive", "2024-01", "1st Place", "A platformer in which the level is asleep", "https://pacificjam.example.org/2024", "hackathon"), Prize("NorthHacks Hackathon", "Burrard Polytechnic", "2023-03", "Finalist", "Controller made of vegetables", "", "hackathon"), Prize("BC Collegiate Programming Contest", "Fraser Computing Society", "2023-10", "Bronze Medal", "", "https://bccpc.example.org/standings/23", "competition"), Prize("Dean's List", "Burrard Polytechnic", "2024")],
    works=[Work("Moth & Lamp", "Puzzle game about light with 36 levels and a level editor", ["Godot", "GDScript"], "2023-06", "2024-03", "https://mothlamp.example.edu"), Work("tinyraster", "Software rasteriser of 900 lines for teaching", ["C++", "SDL2"], "2023", "2023", "https://github.com/kwatanuki-example/tinyraster"), Work("Pinball Doctor", "Logbook of faults for the machines at work", ["Flask", "SQLite"], "2022-11", "2023-02")],
    tongues=[("Japanese", "heritage speaker"), ("French", "A2")], likes=["Speedrunning", "Ramen"])

DEBORAH = Person(
    "Deborah Ashgrove", "Junior Web Developer", "deborah.ashgrove@example.com", "0161 496 0238", "Bury, Greater Manchester",
    "Former store manager turned front-end developer. Seventeen years of customers have made me fussy about error messages.",
    [Role("Junior Web Developer", "Pennyfold Digital", "Manchester", "2024-02", "now", ["Rebuilt a garden-centre checkout with keyboard users in mind", "Write the tests that everybody else postpones", "Cut the weight of a charity's donation page from 4.1 MB to 380 kB, after which gifts made on telephones rose by a fifth", "Look after the office's accessibility checklist"]),
     Role("Store Manager", "Harcourt Homewares", "Bolton", "2014-06", "2023-05", ["Team of 26 and turnover of £3.1m", "Fewest returns in the region three years in a row", "Opened the click-and-collect desk", "Kept the shop open through a flood, a refit and the closure of the bypass, in that order and within eighteen months", "Trained four assistant managers who now run stores of their own"]),
     Role("Assistant Manager", "Harcourt Homewares", "Bury", "2009-02", "2014-05", ["Rotas, stock counts and Saturday mornings", "First aider and fire marshal"]),
     Role("Sales Adviser", "Shoe Parade", "Rochdale", "2006-08", "2009-01", [])],
    [Study("Irwell Code School", "Manchester", "Diploma", "Web Development", "2023-06", "2023-12"), Study("Bury Sixth Form", "Bury", "A-levels", "Art, Business, French", "2004", "2006")],
    {"Front end": ["HTML", "CSS", "TypeScript", "React"], "Quality": ["Playwright", "WCAG 2.2"], "People": ["Rota planning", "Conflict resolution", "Coaching"]}, links=["deborahbuilds.example.com", "github.com/dashgrove-example"],
    cards=[Card("Responsive Web Certification", "Open Code Camp", "2023-03", "https://codecamp.example.org/c/deborah-rw"), Card("Web Accessibility Specialist", "A11y Guild", "2024-06", "https://a11yguild.example.org/was/718"), Card("Level 5 Leadership and Management", "ILM Centre North", "2016-07")],
    prizes=[Prize("Hack the High Street", "Irwell Code School", "2023-10", "Winner", "Map of shops with step-free doors", "https://highstreet.example.org/hack", "hackathon"), Prize("Manager of the Year, North", "Harcourt Homewares", "2018", "", "Chosen out of 44 stores")],
    works=[Work("Returns Desk", "Practice app that replays real refund arguments for trainees", ["React", "TypeScript", "Firebase"], "2023-09", "2023-12", "https://returnsdesk.example.com"), Work("Allotment Rota", "Waiting list and watering plan for 60 plots", ["Eleventy", "Airtable"], "2024", "now", "https://github.com/dashgrove-example/rota")],
    tongues=[("French", "intermediate")], likes=["Upholstery", "Parkrun"], helping=[Role("Code Club Leader", "Bury Library", "Bury", "2024", "now", ["Teach Scratch to nine-year-olds"])])

AMARA = Person(
    "Amara Joy Littlefeather", "Special Education Teacher", "amara.littlefeather@example.edu", "505-555-0175", "Gallup, NM",
    "Special education teacher and reading interventionist, K–5. I write plans that families can read and aides can follow.",
    [Role("Special Education Teacher", "Red Mesa Elementary", "Gallup, NM", "2019-08", "now", ["Case manager for 19 students with individual plans", "Reading growth of 1.6 grade levels in a year for the intervention group", "Mentor to three first-year teachers", "Redesigned transition meetings so that fifth graders present their own strengths and needs to the middle school team", "Wrote a successful grant of $18,500 for decodable books in two languages"]),
     Role("Resource Room Teacher", "Zia Vista Public Schools", "Grants, NM", "2015-08", "2019-06", ["Co-taught mathematics in grades 3 and 4", "Started a sensory garden with parents", "Coordinated testing accommodations for 46 students across three buildings with one part-time aide", "Home visits every August"]),
     Role("Educational Assistant", "Zia Vista Public Schools", "Grants, NM", "2012-08", "2015-05", []),
     Role("Camp Counselor", "Camp Bluewater", "Prewitt, NM", "2010", "2011", [])],
    [Study("New Mesa State University", "Silver Springs, NM", "Master of Arts", "Special Education", "2016", "2018"), Study("Chaco College", "Farmington, NM", "Bachelor of Arts", "Elementary Education", "2008", "2012", "cum laude")],
    {"Teaching": ["IEP writing", "Orton-Gillingham", "Co-teaching", "Behavior plans"], "Technology": ["Google Classroom", "Boardmaker", "Text-to-speech tools"]},
    cards=[Card("Level III-A Teaching License, Special Education", "New Mexico Education Board", "2021-07", "https://licenses.example.org/nm/30418"), Card("Certified Dyslexia Practitioner", "Structured Reading Council", "2020-05", "https://src.example.org/p/1147"), Card("Crisis Prevention and De-escalation", "Safe Rooms Institute", "2023-08")],
    prizes=[Prize("Golden Apple Excellence in Teaching", "Four Corners Education Fund", "2022-05", "", "One of seven teachers statewide", "https://goldenapple.example.org/2022"), Prize("Lesson Design Challenge", "Structured Reading Council", "2020", "Runner-up", "", "", "competition")],
    works=[Work("Story Blankets", "Audio readers in Navajo and English recorded by grandparents", ["Audacity", "Book Creator"], "2020-09", "2021-05", "https://storyblankets.example.edu")], tongues=[("Navajo", "fluent"), ("Spanish", "conversational")], likes=["Weaving", "Rodeo"], helping=[Role("Head Coach", "Special Athletes Gallup", "Gallup, NM", "2016", "now")])
