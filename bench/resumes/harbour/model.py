"""What is known of a person, and what one layout shows of it: the page and the truth are drawn from the same choices."""

from dataclasses import dataclass, field, fields, is_dataclass, replace

from kit.dates import MONTHS, SEASONS
from made import Made


@dataclass
class Job:
    """A post held. Dates are "2019-03", "2019", "now" or ""."""

    title: str
    company: str
    place: str
    start: str
    end: str
    points: list = field(default_factory=list)
    text: str = ""


@dataclass
class School:
    """Years at a school; `short` is the abbreviated degree, `note` a grade or thesis that is in no field."""

    degree: str
    short: str
    subject: str
    name: str
    place: str
    start: str
    end: str
    note: str = ""


@dataclass
class Cert:
    name: str
    issuer: str
    date: str


@dataclass
class Honour:
    title: str
    by: str
    date: str
    text: str = ""
    type: str = "achievement"
    position: str = ""


@dataclass
class Project:
    name: str
    text: str
    tools: list
    start: str = ""
    end: str = ""
    url: str = ""


@dataclass
class Person:
    """Somebody, invented. `groups` are skills by label; `email2` is a second address that some layouts print."""

    name: str
    headline: str
    email: str
    phone: str
    place: str
    street: str
    summary: str
    jobs: list
    schools: list
    groups: dict
    certs: list = field(default_factory=list)
    honours: list = field(default_factory=list)
    projects: list = field(default_factory=list)
    languages: list = field(default_factory=list)
    interests: list = field(default_factory=list)
    lang: str = "en"
    email2: str = ""


@dataclass
class Dates:
    """How a layout prints dates: `form` may use y, yy, m, month, mon, season; `since` opens a span that goes on."""

    form: str
    dash: str = " – "
    now: str = "present"
    since: str = ""
    opening: str = ""
    lang: str = "en"

    def stamp(self, date):
        if "-" not in date:
            return date
        year, month = date.split("-")
        name = MONTHS[self.lang][int(month) - 1]
        return self.form.format(y=year, yy=year[2:], m=int(month), month=name, mon=name[:3], season=SEASONS[int(month) - 1])

    def span(self, start, end):
        if not start or not end:
            return self.stamp(start or end)
        if end == "now":
            return self.since + self.stamp(start) if self.since else self.opening + self.stamp(start) + self.dash + self.now
        first, last = self.stamp(start), self.stamp(end)
        return first if first == last else self.opening + first + self.dash + last


def escaped(value, escape):
    """The same with every string made safe for a page's language."""
    if isinstance(value, str):
        return escape(value)
    if isinstance(value, (list, tuple)):
        return type(value)(escaped(part, escape) for part in value)
    if isinstance(value, dict):
        return {escape(key): escaped(part, escape) for key, part in value.items()}
    if is_dataclass(value):
        return replace(value, **{part.name: escaped(getattr(value, part.name), escape) for part in fields(value)})
    return value


class Sheet:
    """A person as one layout shows them. `p` is safe to print.

    `leave` are sections that are not printed; `place` is "place", "street" or ""; `depth` is how many jobs are described;
    `short` prints abbreviated degrees; `starts` the first year of schools; `cert`, `honour`, `project` are the printed parts.
    """

    def __init__(self, person, dates, escape=str, leave="", place="place", depth=99, short=False, starts=True, cert="issuer date",
                 honour="by date text position", project="text tools span url"):
        self.raw, self.dates = person, dates
        self.left, self.place, self.depth, self.short, self.starts = set(leave.split()), place, depth, short, starts
        self.cert, self.honour, self.project = set(cert.split()), set(honour.split()), set(project.split())
        self.p = escaped(replace(person, **{name: type(getattr(person, name))() for name in self.left}), escape)

    def span(self, entry):
        return self.dates.span(entry.start, entry.end)

    def stamp(self, entry):
        return self.dates.stamp(entry.date)

    def lines(self, job):
        """The intro and the bullets, where this layout describes the job."""
        return [line for line in [job.text, *job.points] if line] if self.p.jobs.index(job) < self.depth else []

    def degree(self, school, join=" in "):
        """Degree and subject, as printed."""
        return join.join(part for part in [school.short if self.short else school.degree, school.subject] if part)

    def years(self, school, dash="–", now="present"):
        start, end = school.start[:4], school.end[:4]
        if school.end == "now":
            return f"{start}{dash}{now}"
        return f"{start}{dash}{end}" if self.starts and start else end

    def skills(self):
        return [skill for group in self.p.groups.values() for skill in group]

    def made(self, kind, source, target="pdf"):
        return Made(kind, source, target, self._truth(), self._neutral())

    def _truth(self):
        shown = replace(self.raw, **{name: type(getattr(self.raw, name))() for name in self.left})
        return {
            "name": shown.name, "email": shown.email, "phone": shown.phone, "location": getattr(shown, self.place) if self.place else "", "summary": shown.summary,
            "experience": [self._job(job, number) for number, job in enumerate(shown.jobs)], "education": [self._school(school) for school in shown.schools],
            "certifications": [self._cert(cert) for cert in shown.certs], "achievements": [self._honour(honour) for honour in shown.honours],
            "projects": [self._project(project) for project in shown.projects], "skills": [skill for group in shown.groups.values() for skill in group],
        }

    def _job(self, job, number):
        described = "\n".join(line for line in [job.text, *job.points] if line) if number < self.depth else ""
        return {"company": job.company, "position": job.title, "duration": self.span(job), "description": described}

    def _school(self, school):
        going = school.end == "now"
        return {"institution": school.name, "degree": school.short if self.short else school.degree, "field": school.subject,
                "graduationYear": "" if going else school.end[:4], "startYear": school.start[:4] if self.starts or going else ""}

    def _cert(self, cert):
        return {"name": cert.name, "issuer": cert.issuer if "issuer" in self.cert else "", "date": self.stamp(cert) if "date" in self.cert else "", "url": ""}

    def _honour(self, honour):
        part = lambda name, value: value if name in self.honour else ""
        return {"title": honour.title, "type": honour.type, "date": part("date", self.stamp(honour)), "description": part("text", honour.text),
                "position": part("position", honour.position), "organization": part("by", honour.by), "url": ""}

    def _project(self, project):
        part = lambda name, value: value if name in self.project else ""
        return {"name": project.name, "description": part("text", project.text), "technologies": project.tools if "tools" in self.project else [],
                "duration": part("span", self.span(project)), "url": part("url", project.url)}

    def _neutral(self):
        spoken = [form for language, level in self.raw.languages for form in (language, level, f"{language} ({level})", f"{language} {level}")]
        return {"experience": [], "skills": spoken + self.raw.interests, "achievements": []}
