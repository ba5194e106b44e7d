"""One person on one layout. A layout fills small templates; «token» is replaced, ⟦…⟧ is left out when a token within is empty."""

import copy
import re
from html import escape

from kit import dates, sheet, tex

from .words import BUILT, HEADS, LABELS, NOW, SHOW, SINCE, TO

LISTS = ("roles", "studies", "cards", "prizes", "works", "tongues", "likes", "helping", "papers")
ALL = frozenset(["about", "skills", *LISTS])
ESCAPES = {"html": escape, "docx": str, "tex": tex.t}
#: Tokens that are markup already.
MARKUP = {"told", "linked"}


class When(dates.When):
    """A way of writing dates with this set's words."""

    NOW, TO, SINCE = NOW, TO, SINCE


class Sheet(sheet.Sheet):
    """`no` names what the layout leaves out ("cards.url", "about"); `years` is how schools are dated: "both", "end" or "span"; `heads` overrides headings."""

    def __init__(self, person, rng, kind, when, no=(), years="both", between="–", bullet="list", heads=None, trim=True):
        super().__init__(copy.deepcopy(person), when, ALL, ("issuer", "date", "url"), ("by", "date", "place", "story", "url"), ("story", "tools", "dates", "url"), years)
        self.rng, self.kind, self.esc, self.between, self.bullet = rng, kind, ESCAPES[kind], between, bullet
        self.heads = {key: rng.choice(words) for key, words in HEADS[self.lang].items()} | (heads or {} if self.lang == "en" else {})
        self._leave_out([*no, *([rng.choice(["likes", "tongues", "about", "helping", "works.url", "prizes.story"])] if trim else [])])
        self.person.roles = self.person.roles[: rng.choice([2, 3, 4, 4])]

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
        if hasattr(thing, "points"):
            tokens["told"] = self.listed(thing.points)
        if hasattr(thing, "start"):
            tokens["dates"] = self.years(thing, self.between) if section == "studies" else self.dates(thing)
        if hasattr(thing, "date"):
            tokens["date"] = self.date(thing)
        if hasattr(thing, "tools"):
            tokens |= {"tools": ", ".join(thing.tools), "dots": " · ".join(thing.tools), "slashes": " / ".join(thing.tools)}
        if hasattr(thing, "url"):
            tokens |= {"bare": thing.url.removeprefix("https://"), "linked": self.link(thing.url, tokens.get("name") or tokens["title"])}
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

    def skills(self, template, join=", ", between=""):
        """Groups of skills through a template with «group» and «skills»."""
        return between.join(self.fill(template, group=group, skills=join.join(skills)) for group, skills in self.person.skills.items())

    def made(self, source, target="pdf"):
        return super().made(self.kind, source, target)
