"""People whose résumés are in German, Portuguese, Italian, Polish or Turkish."""

from .model import Cert, Honour, Job, Person, Project, School

FRIEDERIKE = Person(
    "Friederike Nissen-Albrecht", "Schiffbauingenieurin", "f.nissen-albrecht@example.org", "+49 30 23125 417", "24105 Kiel", "Holtenauer Straße 88, 24105 Kiel",
    "Schiffbauerin mit Schwerpunkt Fährschiffe; ich rechne gern und stehe ebenso gern im Trockendock.",
    [Job("Projektleiterin Neubau", "Förde Werft GmbH & Co. KG", "Kiel", "2019-03", "now", ["Verantwortet zwei Doppelendfähren mit Batterieantrieb", "Verhandelt Nachträge mit Reedern und Zulieferern", "Leitet ein Team von acht Konstrukteuren"]),
     Job("Konstruktionsingenieurin", "Hansa Marine Design AG", "Hamburg", "2013-10", "2019-02", ["Stabilitätsrechnungen und Leckfälle für Ro-Pax-Schiffe", "Betreute die Probefahrten in der Ostsee"]),
     Job("Werkstudentin", "Institut für Strömungsmaschinen", "Hamburg", "2011-04", "2013-09")],
    [School("Master of Science", "M.Sc.", "Schiffbau und Meerestechnik", "Technische Universität Hamburg", "Hamburg", "2011-10", "2013-09", "Note 1,4"), School("Abitur", "Abitur", "", "Ricarda-Huch-Schule", "Kiel", "1999-08", "2008-06")],
    {"Fachlich": ["Stabilitätsrechnung", "Klassevorschriften", "Vertragsverhandlung"], "EDV": ["NAPA", "Rhino", "AutoCAD", "SAP PS"]},
    [Cert("Projektmanagement-Fachfrau", "GPM", "2018-05"), Cert("Schweißaufsicht", "SLV Nord", "2015-11")], [Honour("Nachwuchspreis Schiffstechnik", "Schiffbautechnische Gesellschaft", "2014-11", "Für die beste Abschlussarbeit des Jahrgangs")],
    [Project("Solarkutter", "Umbau eines Krabbenkutters auf Elektroantrieb", ["Rhino", "MATLAB"], "2021-01", "2022-06")], [("Englisch", "verhandlungssicher"), ("Dänisch", "Grundkenntnisse")], ["Segeln", "Posaunenchor"], "de")

TAREK = Person(
    "Tarek Al-Haddad", "Pflegefachmann", "tarek.alhaddad@example.com", "0171 3920045", "Bochum", "Kortumstr. 112, 44787 Bochum", "",
    [Job("Stationsleiter Geriatrie", "St. Barbara Hospital gGmbH", "Bochum", "2021-07", "now", ["Dienstplanung für 22 Pflegekräfte", "Einführung der digitalen Pflegedokumentation", "Anleitung von Auszubildenden"]),
     Job("Gesundheits- und Krankenpfleger", "Klinikum Ruhraue", "Witten", "2017-10", "2021-06", ["Innere Medizin, 34 Betten", "Wundmanagement"]), Job("Bundesfreiwilliger", "Seniorenzentrum Am Park", "Herne", "2014", "")],
    [School("Staatsexamen", "Staatsexamen", "Gesundheits- und Krankenpflege", "Pflegeschule Ruhraue", "Witten", "2014-10", "2017-09", "gut")],
    {"Pflege": ["Wundmanagement", "Palliativpflege", "Praxisanleitung"], "Technik": ["Vivendi", "Orbis"]}, [Cert("Wundexperte ICW", "TÜV Nord Akademie", "2020-02"), Cert("Praxisanleiter", "DRK Bildungswerk", "2019-06")],
    [Honour("Pflegepreis Ruhr", "Knappschaftsstiftung", "2023-05")], [], [("Arabisch", "Muttersprache"), ("Deutsch", "C2")], ["Kochen", "Radfahren"], "de")

