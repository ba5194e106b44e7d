"""What a draw prints of a person: the blocks of each section together with what a perfect reader finds in them."""

from .model import Bars, Entry, Line, Pills, Points, Rows, Section, Text
from .words import AT, IN, LEVELS, REFERENCES, TOOLS, heading


class Content:
    """A person under a draw. `sections` are the printed ones in order; `truth` and `neutral` grow as they are composed."""

    def __init__(self, person, draw):
        self.person, self.draw, self.rng = person, draw, draw.rng
        self.truth = {"name": person.name.upper() if draw.name_caps else person.name, "email": person.email, "phone": person.phone, "location": person.place, "summary": "", "experience": [], "education": [],
                      "certifications": [], "achievements": [], "projects": [], "skills": []}
        self.neutral = {"experience": [], "skills": [], "achievements": []}
        self.opening = person.about if draw.bare_summary and "about" in draw.sections else ""
        self.sections = [self._section(key) for key in draw.sections if getattr(person, key) and not (key == "about" and self.opening)]
        if self.opening:
            self.truth["summary"] = self.opening
        if self.rng.random() < 0.15 and draw.structure == "one":
            self.sections[-1].blocks.append(Text(REFERENCES[person.lang]))

    def _section(self, key):
        """A section with its heading."""
        return Section(key, heading(self.rng, self.person.lang, key), getattr(self, f"_{key}")())

    def _narrow(self, key):
        """Whether the section stands in the sidebar, which is too narrow for tables."""
        return key in self.draw.side

    def _about(self):
        self.truth["summary"] = self.person.about
        return [Text(self.person.about)]

    # Jobs

    def _roles(self):
        return [self._job(number, job) for number, job in enumerate(self.person.roles)]

    def _job(self, number, job):
        forgotten = self.draw.undated_last and job is self.person.roles[-1]
        when = "" if forgotten else self.draw.dates.span(job.start, job.end)
        parts = {"title": job.title, "employer": job.company, "place": job.place}
        lines = [Line(self._joined(line, parts)) for line in self.draw.head_lines]
        entry = Entry(lines)
        if when:
            self._put_date(entry, when, self.draw.date_place)
        described = self.draw.describe != "none" and not (self.draw.describe == "first" and number > 1)
        entry.body = self._described(job) if described else []
        self.truth["experience"].append({"company": job.company, "position": job.title, "duration": when, "description": _words(entry.body)})
        return entry

    def _joined(self, names, parts):
        """The runs of one head line."""
        runs = []
        for name in names:
            if name == "place" and runs and self.draw.place_form != "separator":
                runs += [(", ", ""), (parts[name], name)] if self.draw.place_form == "comma" else [(f" ({parts[name]})", name)]
                continue
            if runs:
                runs.append((self._between(name, runs), ""))
            runs.append((parts[name], name))
        return runs

    def _between(self, name, runs):
        if name == "employer" and runs[-1][1] == "title":
            return self.draw.joint.format(at=AT[self.person.lang])
        return self.draw.separator

    def _put_date(self, entry, when, where):
        """Puts a date where the draw wants it."""
        date, lines = (when, "date"), entry.lines
        if where == "gutter":
            entry.gutter = when
        elif where in ("right", "right2"):
            lines[-1 if where == "right2" else 0].right = [date]
        elif where == "after":
            lines[-1].runs += [(self.draw.date_separator, ""), date]
        elif where == "brackets":
            lines[0].runs += [(" (", ""), date, (")", "")]
        elif where == "before":
            lines[0].runs[:0] = [date, (self.draw.date_separator if self.draw.date_separator != ", " else "  ", "")]
        else:
            lines.insert({"first": 0, "own": 1, "last": len(lines)}[where], Line([date]))

    def _described(self, job):
        intro = [Text(job.intro)] if job.intro and self.draw.intro else []
        if self.draw.describe == "paragraph" and job.points:
            return [Text(" ".join([block.text for block in intro] + [f"{point}." for point in job.points]))]
        return intro + ([Points(job.points, self.draw.glyph)] if job.points else [])

    # Schools

    def _studies(self):
        schools = [self._school(school) for school in self.person.studies]
        if self.draw.school == "table" and not self._narrow("studies"):
            return [Rows([[years, "".join(text for text, _ in degree), school.school] for school, years, degree in schools])]
        return [self._school_entry(*school) for school in schools]

    def _school(self, school):
        starts = self.draw.school_start and school.start
        self.truth["education"].append({"institution": school.school, "degree": school.degree, "field": school.subject, "graduationYear": school.end, "startYear": school.start if starts else ""})
        return school, self.draw.dates.years(starts and school.start, school.end), self._degree(school)

    def _degree(self, school):
        if not school.subject:
            return [(school.degree, "title")]
        word = IN[self.person.lang]
        form = {"word": f"{school.degree} {word} {school.subject}", "in": f"{school.degree} {word} {school.subject}", "comma": f"{school.degree}, {school.subject}",
                "brackets": f"{school.degree} ({school.subject})", "space": f"{school.degree} – {school.subject}", "split": f"{school.degree}: {school.subject}"}
        return [(form[self.draw.degree], "title")]

    def _school_entry(self, school, years, degree):
        name = [(school.school, "employer")] + ([(f", {school.place}", "place")] if self.draw.school_place else [])
        form = self.draw.school if self.draw.school != "table" else "degree first"
        if form == "one line":
            entry = Entry([Line(degree + [(self.draw.separator, "")] + name + [(" (", ""), (years, "date"), (")", "")])])
        elif form == "line of year":
            entry = Entry([Line([(years, "date")]), Line(degree), Line(name)])
        else:
            entry = Entry([Line(degree), Line(name)] if form == "degree first" else [Line(name), Line(degree)])
            self._put_date(entry, years, self.draw.date_place)
        if school.note and self.draw.school_note:
            entry.body.append(Text(school.note))
        return entry

    # Skills

    def _skills(self):
        groups = self.person.skills
        every = self.person.all_skills
        self.truth["skills"] = every
        form = self.draw.skills
        if form in ("grouped", "table"):
            if form == "table" and not self._narrow("skills"):
                return [Rows([[label, ", ".join(skills)] for label, skills in groups.items()])]
            return [Line([(f"{label}: ", "label"), (", ".join(skills), "")]) for label, skills in groups.items()]
        return self._flat_skills(form, every)

    def _flat_skills(self, form, every):
        narrow = self._narrow("skills")
        levels = [(skill, self.rng.randint(2, 5)) for skill in every]
        return {
            "commas": lambda: [Text(", ".join(every))], "piped": lambda: [Text(self.rng.choice([" | ", " · ", " • ", "; "]).join(every))], "pills": lambda: [Pills(every)],
            "columns": lambda: [Points(every, self.draw.glyph, 1 if narrow else self.rng.choice([2, 3]))], "bullets": lambda: [Points(every, self.draw.glyph)],
            "lines": lambda: [Line([(skill, "")]) for skill in every], "bars": lambda: [Bars(levels)], "dots": lambda: [Bars(levels, True)],
            "levels": lambda: [Line([(f"{skill} – {LEVELS[self.person.lang][level - 1]}", "")]) for skill, level in levels],
        }[form]()

    # Certificates, awards, projects

    def _cards(self):
        shown = [(cert.name, "" if self.draw.cards == "name only" else cert.issuer, self.draw.dates.stamp(cert.date)) for cert in self.person.cards]
        self.truth["certifications"] = [{"name": name, "issuer": issuer, "date": date, "url": ""} for name, issuer, date in shown]
        if self.draw.cards == "table" and not self._narrow("cards"):
            return [Rows([[name, issuer, date] for name, issuer, date in shown], labelled=False)]
        if self.draw.cards == "bullets":
            return [Points([f"{name}, {issuer} ({date})" for name, issuer, date in shown], self.draw.glyph)]
        return [block for cert in shown for block in self._cert(*cert)]

    def _cert(self, name, issuer, date):
        given, by, when = (name, "title"), (issuer, "employer"), (date, "date")
        return {
            "dash": lambda: [Line([given, (" – ", ""), by, (" (", ""), when, (")", "")])], "commas": lambda: [Line([given, (", ", ""), by, (", ", ""), when])],
            "two lines": lambda: [Entry([Line([given]), Line([by], [when])])], "year first": lambda: [Entry([Line([given, (" · ", ""), by])], date)],
            "name only": lambda: [Line([given, (", ", ""), when])], "brackets": lambda: [Line([given, (" (", ""), by, (")", "")], [when])],
            "table": lambda: [Entry([Line([given]), Line([by, (" | ", ""), when])])],
        }[self.draw.cards]()

    def _prizes(self):
        blocks = [self._honour(honour) for honour in self.person.prizes]
        if self.draw.prizes == "bullets":
            return [Points(["".join(text for text, _ in line.runs) for line in blocks], self.draw.glyph)]
        return blocks

    def _honour(self, honour):
        says = honour.story if self.draw.prizes == "entry" else ""
        self.truth["achievements"].append({"title": honour.title, "type": honour.type, "date": honour.date, "description": says, "position": honour.place,
                                           "organization": honour.by, "url": ""})
        name, by, when = (honour.title, "title"), (honour.by, "employer"), (honour.date, "date")
        placed = [(f"{honour.place}, ", "")] if honour.place else []
        if self.draw.prizes == "entry":
            return Entry([Line([name], [when]), Line(placed + [by])], body=[Text(says)] if says else [])
        if self.draw.prizes == "year first":
            return Entry([Line(placed + [name, (" – ", ""), by])], honour.date)
        joint = ", " if self.draw.prizes == "commas" else " – "
        return Line(placed + [name, (joint, ""), by] + ([(", ", ""), when] if joint == ", " else [(" (", ""), when, (")", "")]))

    def _works(self):
        return [self._project(project) for project in self.person.works]

    def _project(self, project):
        when = self.draw.dates.span(project.start, project.end)
        form, tools = self.draw.works, ", ".join(project.tools)
        url = project.url if form in ("entry", "tools first") else ""
        timed = form != "colon"
        self.truth["projects"].append({"name": project.name, "description": project.story, "technologies": project.tools if form != "bullets" else [],
                                       "duration": when if timed else "", "url": url})
        link = [Line([(url, "link")])] if url else []
        used = Line([(f"{TOOLS[self.person.lang]}: ", "label"), (tools, "")])
        name = (project.name, "title")
        if form == "colon":
            return Entry([Line([name, (f": {project.story}", "")])], body=[used])
        if form == "tools first":
            return Entry([Line([name, (f" ({tools})", "place")], [(when, "date")])], body=[Text(project.story), *link])
        body = [Points([project.story], self.draw.glyph)] if form == "bullets" else [Text(project.story), used]
        return Entry([Line([name, (" | ", ""), (when, "date")])], body=body + link)

    # What is neither right nor wrong

    def _tongues(self):
        spoken = self.person.tongues
        self.neutral["skills"] += [form for language, level in spoken for form in (language, f"{language} ({level})")]
        return {
            "commas": lambda: [Text(", ".join(f"{language} ({level})" for language, level in spoken))], "rows": lambda: [Rows([list(pair) for pair in spoken])],
            "bullets": lambda: [Points([f"{language}: {level}" for language, level in spoken], self.draw.glyph)],
            "lines": lambda: [Line([(f"{language} – {level}", "")]) for language, level in spoken],
        }[self.draw.tongues]()

    def _likes(self):
        self.neutral["skills"] += self.person.likes
        return [Text(", ".join(self.person.likes))]

    def _helping(self):
        for role, place, years in self.person.helping:
            self.neutral["experience"].append({"company": place, "position": role, "duration": years, "description": ""})
            self.neutral["achievements"] += [{"title": role}, {"title": place}]
        return [Line([(role, "title"), (", ", ""), (place, "employer")], [(years, "date")]) for role, place, years in self.person.helping]


def _words(blocks):
    """The text of a description."""
    return "\n".join(line for block in blocks for line in ([block.text] if isinstance(block, Text) else block.items))
