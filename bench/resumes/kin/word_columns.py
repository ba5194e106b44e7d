"""Word files in columns: a table with a heading cell before each section, and real text columns under a full-width head."""

from docx.enum.section import WD_SECTION
from docx.oxml.ns import qn
from docx.shared import Pt, RGBColor

from kit.text import glue
from kit.word import tight_bullets, widths

from .docx_tools import address, blank, line, named, packed, sections
from .sheet import Sheet, When


def w_rows(person, rng):
    """A table without lines: heading at the left, content at the right; employer in capitals, "Position (dates)"; a linked word behind certificates."""
    s = Sheet(person, rng, When("{Month} {yyyy}", "—", now="current", years="—"), rng.choice(["about roles studies works cards prizes skills tongues helping", "about skills studies roles prizes works cards helping tongues likes"]), url="word", degree=", ")
    document = blank("Liberation Sans", 10, 1.8)
    line(document, (person.name, "b")).runs[0].font.size = Pt(22)
    line(document, "   ".join([*s.reach("email", "place", "phone"), *s.links]))
    table = document.add_table(rows=0, cols=2)
    current = []

    def heading(text):
        cells = table.add_row().cells
        cells[0].paragraphs[0].add_run(text).bold = True
        cells[0].paragraphs[0].runs[0].font.color.rgb = RGBColor(0x9A, 0x34, 0x12)
        current[:] = [cells[1]]

    def put(*runs, **how):
        """A paragraph in the current cell; the first one takes the empty paragraph's place."""
        cell = current[0]
        empty = cell.paragraphs[0] if len(cell.paragraphs) == 1 and not cell.paragraphs[0].text else None
        made = line(cell, *runs, **how)
        if empty is not None:
            cell._tc.remove(empty._p)
        return made

    def role_lines(roles):
        for role in roles:
            put((role.company.upper() if s.lang == "en" else role.company, "b"), f", {role.place}", before=4)
            put(role.title, (f" ({s.dates(role)})", "g"))
            if role.intro:
                put(role.intro)
            tight_bullets(current[0], role.points)

    def work_lines(works):
        for work in works:
            put((work.name, "b"), f" ({s.dates(work)})", *address(s, work, " · "), before=4)
            put(work.story)
            put((f"{s.tool_word}: {', '.join(work.tools)}", "i"))

    writers = {
        "about": lambda _: put(person.about), "roles": role_lines, "helping": role_lines, "works": work_lines,
        "studies": lambda studies: [(put((t.school, "b"), f", {t.place}", before=3), put(s.title_of(t), (f" ({s.years(t)})", "g"))) for t in studies],
        "cards": lambda cards: [put((c.name, "b"), f", {c.issuer}" if c.issuer else "", (f" ({s.date(c)})", "g"), *address(s, c, " · ")) for c in cards],
        "prizes": lambda prizes: [put((p.title, "b"), f", {glue(', ', p.by, p.place)}", (f" ({s.date(p)})", "g"), *address(s, p, " · "), f"\n{p.story}" if p.story else "") for p in prizes],
        "skills": lambda groups: [put((f"{k}: " if k else "", "b"), ", ".join(v)) for k, v in groups.items()], "tongues": lambda _: put(", ".join(s.spoken())), "likes": lambda likes: put(", ".join(likes)),
    }
    sections(s, writers, heading)
    widths(table, 3.9, 13.5)
    document.add_paragraph()  # a table at the very end does not survive being saved as .doc
    return packed(s, document)


def w_columns(person, rng):
    """Profile and work over the full width with dates in their own line above; the rest in two real text columns, one fact per line; names as links."""
    s = Sheet(person, rng, When("{m}/{yyyy}", " – "), "about roles helping studies skills cards works prizes tongues likes", url="name", degree=", ", studied="both")
    document = blank("Liberation Serif", 10.5, 2.0)
    name = line(document, person.name)
    name.runs[0].font.size = Pt(26)
    line(document, (person.job, "i"))
    for text in [*s.reach("place", "phone", "email"), *s.links]:
        line(document, (text, "s"))

    def heading(text):
        made = line(document, (text, "b"), before=10)
        made.runs[0].font.size = Pt(13)
        return made

    def role_lines(roles):
        for role in roles:
            line(document, (s.dates(role), "sg"), before=5)
            line(document, (role.title, "b"))
            line(document, (f"{role.company}, {role.place}", "i"))
            if role.intro:
                line(document, role.intro)
            for point in role.points:
                line(document, f"– {point}")

    def facts(*lines):
        """An entry of one fact per line."""
        line(document, lines[0], before=4)
        for text in filter(None, lines[1:]):
            line(document, (text, "s"))

    writers = {
        "about": lambda _: line(document, person.about), "roles": role_lines, "helping": role_lines,
        "studies": lambda studies: [facts((s.title_of(t), "b"), t.school, s.years(t)) for t in studies], "cards": lambda cards: [facts(named(s, c, c.name), c.issuer, s.date(c)) for c in cards],
        "works": lambda works: [facts(named(s, w, w.name), s.dates(w), w.story, f"{s.tool_word}: {', '.join(w.tools)}") for w in works],
        "prizes": lambda prizes: [facts(named(s, p, p.title), p.place, p.by, s.date(p), p.story) for p in prizes],
        "skills": lambda _: tight_bullets(document, person.all_skills), "tongues": lambda _: tight_bullets(document, s.spoken()), "likes": lambda likes: line(document, ", ".join(likes)),
    }
    wide = {"about", "roles", "helping"}
    sections(s, writers, heading, wide)
    part = document.add_section(WD_SECTION.CONTINUOUS)
    columns = part._sectPr.xpath("./w:cols")[0]
    columns.set(qn("w:num"), "2")
    columns.set(qn("w:space"), "567")
    sections(s, writers, heading, set(s.order) - wide)
    return packed(s, document)
