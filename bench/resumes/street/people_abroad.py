"""People in Danish, Norwegian, Czech, Latin American Spanish and Canadian French."""

from kit.model import Card, Prize, Study, Work

from .model import Person, Role

SOEREN = Person(
    "Søren Bækgaard Lindhardt", "Lagerchef", "soeren@lindhardt.example.org", "+45 32 55 01 44", "8700 Horsens",
    "Lagerchef med ti års erfaring fra fødevarer og byggematerialer. Jeg går på gulvet hver morgen og kender navnet på alle vikarer.",
    [Role("Lagerchef", "Horsens Frost A/S", "Horsens", "2020-08", "now", ["Personaleansvar for 34 medarbejdere på to hold", "Indførte lodret pluk og skar fejl fra 1,9 til 0,4 procent"], wins=["Årets arbejdsmiljøpris på frysehuset"]),
     Role("Teamleder, varemodtagelse", "Bolius & Søn ApS", "Vejle", "2015-03", "2020-07", ["Planlagde 60 lastbiler om dagen", "Oplærte syv lærlinge"]), Role("Lagermedarbejder", "Bolius & Søn ApS", "Vejle", "2013-09", "2015-02")],
    [Study("Learnmark Handelsskole Øst", "Horsens", "Akademiuddannelse", "Logistik", "2018", "2020"), Study("Vejle Tekniske Gymnasium", "Vejle", "HTX", "", "2010", "2013")],
    {"": ["Lean", "SAP EWM", "Lageroptimering", "Vagtplanlægning", "HACCP"]}, lang="da", cards=[Card("Truckcertifikat B", "AMU Vejle", "2013-10"), Card("Arbejdsmiljøuddannelsen", "Dansk Arbejdsmiljø", "2021-02")], prizes=[Prize("Årets Logistiker", "Foreningen Dansk Lager", "2022")],
    tongues=[("Dansk", "modersmål"), ("Engelsk", "flydende"), ("Tysk", "rimeligt")], likes=["Vinterbadning", "Modelbane"], helping=[Role("Håndboldtræner", "HK Bygholm", "Horsens", "2017", "nu")], personal=["Født 1994", "Gift, to børn", "Kørekort B og BE"])

RAGNHILD = Person(
    "Ragnhild Åsnes Tveit", "Vernepleier", "ragnhild.tveit@example.com", "+47 55 55 01 87", "Bergen",
    "Vernepleier med hjerte for ungdom og lange turnuser. Har bygget opp et bofellesskap fra tomt hus til full drift.",
    [Role("Avdelingsleder", "Fjellsiden bofellesskap", "Bergen", "2021-01", "now", ["Leder 22 ansatte i tredelt turnus", "Ansvar for vedtak og tvangsprotokoller"], wins=["Sykefraværet gikk fra 14 til 6 prosent"]),
     Role("Vernepleier", "Sotra kommune", "Straume", "2016-08", "2020-12", ["Miljøarbeid med fire ungdommer med autisme"]), Role("Nattevakt", "Lyngheim omsorgssenter", "Os", "2014-06", "2016-07")],
    [Study("Høgskolen i Nordhordland", "Knarvik", "Bachelor", "Vernepleie", "2013", "2016"), Study("Vestlandet universitet", "Bergen", "Master", "Helseledelse", "2022", "now")],
    {"": ["Målrettet miljøarbeid", "Turnusplanlegging", "ASK", "Gerica", "Konflikthåndtering"]}, lang="no", cards=[Card("Autorisasjon som vernepleier", "Helsedirektoratet", "2016-07"), Card("Hjerte-lungeredning", "Norsk Folkehjelp Vest", "2023-09")], prizes=[Prize("Inkluderingsprisen", "Bergen Dialogforum", "2023")],
    tongues=[("Norsk", "morsmål"), ("Engelsk", "godt")], likes=["Langrenn", "Korsang"], helping=[Role("Støttekontakt", "Røde Kors", "Bergen", "2012", "2015")], personal=["Født: 14.02.1993", "Førerkort: B"])

