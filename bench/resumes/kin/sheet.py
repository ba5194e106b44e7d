"""One person on one layout: what is printed, in which words, and therefore what a perfect reader finds."""

from kit.model import Card
from made import Made

from .words import EXPECTED, HEADS, IN, LABELS, MONTHS, MORE, NOW, SHOW, SINCE, TO, TOOLS

OPTIONAL = {"about": 0.85, "prizes": 0.95, "works": 0.95, "cards": 0.95, "tongues": 0.7, "likes": 0.5, "helping": 0.7}


def glue(separator, *parts):
    """The non-empty parts with `separator` between."""
    return separator.join(part for part in parts if part)


class When:
    """A way of writing dates. `form` knows {Month}, {Mon}, {mm}, {m}, {yyyy}, {yy}; `dash` may hold {to}; `open` replaces a span that goes on and knows {start}, {now}, {since}, {Since}."""

    def __init__(self, form, dash=" – ", open="", now="", years="–"):
        self.form, self.dash, self.open, self.now, self.years = form, dash, open, now, years

    def one(self, date, lang):
        if "-" not in date:
            return date
        year, month = date.split("-")
        name = MONTHS[lang][int(month) - 1]
        return self.form.format(Month=name, Mon=name if len(name) <= 4 else name[:3], mm=month, m=int(month), yyyy=year, yy=year[2:])

    def span(self, start, end, lang, dash=None):
        """Start and end as printed; one date when there is only one."""
        now = self.now if self.now and lang == "en" else NOW[lang]
        first = self.one(start, lang)
        if end == "now" and self.open:
            return self.open.format(start=first, now=now, since=SINCE[lang], Since=SINCE[lang].capitalize())
        last = now if end == "now" else self.one(end, lang)
        return first if first == last else glue((dash or self.dash).format(to=TO[lang]), first, last)


