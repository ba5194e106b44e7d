"""People who write in German, French, Spanish and Portuguese."""

from .model import Cert, Honour, Job, Person, Project, School

WEISSHAUPT = Person(
    "Jörg Günther Weißhaupt", ("Jörg Günther", "Weißhaupt"), "Elektrotechnikermeister", "joerg.weisshaupt@example.org", "0171 3920047", "Görlitz",
    "",
    [
        Job("Oberlausitzer Energieanlagen GmbH & Co. KG", "Leiter Mittelspannungsmontage", "2017-04", "now", "Görlitz", "",
            ["Verantwortlich für zwölf Monteure und vier Auszubildende", "Umbau von 36 Ortsnetzstationen auf fernwirkbare Schaltanlagen", "Einführung digitaler Prüfprotokolle auf der Baustelle"]),
        Job("Stadtwerke Löbau", "Elektromonteur Netzbetrieb", "2009-08", "2017-03", "Löbau", "", ["Störungsdienst im 20-kV-Netz mit Rufbereitschaft", "Kabelmessung und Fehlerortung"]),
        Job("Elektro Schönfelder", "Elektroinstallateur", "2003-09", "2008-12", "Bautzen", "", ["Hausinstallationen, Zählerschränke und Blitzschutz"]),
        Job("Bundeswehr, Instandsetzungsbataillon 911", "Grundwehrdienst", "2002-10", "2003-06", "Weißkeißel", "", []),
    ],
    [School("Handwerkskammer Neißeland", "Meisterbrief", "Elektrotechnik", "2011-09", "2013-06", "Dresden", "Gesamtnote 2,1"), School("Berufliches Schulzentrum Bautzen", "Gesellenbrief", "Elektroinstallation", "1999-08", "2002-07", "Bautzen"),
     School("Mittelschule Innenstadt", "Realschulabschluss", "", "1993", "1999", "Görlitz")],
    {"Fachkenntnisse": ["Mittelspannungsschaltanlagen", "Kabelfehlerortung", "Blitzschutz", "VDE-Prüfungen"], "EDV": ["ELOprint", "SAP PM", "MS Excel"]},
    lang="de", street="Untermarkt 17, 02826 Görlitz", phone2="030 23125 118", born="14.03.1983", nationality="deutsch", family="verheiratet, zwei Kinder",
    certs=[Cert("Schaltberechtigung bis 30 kV", "Netzschule Lausitz", "2018-02"), Cert("Ausbildereignung (AdA)", "Handwerkskammer Neißeland", "2013-05")],
    languages=[("Deutsch", "Muttersprache"), ("Polnisch", "gute Kenntnisse"), ("Englisch", "Grundkenntnisse")], interests=["Imkerei", "Posaunenchor"], volunteering=[Job("Freiwillige Feuerwehr Görlitz", "Gruppenführer", "2006", "now")],
)

YILDIZ = Person(
    "Mehmet Yıldız-Krämer", ("Mehmet", "Yıldız-Krämer"), "Pflegefachmann mit Schwerpunkt Intensivpflege", "mehmet.yk@example.org", "030 23125 664", "Berlin-Wedding",
    "Gesundheits- und Krankenpfleger mit elf Jahren Erfahrung auf Intensivstationen. Nach einer Elternzeit arbeite ich heute als Praxisanleiter und suche eine Stelle, in der Ausbildung und Patientenversorgung gleich viel Gewicht haben.",
    [
        Job("Klinikum am Schäfersee", "Praxisanleiter Intensivpflege", "2020-10", "now", "Berlin", "Anleitung von jährlich achtzehn Auszubildenden auf zwei Intensivstationen.",
            ["Entwicklung eines Einarbeitungskonzepts für internationale Pflegekräfte", "Durchführung von Reanimationsschulungen für das gesamte Stationspersonal", "Mitarbeit in der Arbeitsgruppe Beatmungsentwöhnung"]),
        Job("Klinikum am Schäfersee", "Gesundheits- und Krankenpfleger", "2014-04", "2019-09", "Berlin", "", ["Versorgung beatmeter Patientinnen und Patienten auf einer internistischen Intensivstation", "Nachtdienstverantwortung für zwölf Betten"]),
        Job("Diakonie-Sozialstation Panke", "Ambulanter Pfleger", "2012-10", "2014-03", "Berlin", "Häusliche Versorgung und Wundmanagement mit eigener Tour.", []),
    ],
    [School("Panke-Hochschule für Gesundheit", "Bachelor of Science", "Pflegepädagogik", "2021-10", "now", "Berlin", "berufsbegleitend"), School("Krankenpflegeschule Spreebogen", "Staatsexamen", "Gesundheits- und Krankenpflege", "2009-10", "2012-09", "Berlin"),
     School("Gesundbrunnen-Oberschule", "Abitur", "", "", "2009", "Berlin", "Durchschnitt 2,4")],
    {"Fachlich": ["Beatmungstherapie", "Wundmanagement", "Hämofiltration", "Notfallmanagement"], "Pädagogisch": ["Praxisanleitung", "Simulationstraining"]},
    lang="de", street="Müllerstraße 212, 13353 Berlin", born="2. Juli 1990 in Izmir", nationality="deutsch und türkisch", family="verheiratet, ein Kind",
    certs=[Cert("Fachweiterbildung Intensivpflege und Anästhesie", "Akademie Spreebogen", "2017-11"), Cert("Wundexperte", "Wundinitiative Nord", "2015-06")],
    honours=[Honour("Berliner Pflegepreis", "Stiftung Gute Pflege", "2022", "Auszeichnung für das Einarbeitungskonzept")],
    languages=[("Deutsch", "Muttersprache"), ("Türkisch", "Muttersprache"), ("Englisch", "B2")], interests=["Langstreckenlauf", "Saz spielen"],
)

