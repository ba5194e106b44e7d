"""Eight people who write in German, French or Spanish."""

from .model import Cert, Honour, Job, Person, Project, School

ANNEGRET = Person(
    "Annegret Schürmann", "Pflegedienstleiterin", "a.schuermann@example.org", "+49 30 23125 418", "48147 Münster", "",
    "Examinierte Altenpflegerin mit Freude an verlässlichen Dienstplänen. Seit sieben Jahren in Leitung, davor fünfzehn Jahre am Bett.",
    [Job("Pflegedienstleiterin", "Haus Aaseeblick gGmbH", "Münster", "2017-04", "now", "Verantwortlich für 84 Bewohner und 61 Mitarbeitende.", ["Leiharbeit innerhalb von zwei Jahren auf null gesenkt", "Sturzprotokolle digitalisiert und die Auswertung im Team eingeführt", "Prüfung durch den Medizinischen Dienst dreimal mit 1,1 bestanden"]),
     Job("Wohnbereichsleiterin", "Caritas Altenhilfe Telgte", "Telgte", "2010-02", "2017-03", "", ["Nachtdienste neu geschnitten und Überstunden halbiert", "Angehörigencafé am ersten Sonntag aufgebaut"]),
     Job("Altenpflegerin", "St. Ludgerus-Stift", "Coesfeld", "2002-10", "2010-01")],
    [School("Weiterbildung", "Pflegemanagement", "Bildungsakademie Westfalen", "Dortmund", "2014", "2016"), School("Staatsexamen", "Altenpflege", "Fachseminar Coesfeld", "Coesfeld", "1999", "2002", "Note 1,7")],
    {"Pflege": ["Wundversorgung", "Palliativpflege", "Demenzbetreuung"], "Leitung": ["Dienstplanung", "Personalgespräche", "Qualitätsmanagement"], "EDV": ["Vivendi", "Excel"]},
    [Cert("Wundexpertin", "Initiative Chronische Hautschäden", "2015-06"), Cert("Praxisanleiterin", "Bildungsakademie Westfalen", "2011-11")],
    [Honour("Pflegepreis Münsterland", "Stiftung Gutes Alter", "2021", "Für das Projekt Nachtcafé")], [],
    [("Deutsch", "Muttersprache"), ("Niederländisch", "B1")], ["Chorsingen", "Radwandern"], [("Beisitzerin", "Hospizverein Münster", "2018 – 2023")], lang="de")

EMRE = Person(
    "Emre Kılıçarslan", "Fachinformatiker für Systemintegration", "emre.k@example.net", "+49 89 99998 207", "Augsburg", "kilicarslan.example.net",
    "Systemadministrator mit einer Schwäche für alte Drucker und saubere Verkabelung. Ich suche eine Stelle, in der Automatisierung kein Fremdwort ist.",
    [Job("Systemadministrator", "Lechfeld Maschinenbau AG", "Augsburg", "2020-09", "now", "", ["420 Arbeitsplätze von lokalem Betrieb in eine hybride Domäne überführt", "Wiederanlaufzeit nach Stromausfall von neun Stunden auf vierzig Minuten verkürzt", "Zwei Auszubildende bis zur Prüfung begleitet"]),
     Job("IT-Techniker", "Systemhaus Fugger & Sohn", "Augsburg", "2016-02", "2020-08", "Vor-Ort-Betreuung von Praxen und Kanzleien.", ["Telefonanlagen von 35 Kunden auf VoIP umgestellt"]),
     Job("Auszubildender", "Stadtwerke Friedberg", "Friedberg", "2012-09", "2016-01")],
    [School("IHK-Abschluss", "Systemintegration", "Berufsschule VII", "Augsburg", "2012", "2016"), School("Mittlere Reife", "", "Realschule Friedberg", "Friedberg", "2006", "2012")],
    {"Systeme": ["Windows Server", "Debian", "Proxmox", "VMware"], "Netz": ["VLAN", "OPNsense", "WireGuard"], "Skripte": ["PowerShell", "Ansible", "Bash"]},
    [Cert("LPIC-1", "Linux Professional Institute", "2019-05"), Cert("ITIL Foundation", "PeopleCert", "2021-03")],
    [Honour("Bester Prüfungsjahrgang", "IHK Schwaben", "2016")],
    [Project("druckerwacht", "Überwacht Tonerstände und bestellt rechtzeitig nach", ["Python", "SNMP", "Grafana"], "2021-01", "2021-06", "https://druckerwacht.example.net")],
    [("Deutsch", "Muttersprache"), ("Türkisch", "Muttersprache"), ("Englisch", "B2")], ["Rennrad", "Modellbahn"], lang="de")