JUSSARA = Person(
    "Jussara Conceição dos Anjos", "Assistente social", "jussara.anjos@example.org", "+55 71 5550-0142", "Salvador – BA", "Rua do Passo, 31, Santo Antônio, Salvador – BA",
    "Assistente social com doze anos de trabalho em comunidades do Recôncavo e em hospitais públicos.",
    [Job("Coordenadora de Serviço Social", "Hospital Geral da Ribeira", "Salvador", "2018-02", "now", ["Coordeno nove profissionais em três turnos", "Implantei o acolhimento a acompanhantes, com 400 atendimentos por mês"]),
     Job("Assistente Social", "Prefeitura Municipal de Cachoeira", "Cachoeira", "2013-05", "2018-01", ["Visitas domiciliares e cadastro de famílias", "Articulação com escolas e conselho tutelar"]),
     Job("Educadora social", "ONG Maré Mansa", "Salvador", "2011-03", "2013-04", ["Oficinas de leitura para adolescentes"])],
    [School("Especialização", "Esp.", "Saúde Coletiva", "Escola Baiana de Saúde Pública", "Salvador", "2015-03", "2016-12"), School("Bacharelado", "Bel.", "Serviço Social", "Universidade Federal do Recôncavo da Bahia", "Cachoeira", "2008-03", "2012-12")],
    {"Atuação": ["acolhimento", "visita domiciliar", "elaboração de laudos", "trabalho em rede"], "Informática": ["Excel", "CadÚnico"]},
    [Cert("Mediação de Conflitos", "Defensoria Pública da Bahia", "2019-08"), Cert("Gestão do SUS", "Fiocruz", "2021-04")], [Honour("Prêmio Boas Práticas em Saúde", "Conselho Estadual de Saúde", "2022-11", "Pelo programa de acolhimento a acompanhantes")],
    [Project("Sala de Espera", "Rodas de conversa semanais na recepção do hospital", [], "2019-03", "2022-12")], [("Inglês", "intermediário"), ("Espanhol", "avançado")], ["capoeira", "samba de roda"], "pt")

THIAGO = Person(
    "Thiago Bittencourt Rezende", "Desenvolvedor mobile", "thiago@bittencourt.example.com", "(31) 5550-0177", "Belo Horizonte, MG", "Rua da Bahia, 1148, Belo Horizonte, MG",
    "Desenvolvo aplicativos para quem tem celular barato e internet ruim.",
    [Job("Engenheiro de Software Sênior", "Pão de Queijo Tecnologia S.A.", "Belo Horizonte", "2021-09", "now", ["Reduzi o tamanho do aplicativo de 61 MB para 17 MB", "Conduzi a migração de Java para Kotlin"]),
     Job("Desenvolvedor Android", "Banco Alterosa", "Belo Horizonte", "2018-01", "2021-08", ["Pagamentos por aproximação e Pix", "Testes automáticos em 40 aparelhos"]), Job("Estagiário", "", "Contagem", "2016-07", "2017-12")],
    [School("Bacharelado", "Bel.", "Ciência da Computação", "Pontifícia Universidade das Gerais", "Belo Horizonte", "2014-02", "2018-12")],
    {"Linguagens": ["Kotlin", "Swift", "Dart"], "Ferramentas": ["Jetpack Compose", "Firebase", "Fastlane"]}, [Cert("Associate Android Developer", "Google", "2019-03")],
    [Honour("Hackathon Mobilidade BH", "BHTrans Lab", "2019-06", "Aplicativo de ônibus sem internet", "hackathon", "1º lugar")],
    [Project("Ponto Offline", "Horários de ônibus guardados no aparelho", ["Kotlin", "SQLite"], "2019-06", "2021-02", "pontooffline.example.org")], [("Inglês", "fluente")], ["ciclismo"], "pt")

ORNELLA = Person(
    "Ornella De Santis", "Restauratrice di dipinti", "ornella.desantis@example.org", "+39 055 5550 131", "Firenze", "Via dei Serragli 61, 50124 Firenze",
    "Restauro dipinti su tavola e tela dal Trecento al Novecento, con particolare attenzione ai supporti lignei.",
    [Job("Responsabile del laboratorio dipinti", "Bottega Arno S.r.l.", "Firenze", "2017-04", "now", ["Restauro di una pala di tre metri danneggiata dall’acqua", "Coordinamento di quattro restauratori e due tirocinanti"]),
     Job("Restauratrice", "Opificio San Niccolò", "Firenze", "2011-09", "2017-03", ["Pulitura con gel rigidi su tempere e oli", "Campagne fotografiche in luce ultravioletta"]), Job("Assistente di cantiere", "Consorzio Affreschi", "Assisi", "2009-05", "2011-07")],
    [School("Diploma di laurea", "Dipl.", "Restauro dei dipinti", "Scuola di Alta Formazione dell’Arno", "Firenze", "2004-10", "2009-03", "110/110 e lode"), School("Maturità artistica", "Maturità", "", "Liceo Artistico Cardarelli", "La Spezia", "1999-09", "2004-07")],
    {"Tecniche": ["pulitura", "foderatura", "ritocco a rigatino", "risanamento del legno"], "Strumenti": ["microscopio ottico", "fluorescenza UV", "Photoshop"]},
    [Cert("Restauratore di beni culturali", "Ministero della Cultura", "2018-12"), Cert("Addetto antincendio", "Vigili del Fuoco", "2022-05")], [Honour("Premio Giovani Mani", "Fondazione Ponte Vecchio", "2013-10", "Per il recupero di una croce dipinta")],
    [Project("Atlante dei tarli", "Archivio fotografico dei danni da insetti sui supporti lignei", ["FileMaker"], "2015-01", "2018-12")], [("Inglese", "B2"), ("Francese", "C1")], ["canto corale"], "it")

