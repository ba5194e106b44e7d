"""Keeps the truth of one résumé while a layout prints it, and writes days in the layout's own way."""

import html

from kit.dates import MONTHS
from made import Made


class Sheet:
    """The truth so far. A layout calls a method here for each thing that it prints, and for nothing else."""

    def __init__(self, name, email="", phone="", location="", summary=""):
        self.truth = {"name": name, "email": email, "phone": phone, "location": location, "summary": summary,
                      "experience": [], "education": [], "certifications": [], "achievements": [], "projects": [], "skills": []}
        self.neutral = {"experience": [], "skills": [], "achievements": []}

    def job(self, role, duration, intro=True, points=None):
        """Notes a role with `points` of its points (all when None) and returns the points to print."""
        shown = role["points"] if points is None else role["points"][:points]
        lines = ([role["intro"]] if intro and role["intro"] else []) + shown
        self.truth["experience"].append({"company": role["company"], "position": role["title"], "duration": duration, "description": "\n".join(lines)})
        return shown

    def school(self, course, start=True, end=True):
        self.truth["education"].append({"institution": course["institution"], "degree": course["degree"], "field": course["field"],
                                        "graduationYear": course["end"][:4] if end else "", "startYear": course["start"][:4] if start else ""})

    def cert(self, one, date="", issuer=True, url=False):
        self.truth["certifications"].append({"name": one["name"], "issuer": one["issuer"] if issuer else "", "date": date, "url": one["url"] if url else ""})

    def award(self, one, date="", organization=True, description=True):
        self.truth["achievements"].append({"title": one["title"], "type": one["type"], "date": date, "description": one["description"] if description else "",
                                           "position": one["position"], "organization": one["organization"] if organization else "", "url": ""})

    def project(self, one, duration="", url=True, technologies=True):
        self.truth["projects"].append({"name": one["name"], "description": one["description"], "technologies": one["technologies"] if technologies else [],
                                       "duration": duration, "url": one["url"] if url else ""})

    def skills(self, names):
        self.truth["skills"] += names
        return names

    def language(self, name, level):
        self.neutral["skills"] += [name, f"{name} ({level})", f"{name} {level}"]

    def also(self, names):
        """Interests and other things that may or may not be read as skills."""
        self.neutral["skills"] += names

    def titles(self, names):
        """Publications, memberships and the like."""
        self.neutral["achievements"] += [{"title": name} for name in names]

    def helping(self, one, duration=""):
        self.neutral["experience"].append({"company": one["company"], "position": one["title"], "duration": duration, "description": one["text"]})
        self.neutral["achievements"] += [{"title": one["title"], "organization": one["company"], "date": duration, "description": one["text"]}, {"title": one["company"]}]

    def made(self, kind, source, target):
        return Made(kind, source, target, self.truth, self.neutral if any(self.neutral.values()) else {})


def day(date, form, months=MONTHS["en"]):
    """`date` in `form`, whose fields are {y} {yy} {m} {mm} {mon} {month}; a date without a month is its year, no date is nothing."""
    if not date:
        return ""
    year, _, month = date.partition("-")
    if not month:
        return f"’{year[2:]}" if form.endswith("’{yy}") else year
    name = months[int(month) - 1]
    return form.format(y=year, yy=year[2:], m=int(month), mm=month, mon=name[:3], month=name)


def span(entry, form, between, now, months=MONTHS["en"]):
    """The time of a job, a course or a project in the layout's way; one day when both ends are equal."""
    start, end = (day(entry[key], form, months) if entry[key] else "" for key in ("start", "end"))
    if not start or start == end:
        return start or end
    return f"{start}{between}{end or now}"


def flat(person):
    """All skills without their groups."""
    return [skill for names in person["skills"].values() for skill in names]


def esc(text):
    return html.escape(text, quote=False)


def lis(points):
    return "".join(f"<li>{esc(point)}</li>" for point in points)


def reword(rng, text, *pairs):
    """`text` with each heading of `pairs` (printed, other wordings …) kept or replaced: authors of one template word their headings differently."""
    for printed, *others in pairs:
        text = text.replace(printed, rng.choice([printed, *others]))
    return text
