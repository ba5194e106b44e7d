"""One person on one layout: what is printed, in which words, and therefore what a perfect reader finds."""

from made import Made

from .model import NOW
from .words import CLICKS, HEADS, MONTHS, SEASONS

SECTIONS = "roles studies skills cards prizes works tongues likes helping papers referees".split()


def glue(separator, *parts):
    """The non-empty parts with `separator` between."""
    return separator.join(part for part in parts if part)


class When:
    """A way of writing dates. `last` is the form of the second date when it differs, `open` a whole span that goes on; `length` prints the computed time beside it. A second form (even one that differs by a blank) ends on the 28th where days are printed."""

    def __init__(self, form, dash, now="", open="", last="", length=False):
        self.form, self.dash, self.now, self.open, self.last, self.length = form, dash, now, open, last or form, length

    def one(self, date, form=""):
        if not date:
            return ""
        year, month = date
        name = MONTHS[month - 1]
        dotted = name if len(name) <= 4 else ("Sept." if month == 9 else name[:3] + ".")
        day = 1 if not form or form == self.form else 28
        return (form or self.form).format(Month=name, Mon=name[:3], Dotted=dotted, MON=name[:3].upper(), mm=f"{month:02}", m=month, dd=f"{day:02}", yyyy=year, yy=f"{year % 100:02}", season=SEASONS[month - 1])

    def span(self, start, end):
        if not start:
            return ""
        first = self.one(start)
        if end == NOW:
            return self.open.format(start=first) if self.open else first + self.dash + self.now
        last = self.one(end, self.last)
        return first if first == last or (self.last == "{yy}" and start[0] == end[0]) else first + self.dash + last


WHENS = {
    "dotted": When("{Dotted} {yyyy}", " — ", "present"), "points": When("{yyyy}.{mm}", " – ", "now"), "dashes": When("{mm}-{yyyy}", " to ", open="{start} to date"), "apostrophe": When("{Mon} ’{yy}", " – ", "now"),
    "until": When("{Month} {yyyy}", " until ", open="since {start}"), "onwards": When("{Month} {yyyy}", " – ", open="{start} onwards"), "arrow": When("{MON} {yyyy}", " → ", "TODAY"), "season": When("{season} {yyyy}", " – ", "Present"),
    "days": When("{dd}.{mm}.{yyyy}", " – ", "today", last="{dd}.{mm}.{yyyy} "), "single": When("{m}/{yyyy}", " to ", "Present"), "through": When("{Mon} {yyyy}", " through ", "today"), "short": When("{yyyy}", "–", open="{start}–today", last="{yy}"),
    "interval": When("{yyyy}-{mm}", " / ", "ongoing"), "length": When("{Mon} {yyyy}", " - ", "Present", length=True), "behind": When("{yyyy} {Mon}", " - ", "current"), "tight": When("{mm}/{yy}", "–", "now"), "plain": When("{yyyy}", " to ", "the present day"),
}
YEARS = ["{a}–{z}", "{a} to {z}", "{z}", "Graduated {z}", "09/{a} – 06/{z}", "Sept. {a} — June {z}", "completed {z}", "{a} | {z}", "({a}-{z})"]
DUES = ["{a} – expected {z}", "expected {z}", "due {z}"]


