"""People at desks: a data engineer, a UX designer, a finance director, an accountant, a product manager, two architects of different sorts."""

from kit.model import Card, Person, Prize, Role, Study, Work

PRIYANKA = Person(
    "Priyanka Wadhwani", "Data Engineer", "priyanka.wadhwani@example.com", "+44 20 7946 0318", "Reading, UK",
    "Data engineer who has moved two insurers and one railway off nightly batches. Happiest where schemas meet people who disagree about them.",
    [Role("Senior Data Engineer", "Copperline Mutual", "Reading, UK", "2022-05", "now", ["Replaced 140 nightly scripts with one orchestrated pipeline of 31 tasks", "Introduced data contracts with four claims teams", "Cut warehouse spending from £48k to £29k a month", "Interview panel lead for the platform group", "Agreed retention periods with legal and deleted eleven terabytes that nobody could explain, without one complaint from underwriting", "Coach for two analysts who have since become engineers"]),
     Role("Data Engineer", "Copperline Mutual", "Reading, UK", "2020-02", "2022-04", ["Streamed policy events through Kafka with a lag below nine seconds", "Wrote the on-call handbook for the ingestion service", "Moved 640 reports off a retired database and published a list of those that had had no reader for a year"]),
     Role("BI Developer", "Thamesway Rail", "Slough, UK", "2017-09", "2020-01", ["Delivered punctuality reports read by 60 station managers", "Reconciled ticket gates against sales to the nearest hundred journeys", "Explained to a parliamentary committee, in two pages and one chart, why a delay of five minutes is not always counted as a delay"]),
     Role("Graduate Analyst", "Hallam & Strood LLP", "London, UK", "2016-07", "2017-08", [], "Rotations in audit analytics and tax technology.")],
    [Study("University of Wexmoor", "Wexmoor, UK", "MSc", "Data Engineering", "2015-09", "2016-09", "Distinction"), Study("Savitri Institute of Technology", "Pune, India", "BE", "Information Technology", "2011-08", "2015-06", "CGPA 8.7/10")],
    {"Data": ["Airflow", "dbt", "Kafka", "Snowflake"], "Languages": ["Python", "SQL", "Scala"], "Practice": ["Data contracts", "Incident review"]},
    links=["github.com/pwadhwani-example", "linkedin.com/in/pwadhwani-example"],
    cards=[Card("SnowPro Advanced: Data Engineer", "Snowflake", "2023-11", "https://badges.example.org/snow/77120"), Card("dbt Analytics Engineering Certification", "dbt Labs", "2022-08", "https://badges.example.org/dbt/5512"), Card("AWS Certified Data Analytics – Specialty", "Amazon Web Services", "2021-03")],
    prizes=[Prize("Rail Data Hackathon", "Thamesway Open Lab", "2019-06", "2nd place", "Predicted platform crowding from gate counts", "https://raildata.example.org/2019", "hackathon"), Prize("Women in Data Rising Talent", "Wexmoor Data Society", "2021", "", "One of twelve named from 400 nominations")],
    works=[Work("lagwatch", "Small service that draws consumer lag next to deploys", ["Go", "Prometheus", "Grafana"], "2022-01", "2022-06", "https://github.com/pwadhwani-example/lagwatch"), Work("Monsoon Ledger", "Public rainfall tables for 90 districts in one tidy format", ["Python", "DuckDB"], "2020", "now", "https://monsoon.example.org")],
    tongues=[("Hindi", "native"), ("Sindhi", "conversational")], likes=["Bell ringing", "Bouldering"])

