"""Clients in information technology: a backend engineer, a developer, a student, an administrator, a head of infrastructure."""

from kit.model import Card, Prize, Role, Study, Work

from .sheet import Client

OBINNA = Client(
    "Obinna Kalu-Price", "Backend Engineer", "obinna@kaluprice.example.com", "+44 7700 900284", "Leeds, United Kingdom",
    "Backend engineer for payment and ticketing systems. Six years of Go and Postgres, two of being on call without losing sleep.",
    [Role("Senior Backend Engineer", "Tramline Tickets", "Leeds", "2022-01", "now", ["Owns the fare engine, 3 million journeys a week", "Split a monolith into five services without downtime", "Cut database cost by 38% through partitioning"]),
     Role("Backend Engineer", "Tramline Tickets", "Leeds", "2020-03", "2021-12", ["Wrote the refund service", "Introduced contract tests between teams"]),
     Role("Junior Developer", "Ouse & Aire Software Ltd", "York", "2018-07", "2020-02", ["Maintained a booking system for 40 theatres", "Moved nightly jobs from cron to a queue"])],
    [Study("University of Kirkdale", "Leeds", "MEng", "Computer Science", "2014", "2018", "First class honours")],
    {"Languages": ["Go", "Python", "SQL", "TypeScript"], "Platforms": ["PostgreSQL", "Kafka", "Kubernetes", "AWS"], "Practice": ["Code review", "Incident response"]}, links=["github.com/obikp-example", "linkedin.com/in/obinna-kp-example"],
    cards=[Card("Certified Kubernetes Application Developer", "Cloud Native Foundation", "2023-02", "https://credly.example.com/b/1188ab"), Card("AWS Solutions Architect – Associate", "Amazon Web Services", "2021-09", "https://aws.example.com/verify/KP77"), Card("PostgreSQL Advanced Administration", "Elephant School", "")],
    prizes=[Prize("Transport Hack North", "Northern Mobility Lab", "2019-10", "1st place", "Live crowding map for trams", "https://transporthack.example.org/2019", "hackathon"), Prize("Advent of Go Coding Contest", "Gophers Yorkshire", "2021-12", "Top 10", "", "", "competition"), Prize("Engineer of the Quarter", "Tramline Tickets", "2022")],
    works=[Work("farelint", "Checks fare tables for impossible journeys", ["Go", "SQLite"], "2021-04", "now", "https://github.com/obikp-example/farelint"), Work("Platform Zero", "Terminal departure board for any station", ["Rust", "ratatui"], "", "", "https://platformzero.example.com"), Work("Sleepy Pager", "Groups alerts before they wake anybody", ["Python", "Redis", "Prometheus"], "2020-06", "2020-12")],
    tongues=[("English", "native"), ("Igbo", "conversational")], likes=["Bouldering", "Tram history"], helping=[Role("Mentor", "Code Club Harehills", "Leeds", "2019", "now")])

LINNEA = Client(
    "Linnéa Åkerström", "Systemutvecklare", "linnea.akerstrom@example.org", "070-174 06 35", "Umeå",
    "Systemutvecklare med åtta års erfarenhet av e-tjänster för kommuner och regioner. Tillgänglighet och enkla formulär är mitt hjärteämne.",
    [Role("Systemutvecklare", "Region Norrfjäll", "Umeå", "2020-08", "now", ["Utvecklar bokningstjänst för 31 vårdcentraler", "Ansvarar för tillgänglighetsgranskning enligt WCAG 2.2", "Minskade antalet avbrutna bokningar med en fjärdedel"]),
     Role("Webbutvecklare", "Björkstam Digital AB", "Skellefteå", "2016-06", "2020-07", ["Byggde e-tjänster för nio kommuner", "Handledde praktikanter från yrkeshögskolan"]),
     Role("Supporttekniker", "Kommunförbundet Kusten", "Piteå", "2014-06", "2015-08")],
    [Study("Norrlands tekniska högskola", "Umeå", "Kandidatexamen", "Informatik", "2013", "2016"), Study("Yrkeshögskolan Älven", "Skellefteå", "Yrkeshögskoleexamen", "Webbutveckling", "2011", "2013")],
    {"Programmering": ["C#", "TypeScript", "SQL"], "Ramverk": ["React", ".NET", "Playwright"], "Metoder": ["Användningstester", "Kravarbete"]}, lang="sv", links=["github.com/linakers-example"],
    cards=[Card("Certified Professional in Web Accessibility", "Accessibility Association", "2022-05", "https://a11y-cert.example.org/se/0931"), Card("Professional Scrum Master I", "Scrum Forum", "2019-02"), Card("Azure Developer Associate", "Microsolve", "2021")],
    prizes=[Prize("Årets e-tjänst", "Digitala Kommuner", "2021-11", "Vinnare", "Bokningstjänsten för vårdcentraler", "https://digitalakommuner.example.org/2021"), Prize("Hack för Norrland", "Innovationshuset Umeå", "2018-09", "Tredje plats", "App som varnar för isiga gångvägar", "", "hackathon")],
    works=[Work("Klarspråk", "Webbläsartillägg som markerar krångliga myndighetsord", ["TypeScript", "WebExtensions"], "2019-01", "2020-03", "https://klarsprak.example.org"), Work("Isvakt", "Karta över halka byggd på öppna väderdata", ["React", "MapLibre", "SMHI API"])],
    tongues=[("Svenska", "modersmål"), ("Engelska", "flytande"), ("Finska", "grundläggande")], likes=["Längdskidor", "Keramik"], helping=[Role("Kassör", "Umeå Kvinnliga Kodare", "Umeå", "2019", "2023")])

