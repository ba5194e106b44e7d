"""The form that Indian college leavers fill: objective, table of qualifications, personal details, declaration."""

from docx.enum.text import WD_ALIGN_PARAGRAPH

from kit.word import packed, right_tab

from . import phrases, word
from .dates import point, span
from .truth import Truth

ENGLISH = {"summary": "CAREER OBJECTIVE", "schools": "EDUCATIONAL QUALIFICATION", "jobs": "INDUSTRIAL EXPOSURE", "projects": "ACADEMIC PROJECTS", "skills": "TECHNICAL SKILLS", "certificates": "CERTIFICATIONS",
           "awards": "ACHIEVEMENTS & EXTRA CURRICULAR", "interests": "HOBBIES", "personal": "PERSONAL PROFILE", "declaration": "DECLARATION", "languages": "Languages Known",
           "oath": "I hereby declare that the above mentioned information is true to the best of my knowledge and I bear the responsibility for its correctness."}
HINDI = {"summary": "Uddeshya (Objective)", "schools": "Shaikshik Yogyata (Educational Qualification)", "jobs": "Karya Anubhav (Work Experience)", "projects": "Project Work", "skills": "Takniki Kaushal (Skills)",
         "certificates": "Praman Patra (Certificates)", "awards": "Uplabdhiyan (Achievements)", "interests": "Ruchi (Hobbies)", "personal": "Vyaktigat Vivaran (Personal Details)", "declaration": "Ghoshna (Declaration)",
         "languages": "Bhasha gyan", "oath": "Main ghoshna karta hoon ki upar di gayi sabhi jaankari meri jaankari ke anusaar sahi hai."}
COLUMNS = ("Degree", "Institute", "Board / University", "Year", "Marks")


def make(person, random, target="pdf"):
    page = _Page(person, random)
    page.head()
    page.schools()
    page.work()
    page.lists()
    page.personal()
    return page.truth.made("docx", packed(page.paper), target)


class _Page:
    def __init__(self, person, random):
        self.person, self.random, self.truth = person, random, Truth()
        self.words = HINDI if "Janm tithi" in person.extra else ENGLISH
        self.paper = word.document("Liberation Serif", 11, (2, 2, 2, 2))
        self.bar = random.random() < 0.6
        self.sign = random.choice(["➢ ", "❖ ", "✓ "])

    def heading(self, section):
        text = self.words[section]
        if self.bar:
            cell = word.table(self.paper, 1, (17,), grid=True).rows[0].cells[0]
            word.shade(cell, "BFBFBF")
            word.run(word.first(cell), text, bold=True)
        else:
            part = word.run(word.line(self.paper), text + ":-", bold=True)
            part.underline = True

    def head(self):
        person = self.person
        title = word.line(self.paper, "RESUME" if self.bar else "BIO-DATA", bold=True, size=15)
        title.alignment = WD_ALIGN_PARAGRAPH.CENTER
        title.runs[0].underline = True
        word.line(self.paper, person.name, bold=True, size=14, after=0)
        if not any(person.location in text for text in person.extra.values()):
            word.line(self.paper, person.location, after=0)
            location = person.location
        else:
            location = next(text for text in person.extra.values() if person.location in text)
        word.line(self.paper, f"Mob. No.: {person.phone}", after=0)
        word.line(self.paper, f"Email id : {person.email}")
        self.truth.who(person, location=location)
        self.heading("summary")
        word.line(self.paper, person.summary)
        self.truth.summary(person.summary)

    def schools(self):
        self.heading("schools")
        grid = word.table(self.paper, 1 + len(self.person.schools), (4.6, 4.8, 3.6, 1.8, 2.2), grid=True)
        for cell, text in zip(grid.rows[0].cells, COLUMNS):
            word.run(word.first(cell), text, bold=True)
        how = self.random.choice(["round", "in"])
        for row, school in zip(grid.rows[1:], self.person.schools):
            texts = (phrases.study(school, how if "(" not in school.field else "in"), school.institution, school.place, str(school.end), school.note)
            for cell, text in zip(row.cells, texts):
                word.run(word.first(cell), text, size=10)
            self.truth.school(school)
        self.paper.add_paragraph()

    def work(self):
        person = self.person
        if person.jobs:
            self.heading("jobs")
        for job in person.jobs:
            when = span(job, "short")
            word.line(self.paper, f"{self.sign}{job.position} at {phrases.placed(job.company, job.place)} ({when})", bold=True)
            for text in job.bullets:
                word.line(self.paper, "      • " + text, after=0)
            self.truth.job(job, when)
        self.heading("projects")
        for entry in person.projects:
            word.line(self.paper, f"{self.sign}Title: {entry.name}" + (f" ({entry.years})" if entry.years else ""), bold=True, after=0)
            if entry.tools:
                word.line(self.paper, f"      Tools used: {', '.join(entry.tools)}", after=0)
            word.line(self.paper, f"      Description: {entry.text}")
            self.truth.project(entry)

    def lists(self):
        person = self.person
        self.heading("skills")
        for label, group in person.skills:
            word.line(self.paper, self.sign + (f"{label} : " if label else "") + ", ".join(group), after=0)
            self.truth.skills(group)
        self.heading("certificates")
        for entry in person.certificates:
            when = point(entry.date, "short")
            word.line(self.paper, self.sign + phrases.certificate(entry, when, "round"), after=0)
            self.truth.certificate(entry, when)
        self.heading("awards")
        for entry in person.awards:
            word.line(self.paper, self.sign + phrases.award(entry) + (f" - {entry.text}" if entry.text else ""), after=0)
            self.truth.award(entry)
        self.heading("interests")
        word.line(self.paper, ", ".join(person.interests))
        self.truth.interests(person.interests)

    def personal(self):
        """Father's name, birth and such, in no field; then the oath with a place to sign."""
        person = self.person
        self.heading("personal")
        facts = list(person.extra.items()) + [(self.words["languages"], ", ".join(name for name, _ in person.languages))]
        for row, (label, text) in zip(word.table(self.paper, len(facts), (5, 1, 11)).rows, facts):
            for cell, part in zip(row.cells, (label, ":", text)):
                word.run(word.first(cell), part)
        self.truth.languages(person.languages)
        self.heading("declaration")
        word.line(self.paper, self.words["oath"])
        self.paper.add_paragraph()
        word.line(self.paper, "Date: ____________", after=0)
        right_tab(word.line(self.paper, f"Place: ___________\t({person.name})"), 16.5)