MICHELE = Person(
    "Michele Dal Farra", "Macchinista ferroviario", "michele.dalfarra@example.com", "+39 0437 555 018", "Belluno", "Via Feltre 140, 32100 Belluno", "Guido treni regionali in montagna; puntualità e pazienza con la neve.",
    [Job("Macchinista", "Ferrovie Dolomitiche S.p.A.", "Belluno", "2019-06", "now", ["Servizio su linee a binario unico, turni di notte", "Istruttore per il sistema di controllo marcia"]),
     Job("Manutentore rotabili", "Officine Piave", "Treviso", "2014-02", "2019-05", ["Revisione di carrelli e impianti frenanti"]), Job("Meccanico", "Autofficina Zanella", "Feltre", "2011", "2013")],
    [School("Diploma", "Dipl.", "Meccanica e meccatronica", "I.T.I.S. Segato", "Belluno", "2006-09", "2011-07", "84/100")],
    {"Mestiere": ["condotta treni", "diagnostica di bordo", "freni ad aria"], "Altro": ["primo soccorso", "saldatura"]}, [Cert("Licenza europea di condotta", "ANSFISA", "2019-04"), Cert("Patente C", "Motorizzazione di Belluno", "2013")],
    [Honour("Encomio per il servizio invernale", "Regione Veneto", "2021-02")], [], [("Tedesco", "B1")], ["alpinismo", "banda musicale"], "it")

WIOLETTA = Person(
    "Wioletta Krzyżanowska-Bąk", "Główna księgowa", "wioletta.bak@example.com", "+48 22 555 01 42", "Lublin", "ul. Narutowicza 18/4, 20-004 Lublin", "Księgowa z piętnastoletnim doświadczeniem w spółkach produkcyjnych i spożywczych.",
    [Job("Główna księgowa", "Zakłady Zbożowe Wieprz Sp. z o.o.", "Lublin", "2016-09", "now", ["Sprawozdania finansowe i kontakt z biegłym rewidentem", "Skrócenie zamknięcia miesiąca z dziesięciu do czterech dni", "Zespół siedmiu osób"]),
     Job("Samodzielna księgowa", "Meble Roztocze S.A.", "Zamość", "2010-03", "2016-08", ["Rozliczenia VAT i środki trwałe", "Wdrożenie obiegu elektronicznych faktur"]), Job("Referent", "Urząd Gminy Krasnystaw", "Krasnystaw", "2008-07", "2010-02")],
    [School("Magister", "mgr", "Finanse i rachunkowość", "Uniwersytet Marii Curie-Skłodowskiej", "Lublin", "2003-10", "2008-06"), School("Studia podyplomowe", "podypl.", "Podatki", "Szkoła Główna Handlowa", "Warszawa", "2012-10", "2013-06")],
    {"Programy": ["Symfonia", "Płatnik", "Excel"], "Wiedza": ["podatek VAT", "MSSF", "kadry i płace"]}, [Cert("Dyplomowany księgowy", "Stowarzyszenie Księgowych w Polsce", "2014-05"), Cert("Certyfikat ACCA DipIFR", "ACCA", "2019-12")],
    [Honour("Księgowa Roku Lubelszczyzny", "Regionalna Izba Gospodarcza", "2021-06", "Za wdrożenie e-faktur w trzech spółkach")], [Project("Cyfrowe archiwum", "Przeniesienie dwudziestu lat dokumentów do repozytorium", ["SharePoint", "Excel"], "2020-01", "2021-03")],
    [("Angielski", "B2"), ("Ukraiński", "komunikatywny")], ["szachy", "ogród"], "pl")