NOOR = Person(
    "Noor van den Heuvel", "UX-ontwerper", "noor.vandenheuvel@example.org", "+31 6 5550 1432", "Zwolle",
    "Ontwerper van diensten die ook werken voor wie haast heeft, slecht ziet of geen zin heeft. Vijf jaar zorg, drie jaar overheid.",
    [Role("Senior UX-ontwerper", "Bureau Kwartslag", "Zwolle", "2021-09", "now", ["Herontwerp van de aanvraag voor huishoudelijke hulp in elf gemeenten", "Wekelijkse tests met laaggeletterden en blinden", "Begeleiding van twee junioren", "Opbouw van een panel van 140 inwoners die tegen een kleine vergoeding vanuit huis meetesten", "Richtlijnen voor begrijpelijke brieven, inmiddels overgenomen door het samenwerkingsverband van gemeenten in de regio"]),
     Role("Interactieontwerper", "Zorggroep IJsselstroom", "Deventer", "2018-03", "2021-08", ["Dossier-app voor 1.900 wijkverpleegkundigen", "Aantal klikken per bezoekrapport van 23 naar 9", "Meegelopen in zeventien nachtdiensten om te zien waar de app in de weg zit", "Pictogrammenset getest met cliënten met beginnende dementie"]),
     Role("Visueel ontwerper", "Drukkerij Ten Brink B.V.", "Apeldoorn", "2016-02", "2018-02", [], "Huisstijlen en verpakkingen voor regionale merken.")],
    [Study("Hogeschool Hanzeland", "Zwolle", "Bachelor", "Communication & Multimedia Design", "2012-09", "2016-01"), Study("Academie Overijssel", "Enschede", "Post-hbo", "Service Design", "2019-09", "2020-06")],
    {"Ontwerp": ["Figma", "Prototyping", "Servicedesign", "Toegankelijkheid"], "Onderzoek": ["Gebruikerstests", "Interviews", "Klantreizen"]}, lang="nl", links=["noorontwerpt.example.org"],
    cards=[Card("WAS-certificaat toegankelijkheid", "Stichting Drempelvrij Web", "2022-04", "https://bewijs.example.org/was/2291"), Card("Facilitator Design Sprint", "Sprintschool Utrecht", "2019-11")],
    prizes=[Prize("Gouden Pixel", "Vereniging Digitaal Oosten", "2023-05", "Finalist", "Categorie zorg, met de dossier-app", "https://pixel.example.org/2023"), Prize("Hackathon Zorg & Techniek", "Provincie Salland", "2020-10", "1e plaats", "Valalarm zonder camera", "", "hackathon")],
    works=[Work("Straatletters", "Gratis lettertype getekend naar oude straatnaamborden", ["Glyphs", "Illustrator"], "2019", "2020", "https://straatletters.example.org"), Work("Busbriefje", "Kaartje dat de busreis uittekent voor mensen zonder telefoon", ["Figma", "Svelte"], "2022-03", "2022-09")],
    tongues=[("Engels", "vloeiend"), ("Duits", "goed")], likes=["Schaatsen", "Boekbinden"], helping=[Role("Taalcoach", "Taalhuis Zwolle", "Zwolle", "2019-01", "now", ["Wekelijks uur Nederlands met nieuwkomers"])])

MARCUS = Person(
    "MARCUS T. OYELARAN", "Chief Financial Officer", "m.oyelaran@example.com", "+1 312-555-0148", "Evanston, IL 60201",
    "Finance executive with 22 years in manufacturing and freight. Led one listing, two carve-outs and a refinancing of $410 million; known for boards that understand their own numbers.",
    [Role("Chief Financial Officer", "Great Lakes Castings, Inc.", "Chicago, IL", "2018-04", "now", ["Refinanced $410M of debt at 140 basis points below plan", "Built a shared service center in Toledo that closes books in four days", "Carved out the valve division and sold it for 9.2x EBITDA", "Chair of the pension committee", "Negotiated a nine-year power purchase agreement that fixed two thirds of the energy bill for the Toledo and Muskegon foundries", "Hosts a monthly open-book session for shop-floor staff"], "Reports to the chief executive; team of 85 in five countries."),
     Role("Vice President, Finance", "Portage Freight Systems", "Gary, IN", "2012-08", "2018-03", ["Prepared the company for its 2016 listing", "Introduced lane-level profitability for 1,100 routes", "Integrated seven acquisitions with combined revenue of $230M, each on one ledger within ninety days of closing", "Set up the company's first hedging policy for diesel"]),
     Role("Corporate Controller", "Portage Freight Systems", "Gary, IN", "2008-01", "2012-07", ["Remediated three material weaknesses within one year"]),
     Role("Audit Manager", "Brandt Ellery & Co.", "Milwaukee, WI", "2003-06", "2007-12", []),
     Role("Staff Auditor", "Brandt Ellery & Co.", "Milwaukee, WI", "2001-09", "2003-05", [])],
    [Study("Lakeshore School of Management", "Chicago, IL", "Executive MBA", "", "2009", "2011"), Study("Marquay University", "Milwaukee, WI", "Bachelor of Science", "Accounting", "1997", "2001", "magna cum laude")],
    {"": ["Capital markets", "Carve-outs", "Treasury", "Investor relations", "SAP S/4HANA", "Pension governance"]}, links=["linkedin.com/in/mtoyelaran-example"],
    cards=[Card("Certified Public Accountant", "State of Wisconsin", "2003"), Card("Directorship Certification", "Institute of Corporate Boards", "2020-10", "https://boards.example.net/verify/40871")],
    prizes=[Prize("CFO of the Year, Mid-Market", "Chicago Treasury Club", "2021", "Winner", "For the pension buy-out of 2020", "https://treasuryclub.example.org/2021"), Prize("Forty Under 40", "Northwest Business Journal", "2014")],
    tongues=[("Yoruba", "fluent"), ("French", "working")], likes=["Sailing", "Jazz piano"], helping=[Role("Treasurer", "South Side Youth Orchestra", "Chicago, IL", "2015", "now", ["Oversees an endowment of $2 million"])])

