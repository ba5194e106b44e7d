"""People who write in German, French, Spanish and Portuguese."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

WEISSHAUPT = Person(
    "Jörg Günther Weißhaupt", "Elektrotechnikermeister", "joerg.weisshaupt@example.org", "0171 3920047", "Görlitz",
    "",
    [
        Role("Leiter Mittelspannungsmontage", "Oberlausitzer Energieanlagen GmbH & Co. KG", "Görlitz", "2017-04", "now", ["Verantwortlich für zwölf Monteure und vier Auszubildende", "Umbau von 36 Ortsnetzstationen auf fernwirkbare Schaltanlagen", "Einführung digitaler Prüfprotokolle auf der Baustelle"]),
        Role("Elektromonteur Netzbetrieb", "Stadtwerke Löbau", "Löbau", "2009-08", "2017-03", ["Störungsdienst im 20-kV-Netz mit Rufbereitschaft", "Kabelmessung und Fehlerortung"]),
        Role("Elektroinstallateur", "Elektro Schönfelder", "Bautzen", "2003-09", "2008-12", ["Hausinstallationen, Zählerschränke und Blitzschutz"]),
        Role("Grundwehrdienst", "Bundeswehr, Instandsetzungsbataillon 911", "Weißkeißel", "2002-10", "2003-06"),
    ],
    [Study("Handwerkskammer Neißeland", "Dresden", "Meisterbrief", "Elektrotechnik", "2011-09", "2013-06", "Gesamtnote 2,1"), Study("Berufliches Schulzentrum Bautzen", "Bautzen", "Gesellenbrief", "Elektroinstallation", "1999-08", "2002-07"),
     Study("Mittelschule Innenstadt", "Görlitz", "Realschulabschluss", "", "1993", "1999")],
    {"Fachkenntnisse": ["Mittelspannungsschaltanlagen", "Kabelfehlerortung", "Blitzschutz", "VDE-Prüfungen"], "EDV": ["ELOprint", "SAP PM", "MS Excel"]},
    split=("Jörg Günther", "Weißhaupt"), lang="de", street="Untermarkt 17, 02826 Görlitz", phone2="030 23125 118", born="14.03.1983", nationality="deutsch", family="verheiratet, zwei Kinder",
    cards=[Card("Schaltberechtigung bis 30 kV", "Netzschule Lausitz", "2018-02"), Card("Ausbildereignung (AdA)", "Handwerkskammer Neißeland", "2013-05")],
    tongues=[("Deutsch", "Muttersprache"), ("Polnisch", "gute Kenntnisse"), ("Englisch", "Grundkenntnisse")], likes=["Imkerei", "Posaunenchor"], helping=[Role("Gruppenführer", "Freiwillige Feuerwehr Görlitz", "", "2006", "now")],
)

YILDIZ = Person(
    "Mehmet Yıldız-Krämer", "Pflegefachmann mit Schwerpunkt Intensivpflege", "mehmet.yk@example.org", "030 23125 664", "Berlin-Wedding",
    "Gesundheits- und Krankenpfleger mit elf Jahren Erfahrung auf Intensivstationen. Nach einer Elternzeit arbeite ich heute als Praxisanleiter und suche eine Stelle, in der Ausbildung und Patientenversorgung gleich viel Gewicht haben.",
    [
        Role("Praxisanleiter Intensivpflege", "Klinikum am Schäfersee", "Berlin", "2020-10", "now", ["Entwicklung eines Einarbeitungskonzepts für internationale Pflegekräfte", "Durchführung von Reanimationsschulungen für das gesamte Stationspersonal", "Mitarbeit in der Arbeitsgruppe Beatmungsentwöhnung"], "Anleitung von jährlich achtzehn Auszubildenden auf zwei Intensivstationen."),
        Role("Gesundheits- und Krankenpfleger", "Klinikum am Schäfersee", "Berlin", "2014-04", "2019-09", ["Versorgung beatmeter Patientinnen und Patienten auf einer internistischen Intensivstation", "Nachtdienstverantwortung für zwölf Betten"]),
        Role("Ambulanter Pfleger", "Diakonie-Sozialstation Panke", "Berlin", "2012-10", "2014-03", intro="Häusliche Versorgung und Wundmanagement mit eigener Tour."),
    ],
    [Study("Panke-Hochschule für Gesundheit", "Berlin", "Bachelor of Science", "Pflegepädagogik", "2021-10", "now", "berufsbegleitend"), Study("Krankenpflegeschule Spreebogen", "Berlin", "Staatsexamen", "Gesundheits- und Krankenpflege", "2009-10", "2012-09"),
     Study("Gesundbrunnen-Oberschule", "Berlin", "Abitur", "", "", "2009", "Durchschnitt 2,4")],
    {"Fachlich": ["Beatmungstherapie", "Wundmanagement", "Hämofiltration", "Notfallmanagement"], "Pädagogisch": ["Praxisanleitung", "Simulationstraining"]},
    split=("Mehmet", "Yıldız-Krämer"), lang="de", street="Müllerstraße 212, 13353 Berlin", born="2. Juli 1990 in Izmir", nationality="deutsch und türkisch", family="verheiratet, ein Kind",
    cards=[Card("Fachweiterbildung Intensivpflege und Anästhesie", "Akademie Spreebogen", "2017-11"), Card("Wundexperte", "Wundinitiative Nord", "2015-06")],
    prizes=[Prize("Berliner Pflegepreis", "Stiftung Gute Pflege", "2022", story="Auszeichnung für das Einarbeitungskonzept")],
    tongues=[("Deutsch", "Muttersprache"), ("Türkisch", "Muttersprache"), ("Englisch", "B2")], likes=["Langstreckenlauf", "Saz spielen"],
)

BRUEGGEMANN = Person(
    "Liselotte Brüggemann", "Volljuristin in der Kommunalverwaltung", "l.brueggemann@example.net", "0171 39200 93", "Münster",
    "",
    [
        Role("Leiterin des Rechtsamts", "Kreisverwaltung Steinbecke", "Steinbecke", "2019-01", "now", ["Führung von sechs Mitarbeiterinnen und Mitarbeitern", "Neufassung der Abfallgebührensatzung, gerichtlich bestätigt", "Vergaberechtliche Begleitung des Neubaus der Rettungswache"], "Rechtsberatung von elf Fachämtern; Vertretung vor den Verwaltungsgerichten."),
        Role("Referentin für Bau- und Planungsrecht", "Stadt Altenhövel", "Altenhövel", "2013-05", "2018-12", ["Bebauungspläne von der Aufstellung bis zum Satzungsbeschluss", "Bearbeitung von rund 90 Widersprüchen im Jahr"]),
        Role("Rechtsanwältin", "Kanzlei Dr. Terhorst & Wiegelmann", "Münster", "2011-02", "2013-03"),
        Role("Rechtsreferendarin", "Oberlandesgericht Hammfelde", "Hammfelde", "2008-11", "2010-12", ["Stationen: Landgericht, Staatsanwaltschaft, Bezirksregierung, Wahlstation in Dublin"]),
    ],
    [Study("Westfälische Universität Aatal", "Aatal", "Erstes Juristisches Staatsexamen", "Rechtswissenschaft", "2003-10", "2008-07", "vollbefriedigend (9,8 Punkte)"), Study("Université de Valbrune", "Valbrune", "Licence", "Droit", "2005-09", "2006-06", "Erasmus"),
     Study("Annette-Gymnasium", "Münster", "Abitur", "", "1994", "2003", "Note 1,6")],
    {"Recht": ["Kommunalrecht", "Baurecht", "Vergaberecht", "Abgabenrecht"], "EDV-Kenntnisse": ["juris", "MS Office", "e-Akte"]},
    split=("Liselotte", "Brüggemann"), lang="de", street="Kreuzstr. 5, 48143 Münster", email2="brueggemann.lotte@example.com", born="09.11.1984 in Warendorf", nationality="deutsch", family="ledig",
    cards=[Card("Fachanwaltslehrgang Verwaltungsrecht", "Juristische Akademie Münsterland", "2012-10")], prizes=[Prize("Preis für die beste Seminararbeit", "Freunde der Aatal-Universität", "2007")],
    tongues=[("Englisch", "verhandlungssicher"), ("Französisch", "fließend"), ("Niederländisch", "Grundkenntnisse")], likes=["Kirchenmusik (Orgel)", "Radreisen"], helping=[Role("Ehrenamtliche Begleiterin", "Hospizverein Münster-Ost", "", "2016", "now")],
)

ELODIE = Person(
    "Élodie Lefèvre-N'Guessan", "Cheffe de projet mobilité urbaine", "elodie.lefevre@example.org", "06 39 98 41 27", "Nantes",
    "Urbaniste de formation, passée par le conseil puis par la collectivité. Je conduis des projets de voirie et de transport depuis l'étude d'opportunité jusqu'à l'inauguration, avec les riverains autour de la table.",
    [
        Role("Cheffe de projet bus à haut niveau de service", "Métropole de l'Estuaire", "Nantes", "2020-09", "now", ["Animation de quarante réunions publiques dans sept communes", "Pilotage des maîtres d'œuvre et du planning de déviation des réseaux", "Mise en service du premier tronçon avec trois mois d'avance"], "Ligne de 14 km, 26 stations, budget de 92 M€."),
        Role("Consultante en mobilité", "Cabinet Roussel & Associés", "Rennes", "2015-02", "2020-08", ["Plans de déplacements pour douze intercommunalités bretonnes", "Enquêtes ménages et comptages de trafic"]),
        Role("Chargée d'études", "Agence d'urbanisme du Pays d'Aunis", "La Rochelle", "2012-10", "2014-12", intro="Diagnostic du stationnement et schéma cyclable de l'agglomération."),
        Role("Stagiaire", "Ville d'Abidjan-Lagune", "Abidjan", "2012-03", "2012-08"),
    ],
    [Study("École des Territoires de l'Ouest", "Rennes", "Master 2", "Urbanisme et aménagement", "2010", "2012", "Mention bien"), Study("Université de Haute-Vilaine", "Rennes", "Licence", "Géographie", "2007", "2010"), Study("Lycée Jeanne-Barret", "Saint-Malo", "Baccalauréat", "Économique et social", "", "2007")],
    {"Métier": ["Concertation publique", "Conduite de projet", "Marchés publics", "Modélisation de trafic"], "Logiciels": ["QGIS", "AutoCAD", "Visum", "MS Project"]},
    split=("Élodie", "Lefèvre-N'Guessan"), lang="fr", street="8 rue de la Fosse, 44000 Nantes", phone2="01 99 00 52 18", born="née le 3 mai 1989", nationality="française et ivoirienne",
    cards=[Card("Certification PRINCE2 Foundation", "Institut du Projet", "2019-03"), Card("Habilitation à la concertation", "Atelier des Communes", "2021-06")],
    prizes=[Prize("Prix du jeune urbaniste", "Fédération des Agences de l'Ouest", "2016", story="Pour le schéma cyclable d'Aunis")], tongues=[("Anglais", "courant"), ("Espagnol", "intermédiaire"), ("Baoulé", "notions")],
    likes=["Voile légère", "Chorale gospel"], helping=[Role("Monitrice bénévole", "Vélo-École Nantaise", "", "2018", "now")],
)

FRESNAYE = Person(
    "Jean-Baptiste de La Fresnaye", "Œnologue et maître de chai", "jb.delafresnaye@example.com", "06 39 98 17 60", "Beaune (21)",
    "Quinze vendanges, trois continents, un seul principe : goûter avant de corriger.",
    [
        Role("Maître de chai", "Domaine des Trois Murets", "Meursault", "2018-06", "now", ["Vinification de 22 hectares en agriculture biologique, certifiés depuis 2021", "Réduction du soufre total de 90 à 55 mg/l en quatre millésimes", "Encadrement de cinq permanents et de trente vendangeurs"]),
        Role("Œnologue conseil", "Cave coopérative de Saint-Véran-le-Haut", "Mâcon", "2013-09", "2018-05", ["Création d'une cuvée parcellaire vendue en primeur"], "Suivi de 64 adhérents, du contrôle de maturité à l'assemblage."),
        Role("Cellar Hand", "Tui Ridge Wines", "Marlborough, Nouvelle-Zélande", "2012-02", "2012-06"),
        Role("Assistant œnologue", "Château Pindefleurs-Lagrave", "Saint-Émilion", "2010-09", "2011-12", ["Analyses de laboratoire et dégustation quotidienne des cuves"]),
    ],
    [Study("Institut du Vin de Bourgogne-Sud", "Dijon", "Diplôme national d'œnologue", "", "2008", "2010"), Study("Université de la Côte", "Dijon", "Licence", "Biochimie", "2005", "2008")],
    {"": ["Vinification parcellaire", "Dégustation", "Analyses œnologiques", "Conduite d'équipe", "Réglementation AOC", "Isagri Vin"]},
    split=("Jean-Baptiste", "de La Fresnaye"), lang="fr", street="Chemin des Vignes-Basses, 21200 Beaune", born="36 ans", nationality="Nationalité française", cards=[Card("Certiphyto décideur", "Chambre d'agriculture", "2022-01"), Card("WSET niveau 3", "Wine School Beaune", "2014-04")],
    prizes=[Prize("Médaille d'or, Concours des Grands Blancs", "Confrérie de Mâcon", "2021", story="Cuvée Les Murets 2019", type="competition")], tongues=[("Anglais", "C1"), ("Italien", "B1")], likes=["Trail", "Apiculture"],
)

AISSATOU = Person(
    "Aïssatou DIALLO", "Étudiante en data science – alternance à partir de septembre", "aissatou.diallo@example.net", "01 99 00 73 45", "Lille",
    "Étudiante curieuse et rigoureuse, à la recherche d'une alternance de deux ans dans la santé ou l'énergie.",
    [
        Role("Stagiaire data analyst", "Centre hospitalier des Flandres", "Lille", "2024-04", "2024-08", ["Nettoyage de 1,2 million de passages aux urgences", "Tableau de bord des temps d'attente, toujours utilisé par la direction"]),
        Role("Vendeuse à temps partiel", "Librairie Le Chat-Huant", "Lille", "2022-09", "now", intro="Conseil, caisse et rayon jeunesse le samedi."),
        Role("Animatrice centre de loisirs", "Mairie de Roubaix-Est", "Roubaix", "2021-07", "2021-08"),
    ],
    [Study("Université des Hauts-Marais", "Lille", "Master 1", "Mathématiques appliquées", "2024", "now"), Study("Université des Hauts-Marais", "Lille", "Licence", "Mathématiques", "2021", "2024", "Mention assez bien"), Study("Lycée Germaine-Tillon", "Roubaix", "Baccalauréat général", "", "", "2021")],
    {"Langages": ["Python", "R", "SQL"], "Outils": ["pandas", "scikit-learn", "Power BI", "Git"]},
    split=("Aïssatou", "DIALLO"), lang="fr", street="23 rue Solférino, 59000 Lille", born="21 ans", nationality="Permis B",
    works=[Work("Urgences ouvertes", "Prévision du nombre de passages aux urgences à sept jours", ["Python", "Prophet"], "2024", "2024", "https://git.example.org/adiallo/urgences"), Work("Cartes du froid", "Carte des logements mal isolés de la métropole", ["QGIS", "R"], "2023", "2024")],
    prizes=[Prize("Hackathon Données & Santé", "Région Hauts-Marais", "2024", "2e place", "Équipe de quatre, prototype en 36 heures", type="hackathon")], tongues=[("Français", "langue maternelle"), ("Peul", "bilingue"), ("Anglais", "B2")], likes=["Handball", "Bande dessinée"],
)

MARIAJOSE = Person(
    "María José Echeverría de la Torre", "Arquitecta restauradora", "mj.echeverria@example.com", "+1 305 555 0143", "Miami, Florida",
    "Arquitecta especializada en la rehabilitación de edificios históricos. Dieciséis años entre Zaragoza, La Habana y Miami; más cómoda en el andamio que en el despacho.",
    [
        Role("Arquitecta asociada", "Estudio Coral Way", "Miami", "2018-01", "now", ["Restauración de la fachada del Teatro Almendares, 3.200 m² de estuco", "Coordinación de ocho contratistas y del expediente de patrimonio", "Formación de dos becarios cada verano"], "Rehabilitación de viviendas y teatros de los años veinte."),
        Role("Arquitecta municipal", "Oficina del Conservador, Ayuntamiento de Vega Alta", "Zaragoza", "2011-04", "2017-10", ["Redacción del catálogo de edificios protegidos (418 fichas)", "Inspección técnica de torres y campanarios mudéjares"]),
        Role("Jefa de obra", "Hermanos Lasheras, S.L.", "Huesca", "2008-09", "2011-02", intro="Obras de consolidación en tres ermitas románicas."),
    ],
    [Study("Escuela de Arquitectura del Ebro", "Zaragoza", "Arquitecta Superior", "", "2001", "2008", "Proyecto fin de carrera: sobresaliente"), Study("Universidad de Montesalvo", "Montesalvo", "Máster", "Restauración del Patrimonio", "2009", "2010")],
    {"Oficio": ["Levantamiento de planos", "Estuco y cal", "Patología de la madera", "Dirección de obra"], "Programas": ["AutoCAD", "Revit", "Agisoft Metashape"]},
    split=("María José", "Echeverría de la Torre"), lang="es", street="1420 SW 11th Street, Miami, FL 33135", born="12 de octubre de 1983", nationality="Española", cards=[Card("Coordinadora de seguridad y salud", "Colegio de Arquitectos del Ebro", "2012-05"), Card("Piloto de drones A2", "Aeroescuela Sur", "2020-09")],
    prizes=[Prize("Premio Mudéjar de Restauración", "Fundación Campanarios", "2016", story="Por el catálogo de torres")], tongues=[("Español", "nativo"), ("Inglés", "C1"), ("Portugués", "A2")], likes=["Dibujo al natural", "Montañismo"],
)

INIGO = Person(
    "Íñigo Zubizarreta Peña", "Jefe de cocina", "inigo.zubi@example.net", "+33 6 39 98 55 02", "Biarritz, Francia",
    "",
    [
        Role("Jefe de cocina", "Restaurante Itsas Begi", "Biarritz", "2019-03", "now", ["Dirección de una brigada de nueve personas y 70 cubiertos por servicio", "Carta de pescado según la lonja del día, sin congelados", "Coste de materia prima bajado del 36 % al 29 %"]),
        Role("Segundo de cocina", "Hotel Peñagolosa", "Castellón", "2015-05", "2019-01", intro="Banquetes de hasta 400 personas y desayunos."),
        Role("Parrillero", "Sidrería Txalaparta", "Astigarraga", "2011-06", "2015-04", ["Txuleta, bacalao y noventa servicios de noche"]),
        Role("Ayudante de cocina", "", "San Sebastián", "2009", "2011"),
    ],
    [Study("Escuela de Hostelería Urumea", "San Sebastián", "Técnico Superior", "Dirección de Cocina", "2007", "2009"), Study("IES Zorroaga", "San Sebastián", "Bachillerato", "", "", "2007")],
    {"": ["Cocina de producto", "Brasa", "Escandallos", "Gestión de equipos", "APPCC", "Compra en lonja"]},
    split=("Íñigo", "Zubizarreta Peña"), lang="es", born="27/01/1989", nationality="Española", phone2="01 99 00 31 08", cards=[Card("Manipulador de alimentos", "Gobierno de Itsasalde", "2023-02")],
    prizes=[Prize("Campeonato de Euskadi de Parrilla", "Gremio de Asadores", "2014", "Segundo puesto", type="competition")], tongues=[("Euskera", "nativo"), ("Castellano", "nativo"), ("Francés", "B2")], likes=["Pelota mano", "Micología"], helping=[Role("Cocinero voluntario", "Comedor Social Antigua", "", "2012", "2015")],
)

JOAO = Person(
    "João Gonçalves d'Ávila", "Professor de Ciências e coordenador pedagógico", "joao.davila@example.org", "+1 416 555 0178", "Toronto, Canadá",
    "Professor de Biologia com doze anos de sala de aula em Portugal e no Canadá. Gosto de hortas escolares, de microscópios antigos e de alunos que fazem perguntas difíceis.",
    [
        Role("Coordenador pedagógico", "Escola Portuguesa de Dundas", "Toronto", "2021-09", "now", ["Criação de uma horta com estação meteorológica, hoje usada em quatro disciplinas", "Revisão do plano de avaliação com as famílias"], "Responsável por 14 docentes e 310 alunos do 5.º ao 9.º ano."),
        Role("Professor de Biologia e Geologia", "Agrupamento de Escolas da Ribeira Grande", "São Miguel, Açores", "2014-09", "2021-07", ["Direção de turma e preparação para exames nacionais", "Clube de vulcanologia: três expedições por ano à Lagoa do Fogo"]),
        Role("Bolseiro de investigação", "Instituto do Mar Atlântico", "Horta, Açores", "2011-02", "2013-12", intro="Contagem e marcação de cagarros em cinco ilhas."),
    ],
    [Study("Universidade das Ilhas", "Ponta Delgada", "Mestrado", "Ensino da Biologia", "2012", "2014", "17 valores"), Study("Universidade das Ilhas", "Ponta Delgada", "Licenciatura", "Biologia Marinha", "2007", "2010")],
    {"Ensino": ["Planificação curricular", "Avaliação formativa", "Ensino experimental"], "Digital": ["Moodle", "GeoGebra", "Excel"]},
    split=("João Gonçalves", "d'Ávila"), lang="pt", street="77 Rusholme Road, Toronto, ON", born="5 de junho de 1989", nationality="Portuguesa", cards=[Card("Formador acreditado", "Conselho da Formação Contínua", "2018-11"), Card("Primeiros socorros pediátricos", "Cruz Azul", "2022-08")],
    prizes=[Prize("Prémio Professor do Ano", "Casa dos Açores do Ontário", "2023", story="Pelo projeto da horta escolar")], works=[Work("Vulcões de Bolso", "Caderno de campo para crianças, traduzido em três línguas", ["InDesign"], "2019", "2020", "https://vulcoes.example.org")],
    tongues=[("Português", "língua materna"), ("Inglês", "C1"), ("Francês", "B1")], likes=["Viola da terra", "Observação de aves"],
)