VOJTECH = Person(
    "Ing. Vojtěch Šťastný-Dvořák", "Konstruktér", "vojtech.stastny@example.net", "+420 555 010 338", "Plzeň",
    "Strojní konstruktér se zaměřením na převodovky a svařované rámy. Rád chodím do dílny zeptat se, proč to nejde.",
    [Role("Hlavní konstruktér", "Západočeské převody, a.s.", "Plzeň", "2018-04", "now", ["Vedení týmu pěti konstruktérů", "Návrh šnekové převodovky pro lanovky do 90 kW"], wins=["Snížení hmotnosti skříně o 18 %"]),
     Role("Konstruktér", "Kovodílna Hruška s.r.o.", "Rokycany", "2014-09", "2018-03", ["Výkresová dokumentace svařenců pro zemědělské stroje"]), Role("Brigádník v dílně", "Autoservis U Lípy", "Klatovy", "2011-06", "2013-09", intro="Výměny brzd a údržba zvedáků.")],
    [Study("Západní technická univerzita", "Plzeň", "Ing.", "Stavba strojů", "2012", "2014"), Study("Západní technická univerzita", "Plzeň", "Bc.", "Strojírenství", "2009", "2012"), Study("SPŠ strojní Klatovy", "Klatovy", "Maturita", "", "2005", "2009")],
    {"CAD": ["SolidWorks", "Creo", "AutoCAD"], "Výpočty": ["Ansys", "MITCalc"], "Ostatní": ["Svařování MIG", "Tolerování GPS"]}, lang="cs", cards=[Card("Svářečský průkaz 135", "Svarservis Plzeň", "2013-05"), Card("Certified SolidWorks Professional", "Dassault", "2019-11")], prizes=[Prize("Cena děkana", "Západní technická univerzita", "2014")],
    works=[Work("Ruční lis na mošt", "Sklopný lis vyrobený ve dvaceti kusech pro sousedy", ["SolidWorks"], "2020", "2021")], tongues=[("Angličtina", "B2"), ("Němčina", "C1")], likes=["Včelaření", "Dechovka"], personal=["Narozen 3. 8. 1990", "Řidičský průkaz B, T"])

ITZEL = Person(
    "Itzel Guadalupe Cárdenas Poot", "Ingeniera ambiental", "itzel.cardenas@example.org", "+52 55 5555 0163", "Mérida, Yucatán",
    "Ingeniera ambiental con siete años en plantas de tratamiento de agua y permisos federales. Traduzco entre la comunidad, el laboratorio y la dirección.",
    [Role("Jefa de Operación", "Aguas del Mayab, S.A. de C.V.", "Mérida, Yuc.", "2021-02", "now", ["Coordinar tres plantas y 41 operadores", "Gestionar permisos de descarga ante la autoridad federal"], wins=["Reducción de 22 % en consumo de cloro"]),
     Role("Analista de laboratorio", "Grupo Cenote Ingeniería", "Cancún, Q. Roo", "2017-08", "2021-01", ["Muestreo de cenotes en 18 municipios"]), Role("Becaria", "Instituto Peninsular del Agua", "Mérida, Yuc.", "2016-09", "2017-06")],
    [Study("Universidad Tecnológica del Sureste", "Mérida", "Ingeniería", "Ambiental", "2012", "2017"), Study("Colegio de Posgrado del Caribe", "Chetumal", "Maestría", "Gestión del agua", "2022", "2024")],
    {"Técnicas": ["Muestreo de agua", "Cromatografía", "Modelación EPANET"], "Programas": ["AutoCAD Civil 3D", "QGIS", "Excel avanzado"]}, lang="es", cards=[Card("Operador de planta nivel III", "CONAGUA Península", "2019-05"), Card("Auditora interna ISO 14001", "Calidad Maya A.C.", "2022-03")], prizes=[Prize("Premio Estatal a la Juventud", "Gobierno de Yucatán", "2020")],
    tongues=[("Español", "nativo"), ("Maya", "intermedio"), ("Inglés", "B2")], likes=["Espeleología", "Danza"], personal=["Estado civil: soltera", "Nacionalidad: mexicana", "Fecha de nacimiento: 12/12/1993"], referees=[("Ing. Rubén Ek Canul", "Gerente, Grupo Cenote Ingeniería", "+52 55 5555 0120")])

