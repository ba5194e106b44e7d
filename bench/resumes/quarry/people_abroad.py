"""Those who write in German, French, Swedish and Spanish."""

from kit.model import Card, Person, Prize, Role, Study, Work

HENRIKE = Person(
    "Henrike Lüttgens", "Veranstaltungsmanagerin", "henrike.luettgens@example.org", "030 23125 418", "Berlin",
    "Veranstaltungsmanagerin mit neun Jahren Erfahrung zwischen Fachkongress und Straßenfest. Ruhig, wenn der Strom ausfällt.",
    [Role("Senior Eventmanagerin", "Spreebogen Kongress GmbH", "Berlin", "2020-08", "now", ["Leitung von jährlich zwölf Kongressen mit bis zu 2.400 Gästen", "Einführung eines Mehrwegsystems, 61 % weniger Abfall", "Budgetverantwortung von 3,1 Mio. Euro", "Aufbau eines Krisenhandbuchs, das nach dem Ausfall der Klimaanlage im Sommer 2022 von drei weiteren Häusern übernommen wurde"]),
     Role("Projektleiterin Veranstaltungen", "Agentur Hochzwei", "Hamburg", "2017-02", "2020-07", ["Planung von Roadshows in neun Städten", "Auswahl und Steuerung der Dienstleister"]),
     Role("Volontärin", "Stadtmarketing Lüneburg e.V.", "Lüneburg", "2015-09", "2017-01", ["Mitarbeit am Stadtfest und am Weihnachtsmarkt"])],
    [Study("Hochschule Elbmarsch", "Lüneburg", "Bachelor of Arts", "Kulturmanagement", "2012-10", "2015-08", "Note 1,7"), Study("Gymnasium am Kalkberg", "Lüneburg", "Abitur", "", "2004", "2012")],
    {"Organisation": ["Budgetplanung", "Dienstleistersteuerung", "Sicherheitskonzepte", "Teilnehmermanagement"], "Programme": ["Eventbrite", "MS Project", "InDesign", "Asana"]}, lang="de", links=["linkedin.com/in/henrike-luettgens-example"],
    cards=[Card("Meisterin für Veranstaltungstechnik (Basismodul)", "IHK Elbe-Nord", "2019-04"), Card("Sustainable Event Professional", "Green Stage Institute", "2021-11", "https://greenstage.example.org/sep/1182"), Card("Brandschutzhelferin", "", "2022"), Card("Ausbildereignung (AdA)", "IHK Elbe-Nord", "2018-06")],
    prizes=[Prize("Branchenpreis Nachhaltige Veranstaltung", "Verband der Kongresswirtschaft", "2023-05", "2. Platz", "Mehrwegkonzept für 2.400 Gäste", "https://kongresspreis.example.org/2023"), Prize("Hackathon Kultur digital", "Land Niedersachsen", "2019-11", "Siegerteam", "App für barrierefreie Wege", "", "hackathon"), Prize("Ideenwettbewerb Innenstadt", "Stadt Lüneburg", "2016", "Finalistin", "", "", "competition")],
    works=[Work("Leihbühne", "Verleih von Bühnenteilen unter 26 Vereinen", ["Airtable", "Softr"], "2021-03", "now", "https://leihbuehne.example.org"), Work("Leiser Markt", "Weihnachtsmarkt ohne Musik für Menschen mit Reizempfindlichkeit", ["MS Project", "Asana"], "2022", "2023")],
    tongues=[("Englisch", "C1"), ("Dänisch", "B1")], likes=["Rudern", "Chorgesang"], helping=[Role("Vorstandsmitglied", "Kulturbahnhof Wendland e.V.", "Dannenberg", "2018", "now")])