BRUEGGEMANN = Person(
    "Liselotte Brüggemann", ("Liselotte", "Brüggemann"), "Volljuristin in der Kommunalverwaltung", "l.brueggemann@example.net", "0171 39200 93", "Münster",
    "",
    [
        Job("Kreisverwaltung Steinbecke", "Leiterin des Rechtsamts", "2019-01", "now", "Steinbecke", "Rechtsberatung von elf Fachämtern; Vertretung vor den Verwaltungsgerichten.",
            ["Führung von sechs Mitarbeiterinnen und Mitarbeitern", "Neufassung der Abfallgebührensatzung, gerichtlich bestätigt", "Vergaberechtliche Begleitung des Neubaus der Rettungswache"]),
        Job("Stadt Altenhövel", "Referentin für Bau- und Planungsrecht", "2013-05", "2018-12", "Altenhövel", "", ["Bebauungspläne von der Aufstellung bis zum Satzungsbeschluss", "Bearbeitung von rund 90 Widersprüchen im Jahr"]),
        Job("Kanzlei Dr. Terhorst & Wiegelmann", "Rechtsanwältin", "2011-02", "2013-03", "Münster", "", []),
        Job("Oberlandesgericht Hammfelde", "Rechtsreferendarin", "2008-11", "2010-12", "Hammfelde", "", ["Stationen: Landgericht, Staatsanwaltschaft, Bezirksregierung, Wahlstation in Dublin"]),
    ],
    [School("Westfälische Universität Aatal", "Erstes Juristisches Staatsexamen", "Rechtswissenschaft", "2003-10", "2008-07", "Aatal", "vollbefriedigend (9,8 Punkte)"), School("Université de Valbrune", "Licence", "Droit", "2005-09", "2006-06", "Valbrune", "Erasmus"),
     School("Annette-Gymnasium", "Abitur", "", "1994", "2003", "Münster", "Note 1,6")],
    {"Recht": ["Kommunalrecht", "Baurecht", "Vergaberecht", "Abgabenrecht"], "EDV-Kenntnisse": ["juris", "MS Office", "e-Akte"]},
    lang="de", street="Kreuzstr. 5, 48143 Münster", email2="brueggemann.lotte@example.com", born="09.11.1984 in Warendorf", nationality="deutsch", family="ledig",
    certs=[Cert("Fachanwaltslehrgang Verwaltungsrecht", "Juristische Akademie Münsterland", "2012-10")], honours=[Honour("Preis für die beste Seminararbeit", "Freunde der Aatal-Universität", "2007")],
    languages=[("Englisch", "verhandlungssicher"), ("Französisch", "fließend"), ("Niederländisch", "Grundkenntnisse")], interests=["Kirchenmusik (Orgel)", "Radreisen"], volunteering=[Job("Hospizverein Münster-Ost", "Ehrenamtliche Begleiterin", "2016", "now")],
)

