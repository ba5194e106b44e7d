"""People whose résumés are in German, Portuguese, Italian, Polish or Turkish."""

from kit.model import Card, Prize, Role, Work

from .model import Person, Study

FRIEDERIKE = Person(
    "Friederike Nissen-Albrecht", "Schiffbauingenieurin", "f.nissen-albrecht@example.org", "+49 30 23125 417", "24105 Kiel",
    "Schiffbauerin mit Schwerpunkt Fährschiffe; ich rechne gern und stehe ebenso gern im Trockendock.",
    [Role("Projektleiterin Neubau", "Förde Werft GmbH & Co. KG", "Kiel", "2019-03", "now", ["Verantwortet zwei Doppelendfähren mit Batterieantrieb", "Verhandelt Nachträge mit Reedern und Zulieferern", "Leitet ein Team von acht Konstrukteuren"]),
     Role("Konstruktionsingenieurin", "Hansa Marine Design AG", "Hamburg", "2013-10", "2019-02", ["Stabilitätsrechnungen und Leckfälle für Ro-Pax-Schiffe", "Betreute die Probefahrten in der Ostsee"]),
     Role("Werkstudentin", "Institut für Strömungsmaschinen", "Hamburg", "2011-04", "2013-09")],
    [Study("Technische Universität Hamburg", "Hamburg", "Master of Science", "Schiffbau und Meerestechnik", "2011-10", "2013-09", "Note 1,4", short="M.Sc."), Study("Ricarda-Huch-Schule", "Kiel", "Abitur", "", "1999-08", "2008-06", short="Abitur")],
    {"Fachlich": ["Stabilitätsrechnung", "Klassevorschriften", "Vertragsverhandlung"], "EDV": ["NAPA", "Rhino", "AutoCAD", "SAP PS"]},
    street="Holtenauer Straße 88, 24105 Kiel", cards=[Card("Projektmanagement-Fachfrau", "GPM", "2018-05"), Card("Schweißaufsicht", "SLV Nord", "2015-11")], prizes=[Prize("Nachwuchspreis Schiffstechnik", "Schiffbautechnische Gesellschaft", "2014-11", story="Für die beste Abschlussarbeit des Jahrgangs")],
    works=[Work("Solarkutter", "Umbau eines Krabbenkutters auf Elektroantrieb", ["Rhino", "MATLAB"], "2021-01", "2022-06")], tongues=[("Englisch", "verhandlungssicher"), ("Dänisch", "Grundkenntnisse")], likes=["Segeln", "Posaunenchor"], lang="de")

TAREK = Person(
    "Tarek Al-Haddad", "Pflegefachmann", "tarek.alhaddad@example.com", "0171 3920045", "Bochum", "",
    [Role("Stationsleiter Geriatrie", "St. Barbara Hospital gGmbH", "Bochum", "2021-07", "now", ["Dienstplanung für 22 Pflegekräfte", "Einführung der digitalen Pflegedokumentation", "Anleitung von Auszubildenden"]),
     Role("Gesundheits- und Krankenpfleger", "Klinikum Ruhraue", "Witten", "2017-10", "2021-06", ["Innere Medizin, 34 Betten", "Wundmanagement"]), Role("Bundesfreiwilliger", "Seniorenzentrum Am Park", "Herne", "2014", "")],
    [Study("Pflegeschule Ruhraue", "Witten", "Staatsexamen", "Gesundheits- und Krankenpflege", "2014-10", "2017-09", "gut", short="Staatsexamen")],
    {"Pflege": ["Wundmanagement", "Palliativpflege", "Praxisanleitung"], "Technik": ["Vivendi", "Orbis"]}, street="Kortumstr. 112, 44787 Bochum", cards=[Card("Wundexperte ICW", "TÜV Nord Akademie", "2020-02"), Card("Praxisanleiter", "DRK Bildungswerk", "2019-06")],
    prizes=[Prize("Pflegepreis Ruhr", "Knappschaftsstiftung", "2023-05")], tongues=[("Arabisch", "Muttersprache"), ("Deutsch", "C2")], likes=["Kochen", "Radfahren"], lang="de")

