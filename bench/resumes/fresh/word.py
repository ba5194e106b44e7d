"""Word files; each layout is saved in turn as docx, doc and pdf."""

from .sheet import Sheet, When
from .writer import Writer

_SAVED = {}


def _target(layout):
    """docx, doc, pdf in turn."""
    _SAVED[layout] = _SAVED.get(layout, -1) + 1
    return ("docx", "doc", "pdf")[_SAVED[layout] % 3]


def _part(s, name, lines):
    lines = lines.strip("\n")
    return f"# {s.heads[name]}\n{lines}\n" if lines else ""


def outline(person, rng):
    """Word's own headings, title and company on one line, the dates at a right tab."""
    s = Sheet(person, rng, "docx", When("{Month} {yyyy}", " - "), years="both", between=" - ")
    writer = Writer("Liberation Sans", 10.5, heading=1)
    writer.title(person.name, 20)
    writer.write(s.contact("«job»\n<g>«place» | «email» | «phone»⟦ | «web»⟧</g>"))
    job = "<b>«title»</b>, «company»\t«dates»⟦\n«intro»⟧«told»\n"
    text = _part(s, "about", s.person.about) + _part(s, "roles", s.each("roles", job)) + _part(s, "studies", s.each("studies", "<b>«degree»⟦, «subject»⟧</b>\t«dates»\n«school», «place»⟦\n<i>«note»</i>⟧\n")) + _part(s, "skills", s.skills("⟦<b>«group»:</b> ⟧«skills»\n"))
    text += _part(s, "cards", s.each("cards", "«linked»⟦, «issuer»⟧\t«date»\n")) + _part(s, "works", s.each("works", "<b>«name»</b>\t«dates»\n«story»⟦\n«built»: «tools»⟧⟦\n«url»⟧\n")) + _part(s, "prizes", s.each("prizes", "<b>«title»</b>⟦, «place»⟧\t«date»\n«by»⟦. «story»⟧⟦\n«url»⟧\n"))
    writer.write(text + _part(s, "tongues", s.each("tongues", "«tongue» («level»)", join=", ")) + _part(s, "helping", s.each("helping", job)) + _part(s, "papers", s.each("papers", "«text»\n")))
    return s.made(writer.bytes(), _target("outline"))


def grid(person, rng):
    """A table with lines: dates in the first cell, the entry in the second; headings between the tables."""
    s = Sheet(person, rng, "docx", When("{mm}/{yyyy}", " – ", open="{since} {start}"), years="both", no=["cards.url"])
    s.bullet = "-"
    writer = Writer("Liberation Sans", 10, rows=(-4.2, -12.8), heading=2)
    writer.title(person.name.upper(), 16, True)
    writer.write(s.contact("«job»"), True).write(s.contact("«lplace»‖«place»\n«lphone»‖«phone»\n«lemail»‖«email»"))
    row = lambda section, template, only=None: "".join(line.replace("\n", "¶") + "\n" for line in s.each(section, template + "\v", only).split("\v") if line)
    job = "«dates»‖<b>«title»</b>¶«company»⟦, «place»⟧⟦¶«intro»⟧«told»"
    text = _part(s, "about", s.person.about) + _part(s, "roles", row("roles", job)) + _part(s, "studies", row("studies", "«dates»‖<b>«school»</b>, «place»¶«degree»⟦, «subject»⟧⟦¶«note»⟧")) + _part(s, "cards", row("cards", "«date»‖<b>«name»</b>⟦¶«issuer»⟧"))
    text += _part(s, "prizes", row("prizes", "«date»‖<b>«title»</b>⟦ – «place»⟧⟦¶«by»⟧⟦¶«story»⟧⟦¶«bare»⟧")) + _part(s, "works", row("works", "«dates»‖<b>«name»</b>¶«story»⟦¶«built»: «tools»⟧⟦¶«bare»⟧")) + _part(s, "skills", s.skills("⟦<b>«group»</b>: ⟧«skills»\n"))
    writer.write(text + _part(s, "tongues", s.each("tongues", "«tongue»: «level»\n")) + _part(s, "likes", s.each("likes", "«text»", join=", ")))
    return s.made(writer.bytes(), _target("grid"))


