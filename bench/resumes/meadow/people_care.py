"""Clients in health care: a ward sister, a paramedic, a radiographer, a physiotherapist, a hospital pharmacist."""

from kit.model import Card, Prize, Role, Study, Work

from .sheet import Client

BRONAGH = Client(
    "Bronagh McAteer", "Ward Sister, Acute Stroke", "bronagh.mcateer@example.com", "07700 900731", "Limavady, Northern Ireland",
    "Registered nurse with fourteen years on stroke and elderly wards. Leads a team of 31, teaches swallow screening and keeps falls figures the lowest in the trust.",
    [Role("Ward Sister", "Foyle Western Trust", "Derry", "2018-09", "now", ["Responsible for 24 beds, 31 staff and a budget of £1.4m", "Brought door-to-scan time for stroke calls from 58 to 34 minutes", "Introduced bedside handover after a six-week trial on two bays", "Chairs the monthly falls review with therapy and pharmacy"]),
     Role("Senior Staff Nurse", "Foyle Western Trust", "Derry", "2014-05", "2018-08", ["Acted up as nurse in charge on nights", "Mentored eleven pre-registration students", "Link nurse for tissue viability"]),
     Role("Staff Nurse", "Sperrin View Nursing Home", "Dungiven", "2011-10", "2014-04", ["Care planning for 40 residents", "Ordered and audited controlled drugs every week"]),
     Role("Care Assistant", "Bluestone Home Care Ltd", "Coleraine", "2007-06", "2008-08")],
    [Study("Ulster Coast University", "Coleraine", "BSc (Hons)", "Adult Nursing", "2008-09", "2011-09", "Upper second"), Study("Queen’s Meadow University", "Belfast", "Postgraduate Certificate", "Stroke Care", "2016-09", "2017-06")],
    {"Clinical": ["Thrombolysis", "Dysphagia screening", "Wound care", "IV cannulation"], "Management": ["E-rostering", "Budget control", "Root cause analysis"]},
    cards=[Card("Registered Nurse (Adult)", "Nursing and Midwifery Council", "2011-10"), Card("Advanced Life Support Provider", "Resuscitation Board UK", "2022-03", "https://verify.example.org/als/77120"), Card("NIHSS Assessor", "", "2015"), Card("Manual Handling Trainer", "Foyle Western Trust", "")],
    prizes=[Prize("Nurse Leader of the Year", "Irish Nursing Review", "2021", "Finalist", "For the bedside handover project"), Prize("Chair’s Commendation", "Foyle Western Trust", "2019-11", "", "Given to the ward after twelve months without a serious fall", "https://foylewestern.example.org/news/commendation")],
    works=[Work("Stroke Passport", "Pocket booklet that patients carry from ward to home, now printed in four languages", ["Canva", "Microsoft Forms"], "2019-02", "2019-10"), Work("Falls Dashboard", "Weekly chart of falls by bay and hour", ["Excel", "Power BI"], "", "", "https://falls.example.org/ward7")],
    tongues=[("English", "native"), ("Irish", "conversational")], likes=["Fell walking", "Ceilidh band"], helping=[Role("First Aider", "Order of St Fintan Ambulance", "Limavady", "2013", "now", ["Cover at local football grounds"])],
    clubs=["Royal College of Nursing, since 2011", "Stroke Nurses Forum"])

JEROME = Client(
    "Jerome A. Thibodeaux", "Paramedic", "jthibodeaux@example.net", "(504) 555-0173", "Metairie, LA",
    "Nationally registered paramedic, nine years of 911 work in city and bayou. Field trainer and flight candidate.",
    [Role("Field Training Officer", "Crescent Parish EMS", "New Orleans, LA", "2021-02", "now", ["Train and clear 14 new medics a year", "Respond to about 1,100 calls a year, a third of them advanced life support", "Rewrote the pediatric drug sheet after two near misses"]),
     Role("Paramedic", "Crescent Parish EMS", "New Orleans, LA", "2017-06", "2021-01", ["Worked hurricane deployments in 2020", "Reduced on-scene time for chest pain by four minutes through a fixed role card for each crew member"]),
     Role("EMT-Basic", "Bayou Ready Ambulance, LLC", "Houma, LA", "2015-01", "2017-05", intro="Interfacility transfers and event standby, nights and weekends, while in paramedic school.")],
    [Study("Delgado Lakes Community College", "New Orleans, LA", "Associate of Applied Science", "Paramedicine", "2015", "2017"), Study("St. Landry High School", "Houma, LA", "High School Diploma", "", "", "2013")],
    {"": ["12-lead interpretation", "Rapid sequence intubation", "Pediatric resuscitation", "Swift water rescue", "Radio dispatch", "ESO charting"]},
    cards=[Card("Nationally Registered Paramedic", "National Registry of EMTs", "2017-06", "https://registry.example.net/p/880213"), Card("Pediatric Advanced Life Support", "American Heart League", "2023-04"), Card("FP-C", "Board for Critical Care Transport", "2024-01"), Card("Swiftwater Rescue Technician", "", "2020")],
    prizes=[Prize("Louisiana Paramedic Rodeo", "Gulf States EMS Conference", "2022", "1st Place", "Two-person crew, trauma lane", "", "competition"), Prize("Star of Life", "State EMS Association", "2021-05", "", "For a double rescue during the flood of August 2020", "https://stars.example.org/2021"), Prize("Rookie of the Year", "Crescent Parish EMS", "")],
    works=[Work("DripCalc", "Phone page that works out infusion rates offline", ["JavaScript", "Service Workers"], "", "", "https://dripcalc.example.net")],
    tongues=[("English", "native"), ("Louisiana French", "basic")], likes=["Zydeco accordion", "Crawfishing"], helping=[Role("CPR Instructor", "Jefferson Boys Club", "Metairie, LA", "2019", "now")])

