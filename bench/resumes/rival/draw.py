"""Draws people from the pools, always the same ones."""

import random
import unicodedata
from dataclasses import replace

from kit.model import Card, Role, Study, Work

from . import trades_desk, trades_hands
from .model import Person
from .pools import HELPING, LEVELS, LIKES, LINKS, NAMES, PLACES, PRIZES, SCHOOLS, STEMS, STREETS, TAILS, TONGUES

TRADES = trades_hands.TRADES + trades_desk.TRADES
MONEY = ["€2.4 million", "£380,000", "$1.1m", "€75k", "£6 million", "$240k"]


def people():
    """One person for each name; neighbours have different professions."""
    rng = random.Random("rival people")
    names = rng.sample(NAMES, len(NAMES))
    trades = []
    while len(trades) < len(names):
        trades += rng.sample(TRADES, len(TRADES))
    drawn = [_person(rng, name, trade) for name, trade in zip(names, trades)]
    return [replace(person, turn=turn) for turn, person in enumerate(drawn)]


def _person(rng, name, trade):
    slug = _slug(name)
    plain = slug.split("-")
    roles = _roles(rng, trade)
    skills = {group: rng.sample(items, rng.randint(min(2, len(items)), len(items))) for group, items in trade.skills.items()}
    email = rng.choice([f"{plain[0]}.{plain[-1]}", f"{plain[-1]}{rng.randint(2, 89)}", f"{plain[0][0]}_{plain[-1]}", f"hello.{plain[0]}"]) + "@" + rng.choice(["example.com", "example.org", "mail.example.net", "alum.example.edu"])
    prizes = rng.sample(PRIZES, rng.choice([0, 1, 2, 3, 3, 4]))
    return Person(
        name, roles[0].title if roles and trade is not trades_desk.STUDENT else trade.name, email, _phone(rng), rng.choice(PLACES + STREETS), _fill(rng, rng.choice(trade.abouts)) if rng.random() < 0.7 else "",
        roles, _studies(rng, trade, roles), skills, links=[link.format(slug=slug) for link in rng.sample(LINKS, rng.choice([0, 1, 1, 2]))], cards=_cards(rng, trade), prizes=[_prize(rng, prize) for prize in prizes], works=_works(rng, trade),
        tongues=[(tongue, rng.choice(LEVELS)) for tongue in rng.sample(TONGUES, rng.choice([0, 0, 2, 3]))], likes=rng.sample(LIKES, rng.choice([0, 0, 2, 3, 4])), helping=_helping(rng), papers=_papers(rng, name) if trade.papers else [], referees=rng.choice(["", "", "", "Names supplied on request"]))