LUKAS = Person(
    "Lukas-Matthias Oberhofer", "Bauleiter Holzbau", "lm.oberhofer@example.com", "+43 512 5550 319", "6020 Innsbruck", "",
    "Zimmermeister und Bauleiter für mehrgeschossigen Holzbau. Lieber auf dem Gerüst als im Büro, aber mit Bauzeitenplan in der Tasche.",
    [Job("Bauleiter", "Karwendel Holzbau GmbH", "Innsbruck", "2018-03", "now", "Leitet Wohnbauten in Brettsperrholz bis fünf Geschosse.", ["Kindergarten in Hall in 14 Wochen unter Dach gebracht", "Kranstunden durch Vorfertigung um ein Drittel gesenkt", "Nachträge in Höhe von 190.000 Euro durchgesetzt"]),
     Job("Vorarbeiter", "Zimmerei Plattner", "Schwaz", "2011-05", "2018-02", "", ["Dachstühle von elf denkmalgeschützten Höfen ergänzt", "Abbundplanung von Papier auf CAD umgestellt"]),
     Job("Zimmerer", "Plattner & Partner", "Schwaz", "2006-08", "2011-04")],
    [School("Meisterprüfung", "Zimmerei", "Bauakademie Tirol", "Innsbruck", "2010", "2012"), School("Lehrabschluss", "Zimmerer", "Tiroler Fachberufsschule", "Absam", "2003", "2006")],
    {"Baustelle": ["Bauleitung", "Abbund", "Kraneinsatz", "Arbeitssicherheit"], "Planung": ["cadwork", "MS Project", "Kalkulation"]},
    [Cert("Sicherheitsvertrauensperson", "AUVA Tirol", "2019-10"), Cert("Kranführerschein", "WIFI Innsbruck", "2008-04")],
    [Honour("Holzbaupreis Tirol", "proHolz Inntal", "2020", "Kindergarten Hall"), Honour("Landesmeisterschaft der Zimmerer", "Landesinnung Bau", "2006", "", "2. Platz", "competition")], [],
    [("Deutsch", "Muttersprache"), ("Italienisch", "A2")], ["Skitouren", "Blasmusik"], [("Zugskommandant", "Freiwillige Feuerwehr Mühlau", "2010 – heute")], lang="de")

MAELLE = Person(
    "Maëlle Kerguélen", "Infirmière anesthésiste", "maelle.kerguelen@example.org", "+33 1 99 00 45 12", "Quimper", "",
    "Infirmière anesthésiste, bloc et urgences, habituée aux petites équipes et aux nuits longues. Je cherche un poste proche de la mer.",
    [Job("Infirmière anesthésiste", "Centre hospitalier de Cornouaille-Sud", "Quimper", "2019-09", "now", "", ["Prise en charge d'environ 600 anesthésies par an", "Mise en place d'une fiche de transmission entre bloc et réveil", "Tutorat de trois étudiantes par promotion"]),
     Job("Infirmière de réanimation", "Hôpital Saint-Corentin", "Brest", "2012-03", "2017-08", "Service de seize lits, rythme de douze heures.", ["Référente pour les circuits d'hémofiltration", "Rédaction du protocole de retournement ventral"]),
     Job("Infirmière", "Clinique des Abers", "Landerneau", "2009-07", "2012-02")],
    [School("Diplôme d'État", "Infirmier anesthésiste", "École du CHU de Rennes-Villejean", "Rennes", "2017", "2019"), School("Diplôme d'État", "Soins infirmiers", "IFSI de Brest", "Brest", "2006", "2009")],
    {"Soins": ["Anesthésie loco-régionale", "Intubation difficile", "Gestion de la douleur"], "Organisation": ["Tutorat", "Traçabilité", "Gestion des stocks"]},
    [Cert("AFGSU niveau 2", "CESU 29", "2022-03"), Cert("Échographie de repérage", "Société bretonne d'anesthésie", "2021-11")],
    [Honour("Prix de l'innovation soignante", "Fondation Ar Mor", "2020", "Pour la fiche de transmission du bloc")], [],
    [("Français", "langue maternelle"), ("Breton", "courant"), ("Anglais", "B1")], ["Voile", "Fest-noz"], [("Équipière", "SNSM Loctudy", "2015 – 2019")], lang="fr")