MAELLE = Client(
    "Maëlle Kerbrat", "Manipulatrice en radiologie", "maelle.kerbrat@example.org", "06 39 98 41 27", "Quimper (29)",
    "Manipulatrice diplômée d’État, dix ans d’expérience en scanner et IRM. J’aime rassurer les patients et former les nouveaux.",
    [Role("Manipulatrice référente IRM", "Centre hospitalier de l’Odet", "Quimper", "2019-09", "now", ["Organisation du planning de deux IRM, 48 examens par jour", "Rédaction de 22 protocoles pour l’imagerie pédiatrique", "Tutorat de six étudiants par an"]),
     Role("Manipulatrice scanner", "Clinique du Ponant", "Brest", "2015-01", "2019-08", ["Astreintes de nuit en traumatologie", "Baisse de la dose moyenne de 18 % sur le thorax"]),
     Role("Manipulatrice remplaçante", "Groupe Imagerie Bretagne Sud", "Lorient", "2013-09", "2014-12")],
    [Study("Institut de formation de Rennes-Villejean", "Rennes", "Diplôme d’État", "Imagerie médicale et radiologie thérapeutique", "2010-09", "2013-07", "Mention bien"), Study("Université de Cornouaille", "Brest", "Diplôme universitaire", "IRM cardiaque", "2020-10", "2021-06"), Study("Lycée Brizeux-Kermoysan", "Quimper", "Baccalauréat", "Série S", "", "2010")],
    {"Imagerie": ["IRM", "Scanner", "Échographie", "Radioprotection"], "Informatique": ["PACS", "RIS", "DICOM"]}, lang="fr",
    cards=[Card("Personne compétente en radioprotection", "Institut de sûreté nucléaire de l’Ouest", "2022-05", "https://certif.example.org/pcr/5512"), Card("AFGSU niveau 2", "CESU 29", "2021"), Card("Habilitation IRM et implants", "", "2020-03")],
    prizes=[Prize("Prix du meilleur poster", "Journées bretonnes d’imagerie", "2022", "2e prix", "Poster sur l’IRM sans sédation chez l’enfant"), Prize("Hackathon Santé Iroise", "Technopôle Iroise", "2019-11", "Lauréate", "Prototype de rappel de rendez-vous par SMS", "https://hack-iroise.example.org/2019", "hackathon")],
    works=[Work("Le petit tunnel", "Livret illustré qui prépare les enfants à l’IRM", ["InDesign", "Procreate"], "2020-02", "2020-09", "https://petit-tunnel.example.org"), Work("DoseSuivi", "Tableau de suivi des doses par protocole", ["Excel", "Python"], "2017", "2018")],
    tongues=[("Anglais", "B2"), ("Breton", "notions")], likes=["Voile", "Chant choral"], helping=[Role("Secouriste", "Protection civile du Finistère", "Quimper", "2016", "now")], born="14 mai 1992")

