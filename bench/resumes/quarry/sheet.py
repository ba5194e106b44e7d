"""What one layout prints of one person. A layout sees only the printed forms, and the truth is read off the same forms."""

from types import SimpleNamespace

from kit.dates import MONTHS
from kit.text import glue
from made import Made

from . import words

CHANCES = {"about": 0.85, "prizes": 0.96, "works": 0.95, "cards": 0.97, "tongues": 0.65, "likes": 0.5, "helping": 0.8}
KINDS = {"contests": "competition", "hacks": "hackathon"}


class Dates:
    """A way of writing dates. `form` knows {Month}, {Mon}, {Dot}, {mm}, {m}, {yyyy}, {yy}; `dash` knows {to}; `now` is the English word for today; `open` replaces a span that goes on."""

    def __init__(self, form, dash=" – ", now="Present", open=""):
        self.form, self.dash, self.now, self.open = form, dash, now, open

    def one(self, date, lang):
        """One date; what is no month ("2019", "Summer 2024") stays as it is."""
        if "-" not in date:
            return date
        year, month = date.split("-")
        at = int(month) - 1
        return self.form.format(Month=MONTHS[lang][at], Mon=words.SHORT[lang][at], Dot=words.DOTTED[lang][at], mm=month, m=at + 1, yyyy=year, yy=year[2:])

    def span(self, start, end, lang):
        first = self.one(start, lang)
        if end == "now" and self.open:
            return self.open.format(start=first, Since=words.SINCE[lang])
        last = (self.now if lang == "en" else words.NOW[lang]) if end == "now" else self.one(end, lang)
        return first if first == last else first + self.dash.format(to=words.TO[lang]) + last


