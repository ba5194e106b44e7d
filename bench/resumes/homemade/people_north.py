"""Home-made pages in German, Dutch and Polish."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

HANNELORE = Person(
    "Hannelore Brückmeier-Stolz", "Sachbearbeiterin", "h.brueckmeier-stolz@example.org", "+49 30 23125 417", "37124 Rosdorf",
    "Sachbearbeiterin mit über zwanzig Jahren Erfahrung in Einkauf und Auftragsabwicklung, nach der Pflege meiner Mutter seit 2021 wieder in Vollzeit.",
    [Role("Sachbearbeiterin Einkauf", "Leinetal Pumpenbau GmbH & Co. KG", "Göttingen", "2021-03", "now", ["Bestellwesen für 1.800 Artikel in SAP", "Reklamationen mit Lieferanten in Polen und Italien"]),
     Role("Bürokauffrau in Teilzeit", "Tischlerei Wölk", "Rosdorf", "2016-09", "2018-12", ["Rechnungen, Mahnwesen, Telefon", "Vorbereitung der Lohnabrechnung für 14 Gesellen"]),
     Role("Sachbearbeiterin Auftragsabwicklung", "Optische Werke Nordheim AG", "Northeim", "2003-08", "2015-06", ["Auftragserfassung und Versandpapiere für Übersee", "Ausbildung von sechs Industriekaufleuten"]),
     Role("Verkäuferin", "Kaufhaus Hertlein", "Göttingen", "1999", "2000")],
    [Study("Berufsbildende Schulen II", "Göttingen", "Industriekauffrau (IHK)", "", "2000-08", "2003-07"), Study("Heinrich-Böll-Realschule", "Rosdorf", "Realschulabschluss", "", "1993", "1999")],
    {"EDV": ["SAP MM", "MS Excel", "DATEV"], "Büro": ["Zollabwicklung", "Korrespondenz", "Reklamationsbearbeitung"]}, "de",
    street="Am Mühlgraben 6", cards=[Card("Ausbildereignungsprüfung (AEVO)", "IHK Südniedersachsen", "2008-05"), Card("Zoll und Außenhandel kompakt", "Akademie Leine", "2022-11", "https://akademie-leine.example.org/zert/4471"), Card("Ersthelferin im Betrieb", "Rotes Band e. V.", "2023-02")],
    prizes=[Prize("Verbesserungsvorschlag des Jahres", "Optische Werke Nordheim AG", "2011", "1. Platz")], tongues=[("Deutsch", "Muttersprache"), ("Englisch", "gut"), ("Polnisch", "Grundkenntnisse")], likes=["Chorgesang", "Garten", "Nordic Walking"],
    helping=[Role("Kassenwartin", "Gesangverein Rosdorf", "", "2010", "now")], personal=[("Geburtsdatum", "11.05.1983"), ("Geburtsort", "Einbeck"), ("Familienstand", "verheiratet, zwei Kinder"), ("Führerschein", "Klasse B")])

JANNIK = Person(
    "Jannik Oesterheld", "Mechatroniker", "jannik.oesterheld@example.com", "+49 40 66969 332", "21107 Hamburg",
    "Mechatroniker im dritten Gesellenjahr mit Freude an SPS und Fehlersuche; ich suche eine Stelle in der Instandhaltung mit der Aussicht auf den Meister.",
    [Role("Mechatroniker Instandhaltung", "Hansa Getreideterminal GmbH", "Hamburg", "2022-07", "now", ["Umbau der Steuerung S5 auf S7 an zwei Förderbändern", "Rufbereitschaft jede vierte Woche"], "Wartung von Becherwerken und Schiffsbeladern im Dreischichtbetrieb."),
     Role("Auszubildender Mechatroniker", "Hansa Getreideterminal GmbH", "Hamburg", "2019-08", "2022-06"),
     Role("Schülerpraktikant", "Elektro Sievers", "Hamburg-Wilhelmsburg", "2018-05", "2018-06", ["Leitungen ziehen, Schlitze klopfen"]),
     Role("Zeitungsausträger", "Elbe Wochenblatt", "Hamburg", "2016", "2018")],
    [Study("Berufliche Schule Stahlwerk", "Hamburg", "Mechatroniker (HK)", "", "2019-08", "2022-06", notes=["Note: gut"]), Study("Stadtteilschule Reiherstieg", "Hamburg", "Mittlerer Schulabschluss", "", "2013", "2019")],
    {"": ["Siemens S7", "Hydraulik", "Pneumatik", "MIG-Schweißen", "EPLAN"]}, "de",
    street="Fährstraße 88", cards=[Card("Elektrofachkraft", "Handelskammer Elbe", "2022-06"), Card("Kranschein", "Hafenschule Hamburg", "2023-04"), Card("SPS-Techniker Stufe 1", "Automatisierer-Verband", "2024-01", "https://av.example.org/nachweis/sps1-552")],
    prizes=[Prize("Wettbewerb Jugend baut", "Technikstiftung Nord", "2021-09", "2. Platz", "Sortieranlage für Schrauben", "https://jugendbaut.example.org/2021", type="competition"), Prize("Hackathon Hafen 4.0", "Port Lab", "2023-10", "Finalist", type="hackathon")],
    works=[Work("Sortieranlage für Schrauben", "Gemeinsames Projekt der Ausbildungsgruppe, vorgestellt auf der Nortec", ["S7-1200", "Fusion 360"], "2020-10", "2021-06", "https://jugendbaut.example.org/schrauben")],
    tongues=[("Deutsch", "Muttersprache"), ("Englisch", "B1")], likes=["Rudern", "Mopeds"], helping=[Role("Feuerwehrmann", "Freiwillige Feuerwehr Wilhelmsburg", "", "2017", "now")], personal=[("Geburtsdatum", "02.12.2002"), ("Staatsangehörigkeit", "deutsch"), ("Führerschein", "B, BE")])

JOOST = Person(
    "Joost van der Heuvelink", "Projectleider bouw", "joost.vdheuvelink@example.org", "+31 20 555 0197", "7411 KT Deventer",
    "Projectleider in de utiliteitsbouw, begonnen als timmerman. Ik maak planningen die ook op vrijdagmiddag nog kloppen.",
    [Role("Projectleider", "Bouwbedrijf Ter Haar BV", "Deventer", "2018-02", "now", ["Eindverantwoordelijk voor vier scholen en een brandweerkazerne", "Leiding aan drie uitvoerders en zo'n twintig onderaannemers"]),
     Role("Uitvoerder", "Bouwbedrijf Ter Haar BV", "Deventer", "2012-09", "2018-01", ["Renovatie van 96 portiekwoningen in bewoonde staat"]),
     Role("Werkvoorbereider", "Salland Beton", "Raalte", "2008-03", "2012-08", intro="Calculatie en tekenwerk van prefab trappen."), Role("Timmerman", "Gebr. Nijkamp", "Olst", "2004", "2008")],
    [Study("Hogeschool IJsselland", "Zwolle", "Bachelor", "Bouwkunde", "2009", "2013", notes=["in deeltijd"]), Study("ROC De Brug", "Deventer", "MBO 4", "Timmeren", "2001", "2005")],
    {"": ["MS Project", "BIM", "Contractbeheer", "Kostenbewaking", "Lean planning"]}, "nl",
    street="Wethouder Bosstraat 31", cards=[Card("VCA-VOL", "Veilig Examen", "2023-05", "https://veiligexamen.example.org/vca/11932"), Card("BHV", "Rode Vest Trainingen", "2024-03"), Card("Lean Green Belt", "Oost Academie", "2017")],
    prizes=[Prize("Houten Hamer", "Bouwend Overijssel", "2021-11", "Winnaar", "Voor IKC De Zandweerd", url="https://houtenhamer.example.org/2021"), Prize("BIM-wedstrijd", "TU Salland", "2016", "Top 5", type="competition")],
    works=[Work("IKC De Zandweerd", "Nieuwbouw van een kindcentrum in hout, 4.200 m2", ["Revit", "MS Project"], "2019-06", "2021-03", "https://terhaar.example.org/zandweerd"), Work("Brandweerkazerne Colmschate", "Kazerne met oefentoren, opgeleverd twee weken te vroeg", ["Solibri", "Excel"], "2022-02", "2023-09")],
    tongues=[("Nederlands", "moedertaal"), ("Duits", "goed"), ("Engels", "redelijk")], likes=["Schaatsen", "Koken op hout"], helping=[Role("Vrijwilliger", "Repair Café Deventer", "", "2017", "now")], personal=[("Geboortedatum", "23 juni 1985"), ("Rijbewijs", "B en BE")], papers=["J. van der Heuvelink: Prefab trappen zonder tranen, Bouwblad 2011-4"])

ZBIGNIEW = Person(
    "Zbigniew Trzeszczkowski", "Spawacz MIG/MAG", "z.trzeszczkowski@example.com", "+48 22 555 01 36", "64-920 Piła",
    "Spawacz z 15-letnim doświadczeniem w konstrukcjach stalowych i stoczniach, gotowy do wyjazdów.",
    [Role("Spawacz MIG/MAG", "Stalmont Piła Sp. z o.o.", "Piła", "2018-04", "now", ["spawanie hal i kładek, blachy od 3 do 60 mm", "czytanie rysunku technicznego, kontrola wizualna spoin"]),
     Role("Spawacz", "Nordskip Verft AS", "Ålesund", "2013-02", "2018-01", ["spawanie sekcji kadłuba w pozycjach PF i PE", "praca w rotacji 6/2 tygodnie"]),
     Role("Ślusarz", "Zakład Mechaniczny Krajna", "Złotów", "2009-09", "2012-12", ["produkcja bram i balustrad"]), Role("Pomocnik magazyniera", "Hurtownia Bartex", "Piła", "2008", "2009")],
    [Study("Zespół Szkół Technicznych nr 2", "Piła", "Technik", "Mechanika", "2004", "2008"), Study("Gimnazjum nr 5", "Piła", "Świadectwo ukończenia", "", "2001", "2004")],
    {"": ["Spawanie MIG/MAG", "Spawanie TIG", "Cięcie plazmą", "Rysunek techniczny", "Obsługa suwnicy"]}, "pl",
    street="ul. Kolejowa 17/4", cards=[Card("PN-EN ISO 9606-1 135", "Instytut Spajania", "2023-01", "https://spajanie.example.org/weryfikacja/135-8802"), Card("Uprawnienia na wózki widłowe UDT", "UDT", "2016-07"), Card("Kurs BHP", "", "2024-02")],
    prizes=[Prize("Konkurs Złota Spoina", "Targi Metal-Expo", "2019-10", "II miejsce", "spawanie w pozycji PF", type="competition")], tongues=[("polski", "ojczysty"), ("norweski", "komunikatywny"), ("angielski", "podstawowy")], likes=["wędkarstwo", "żużel", "majsterkowanie"],
    helping=[Role("Strażak ochotnik", "OSP Piła-Motylewo", "", "2010", "now")], personal=[("Data urodzenia", "19.08.1988"), ("Stan cywilny", "żonaty"), ("Prawo jazdy", "kat. B, C")])