MATHIS = Person(
    "Mathis Gagnon-Thériault", "Technologue en géomatique", "mathis.gt@example.net", "418-555-0129", "Québec (Québec)",
    "Technologue en géomatique, huit ans entre le terrain et la base de données. J’aime les cartes que les équipes de déneigement comprennent du premier coup.",
    [Role("Technologue principal en géomatique", "Ville de Rivière-aux-Pins", "Québec", "2021-05", "now", ["Refonte de la carte de déneigement, 1 300 km de rues", "Formation de 45 employés aux relevés sur tablette", "Gestion d’un budget de 210 000 $", "Mise en place d’une mise à jour quotidienne des chantiers, consultée chaque matin par les pompiers et les transporteurs scolaires"]),
     Role("Technicien en géomatique", "Consultants Boréal inc.", "Saguenay", "2018-01", "2021-04", ["Relevés LiDAR de 14 bassins versants", "Production de plans pour trois barrages"]),
     Role("Arpenteur adjoint", "Groupe Lavallée et Frères", "Rimouski", "2016-06", "2017-12", [])],
    [Study("Cégep de la Matapédia", "Matane", "Diplôme d’études collégiales", "Technologie de la géomatique", "2013-08", "2016-05"), Study("Université du Fjord", "Saguenay", "Certificat", "Bases de données spatiales", "2019", "2020")],
    {"Logiciels": ["QGIS", "ArcGIS Pro", "PostGIS", "FME", "Python"], "Terrain": ["Station totale", "LiDAR", "GPS RTK", "Pilotage de drone"]}, lang="fr", links=["github.com/mathis-gt-example"],
    cards=[Card("Pilote de drone – opérations avancées", "Transports Boréaux", "2020-07", "https://drone.example.org/pilote/20-7719"), Card("FME Certified Professional", "Safe Geo", "2022-10", "https://certs.example.net/fme/mgt"), Card("Santé et sécurité sur les chantiers", "", "2016"), Card("Secourisme en milieu de travail", "Croix de Saint-Jean", "2024-03")],
    prizes=[Prize("Hackathon Données ouvertes", "Ville de Rivière-aux-Pins", "2022-10", "1er prix", "Itinéraires d’hiver pour fauteuils roulants", "https://donneesouvertes.example.org/2022", "hackathon"), Prize("Prix de la relève", "Ordre des géomaticiens", "2021", "", "", "https://geomaticiens.example.org/releve"), Prize("Concours de cartographie", "Société de géographie du Fjord", "2019-04", "Finaliste", "Atlas des sentiers disparus", "", "competition")],
    works=[Work("Trottoirs", "Carte collaborative de l’état des trottoirs en hiver", ["QGIS", "PostGIS", "Leaflet"], "2022-10", "now", "https://trottoirs.example.org"), Work("Vieux Sentiers", "Atlas de 62 sentiers retrouvés dans les archives", ["QField", "Python"], "2018", "2019")],
    tongues=[("français", "langue maternelle"), ("anglais", "avancé")], likes=["Ski de fond", "Photographie argentique"])

EBBA = Person(
    "Ebba Sjöö Lindqvist", "Förpackningsingenjör", "ebba.sjoo.lindqvist@example.com", "070-174 06 18", "Norrköping",
    "Förpackningsingenjör som gärna räknar på wellpapp och står kvar vid bandet tills det går. Sex år inom livsmedel.",
    [Role("Förpackningsingenjör", "Bråvikens Mejeri AB", "Norrköping", "2022-01", "now", ["Minskade plasten i yoghurtbägaren med 18 procent", "Leder provkörningar på tre linjer", "Kontakt med 20 leverantörer", "Ansvarar för märkningen på nio språk och för att texten får plats utan att kunden behöver förstoringsglas"]),
     Role("Konstruktör", "Kartongverket i Vetlanda", "Vetlanda", "2019-08", "2021-12", ["Ritade 150 stansverktyg i ArtiosCAD", "Tog fram hyllfärdiga lådor för två kedjor"]),
     Role("Butiksmedarbetare", "Hemköket Linköping", "Linköping", "2015-06", "2019-06", [])],
    [Study("Tekniska högskolan i Östergyllen", "Linköping", "Civilingenjör", "Maskinteknik", "2014-08", "2019-06"), Study("Ekgymnasiet", "Motala", "Gymnasieexamen", "Teknikprogrammet", "2011", "2014")],
    {"Konstruktion": ["ArtiosCAD", "SolidWorks", "FEM", "Wellpapp"], "Produktion": ["Lean", "Linjeprovning", "SPC", "SAP"]}, lang="sv",
    cards=[Card("Certified Packaging Professional", "Nordic Packaging Institute", "2023-09", "https://npi.example.org/cpp/7730"), Card("Six Sigma Green Belt", "Kvalitetsskolan", "2021-03"), Card("Truckkort A+B", "", "2020"), Card("Heta arbeten", "Brandskyddsrådet", "")],
    prizes=[Prize("Årets hållbara förpackning", "Svenska Förpackningsrådet", "2023-11", "Silver", "Bägare med pappersmantel", "https://forpackningsradet.example.org/2023"), Prize("East Sweden Hack", "Östergyllens Innovationspark", "2018-10", "Finalist", "Pantstation för matlådor", "https://eshack.example.org/2018", "hackathon"), Prize("Ritningstävlingen", "Kartongverket i Vetlanda", "2020", "1:a plats", "", "", "competition")],
    works=[Work("Lådräknaren", "Webbverktyg som visar hur många kartonger som ryms på en pall", ["React", "Three.js"], "2021-02", "2021-06", "https://ladraknaren.example.com"), Work("Pantlådan", "Matlåda i plåt med pant, provad på två lunchställen", ["SolidWorks", "Arduino"], "2018", "2019")],
    tongues=[("Engelska", "flytande"), ("Tyska", "goda kunskaper")], likes=["Orientering", "Keramik"])

