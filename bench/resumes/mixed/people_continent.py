"""People who write in German, Dutch, Italian, Portuguese and Swedish."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

FRIEDERIKE = Person(
    lang="de", name="Friederike von Oertzen-Lauff", job="Hebamme", email="f.vonoertzen@example.org", phone="030 23125 084", place="Lindenallee 12, 13088 Berlin",
    about="Hebamme mit zwölf Jahren Erfahrung im Kreißsaal und in der häuslichen Wochenbettbetreuung. Ruhig, wenn es schnell gehen muss.",
    roles=[
        Role("Leitende Hebamme", "Klinikum Barnim-Süd", "Bernau", "2019-04", "now", ["Leitung eines Teams von 17 Hebammen, rund 1.100 Geburten im Jahr", "Aufbau eines hebammengeführten Kreißsaals", "Dienstplanung und Praxisanleitung"]),
        Role("Freiberufliche Hebamme", "", "Berlin", "2016-01", "2019-03", ["Vorsorge, Hausgeburten und Wochenbett in Pankow und Weißensee"]),
        Role("Hebamme im Kreißsaal", "Krankenhaus St. Ansgar gGmbH", "Hildesheim", "2012-10", "2015-12", ["Betreuung von Risikogeburten im Perinatalzentrum Level 2"]),
    ],
    studies=[Study("Hebammenschule Leinetal", "Göttingen", "Staatsexamen", "Hebammenwesen", "2009", "2012", notes=["Note: 1,4"]), Study("Gymnasium am Kiebitzmoor", "Celle", "Abitur", "", "2001", "2009", notes=["Leistungskurse Biologie und Französisch"])],
    skills={"Fachlich": ["CTG-Beurteilung", "Wochenbettbetreuung", "Akupunktur", "Stillberatung"], "EDV": ["Orbis", "MS Office"]},
    cards=[Card("Praxisanleiterin", "Akademie für Gesundheitsberufe Havelland", "2018-06"), Card("Neonatale Reanimation", "Deutscher Hebammenkreis", "2022-03")],
    prizes=[Prize("Förderpreis Familienfreundliche Geburt", "Stiftung Junges Leben", "2021")],
    tongues=[("Deutsch", "Muttersprache"), ("Französisch", "B2"), ("Englisch", "gut")], likes=["Chorgesang", "Rennradfahren"], personal=[("Geburtsdatum", "17.03.1990"), ("Familienstand", "verheiratet")],
    memberships=["Deutscher Hebammenverband"],
)

MEHMET = Person(
    lang="de", name="Mehmet Can Aydoğan", job="Kfz-Technikermeister", email="mc.aydogan@example.net", phone="0171 3920045", place="70376 Stuttgart",
    about="Werkstattmeister mit Schwerpunkt Hochvolt und Nutzfahrzeuge; führt lieber mit dem Schraubenschlüssel in der Hand als vom Schreibtisch.",
    roles=[
        Role("Werkstattmeister", "Autohaus Gebr. Schwäbele GmbH & Co. KG", "Stuttgart", "2018-07", "now", ["Verantwortung für neun Mechatroniker und vier Auszubildende", "Einrichtung eines Hochvolt-Arbeitsplatzes samt Schulung der Belegschaft", "Reklamationsquote von 6 auf 2 Prozent gesenkt"]),
        Role("Kfz-Mechatroniker", "Autohaus Gebr. Schwäbele GmbH & Co. KG", "Stuttgart", "2013-02", "2018-06", ["Diagnose und Instandsetzung von Getrieben und Klimaanlagen"]),
        Role("Kfz-Mechatroniker (Nutzfahrzeuge)", "Omnibusverkehr Filderhof", "Ostfildern", "2010-09", "2013-01"),
    ],
    studies=[Study("Bildungsakademie Neckarwerk", "Stuttgart", "Meisterprüfung", "Kraftfahrzeugtechnik", "2016", "2017", notes=["Meisterstück: Umbau eines Transporters auf Elektroantrieb"]), Study("Gewerbliche Schule Bad Cannstatt-Ost", "Stuttgart", "Gesellenbrief", "Kfz-Mechatronik", "2007", "2010")],
    skills={"Technik": ["Hochvoltsysteme", "Fahrzeugdiagnose", "Getriebeinstandsetzung", "Klimaservice"], "Büro": ["Auftragsannahme", "Kalkulation", "DAT SilverDAT"]},
    cards=[Card("Fachkundige Person Hochvolt (Stufe 3)", "TÜV Süd Akademie", "2019-11"), Card("Ausbildereignung (AdA)", "Handwerkskammer Region Stuttgart", "2017-05"), Card("Sachkunde Klimaanlagen", "TAK", "2014")],
    prizes=[Prize("Landessieger im Leistungswettbewerb des Handwerks", "Handwerkstag Südwest", "2010", "1. Platz", type="competition")],
    tongues=[("Deutsch", "fließend"), ("Türkisch", "Muttersprache")], likes=["Oldtimer", "Fußballtrainer der D-Jugend"], personal=[("Geburtsdatum", "02.11.1990"), ("Staatsangehörigkeit", "deutsch")],
    helping=[Role("Jugendtrainer", "SV Neckartal 09", "Stuttgart", "2019", "now")],
)

SJOERD = Person(
    lang="nl", name="Sjoerd van den Hoogenband", job="Projectleider waterbouw", email="sjoerd.vdh@example.org", phone="+31 6 5550 0127", place="Deventer",
    about="Projectleider met twaalf jaar ervaring in dijkversterking en sluisrenovatie. Praat net zo makkelijk met de aannemer als met de boze buurman.",
    roles=[
        Role("Projectleider dijkversterking", "Waterschap IJsselbroek", "Zwolle", "2019-03", "now", ["Verantwoordelijk voor 14 km dijkversterking met een budget van € 38 miljoen.", "Begeleidde ruim zestig keukentafelgesprekken met grondeigenaren."]),
        Role("Constructeur", "Ingenieursbureau Terpstra & De Wit B.V.", "Arnhem", "2014-09", "2019-02", ["Rekende damwanden, sluisdeuren en gemalen door.", "Stelde bestekken op volgens de UAV-GC."]),
        Role("Junior werkvoorbereider", "Baggerbedrijf Klaassen", "Sliedrecht", "2012-09", "2014-08", [], "Planning en inkoop voor onderhoudsbaggerwerk in Zuid-Holland."),
    ],
    studies=[Study("Technische Hogeschool Salland", "Deventer", "Bachelor", "Civiele Techniek", "2008", "2012", notes=["Afstudeeronderzoek: piping onder oude kleidijken"]), Study("Baudartius Lyceum", "Zutphen", "Havo", "", "2003", "2008", notes=["Profiel Natuur en Techniek"])],
    skills={"Vak": ["Contractmanagement", "Geotechniek", "Omgevingsmanagement"], "Software": ["D-Stability", "AutoCAD Civil 3D", "Relatics"]},
    cards=[Card("IPMA-C", "IPMA Nederland", "2020-06"), Card("VCA-VOL", "SSVV", "2023-01"), Card("Systeemgerichte contractbeheersing", "Bouwacademie Oost", "2018")],
    prizes=[Prize("Waterinnovatieprijs", "Unie van Waterkringen", "2022", story="Voor een dijkbekleding van gebakken slib.")],
    works=[Work("Grebbesluis", "Renovatie van een rijksmonumentale schutsluis zonder stremming", ["Revit", "Relatics"], "2016", "2018")],
    tongues=[("Nederlands", "moedertaal"), ("Engels", "goed"), ("Duits", "redelijk")], likes=["schaatsen", "molens"], personal=[("Geboortedatum", "9 juni 1990"), ("Rijbewijs", "B, BE")],
)

LUDOVICA = Person(
    lang="it", name="Ludovica Dell'Aversana", job="Restauratrice di dipinti su tela e tavola", email="ludovica.dellaversana@example.com", phone="+39 333 555 0149", place="Via dei Cartari 8, Napoli",
    about="Restauratrice abilitata, specializzata in puliture a gel e foderature. Ho lavorato in cantieri aperti al pubblico e in laboratori museali.",
    roles=[
        Role("Restauratrice responsabile", "Laboratorio Santa Chiarella S.r.l.", "Napoli", "2018-05", "now", ["Coordinamento di quattro restauratori e due tirocinanti.", "Restauro di una pala d'altare del Seicento, 21 m², con cantiere visitabile.", "Redazione di schede conservative e preventivi per la Soprintendenza."]),
        Role("Restauratrice", "Museo Civico di Palazzo Ardinghi", "Siena", "2014-03", "2018-04", ["Manutenzione programmata di 180 dipinti in deposito."]),
        Role("Tirocinante", "Bottega Orsucci", "Lucca", "2013-06", "2013-12"),
    ],
    studies=[Study("Istituto Superiore del Restauro Partenope", "Napoli", "Laurea magistrale", "Conservazione e restauro dei beni culturali", "2008", "2013", notes=["Votazione: 110/110 e lode", "Tesi: Gel rigidi per vernici alterate"]), Study("Liceo Artistico Vanvitelliano", "Caserta", "Diploma di maturità artistica", "", "2003", "2008")],
    skills={"Restauro": ["Pulitura a gel", "Foderatura", "Reintegrazione pittorica", "Disinfestazione anossica"], "Documentazione": ["Fotografia UV", "Photoshop", "SICaR"]},
    cards=[Card("Abilitazione alla professione di restauratore (settore 4)", "Ministero della Cultura", "2014"), Card("Addetto ai ponteggi", "Ente Scuola Edile Campania", "2019-10")],
    prizes=[Prize("Premio Giovani Restauratori", "Fondazione Vesuvio Arte", "2016")],
    tongues=[("Italiano", "madrelingua"), ("Inglese", "B2"), ("Spagnolo", "A2")], likes=["mandolino", "trekking"], personal=[("Data di nascita", "21/09/1989")],
    papers=["Dell'Aversana L., Gel rigidi e vernici del Settecento, in Quaderni di Bottega 14 (2017), pp. 33–41"],
)

GIANCARLO = Person(
    lang="it", name="GIANCARLO BREMBILLA", job="Responsabile di produzione", email="g.brembilla@example.net", phone="+39 035 555 0172", place="Treviglio (BG)",
    about="Perito meccanico cresciuto in officina, oggi alla guida di uno stabilimento di valvole con 85 addetti.",
    roles=[
        Role("Responsabile di produzione", "Valvotecnica Adda S.p.A.", "Treviglio", "2015-01", "now", ["Gestione di tre reparti (tornitura, assemblaggio, collaudo) e di 85 persone.", "Riduzione dei tempi di attrezzaggio da 52 a 18 minuti.", "Avvio della certificazione ISO 45001."]),
        Role("Capo reparto tornitura", "Valvotecnica Adda S.p.A.", "Treviglio", "2008-04", "2014-12", ["Introduzione di sei centri di lavoro e formazione degli operatori."]),
        Role("Programmatore CNC", "Officine Meccaniche F.lli Ravasio", "Caravaggio", "1999-09", "2008-03"),
    ],
    studies=[Study("ITIS Abate Guarneri", "Bergamo", "Diploma di perito industriale", "Meccanica", "1994", "1999", notes=["Voto 54/60"])],
    skills={"Produzione": ["Lean manufacturing", "SMED", "Pianificazione della produzione", "Collaudo"], "Informatica": ["SAP PP", "Fanuc", "SolidWorks"]},
    cards=[Card("Green Belt Six Sigma", "Politecnico dell'Adda", "2017-11"), Card("RSPP modulo C", "Confimpresa Bergamo", "2012-05"), Card("Auditor interno ISO 9001", "CertItalia", "2010")],
    tongues=[("Italiano", "madrelingua"), ("Inglese", "B1"), ("Tedesco", "scolastico")], likes=["sci alpinismo"], personal=[("Data di nascita", "3 febbraio 1980"), ("Patente", "B, C")],
    helping=[Role("Soccorritore", "Croce Bianca della Gera", "Treviglio", "2005", "now")],
)

INES = Person(
    lang="pt", name="Inês Trindade Quaresma", job="Arquiteta", email="ines.quaresma@example.org", phone="+351 910 555 016", place="Rua das Taipas 41, 4050-600 Porto",
    about="Arquiteta com obra em reabilitação urbana e habitação cooperativa. Gosto de estaleiro, de maquetas e de reuniões curtas.",
    roles=[
        Role("Arquiteta coordenadora", "Atelier Salgueiro Mota", "Porto", "2020-02", "now", ["Coordenação de projeto de 48 fogos cooperativos em Campanhã.", "Acompanhamento semanal de obra e revisão de autos de medição."]),
        Role("Arquiteta", "Praxe & Filhos Arquitetos, Lda.", "Braga", "2016-03", "2020-01", ["Reabilitação de onze prédios dos séculos XVIII e XIX.", "Levantamentos com varrimento laser."]),
        Role("Estagiária", "Câmara Municipal de Vila Alva", "Vila Alva", "2015-01", "2016-01", [], "Estágio profissional na divisão de planeamento."),
    ],
    studies=[Study("Faculdade de Arquitetura do Douro", "Porto", "Mestrado Integrado", "Arquitetura", "2008", "2014", notes=["Média final: 16 valores", "Dissertação: Ilhas do Porto, vizinhança e sombra"])],
    skills={"Projeto": ["Reabilitação", "Projeto de execução", "Gestão de obra"], "Programas": ["ArchiCAD", "AutoCAD", "Rhino", "Adobe InDesign"]},
    cards=[Card("Perita Qualificada em Certificação Energética", "ADENE", "2019-05"), Card("BIM Coordinator", "Instituto Digital do Norte", "2021-11")],
    prizes=[Prize("Prémio Nuno Teotónio de Reabilitação", "Ordem dos Construtores", "2022", "Menção honrosa"), Prize("Concurso Praça do Moinho", "Câmara Municipal de Vila Alva", "2018", "2.º lugar", type="competition")],
    works=[Work("Casa da Eira", "Conversão de um celeiro em casa de férias com paredes de taipa", ["ArchiCAD", "Rhino"], "2017", "2019")],
    tongues=[("Português", "língua materna"), ("Inglês", "C1"), ("Castelhano", "B2")], likes=["cerâmica", "natação"], personal=[("Nacionalidade", "portuguesa")],
    memberships=["Ordem dos Arquitectos, n.º 55501"],
)

ASA = Person(
    lang="sv", name="Åsa Lindhé-Backström", job="Bibliotekarie", email="asa.lindhe@example.org", phone="070-174 06 05", place="Östersund",
    about="Barn- och ungdomsbibliotekarie som byggt upp bokbuss, skrivarstuga och makerspace i glesbygd.",
    roles=[
        Role("Enhetschef", "Storsjöbygdens bibliotek", "Östersund", "2020-08", "now", ["Leder nio medarbetare på tre filialer och en bokbuss.", "Utlåningen till barn under sex år ökade med 34 procent på två år."]),
        Role("Barnbibliotekarie", "Storsjöbygdens bibliotek", "Östersund", "2014-01", "2020-07", ["Startade en skrivarstuga på jämtska och sydsamiska.", "Höll bokprat för samtliga förskoleklasser i kommunen."]),
        Role("Biblioteksassistent", "Ådalens folkhögskola", "Kramfors", "2011-08", "2013-12"),
    ],
    studies=[Study("Högskolan i Viskadalen", "Borås", "Magisterexamen", "Biblioteks- och informationsvetenskap", "2009", "2011", notes=["Uppsats: Bokbussen som mötesplats"]), Study("Mittnordens universitet", "Härnösand", "Kandidatexamen", "Litteraturvetenskap", "2006", "2009")],
    skills={"Bibliotek": ["Läsfrämjande", "Katalogisering", "Upphandling av medier"], "System": ["Koha", "Mikromarc", "WordPress"]},
    cards=[Card("Ledarskap i offentlig sektor", "Kommunhögskolan Norr", "2021-04"), Card("Hjärt-lungräddning", "Röda Korset", "2023")],
    prizes=[Prize("Årets bibliotekarie i Jämtland", "Region Mittfjäll", "2019"), Prize("Läsfrämjarpriset", "Stiftelsen Bokstaven", "2017")],
    works=[Work("Bokslukarna", "Sommarläsning med prov i skogen för 400 barn", ["Canva", "WordPress"], "2016", "2019")],
    tongues=[("Svenska", "modersmål"), ("Engelska", "flytande"), ("Norska", "god")], likes=["längdskidor", "keramik"], helping=[Role("Ordförande", "Föreningen Berättarnätet", "Östersund", "2018", "now")],
)
