"""The truth grows while a layout prints: each call names what went on the page, so that nothing unprinted gets in."""

from made import Made

SCALARS = ("name", "email", "phone", "location", "summary")
LISTS = ("experience", "education", "certifications", "achievements", "projects", "skills")


class Truth:
    """What a perfect reader finds, and what is neither right nor wrong."""

    def __init__(self):
        self.values = dict.fromkeys(SCALARS, "") | {name: [] for name in LISTS}
        self.neutral = {}

    def who(self, person, **printed):
        """Name and contact as printed; `printed` replaces what the layout shows otherwise, "" what it leaves out."""
        for name in ("name", "email", "phone", "location"):
            self.values[name] = printed.get(name, getattr(person, name))

    def summary(self, text):
        self.values["summary"] = text

    def job(self, job, duration, lines=None):
        lines = job.lines if lines is None else lines
        self.values["experience"].append({"company": job.company, "position": job.position, "duration": duration, "description": "\n".join(lines)})

    def school(self, school, dated=True):
        end = school.end[0] if isinstance(school.end, tuple) else school.end
        self.values["education"].append({
            "institution": school.institution, "degree": school.degree, "field": school.field,
            "graduationYear": str(end) if end and dated else "", "startYear": str(school.start) if school.start and dated else "",
        })

    def certificate(self, certificate, date, url=""):
        self.values["certifications"].append({"name": certificate.name, "issuer": certificate.issuer, "date": date, "url": url})

    def award(self, award, text=True):
        self.values["achievements"].append({
            "title": award.title, "type": award.kind, "date": str(award.year or ""), "description": award.text if text else "",
            "position": award.place, "organization": award.organization, "url": "",
        })

    def project(self, project, duration=None, url=None, tools=True):
        self.values["projects"].append({
            "name": project.name, "description": project.text, "technologies": list(project.tools) if tools else [],
            "duration": project.years if duration is None else duration, "url": project.url if url is None else url,
        })

    def skills(self, skills):
        self.values["skills"] += skills

    def languages(self, pairs):
        self._aside("skills", [name for name, _ in pairs] + [f"{name} ({level})" for name, level in pairs])

    def interests(self, words):
        self._aside("skills", list(words))

    def volunteering(self, job, duration):
        entry = {"company": job.company, "position": job.position, "duration": duration, "description": "\n".join(job.lines)}
        self._aside("experience", [entry])
        self._aside("achievements", [{"title": f"{job.position}, {job.company}"}])

    def mentions(self, titles):
        """Publications, talks, memberships."""
        self._aside("achievements", [{"title": title} for title in titles])

    def _aside(self, name, entries):
        self.neutral.setdefault(name, []).extend(entries)

    def made(self, kind, source, target):
        return Made(kind, source, target, self.values, self.neutral)