def memo(person, rng):
    """Centred head, underlined headings, company first and the role in italics below with brackets around the dates, dashes typed by hand."""
    s = Sheet(person, rng, "docx", When("{Mon} {yyyy}", " {to} "), years="end", bullet="-", no=["works.url"])
    writer = Writer("Liberation Serif", 11, 2.3)
    writer.title(person.name, 18, True)
    writer.write(s.contact("«place» • «phone» • «email»"), True)
    job = "<b>«company»⟦, «place»⟧</b>\n<i>«title»</i> («dates»)⟦\n«intro»⟧«told»\n"
    text = _part(s, "about", s.person.about) + _part(s, "skills", s.skills("* «skills»\n", "\n* ")) + _part(s, "roles", s.each("roles", job)) + _part(s, "works", s.each("works", "<b>«name»</b> («dates»)\n«story». <i>«tools»</i>\n")) + _part(s, "studies", s.each("studies", "<b>«school»</b>\n«degree»⟦, «subject»⟧ («dates»)\n"))
    text += _part(s, "prizes", s.each("prizes", "* «title»⟦, «place»⟧⟦, «by»⟧⟦ («date»)⟧⟦: «story»⟧⟦ – «url»⟧\n", "won")) + _part(s, "contests", s.each("prizes", "* «title»⟦, «place»⟧⟦, «by»⟧⟦ («date»)⟧⟦: «story»⟧⟦ – «url»⟧\n", "fought")) + _part(s, "cards", s.each("cards", "* «name»⟦, «issuer»⟧⟦ («date»)⟧⟦ – «url»⟧\n"))
    writer.write(text + _part(s, "helping", s.each("helping", job)) + _part(s, "likes", s.each("likes", "«text»", join=", ")))
    return s.made(writer.bytes(), _target("memo"))


def inline(person, rng):
    """Dates first at the margin, a tab, then "Title – Company, Place" in bold; bullets below."""
    s = Sheet(person, rng, "docx", When("{mm}.{yyyy}", " - "), years="span", no=["prizes.url"])
    writer = Writer("Liberation Sans", 10, 2.0, tab=4.6, heading=2)
    writer.title(person.name, 22)
    writer.write(s.contact("<i>«job»</i>\n«lplace»: «place»\n«lphone»: «phone»\n«lemail»: «email»⟦\n«lweb»: «web»⟧"))
    job = "«dates»\t<b>«title» – «company»</b>⟦, «place»⟧⟦\n«intro»⟧«told»\n"
    text = _part(s, "about", s.person.about) + _part(s, "roles", s.each("roles", job)) + _part(s, "studies", s.each("studies", "«dates»\t<b>«degree»⟦ – «subject»⟧</b>, «school», «place»\n")) + _part(s, "works", s.each("works", "«dates»\t«linked»: «story»⟦ («tools»)⟧\n"))
    text += _part(s, "cards", s.each("cards", "«date»\t<b>«name»</b>⟦, «issuer»⟧⟦, <a href=\"«url»\">«show»</a>⟧\n")) + _part(s, "prizes", s.each("prizes", "«date»\t<b>«title»</b>⟦, «place»⟧⟦, «by»⟧⟦ – «story»⟧\n")) + _part(s, "skills", s.skills("⟦«group»:\t⟧«skills»\n", ", "))
    writer.write(text + _part(s, "tongues", s.each("tongues", "«tongue»\t«level»\n")))
    return s.made(writer.bytes(), _target("inline"))


def clinic(person, rng):
    """Coloured name, entries as "Company | Title | Dates" with a paragraph of text; skills in a two-column table without lines."""
    s = Sheet(person, rng, "docx", When("{Mon} {yyyy}", "–"), years="both", bullet="para", no=["cards.issuer"])
    writer = Writer("Liberation Sans", 10.5, 2.2, colour="7A1F3D", heading=1, rows=(8.2, 8.2))
    writer.title(person.name, 24)
    writer.write(s.contact("«email» / «phone» / «place»"))
    job = "<b>«company»</b> | «title» | «dates»⟦\n«intro»⟧⟦\n«told»⟧\n"
    skills = person.all_skills
    half = (len(skills) + 1) // 2
    text = _part(s, "about", s.person.about) + _part(s, "skills", "¶".join(skills[:half]) + "‖" + "¶".join(skills[half:])) + _part(s, "roles", s.each("roles", job)) + _part(s, "cards", s.each("cards", "«name»⟦ | «date»⟧⟦ | «bare»⟧\n")) + _part(s, "studies", s.each("studies", "<b>«school»</b> | «degree»⟦ | «subject»⟧ | «dates»\n"))
    text += _part(s, "prizes", s.each("prizes", "<b>«title»</b>⟦ | «place»⟧⟦ | «by»⟧⟦ | «date»⟧⟦\n«story»⟧⟦\n«bare»⟧\n")) + _part(s, "works", s.each("works", "<b>«name»</b>⟦ | «slashes»⟧ | «dates»\n«story»⟦\n«bare»⟧\n"))
    writer.write(text + _part(s, "tongues", s.each("tongues", "«tongue» («level»)", join=" | ")) + _part(s, "helping", s.each("helping", job)))
    return s.made(writer.bytes(), _target("clinic"))
