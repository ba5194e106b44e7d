"""People who write in German, French, Spanish and Swedish."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

ANNEGRET = Person(
    "Annegret Vollmers", "Bauingenieurin", "annegret.vollmers@example.org", "+49 30 23125 418", "12043 Berlin",
    "Bauingenieurin mit Schwerpunkt Brückenprüfung und Instandsetzung. Ich schreibe Gutachten, die auch im Gemeinderat verstanden werden.",
    [Role("Projektleiterin Brückenbau", "Havelstein Ingenieure GmbH", "Berlin", "2019-10", "now", ["Leitung von elf Instandsetzungen zwischen 0,8 und 14 Mio. Euro", "Einführung der Drohnenbefliegung bei Hauptprüfungen", "Fachliche Führung von fünf Kolleginnen und Kollegen"]),
     Role("Tragwerksplanerin", "Büro Ostermann + Kley", "Potsdam", "2014-04", "2019-09", ["Statik für Holz-Beton-Verbundbrücken", "Ausschreibung und Vergabe nach VOB"]),
     Role("Bauleiterin", "Märkische Hoch- und Tiefbau AG", "Cottbus", "2011-08", "2014-03", ["Bauleitung von zwei Schleusen an der Spree"])],
    [Study("Technische Hochschule Lausitz", "Cottbus", "Diplom-Ingenieurin (FH)", "Bauingenieurwesen", "2006-10", "2011-07", "Note 1,7"), Study("Gymnasium am Stadtwall", "Luckau", "Abitur", "", "1998-08", "2005-06")],
    {"Fachlich": ["Brückenprüfung nach DIN 1076", "Statik", "Spannbeton", "Gutachten"], "Programme": ["RFEM", "AutoCAD", "RIB iTWO"]},
    cards=[Card("Zertifizierte Bauwerksprüferin", "Verein zur Förderung der Bauwerksprüfung", "2016-11", "https://nachweis.example.org/bw/2214"), Card("Fernpilotenzeugnis A2", "Luftfahrtamt Nord", "2021-03"), Card("Sicherheits- und Gesundheitsschutzkoordinatorin", "Bauakademie Spree", "2018-06")],
    prizes=[Prize("Brandenburger Brückenpreis", "Ingenieurkammer Brandenburg", "2022-09", "Anerkennung", "Fußgängersteg in Lübben"), Prize("Ideenwettbewerb Holzbrücke", "Stadt Eberswalde", "2017-05", "2. Platz", type="competition")],
    tongues=[("Deutsch", "Muttersprache"), ("Englisch", "B2"), ("Sorbisch", "Grundkenntnisse")], likes=["Kanufahren", "Posaunenchor"], helping=[Role("Ortsbeauftragte", "Katastrophenhilfe Neukölln", "Berlin", "2016-01", "now")], lang="de")

THIBAULT = Person(
    "Thibault Garancières", "Chef de cuisine", "t.garancieres@example.com", "06 39 98 41 27", "44000 Nantes",
    "Chef de cuisine attaché aux légumes et aux poissons de ligne. Quinze ans de brigade, du bistrot de gare à la table étoilée.",
    [Role("Chef de cuisine", "Restaurant L'Écluse Verte", "Nantes", "2020-06", "now", ["Carte courte renouvelée toutes les trois semaines", "Coût matière ramené de 34 à 27 %", "Brigade de neuf personnes, dont deux apprentis"]),
     Role("Second de cuisine", "Maison Kermadec", "Lorient", "2016-02", "2020-05", ["Responsable du poste poisson", "Mise en place du plan de maîtrise sanitaire"]),
     Role("Chef de partie", "Hôtel Bellerive", "Genève", "2012-09", "2016-01", ["Banquets jusqu'à 280 couverts"]),
     Role("Commis de cuisine", "Buffet de la Gare", "Angers", "2010-07", "2012-08")],
    [Study("Lycée hôtelier Saint-Florent", "Angers", "BTS", "Hôtellerie-restauration", "2008-09", "2010-06"), Study("CFA des Mauges", "Cholet", "CAP", "Cuisine", "2006-09", "2008-06")],
    {"": ["Gestion des coûts", "Cuisson basse température", "Fermentation", "HACCP", "Élaboration de cartes", "Encadrement de brigade"]},
    cards=[Card("Permis d'exploitation", "Chambre de commerce de l'Ouest", "2020-05"), Card("Formation hygiène alimentaire", "Institut Sanitas", "2019-11", "https://attestation.example.org/hyg/9034")],
    prizes=[Prize("Trophée des jeunes chefs de l'Ouest", "Association des Tables Ligériennes", "2017-03", "Finaliste", "Thème imposé : la sardine", type="competition"), Prize("Assiette d'or", "Guide Papillote", "2023-01", url="https://papillote.example.com/2023/ecluse-verte"), Prize("Concours national du beurre blanc", "Confrérie de la Loire", "2021-09", "1er prix", type="competition")],
    works=[Work("Carnet de marée", "Site qui indique aux restaurateurs les espèces à éviter chaque mois", ["WordPress", "Airtable"], "2022-02", "2022-10", "https://carnet-maree.example.org")],
    tongues=[("Français", "langue maternelle"), ("Anglais", "courant"), ("Breton", "notions")], likes=["Voile", "Cueillette d'algues"], lang="fr")

LUCIA = Person(
    "Lucía Fernández Arroyo", "Especialista en marketing digital", "lucia.fdez@example.net", "+1 787-555-0136", "San Juan, Puerto Rico",
    "Especialista en campañas para comercio y turismo. Prefiero pocas métricas y bien contadas.",
    [Role("Responsable de marketing digital", "Viajes Coquí", "San Juan", "2021-05", "now", ["Gestiono un presupuesto anual de 900.000 dólares", "Dupliqué las reservas directas en dieciocho meses", "Coordino a tres diseñadores y una redactora"]),
     Role("Analista de campañas", "Grupo Alborada Retail", "Madrid", "2017-09", "2021-04", ["Automaticé los informes semanales de 14 tiendas", "Pruebas A/B en correo con 400.000 suscriptores"]),
     Role("Community manager", "Agencia Tres Tintas", "Valladolid", "2015-03", "2017-08", ["Contenidos para bodegas y museos"]),
     Role("Becaria de comunicación", "Museo del Canal", "Palencia", "2014-07", "2014-12")],
    [Study("Universidad de Pisuerga", "Valladolid", "Grado", "Publicidad y Relaciones Públicas", "2010-09", "2014-06"), Study("Escuela de Negocios Atlántica", "Madrid", "Máster", "Analítica Web", "2016-10", "2017-07")],
    {"Medios": ["SEO", "Google Ads", "Correo electrónico"], "Datos": ["GA4", "SQL", "Looker Studio"], "Otros": ["Redacción", "Gestión de proveedores"]},
    cards=[Card("Certificación en analítica web", "Academia Métrica", "2020-02", "https://certifica.example.com/am/51880"), Card("Inbound Marketing", "Foco Academy", "2018-10")],
    prizes=[Prize("Hackatón Turismo Abierto", "Cámara de Turismo del Caribe", "2022-11", "Primer lugar", "Guía de playas accesibles", "https://hackturismo.example.org/2022", type="hackathon"), Prize("Premio Eco a la mejor campaña", "Asociación de Anunciantes", "2019-06", "Finalista", type="competition"), Prize("Beca de excelencia", "Universidad de Pisuerga", "2013-09")],
    works=[Work("Playas para todas", "Mapa de playas con rampas y baños adaptados", ["Mapbox", "JavaScript"], "2022-11", "2023-06", "https://playas.example.org"), Work("Boletín Tinta", "Boletín mensual sobre bodegas pequeñas", ["Mailchimp"], "2016", "2018")],
    tongues=[("Español", "nativo"), ("Inglés", "C1")], likes=["Surf", "Cerámica"], lang="es")

ELIN = Person(
    "Elin Sjöstedt", "Systemutvecklare", "elin.sjostedt@example.com", "070-174 06 31", "Umeå",
    "Systemutvecklare som började som sjuksköterska. Jag bygger verktyg för vården och vet hur en kvällstur känns.",
    [Role("Systemutvecklare", "Norrljus Vårdteknik AB", "Umeå", "2021-01", "now", ["Utvecklar läkemedelslistan som används på 46 avdelningar", "Införde automatiska tillgänglighetstester", "Handleder praktikanter varje vår"]),
     Role("Junior utvecklare", "Kodkvarnen", "Umeå", "2019-06", "2020-12", ["Byggde bokningssystem för två folktandvårdskliniker"]),
     Role("Sjuksköterska", "Region Västerdal", "Lycksele", "2013-08", "2017-12", ["Akutmottagning, dag och natt", "Ansvarig för introduktion av nyanställda"]),
     Role("Undersköterska", "Björkbackens äldreboende", "Vännäs", "2009-06", "2010-08")],
    [Study("Norra Tekniska Högskolan", "Umeå", "Högskoleexamen", "Datateknik", "2018-01", "2019-06"), Study("Bottenvikens universitet", "Luleå", "Kandidatexamen", "Omvårdnad", "2010-08", "2013-06")],
    {"Språk": ["TypeScript", "Java", "SQL"], "Ramverk": ["React", "Spring Boot"], "Vård": ["HL7 FHIR", "Läkemedelshantering", "Journalsystem"]},
    cards=[Card("Legitimation som sjuksköterska", "Vårdstyrelsen", "2013-07"), Card("Certifierad tillgänglighetsspecialist", "Nordiska Webbinstitutet", "2022-05", "https://intyg.example.org/nwi/4402")],
    prizes=[Prize("Hack för vården", "Region Västerdal", "2020-10", "2:a plats", "Prototyp för digital överlämning", "https://hackvard.example.org/2020", type="hackathon"), Prize("Årets kollega", "Norrljus Vårdteknik AB", "2023-12")],
    works=[Work("Turbytet", "App där personal byter arbetspass med varandra", ["React Native", "Firebase"], "2019-02", "2019-05"), Work("Renkartan", "Öppen karta över renens vandringsleder", ["TypeScript", "MapLibre", "PostGIS"], "2022-08", "now", "https://renkartan.example.org")],
    tongues=[("Svenska", "modersmål"), ("Engelska", "flytande"), ("Nordsamiska", "grundläggande")], likes=["Längdskidor", "Stickning"], lang="sv")
