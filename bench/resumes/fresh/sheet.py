"""One person on one layout. A layout fills small templates; «token» is replaced, ⟦…⟧ is left out when a token within is empty."""

import copy
import re
from html import escape

from kit import dates, tex
from made import Made

from .words import BUILT, HEADS, LABELS, NOW, SHOW, SINCE, TO

LISTS = ("jobs", "schools", "certs", "awards", "projs", "tongues", "likes", "helping", "papers")
ESCAPES = {"html": escape, "docx": str, "tex": tex.t}
#: Tokens that are markup already.
MARKUP = {"told", "linked"}


class When(dates.When):
    """A way of writing dates with this set's words."""

    NOW, TO, SINCE = NOW, TO, SINCE


class Sheet:
    """`no` names what the layout leaves out ("certs.url", "about"); `years` is how schools are dated: "both", "end" or "span"; `heads` overrides headings."""

    def __init__(self, person, rng, kind, when, no=(), years="both", between="–", bullet="list", heads=None, trim=True):
        self.person, self.rng, self.kind, self.when, self.lang = copy.deepcopy(person), rng, kind, when, person.lang
        self.esc, self.years_form, self.between, self.bullet = ESCAPES[kind], years, between, bullet
        self.heads = {key: rng.choice(words) for key, words in HEADS[self.lang].items()} | (heads or {} if self.lang == "en" else {})
        self._leave_out([*no, *([rng.choice(["likes", "tongues", "about", "helping", "projs.url", "awards.story"])] if trim else [])])
        self.person.jobs = self.person.jobs[: rng.choice([2, 3, 4, 4])]

    def _leave_out(self, names):
        for name in names:
            section, _, part = name.partition(".")
            if not part:
                setattr(self.person, section, [] if section in LISTS else "")
            for thing in getattr(self.person, section) if part else []:
                setattr(thing, part, type(getattr(thing, part))())

    def fill(self, template, **tokens):
        """The template with its tokens; `MARKUP` tokens go in as they are."""
        shown = {key: value if key in MARKUP else self.esc(value) for key, value in tokens.items()}
        keep = lambda match: match[1] if all(shown[key] for key in re.findall("«(\\w+)»", match[1])) else ""
        while "⟦" in template:
            template = re.sub("⟦([^⟦⟧]*)⟧", keep, template)
        return re.sub("«(\\w+)»", lambda match: shown[match[1]], template)

    def contact(self, template):
        person, labels = self.person, LABELS[self.lang]
        return self.fill(template, name=person.name, NAME=person.name.upper(), job=person.job, email=person.email, phone=person.phone, place=person.place, web=person.web, lplace=labels[0], lphone=labels[1], lemail=labels[2], lweb=labels[3], head=self.heads["contact"])

    def each(self, section, template, only=None, join=""):
        """The section's entries, each through the template; «firm» is the company where it differs from the entry before. `only` "won" or "fought" splits the awards."""
        wanted = {None: lambda thing: True, "won": lambda thing: thing.type == "achievement", "fought": lambda thing: thing.type != "achievement"}[only]
        things = [thing for thing in getattr(self.person, section) if wanted(thing)]
        firms = [getattr(thing, "company", "") for thing in things]
        return join.join(self.fill(template, firm="" if before == firm else firm, **self._tokens(section, thing)) for thing, before, firm in zip(things, ["", *firms], firms))

    def _tokens(self, section, thing):
        if isinstance(thing, str):
            return {"text": thing}
        if isinstance(thing, tuple):
            return {"tongue": thing[0], "level": thing[1]}
        tokens = {key: value for key, value in vars(thing).items() if isinstance(value, str)}
        tokens["show"], tokens["built"] = SHOW[self.lang], BUILT[self.lang]
        if hasattr(thing, "told"):
            tokens["told"] = self.listed(thing.told)
        if hasattr(thing, "start"):
            tokens["dates"] = self.years(thing) if section == "schools" else self.when.span(thing.start, thing.end, self.lang)
        if hasattr(thing, "date"):
            tokens["date"] = self.when.one(thing.date, self.lang)
        if hasattr(thing, "tools"):
            tokens |= {"tools": ", ".join(thing.tools), "dots": " · ".join(thing.tools), "slashes": " / ".join(thing.tools)}
        if hasattr(thing, "url"):
            tokens |= {"bare": thing.url.removeprefix("https://"), "linked": self.link(thing.url, tokens.get("name") or tokens.get("title"))}
        return tokens

    def link(self, url, text):
        """The text, clickable when there is an address."""
        if not url:
            return self.esc(text)
        return rf"\href{{{url}}}{{{self.esc(text)}}}" if self.kind == "tex" else f'<a href="{url}">{self.esc(text)}</a>'

    def listed(self, items):
        if not items:
            return ""
        if self.bullet == "para":
            return self.esc(" ".join(f"{item}." for item in items))
        if self.kind == "tex":
            return r"\begin{itemize}" + "".join(rf"\item {self.esc(item)}" for item in items) + r"\end{itemize}"
        if self.kind == "docx":
            return "".join(f"\n{self.bullet if self.bullet != 'list' else '*'} {item}" for item in items)
        if self.bullet != "list":
            return "".join(f"<div class=d>{self.bullet} {escape(item)}</div>" for item in items)
        return "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"

    def years(self, school):
        if self.years_form == "span":
            return self.when.span(school.start, school.end, self.lang)
        if self.years_form == "end" and school.end != "now":
            return school.end[:4]
        return school.start[:4] + self.between + (NOW[self.lang] if school.end == "now" else school.end[:4])

    def skills(self, template, join=", ", between=""):
        """Groups of skills through a template with «group» and «skills»."""
        return between.join(self.fill(template, group=group, skills=join.join(skills)) for group, skills in self.person.skills.items())

    def made(self, source, target="pdf"):
        person = self.person
        shows_start = lambda school: self.years_form != "end" or school.end == "now"
        truth = {
            "name": person.name, "email": person.email, "phone": person.phone, "location": person.place, "summary": person.about,
            "experience": [self._job(job) for job in person.jobs],
            "education": [{"institution": it.name, "degree": it.degree, "field": it.field, "graduationYear": "" if it.end == "now" else it.end[:4], "startYear": it.start[:4] if shows_start(it) else ""} for it in person.schools],
            "certifications": [{"name": it.name, "issuer": it.issuer, "date": self.when.one(it.date, self.lang), "url": it.url} for it in person.certs],
            "achievements": [{"title": it.title, "type": it.type, "date": self.when.one(it.date, self.lang), "description": it.story, "position": it.rank, "organization": it.by, "url": it.url} for it in person.awards],
            "projects": [{"name": it.name, "description": it.story, "technologies": it.tools, "duration": self.when.span(it.start, it.end, self.lang), "url": it.url} for it in person.projs],
            "skills": person.all_skills,
        }
        return Made(self.kind, source, target, truth, self._neutral())

    def _job(self, job):
        return {"company": job.company, "position": job.title, "duration": self.when.span(job.start, job.end, self.lang), "description": "\n".join(filter(None, [job.intro, *job.told]))}

    def _neutral(self):
        person = self.person
        skills = [form for name, level in person.tongues for form in (name, f"{name} ({level})", f"{name} {level}")] + person.likes
        titles = [*person.papers, *[form for job in person.helping for form in (job.title, job.company)]]
        return {"experience": [self._job(job) for job in person.helping], "skills": skills, "achievements": [{"title": text} for text in titles]}