JUSSARA = Person(
    "Jussara Conceição dos Anjos", "Assistente social", "jussara.anjos@example.org", "+55 71 5550-0142", "Salvador – BA",
    "Assistente social com doze anos de trabalho em comunidades do Recôncavo e em hospitais públicos.",
    [Role("Coordenadora de Serviço Social", "Hospital Geral da Ribeira", "Salvador", "2018-02", "now", ["Coordeno nove profissionais em três turnos", "Implantei o acolhimento a acompanhantes, com 400 atendimentos por mês"]),
     Role("Assistente Social", "Prefeitura Municipal de Cachoeira", "Cachoeira", "2013-05", "2018-01", ["Visitas domiciliares e cadastro de famílias", "Articulação com escolas e conselho tutelar"]),
     Role("Educadora social", "ONG Maré Mansa", "Salvador", "2011-03", "2013-04", ["Oficinas de leitura para adolescentes"])],
    [Study("Escola Baiana de Saúde Pública", "Salvador", "Especialização", "Saúde Coletiva", "2015-03", "2016-12", short="Esp."), Study("Universidade Federal do Recôncavo da Bahia", "Cachoeira", "Bacharelado", "Serviço Social", "2008-03", "2012-12", short="Bel.")],
    {"Atuação": ["acolhimento", "visita domiciliar", "elaboração de laudos", "trabalho em rede"], "Informática": ["Excel", "CadÚnico"]},
    street="Rua do Passo, 31, Santo Antônio, Salvador – BA", cards=[Card("Mediação de Conflitos", "Defensoria Pública da Bahia", "2019-08"), Card("Gestão do SUS", "Fiocruz", "2021-04")], prizes=[Prize("Prêmio Boas Práticas em Saúde", "Conselho Estadual de Saúde", "2022-11", story="Pelo programa de acolhimento a acompanhantes")],
    works=[Work("Sala de Espera", "Rodas de conversa semanais na recepção do hospital", [], "2019-03", "2022-12")], tongues=[("Inglês", "intermediário"), ("Espanhol", "avançado")], likes=["capoeira", "samba de roda"], lang="pt")

THIAGO = Person(
    "Thiago Bittencourt Rezende", "Desenvolvedor mobile", "thiago@bittencourt.example.com", "(31) 5550-0177", "Belo Horizonte, MG",
    "Desenvolvo aplicativos para quem tem celular barato e internet ruim.",
    [Role("Engenheiro de Software Sênior", "Pão de Queijo Tecnologia S.A.", "Belo Horizonte", "2021-09", "now", ["Reduzi o tamanho do aplicativo de 61 MB para 17 MB", "Conduzi a migração de Java para Kotlin"]),
     Role("Desenvolvedor Android", "Banco Alterosa", "Belo Horizonte", "2018-01", "2021-08", ["Pagamentos por aproximação e Pix", "Testes automáticos em 40 aparelhos"]), Role("Estagiário", "", "Contagem", "2016-07", "2017-12")],
    [Study("Pontifícia Universidade das Gerais", "Belo Horizonte", "Bacharelado", "Ciência da Computação", "2014-02", "2018-12", short="Bel.")],
    {"Linguagens": ["Kotlin", "Swift", "Dart"], "Ferramentas": ["Jetpack Compose", "Firebase", "Fastlane"]}, street="Rua da Bahia, 1148, Belo Horizonte, MG", cards=[Card("Associate Android Developer", "Google", "2019-03")],
    prizes=[Prize("Hackathon Mobilidade BH", "BHTrans Lab", "2019-06", place="1º lugar", story="Aplicativo de ônibus sem internet", type="hackathon")],
    works=[Work("Ponto Offline", "Horários de ônibus guardados no aparelho", ["Kotlin", "SQLite"], "2019-06", "2021-02", "pontooffline.example.org")], tongues=[("Inglês", "fluente")], likes=["ciclismo"], lang="pt")

ORNELLA = Person(
    "Ornella De Santis", "Restauratrice di dipinti", "ornella.desantis@example.org", "+39 055 5550 131", "Firenze",
    "Restauro dipinti su tavola e tela dal Trecento al Novecento, con particolare attenzione ai supporti lignei.",
    [Role("Responsabile del laboratorio dipinti", "Bottega Arno S.r.l.", "Firenze", "2017-04", "now", ["Restauro di una pala di tre metri danneggiata dall’acqua", "Coordinamento di quattro restauratori e due tirocinanti"]),
     Role("Restauratrice", "Opificio San Niccolò", "Firenze", "2011-09", "2017-03", ["Pulitura con gel rigidi su tempere e oli", "Campagne fotografiche in luce ultravioletta"]), Role("Assistente di cantiere", "Consorzio Affreschi", "Assisi", "2009-05", "2011-07")],
    [Study("Scuola di Alta Formazione dell’Arno", "Firenze", "Diploma di laurea", "Restauro dei dipinti", "2004-10", "2009-03", "110/110 e lode", short="Dipl."), Study("Liceo Artistico Cardarelli", "La Spezia", "Maturità artistica", "", "1999-09", "2004-07", short="Maturità")],
    {"Tecniche": ["pulitura", "foderatura", "ritocco a rigatino", "risanamento del legno"], "Strumenti": ["microscopio ottico", "fluorescenza UV", "Photoshop"]},
    street="Via dei Serragli 61, 50124 Firenze", cards=[Card("Restauratore di beni culturali", "Ministero della Cultura", "2018-12"), Card("Addetto antincendio", "Vigili del Fuoco", "2022-05")], prizes=[Prize("Premio Giovani Mani", "Fondazione Ponte Vecchio", "2013-10", story="Per il recupero di una croce dipinta")],
    works=[Work("Atlante dei tarli", "Archivio fotografico dei danni da insetti sui supporti lignei", ["FileMaker"], "2015-01", "2018-12")], tongues=[("Inglese", "B2"), ("Francese", "C1")], likes=["canto corale"], lang="it")