YADIEL = Person(
    "Yadiel Rosario Meléndez", "Especialista en calidad farmacéutica", "yadiel.rosario@example.com", "787-555-0153", "Caguas, Puerto Rico",
    "Especialista en calidad con diez años en plantas de sólidos orales e inyectables. Bilingüe, metódico y buen contador de historias en las auditorías.",
    [Role("Especialista en garantía de calidad", "Laboratorios Guajataca", "Barceloneta", "2020-02", "now", ["Lidero investigaciones de desviaciones, 48 cerradas en 2024", "Anfitrión de cinco inspecciones sin observaciones mayores", "Reduje de 30 a 12 días la revisión de lotes", "Adiestro al personal de tres turnos en integridad de datos con casos reales y sin una sola presentación de más de diez láminas"]),
     Role("Analista de control de calidad", "Laboratorios Guajataca", "Barceloneta", "2016-08", "2020-01", ["Análisis por HPLC y disolución de ocho productos", "Transferencia de tres métodos analíticos"]),
     Role("Técnico de laboratorio", "AgroCaribe Inc.", "Ponce", "2014-06", "2016-07", ["Muestreo de suelos y aguas"])],
    [Study("Universidad del Yunque", "Río Piedras", "Maestría", "Regulación farmacéutica", "2018", "2020"), Study("Universidad del Yunque", "Río Piedras", "Bachillerato en Ciencias", "Química", "2009-08", "2014-05", "Magna cum laude")],
    {"Laboratorio": ["HPLC", "Disolución", "Validación de métodos", "Muestreo"], "Calidad": ["CAPA", "Auditorías internas", "TrackWise", "Minitab"]}, lang="es", links=["linkedin.com/in/yadiel-rosario-example"],
    cards=[Card("Certified Quality Auditor", "Caribbean Quality Society", "2021-10", "https://cqs.example.org/cqa/90215"), Card("Licencia de Químico", "Junta Examinadora de Químicos", "2015-03"), Card("Lean Six Sigma Green Belt", "Universidad del Yunque", "2019"), Card("Manejo de materiales peligrosos", "", "2022-06")],
    prizes=[Prize("Premio a la Excelencia Operacional", "Laboratorios Guajataca", "2023-12", "", "Por la revisión de lotes en 12 días"), Prize("Hackatón Salud Boricua", "Fideicomiso de Ciencia del Caribe", "2021-04", "Segundo lugar", "Cadena de frío para vacunas sin electricidad", "https://saludboricua.example.org/2021", "hackathon"), Prize("Concurso de Carteles Científicos", "Colegio de Químicos de Borinquen", "2013", "Primer lugar", "", "https://carteles.example.org/2013", "competition")],
    works=[Work("Nevera Solar", "Nevera portátil para vacunas con sensores y panel solar", ["Arduino", "LoRa"], "2021-04", "2022-02", "https://neverasolar.example.org"), Work("Tablero de lotes", "Panel que muestra en qué escritorio espera cada lote", ["Power BI", "SQL"], "2022", "2023")],
    tongues=[("español", "nativo"), ("inglés", "avanzado")], likes=["Dominó", "Ciclismo de ruta"])