WEILING = Client(
    "Tan Wei Ling", "Computer Engineering Student", "weiling.tan@uni.example.edu", "+65 6123 4567", "Singapore",
    "Final-year computer engineering student who likes sensors, small boards and maps. Looking for a graduate post in embedded or platform work.",
    [Role("Firmware Intern", "Straits Robotics Pte Ltd", "Singapore", "2024-05", "2024-08", ["Ported a motor driver to Zephyr", "Added a test rig that flashes twelve boards overnight"]),
     Role("Teaching Assistant", "Merlion Institute of Technology", "Singapore", "2023-08", "now", ["Lab sessions for 60 first-year students in digital logic"])],
    [Study("Merlion Institute of Technology", "Singapore", "Bachelor of Engineering", "Computer Engineering", "2022-08", "~2026", "CGPA 4.6/5.0"), Study("Bukit Batok Junior College", "Singapore", "A-Levels", "", "2019", "2020")],
    {"Languages": ["C", "C++", "Python", "VHDL"], "Hardware": ["STM32", "ESP32", "KiCad", "Logic analyser"], "Tools": ["Git", "Docker", "Zephyr"]}, links=["github.com/weilingt-example", "weiling.example.edu"],
    cards=[Card("Embedded Linux Essentials", "Linux Learning Foundation", "2024-01", "https://lfcert.example.org/wl-229"), Card("Google IT Automation with Python", "Coursera", "2022-12", "https://coursera.example.org/verify/WLT9")],
    prizes=[Prize("Hack the Island", "GovTech Community", "2023-10", "2nd Place", "Flood sensor that reports over LoRa", "https://hacktheisland.example.org/2023", "hackathon"), Prize("Robocup Asia-Pacific, Rescue Line", "Robocup Regional Committee", "2021-11", "Finalist", "", "", "competition"), Prize("Dean’s List", "Merlion Institute of Technology", ""), Prize("ByteDash 24h Hackathon", "Nanyang Coders", "2024-03", "Best Hardware Hack", "Braille clock from a 3D printer", "", "hackathon")],
    works=[Work("Drainwatch", "Mesh of water-level sensors along two canals with a public map", ["ESP32", "LoRaWAN", "Grafana"], "2023-09", "2024-04", "https://drainwatch.example.edu"), Work("tinyvhdl", "A teaching simulator for small circuits in the browser", ["Rust", "WebAssembly"], "2024-01", "now", "https://github.com/weilingt-example/tinyvhdl"), Work("Hawker Queue", "Counts people in line from a ceiling camera", ["Python", "OpenCV", "FastAPI"])],
    tongues=[("English", "fluent"), ("Mandarin", "native"), ("Malay", "basic")], likes=["Board games", "Badminton"], helping=[Role("Workshop Leader", "Girls in Circuits", "Singapore", "2023-02", "now")])

