"""Fifty-one invented people: a trade, a name, a home and the reach of the career by hand, the rest dealt by the name."""

import random
import re
import unicodedata

from kit.model import Card, Prize, Role, Study, Work

from .model import NOW, Person
from .prizes import HELPING, LEVELS, LIKES, NOTES, PAPERS, PRIZES, SCHOOLS, TONGUES
from .trades_desk import DESK
from .trades_hand import HAND

TRADES = HAND | DESK
HOMES = {  # region -> places, telephones (from reserved ranges)
    "uk": (["Bristol, UK", "Sheffield", "14 Chandlers Row, Whitby YO21 3PU", "Cardiff, Wales", "Norwich NR2 4TF"], ["+44 117 496 0{}", "0161 496 0{}", "07700 900{}", "+44 7700 900 {}"]),
    "us": (["Tacoma, WA", "Duluth, MN 55802", "88 Juniper Ct., Santa Fe, NM 87501", "Baltimore, Maryland", "Des Moines, IA"], ["(253) 555-0{}", "+1-505-555-0{}", "410.555.0{}", "515 555 0{}"]),
    "au": (["Fremantle WA 6160", "Hobart, Tasmania", "Ballarat VIC"], ["0491 570 {}", "+61 491 570 {}"]),
    "de": (["Leipzig", "Hafenstraße 12, 24103 Kiel", "79098 Freiburg, Germany"], ["+49 30 23125 {}", "0171 39200-{}"]),
    "fr": (["Nantes, France", "6 rue des Lavandières, 84000 Avignon", "Lille"], ["01 99 00 {}", "+33 1 99 00 {}"]),
    "se": (["Umeå, Sweden", "Göteborgsvägen 3, 431 30 Mölndal"], ["070-174 0{}", "+46 70 174 0{}"]),
    "eu": (["Porto, Portugal", "Gdańsk, Poland", "Trieste (Italy)", "Zwolle, the Netherlands", "Bilbao, Spain"], ["+44 20 7946 0{}", "+44 (0)20 7946 0{}"]),
}
# name | trade | home | number of roles | highest rung
ROLL = """Ottoline Pemberton-Shaw|civil|uk|4|4;Rasheed Abdul-Karim|civil|us|5|5;Jörg Tiedemann|civil|de|3|3;Niamh Ní Dhomhnaill|civil|uk|2|2
Clément Rouvière|bakery|fr|4|4;Bao-Linh Trịnh|bakery|au|3|3;Hjördís Steinarsdóttir|bakery|se|5|5;Marcus T. Fenwick|bakery|us|2|2
Philippa van Rensburg|garden|uk|4|4;Émile Kouassi|garden|fr|3|3;Solveig Aakre|garden|se|5|5
Zbigniew Kwaśniewicz|mechatronics|eu|4|4;Dorothea Sprenger|mechatronics|de|3|2;Ikaika Nakamura|mechatronics|us|5|5;Lewis O'Callaghan|mechatronics|uk|1|1
Teodoro Vasconcelos|farm|eu|4|4;Nomvula Dlamini|farm|uk|5|5;Hank Brubaker Jr.|farm|us|3|3;Océane Lefebvre|farm|fr|2|2
Gerrit-Jan de Wit|haulage|eu|5|5;Xiomara Ibáñez Rúa|haulage|eu|3|4;Tyrone Whitfield|haulage|us|6|5;Agnieszka Bąk|haulage|uk|2|2
Kai Lindgren|games|se|1|2;Priyanka Ramanathan|games|uk|2|3;Theo Abernathy|games|us|0|1;Nur Aisyah binti Roslan|games|au|3|4;Max Oberhuber|games|de|2|2
Bronwen Tudor-Hughes|vet|uk|4|4;Maaike Roelofs|vet|eu|3|3;Cooper Delahunty|vet|au|5|5;Svenja Hallbauer|vet|de|2|2
Giancarlo Sforzini|law|eu|4|5;Adaeze Okwuosa|law|uk|3|3;Rupert Llewellyn-Ames|law|uk|5|5;Danuta Wrońska|law|eu|2|2
Elin Sjöstrand|news|se|4|4;Malcolm Achebe|news|uk|5|5;Bérengère d'Aubigny|news|fr|3|3;Josie Whitehorse|news|us|1|1
Constance Mwangi-Bell|people|uk|5|5;Henrik Thorvaldsen|people|se|4|4;Lupe Arredondo|people|us|3|2
Friederike Amelung|pharmacy|de|4|4;Tomás Queirós|pharmacy|eu|3|3;Shu-Fen Hsieh|pharmacy|us|5|5
Aino Väänänen|security|se|4|4;Emeka Obiora|security|uk|5|5;Kenji Matsudaira|security|us|3|3
Perpetua Goodbody|museum|uk|4|5;Kazimiera Zaręba|museum|eu|3|3"""


def plain(text):
    text = text.replace("ø", "o").replace("ł", "l").replace("Ł", "L").replace("ð", "d").replace("ß", "ss")
    return re.sub(r"[^a-z]+", ".", unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower().replace("'", "")).strip(".")


def filled(text, rng):
    """A duty with its numbers."""
    return text.format(n=rng.randint(3, 9), m=rng.randint(12, 64), k=rng.choice([85, 120, 140, 210, 260, 340, 450, 600, 780]), p=rng.randint(7, 46))


def url(rng, text):
    host = rng.choice(["credentials.example.com/v/{}", "www.example.org/registry/{}", "badges.example.net/{}?lang=en", "example.edu/awards/{}"])
    return "https://" + host.format(rng.choice([str(rng.randint(10000, 99999)), plain(text).replace(".", "-")[:18].strip("-")]))