NELSON = Person(
    "Nelson Andrés Quiroga Velandia", "Conductor profesional", "nelson.quiroga@example.com", "+57 601 555 0177", "Bogotá D.C.",
    "Conductor de carga y pasajeros, puntual y responsable, con doce años sin comparendos. Conozco la ruta Bogotá–Buenaventura de día y de noche.",
    [Role("Conductor de tractomula", "Transportes La Sabana Ltda.", "Bogotá", "2016-02", "now", ["Transporte de café y contenedores refrigerados", "Inspección preoperacional del vehículo"]), Role("Conductor de bus", "Expreso Boyacá Real", "Tunja", "2011-05", "2016-01", ["Ruta intermunicipal con 42 pasajeros"]), Role("Auxiliar de bodega", "Almacenes Don Pepe", "Duitama", "2009-01", "2011-04")],
    [Study("Servicio Técnico de Aprendizaje", "Tunja", "Técnico", "Mecánica diésel", "2010", "2011"), Study("Colegio Departamental San Roque", "Duitama", "Bachiller académico", "", "", "2008")],
    {"": ["Manejo defensivo", "Cadena de frío", "Mecánica básica", "Primeros auxilios"]}, lang="es", cards=[Card("Licencia de conducción C3", "Ministerio de Transporte", "2015-12"), Card("Curso de mercancías peligrosas", "Cámara del Transportador", "2021-07")], tongues=[("Español", "nativo")], likes=["Tejo", "Ciclismo"], personal=["Cédula: en poder del empleador", "Estado civil: casado"],
    referees=[("Marta Inés Cuervo", "Jefe de tráfico, Transportes La Sabana", "+57 601 555 0119")])

MARGUERITE = Person(
    "Marguerite Lafrenière-Ouellet", "Technicienne en documentation", "m.lafreniere@example.ca", "418 555-0162", "Trois-Rivières (Québec)",
    "Technicienne en documentation curieuse et méthodique. J’ai catalogué des fonds d’usines, de fanfares et de paroisses, et je sais trouver un classeur dans une cave.",
    [Role("Technicienne en documentation", "Bibliothèque Saint-Maurice", "Shawinigan", "2019-08", "now", ["Cataloguer 3 200 documents par année en RDA", "Animer l’heure du conte et le club des ados"], wins=["Réduction du délai de mise en rayon de six à deux semaines"]),
     Role("Commis aux prêts", "Cégep du Haut-Mauricie", "La Tuque", "2015-09", "2019-06", ["Accueil de 400 étudiants à la session"]), Role("Guide-interprète", "Musée de la Drave", "Grandes-Piles", "2013-06", "2015-08")],
    [Study("Cégep de la Rive", "Trois-Rivières", "DEC", "Techniques de la documentation", "2012", "2015"), Study("Université de la Mauricie", "Trois-Rivières", "Certificat", "Archivistique", "2020", "2022")],
    {"Logiciels": ["Koha", "AtoM", "Suite Office"], "Savoir-faire": ["Catalogage RDA", "Numérisation", "Animation"]}, lang="fr", cards=[Card("Secourisme en milieu de travail", "CNESST", "2023-04"), Card("Gestion des documents numériques", "Réseau des archivistes", "2021-11")], prizes=[Prize("Prix de la relève", "Association des bibliothèques de la Mauricie", "2022")],
    works=[Work("Fanfares d’ici", "Exposition virtuelle de 140 photographies de fanfares", ["AtoM", "Omeka"], "2021", "2022", "fanfares.example.org")], tongues=[("Français", "langue maternelle"), ("Anglais", "avancé")], likes=["Ski de fond", "Accordéon"], helping=[Role("Bénévole", "Banque alimentaire de la Tuque", "La Tuque", "2016", "2019")])
