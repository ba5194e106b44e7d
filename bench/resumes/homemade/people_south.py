"""Home-made pages in French, Spanish, Italian and Turkish."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

MAELYS = Person(
    "Maëlys Kerboriou", "Aide-soignante", "maelys.kerboriou@example.net", "01 99 00 28 71", "29900 Concarneau",
    "Aide-soignante diplômée, huit ans auprès de personnes âgées, d'abord caissière. Je cherche un poste de jour en Finistère sud.",
    [Role("Aide-soignante", "EHPAD Les Bruyères", "Concarneau", "2020-09", "now", ["Toilettes, repas et transmissions pour 14 résidents", "Référente du groupe « manger-main »", "Tutorat de trois stagiaires par an"]),
     Role("Aide-soignante de nuit", "Clinique de la Baie", "Quimper", "2017-01", "2020-08", ["Surveillance de 32 lits avec une infirmière"]),
     Role("Hôtesse de caisse", "Supermarché Kermarché", "Rosporden", "2012-06", "2015-12", intro="Caisse, mise en rayon et accueil du matin."), Role("Saisonnière à la criée", "Coopérative maritime de Cornouaille", "Concarneau", "2011", "2011")],
    [Study("IFAS de Cornouaille", "Quimper", "Diplôme d'État d'aide-soignant", "", "2016", "2016"), Study("Lycée Per Jakez", "Concarneau", "Baccalauréat professionnel", "Commerce", "2009", "2012", notes=["Mention assez bien"])],
    {"": ["Toilette au lit", "Prévention des escarres", "Transmissions ciblées", "NetSoins", "Écoute"]}, "fr",
    street="8 impasse des Goélands", cards=[Card("AFGSU niveau 2", "CESU 29", "2023-03"), Card("Manutention des malades", "Formabreizh", "2021-11", "https://formabreizh.example.org/att/2021-774")],
    prizes=[Prize("Trophée de la bientraitance", "Conseil des aînés du Finistère", "2022-10", "Lauréate", "Pour les repas sans couverts", url="https://aines29.example.org/trophees"), Prize("Concours de fest-noz de Rosporden", "Cercle celtique", "2018", "3e place", type="competition")],
    works=[Work("Recettes à manger avec les doigts", "Carnet de 40 recettes mixées et tenues, imprimé pour six maisons", ["Canva", "Word"], "2021-02", "2022-05", "https://mangermain.example.org")], tongues=[("Français", "langue maternelle"), ("Breton", "courant"), ("Anglais", "scolaire")], likes=["Danse bretonne", "Kayak"],
    helping=[Role("Bénévole", "Station SNSM de Concarneau", "", "2019", "now")], personal=[("Née le", "30 avril 1993"), ("Permis", "B, véhicule")])

INAKI = Person(
    "Iñaki Larrubia Soto", "Electricista", "inaki.larrubia@example.com", "+34 943 555 018", "20009 Donostia",
    "Electricista oficial de primera con doce años en obra nueva y reformas; busco empresa con obra cerca de casa y ganas de formar aprendices.",
    [Role("Oficial de 1.ª electricista", "Instalaciones Urbieta S.L.", "Errenteria", "2017-10", "now", ["Cuadros eléctricos y domótica en 140 viviendas", "Responsable de dos aprendices", "Boletines y trámites con la distribuidora"]),
     Role("Oficial de 2.ª", "Montajes Zubiaurre", "Hernani", "2013-03", "2017-09", ["Líneas de media tensión en polígonos"]),
     Role("Peón electricista", "Construcciones Hermanos Calvo", "Logroño", "2011-05", "2012-11"), Role("Camarero", "Bar Txepetxa Berri", "Donostia", "2009", "2011", intro="Barra y terraza los fines de semana.")],
    [Study("IES Bidebieta Goikoa", "Donostia", "Técnico", "Instalaciones Eléctricas y Automáticas", "2009", "2011"), Study("Colegio San Viator", "Logroño", "ESO", "", "2004", "2008")],
    {"": ["Domótica KNX", "Cuadros eléctricos", "Fotovoltaica", "AutoCAD básico", "Lectura de planos"]}, "es",
    street="C/ Aldapeta 22, 3.º izda.", cards=[Card("Carné de instalador en baja tensión", "Gobierno Vasco", "2016-02"), Card("KNX Partner", "KNX Academia Norte", "2020-06", "https://knxnorte.example.org/p/40018"), Card("Trabajos en altura", "Formavas", "2023-09")],
    prizes=[Prize("Concurso Euskal Skills", "Lanbide Eskola", "2011-04", "2.º puesto", "", type="competition"), Prize("Mejor instalador joven", "Gremio de Electricistas de Gipuzkoa", "2018", "Ganador", "Por la reforma del frontón", url="https://gremio.example.org/premios/2018")],
    works=[Work("Frontón de Altza", "Cambio de toda la iluminación a LED con control por móvil", ["KNX", "DALI"], "2018-01", "2018-05", "https://urbieta.example.com/altza")], tongues=[("Castellano", "nativo"), ("Euskera", "B2"), ("Inglés", "A2")], likes=["Pelota mano", "Monte"], personal=[("Fecha de nacimiento", "14/02/1992"), ("Permiso de conducir", "B"), ("Vehículo propio", "sí")], mobile2="+34 600 555 018")

DONATELLA = Person(
    "Donatella Squarcialupi", "Impiegata amministrativa", "donatella.squarcialupi@example.org", "+39 055 555 0162", "50059 Vinci (FI)",
    "Impiegata amministrativa precisa e riservata, con esperienza in studi professionali e aziende del cuoio. Disponibile da subito, anche part-time.",
    [Role("Impiegata amministrativa", "Pelletteria Baldacci S.r.l.", "Santa Croce sull'Arno", "2015-02", "2023-12", ["Fatturazione elettronica e prima nota", "Rapporti con banche e dogana per l'export in Corea"]),
     Role("Segretaria", "Studio Commerciale Nannini e Associati", "Empoli", "2009-09", "2014-12", ["Agenda di quattro commercialisti", "Archivio e dichiarazioni dei redditi"]),
     Role("Commessa", "Calzature Il Ciabattino", "Empoli", "2006-03", "2009-08"), Role("Cameriera stagionale", "Bagno Nettuno", "Viareggio", "2004", "2005", intro="Sala e bar nei mesi estivi.")],
    [Study("Istituto Tecnico Commerciale Leonardo", "Empoli", "Diploma", "Ragioneria", "1999", "2004", notes=["Voto 88/100"])],
    {"": ["Prima nota", "Fatturazione elettronica", "Zucchetti", "Excel", "Pratiche doganali"]}, "it",
    street="Via del Pozzetto 9", cards=[Card("ECDL Core", "AICA Toscana", "2010-05", "https://aicatoscana.example.org/ecdl/9902"), Card("Addetta antincendio rischio medio", "Sicurarno", "2019-03"), Card("Paghe e contributi, 80 ore", "Formempoli", "2024-04")],
    prizes=[Prize("Dipendente dell'anno", "Pelletteria Baldacci S.r.l.", "2020"), Prize("Concorso Palio delle torte", "Pro Loco Vinci", "2017-06", "Seconda classificata", "Torta di cavolo nero", "https://prolocovinci.example.org/palio", type="competition")],
    tongues=[("Italiano", "madrelingua"), ("Inglese", "buono"), ("Spagnolo", "scolastico")], likes=["Ricamo", "Trekking"], helping=[Role("Volontaria", "Misericordia di Vinci", "", "2011", "now")], personal=[("Nata il", "7 novembre 1985 a Empoli"), ("Patente", "B, automunita")], mobile2="+39 333 555 0162")

GULSEN = Person(
    "Gülşen Karabacakoğlu", "Sınıf Öğretmeni", "gulsen.karabacakoglu@example.org", "+90 212 555 01 48", "Eskişehir",
    "On altı yıllık sınıf öğretmeniyim; köy okullarında birleştirilmiş sınıf ve son yıllarda robotik kulübü deneyimim var.",
    [Role("Sınıf Öğretmeni", "Porsuk İlkokulu", "Eskişehir", "2016-09", "now", ["28 kişilik üçüncü sınıf, veli toplantıları ve ders planları", "Robotik kulübünü kurdum, 40 öğrenci"]),
     Role("Müdür Yardımcısı", "Seyitgazi Cumhuriyet Ortaokulu", "Seyitgazi", "2013-09", "2016-08", ["Ders programı, nöbet ve taşımalı eğitim işleri"]),
     Role("Sınıf Öğretmeni", "Yukarı Söğüt Köyü İlkokulu", "Kars", "2008-09", "2013-08", intro="Birleştirilmiş sınıfta 19 öğrenci, sobalı derslik."), Role("Etüt Öğretmeni", "Bilgi Pınarı Dershanesi", "Ankara", "2007", "2008")],
    [Study("Orta Sakarya Üniversitesi", "Eskişehir", "Yüksek Lisans", "Eğitim Yönetimi", "2017", "2020"), Study("Başkent Eğitim Fakültesi", "Ankara", "Lisans", "Sınıf Öğretmenliği", "2003", "2007"), Study("Yunus Emre Anadolu Lisesi", "Eskişehir", "Lise", "", "1999", "2003")],
    {"": ["Sınıf yönetimi", "Scratch", "Lego robotik", "Ölçme ve değerlendirme", "MS Office"]}, "tr",
    street="Bahçelievler Mah. Çınar Sok. No: 12/5", cards=[Card("Robotik Kodlama Eğiticiliği", "Anadolu Maker Derneği", "2019-02", "https://anadolumaker.example.org/belge/1902"), Card("İlk Yardım", "Yeşil Hilal Eğitim", "2022-10"), Card("Hızlı Okuma Eğitmenliği", "Okuma Akademisi", "2015")],
    prizes=[Prize("Yılın Öğretmeni", "Eskişehir Eğitim Vakfı", "2021-11", "Birinci", url="https://esegvakif.example.org/2021"), Prize("Minik Robotlar Yarışması", "Bozkır Teknokent", "2019-05", "İkincilik", "Dördüncü sınıflardan altı kişilik takımla", type="competition")],
    works=[Work("Köyde Kütüphane", "Üç köy okuluna bağışla kurulan kitaplıklar", ["Excel", "Canva"], "2011", "2013", "https://koydekutuphane.example.org")], tongues=[("İngilizce", "orta"), ("Almanca", "başlangıç")], likes=["Bağlama", "Doğa yürüyüşü"], personal=[("Doğum tarihi", "03.06.1985"), ("Medeni hali", "Evli"), ("Ehliyet", "B sınıfı")], referees=["Nuri Taşpınar, Okul Müdürü, Porsuk İlkokulu"])