THIBAULT = Person(
    "Thibault d'Hautecourt", "Contrôleur de gestion industriel", "t.dhautecourt@example.com", "+33 2 61 91 30 08", "Lyon 7e", "",
    "Dix ans de contrôle de gestion en usine. J'aime les coûts standards bien tenus et les clôtures qui finissent avant vingt heures.",
    [Job("Responsable du contrôle de gestion", "Fonderies Maurienne SA", "Lyon", "2020-01", "now", "Anime une équipe de quatre contrôleurs sur trois sites.", ["Clôture mensuelle ramenée de neuf à quatre jours", "Refonte des coûts standards de 2 300 références", "Plan d'économies d'énergie de 1,2 million d'euros"]),
     Job("Contrôleur de gestion", "Groupe Vercastel", "Grenoble", "2015-06", "2019-12", "", ["Construction du budget de deux ateliers d'usinage", "Suivi hebdomadaire des rebuts avec la production"]),
     Job("Auditeur junior", "Cabinet Lemoine & Faure", "Paris", "2013-09", "2015-05")],
    [School("Master", "Contrôle de gestion et audit", "IAE Rhône-Alpes", "Lyon", "2011", "2013"), School("Licence", "Économie", "Université de Haute-Savoie", "Annecy", "2008", "2011", "Mention bien")],
    {"Gestion": ["Coûts standards", "Budget", "Consolidation", "Reporting"], "Outils": ["SAP CO", "Power BI", "Excel", "VBA"]},
    [Cert("DSCG", "Ministère des Études comptables", "2014-11"), Cert("TOEIC 935", "ETS Global", "2018-04")],
    [Honour("Trophée finance durable", "Club des directeurs financiers", "2022", "Plan énergie des fonderies")],
    [Project("Calcul matière", "Modèle de prix de revient relié aux cours des métaux", ["Power BI", "Python"], "2021-02", "2021-09")],
    [("Français", "langue maternelle"), ("Anglais", "C1"), ("Allemand", "B1")], ["Escrime", "Bande dessinée"], lang="fr")

AMINATA = Person(
    "Aminata Diallo-Perrin", "Développeuse web", "aminata.dp@example.net", "+33 4 65 71 88 20", "Montpellier", "aminata.example.net",
    "Ancienne libraire devenue développeuse. Je fabrique des sites accessibles et je lis les spécifications jusqu'au bout.",
    [Job("Développeuse front-end", "Atelier Garrigue SCOP", "Montpellier", "2021-04", "now", "", ["Refonte du portail d'une métropole avec un score d'accessibilité de 98 %", "Bibliothèque de quarante composants partagée par six projets", "Animation d'un cercle de lecture de code le vendredi"]),
     Job("Développeuse en alternance", "Numéribus", "Sète", "2020-02", "2021-03", "Maintenance d'une billetterie de bateaux.", ["Migration de jQuery vers Vue sans interruption de service"]),
     Job("Libraire", "Librairie Le Grain des Pages", "Nîmes", "2011-09", "2019-08", "", ["Responsable du rayon jeunesse et de 120 rencontres d'auteurs"])],
    [School("Titre professionnel", "Développement web", "École Simplonne", "Montpellier", "2019", "2021"), School("DUT", "Métiers du livre", "IUT d'Aix", "Aix-en-Provence", "2009", "2011")],
    {"Langages": ["TypeScript", "HTML", "CSS", "PHP"], "Cadres": ["Vue", "Symfony", "Nuxt"], "Pratiques": ["Accessibilité", "Tests de bout en bout", "Écoconception"]},
    [Cert("Opquast Maîtrise de la qualité", "Opquast", "2021-06")],
    [Honour("Nuit du code citoyen", "Latitude Sud", "2022", "Carte des fontaines en braille numérique", "1er prix", "hackathon")],
    [Project("Ombrelle", "Application qui trace l'itinéraire le plus ombragé", ["Vue", "MapLibre", "PostGIS"], "2022-05", "2022-10", "https://ombrelle.example.net"), Project("Page Trente", "Journal de lectures partagé entre lycéens", ["Symfony", "SQLite"], "2020")],
    [("Français", "langue maternelle"), ("Peul", "courant"), ("Anglais", "B2")], ["Slam", "Randonnée"], lang="fr")

