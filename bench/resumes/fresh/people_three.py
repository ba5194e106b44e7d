"""People who write in German, French, Spanish and Swedish."""

from .model import Award, Cert, Job, Person, Proj, School

ANNEGRET = Person(
    "Annegret Vollmers", "Bauingenieurin", "annegret.vollmers@example.org", "+49 30 23125 418", "12043 Berlin",
    "Bauingenieurin mit Schwerpunkt Brückenprüfung und Instandsetzung. Ich schreibe Gutachten, die auch im Gemeinderat verstanden werden.",
    [Job("Projektleiterin Brückenbau", "Havelstein Ingenieure GmbH", "Berlin", "2019-10", "now", ["Leitung von elf Instandsetzungen zwischen 0,8 und 14 Mio. Euro", "Einführung der Drohnenbefliegung bei Hauptprüfungen", "Fachliche Führung von fünf Kolleginnen und Kollegen"]),
     Job("Tragwerksplanerin", "Büro Ostermann + Kley", "Potsdam", "2014-04", "2019-09", ["Statik für Holz-Beton-Verbundbrücken", "Ausschreibung und Vergabe nach VOB"]),
     Job("Bauleiterin", "Märkische Hoch- und Tiefbau AG", "Cottbus", "2011-08", "2014-03", ["Bauleitung von zwei Schleusen an der Spree"])],
    [School("Technische Hochschule Lausitz", "Cottbus", "Diplom-Ingenieurin (FH)", "Bauingenieurwesen", "2006-10", "2011-07", "Note 1,7"), School("Gymnasium am Stadtwall", "Luckau", "Abitur", "", "1998-08", "2005-06")],
    {"Fachlich": ["Brückenprüfung nach DIN 1076", "Statik", "Spannbeton", "Gutachten"], "Programme": ["RFEM", "AutoCAD", "RIB iTWO"]},
    certs=[Cert("Zertifizierte Bauwerksprüferin", "Verein zur Förderung der Bauwerksprüfung", "2016-11", "https://nachweis.example.org/bw/2214"), Cert("Fernpilotenzeugnis A2", "Luftfahrtamt Nord", "2021-03"), Cert("Sicherheits- und Gesundheitsschutzkoordinatorin", "Bauakademie Spree", "2018-06")],
    awards=[Award("Brandenburger Brückenpreis", "achievement", "Anerkennung", "Ingenieurkammer Brandenburg", "2022-09", "Fußgängersteg in Lübben"), Award("Ideenwettbewerb Holzbrücke", "competition", "2. Platz", "Stadt Eberswalde", "2017-05")],
    tongues=[("Deutsch", "Muttersprache"), ("Englisch", "B2"), ("Sorbisch", "Grundkenntnisse")], likes=["Kanufahren", "Posaunenchor"], helping=[Job("Ortsbeauftragte", "Katastrophenhilfe Neukölln", "Berlin", "2016-01", "now")], lang="de")

THIBAULT = Person(
    "Thibault Garancières", "Chef de cuisine", "t.garancieres@example.com", "06 39 98 41 27", "44000 Nantes",
    "Chef de cuisine attaché aux légumes et aux poissons de ligne. Quinze ans de brigade, du bistrot de gare à la table étoilée.",
    [Job("Chef de cuisine", "Restaurant L'Écluse Verte", "Nantes", "2020-06", "now", ["Carte courte renouvelée toutes les trois semaines", "Coût matière ramené de 34 à 27 %", "Brigade de neuf personnes, dont deux apprentis"]),
     Job("Second de cuisine", "Maison Kermadec", "Lorient", "2016-02", "2020-05", ["Responsable du poste poisson", "Mise en place du plan de maîtrise sanitaire"]),
     Job("Chef de partie", "Hôtel Bellerive", "Genève", "2012-09", "2016-01", ["Banquets jusqu'à 280 couverts"]),
     Job("Commis de cuisine", "Buffet de la Gare", "Angers", "2010-07", "2012-08")],
    [School("Lycée hôtelier Saint-Florent", "Angers", "BTS", "Hôtellerie-restauration", "2008-09", "2010-06"), School("CFA des Mauges", "Cholet", "CAP", "Cuisine", "2006-09", "2008-06")],
    {"": ["Gestion des coûts", "Cuisson basse température", "Fermentation", "HACCP", "Élaboration de cartes", "Encadrement de brigade"]},
    certs=[Cert("Permis d'exploitation", "Chambre de commerce de l'Ouest", "2020-05"), Cert("Formation hygiène alimentaire", "Institut Sanitas", "2019-11", "https://attestation.example.org/hyg/9034")],
    awards=[Award("Trophée des jeunes chefs de l'Ouest", "competition", "Finaliste", "Association des Tables Ligériennes", "2017-03", "Thème imposé : la sardine"), Award("Assiette d'or", "achievement", "", "Guide Papillote", "2023-01", "", "https://papillote.example.com/2023/ecluse-verte"), Award("Concours national du beurre blanc", "competition", "1er prix", "Confrérie de la Loire", "2021-09")],
    projs=[Proj("Carnet de marée", "Site qui indique aux restaurateurs les espèces à éviter chaque mois", ["WordPress", "Airtable"], "2022-02", "2022-10", "https://carnet-maree.example.org")],
    tongues=[("Français", "langue maternelle"), ("Anglais", "courant"), ("Breton", "notions")], likes=["Voile", "Cueillette d'algues"], lang="fr")