class Sheet:
    """`url` says how addresses are printed: "text", "name" (link on the name), "word" (link on a word), "" (not at all). `split` gives competitions and hackathons their own headings. `studied` is how a school's time is printed: "both", "last", "class" (Class of …), "months". `degree` joins degree and subject."""

    def __init__(self, person, rng, when, order, url="text", split=None, studied="both", degree=None, card=("issuer", "date"), prize=("place", "by", "date", "story"), work=("story", "tools", "dates"), hide=()):
        self.person, self.rng, self.when, self.lang = person, rng, when, person.lang
        self.url, self.studied, self.card, self.prize, self.work = url, studied if person.lang == "en" or studied != "class" else "last", card, prize, work
        self.split = rng.random() < 0.5 if split is None else split
        self.join = degree or IN[self.lang]
        self.heads = {name: rng.choice(words) for name, words in HEADS[self.lang].items()}
        self.label = LABELS[self.lang]
        self.tool_word, self.show, self.more = rng.choice(TOOLS[self.lang]), rng.choice(SHOW[self.lang]), MORE[self.lang]
        dropped = {name for name, chance in OPTIONAL.items() if rng.random() > chance} | set(hide)
        self.order = [name for name in self._unfold(order) if name not in dropped and self.items(name)]
        self.contact = [name for name in ("place", "phone", "email") if name == "email" or rng.random() < 0.92]
        self.links = person.links if rng.random() < 0.75 else []

    def _unfold(self, order):
        """Competitions and hackathons follow the awards wherever those are."""
        for name in order.split():
            yield name
            if name == "prizes" and self.split:
                yield from ("contests", "hacks")

    def items(self, name):
        """What a section holds."""
        types = {"contests": "competition", "hacks": "hackathon"}
        if name in types:
            return [prize for prize in self.person.prizes if prize.type == types[name]]
        if name == "prizes":
            return [prize for prize in self.person.prizes if prize.type == "achievement" or not self.split]
        return getattr(self.person, name)

    def reach(self, *names):
        """The printed ones of place, phone and email, in the order asked for."""
        return [getattr(self.person, name) for name in names if name in self.contact]

    def dates(self, thing):
        return self.when.span(thing.start, thing.end, self.lang) if thing.start else ""

    def date(self, thing):
        return self.when.one(thing.date, self.lang)

    def title_of(self, study):
        """Degree and subject as printed."""
        closing = ")" if self.join == " (" and study.subject else ""
        return glue(self.join, study.degree, study.subject) + closing

    def years(self, study):
        """A school's time as printed."""
        expected = study.end.startswith("~")
        end = study.end.lstrip("~")
        if expected:
            return f"{EXPECTED[self.lang]} {end}".capitalize()
        if self.studied == "months" and study.start:
            return self.when.span(study.start, end, self.lang)
        if end == "now" or self.studied == "both" and study.start:
            return self.when.span(study.start[:4], end[:4] if end != "now" else end, self.lang, dash=self.when.years)
        return f"Class of {end[:4]}" if self.studied == "class" else end[:4]

    def groups(self):
        """Roles next to each other at one employer, together."""
        found = []
        for role in self.person.roles:
            if found and found[-1][0].company == role.company:
                found[-1].append(role)
            else:
                found.append([role])
        return found

    def shown(self, thing):
        """The address, or the word that links to it, as printed."""
        if self.url == "word":
            return self.show if isinstance(thing, Card) else self.more
        return thing.url.removeprefix("https://") if self.rng.random() < 0.5 else thing.url

    def spoken(self):
        return [f"{name} ({level})" for name, level in self.person.tongues]

    def made(self, kind, source, target="pdf"):
        return Made(kind, source, target, self.truth(), self.neutral())

    def truth(self):
        person = self.person
        pick = lambda name, make: [make(thing) for thing in self.items(name)] if name in self.order else []
        known = lambda name: getattr(person, name) if name in self.contact else ""
        return {
            "name": person.name, "email": person.email, "phone": known("phone"), "location": known("place"), "summary": person.about if "about" in self.order else "",
            "experience": pick("roles", self._role), "education": pick("studies", self._study), "certifications": pick("cards", self._card),
            "achievements": [prize for name in self.order if name in ("prizes", "contests", "hacks") for prize in pick(name, self._prize)],
            "projects": pick("works", self._work), "skills": person.all_skills if "skills" in self.order else [],
        }

    def _role(self, role):
        return {"company": role.company, "position": role.title, "duration": self.dates(role), "description": glue("\n", role.intro, *role.points)}

    def _study(self, study):
        expected = study.end.startswith("~")
        open_end = study.end == "now"
        started = study.start[:4] if open_end or not expected and self.studied in ("both", "months") else ""
        return {"institution": study.school, "degree": study.degree, "field": study.subject, "graduationYear": "" if open_end else study.end.lstrip("~")[:4], "startYear": started}

    def _url(self, thing):
        return thing.url if self.url else ""

    def _card(self, card):
        return {"name": card.name, "issuer": card.issuer if "issuer" in self.card else "", "date": self.date(card) if "date" in self.card else "", "url": self._url(card)}

    def _prize(self, prize):
        part = lambda name, text: text if name in self.prize else ""
        return {"title": prize.title, "type": prize.type, "date": part("date", self.date(prize)), "description": part("story", prize.story), "position": part("place", prize.place), "organization": part("by", prize.by), "url": self._url(prize)}

    def _work(self, work):
        return {"name": work.name, "description": work.story, "technologies": work.tools if "tools" in self.work else [], "duration": self.dates(work) if "dates" in self.work else "", "url": self._url(work)}

    def neutral(self):
        """Printed, but neither right nor wrong."""
        shown = lambda name: self.items(name) if name in self.order else []
        skills = [form for name, level in shown("tongues") for form in (name, f"{name} ({level})")] + shown("likes")
        helping = [self._role(role) for role in shown("helping")]
        titles = [form for role in shown("helping") for form in (role.title, role.company)]
        return {"experience": helping, "skills": skills, "achievements": [{"title": title} for title in titles]}