BEGONA = Person(
    "Begoña Echevarría Luna", "Profesora de Biología", "begona.echevarria@example.org", "+34 900 555 214", "Vitoria-Gasteiz", "",
    "Profesora de secundaria con alma de naturalista. Llevo doce años sacando a los alumnos del aula y devolviéndolos con barro en las botas.",
    [Job("Profesora de Biología y Geología", "IES Zadorra Berri", "Vitoria-Gasteiz", "2016-09", "now", "Docencia en ESO y Bachillerato, jefatura de departamento desde 2021.", ["Huerto escolar con compostaje de los residuos del comedor", "Proyecto de anillamiento de aves con noventa alumnos", "Coordinación de dos intercambios con un liceo de Burdeos"]),
     Job("Profesora interina", "Colegio Santa Orosia", "Jaca", "2012-09", "2016-06", "", ["Creación de un laboratorio móvil con material reciclado"]),
     Job("Guía de naturaleza", "Parque de Valderejo", "Valdegovía", "2010-04", "2012-08")],
    [School("Máster", "Formación del Profesorado", "Universidad del Ebro Alto", "Logroño", "2009", "2010"), School("Licenciatura", "Biología", "Universidad de Navascués", "Pamplona", "2004", "2009", "Premio extraordinario")],
    {"Docencia": ["Aprendizaje por proyectos", "Evaluación por rúbricas", "Tutoría"], "Ciencia": ["Botánica de campo", "Microscopía", "QGIS"]},
    [Cert("Perfil lingüístico PL2", "Gobierno de Álava", "2015-07"), Cert("Competencia digital docente B2", "Instituto de Tecnologías Educativas", "2022-05")],
    [Honour("Premio Aula Verde", "Fundación Encina", "2019", "Por el huerto escolar")],
    [Project("Alas del Zadorra", "Base de datos abierta de aves anilladas por escolares", ["QGIS", "LibreOffice Base"], "2018-03", "2022-06", "https://alaszadorra.example.org")],
    [("Español", "nativo"), ("Euskera", "C1"), ("Francés", "B2")], ["Montañismo", "Acuarela"], [("Monitora", "Cruz Verde Juvenil", "2008 – 2012")], lang="es")

JOAQUIN = Person(
    "Joaquín Ibáñez del Río", "Jefe de taller", "jibanez.delrio@example.com", "+34 900 555 677", "Cartagena, Murcia", "",
    "Mecánico naval y de automoción con veinte años de taller. Diagnostico de oído y lo confirmo con osciloscopio.",
    [Job("Jefe de taller", "Talleres Portmán S.L.", "Cartagena", "2015-02", "now", "", ["Organización de doce mecánicos en dos turnos", "Paso a vehículo eléctrico con una línea de baterías propia", "Plazo medio de entrega reducido de seis a tres días"]),
     Job("Mecánico naval", "Astilleros Escombreras", "Cartagena", "2008-06", "2015-01", "Motores diésel de pesqueros y remolcadores.", ["Reparación a flote de un remolcador de 3.000 caballos en nueve días"]),
     Job("Oficial de segunda", "Autos Mazarrón", "Mazarrón", "2003-10", "2008-05")],
    [School("Técnico Superior", "Automoción", "IES Politécnico del Mar", "Cartagena", "2001", "2003"), School("Técnico", "Electromecánica", "Centro San Ginés", "La Unión", "1999", "2001")],
    {"Mecánica": ["Diagnosis electrónica", "Inyección diésel", "Alta tensión"], "Gestión": ["Presupuestos", "Compras", "Prevención de riesgos"]},
    [Cert("Vehículos eléctricos nivel 3", "Instituto del Motor", "2020-10"), Cert("Carretillas elevadoras", "Fremap Formación", "2017-03")],
    [Honour("Mejor taller de la Región", "Asociación Murciana de Talleres", "2022"), Honour("Concurso Jóvenes Mecánicos", "Motor y Oficio", "2003", "", "Tercer puesto", "competition")], [],
    [("Español", "nativo"), ("Inglés", "A2")], ["Vela latina", "Dominó"], lang="es")

ABROAD = [ANNEGRET, MAELLE, BEGONA, EMRE, THIBAULT, JOAQUIN, LUKAS, AMINATA]