ZOFIA = Person(
    "Zofia Krawiec-Nowak", "Główna księgowa", "z.krawiec@example.com", "+48 22 555 01 74", "Lublin",
    "Księgowa z dwunastoletnim stażem w handlu i produkcji. Lubię porządek w kontach i krótkie zebrania.",
    [Role("Główna księgowa", "Młyny Roztocze S.A.", "Zamość", "2019-04", "now", ["Zamknięcie miesiąca skrócone z 11 do 5 dni", "Wdrożenie faktur elektronicznych w trzech spółkach", "Kierowanie zespołem siedmiu osób", "Przygotowanie sprawozdań skonsolidowanych dla grupy pięciu spółek oraz współpraca z biegłym rewidentem podczas trzech badań bez zastrzeżeń", "Nadzór nad inwentaryzacją zboża w jedenastu magazynach"]),
     Role("Samodzielna księgowa", "Hurtownia Bystrzyca Sp. z o.o.", "Lublin", "2014-10", "2019-03", ["Rozliczanie podatku VAT i deklaracji Intrastat", "Uzgadnianie sald z 340 dostawcami", "Przejście z rejestrów papierowych na program magazynowy w czasie jednego weekendu", "Szkolenie dwóch stażystek"]),
     Role("Asystentka księgowej", "Biuro Rachunkowe Saldo", "Świdnik", "2012-07", "2014-09", [])],
    [Study("Uniwersytet Ziemi Lubelskiej", "Lublin", "Magister", "Finanse i rachunkowość", "2010-10", "2012-06"), Study("Uniwersytet Ziemi Lubelskiej", "Lublin", "Licencjat", "Ekonomia", "2007-10", "2010-06")],
    {"Programy": ["SAP FI", "Comarch Optima", "Excel", "Power Query"], "Wiedza": ["MSSF", "VAT", "Controlling"]}, lang="pl",
    cards=[Card("Certyfikat księgowy", "Ministerstwo Finansów", "2013-05"), Card("Dyplom MSSF", "Instytut Rachunkowości Wschód", "2021-02", "https://dyplomy.example.org/mssf/3308"), Card("Power BI w controllingu", "Akademia Liczb", "2023-09", "https://akademialiczb.example.com/c/991")],
    prizes=[Prize("Księgowa Roku Lubelszczyzny", "Izba Gospodarcza Wschód", "2022-11", "2. miejsce", "Za wdrożenie elektronicznego obiegu dokumentów", "https://izba.example.org/2022")],
    works=[Work("Arkusz Delegacja", "Szablon rozliczający podróże w ośmiu walutach", ["Excel", "VBA"], "2020-03", "2020-05")], tongues=[("angielski", "B2"), ("ukraiński", "A2")], likes=["Szachy", "Chór"])

TOMAS = Person(
    "Tomás Quintela Reis", "Product Manager", "tomas.quintela@example.net", "+1 (415) 555-0192", "Lisbon, Portugal",
    "Product manager for payments and identity. Former bank clerk, so I know what the queue looks like from both sides.",
    [Role("Lead Product Manager", "Tagus Pay", "Lisbon", "2023-01", "now", ["Own checkout for 6,200 merchants in nine markets", "Raised first-attempt authorisation from 81% to 88%", "Run discovery with a trio of design, engineering and risk", "Retired three legacy plug-ins after telephoning every merchant that still used them, including a convent that sells biscuits", "Present a quarterly fraud review to the regulator"]),
     Role("Product Manager", "Verifica ID", "Porto", "2019-05", "2022-12", ["Launched document checks for 34 countries", "Stopped a feature that 11 people had asked for and nobody used", "Reduced manual document reviews from 14 to 5 percent by asking for a second photograph only when glare was detected", "Wrote the pricing page in plain words"]),
     Role("Business Analyst", "Banco Meridional", "Coimbra", "2016-01", "2019-04", ["Mapped 70 counter processes before the core migration"]),
     Role("Counter Clerk", "Banco Meridional", "Coimbra", "2014-03", "2015-12", [])],
    [Study("Universidade do Mondego", "Coimbra", "BSc", "Economics", "2010", "2013"), Study("Nova Escola de Gestão", "Lisbon", "Postgraduate Diploma", "Digital Product Management", "2018", "2019")],
    {"Product": ["Discovery interviews", "Roadmapping", "Pricing", "A/B testing"], "Domain": ["Payments", "Identity checks", "PSD2"], "Tools": ["Amplitude", "Linear", "SQL"]}, links=["tomasquintela.example.net", "linkedin.com/in/tquintela-example"],
    cards=[Card("Certified Scrum Product Owner", "Scrum Alliance", "2019-09", "https://verify.example.net/cspo/88213"), Card("Payments Fundamentals", "Tagus Academy", "2023-04")],
    prizes=[Prize("PayHack Lisboa", "Tagus Pay", "2022-10", "Top 10", "Receipts that split themselves among friends", "https://payhack.example.org/22", "hackathon"), Prize("Iberian Case Competition", "Nova Escola de Gestão", "2019-03", "Winner", "Pricing plan for a ferry company", "", "competition"), Prize("Employee of the Quarter", "Verifica ID", "2021")],
    works=[Work("Queue Diary", "Newsletter with one drawn customer story a week, 3,400 readers", ["Ghost", "Procreate"], "2021-02", "now", "https://queuediary.example.net"), Work("Fare Splitter", "Bot that divides taxi fares by distance", ["Telegram API", "Node.js", "SQLite"], "2020", "2020", "https://github.com/tquintela-example/fare")],
    tongues=[("Portuguese", "native"), ("English", "C2"), ("Galician", "B2")], likes=["Surfing", "Chess problems"])