MATEUSZ = Person(
    "Mateusz Dzięgiel", "Elektryk", "m.dziegiel@example.net", "601 555 018", "Gdynia", "ul. Świętojańska 71, 81-389 Gdynia", "",
    [Job("Brygadzista elektryków", "Stocznia Oksywie S.A.", "Gdynia", "2020-02", "now", ["Trasy kablowe na statkach serwisowych farm wiatrowych", "Odbiory z inspektorem klasyfikatora"]), Job("Elektromonter", "Elkab Pomorze", "Gdańsk", "2015-06", "2020-01", ["Rozdzielnice i pomiary ochronne"]),
     Job("Pomocnik elektryka", "", "Bergen", "2013", "2014")],
    [School("Technik", "Technik", "elektryk", "Zespół Szkół Elektrycznych nr 2", "Gdynia", "2009-09", "2013-06")], {"Zawodowe": ["pomiary ochronne", "prefabrykacja rozdzielnic", "czytanie schematów"], "Programy": ["EPLAN"]},
    [Cert("Uprawnienia SEP do 15 kV", "Stowarzyszenie Elektryków Polskich", "2015-05"), Cert("Praca na wysokości", "UDT", "2022-09")], [Honour("Złota Żarówka", "Pomorska Izba Rzemieślnicza", "2018", "", "competition", "III miejsce")], [],
    [("Norweski", "podstawowy"), ("Angielski", "B1")], ["żeglarstwo"], "pl")

NURHAN = Person(
    "Nurhan Özdemiroğlu", "Mimar", "nurhan@ozdemiroglu.example.com", "+90 212 555 01 42", "İzmir", "Kıbrıs Şehitleri Caddesi No: 40, Alsancak, İzmir", "Eski yapıları yeniden kullanıma kazandıran, şantiyeyi seven bir mimar.",
    [Job("Kıdemli Mimar", "Körfez Mimarlık Ltd. Şti.", "İzmir", "2017-03", "now", ["Eski tütün deposunun kütüphaneye dönüşümünü yürüttü", "Altı kişilik tasarım ekibini yönetiyor"]),
     Job("Mimar", "Taşkapı İnşaat A.Ş.", "Ankara", "2012-08", "2017-02", ["Ruhsat projeleri ve şantiye denetimi", "Üç okul binasının deprem güçlendirmesi"]), Job("Stajyer", "Büyükşehir Belediyesi İmar Müdürlüğü", "Bursa", "2011-06", "2011-09")],
    [School("Yüksek Lisans", "Y. Lis.", "Restorasyon", "Ege Teknik Üniversitesi", "İzmir", "2013-09", "2015-06"), School("Lisans", "Lis.", "Mimarlık", "Orta Anadolu Üniversitesi", "Ankara", "2008-09", "2012-06", "3,41/4,00")],
    {"Programlar": ["AutoCAD", "Revit", "SketchUp"], "Alanlar": ["restorasyon", "metraj", "şantiye yönetimi"]}, [Cert("İş Güvenliği Uzmanlığı (C sınıfı)", "Çalışma Bakanlığı", "2016-10"), Cert("LEED Green Associate", "USGBC", "2020-03")],
    [Honour("Ulusal Mimarlık Sergisi Koruma Ödülü", "Mimarlar Odası", "2022-04", "Tütün deposu projesi için")], [Project("Sokak Belleği", "Alsancak evlerinin ölçülü çizim arşivi", ["Revit", "QGIS"], "2018-05", "2019-11")],
    [("İngilizce", "ileri"), ("Yunanca", "temel")], ["seramik"], "tr")

BORA = Person(
    "Bora Işıkver", "Mekatronik teknikeri", "bora.isikver@example.org", "0212 555 01 88", "Eskişehir", "Porsuk Bulvarı 12/3, Eskişehir", "Bakım ekibinde yetişmiş, robot hücrelerine meraklı tekniker.",
    [Job("Bakım Teknikeri", "Sakarya Motor Sanayi A.Ş.", "Eskişehir", "2021-01", "now", ["On iki kaynak robotunun planlı bakımı", "Duruş süresini ayda dokuz saatten üç saate indirdi"]), Job("Montaj Elemanı", "Yıldırım Asansör", "Kütahya", "2018-07", "2020-11")],
    [School("Ön Lisans", "Ön Lis.", "Mekatronik", "Porsuk Meslek Yüksekokulu", "Eskişehir", "2016-09", "2018-06")], {"Teknik": ["PLC programlama", "pnömatik", "TIA Portal"], "Robot": ["KUKA", "Fanuc"]},
    [Cert("Robot Operatörlüğü", "KUKA College", "2022-02")], [Honour("Kaizen Yarışması", "Sakarya Motor Sanayi", "2023", "", "competition", "2. lik")], [], [("İngilizce", "B1")], ["bağlama"], "tr")