LUCIA = Person(
    "Lucía Fernández Arroyo", "Especialista en marketing digital", "lucia.fdez@example.net", "+1 787-555-0136", "San Juan, Puerto Rico",
    "Especialista en campañas para comercio y turismo. Prefiero pocas métricas y bien contadas.",
    [Job("Responsable de marketing digital", "Viajes Coquí", "San Juan", "2021-05", "now", ["Gestiono un presupuesto anual de 900.000 dólares", "Dupliqué las reservas directas en dieciocho meses", "Coordino a tres diseñadores y una redactora"]),
     Job("Analista de campañas", "Grupo Alborada Retail", "Madrid", "2017-09", "2021-04", ["Automaticé los informes semanales de 14 tiendas", "Pruebas A/B en correo con 400.000 suscriptores"]),
     Job("Community manager", "Agencia Tres Tintas", "Valladolid", "2015-03", "2017-08", ["Contenidos para bodegas y museos"]),
     Job("Becaria de comunicación", "Museo del Canal", "Palencia", "2014-07", "2014-12")],
    [School("Universidad de Pisuerga", "Valladolid", "Grado", "Publicidad y Relaciones Públicas", "2010-09", "2014-06"), School("Escuela de Negocios Atlántica", "Madrid", "Máster", "Analítica Web", "2016-10", "2017-07")],
    {"Medios": ["SEO", "Google Ads", "Correo electrónico"], "Datos": ["GA4", "SQL", "Looker Studio"], "Otros": ["Redacción", "Gestión de proveedores"]},
    certs=[Cert("Certificación en analítica web", "Academia Métrica", "2020-02", "https://certifica.example.com/am/51880"), Cert("Inbound Marketing", "Foco Academy", "2018-10")],
    awards=[Award("Hackatón Turismo Abierto", "hackathon", "Primer lugar", "Cámara de Turismo del Caribe", "2022-11", "Guía de playas accesibles", "https://hackturismo.example.org/2022"), Award("Premio Eco a la mejor campaña", "competition", "Finalista", "Asociación de Anunciantes", "2019-06"), Award("Beca de excelencia", "achievement", "", "Universidad de Pisuerga", "2013-09")],
    projs=[Proj("Playas para todas", "Mapa de playas con rampas y baños adaptados", ["Mapbox", "JavaScript"], "2022-11", "2023-06", "https://playas.example.org"), Proj("Boletín Tinta", "Boletín mensual sobre bodegas pequeñas", ["Mailchimp"], "2016", "2018")],
    tongues=[("Español", "nativo"), ("Inglés", "C1")], likes=["Surf", "Cerámica"], lang="es")

ELIN = Person(
    "Elin Sjöstedt", "Systemutvecklare", "elin.sjostedt@example.com", "070-174 06 31", "Umeå",
    "Systemutvecklare som började som sjuksköterska. Jag bygger verktyg för vården och vet hur en kvällstur känns.",
    [Job("Systemutvecklare", "Norrljus Vårdteknik AB", "Umeå", "2021-01", "now", ["Utvecklar läkemedelslistan som används på 46 avdelningar", "Införde automatiska tillgänglighetstester", "Handleder praktikanter varje vår"]),
     Job("Junior utvecklare", "Kodkvarnen", "Umeå", "2019-06", "2020-12", ["Byggde bokningssystem för två folktandvårdskliniker"]),
     Job("Sjuksköterska", "Region Västerdal", "Lycksele", "2013-08", "2017-12", ["Akutmottagning, dag och natt", "Ansvarig för introduktion av nyanställda"]),
     Job("Undersköterska", "Björkbackens äldreboende", "Vännäs", "2009-06", "2010-08")],
    [School("Norra Tekniska Högskolan", "Umeå", "Högskoleexamen", "Datateknik", "2018-01", "2019-06"), School("Bottenvikens universitet", "Luleå", "Kandidatexamen", "Omvårdnad", "2010-08", "2013-06")],
    {"Språk": ["TypeScript", "Java", "SQL"], "Ramverk": ["React", "Spring Boot"], "Vård": ["HL7 FHIR", "Läkemedelshantering", "Journalsystem"]},
    certs=[Cert("Legitimation som sjuksköterska", "Vårdstyrelsen", "2013-07"), Cert("Certifierad tillgänglighetsspecialist", "Nordiska Webbinstitutet", "2022-05", "https://intyg.example.org/nwi/4402")],
    awards=[Award("Hack för vården", "hackathon", "2:a plats", "Region Västerdal", "2020-10", "Prototyp för digital överlämning", "https://hackvard.example.org/2020"), Award("Årets kollega", "achievement", "", "Norrljus Vårdteknik AB", "2023-12")],
    projs=[Proj("Turbytet", "App där personal byter arbetspass med varandra", ["React Native", "Firebase"], "2019-02", "2019-05"), Proj("Renkartan", "Öppen karta över renens vandringsleder", ["TypeScript", "MapLibre", "PostGIS"], "2022-08", "now", "https://renkartan.example.org")],
    tongues=[("Svenska", "modersmål"), ("Engelska", "flytande"), ("Nordsamiska", "grundläggande")], likes=["Längdskidor", "Stickning"], lang="sv")