JOAQUIN = Client(
    "Joaquín Ibarrola Sanz", "Administrador de sistemas", "j.ibarrola@example.com", "612 345 098", "Pamplona, España",
    "Administrador de sistemas con doce años en hospitales y administración pública. Automatizo lo repetitivo y documento lo demás.",
    [Role("Administrador de sistemas sénior", "Servicio Foral de Salud", "Pamplona", "2018-10", "now", ["Responsable de 420 servidores en dos centros de datos", "Migración de la historia clínica con 40 minutos de parada", "Guardias localizadas una semana de cada cinco"]),
     Role("Técnico de sistemas", "Ayuntamiento de Tierrabuena", "Logroño", "2014-03", "2018-09", ["Implantación de copias de seguridad cifradas", "Atención a 600 usuarios"]),
     Role("Técnico de soporte", "Informática Arga, S.L.", "Pamplona", "2011-09", "2014-02", ["Instalación de redes en colegios"])],
    [Study("Universidad del Arga", "Pamplona", "Grado", "Ingeniería Informática", "2012", "2017"), Study("IES Monte Ezkaba", "Pamplona", "Técnico Superior", "Administración de Sistemas Informáticos", "2009", "2011")],
    {"Sistemas": ["Linux", "Windows Server", "VMware"], "Automatización": ["Ansible", "PowerShell", "Bash"], "Redes": ["Cortafuegos", "VPN"]}, lang="es", links=["linkedin.com/in/jibarrola-example"],
    cards=[Card("Ingeniero Certificado Red Hat", "Red Hat", "2020-06", "https://rhcert.example.com/120-55"), Card("ITIL 4 Foundation", "PeopleCert", "2019"), Card("Auditor interno ISO 27001", "Bureau Norma", "2022-11"), Card("Cisco CCNA", "", "2015")],
    prizes=[Prize("Premio a la Innovación Pública", "Gobierno Foral", "2021-12", "Mención especial", "Por el sistema de avisos de caída de red", "https://innovacion.example.org/2021"), Prize("CTF Navarra Segura", "Instituto de Ciberseguridad del Norte", "2019-05", "3.er puesto", "", "", "competition")],
    works=[Work("AvisaRed", "Sistema libre de avisos para cortes de red en centros de salud", ["Python", "Zabbix", "Telegram API"], "2020-02", "2021-06", "https://avisared.example.com"), Work("Inventario Vivo", "Inventario que se actualiza a partir de los registros de arranque", ["Ansible", "NetBox"])],
    tongues=[("Inglés", "B2"), ("Euskera", "nativo")], likes=["Pelota vasca", "Montaña"], helping=[Role("Monitor", "Aula Mayor Digital", "Pamplona", "2016", "now")])

RAJESH = Client(
    "Rajesh Venkataraman", "Head of Infrastructure", "rajesh.venkataraman@example.org", "+1 (416) 555-0148", "Mississauga, Ontario",
    "Infrastructure leader with nineteen years in banking, hospitals and government. Runs teams of up to 45 people and budgets of $22M; known for quiet migrations and plain-spoken risk papers.",
    [Role("Head of Infrastructure", "Lakehead Health Network", "Toronto, ON", "2019-06", "now", ["Lead 45 engineers in network, cloud and service desk", "Consolidated six data centres into two and a public cloud region", "Brought critical incidents down from 41 to 9 a year", "Negotiated a five-year network contract 17% below budget"]),
     Role("Manager, Platform Operations", "Ministry of Roads and Harbours", "Toronto, ON", "2013-02", "2019-05", ["Moved 300 services to a shared platform", "Set up the province’s first blameless incident review"]),
     Role("Senior Network Engineer", "First Dominion Trust", "Mississauga, ON", "2009-04", "2013-01", ["Designed a trading floor network for 700 seats"]),
     Role("Network Engineer", "Cauvery Infotech Pvt. Ltd.", "Chennai, India", "2005-08", "2009-02", intro="Remote operations for North American banks; shift lead from 2007.")],
    [Study("Humber Heights University", "Toronto, ON", "MBA", "", "2015", "2017"), Study("Anna Salai College of Engineering", "Chennai, India", "B.E.", "Electronics and Communication", "2001", "2005")],
    {"Leadership": ["Vendor negotiation", "Workforce planning", "Board reporting"], "Technology": ["Cisco ACI", "Azure", "VMware", "Zero trust"], "Frameworks": ["ITIL", "NIST CSF", "COBIT"]}, links=["linkedin.com/in/rvenkat-example"],
    cards=[Card("CISSP", "ISC Two", "2014-03", "https://cissp.example.org/members/40918"), Card("Project Management Professional", "Project Institute", "2011-07"), Card("CCIE Routing and Switching", "Cisco", "2010"), Card("Azure Solutions Architect Expert", "Microsolve", "2021-10", "https://learn.example.com/cred/rv-5521")],
    prizes=[Prize("CIO Impact Award", "Canadian Tech Leaders", "2022-06", "Winner", "For the data centre consolidation", "https://techleaders.example.org/impact/2022"), Prize("Amethyst Award", "Government of Ontario", "2017", "", "Team award for the shared platform")],
    works=[Work("Project Portage", "Move of 2,100 servers in 31 weekends", ["VMware HCX", "Azure Migrate", "Terraform"], "2020-01", "2021-11"), Work("Open Runbooks", "Public collection of incident runbooks for hospitals", ["MkDocs", "GitHub Actions"], "2022", "now", "https://runbooks.example.org")],
    tongues=[("English", "fluent"), ("Tamil", "native"), ("French", "B1")], likes=["Carnatic violin", "Curling"], helping=[Role("Board Member", "Peel Settlement Services", "Mississauga, ON", "2018", "now", ["Chairs the technology committee"])], clubs=["Institute of Corporate Technology Directors"])
