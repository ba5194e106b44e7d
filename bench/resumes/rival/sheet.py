"""One person on one layout: what is printed, in which words, and therefore what a perfect reader finds."""

from made import Made

from .words import HEADS, MONTHS, ORDERS, SEASONS


def glue(separator, *parts):
    """The non-empty parts with `separator` between."""
    return separator.join(part for part in parts if part)


def listed(items, last=" and "):
    """"a, b and c"."""
    return glue(last, ", ".join(items[:-1]), *items[-1:])


class When:
    """A way of writing dates. `form` uses {Month}, {Mon}, {MON}, {mm}, {m}, {yyyy}, {yy}, {Season}, {Q}; `now` ends a span that goes on, unless `open` replaces it (with {start}); `last` is the form of the second date."""

    def __init__(self, form, dash=" – ", now="Present", open="", last=""):
        self.form, self.dash, self.now, self.open, self.last = form, dash, now, open, last or form

    def one(self, date, form=""):
        if not date or date == "now":
            return date and self.now
        year, month = date.split("-")
        name = MONTHS[int(month) - 1]
        return (form or self.form).format(Month=name, Mon=name[:3], MON=name[:3].upper(), mm=month, m=int(month), yyyy=year, yy=year[2:], Season=SEASONS[int(month) - 1], Q=(int(month) + 2) // 3)

    def span(self, start, end):
        if end == "now" and self.open:
            return self.open.format(start=self.one(start))
        first, last = self.one(start), self.one(end, self.last)
        return first if self.one(start, self.last) == last else glue(self.dash, first, last)


class Sheet:
    """`cards`, `prizes`, `works` name the parts of such entries that the layout prints; `years` is "both", "end" or "span" (months too); `hide` names sections left out."""

    def __init__(self, person, rng, when, cards=("issuer", "date", "url"), prizes=("by", "date", "story", "place", "url"), works=("story", "tools", "dates", "url"), years="both", hide=(), heads=None, case=None):
        self.person, self.when, self.hide, self.years_form = person, when, hide, years
        self.cards, self.prizes, self.works = cards, prizes, works
        self.heads = {key: (case or str)(rng.choice(words)) for key, words in HEADS.items()} | (heads or {})
        self.order = [name for name in rng.choice(ORDERS).split() if self.has(name)]

    def has(self, section):
        return section not in self.hide and bool(getattr(self.person, section))

    def dates(self, thing):
        """The span of a role or project as printed."""
        return self.when.span(thing.start, thing.end) if thing.start else ""

    def date(self, thing):
        return self.when.one(thing.date)

    def years(self, study, dash="–"):
        """A school’s years as printed."""
        if self.years_form == "span":
            return self.when.span(study.start, study.end)
        if self.years_form == "end" and study.end != "now":
            return study.end[:4]
        return study.start[:4] + dash + (self.when.now if study.end == "now" else study.end[:4])

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
        return {"company": role.company, "position": role.title, "duration": self.dates(role), "description": "\n".join(role.points)}

    def _study(self, study):
        alone = self.years_form == "end" and study.end != "now"
        return {"institution": study.school, "degree": study.degree, "field": study.subject, "graduationYear": "" if study.end == "now" else study.end[:4], "startYear": "" if alone else study.start[:4]}

    def _card(self, card):
        part = lambda name, text: text if name in self.cards else ""
        return {"name": card.name, "issuer": part("issuer", card.issuer), "date": part("date", self.date(card)), "url": part("url", card.url)}

    def _prize(self, prize):
        part = lambda name, text: text if name in self.prizes else ""
        return {"title": prize.title, "type": prize.type, "date": part("date", self.date(prize)), "description": part("story", prize.story), "position": part("place", prize.place), "organization": part("by", prize.by), "url": part("url", prize.url)}

    def _work(self, work):
        part = lambda name, value, empty="": value if name in self.works else empty
        return {"name": work.name, "description": part("story", work.story), "technologies": part("tools", work.tools, []), "duration": part("dates", self.dates(work)), "url": part("url", work.url)}

    def neutral(self):
        """Printed, but neither right nor wrong."""
        shown = lambda section: getattr(self.person, section) if self.has(section) else []
        skills = [form for name, level in shown("tongues") for form in (name, f"{name} ({level})", f"{name} {level}")] + shown("likes")
        helping = [self._role(role) for role in shown("helping")]
        titles = [*shown("papers"), *[form for role in shown("helping") for form in (role.title, role.company)]]
        return {"experience": helping, "skills": skills, "achievements": [{"title": title, "description": title} for title in titles]}