MICHELE = Person(
    "Michele Dal Farra", "Macchinista ferroviario", "michele.dalfarra@example.com", "+39 0437 555 018", "Belluno", "Guido treni regionali in montagna; puntualità e pazienza con la neve.",
    [Role("Macchinista", "Ferrovie Dolomitiche S.p.A.", "Belluno", "2019-06", "now", ["Servizio su linee a binario unico, turni di notte", "Istruttore per il sistema di controllo marcia"]),
     Role("Manutentore rotabili", "Officine Piave", "Treviso", "2014-02", "2019-05", ["Revisione di carrelli e impianti frenanti"]), Role("Meccanico", "Autofficina Zanella", "Feltre", "2011", "2013")],
    [Study("I.T.I.S. Segato", "Belluno", "Diploma", "Meccanica e meccatronica", "2006-09", "2011-07", "84/100", short="Dipl.")],
    {"Mestiere": ["condotta treni", "diagnostica di bordo", "freni ad aria"], "Altro": ["primo soccorso", "saldatura"]}, street="Via Feltre 140, 32100 Belluno", cards=[Card("Licenza europea di condotta", "ANSFISA", "2019-04"), Card("Patente C", "Motorizzazione di Belluno", "2013")],
    prizes=[Prize("Encomio per il servizio invernale", "Regione Veneto", "2021-02")], tongues=[("Tedesco", "B1")], likes=["alpinismo", "banda musicale"], lang="it")

WIOLETTA = Person(
    "Wioletta Krzyżanowska-Bąk", "Główna księgowa", "wioletta.bak@example.com", "+48 22 555 01 42", "Lublin", "Księgowa z piętnastoletnim doświadczeniem w spółkach produkcyjnych i spożywczych.",
    [Role("Główna księgowa", "Zakłady Zbożowe Wieprz Sp. z o.o.", "Lublin", "2016-09", "now", ["Sprawozdania finansowe i kontakt z biegłym rewidentem", "Skrócenie zamknięcia miesiąca z dziesięciu do czterech dni", "Zespół siedmiu osób"]),
     Role("Samodzielna księgowa", "Meble Roztocze S.A.", "Zamość", "2010-03", "2016-08", ["Rozliczenia VAT i środki trwałe", "Wdrożenie obiegu elektronicznych faktur"]), Role("Referent", "Urząd Gminy Krasnystaw", "Krasnystaw", "2008-07", "2010-02")],
    [Study("Uniwersytet Marii Curie-Skłodowskiej", "Lublin", "Magister", "Finanse i rachunkowość", "2003-10", "2008-06", short="mgr"), Study("Szkoła Główna Handlowa", "Warszawa", "Studia podyplomowe", "Podatki", "2012-10", "2013-06", short="podypl.")],
    {"Programy": ["Symfonia", "Płatnik", "Excel"], "Wiedza": ["podatek VAT", "MSSF", "kadry i płace"]}, street="ul. Narutowicza 18/4, 20-004 Lublin", cards=[Card("Dyplomowany księgowy", "Stowarzyszenie Księgowych w Polsce", "2014-05"), Card("Certyfikat ACCA DipIFR", "ACCA", "2019-12")],
    prizes=[Prize("Księgowa Roku Lubelszczyzny", "Regionalna Izba Gospodarcza", "2021-06", story="Za wdrożenie e-faktur w trzech spółkach")], works=[Work("Cyfrowe archiwum", "Przeniesienie dwudziestu lat dokumentów do repozytorium", ["SharePoint", "Excel"], "2020-01", "2021-03")],
    tongues=[("Angielski", "B2"), ("Ukraiński", "komunikatywny")], likes=["szachy", "ogród"], lang="pl")

