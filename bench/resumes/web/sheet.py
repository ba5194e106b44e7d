"""What one layout prints of one person: the page's words and the truth are drawn from the same choices."""

from html import escape as e

from kit.markup import document, points
from made import Made

from .dates import Dates, years
from .words import HEADS

EVERYTHING = frozenset("summary jobs schools skills certs honours projects languages interests volunteering publications talks courses memberships".split())


class Sheet:
    """A person as one layout shows them.

    `leave` names sections that are not printed, `depth` is how many jobs get a description, `cert`, `honour` and `project` name the printed parts beside the name.
    `skills` replaces the printed skills; `degree_first_year` False prints only the last year of a school.
    """

    def __init__(self, person, rng, dates=None, leave=(), location=None, depth=99, whole_span=True, skills=None,
                 cert=("issuer", "date"), honour=("organization", "date", "description", "position"), project=("description", "technologies", "duration"), heads=None):
        self.person, self.rng, self.dates = person, rng, dates or Dates()
        self.shows = EVERYTHING - set(leave)
        self.location = person.place if location is None else location
        self.depth, self.whole_span = depth, whole_span
        self.skills = person.all_skills() if skills is None else skills
        self.cert, self.honour, self.project = set(cert), set(honour), set(project)
        self.heads = {section: rng.choice(options) for section, options in HEADS[person.lang].items()} | (heads or {})

    def has(self, section):
        """Whether the section is printed and has something to print."""
        return section in self.shows and bool(getattr(self.person, section))

    def head(self, section):
        return e(self.heads[section])

    def when(self, job):
        return e(self.dates.range(job.start, job.end))

    def school_years(self, school, dash="–", now="present"):
        """Years of a school as printed."""
        return e(years(self._school_start(school), school.end, dash, now))

    def _school_start(self, school):
        return school.start if self.whole_span or school.end == "now" else ""

    def described(self, job):
        return self.person.jobs.index(job) < self.depth

    def text(self, job):
        """The intro paragraph, or nothing."""
        return f"<p>{e(job.text)}</p>" if job.text and self.described(job) else ""

    def points(self, job):
        """The bullets, or nothing."""
        return points(job.points) if self.described(job) else ""

    def cert_date(self, cert):
        return e(self.dates.stamp(cert.date))

    def project_when(self, project):
        return e(self.dates.range(project.start, project.end))

    def made(self, css, body, title="CV"):
        """The page with its truth."""
        return Made("html", document(css, body, self.person.lang, title), "pdf", self.truth(), self.neutral())

    def truth(self):
        """What a perfect reader finds on the page."""
        person = self.person
        return {
            "name": person.name, "email": person.email, "phone": person.phone, "location": self.location,
            "summary": person.summary if self.has("summary") else "",
            "experience": [self._job(job) for job in person.jobs] if self.has("jobs") else [],
            "education": [self._school(school) for school in person.schools] if self.has("schools") else [],
            "certifications": [self._cert(cert) for cert in person.certs] if self.has("certs") else [],
            "achievements": [self._honour(honour) for honour in person.honours] if self.has("honours") else [],
            "projects": [self._project(project) for project in person.projects] if self.has("projects") else [],
            "skills": self.skills if self.has("skills") else [],
        }

    def _job(self, job):
        description = "\n".join(part for part in [job.text, *job.points] if part) if self.described(job) else ""
        return {"company": job.company, "position": job.title, "duration": self.dates.range(job.start, job.end), "description": description}

    def _school(self, school):
        end = "" if school.end == "now" else school.end[:4]
        return {"institution": school.name, "degree": school.degree, "field": school.subject, "graduationYear": end, "startYear": self._school_start(school)[:4]}

    def _cert(self, cert):
        return {"name": cert.name, "issuer": cert.issuer if "issuer" in self.cert else "", "date": self.dates.stamp(cert.date) if "date" in self.cert else "",
                "url": cert.url if "url" in self.cert else ""}

    def _honour(self, honour):
        parts = {part: getattr(honour, part) if part in self.honour else "" for part in ("date", "description", "position", "organization", "url")}
        return {"title": honour.title, "type": honour.type, **parts}

    def _project(self, project):
        return {"name": project.name, "description": project.description if "description" in self.project else "", "technologies": project.tools if "technologies" in self.project else [],
                "duration": self.dates.range(project.start, project.end) if "duration" in self.project else "", "url": project.url if "url" in self.project else ""}

    def neutral(self):
        """Printed things that are neither right nor wrong."""
        person = self.person
        spoken = [form for language, level in person.languages for form in (language, f"{language} ({level})")] if self.has("languages") else []
        volunteering = person.volunteering if self.has("volunteering") else []
        titles = [text for section in ("publications", "talks", "courses", "memberships") if self.has(section) for text in getattr(person, section)]
        titles += [form for job in volunteering for form in (job.title, job.company)]
        return {"experience": [self._job_of_volunteer(job) for job in volunteering], "skills": spoken + (person.interests if self.has("interests") else []),
                "achievements": [{"title": title} for title in titles]}

    def _job_of_volunteer(self, job):
        return {"company": job.company, "position": job.title, "duration": self.dates.range(job.start, job.end), "description": ""}
