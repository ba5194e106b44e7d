"""What one layout prints of one person; the truth is drawn from the same choices as the page."""

from kit.dates import stamp
from kit.text import glue
from made import Made

from .words import HEADS, NOW, SHORT, SINCE

SECTIONS = frozenset("summary jobs schools skills certs awards projects languages interests volunteering publications memberships".split())


class Dates:
    """A habit of writing months and spans.

    `form` is a pattern of {Month}, {Mon}, {mm}, {m}, {yyyy}, {yy}; `since` writes open spans as "Since ...".
    """

    def __init__(self, form="{Mon} {yyyy}", dash=" – ", now=None, since=False):
        self.form, self.dash, self.now, self.since = form, dash, now, since

    def stamp(self, date, lang):
        """One date; a bare year stays a bare year."""
        return stamp(self.form, date, lang, lambda name: SHORT.get(name, name[:3]))

    def span(self, start, end, lang):
        if not start or not end or start == end:
            return self.stamp(start or end, lang)
        if end == "now" and self.since:
            return f"{SINCE[lang]} {self.stamp(start, lang)}"
        return self.stamp(start, lang) + self.dash + (self.now or NOW[lang][0] if end == "now" else self.stamp(end, lang))


class Page:
    """A person as one layout shows them.

    `hide` names sections that are not printed, `show` rare ones that are; `described` is how many jobs show their text; `cert`, `award` and `project` name the parts printed beside the title; `spans` False prints only the last year of a school; `heads` fixes headings.
    """

    def __init__(self, person, rng, dates, hide=(), described=99, cert=("issuer", "date"), award=("organization", "date"), project=("description", "technologies", "url"), spans=True, heads=None, show=()):
        self.person, self.rng, self.dates, self.lang = person, rng, dates, person.lang
        self.shown = (SECTIONS | set(show)) - set(hide)
        self.described, self.cert, self.award, self.project, self.spans = described, set(cert), set(award), set(project), spans
        self.heads = {section: rng.choice(options) for section, options in HEADS[person.lang].items()} | (heads or {})

    def has(self, section):
        return section in self.shown and bool(getattr(self.person, section))

    def when(self, thing):
        """The span of a job or project as printed."""
        return self.dates.span(thing.start, thing.end, self.lang)

    def stamp(self, date):
        return self.dates.stamp(date, self.lang)

    def years(self, school, dash="–"):
        """The years of a school as printed."""
        end = (self.dates.now or NOW[self.lang][0]) if school.end == "now" else school.end[:4]
        if self._start(school):
            return f"{school.start[:4]}{dash}{end}" + (" (expected)" if school.expected else "")
        return f"Expected {end}" if school.expected else end

    def _start(self, school):
        return school.start if self.spans or school.end == "now" else ""

    def intro(self, job):
        return job.intro if self._described(job) else ""

    def points(self, job):
        return job.points if self._described(job) else []

    def _described(self, job):
        return self.person.jobs.index(job) < self.described if job in self.person.jobs else True

    def companies(self):
        """Jobs in order, those at one company together: (company, place, [job])."""
        groups = []
        for job in self.person.jobs:
            if groups and job.company and groups[-1][0] == job.company:
                groups[-1][2].append(job)
            else:
                groups.append((job.company, job.place, [job]))
        return groups

    def made(self, kind, source, target):
        return Made(kind, source, target, self.truth(), self.neutral())

    def truth(self):
        """What a perfect reader finds."""
        person = self.person
        lists = {
            "experience": [self._job(job) for job in person.jobs] if self.has("jobs") else [],
            "education": [self._school(school) for school in person.schools] if self.has("schools") else [],
            "certifications": [self._cert(cert) for cert in person.certs] if self.has("certs") else [],
            "achievements": [self._award(award) for award in person.awards] if self.has("awards") else [],
            "projects": [self._project(project) for project in person.projects] if self.has("projects") else [],
            "skills": person.all_skills if self.has("skills") else [],
        }
        return {"name": person.name, "email": person.email, "phone": person.phone, "location": person.place, "summary": person.summary if self.has("summary") else "", **lists}

    def _job(self, job):
        return {"company": job.company, "position": job.title, "duration": self.when(job), "description": glue("\n", self.intro(job), *self.points(job))}

    def _school(self, school):
        end = "" if school.end == "now" else school.end[:4]
        return {"institution": school.name, "degree": school.degree, "field": school.subject, "graduationYear": end, "startYear": self._start(school)[:4]}

    def _cert(self, cert):
        return {"name": cert.name, "issuer": cert.issuer if "issuer" in self.cert else "", "date": self.stamp(cert.date) if "date" in self.cert else "", "url": cert.url if "url" in self.cert else ""}

    def _award(self, award):
        parts = {part: getattr(award, part) if part in self.award else "" for part in ("organization", "date", "description", "position")}
        return {"title": award.title, "type": award.type, "url": ""} | parts | {"date": self.stamp(parts["date"])}

    def _project(self, project):
        shown = self.project
        return {"name": project.name, "description": project.description if "description" in shown else "", "technologies": project.tools if "technologies" in shown else [],
                "duration": self.when(project) if "duration" in shown else "", "url": project.url if "url" in shown else ""}

    def neutral(self):
        """Printed things that are neither right nor wrong."""
        person = self.person
        spoken = [form for language, level in person.languages for form in (language, f"{language} ({level})")] if self.has("languages") else []
        likes = person.interests if self.has("interests") else []
        helped = person.volunteering if self.has("volunteering") else []
        titles = [title for section in ("publications", "memberships") if self.has(section) for title in getattr(person, section)]
        titles += [form for job in helped for form in (job.title, job.company)]
        strengths = person.strengths if self.has("strengths") else {}
        titles += [form for label, points in strengths.items() for form in (label, *points)]
        experience = [self._job(job) for job in helped] + [{"position": label, "description": "\n".join(points)} for label, points in strengths.items()]
        return {"experience": experience, "skills": spoken + likes + list(strengths), "achievements": [{"title": title} for title in titles]}
