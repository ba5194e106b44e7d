"""People whose résumés are written in Spanish, German and Dutch; all invented."""

from .people import award, cert, helper, job, person, project, school

SPANISH = [
    person(
        "Íñigo Echeverría Lasa", "Ingeniero de mantenimiento ferroviario", "inigo.echeverria@example.org", "+33 6 39 98 41 27", "Hendaya (Francia)",
        "Ingeniero industrial con doce años entre talleres y catenarias. Me gustan las averías raras, los equipos pequeños y los planes de mantenimiento que caben en una hoja.",
        [
            job("Responsable de mantenimiento de flota", "Ferrocarriles del Bidasoa, S.A.", "Irún", "2019-10", "", "Coordino a 23 técnicos en dos turnos y una flota de 31 unidades", "Disponibilidad de trenes del 88 % al 94 % en tres años", "Puesta en marcha de un banco de pruebas para convertidores"),
            job("Ingeniero de fiabilidad", "Talleres Goñi e Hijos, S.L.", "Beasain", "2014-02", "2019-09", "Análisis de averías en puertas y bogies; 140 informes", "Rediseño de un soporte que se agrietaba cada invierno"),
            job("Técnico de catenaria en prácticas", "Eskualde Trenak", "San Sebastián", "2013-01", "2013-10"),
        ],
        [school("Máster", "Ingeniería Ferroviaria", "Escuela Técnica del Cantábrico", "Santander", "2012", "2013"), school("Ingeniería Técnica Industrial", "Mecánica", "Universidad de Oria", "Tolosa", "2007", "2012")],
        {"": ["RCM", "Análisis de vibraciones", "SAP PM", "AutoCAD", "Gestión de repuestos", "Lectura de esquemas eléctricos"]},
        certs=[cert("Trabajos en altura", "Fundación Andamio", "2022-03"), cert("Auditor interno ISO 55001", "Instituto Ibérico de Calidad", "2020-11")],
        languages=[("Euskera", "C1"), ("Francés", "B2"), ("Inglés", "B2")], interests=["Remo en trainera", "Cocina de cuchara"]),
    person(
        "Rocío Valdivieso Ñíguez", "Enfermera de cuidados paliativos", "rocio.vn@example.net", "+44 7700 900827", "Brighton, Reino Unido",
        "Enfermera desde 2011, los últimos siete años acompañando a pacientes al final de la vida en su casa. Escucho antes de hablar.",
        [
            job("Enfermera especialista en paliativos", "Seahaven Hospice at Home", "Brighton", "2017-05", "", "Visitas domiciliarias a unas 30 familias al mes, de guardia una semana de cada cuatro", "Creé una guía bilingüe de bombas de infusión para cuidadores"),
            job("Enfermera de oncología", "Hospital Virgen del Azahar", "Huelva", "2013-09", "2017-03", "Planta de 28 camas, administración de quimioterapia", "Tutora de alumnado de tercero"),
            job("Enfermera", "Residencia Los Almendros", "Ayamonte", "2011-07", "2013-08", intro="Sustituciones de verano y después contrato fijo, con 90 residentes a cargo en turno de noche."),
        ],
        [school("Grado", "Enfermería", "Universidad de Odiel", "Huelva", "2007", "2011"), school("Máster", "Cuidados Paliativos", "Universidad Abierta de Levante", "Valencia", "2015", "2016")],
        {"": ["Control de síntomas", "Vías subcutáneas", "Comunicación de malas noticias", "Duelo", "SystmOne"]},
        certs=[cert("Soporte Vital Avanzado", "Consejo Andaluz de Reanimación", "2023-01")],
        languages=[("Inglés", "C1"), ("Portugués", "B1")], interests=["Coro flamenco", "Senderismo"], awards=[award("Premio a la Mejor Comunicación Oral", "Congreso Ibérico de Paliativos", "2016", "Sobre el uso de la música en las curas")]),
    person(
        "Wilmer Chuquimia Quispe", "Contador público", "wchuquimia@example.com", "+1 202 555 0187", "Silver Spring, Maryland",
        "Contador boliviano con experiencia en cooperativas, una empresa minera y organizaciones sin fines de lucro de Washington. Ordenado, discreto y puntual con los impuestos.",
        [
            job("Contador principal", "Casa Andina Community Fund", "Washington, D. C.", "2021-02", "", "Estados financieros mensuales de 14 proyectos y 3,2 millones de dólares", "Dos auditorías externas sin observaciones"),
            job("Auxiliar contable", "Potomac Bakery Supply LLC", "Hyattsville", "2018-08", "2021-01", "Conciliaciones bancarias y cuentas por pagar de 220 proveedores"),
            job("Analista de costos", "Empresa Minera Illimani Sur", "Oruro, Bolivia", "2013-04", "2017-12", "Costeo por tonelada de tres niveles de la mina", "Inventario físico de almacenes cada trimestre"),
            job("Pasante", "Cooperativa de Ahorro San Bartolomé", "El Alto, Bolivia", "2012", "2012"),
        ],
        [school("Licenciatura", "Contaduría Pública", "Universidad Altiplánica de El Alto", "El Alto", "2008", "2013"), school("Diplomado", "Normas Internacionales de Información Financiera", "Colegio de Estudios Tributarios", "La Paz", "", "2015")],
        {"": ["QuickBooks", "Excel", "Presupuestos", "Conciliaciones", "Declaraciones fiscales", "Sage 50"]},
        certs=[cert("QuickBooks ProAdvisor", "Ledger Academy", "2019-06")],
        languages=[("Aimara", "lengua materna"), ("Inglés", "C1")], interests=["Zampoña", "Fútbol de salón"]),
]