def career(trade, count, top, rng):
    """Roles from the newest back, with gaps, changes within a house, and years with no story."""
    firms = rng.sample(trade["employers"], len(trade["employers"]))
    places = ["Leeds", "Rotterdam", "Graz, Austria", "Spokane, WA", "Lyon", "remote", "Cork", "Aarhus", "Perth", "Seville"]
    year, month, roles = 2025, rng.randint(1, 9), []
    pool = rng.sample(trade["duties"], len(trade["duties"]))
    ongoing = rng.random() < 0.75
    firm = 0
    for number in range(count):
        rung = max(0, top - 1 - number)
        long = rng.randint(9, 46)
        first = year * 12 + month - 1 - long
        end = NOW if number == 0 and ongoing else (year, month)
        start = (first // 12, first % 12 + 1)
        if number and rng.random() > 0.28:
            firm += 1
        told = [filled(pool[(number * 3 + k) % len(pool)], rng) for k in range(rng.choice([2, 3, 3, 4]) if number < 3 else rng.choice([0, 1, 2]))]
        if number > 2 and rng.random() < 0.2:
            start = end = None
        roles.append(Role(trade["titles"][rung], firms[firm % len(firms)], places[(firm + len(trade["employers"][0]) + top) % len(places)], start, end, told))
        gap = first - rng.choice([0, 1, 1, 2, 7])
        year, month = gap // 12, gap % 12 + 1
    return roles, year


def studies(trade, year, rng, student):
    found, last = [], year if not student else 2026
    for number, (degree, subject) in enumerate(rng.sample(trade["degrees"], rng.choice([1, 2, 2]))):
        school, place = rng.choice(SCHOOLS)
        start = (last - rng.choice([2, 3, 4]), 9)
        found.append(Study(school, place, degree, subject, start, (last, 6), rng.choice(NOTES) if rng.random() < 0.5 else "", due=student and number == 0))
        last = start[0] - rng.choice([0, 1])
    return found


def born(line):
    """A whole person from a line of the roll."""
    name, key, home, count, top = line.split("|")
    count, top, rng, trade = int(count), int(top), random.Random("sealed " + line), TRADES[key]
    roles, year = career(trade, count, top, rng)
    student = count <= 1 or (key == "games" and count == 2)
    letters = plain(name).split(".")
    email = rng.choice(["{a}.{z}@example.com", "{a}{z}@example.org", "{z}.{i}@post.example.net", "hello@{a}{z}.example.com", "{i}_{z}@example.edu"]).format(a=letters[0], z=letters[-1], i=letters[0][0])
    places, phones = HOMES[home]
    phone = rng.choice(phones)
    phone = phone.format(rng.randint(110, 199) if home not in ("fr", "de") else rng.randint(10, 99) if home == "fr" else rng.randint(100, 999))
    if home == "fr":
        phone += f" {rng.randint(10, 99)}"
    spare = lambda chance, many: many if rng.random() < chance else []
    dated = lambda: (rng.randint(2014, 2025), rng.randint(1, 12)) if rng.random() < 0.9 else None
    cards = [Card(n, i, dated(), url(rng, n) if rng.random() < 0.6 else "") for n, i in rng.sample(trade["cards"], rng.randint(2, len(trade["cards"])))]
    prizes = [Prize(t, by, dated(), story=s if rng.random() < 0.75 else "", place=rng.choice(where), url=url(rng, t) if rng.random() < 0.45 else "", type=k) for t, k, by, s, where in rng.sample(PRIZES, rng.randint(2, 4))]
    works = [Work(n, s, t, (y := rng.randint(2018, 2023), rng.randint(1, 12)), (y + 1, rng.randint(1, 12)) if rng.random() < 0.6 else NOW, f"https://{rng.choice(['code.example.org', 'example.com'])}/{plain(name).replace('.', '')[:9]}/{plain(n).replace('.', '-')}" if rng.random() < 0.7 else "") for n, s, t in trade["works"]]
    tongues = [("English", "native" if home in ("uk", "us", "au") else "C1")] + [(x, rng.choice(LEVELS)) for x in rng.sample(TONGUES, rng.choice([1, 1, 2]))]
    helping = [Role(t, c, "", (2017 + n, 3), (2021 + n, 10) if n else NOW, intro=s) for n, (t, c, s) in enumerate(rng.sample(HELPING, rng.choice([1, 1, 2])))]
    groups = {label: rng.sample(items, len(items)) for label, items in trade["skills"].items()}
    links = rng.sample([f"linkedin.com/in/{plain(name).replace('.', '-')}-example", f"www.{letters[-1]}.example.com", f"github.com/{letters[0]}-example"], rng.choice([0, 1, 2]))
    return Person(name, roles[0].title if roles else "Computing Student", email, phone, rng.choice(places), rng.choice(trade["about"]), roles, studies(trade, year, rng, student), groups, links=links, cards=spare(0.72, cards), prizes=spare(0.72, prizes), works=works if student else spare(0.5, works), tongues=spare(0.6, tongues), likes=spare(0.4, rng.sample(LIKES, 3)), helping=spare(0.4, helping), papers=spare(0.12, rng.sample(PAPERS, 2)), referees=rng.choice(["", "", "", "Available on request."]))


def shuffled():
    """The roll in an order in which one layout never gets three people of one trade."""
    lines = ROLL.replace("\n", ";").split(";")
    random.Random(51).shuffle(lines)
    return [born(line) for line in lines]


PEOPLE = shuffled()