def _slug(name):
    """"siobhan-dhomhnaill": first and last part of a name in plain letters."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("ø", "o").replace("'", "")).encode("ascii", "ignore").decode().replace(".", "")
    words = plain.replace("-", " ").split()
    return f"{words[0]}-{words[-1]}"


def _fill(rng, text):
    return text.replace("{a}", str(rng.randint(3, 9))).replace("{p}", str(rng.randint(12, 48))).replace("{m}", rng.choice(MONEY))


def _phone(rng):
    last = rng.randint(100, 199)
    forms = [f"(312) 555-0{last}", f"+1 503 555 0{last}", f"07700 900{last}", f"+44 20 7946 0{last}", f"+61 491 570 {last}", f"+33 1 99 00 {last // 10 + 10} {last % 100:02}", f"+49 (0)30 23125 {last}", f"020 7946 0{last}", f"902.555.0{last}"]
    return rng.choice(forms)


def _month(year, month):
    return f"{year + (month - 1) // 12}-{(month - 1) % 12 + 1:02}"


def _roles(rng, trade):
    """Newest first; neighbours sometimes share the employer, and sometimes leave a gap between."""
    count = rng.choice([1, 2, 2, 3, 3, 4, 4, 5, 6])
    count = min(count, 3) if trade is trades_desk.STUDENT else count
    between_jobs = rng.random() < 0.3
    titles = trade.ladder[:0:-1][rng.choice([0, 0, 1]):] if trade is not trades_desk.STUDENT else rng.sample(trade.ladder, len(trade.ladder))
    at, roles, points = 2026 * 12 + rng.randint(0, 6), [], rng.sample(trade.points, len(trade.points))
    company, place, plain = "", "", trade is trades_desk.STUDENT
    titles += [trade.ladder[0]] * 6
    for number in range(count):
        if not (company and rng.random() < 0.25):
            company, place = _firm(rng, trade), rng.choice(PLACES)
        end = "now" if number == 0 and not between_jobs else _month(0, at)
        at -= rng.randint(9, 44)
        told = [points[(number * 4 + k) % len(points)] for k in range(rng.randint(2, 5))]
        roles.append(Role(titles[number], company, place, _month(0, at), end, [_fill(rng, point) + ("" if plain or "," in point else rng.choice(TAILS)) for point in told]))
        at -= rng.choice([0, 0, 1, 1, 3, 11])
    return roles


def _firm(rng, trade):
    stem, ending = rng.choice(STEMS), rng.choice(trade.firms)
    return f"{stem} {ending}" if not ending.startswith("&") or "&" not in stem else f"{stem} LLP"


def _studies(rng, trade, roles):
    last = int(roles[-1].start[:4])
    picked = rng.sample(trade.studies, rng.randint(1, min(2, len(trade.studies))))
    if trade is trades_desk.STUDENT:
        picked = [rng.choice(trade.studies[:2]), trade.studies[2]][: len(picked)]
    studies, end = [], last - rng.choice([0, 0, 1])
    for number, (degree, subject) in enumerate(picked):
        start = end - rng.randint(2, 4)
        going = trade is trades_desk.STUDENT and number == 0
        studies.append(Study(rng.choice(SCHOOLS), "", degree, subject, f"{2024 if going else start}-09", "now" if going else f"{end}-0{rng.choice([6, 7])}", rng.choice(["", "", "First-class honours", "Grade: 1.7", "GPA 3.8/4.0", "Thesis on shared kitchens"])))
        end = 2024 if going else start - rng.choice([0, 1])
    return studies


def _cards(rng, trade):
    picked = rng.sample(trade.cards, rng.randint(0, len(trade.cards)))
    return [Card(name, issuer, f"{rng.randint(2014, 2025)}-{rng.randint(1, 12):02}" if rng.random() < 0.85 else "", f"https://credentials.example.org/{rng.randint(1000, 99999)}" if rng.random() < 0.35 else "") for name, issuer in picked]


def _prize(rng, prize):
    address = f"https://laurels.example.com/{rng.randint(100, 9999)}" if rng.random() < 0.3 else ""
    return replace(prize, story=_fill(rng, prize.story), date=f"{rng.randint(2013, 2025)}-{rng.randint(1, 12):02}" if rng.random() < 0.9 else "", url=address)


def _works(rng, trade):
    works = []
    for name, story, tools in rng.sample(trade.works, rng.randint(min(1, len(trade.works)), min(3, len(trade.works)))):
        start = 2018 * 12 + rng.randint(0, 80)
        slug = name.lower().replace(" ", "-")
        url = rng.choice(["", f"https://{slug}.example.org", f"github.com/{slug}-example/{slug}", f"www.example.net/{slug}"])
        dated = rng.random() < 0.6
        works.append(Work(name, _fill(rng, story), tools, _month(0, start) if dated else "", rng.choice(["now", _month(0, start + rng.randint(2, 14))]) if dated else "", url))
    return works


def _helping(rng):
    if rng.random() < 0.7:
        return []
    title, company, story = rng.choice(HELPING)
    return [Role(title, company, "", f"{rng.randint(2014, 2019)}-0{rng.randint(1, 9)}", rng.choice(["now", f"{rng.randint(2020, 2024)}-1{rng.randint(0, 2)}"]), [story])]


def _papers(rng, name):
    last, year = name.split()[-1], rng.randint(2015, 2024)
    return [f"{last} et al. ({year}). Spores on the move: dispersal in cold fjords. Letters in Coastal Biology, 8(2), 11–29.", f"{last}, {name[0]}. ({year - 2}). Small flow cells for long runs. Proceedings of the Workshop on Gentle Methods, 4–9."][: rng.randint(1, 2)]