ELODIE = Person(
    "Élodie Lefèvre-N'Guessan", ("Élodie", "Lefèvre-N'Guessan"), "Cheffe de projet mobilité urbaine", "elodie.lefevre@example.org", "06 39 98 41 27", "Nantes",
    "Urbaniste de formation, passée par le conseil puis par la collectivité. Je conduis des projets de voirie et de transport depuis l'étude d'opportunité jusqu'à l'inauguration, avec les riverains autour de la table.",
    [
        Job("Métropole de l'Estuaire", "Cheffe de projet bus à haut niveau de service", "2020-09", "now", "Nantes", "Ligne de 14 km, 26 stations, budget de 92 M€.",
            ["Animation de quarante réunions publiques dans sept communes", "Pilotage des maîtres d'œuvre et du planning de déviation des réseaux", "Mise en service du premier tronçon avec trois mois d'avance"]),
        Job("Cabinet Roussel & Associés", "Consultante en mobilité", "2015-02", "2020-08", "Rennes", "", ["Plans de déplacements pour douze intercommunalités bretonnes", "Enquêtes ménages et comptages de trafic"]),
        Job("Agence d'urbanisme du Pays d'Aunis", "Chargée d'études", "2012-10", "2014-12", "La Rochelle", "Diagnostic du stationnement et schéma cyclable de l'agglomération.", []),
        Job("Ville d'Abidjan-Lagune", "Stagiaire", "2012-03", "2012-08", "Abidjan", "", []),
    ],
    [School("École des Territoires de l'Ouest", "Master 2", "Urbanisme et aménagement", "2010", "2012", "Rennes", "Mention bien"), School("Université de Haute-Vilaine", "Licence", "Géographie", "2007", "2010", "Rennes"), School("Lycée Jeanne-Barret", "Baccalauréat", "Économique et social", "", "2007", "Saint-Malo")],
    {"Métier": ["Concertation publique", "Conduite de projet", "Marchés publics", "Modélisation de trafic"], "Logiciels": ["QGIS", "AutoCAD", "Visum", "MS Project"]},
    lang="fr", street="8 rue de la Fosse, 44000 Nantes", phone2="01 99 00 52 18", born="née le 3 mai 1989", nationality="française et ivoirienne",
    certs=[Cert("Certification PRINCE2 Foundation", "Institut du Projet", "2019-03"), Cert("Habilitation à la concertation", "Atelier des Communes", "2021-06")],
    honours=[Honour("Prix du jeune urbaniste", "Fédération des Agences de l'Ouest", "2016", "Pour le schéma cyclable d'Aunis")], languages=[("Anglais", "courant"), ("Espagnol", "intermédiaire"), ("Baoulé", "notions")],
    interests=["Voile légère", "Chorale gospel"], volunteering=[Job("Vélo-École Nantaise", "Monitrice bénévole", "2018", "now")],
)

FRESNAYE = Person(
    "Jean-Baptiste de La Fresnaye", ("Jean-Baptiste", "de La Fresnaye"), "Œnologue et maître de chai", "jb.delafresnaye@example.com", "06 39 98 17 60", "Beaune (21)",
    "Quinze vendanges, trois continents, un seul principe : goûter avant de corriger.",
    [
        Job("Domaine des Trois Murets", "Maître de chai", "2018-06", "now", "Meursault", "", ["Vinification de 22 hectares en agriculture biologique, certifiés depuis 2021", "Réduction du soufre total de 90 à 55 mg/l en quatre millésimes", "Encadrement de cinq permanents et de trente vendangeurs"]),
        Job("Cave coopérative de Saint-Véran-le-Haut", "Œnologue conseil", "2013-09", "2018-05", "Mâcon", "Suivi de 64 adhérents, du contrôle de maturité à l'assemblage.", ["Création d'une cuvée parcellaire vendue en primeur"]),
        Job("Tui Ridge Wines", "Cellar Hand", "2012-02", "2012-06", "Marlborough, Nouvelle-Zélande", "", []),
        Job("Château Pindefleurs-Lagrave", "Assistant œnologue", "2010-09", "2011-12", "Saint-Émilion", "", ["Analyses de laboratoire et dégustation quotidienne des cuves"]),
    ],
    [School("Institut du Vin de Bourgogne-Sud", "Diplôme national d'œnologue", "", "2008", "2010", "Dijon"), School("Université de la Côte", "Licence", "Biochimie", "2005", "2008", "Dijon")],
    {"": ["Vinification parcellaire", "Dégustation", "Analyses œnologiques", "Conduite d'équipe", "Réglementation AOC", "Isagri Vin"]},
    lang="fr", street="Chemin des Vignes-Basses, 21200 Beaune", born="36 ans", nationality="Nationalité française", certs=[Cert("Certiphyto décideur", "Chambre d'agriculture", "2022-01"), Cert("WSET niveau 3", "Wine School Beaune", "2014-04")],
    honours=[Honour("Médaille d'or, Concours des Grands Blancs", "Confrérie de Mâcon", "2021", "Cuvée Les Murets 2019", "", "competition")], languages=[("Anglais", "C1"), ("Italien", "B1")], interests=["Trail", "Apiculture"],
)

