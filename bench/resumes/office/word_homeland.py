"""Word as people in Poland and Türkiye set it, headings and months in their language."""

from kit.word import packed

from . import phrases, word
from .dates import point, span, years
from .truth import Truth

WORDS = {
    "pl": {"title": "Życiorys", "contact": ("Adres", "Telefon", "E-mail"), "summary": "Podsumowanie zawodowe", "jobs": "Doświadczenie zawodowe", "schools": "Wykształcenie", "certificates": "Kursy i szkolenia",
           "skills": "Umiejętności", "languages": "Języki obce", "interests": "Zainteresowania", "volunteering": "Wolontariat",
           "end": "Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji (RODO)."},
    "tr": {"title": "ÖZGEÇMİŞ", "contact": ("Adres", "Telefon", "E-posta"), "summary": "Hakkımda", "jobs": "İş Deneyimi", "schools": "Eğitim Bilgileri", "certificates": "Sertifikalar ve Kurslar",
           "skills": "Yetkinlikler", "languages": "Yabancı Diller", "interests": "İlgi Alanları", "volunteering": "Gönüllü Çalışmalar", "end": "Referanslar istenildiğinde sunulacaktır."},
}


def make(person, random, target="pdf"):
    page = _Page(person, random)
    page.head()
    page.jobs()
    page.schools()
    page.lists()
    return page.truth.made("docx", packed(page.paper), target)


class _Page:
    def __init__(self, person, random):
        self.person, self.truth, self.words = person, Truth(), WORDS[person.lang]
        self.beside = random.random() < 0.6
        self.dates = random.choice(["word", "point"])
        self.paper = word.document("Liberation Serif" if random.random() < 0.4 else "Liberation Sans", 10.5)
        if person.lang == "pl":
            footer = self.paper.sections[0].footer.paragraphs[0]
            word.run(footer, self.words["end"], size=7)

    def heading(self, section):
        text = self.words[section]
        if self.beside:
            text = text.replace("i", "İ" if self.person.lang == "tr" else "i").upper()
        paragraph = word.rule(word.line(self.paper, text, bold=True, size=12))
        paragraph.paragraph_format.space_before = 140000
        paragraph.paragraph_format.keep_with_next = True

    def head(self):
        person = self.person
        word.line(self.paper, self.words["title"], size=12)
        word.line(self.paper, person.name, bold=True, size=20)
        word.line(self.paper, person.title, italic=True)
        for label, text in zip(self.words["contact"], (person.location, person.phone, person.email)):
            word.line(self.paper, f"{label}: {text}", after=0)
        self.truth.who(person)
        if person.summary:
            self.heading("summary")
            word.line(self.paper, person.summary)
            self.truth.summary(person.summary)

    def jobs(self):
        self.heading("jobs")
        for job in self.person.jobs:
            when = span(job, self.dates, self.person.lang)
            if self.beside:
                cells = word.table(self.paper, 1, (4.6, 12.4)).rows[0].cells
                word.run(word.first(cells[0]), when)
                where = cells[1]
                word.run(word.first(where), job.position, bold=True)
            else:
                where = self.paper
                word.line(where, f"{job.position} ({when})", bold=True, after=0)
            word.line(where, phrases.placed(job.company, job.place))
            for text in job.lines:
                word.line(where, "• " + text, after=0)
            if not self.beside:
                self.paper.add_paragraph()
            self.truth.job(job, when)

    def schools(self):
        self.heading("schools")
        for school in self.person.schools:
            word.line(self.paper, f"{years(school, ' – ')}   {phrases.placed(school.institution, school.place)}", after=0)
            paragraph = word.line(self.paper, phrases.study(school, "dash"), bold=True)
            paragraph.paragraph_format.left_indent = 500000
            self.truth.school(school)

    def lists(self):
        person = self.person
        self.heading("certificates")
        for entry in person.certificates:
            when = point(entry.date, self.dates, person.lang)
            word.line(self.paper, "• " + phrases.certificate(entry, when, "dash"), after=0)
            self.truth.certificate(entry, when)
        self.heading("skills")
        word.line(self.paper, ", ".join(person.all_skills))
        self.truth.skills(person.all_skills)
        self.heading("languages")
        word.line(self.paper, ", ".join(phrases.spoken(person.languages, " – ")))
        self.truth.languages(person.languages)
        for job in person.volunteering:
            self.heading("volunteering")
            when = span(job, self.dates, person.lang)
            word.line(self.paper, f"{job.position}, {job.company} ({when})")
            self.truth.volunteering(job, when)
        self.heading("interests")
        word.line(self.paper, ", ".join(person.interests))
        self.truth.interests(person.interests)
        if person.lang == "tr":
            word.line(self.paper, self.words["end"], italic=True)
