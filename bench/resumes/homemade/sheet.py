"""One person on one layout. A layout asks the sheet for each thing when it prints it, and the sheet notes what a perfect reader then finds."""

from kit import dates, truth
from kit.text import glue
from made import Made

from .words import HEADS, LABELS, NOW


class Dates(dates.When):
    """A way of writing dates with this set's words."""

    NOW = NOW


class Sheet:
    """Words, dates and the growing truth of one printed résumé. `street` prints the full address in one run."""

    def __init__(self, person, rng, dates, street=False, heads=None):
        self.person, self.lang, self.dates = person, person.lang, dates
        self.address = glue(", ", person.street, person.place) if street else person.place
        self.heads = {key: rng.choice(words) for key, words in HEADS[person.lang].items()} | (heads or {})
        self.labels = LABELS[person.lang]
        self.truth = {"name": person.name, "email": person.email, "phone": person.phone, "location": self.address, "summary": "",
                      "experience": [], "education": [], "certifications": [], "achievements": [], "projects": [], "skills": []}
        self.neutral = {"experience": [], "skills": [], "achievements": []}

    def capitals(self, text):
        """In capitals; the Turkish i keeps its dot."""
        return (text.replace("i", "İ") if self.lang == "tr" else text).upper()

    def about(self):
        self.truth["summary"] = self.person.about
        return self.person.about

    def _entry(self, role, dates, lines):
        return {"company": role.company, "position": role.title, "duration": dates, "description": "\n".join(lines)}

    def job(self, role, told=True, dates=None):
        """(dates, lines told) of a role; `dates` is another way of writing them."""
        span = (dates or self.dates).span(role.start, role.end, self.lang)
        lines = [line for line in [role.intro, *role.points] if line] if told else []
        self.truth["experience"].append(self._entry(role, span, lines))
        return span, lines

    def school(self, study, both=True, dash=" – ", months=False):
        """The years of a course as printed: first and last, or the last only."""
        form = self.dates if months else Dates("{yyyy}", dash, self.dates.now)
        both = (both or study.end == "now") and study.start != study.end
        years = form.span(study.start if both else "", study.end, self.lang)
        self.truth["education"].append(truth.study(study, both))
        return years

    def card(self, card, *parts):
        """The date of a certificate; `parts` are what is printed beside its name: issuer, date, url."""
        date = self.dates.one(card.date, self.lang) if "date" in parts else ""
        self.truth["certifications"].append(truth.card(card, parts, date))
        return date

    def prize(self, prize, *parts):
        """The date of an award; `parts`: by, date, place, story, url."""
        date = self.dates.one(prize.date, self.lang) if "date" in parts else ""
        self.truth["achievements"].append(truth.prize(prize, parts, date))
        return date

    def work(self, work, *parts):
        """The span of a project; `parts`: story, tools, dates, url."""
        span = self.dates.span(work.start, work.end, self.lang) if "dates" in parts else ""
        self.truth["projects"].append(truth.work(work, parts, span))
        return span

    def skills(self):
        """The groups of skills."""
        self.truth["skills"] = self.person.all_skills
        return self.person.skills

    def all_skills(self):
        self.skills()
        return self.truth["skills"]

    def tongues(self):
        """(language, level) pairs: neither right nor wrong among the skills."""
        self.neutral["skills"] += [form for name, level in self.person.tongues for form in (name, f"{name} ({level})", f"{name} {level}", f"{name}: {level}", f"{name} - {level}")]
        return self.person.tongues

    def likes(self):
        self.neutral["skills"] += self.person.likes
        return self.person.likes

    def help(self, role):
        """The dates of unpaid work."""
        span = self.dates.span(role.start, role.end, self.lang)
        self.neutral["experience"].append(self._entry(role, span, [role.intro] if role.intro else []))
        self.neutral["achievements"] += [{"title": role.title}, {"title": role.company}, {"title": f"{role.title}, {role.company}"}]
        return span

    def clients(self):
        """Names of clients, no jobs of their own."""
        self.neutral["experience"] += [{"company": name} for name in self.person.clients]
        self.neutral["skills"] += self.person.clients
        return self.person.clients

    def papers(self):
        self.neutral["achievements"] += [{"title": text} for text in self.person.papers]
        return self.person.papers

    def made(self, kind, source, target="pdf"):
        return Made(kind, source, target, self.truth, self.neutral)