MATEUSZ = Person(
    "Mateusz Dzięgiel", "Elektryk", "m.dziegiel@example.net", "601 555 018", "Gdynia", "",
    [Role("Brygadzista elektryków", "Stocznia Oksywie S.A.", "Gdynia", "2020-02", "now", ["Trasy kablowe na statkach serwisowych farm wiatrowych", "Odbiory z inspektorem klasyfikatora"]), Role("Elektromonter", "Elkab Pomorze", "Gdańsk", "2015-06", "2020-01", ["Rozdzielnice i pomiary ochronne"]),
     Role("Pomocnik elektryka", "", "Bergen", "2013", "2014")],
    [Study("Zespół Szkół Elektrycznych nr 2", "Gdynia", "Technik", "elektryk", "2009-09", "2013-06", short="Technik")], {"Zawodowe": ["pomiary ochronne", "prefabrykacja rozdzielnic", "czytanie schematów"], "Programy": ["EPLAN"]},
    street="ul. Świętojańska 71, 81-389 Gdynia", cards=[Card("Uprawnienia SEP do 15 kV", "Stowarzyszenie Elektryków Polskich", "2015-05"), Card("Praca na wysokości", "UDT", "2022-09")], prizes=[Prize("Złota Żarówka", "Pomorska Izba Rzemieślnicza", "2018", place="III miejsce", type="competition")],
    tongues=[("Norweski", "podstawowy"), ("Angielski", "B1")], likes=["żeglarstwo"], lang="pl")

NURHAN = Person(
    "Nurhan Özdemiroğlu", "Mimar", "nurhan@ozdemiroglu.example.com", "+90 212 555 01 42", "İzmir", "Eski yapıları yeniden kullanıma kazandıran, şantiyeyi seven bir mimar.",
    [Role("Kıdemli Mimar", "Körfez Mimarlık Ltd. Şti.", "İzmir", "2017-03", "now", ["Eski tütün deposunun kütüphaneye dönüşümünü yürüttü", "Altı kişilik tasarım ekibini yönetiyor"]),
     Role("Mimar", "Taşkapı İnşaat A.Ş.", "Ankara", "2012-08", "2017-02", ["Ruhsat projeleri ve şantiye denetimi", "Üç okul binasının deprem güçlendirmesi"]), Role("Stajyer", "Büyükşehir Belediyesi İmar Müdürlüğü", "Bursa", "2011-06", "2011-09")],
    [Study("Ege Teknik Üniversitesi", "İzmir", "Yüksek Lisans", "Restorasyon", "2013-09", "2015-06", short="Y. Lis."), Study("Orta Anadolu Üniversitesi", "Ankara", "Lisans", "Mimarlık", "2008-09", "2012-06", "3,41/4,00", short="Lis.")],
    {"Programlar": ["AutoCAD", "Revit", "SketchUp"], "Alanlar": ["restorasyon", "metraj", "şantiye yönetimi"]}, street="Kıbrıs Şehitleri Caddesi No: 40, Alsancak, İzmir", cards=[Card("İş Güvenliği Uzmanlığı (C sınıfı)", "Çalışma Bakanlığı", "2016-10"), Card("LEED Green Associate", "USGBC", "2020-03")],
    prizes=[Prize("Ulusal Mimarlık Sergisi Koruma Ödülü", "Mimarlar Odası", "2022-04", story="Tütün deposu projesi için")], works=[Work("Sokak Belleği", "Alsancak evlerinin ölçülü çizim arşivi", ["Revit", "QGIS"], "2018-05", "2019-11")],
    tongues=[("İngilizce", "ileri"), ("Yunanca", "temel")], likes=["seramik"], lang="tr")

BORA = Person(
    "Bora Işıkver", "Mekatronik teknikeri", "bora.isikver@example.org", "0212 555 01 88", "Eskişehir", "Bakım ekibinde yetişmiş, robot hücrelerine meraklı tekniker.",
    [Role("Bakım Teknikeri", "Sakarya Motor Sanayi A.Ş.", "Eskişehir", "2021-01", "now", ["On iki kaynak robotunun planlı bakımı", "Duruş süresini ayda dokuz saatten üç saate indirdi"]), Role("Montaj Elemanı", "Yıldırım Asansör", "Kütahya", "2018-07", "2020-11")],
    [Study("Porsuk Meslek Yüksekokulu", "Eskişehir", "Ön Lisans", "Mekatronik", "2016-09", "2018-06", short="Ön Lis.")], {"Teknik": ["PLC programlama", "pnömatik", "TIA Portal"], "Robot": ["KUKA", "Fanuc"]},
    street="Porsuk Bulvarı 12/3, Eskişehir", cards=[Card("Robot Operatörlüğü", "KUKA College", "2022-02")], prizes=[Prize("Kaizen Yarışması", "Sakarya Motor Sanayi", "2023", place="2. lik", type="competition")], tongues=[("İngilizce", "B1")], likes=["bağlama"], lang="tr")
