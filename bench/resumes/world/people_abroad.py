"""Those who write in German, French, Spanish, Portuguese, Italian and Polish."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

JOERG = Person(
    "Jörg-Peter Althaus", "Industriemeister Metall", "jp.althaus@example.net", "030 23125 418", "Am Alten Hochofen 7, 44263 Dortmund",
    "Industriemeister mit 22 Jahren Erfahrung in der Zerspanung. Ich baue Schichten auf, die auch ohne mich laufen, und rede mit dem Einkauf, bevor es knallt.",
    [Role("Fertigungsleiter", "Hellweg Präzisionsteile GmbH & Co. KG", "Dortmund", "2016-04", "now", ["Führung von 38 Mitarbeitenden in drei Schichten", "Rüstzeiten an zwölf Fräszentren um 41 % gesenkt", "Einführung eines digitalen Schichtbuchs"]),
     Role("Schichtführer", "Westfalia Antriebe AG", "Hagen", "2009-01", "2016-03", ["Verantwortung für die Nachtschicht mit 14 Leuten", "Ausbildung von neun Lehrlingen"]),
     Role("Zerspanungsmechaniker", "Dreherei Kuhlmann", "Schwerte", "2002-08", "2008-12", ["Drehen und Fräsen von Einzelteilen bis 2 t"])],
    [Study("IHK-Akademie Ruhrtal", "Dortmund", "Geprüfter Industriemeister", "Metall", "2006", "2008"), Study("Berufskolleg Hansastraße", "Dortmund", "Facharbeiterbrief", "Zerspanungsmechanik", "1999", "2002")],
    {"": ["Heidenhain iTNC", "Siemens Sinumerik", "SMED", "5S", "Personalplanung", "SAP PP"]}, "de",
    cards=[Card("REFA-Grundschein", "REFA Verband", "2011-05"), Card("Ausbildereignungsprüfung (AEVO)", "IHK-Akademie Ruhrtal", "2008-03", "ihk.example.org/aevo/08-2213"), Card("Lean Production Expert", "Bochumer Lean Institut", "2019-10", "lean.example.net/zertifikat/5520")],
    prizes=[Prize("Wettbewerb Fabrik des Jahres", "Wirtschaftsforum Ruhr", "2021-11", "3. Platz", "Kategorie Mittelstand", "fabrikruhr.example.org/2021", "competition"), Prize("Bester Ausbildungsbetrieb", "Handwerkskammer Dortmund", "2018")],
    works=[Work("Digitales Schichtbuch", "Ablösung der Papierlisten an 31 Maschinen", ["Power Apps", "SharePoint"], "2020-02", "2020-11", "hellweg.example.com/schichtbuch")],
    tongues=[("Deutsch", "Muttersprache"), ("Englisch", "B1")], likes=["Modelldampf", "Taubensport"], personal=[("Geburtsdatum", "17.06.1983"), ("Familienstand", "verheiratet, zwei Kinder")])

MAELLE = Person(
    "Maëlle LE GOFF-TANGUY", "Architecte d’intérieur", "maelle.legoff@example.org", "06 39 98 27 41", "12 quai de la Fosse, 44000 Nantes",
    "Architecte d’intérieur spécialisée en rénovation de commerces et réemploi de matériaux. Dix ans de chantiers, de la première esquisse à la levée des réserves.",
    [Role("Architecte d’intérieur associée", "Atelier Bruyère & Sel", "Nantes", "2019-03", "now", ["Conduite de 27 chantiers de commerces de 40 à 900 m²", "62 % de matériaux de réemploi en moyenne depuis 2021"], "Agence de six personnes, marchés publics et privés."),
     Role("Dessinatrice projeteuse", "Cabinet Morvan Architectes", "Rennes", "2015-02", "2019-01", ["Plans d’exécution et suivi de chantier de deux médiathèques", "Relevés 3D de bâtiments anciens"]),
     Role("Stagiaire", "Scénographies du Ponant", "Brest", "2014-03", "2014-07")],
    [Study("École supérieure des arts de Cornouaille", "Quimper", "Master", "Architecture d’intérieur", "2010", "2014"), Study("Lycée Per-Jakez", "Morlaix", "Baccalauréat STD2A", "", "", "2010", "mention bien")],
    {"Logiciels": ["ArchiCAD", "SketchUp", "Rhino", "Adobe InDesign"], "Métier": ["Suivi de chantier", "Réemploi", "Normes ERP", "Chiffrage"]}, "fr",
    cards=[Card("Diagnostiqueur réemploi", "Centre Bâti Durable", "2021-06", "batidurable.example.org/dr/0412"), Card("BIM Modeleur", "AFNOR Compétences", "2018-11", "bim.example.net/certif/18-9921")],
    prizes=[Prize("Prix du commerce sobre", "Région Grand Ouest", "2023-03", "Lauréate", "Boulangerie Fournil 44", "commercesobre.example.org/2023"), Prize("Concours Bois Habité", "Interpro Bois", "2020-02", "2e place", "", "", "competition")],
    works=[Work("Matériauthèque du Ponant", "Catalogue en ligne de matériaux de réemploi bretons", ["Webflow", "Airtable"], "2021-02", "now", "materiautheque.example.org"), Work("Kiosque Sardine", "Kiosque démontable en pin maritime", ["Rhino", "Grasshopper"], "2020-03", "2020-07")],
    tongues=[("Français", "langue maternelle"), ("Anglais", "B2"), ("Breton", "B1")], likes=["Voile", "Linogravure"], personal=[("Permis", "B"), ("Née le", "8 mai 1992")])

THAIS = Person(
    "Thaís Monteiro Vasconcellos", "Engenheira de Dados", "thais.vasconcellos@example.net", "+55 11 5555-0147", "São Paulo - SP",
    "Engenheira de dados com sete anos em varejo e saúde. Gosto de pipelines simples, custos visíveis e tabelas que o time de negócio entende.",
    [Role("Engenheira de Dados Sênior", "Rede Ipê Saúde S.A.", "São Paulo", "2021-08", "now", ["Migração de 420 tabelas para um lakehouse sem parada", "Redução de 37% na conta de nuvem", "Mentoria de três engenheiros juniores"]),
     Role("Engenheira de Dados", "Magazine Jatobá", "Campinas", "2018-03", "2021-07", ["Ingestão em tempo real de 1.100 lojas", "Catálogo de dados adotado por nove áreas"]),
     Role("Analista de BI", "Cooperativa Vale do Tietê", "Bauru", "2016-02", "2018-02", ["Painéis de crédito para 23 agências"])],
    [Study("Universidade Paulista das Artes e Ciências", "São Paulo", "Especialização", "Engenharia de Software", "2019", "2020"), Study("Faculdade Estadual de Bauru", "Bauru", "Bacharelado", "Sistemas de Informação", "2012", "2015")],
    {"Dados": ["Spark", "Airflow", "dbt", "Kafka"], "Linguagens": ["Python", "Scala", "SQL"], "Nuvem": ["AWS", "Terraform"]}, "pt",
    cards=[Card("Databricks Data Engineer Professional", "Databricks", "2023-05", "badges.example.org/dbx/71120"), Card("AWS Solutions Architect Associate", "Amazon Web Services", "2020-09", "badges.example.org/aws/saa-3318")],
    prizes=[Prize("Hackathon Dados pela Vida", "Instituto Pinheiral", "2022-10", "1º lugar", "Previsão de lotação de prontos-socorros", "dadospelavida.example.org/2022", "hackathon"), Prize("Desafio Mulheres em Dados", "Comunidade DadosBR", "2023-11", "Finalista", "", "", "competition")],
    works=[Work("fila-aberta", "Biblioteca que mede filas de atendimento em dados públicos", ["Python", "DuckDB"], "2022", "now", "git.example.org/thais/fila-aberta"), Work("Mapa do Pão", "Preço do pão francês por bairro", ["dbt", "Metabase"], "2020", "2021", "mapadopao.example.net")],
    tongues=[("Português", "nativo"), ("Inglês", "avançado"), ("Espanhol", "intermediário")], likes=["Samba de gafieira", "Trilhas"], personal=[("Estado civil", "solteira"), ("Idade", "31 anos")])

ETXE = Person(
    "María José Etxeberria Quiroga", "Periodista de datos", "mj.etxeberria@example.com", "+34 555 010 147", "Bilbao",
    "Periodista de datos con doce años en redacciones regionales. Busco historias en presupuestos, contratos y actas que nadie lee.",
    [Role("Jefa de datos", "El Faro del Norte", "Bilbao", "2020-01", "now", ["Dirijo un equipo de cinco personas", "Investigación sobre contratos de comedores que acabó en tres ceses"]),
     Role("Redactora de datos", "Diario Ribera", "Logroño", "2015-05", "2019-12", ["Serie semanal sobre vivienda", "Base de datos abierta de 8.000 subvenciones"]),
     Role("Redactora en prácticas", "Radio Cantil", "Santander", "2012-06", "2014-09")],
    [Study("Universidad del Ebro", "Zaragoza", "Máster", "Periodismo de Investigación", "2014", "2015"), Study("Universidad de la Ría", "Bilbao", "Grado", "Periodismo", "2008", "2012")],
    {"Datos": ["R", "SQL", "QGIS", "Datawrapper"], "Oficio": ["Solicitudes de transparencia", "Entrevista", "Edición"]}, "es",
    cards=[Card("Especialista en Transparencia Pública", "Instituto Civio Abierto", "2018-04", "civioabierto.example.org/cert/1804"), Card("QGIS Avanzado", "GeoEscuela", "2016-11", "geoescuela.example.net/c/443")],
    prizes=[Prize("Premio Gabo Norte de Datos", "Fundación Letra Viva", "2022-06", "Ganadora", "Mejor investigación local", "letraviva.example.org/premios/2022"), Prize("JotaDatos Hack", "Gobierno de Aragón", "2017-03", "2.º puesto", "", "", "hackathon")],
    works=[Work("Comedores", "Buscador de contratos de comedores escolares", ["R", "Shiny", "PostgreSQL"], "2021-02", "2021-10", "comedores.example.org"), Work("Ruido en la Ría", "Mapa sonoro de las obras del metro", ["QGIS", "Mapbox"], "2019-01", "2019-06", "ruido.example.net")],
    tongues=[("Español", "nativo"), ("Euskera", "C1"), ("Inglés", "B2")], likes=["Pelota vasca", "Fotografía analógica"], helping=[Role("Profesora voluntaria", "Escuela de Adultos Zorroza", "Bilbao", "2018", "now")])

ETTORE = Person(
    "Ettore Benvegnù", "Fisioterapista sportivo", "ettore.benvegnu@example.org", "+39 555 010 2234", "Via dei Tigli 8, 35100 Padova",
    "Fisioterapista con nove anni tra pallavolo professionistica e ambulatorio. Curo caviglie, spalle e la fretta di tornare in campo.",
    [Role("Responsabile fisioterapia", "Volley Euganea S.S.D.", "Padova", "2019-07", "now", ["Recupero di 48 atleti, con recidive scese dal 21% al 9%", "Coordinamento di due fisioterapisti e un preparatore"]),
     Role("Fisioterapista", "Poliambulatorio San Prosdocimo", "Padova", "2016-02", "2019-06", ["Riabilitazione post-operatoria di ginocchio e spalla", "Gruppo settimanale di ginnastica posturale"]),
     Role("Tirocinante", "Ospedale di Brentella", "Vicenza", "2014-03", "2015-07")],
    [Study("Università degli Studi della Laguna", "Venezia", "Master di I livello", "Fisioterapia Sportiva", "2016", "2017"), Study("Università degli Studi della Laguna", "Venezia", "Laurea triennale", "Fisioterapia", "2012", "2015", "110/110")],
    {"": ["Terapia manuale", "Taping", "Dry needling", "Rieducazione funzionale", "Ecografia di supporto"]}, "it",
    cards=[Card("Kinesio Taping Practitioner", "KT Association", "2017-05", "kta.example.org/pract/it-771"), Card("BLSD Operatore", "Croce Azzurra Veneta", "2023-02"), Card("Dry Needling Base", "Accademia Fascia", "2018-10", "fascia.example.net/attestati/1810-22")],
    prizes=[Prize("Premio Ricerca Giovani", "Società Veneta di Fisioterapia", "2021-05", "2° classificato", "Studio sulle distorsioni di caviglia", "svf.example.org/premi/2021"), Prize("Staff dell’anno", "Lega Pallavolo Nordest", "2022-06", "Vincitore")],
    works=[Work("CavigliApp", "App di esercizi per la caviglia usata da 26 squadre", ["Flutter", "Firebase"], "2020-03", "2022-01", "cavigliapp.example.org")],
    tongues=[("Italiano", "madrelingua"), ("Inglese", "B2")], likes=["Canottaggio alla veneta", "Cucina"], helping=[Role("Soccorritore", "Croce Azzurra Veneta", "Padova", "2013", "now")], personal=[("Data di nascita", "3 settembre 1993"), ("Patente", "B")])

BARTEK = Person(
    "Bartłomiej Żurawski", "Projektant UX", "bartek.zurawski@example.net", "+48 555 010 122", "Gdańsk",
    "Projektant UX z ośmioletnim doświadczeniem w bankowości i transporcie. Zaczynam od rozmowy z kasjerką i kierowcą, dopiero potem otwieram Figmę.",
    [Role("Starszy projektant UX", "Bałtyk Bank S.A.", "Gdańsk", "2021-02", "now", ["Nowy proces kredytu: 9 ekranów zamiast 23", "Biblioteka 140 komponentów dla czterech zespołów"]),
     Role("Projektant UX", "Kolej Pomorska", "Gdynia", "2018-06", "2021-01", ["Biletomat testowany z 60 pasażerami", "Aplikacja dla konduktorów"]),
     Role("Młodszy grafik", "Studio Mewa", "Sopot", "2015-09", "2018-05")],
    [Study("Akademia Projektowania w Gdyni", "Gdynia", "Magister", "Wzornictwo", "2015", "2017"), Study("Politechnika Żuławska", "Elbląg", "Licencjat", "Grafika", "2012", "2015")],
    {"Projektowanie": ["Figma", "Axure", "Prototypowanie"], "Badania": ["Wywiady", "Testy użyteczności", "Ankiety"]}, "pl",
    cards=[Card("NN/g UX Certification", "Nielsen Norman Group", "2020-10", "nng.example.org/ux/1028831"), Card("Dostępność cyfrowa WCAG", "Fundacja Widzialni Razem", "2022-03", "widzialni.example.org/cert/330")],
    prizes=[Prize("Polski Konkurs Designu", "Instytut Form", "2022-11", "I miejsce", "Biletomat Kolei Pomorskiej", "instytutform.example.org/2022", "competition"), Prize("Hackathon Miasto Bez Barier", "Urząd Miasta Gdańska", "2019-05", "Finalista", "", "", "hackathon")],
    works=[Work("Tramwajnik", "Prototyp rozkładu jazdy dla seniorów", ["Figma", "Protopie"], "2019", "2020", "tramwajnik.example.org"), Work("Ikony Bałtyku", "Otwarty zestaw 200 ikon", ["Illustrator", "SVGO"], "2021", "now", "git.example.org/bz/ikony")],
    tongues=[("polski", "ojczysty"), ("angielski", "C1")], likes=["Żeglarstwo", "Typografia"], personal=[("Data urodzenia", "11.03.1993"), ("Miejsce urodzenia", "Elbląg")])