TAMSIN = Client(
    "Tamsin Okonjo", "Musculoskeletal Physiotherapist", "t.okonjo@example.com", "0117 496 0188", "12 Paultow Terrace, Bristol BS3 4XX",
    "Chartered physiotherapist working with dancers, post-surgical knees and people who have been told to live with it. Independent prescriber.",
    [Role("Advanced Practice Physiotherapist", "Severnside Community Health CIC", "Bristol", "2020-03", "now", ["First contact for back and knee pain across five GP surgeries", "Request imaging and inject joints under local guidelines", "Cut referrals to orthopaedics by 29% in the first year"]),
     Role("Company Physiotherapist", "Avon Ballet", "Bath", "2016-08", "2020-02", ["Sole therapist for 38 dancers on tour in eleven countries", "Screened every new dancer and wrote the return-to-stage protocol"]),
     Role("Band 5 Physiotherapist", "Mendip Royal Infirmary", "Wells", "2014-07", "2016-07", ["Rotations in respiratory, neurology and trauma"])],
    [Study("Brunel Dock University", "Bristol", "MSc", "Advanced Physiotherapy", "2018-09", "2021-01", "Distinction"), Study("Cardigan Bay University", "Aberystwyth", "BSc", "Physiotherapy", "2011-09", "2014-06")],
    {"Treatment": ["Joint injection", "Manual therapy", "Gait analysis", "Dry needling"], "Digital": ["EMIS", "Physitrack"]}, links=["linkedin.com/in/tamsin-okonjo-example"],
    cards=[Card("HCPC Registration PH 104488", "Health and Care Professions Council", "2014"), Card("Independent Prescriber", "Brunel Dock University", "2022-02"), Card("APPI Pilates Level 3", "Pilates Physiotherapy Institute", "2017-05", "https://pilates.example.com/members/6021")],
    prizes=[Prize("Early Career Research Award", "Society of Dance Medicine", "2019", "Winner", "Study of ankle load in pointe work", "https://dancemedicine.example.org/awards"), Prize("BrisHealth Hack", "City of Bristol College", "2023-03", "2nd place", "Exercise reminders for people without smartphones", "", "hackathon")],
    works=[Work("Knee School", "Free six-week class with videos for people waiting for surgery", ["Physitrack", "Vimeo"], "2021-01", "now", "https://kneeschool.example.org"), Work("Tour Kit", "Packing and treatment plan for therapists on tour", ["Notion"])],
    tongues=[("English", "native"), ("Igbo", "fluent"), ("Italian", "basic")], likes=["Contemporary dance", "Open-water swimming"], clubs=["Chartered Society of Physiotherapy"], papers=["Okonjo T. Ankle load in pointe work: a season on tour. Dance Medicine Letters, 2019."])

AGNIESZKA = Client(
    "Agnieszka Dobrowolska", "Farmaceutka szpitalna", "a.dobrowolska@example.org", "+48 600 555 214", "Toruń",
    "Farmaceutka kliniczna z ośmioletnim stażem na oddziałach onkologii i intensywnej terapii. Łączę pracę apteki z codzienną wizytą lekarską.",
    [Role("Farmaceutka kliniczna", "Szpital Miejski im. Kopernika", "Toruń", "2019-04", "now", ["Codzienny przegląd farmakoterapii 46 pacjentów", "Nadzór nad pracownią cytostatyków", "Ograniczenie zużycia antybiotyków rezerwowych o 21%"]),
     Role("Farmaceutka", "Apteka Pod Wagą", "Bydgoszcz", "2016-10", "2019-03", ["Opieka nad pacjentem przewlekle chorym", "Sporządzanie leków recepturowych"]),
     Role("Stażystka", "Apteka Pod Wagą", "Bydgoszcz", "2016-03", "2016-09")],
    [Study("Uniwersytet Medyczny w Brdzie", "Bydgoszcz", "Magister farmacji", "", "2010", "2016", "Ocena bardzo dobra"), Study("Akademia Farmacji Klinicznej", "Poznań", "Specjalizacja", "Farmacja szpitalna", "2019", "2023")],
    {"Farmacja": ["Farmakoterapia onkologiczna", "Żywienie pozajelitowe", "Leki cytostatyczne"], "Systemy": ["KS-Apteka", "AMMS", "Excel"]}, lang="pl",
    cards=[Card("Dobra Praktyka Kliniczna (GCP)", "Instytut Badań Klinicznych", "2021-02", "https://gcp.example.org/pl/3391"), Card("Antybiotykoterapia szpitalna", "Narodowy Program Antybiotyków", "2020-11"), Card("Prawo wykonywania zawodu", "Izba Aptekarska", "2016")],
    prizes=[Prize("Młody Farmaceuta Roku", "Magazyn Recepta", "2022", "Finalistka"), Prize("Konkurs Receptury Aptecznej", "Izba Aptekarska", "2018-05", "1. miejsce", "Maść dla dzieci z łuszczycą", "", "competition")],
    works=[Work("Interakcje24", "Baza interakcji leków onkologicznych dla lekarzy dyżurnych", ["Python", "Django", "PostgreSQL"], "2020", "2022", "https://interakcje24.example.org")],
    tongues=[("angielski", "C1"), ("niemiecki", "A2")], likes=["Taniec", "Szydełkowanie"], helping=[Role("Wolontariuszka", "Hospicjum Światło Wisły", "Toruń", "2018", "now")], born="02.09.1991")
