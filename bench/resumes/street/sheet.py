"""One person on one layout: what is printed, in which words, and therefore what a perfect reader finds."""

from made import Made

from .words import HEADS, MONTHS, NOW

ALL = frozenset("about roles studies skills cards prizes works tongues likes helping papers boards".split())


def glue(separator, *parts):
    """The non-empty parts with `separator` between."""
    return separator.join(part for part in parts if part)


class When:
    """A way of writing dates. `form` uses {Month}, {Mon}, {Dotted}, {MON}, {mm}, {yyyy}, {yy}; `open` replaces the whole span when it goes on (with {start})."""

    def __init__(self, form="{Mon} {yyyy}", dash=" – ", now="", open=""):
        self.form, self.dash, self.now, self.open = form, dash, now, open

    def one(self, date, lang):
        if "-" not in date:
            return date
        year, month = date.split("-")
        name = MONTHS[lang][int(month) - 1]
        short = name if len(name) <= 4 else name[:3]
        dotted = short if short == name else short + "."
        return self.form.format(Month=name, Mon=short, Dotted=dotted, MON=short.upper(), mm=month, yyyy=year, yy=year[2:])

    def span(self, start, end, lang):
        first, last = self.one(start, lang), self.one(end, lang) if end != "now" else self.now or NOW[lang]
        if end == "now" and self.open:
            return self.open.format(start=first)
        return first if start == end else glue(self.dash, first, last)


class Sheet:
    """`hide` names sections left out; `card`, `prize`, `work` the parts printed beside the title; `both` False prints only a school's last year; `bare` is the number of roles after which nothing is told; `firm` prints what the employer does; `stack` the label before a role's tools."""

    def __init__(self, person, when, hide=(), card=("issuer", "date"), prize=("by", "date"), work=("story", "tools"), both=True, bare=99, firm=False, stack="", heads=None, rng=None):
        self.person, self.when, self.lang = person, when, person.lang
        self.shown = ALL - set(hide)
        self.card, self.prize, self.work, self.both, self.bare, self.firm, self.stack = card, prize, work, both, bare, firm, stack
        options = HEADS[person.lang]
        self.heads = {key: rng.choice(words) if rng else words[0] for key, words in options.items()} | (heads or {})

    def has(self, section):
        return section in self.shown and bool(getattr(self.person, section))

    def dates(self, thing):
        """The span of a role or project as printed."""
        return self.when.span(thing.start, thing.end, self.lang)

    def date(self, thing):
        return self.when.one(thing.date, self.lang)

    def years(self, study, dash="–"):
        """A school's years as printed."""
        start = study.start[:4] if self.both or study.end == "now" else ""
        end = (self.when.now or NOW[self.lang]) if study.end == "now" else study.end[:4]
        return glue(dash, start, end)

    def told(self, role):
        """(intro, duties, wins) as far as this layout prints them."""
        if role in self.person.roles and self.person.roles.index(role) >= self.bare:
            return "", [], []
        return role.intro, role.points, role.wins

    def tools(self, role):
        """The line of a role's tools, label included."""
        return f"{self.stack} {', '.join(role.stack)}" if self.stack and role.stack else ""

    def firm_line(self, role):
        return role.about if self.firm else ""

    def made(self, kind, source, target="pdf"):
        return Made(kind, source, target, self.truth(), self.neutral())

    def truth(self):
        person = self.person
        pick = lambda section, make: [make(thing) for thing in getattr(person, section)] if self.has(section) else []
        return {
            "name": person.name, "email": person.email, "phone": person.phone, "location": person.place, "summary": person.about if self.has("about") else "",
            "experience": pick("roles", self._role), "education": pick("studies", self._study), "certifications": pick("cards", self._card),
            "achievements": pick("prizes", self._prize), "projects": pick("works", self._work), "skills": person.all_skills if self.has("skills") else [],
        }

    def _role(self, role):
        intro, duties, wins = self.told(role)
        return {"company": role.company, "position": role.title, "duration": self.dates(role), "description": glue("\n", self.firm_line(role), intro, *duties, *wins, self.tools(role))}

    def _study(self, study):
        return {"institution": study.school, "degree": study.degree, "field": study.subject, "graduationYear": "" if study.end == "now" else study.end[:4], "startYear": study.start[:4] if self.both or study.end == "now" else ""}

    def _card(self, card):
        return {"name": card.name, "issuer": card.issuer if "issuer" in self.card else "", "date": self.date(card) if "date" in self.card else "", "url": card.url if "url" in self.card else ""}

    def _prize(self, prize):
        part = lambda name, text: text if name in self.prize else ""
        return {"title": prize.title, "type": prize.type, "date": part("date", self.date(prize)), "description": part("story", prize.story), "position": part("place", prize.place), "organization": part("by", prize.by), "url": ""}

    def _work(self, work):
        part = lambda name, value, empty="": value if name in self.work else empty
        return {"name": work.name, "description": part("story", work.story), "technologies": part("tools", work.tools, []), "duration": part("dates", self.dates(work)), "url": part("url", work.url)}

    def neutral(self):
        """Printed, but neither right nor wrong."""
        person = self.person
        shown = lambda section: getattr(person, section) if self.has(section) else []
        skills = [form for name, level in shown("tongues") for form in (name, f"{name} ({level})", f"{name} {level}")] + shown("likes") + list(person.strengths)
        entries = [self._role(role) for role in shown("helping")] + [{"position": text, "description": text} for text in [*shown("boards"), *person.strengths]]
        titles = [*shown("papers"), *shown("boards"), *person.strengths, *[form for role in shown("helping") for form in (role.title, role.company)]]
        return {"experience": entries, "skills": skills, "achievements": [{"title": title} for title in titles]}