MATTHIAS = Person(
    "Matthias Oberlechner", "Architekt", "matthias.oberlechner@example.com", "+49 30 23125 417", "Rosenheim",
    "Architekt mit Schwerpunkt Holzbau und Schulen. Ich zeichne, rechne und stehe auch im Februar auf der Baustelle.",
    [Role("Projektleiter", "Lindner Aschauer Architekten PartG mbB", "Rosenheim", "2020-03", "now", ["Leitung des Neubaus einer Grundschule in Holzhybrid, 14,8 Mio. Euro", "Ausschreibung und Bauleitung der Leistungsphasen 6 bis 8", "Betreuung der Lehrbaustelle für Werkstudierende", "Abstimmung mit Denkmalpflege, Brandschutz und drei Fachplanern bis zur Genehmigung innerhalb von sieben Monaten", "Einführung einer Detailbibliothek für Anschlüsse im Holzrahmenbau"]),
     Role("Architekt", "Studio Kranzhorn", "München", "2015-10", "2020-02", ["Werkplanung für 62 Wohnungen in Giesing", "Drei Wettbewerbe, davon zwei in der Preisgruppe", "Visualisierungen und Modelle im Maßstab 1:50 für die Beteiligung der Nachbarschaft", "Aufmaß und Bestandspläne eines Brauereikellers aus dem Jahr 1868"]),
     Role("Architekt im Praktikum", "Baubüro Inntal GmbH", "Kufstein", "2013-09", "2015-09", [], "Entwurf und Einreichung von Einfamilienhäusern und einer Almkäserei.")],
    [Study("Technische Hochschule Alpenland", "Innsbruck", "Diplom-Ingenieur", "Architektur", "2007-10", "2013-07", "Note: sehr gut"), Study("Höhere Bauschule Kufstein", "Kufstein", "Matura", "", "2002", "2007")],
    {"Planung": ["ArchiCAD", "Revit", "Rhino"], "Bau": ["Holzbau", "Ausschreibung", "Bauleitung", "VOB"], "Sonstiges": ["Modellbau", "Fotografie"]}, lang="de", links=["oberlechner.example.com"],
    cards=[Card("Eintragung in die Architektenliste", "Kammer der Planenden Süd", "2016-05"), Card("Sachverständiger für Holzschutz", "Akademie Holz & Bau", "2019-11", "https://holzakademie.example.org/n/1184"), Card("Zertifizierter Passivhausplaner", "Passivbau Institut", "2022-06", "https://passivbau.example.com/planer/702")],
    prizes=[Prize("Holzbaupreis Alpenraum", "Verband Holzhandwerk", "2023-04", "Anerkennung", "Für die Grundschule am Kreuzweg", "https://holzbaupreis.example.org/2023"), Prize("Realisierungswettbewerb Kinderhaus Thann", "Gemeinde Thann", "2018", "3. Preis", "", "", "competition")],
    works=[Work("Tragwerk zum Falten", "Papiermodelle gängiger Dachstühle für den Werkunterricht", ["Rhino", "Grasshopper"], "2021", "2022", "https://falttragwerk.example.org"), Work("Almkäserei Hintersee", "Umbau eines Stalls mit dem Holz des eigenen Waldes", ["ArchiCAD"], "2014", "2015")],
    tongues=[("Englisch", "B2"), ("Italienisch", "A2")], likes=["Skitouren", "Blasmusik"])