GERMAN = [
    person(
        "Annegret Sülzbach-Thiele", "Bilanzbuchhalterin", "a.suelzbach@example.org", "030 23125 418", "Lindenstieg 14, 13595 Berlin",
        "",
        [
            job("Leiterin Finanzbuchhaltung", "Havelglas Manufaktur GmbH & Co. KG", "Berlin", "2016-04", "", "Monats- und Jahresabschlüsse nach HGB für drei Gesellschaften", "Einführung des digitalen Rechnungseingangs, Durchlaufzeit von elf auf drei Tage", "Führung von fünf Mitarbeiterinnen"),
            job("Bilanzbuchhalterin", "Steuerkanzlei Dr. Ohlendiek & Partner", "Potsdam", "2009-08", "2016-03", "Betreuung von 35 Mandanten aus Handwerk und Gastronomie"),
            job("Elternzeit", "", "", "2007-06", "2009-07"),
            job("Buchhalterin", "Spedition Krumbiegel", "Magdeburg", "2001-02", "2007-05", "Debitoren, Kreditoren, Mahnwesen"),
        ],
        [school("Geprüfte Bilanzbuchhalterin", "", "Kammerakademie Spree", "Berlin", "2010", "2012"), school("Ausbildung", "Bürokauffrau", "Spedition Krumbiegel", "Magdeburg", "1998", "2001", "Note: gut")],
        {"EDV": ["DATEV", "SAP FI", "Excel"], "Fachlich": ["HGB", "Umsatzsteuer", "Konsolidierung"]},
        certs=[cert("Ausbildereignung", "Kammerakademie Spree", "2014-10")],
        languages=[("Englisch", "gut"), ("Russisch", "Grundkenntnisse")], interests=["Chorgesang", "Rosenzucht"]),
    person(
        "Murat Yıldızhan", "Industriemeister Metall", "m.yildizhan@example.net", "0171 3920044", "Kornblumenweg 3, 47533 Kleve",
        "",
        [
            job("Industriemeister Fräserei", "Brückner Getriebebau AG", "Kleve", "2018-01", "", "Verantwortlich für 18 Bearbeitungszentren und 26 Facharbeiter", "Rüstzeiten um ein Drittel gesenkt durch Nullpunkt-Spannsysteme"),
            job("Schichtführer", "Brückner Getriebebau AG", "Kleve", "2013-07", "2017-12", "Einteilung der Nachtschicht, Erstteilprüfung"),
            job("CNC-Fräser", "Zeitarbeit Nordrhein Personal GmbH", "Wesel", "2011-09", "2013-06", "Einsätze bei vier Maschinenbauern der Region"),
        ],
        [school("Industriemeister", "Metall", "Meisterschule Niederrhein", "Duisburg", "2015", "2017"), school("Ausbildung", "Zerspanungsmechaniker", "Walzwerk Ruhrort", "Duisburg", "2008", "2011")],
        {"Maschinen": ["Heidenhain", "Siemens 840D", "5-Achs-Fräsen"], "Führung": ["Schichtplanung", "5S", "REFA-Zeitstudien"]},
        certs=[cert("Staplerschein", "Fahrschule Terhorst", "2012-03"), cert("Qualitätsbeauftragter", "Prüfverein West", "2019-11")],
        languages=[("Türkisch", "Muttersprache"), ("Niederländisch", "B1")], interests=["Jugendtrainer Fußball"],
        helping=[helper("Jugendtrainer", "SV Rheinwacht Kleve", "2014", "", "D-Jugend, zweimal wöchentlich")]),
    person(
        "Leonie Voßbeck", "Umweltingenieurin", "leonie.vossbeck@example.com", "069 90009 233", "Dreikönigsgasse 8, 60594 Frankfurt am Main",
        "",
        [
            job("Projektingenieurin Altlasten", "Terra Sana Ingenieurgesellschaft mbH", "Frankfurt am Main", "2022-03", "", "Planung und Überwachung von 12 Grundwassersanierungen", "Abstimmung mit unteren Wasserbehörden in Hessen und Rheinland-Pfalz"),
            job("Werkstudentin Labor", "Wasserverband Lahntal", "Marburg", "2019-10", "2021-09", "Probenahme und Ionenchromatographie"),
            job("Freiwilliges Ökologisches Jahr", "Vogelwarte Hallig Süderoog", "Nordfriesland", "2014-08", "2015-07"),
        ],
        [school("M. Sc.", "Umweltingenieurwesen", "Technische Universität Rhein-Taunus", "Darmstadt", "2018", "2021", "Note 1,4"), school("B. Sc.", "Geowissenschaften", "Universität Oberlahn", "Marburg", "2015", "2018"), school("Abitur", "", "Elisabeth-Selbert-Schule", "Wetzlar", "", "2014")],
        {"Software": ["FEFLOW", "QGIS", "Python"], "Gelände": ["Pumpversuche", "Bodenansprache", "Probenahme nach DIN"]},
        certs=[cert("Sachkunde Asbest nach TRGS 519", "Bildungswerk Main", "2023-02")],
        languages=[("Englisch", "C1"), ("Spanisch", "A2")], interests=["Rudern", "Bienen"]),
]