AISSATOU = Person(
    "Aïssatou DIALLO", ("Aïssatou", "DIALLO"), "Étudiante en data science – alternance à partir de septembre", "aissatou.diallo@example.net", "01 99 00 73 45", "Lille",
    "Étudiante curieuse et rigoureuse, à la recherche d'une alternance de deux ans dans la santé ou l'énergie.",
    [
        Job("Centre hospitalier des Flandres", "Stagiaire data analyst", "2024-04", "2024-08", "Lille", "", ["Nettoyage de 1,2 million de passages aux urgences", "Tableau de bord des temps d'attente, toujours utilisé par la direction"]),
        Job("Librairie Le Chat-Huant", "Vendeuse à temps partiel", "2022-09", "now", "Lille", "Conseil, caisse et rayon jeunesse le samedi.", []),
        Job("Mairie de Roubaix-Est", "Animatrice centre de loisirs", "2021-07", "2021-08", "Roubaix", "", []),
    ],
    [School("Université des Hauts-Marais", "Master 1", "Mathématiques appliquées", "2024", "now", "Lille"), School("Université des Hauts-Marais", "Licence", "Mathématiques", "2021", "2024", "Lille", "Mention assez bien"), School("Lycée Germaine-Tillon", "Baccalauréat général", "", "", "2021", "Roubaix")],
    {"Langages": ["Python", "R", "SQL"], "Outils": ["pandas", "scikit-learn", "Power BI", "Git"]},
    lang="fr", street="23 rue Solférino, 59000 Lille", born="21 ans", nationality="Permis B",
    projects=[Project("Urgences ouvertes", "Prévision du nombre de passages aux urgences à sept jours", ["Python", "Prophet"], "2024", "2024", "https://git.example.org/adiallo/urgences"), Project("Cartes du froid", "Carte des logements mal isolés de la métropole", ["QGIS", "R"], "2023", "2024")],
    honours=[Honour("Hackathon Données & Santé", "Région Hauts-Marais", "2024", "Équipe de quatre, prototype en 36 heures", "2e place", "hackathon")], languages=[("Français", "langue maternelle"), ("Peul", "bilingue"), ("Anglais", "B2")], interests=["Handball", "Bande dessinée"],
)

MARIAJOSE = Person(
    "María José Echeverría de la Torre", ("María José", "Echeverría de la Torre"), "Arquitecta restauradora", "mj.echeverria@example.com", "+1 305 555 0143", "Miami, Florida",
    "Arquitecta especializada en la rehabilitación de edificios históricos. Dieciséis años entre Zaragoza, La Habana y Miami; más cómoda en el andamio que en el despacho.",
    [
        Job("Estudio Coral Way", "Arquitecta asociada", "2018-01", "now", "Miami", "Rehabilitación de viviendas y teatros de los años veinte.", ["Restauración de la fachada del Teatro Almendares, 3.200 m² de estuco", "Coordinación de ocho contratistas y del expediente de patrimonio", "Formación de dos becarios cada verano"]),
        Job("Oficina del Conservador, Ayuntamiento de Vega Alta", "Arquitecta municipal", "2011-04", "2017-10", "Zaragoza", "", ["Redacción del catálogo de edificios protegidos (418 fichas)", "Inspección técnica de torres y campanarios mudéjares"]),
        Job("Hermanos Lasheras, S.L.", "Jefa de obra", "2008-09", "2011-02", "Huesca", "Obras de consolidación en tres ermitas románicas.", []),
    ],
    [School("Escuela de Arquitectura del Ebro", "Arquitecta Superior", "", "2001", "2008", "Zaragoza", "Proyecto fin de carrera: sobresaliente"), School("Universidad de Montesalvo", "Máster", "Restauración del Patrimonio", "2009", "2010", "Montesalvo")],
    {"Oficio": ["Levantamiento de planos", "Estuco y cal", "Patología de la madera", "Dirección de obra"], "Programas": ["AutoCAD", "Revit", "Agisoft Metashape"]},
    lang="es", street="1420 SW 11th Street, Miami, FL 33135", born="12 de octubre de 1983", nationality="Española", certs=[Cert("Coordinadora de seguridad y salud", "Colegio de Arquitectos del Ebro", "2012-05"), Cert("Piloto de drones A2", "Aeroescuela Sur", "2020-09")],
    honours=[Honour("Premio Mudéjar de Restauración", "Fundación Campanarios", "2016", "Por el catálogo de torres")], languages=[("Español", "nativo"), ("Inglés", "C1"), ("Portugués", "A2")], interests=["Dibujo al natural", "Montañismo"],
)