class Sheet:
    """`url` says how addresses show: "text", "name" (a linked name), "word" (a linked word or sign), "" (not). `studied`: "both", "last" or "months". `drop` lists what the layout has no room for, such as "works.when"."""

    def __init__(self, person, rng, dates, order, url="text", studied="both", join=None, split=None, drop="", hide=""):
        self.person, self.rng, self.dates, self.lang, self.url, self.studied = person, rng, dates, person.lang, url, studied
        self.join = words.IN[self.lang] if join is None else join
        self.dropped = set(drop.split())
        self.heads = {name: rng.choice(choice) for name, choice in words.HEADS[self.lang].items()}
        self.built, self.tools, self.verify, self.view, self.at, self.labels = (table[self.lang] for table in (words.BUILT, words.TOOLS, words.VERIFY, words.VIEW, words.AT, words.LABELS))
        split = rng.random() < 0.35 if split is None else split
        hidden = {name for name, chance in CHANCES.items() if rng.random() > chance} | set(hide.split())
        self.https = rng.random() < 0.5
        self.held = {"about": person.about, "skills": person.skills, "likes": person.likes, "tongues": person.tongues, "roles": [self._role(r) for r in person.roles], "helping": [self._role(r) for r in person.helping], "studies": [self._study(t) for t in person.studies]}
        self.held |= {"cards": [self._card(c) for c in person.cards], "works": [self._work(w) for w in person.works]} | self._prizes(split)
        self.order = [name for step in order.split() for name in ([step, *KINDS] if step == "prizes" else [step]) if step not in hidden and self.held[name]]
        self.phone, self.place = (value if rng.random() < 0.93 else "" for value in (person.phone, person.place))
        self.links = person.links if rng.random() < 0.8 else []

    def _prizes(self, split):
        made = [self._prize(prize) for prize in self.person.prizes]
        apart = {name: [prize for prize in made if prize.type == kind and split] for name, kind in KINDS.items()}
        return apart | {"prizes": [prize for prize in made if prize.type == "achievement" or not split]}

    def _view(self, section, **values):
        """Printed forms, without what the layout drops."""
        return SimpleNamespace(**{name: "" if f"{section}.{name}" in self.dropped else value for name, value in values.items()})

    def _linked(self, section, url, word):
        address = url if self.url else ""
        shown = {"text": address if self.https else address.removeprefix("https://"), "word": word if address else ""}.get(self.url, "")
        return {"url": address, "shown": "" if f"{section}.url" in self.dropped else shown}

    def _role(self, role):
        return self._view("roles", title=role.title, company=role.company, place=role.place, when=self.dates.span(role.start, role.end, self.lang), intro=role.intro, points=role.points)

    def _study(self, study):
        end = study.end.lstrip("~")
        later = study.end != end
        started = study.start[:4] if self.studied != "last" and not later else ""
        when = f"{words.EXPECTED[self.lang]} {end}" if later else self.dates.span(study.start, end, self.lang) if self.studied == "months" else self.dates.span(started, end[:4], self.lang) if started else end[:4]
        closing = ")" if self.join.endswith("(") and study.subject else ""
        return self._view("studies", school=study.school, place=study.place, degree=study.degree, subject=study.subject, name=glue(self.join, study.degree, study.subject) + closing, when=when, note=study.note, start=started, end=end[:4])

    def _card(self, card):
        return self._view("cards", name=card.name, issuer=card.issuer, when=card.date and self.dates.one(card.date, self.lang), **self._linked("cards", card.url, self.verify))

    def _prize(self, prize):
        return self._view("prizes", title=prize.title, by=prize.by, when=self.dates.one(prize.date, self.lang), rank=prize.place, story=prize.story, type=prize.type, **self._linked("prizes", prize.url, self.view))

    def _work(self, work):
        return self._view("works", name=work.name, story=work.story, tools=work.tools, when=self.dates.span(work.start, work.end, self.lang), **self._linked("works", work.url, self.view))

    def employers(self, roles):
        """Roles at one employer that follow each other, together."""
        found = []
        for role in roles:
            if found and found[-1][0].company == role.company:
                found[-1].append(role)
            else:
                found.append([role])
        return found

    def reach(self, *names):
        """The printed ones of place, phone and email, in this order."""
        known = {"place": self.place, "phone": self.phone, "email": self.person.email}
        return [known[name] for name in names if known[name]]

    def spoken(self, form="{} ({})"):
        return [form.format(*tongue) for tongue in self.person.tongues]

    def made(self, kind, source, target="pdf"):
        return Made(kind, source, target, self.truth(), self.neutral())

    def truth(self):
        shown = lambda name: self.held[name] if name in self.order else []
        return {
            "name": self.person.name, "email": self.person.email, "phone": self.phone, "location": self.place, "summary": shown("about") or "",
            "experience": [_experience(role) for role in shown("roles")],
            "education": [{"institution": t.school, "degree": t.degree, "field": t.subject, "graduationYear": t.end, "startYear": t.start} for t in shown("studies")],
            "certifications": [{"name": c.name, "issuer": c.issuer, "date": c.when, "url": c.url} for c in shown("cards")],
            "achievements": [{"title": p.title, "type": p.type, "date": p.when, "description": p.story, "position": p.rank, "organization": p.by, "url": p.url} for name in self.order if name in ("prizes", *KINDS) for p in shown(name)],
            "projects": [{"name": w.name, "description": w.story, "technologies": list(w.tools), "duration": w.when, "url": w.url} for w in shown("works")],
            "skills": [skill for group in (shown("skills") or {}).values() for skill in group],
        }

    def neutral(self):
        """Printed, but neither right nor wrong."""
        tongues, likes, helping = (self.held[name] if name in self.order else [] for name in ("tongues", "likes", "helping"))
        return {"experience": [_experience(role) for role in helping], "skills": [form for name, level in tongues for form in (name, f"{name} ({level})", f"{name} – {level}")] + list(likes), "achievements": [{"title": title} for role in helping for title in (role.title, role.company)]}


def _experience(role):
    return {"company": role.company, "position": role.title, "duration": role.when, "description": glue("\n", role.intro, *role.points)}
