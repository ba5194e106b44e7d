"""One person on one layout: what is printed, in which words, and therefore what a perfect reader finds."""

from made import Made

from .words import HEADS, MONTHS, NOW, SHORT

ALL = frozenset("about roles studies skills cards prizes works tongues likes helping papers".split())


def glue(separator, *parts):
    """The non-empty parts with `separator` between."""
    return separator.join(part for part in parts if part)


class When:
    """A way of writing dates. `form` uses {Month}, {Mon}, {Dot}, {MON}, {mm}, {yyyy}, {yy}; `span` and `open` use {start}, {end}, {now}. `now` is the English word for today."""

    def __init__(self, form="{Mon} {yyyy}", span="{start} – {end}", open="", now="", words=None):
        self.form, self.closed, self.open, self.now, self.words = form, span, open or span, now, words or {}

    def one(self, date, lang):
        if "-" not in date:
            return date
        year, month = date.split("-")
        name = MONTHS[lang][int(month) - 1]
        short = SHORT.get(name) or (name if len(name) <= 4 else name[:3])
        return self.form.format(Month=name, Mon=short, Dot=short if short == name else short + ".", MON=short.upper(), mm=month, yyyy=year, yy=year[2:])

    def today(self, lang):
        return self.now if self.now and lang == "en" else NOW[lang]

    def span(self, start, end, lang):
        first = self.one(start, lang)
        closed, opened = self.words.get(lang, (self.closed, self.open))
        if end == "now":
            return opened.format(start=first, end=self.today(lang), now=self.today(lang))
        last = self.one(end, lang)
        return closed.format(start=first, end=last) if first and last and first != last else first or last


class Sheet:
    """`hide` names sections left out; `card`, `prize`, `work` the parts printed beside a title; `both` False prints only a school's last year; `told` is the number of roles that are told at length."""

    def __init__(self, person, when, rng, hide="", card="issuer date", prize="by date place", work="story tools", both=True, told=99, heads=None):
        self.person, self.when, self.lang, self.both, self.long = person, when, person.lang, both, told
        self.shown = ALL - set(hide.split())
        self.card, self.prize, self.work = card.split(), prize.split(), work.split()
        self.heads = {key: rng.choice(words) for key, words in HEADS[person.lang].items()}
        if person.lang == "en":
            self.heads |= heads or {}

    def has(self, section):
        return section in self.shown and bool(getattr(self.person, section))

    def all(self, section):
        """The entries of a section, none when it is not printed."""
        return getattr(self.person, section) if self.has(section) else []

    def dates(self, thing):
        return self.when.span(thing.start, thing.end, self.lang)

    def date(self, thing):
        return self.when.one(thing.date, self.lang)

    def years(self, study, dash="–"):
        start = study.start[:4] if self.both or study.end == "now" else ""
        return glue(dash, start, self.when.today(self.lang) if study.end == "now" else study.end[:4])

    def told(self, role):
        """(intro, tasks) as far as this layout prints them."""
        late = role in self.person.roles and self.person.roles.index(role) >= self.long
        return ("", []) if late else (role.intro, role.points)

    def made(self, kind, source, target="pdf"):
        return Made(kind, source, target, self.truth(), self.neutral())

    def truth(self):
        person = self.person
        return {
            "name": person.name, "email": person.email, "phone": person.phone, "location": person.place, "summary": person.about if self.has("about") else "",
            "experience": [self._role(role) for role in self.all("roles")], "education": [self._study(study) for study in self.all("studies")],
            "certifications": [self._card(card) for card in self.all("cards")], "achievements": [self._prize(prize) for prize in self.all("prizes")],
            "projects": [self._work(work) for work in self.all("works")], "skills": person.all_skills if self.has("skills") else [],
        }

    def _role(self, role):
        intro, tasks = self.told(role)
        return {"company": role.company, "position": role.title, "duration": self.dates(role), "description": glue("\n", intro, *tasks)}

    def _study(self, study):
        open_end = study.end == "now"
        return {"institution": study.school, "degree": study.degree, "field": study.subject, "graduationYear": "" if open_end else study.end[:4], "startYear": study.start[:4] if self.both or open_end else ""}

    def _card(self, card):
        part = lambda name, text: text if name in self.card else ""
        return {"name": card.name, "issuer": part("issuer", card.issuer), "date": part("date", self.date(card)), "url": part("url", card.url)}

    def _prize(self, prize):
        part = lambda name, text: text if name in self.prize else ""
        return {"title": prize.title, "type": prize.type, "date": part("date", self.date(prize)), "description": part("story", prize.story), "position": part("place", prize.place), "organization": part("by", prize.by), "url": part("url", prize.url)}

    def _work(self, work):
        part = lambda name, value, empty="": value if name in self.work else empty
        return {"name": work.name, "description": part("story", work.story), "technologies": part("tools", work.tools, []), "duration": part("dates", self.dates(work)), "url": part("url", work.url)}

    def neutral(self):
        """Printed, but neither right nor wrong."""
        skills = [form for name, level in self.all("tongues") for form in (name, level, f"{name} ({level})", f"{name} {level}")] + list(self.all("likes"))
        titles = [*self.all("papers"), *[form for role in self.all("helping") for form in (role.title, role.company)]]
        return {"experience": [self._role(role) for role in self.all("helping")], "skills": skills, "achievements": [{"title": title} for title in titles]}