INIGO = Person(
    "Íñigo Zubizarreta Peña", ("Íñigo", "Zubizarreta Peña"), "Jefe de cocina", "inigo.zubi@example.net", "+33 6 39 98 55 02", "Biarritz, Francia",
    "",
    [
        Job("Restaurante Itsas Begi", "Jefe de cocina", "2019-03", "now", "Biarritz", "", ["Dirección de una brigada de nueve personas y 70 cubiertos por servicio", "Carta de pescado según la lonja del día, sin congelados", "Coste de materia prima bajado del 36 % al 29 %"]),
        Job("Hotel Peñagolosa", "Segundo de cocina", "2015-05", "2019-01", "Castellón", "Banquetes de hasta 400 personas y desayunos.", []),
        Job("Sidrería Txalaparta", "Parrillero", "2011-06", "2015-04", "Astigarraga", "", ["Txuleta, bacalao y noventa servicios de noche"]),
        Job("", "Ayudante de cocina", "2009", "2011", "San Sebastián", "", []),
    ],
    [School("Escuela de Hostelería Urumea", "Técnico Superior", "Dirección de Cocina", "2007", "2009", "San Sebastián"), School("IES Zorroaga", "Bachillerato", "", "", "2007", "San Sebastián")],
    {"": ["Cocina de producto", "Brasa", "Escandallos", "Gestión de equipos", "APPCC", "Compra en lonja"]},
    lang="es", born="27/01/1989", nationality="Española", phone2="01 99 00 31 08", certs=[Cert("Manipulador de alimentos", "Gobierno de Itsasalde", "2023-02")],
    honours=[Honour("Campeonato de Euskadi de Parrilla", "Gremio de Asadores", "2014", "", "Segundo puesto", "competition")], languages=[("Euskera", "nativo"), ("Castellano", "nativo"), ("Francés", "B2")], interests=["Pelota mano", "Micología"], volunteering=[Job("Comedor Social Antigua", "Cocinero voluntario", "2012", "2015")],
)

JOAO = Person(
    "João Gonçalves d'Ávila", ("João Gonçalves", "d'Ávila"), "Professor de Ciências e coordenador pedagógico", "joao.davila@example.org", "+1 416 555 0178", "Toronto, Canadá",
    "Professor de Biologia com doze anos de sala de aula em Portugal e no Canadá. Gosto de hortas escolares, de microscópios antigos e de alunos que fazem perguntas difíceis.",
    [
        Job("Escola Portuguesa de Dundas", "Coordenador pedagógico", "2021-09", "now", "Toronto", "Responsável por 14 docentes e 310 alunos do 5.º ao 9.º ano.", ["Criação de uma horta com estação meteorológica, hoje usada em quatro disciplinas", "Revisão do plano de avaliação com as famílias"]),
        Job("Agrupamento de Escolas da Ribeira Grande", "Professor de Biologia e Geologia", "2014-09", "2021-07", "São Miguel, Açores", "", ["Direção de turma e preparação para exames nacionais", "Clube de vulcanologia: três expedições por ano à Lagoa do Fogo"]),
        Job("Instituto do Mar Atlântico", "Bolseiro de investigação", "2011-02", "2013-12", "Horta, Açores", "Contagem e marcação de cagarros em cinco ilhas.", []),
    ],
    [School("Universidade das Ilhas", "Mestrado", "Ensino da Biologia", "2012", "2014", "Ponta Delgada", "17 valores"), School("Universidade das Ilhas", "Licenciatura", "Biologia Marinha", "2007", "2010", "Ponta Delgada")],
    {"Ensino": ["Planificação curricular", "Avaliação formativa", "Ensino experimental"], "Digital": ["Moodle", "GeoGebra", "Excel"]},
    lang="pt", street="77 Rusholme Road, Toronto, ON", born="5 de junho de 1989", nationality="Portuguesa", certs=[Cert("Formador acreditado", "Conselho da Formação Contínua", "2018-11"), Cert("Primeiros socorros pediátricos", "Cruz Azul", "2022-08")],
    honours=[Honour("Prémio Professor do Ano", "Casa dos Açores do Ontário", "2023", "Pelo projeto da horta escolar")], projects=[Project("Vulcões de Bolso", "Caderno de campo para crianças, traduzido em três línguas", ["InDesign"], "2019", "2020", "https://vulcoes.example.org")],
    languages=[("Português", "língua materna"), ("Inglês", "C1"), ("Francês", "B1")], interests=["Viola da terra", "Observação de aves"],
)