class Sheet:
    """`whens` are the layout's ways of writing dates, of which one is chosen for a file; `card`, `prize`, `work` the parts printed beside a title; `prose` joins what a role tells into one paragraph; `links` the ways a link is shown: "text", "name" (the title is the link) or "word" (a word after it is)."""

    def __init__(self, person, rng, whens, hide=(), card=("issuer", "date", "url"), prize=("by", "date", "place", "story", "url"), work=("tools", "dates", "url"), prose=False, links=("text", "name", "word"), years=None, about=True):
        self.person, self.rng, self.prose, self.parts = person, rng, prose, {"card": card, "prize": prize, "work": work}
        self.when, self.shown = WHENS[rng.choice(whens)], [s for s in SECTIONS if s not in hide]
        self.about = person.about if about and rng.random() < 0.85 else ""
        self.heads = {name: rng.choice(words) for name, words in HEADS.items()}
        self.link, self.click = rng.choice(links), rng.choice(CLICKS)
        self.years_form, self.due_form = rng.choice(years or YEARS), rng.choice(DUES)
        self.card_when = rng.choice([self.when, WHENS["plain"]])
        self.notes, self.bare = rng.random() < 0.6, rng.random() < 0.5

    def has(self, name):
        return bool(self.about) if name == "about" else name in self.shown and bool(getattr(self.person, name))

    def order(self, *names, last=("referees",)):
        """The sections that the person has, of `names` or all, in this file's order."""
        here = [name for name in (names or self.shown) if self.has(name)]
        big = [n for n in here if n in ("roles", "studies", "skills")]
        small = [n for n in here if n not in big and n not in last]
        self.rng.shuffle(big)
        self.rng.shuffle(small)
        if self.rng.random() < 0.4 and small:
            big.insert(self.rng.randint(0, len(big)), small.pop())
        return big + small + [n for n in here if n in last]

    def dates(self, thing):
        return self.when.span(thing.start, thing.end).strip()

    def lasting(self, role):
        """The computed length of a role, where the layout prints one."""
        if not self.when.length or not role.start:
            return ""
        end = (2025, 11) if role.end == NOW else role.end
        months = (end[0] - role.start[0]) * 12 + end[1] - role.start[1] + 1
        return glue(" ", f"{months // 12} yr{'s' * (months > 23)}" if months > 11 else "", f"{months % 12} mo{'s' * (months % 12 > 1)}" if months % 12 else "")

    def years(self, study):
        form = self.due_form if study.due else self.years_form
        return form.format(a=study.start[0], z=study.end[0])

    def note(self, study):
        return study.note if self.notes else ""

    def told(self, role):
        """Bullets, or one paragraph."""
        return [". ".join(role.points) + "."] if self.prose and role.points else role.points

    def card(self, c):
        """(name, issuer, date, url) as printed."""
        on = self.parts["card"]
        return c.name, c.issuer if "issuer" in on else "", self.card_when.one(c.date).strip() if "date" in on else "", c.url if "url" in on else ""

    def prize(self, p):
        """(title, by, date, place, story, url) as printed."""
        on = self.parts["prize"]
        date = p.date and (str(p.date[0]) if self.bare else self.card_when.one(p.date).strip())
        return p.title, *(value if key in on else "" for key, value in (("by", p.by), ("date", date or ""), ("place", p.place), ("story", p.story), ("url", p.url)))

    def work(self, w):
        """(name, story, tools, dates, url) as printed."""
        on = self.parts["work"]
        return w.name, w.story, w.tools if "tools" in on else [], self.dates(w) if "dates" in on else "", w.url if "url" in on else ""

    def truth(self):
        p = self.person
        listed = lambda name: getattr(p, name) if self.has(name) else []
        cards = [dict(zip(("name", "issuer", "date", "url"), self.card(c))) for c in listed("cards")]
        prizes = [dict(zip(("title", "organization", "date", "position", "description", "url"), self.prize(x)), type=x.type) for x in listed("prizes")]
        works = [dict(zip(("name", "description", "technologies", "duration", "url"), self.work(w))) for w in listed("works")]
        roles = [{"company": r.company, "position": r.title, "duration": self.dates(r), "description": "\n".join(self.told(r))} for r in listed("roles")]
        studies = [{"institution": t.school, "degree": t.degree, "field": t.subject, "graduationYear": str(t.end[0]), "startYear": str(t.start[0]) if "{a}" in (self.due_form if t.due else self.years_form) else None} for t in listed("studies")]
        return {"name": p.name, "email": p.email, "phone": p.phone, "location": p.place, "summary": self.about, "experience": roles, "education": studies, "certifications": cards, "achievements": prizes, "projects": works, "skills": p.all_skills if self.has("skills") else []}

    def neutral(self):
        p = self.person
        helping = p.helping if self.has("helping") else []
        skills = [text for name, level in (p.tongues if self.has("tongues") else []) for text in (name, f"{name} ({level})")] + (p.likes if self.has("likes") else [])
        titles = [{"title": text} for r in helping for text in (r.title, r.company)] + [{"title": t} for t in (p.papers if self.has("papers") else [])]
        return {"experience": [{"company": r.company, "position": r.title, "duration": self.dates(r), "description": r.intro} for r in helping], "skills": skills, "achievements": titles}

    def made(self, kind, source, target="pdf"):
        return Made(kind, source, target, self.truth(), self.neutral())