DUTCH = [
    person(
        "Maartje van 't Riet", "Stedenbouwkundige", "maartje@vantriet.example.com", "+49 171 3920021", "Kranenburg (Duitsland)",
        "Stedenbouwkundige met een zwak voor stationsgebieden en moeilijke inspraakavonden. Ik teken liever met bewoners dan voor bewoners.",
        [
            job("Senior stedenbouwkundige", "Gemeente Waalwijkerdam", "Waalwijkerdam", "2020-09", "", "Projectleider herinrichting stationskwartier, 640 woningen en een busstation", "Begeleidde elf bewonersateliers met samen ruim negenhonderd deelnemers"),
            job("Stedenbouwkundig ontwerper", "Bureau Klinker & Gras", "Nijmegen", "2014-03", "2020-08", "Beeldkwaliteitsplannen voor zes dorpskernen", "Winnend ontwerp voor een waterplein dat drie hoosbuien heeft doorstaan"),
            job("Junior tekenaar", "Architectenbureau Soeteman B.V.", "Arnhem", "2012-01", "2014-02"),
        ],
        [school("MSc", "Urbanism", "Technische Hogeschool Merwede", "Gorinchem", "2009", "2011"), school("BSc", "Bouwkunde", "Technische Hogeschool Merwede", "Gorinchem", "2006", "2009")],
        {"": ["AutoCAD", "QGIS", "Omgevingswet", "Participatie", "Schetsen", "InDesign"]},
        certs=[cert("Register Stedenbouw", "Bond van Ontwerpers", "2015-05")], awards=[award("Gouden Stoeptegel", "Stichting Openbare Ruimte", "2019", "Voor het waterplein in Lentseveld")],
        languages=[("Duits", "vloeiend"), ("Engels", "vloeiend")], interests=["Schaatsen", "Linosnede"]),
    person(
        "Youssef El Amrani", "Teamleider magazijn", "y.elamrani@example.net", "+49 171 3920077", "Nordhorn (Duitsland)",
        "Van orderpicker tot teamleider in negen jaar. Rustig als het druk is, en altijd als eerste bij het dock.",
        [
            job("Teamleider inbound", "Vechtstroom Logistiek B.V.", "Hardenberg", "2021-02", "", "Stuurt 34 medewerkers aan in twee ploegen", "Foutpercentage bij ontvangst van 1,9 naar 0,6 procent gebracht"),
            job("Heftruckchauffeur", "Vechtstroom Logistiek B.V.", "Hardenberg", "2017-05", "2021-01", "Reachtruck en smallegangentruck, tot elf meter hoogte"),
            job("Orderpicker", "Uitzendbureau Werkmaat", "Almelo", "2015-09", "2017-04", intro="Wisselende opdrachten bij een drogisterijketen en een groothandel in fietsonderdelen."),
        ],
        [school("MBO 4", "Logistiek teamleider", "ROC Tubbergen", "Almelo", "2018", "2020"), school("VMBO", "Techniek", "Het Ravelijn College", "Almelo", "2010", "2014")],
        {"": ["WMS", "Voorraadbeheer", "Werkplanning", "Voice picking", "BHV"]},
        certs=[cert("Reachtruckcertificaat", "Opleidingshuis Twente", "2022-06"), cert("VCA-VOL", "Opleidingshuis Twente", "2021-03")],
        languages=[("Arabisch", "moedertaal"), ("Duits", "goed")], interests=["Zaalvoetbal"]),
    person(
        "Sjoerd Hiemstra", "Docent scheikunde en zeilmaker", "sjoerd.hiemstra@example.org", "+46 70 174 06 12", "Karlskrona, Zweden",
        "Na vijftien jaar scheikundelokaal maak ik zeilen, maar ik geef nog elke week les. Zoekt een baan waarin beide kunnen.",
        [
            job("Zeilmaker", "Blekinge Segel AB", "Karlskrona", "2022-08", "", "Snijdt en naait tuigage voor klassieke jachten tot 18 meter", "Verzorgt de reparatiecursus op woensdagavond"),
            job("Docent scheikunde", "Gemma Frisius Lyceum", "Sneek", "2007-08", "2022-06", "Bovenbouw havo en vwo, ook mentor", "Schreef een practicumboekje dat op negen scholen wordt gebruikt"),
            job("Analist", "Zuivelcoöperatie De Lyts Koe", "Bolsward", "2004", "2007", "Vet- en eiwitbepalingen in rauwe melk"),
        ],
        [school("Eerstegraads lerarenopleiding", "Scheikunde", "Rijksuniversiteit Eemsdelta", "Delfzijl", "2005", "2007"), school("HLO", "Analytische chemie", "Hogeschool De Waddenzee", "Leeuwarden", "2000", "2004")],
        {"": ["Lesontwikkeling", "Toetsen maken", "Industriële naaimachine", "Splitsen en takelen", "GC-MS"]},
        certs=[cert("Vaarbewijs II", "Vaarexamen Noord", "2010-04")], projects=[project("Zout", "Podcast van twaalf afleveringen over de chemie van de zee", ["Audacity"], "https://zout.example.org", "2021", "2022")],
        languages=[("Fries", "moedertaal"), ("Zweeds", "B2"), ("Engels", "C1")], interests=["Skûtsjesilen"]),
]
