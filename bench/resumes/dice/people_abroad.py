"""Eight people who write in German, French or Spanish."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

ANNEGRET = Person(
    "Annegret Schürmann", "Pflegedienstleiterin", "a.schuermann@example.org", "+49 30 23125 418", "48147 Münster",
    "Examinierte Altenpflegerin mit Freude an verlässlichen Dienstplänen. Seit sieben Jahren in Leitung, davor fünfzehn Jahre am Bett.",
    [Role("Pflegedienstleiterin", "Haus Aaseeblick gGmbH", "Münster", "2017-04", "now", ["Leiharbeit innerhalb von zwei Jahren auf null gesenkt", "Sturzprotokolle digitalisiert und die Auswertung im Team eingeführt", "Prüfung durch den Medizinischen Dienst dreimal mit 1,1 bestanden"], "Verantwortlich für 84 Bewohner und 61 Mitarbeitende."),
     Role("Wohnbereichsleiterin", "Caritas Altenhilfe Telgte", "Telgte", "2010-02", "2017-03", ["Nachtdienste neu geschnitten und Überstunden halbiert", "Angehörigencafé am ersten Sonntag aufgebaut"]),
     Role("Altenpflegerin", "St. Ludgerus-Stift", "Coesfeld", "2002-10", "2010-01")],
    [Study("Bildungsakademie Westfalen", "Dortmund", "Weiterbildung", "Pflegemanagement", "2014", "2016"), Study("Fachseminar Coesfeld", "Coesfeld", "Staatsexamen", "Altenpflege", "1999", "2002", "Note 1,7")],
    {"Pflege": ["Wundversorgung", "Palliativpflege", "Demenzbetreuung"], "Leitung": ["Dienstplanung", "Personalgespräche", "Qualitätsmanagement"], "EDV": ["Vivendi", "Excel"]},
    cards=[Card("Wundexpertin", "Initiative Chronische Hautschäden", "2015-06"), Card("Praxisanleiterin", "Bildungsakademie Westfalen", "2011-11")],
    prizes=[Prize("Pflegepreis Münsterland", "Stiftung Gutes Alter", "2021", story="Für das Projekt Nachtcafé")],
    tongues=[("Deutsch", "Muttersprache"), ("Niederländisch", "B1")], likes=["Chorsingen", "Radwandern"], helping=[("Beisitzerin", "Hospizverein Münster", "2018 – 2023")], lang="de")

EMRE = Person(
    "Emre Kılıçarslan", "Fachinformatiker für Systemintegration", "emre.k@example.net", "+49 89 99998 207", "Augsburg",
    "Systemadministrator mit einer Schwäche für alte Drucker und saubere Verkabelung. Ich suche eine Stelle, in der Automatisierung kein Fremdwort ist.",
    [Role("Systemadministrator", "Lechfeld Maschinenbau AG", "Augsburg", "2020-09", "now", ["420 Arbeitsplätze von lokalem Betrieb in eine hybride Domäne überführt", "Wiederanlaufzeit nach Stromausfall von neun Stunden auf vierzig Minuten verkürzt", "Zwei Auszubildende bis zur Prüfung begleitet"]),
     Role("IT-Techniker", "Systemhaus Fugger & Sohn", "Augsburg", "2016-02", "2020-08", ["Telefonanlagen von 35 Kunden auf VoIP umgestellt"], "Vor-Ort-Betreuung von Praxen und Kanzleien."),
     Role("Auszubildender", "Stadtwerke Friedberg", "Friedberg", "2012-09", "2016-01")],
    [Study("Berufsschule VII", "Augsburg", "IHK-Abschluss", "Systemintegration", "2012", "2016"), Study("Realschule Friedberg", "Friedberg", "Mittlere Reife", "", "2006", "2012")],
    {"Systeme": ["Windows Server", "Debian", "Proxmox", "VMware"], "Netz": ["VLAN", "OPNsense", "WireGuard"], "Skripte": ["PowerShell", "Ansible", "Bash"]},
    link="kilicarslan.example.net", cards=[Card("LPIC-1", "Linux Professional Institute", "2019-05"), Card("ITIL Foundation", "PeopleCert", "2021-03")],
    prizes=[Prize("Bester Prüfungsjahrgang", "IHK Schwaben", "2016")],
    works=[Work("druckerwacht", "Überwacht Tonerstände und bestellt rechtzeitig nach", ["Python", "SNMP", "Grafana"], "2021-01", "2021-06", "https://druckerwacht.example.net")],
    tongues=[("Deutsch", "Muttersprache"), ("Türkisch", "Muttersprache"), ("Englisch", "B2")], likes=["Rennrad", "Modellbahn"], lang="de")

LUKAS = Person(
    "Lukas-Matthias Oberhofer", "Bauleiter Holzbau", "lm.oberhofer@example.com", "+43 512 5550 319", "6020 Innsbruck",
    "Zimmermeister und Bauleiter für mehrgeschossigen Holzbau. Lieber auf dem Gerüst als im Büro, aber mit Bauzeitenplan in der Tasche.",
    [Role("Bauleiter", "Karwendel Holzbau GmbH", "Innsbruck", "2018-03", "now", ["Kindergarten in Hall in 14 Wochen unter Dach gebracht", "Kranstunden durch Vorfertigung um ein Drittel gesenkt", "Nachträge in Höhe von 190.000 Euro durchgesetzt"], "Leitet Wohnbauten in Brettsperrholz bis fünf Geschosse."),
     Role("Vorarbeiter", "Zimmerei Plattner", "Schwaz", "2011-05", "2018-02", ["Dachstühle von elf denkmalgeschützten Höfen ergänzt", "Abbundplanung von Papier auf CAD umgestellt"]),
     Role("Zimmerer", "Plattner & Partner", "Schwaz", "2006-08", "2011-04")],
    [Study("Bauakademie Tirol", "Innsbruck", "Meisterprüfung", "Zimmerei", "2010", "2012"), Study("Tiroler Fachberufsschule", "Absam", "Lehrabschluss", "Zimmerer", "2003", "2006")],
    {"Baustelle": ["Bauleitung", "Abbund", "Kraneinsatz", "Arbeitssicherheit"], "Planung": ["cadwork", "MS Project", "Kalkulation"]},
    cards=[Card("Sicherheitsvertrauensperson", "AUVA Tirol", "2019-10"), Card("Kranführerschein", "WIFI Innsbruck", "2008-04")],
    prizes=[Prize("Holzbaupreis Tirol", "proHolz Inntal", "2020", story="Kindergarten Hall"), Prize("Landesmeisterschaft der Zimmerer", "Landesinnung Bau", "2006", place="2. Platz", type="competition")],
    tongues=[("Deutsch", "Muttersprache"), ("Italienisch", "A2")], likes=["Skitouren", "Blasmusik"], helping=[("Zugskommandant", "Freiwillige Feuerwehr Mühlau", "2010 – heute")], lang="de")

MAELLE = Person(
    "Maëlle Kerguélen", "Infirmière anesthésiste", "maelle.kerguelen@example.org", "+33 1 99 00 45 12", "Quimper",
    "Infirmière anesthésiste, bloc et urgences, habituée aux petites équipes et aux nuits longues. Je cherche un poste proche de la mer.",
    [Role("Infirmière anesthésiste", "Centre hospitalier de Cornouaille-Sud", "Quimper", "2019-09", "now", ["Prise en charge d'environ 600 anesthésies par an", "Mise en place d'une fiche de transmission entre bloc et réveil", "Tutorat de trois étudiantes par promotion"]),
     Role("Infirmière de réanimation", "Hôpital Saint-Corentin", "Brest", "2012-03", "2017-08", ["Référente pour les circuits d'hémofiltration", "Rédaction du protocole de retournement ventral"], "Service de seize lits, rythme de douze heures."),
     Role("Infirmière", "Clinique des Abers", "Landerneau", "2009-07", "2012-02")],
    [Study("École du CHU de Rennes-Villejean", "Rennes", "Diplôme d'État", "Infirmier anesthésiste", "2017", "2019"), Study("IFSI de Brest", "Brest", "Diplôme d'État", "Soins infirmiers", "2006", "2009")],
    {"Soins": ["Anesthésie loco-régionale", "Intubation difficile", "Gestion de la douleur"], "Organisation": ["Tutorat", "Traçabilité", "Gestion des stocks"]},
    cards=[Card("AFGSU niveau 2", "CESU 29", "2022-03"), Card("Échographie de repérage", "Société bretonne d'anesthésie", "2021-11")],
    prizes=[Prize("Prix de l'innovation soignante", "Fondation Ar Mor", "2020", story="Pour la fiche de transmission du bloc")],
    tongues=[("Français", "langue maternelle"), ("Breton", "courant"), ("Anglais", "B1")], likes=["Voile", "Fest-noz"], helping=[("Équipière", "SNSM Loctudy", "2015 – 2019")], lang="fr")

THIBAULT = Person(
    "Thibault d'Hautecourt", "Contrôleur de gestion industriel", "t.dhautecourt@example.com", "+33 2 61 91 30 08", "Lyon 7e",
    "Dix ans de contrôle de gestion en usine. J'aime les coûts standards bien tenus et les clôtures qui finissent avant vingt heures.",
    [Role("Responsable du contrôle de gestion", "Fonderies Maurienne SA", "Lyon", "2020-01", "now", ["Clôture mensuelle ramenée de neuf à quatre jours", "Refonte des coûts standards de 2 300 références", "Plan d'économies d'énergie de 1,2 million d'euros"], "Anime une équipe de quatre contrôleurs sur trois sites."),
     Role("Contrôleur de gestion", "Groupe Vercastel", "Grenoble", "2015-06", "2019-12", ["Construction du budget de deux ateliers d'usinage", "Suivi hebdomadaire des rebuts avec la production"]),
     Role("Auditeur junior", "Cabinet Lemoine & Faure", "Paris", "2013-09", "2015-05")],
    [Study("IAE Rhône-Alpes", "Lyon", "Master", "Contrôle de gestion et audit", "2011", "2013"), Study("Université de Haute-Savoie", "Annecy", "Licence", "Économie", "2008", "2011", "Mention bien")],
    {"Gestion": ["Coûts standards", "Budget", "Consolidation", "Reporting"], "Outils": ["SAP CO", "Power BI", "Excel", "VBA"]},
    cards=[Card("DSCG", "Ministère des Études comptables", "2014-11"), Card("TOEIC 935", "ETS Global", "2018-04")],
    prizes=[Prize("Trophée finance durable", "Club des directeurs financiers", "2022", story="Plan énergie des fonderies")],
    works=[Work("Calcul matière", "Modèle de prix de revient relié aux cours des métaux", ["Power BI", "Python"], "2021-02", "2021-09")],
    tongues=[("Français", "langue maternelle"), ("Anglais", "C1"), ("Allemand", "B1")], likes=["Escrime", "Bande dessinée"], lang="fr")

AMINATA = Person(
    "Aminata Diallo-Perrin", "Développeuse web", "aminata.dp@example.net", "+33 4 65 71 88 20", "Montpellier",
    "Ancienne libraire devenue développeuse. Je fabrique des sites accessibles et je lis les spécifications jusqu'au bout.",
    [Role("Développeuse front-end", "Atelier Garrigue SCOP", "Montpellier", "2021-04", "now", ["Refonte du portail d'une métropole avec un score d'accessibilité de 98 %", "Bibliothèque de quarante composants partagée par six projets", "Animation d'un cercle de lecture de code le vendredi"]),
     Role("Développeuse en alternance", "Numéribus", "Sète", "2020-02", "2021-03", ["Migration de jQuery vers Vue sans interruption de service"], "Maintenance d'une billetterie de bateaux."),
     Role("Libraire", "Librairie Le Grain des Pages", "Nîmes", "2011-09", "2019-08", ["Responsable du rayon jeunesse et de 120 rencontres d'auteurs"])],
    [Study("École Simplonne", "Montpellier", "Titre professionnel", "Développement web", "2019", "2021"), Study("IUT d'Aix", "Aix-en-Provence", "DUT", "Métiers du livre", "2009", "2011")],
    {"Langages": ["TypeScript", "HTML", "CSS", "PHP"], "Cadres": ["Vue", "Symfony", "Nuxt"], "Pratiques": ["Accessibilité", "Tests de bout en bout", "Écoconception"]},
    link="aminata.example.net", cards=[Card("Opquast Maîtrise de la qualité", "Opquast", "2021-06")],
    prizes=[Prize("Nuit du code citoyen", "Latitude Sud", "2022", place="1er prix", story="Carte des fontaines en braille numérique", type="hackathon")],
    works=[Work("Ombrelle", "Application qui trace l'itinéraire le plus ombragé", ["Vue", "MapLibre", "PostGIS"], "2022-05", "2022-10", "https://ombrelle.example.net"), Work("Page Trente", "Journal de lectures partagé entre lycéens", ["Symfony", "SQLite"], "2020")],
    tongues=[("Français", "langue maternelle"), ("Peul", "courant"), ("Anglais", "B2")], likes=["Slam", "Randonnée"], lang="fr")

BEGONA = Person(
    "Begoña Echevarría Luna", "Profesora de Biología", "begona.echevarria@example.org", "+34 900 555 214", "Vitoria-Gasteiz",
    "Profesora de secundaria con alma de naturalista. Llevo doce años sacando a los alumnos del aula y devolviéndolos con barro en las botas.",
    [Role("Profesora de Biología y Geología", "IES Zadorra Berri", "Vitoria-Gasteiz", "2016-09", "now", ["Huerto escolar con compostaje de los residuos del comedor", "Proyecto de anillamiento de aves con noventa alumnos", "Coordinación de dos intercambios con un liceo de Burdeos"], "Docencia en ESO y Bachillerato, jefatura de departamento desde 2021."),
     Role("Profesora interina", "Colegio Santa Orosia", "Jaca", "2012-09", "2016-06", ["Creación de un laboratorio móvil con material reciclado"]),
     Role("Guía de naturaleza", "Parque de Valderejo", "Valdegovía", "2010-04", "2012-08")],
    [Study("Universidad del Ebro Alto", "Logroño", "Máster", "Formación del Profesorado", "2009", "2010"), Study("Universidad de Navascués", "Pamplona", "Licenciatura", "Biología", "2004", "2009", "Premio extraordinario")],
    {"Docencia": ["Aprendizaje por proyectos", "Evaluación por rúbricas", "Tutoría"], "Ciencia": ["Botánica de campo", "Microscopía", "QGIS"]},
    cards=[Card("Perfil lingüístico PL2", "Gobierno de Álava", "2015-07"), Card("Competencia digital docente B2", "Instituto de Tecnologías Educativas", "2022-05")],
    prizes=[Prize("Premio Aula Verde", "Fundación Encina", "2019", story="Por el huerto escolar")],
    works=[Work("Alas del Zadorra", "Base de datos abierta de aves anilladas por escolares", ["QGIS", "LibreOffice Base"], "2018-03", "2022-06", "https://alaszadorra.example.org")],
    tongues=[("Español", "nativo"), ("Euskera", "C1"), ("Francés", "B2")], likes=["Montañismo", "Acuarela"], helping=[("Monitora", "Cruz Verde Juvenil", "2008 – 2012")], lang="es")

JOAQUIN = Person(
    "Joaquín Ibáñez del Río", "Jefe de taller", "jibanez.delrio@example.com", "+34 900 555 677", "Cartagena, Murcia",
    "Mecánico naval y de automoción con veinte años de taller. Diagnostico de oído y lo confirmo con osciloscopio.",
    [Role("Jefe de taller", "Talleres Portmán S.L.", "Cartagena", "2015-02", "now", ["Organización de doce mecánicos en dos turnos", "Paso a vehículo eléctrico con una línea de baterías propia", "Plazo medio de entrega reducido de seis a tres días"]),
     Role("Mecánico naval", "Astilleros Escombreras", "Cartagena", "2008-06", "2015-01", ["Reparación a flote de un remolcador de 3.000 caballos en nueve días"], "Motores diésel de pesqueros y remolcadores."),
     Role("Oficial de segunda", "Autos Mazarrón", "Mazarrón", "2003-10", "2008-05")],
    [Study("IES Politécnico del Mar", "Cartagena", "Técnico Superior", "Automoción", "2001", "2003"), Study("Centro San Ginés", "La Unión", "Técnico", "Electromecánica", "1999", "2001")],
    {"Mecánica": ["Diagnosis electrónica", "Inyección diésel", "Alta tensión"], "Gestión": ["Presupuestos", "Compras", "Prevención de riesgos"]},
    cards=[Card("Vehículos eléctricos nivel 3", "Instituto del Motor", "2020-10"), Card("Carretillas elevadoras", "Fremap Formación", "2017-03")],
    prizes=[Prize("Mejor taller de la Región", "Asociación Murciana de Talleres", "2022"), Prize("Concurso Jóvenes Mecánicos", "Motor y Oficio", "2003", place="Tercer puesto", type="competition")],
    tongues=[("Español", "nativo"), ("Inglés", "A2")], likes=["Vela latina", "Dominó"], lang="es")

ABROAD = [ANNEGRET, MAELLE, BEGONA, EMRE, THIBAULT, JOAQUIN, LUKAS, AMINATA]
