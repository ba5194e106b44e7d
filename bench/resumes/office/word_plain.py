"""Word used as a typewriter: no styles, only bold and size; blank paragraphs, spaces and typed dashes."""

from kit.word import packed

from . import phrases, word
from .dates import point, span, years
from .truth import Truth
from .words import headings


def make(person, random, target="docx"):
    page = _Page(person, random)
    page.head()
    page.jobs()
    page.schools()
    page.lists()
    return page.truth.made("docx", packed(page.paper), target)


class _Page:
    def __init__(self, person, random):
        self.person, self.truth, self.words = person, Truth(), headings(person, random)
        self.random = random
        self.date_first = random.random() < 0.5
        self.dates = random.choice(["slash", "years_to", "point"]) if person.lang == "en" else "slash_since"
        self.dash = random.choice(["- ", "-  ", "* ", "– "])
        self.colon = random.choice(["", ":", " :"])
        self.paper = word.document(random.choice(["Liberation Serif", "Carlito"]), 11, (2, 2.2, 2, 2.5))
        self.paper.styles["Normal"].paragraph_format.space_after = 0

    def say(self, text="", **look):
        return word.line(self.paper, text, **look)

    def heading(self, section):
        self.say()
        text = self.words[section]
        self.say((text.upper() if self.dash != "* " else text) + self.colon, bold=True, size=12)

    def head(self):
        person = self.person
        self.say("CURRICULUM VITAE" if person.lang == "en" else "LEBENSLAUF" if person.lang == "de" else "CURRICULUM VITÆ", bold=True, size=14)
        self.say()
        self.say(person.name, bold=True, size=16)
        self.say(person.location)
        self.say(("Tel: " if person.lang != "de" else "Tel.: ") + person.phone + " " * self.random.randint(2, 9) + ("E-mail: " + person.email))
        if person.second:
            self.say("      " + person.second)
        self.truth.who(person)

    def jobs(self):
        self.heading("jobs")
        for number, job in enumerate(self.person.jobs):
            if number:
                self.say()
            when = span(job, self.dates, self.person.lang)
            what = phrases.placed(job.company, job.place)
            if self.date_first:
                paragraph = self.say(f"{when}:  " if when else "")
                word.run(paragraph, job.position, bold=True)
                self.say(" " * 6 + what)
            else:
                self.say(f"{job.position.upper() if self.dash == '- ' else job.position}, {what}{' ' * 8}{when}", bold=True)
            if job.text:
                self.say(job.text)
            for text in job.bullets:
                self.say(self.dash + text)
            self.truth.job(job, when)

    def schools(self):
        self.heading("schools")
        for school in self.person.schools:
            when = years(school, " - ")
            self.say(f"{when}{' ' * self.random.randint(2, 6)}{phrases.study(school, 'comma')} - {phrases.placed(school.institution, school.place)}")
            self.truth.school(school)

    def lists(self):
        """Certificates, skills, languages and interests, one under another."""
        person = self.person
        if person.certificates:
            self.heading("certificates")
            for entry in person.certificates:
                when = point(entry.date, "slash", person.lang)
                self.say(self.dash + phrases.certificate(entry, when, "round"))
                self.truth.certificate(entry, when)
        self.heading("skills")
        if self.date_first:
            self.say(", ".join(person.all_skills))
        else:
            for skill in person.all_skills:
                self.say(self.dash + skill)
        self.truth.skills(person.all_skills)
        self.heading("languages")
        self.say(", ".join(phrases.spoken(person.languages)))
        self.truth.languages(person.languages)
        if person.interests:
            self.heading("interests")
            self.say(" / ".join(person.interests))
            self.truth.interests(person.interests)
        for text in person.references:
            if text == person.references[0]:
                self.heading("references")
            self.say(text)
