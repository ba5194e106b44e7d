"""Word files in tables: a shaded column at the left, and the bio-data form with a grid for everything."""

from docx.shared import Pt, RGBColor

from kin.docx_tools import blank, line, packed
from kit.word import shade, tight_bullets, widths

from .office import Cell, name, parts, ref, ruled
from .sheet import Dates, Sheet, glue


def o_shaded(person, rng):
    """One table of two cells: contacts, skills, languages and certificates on blue at the left; employers in capitals, then "Position | Jun-19 – Mar-21"; names are links."""
    s = Sheet(person, rng, Dates("{Mon}-{yy}", " – ", now="Current"), rng.choice(["about roles works studies prizes helping skills cards tongues likes", "about roles studies prizes works helping skills tongues cards likes"]), url="name", join=", ", studied="both")
    document = blank("Liberation Sans", 9.5, 1.4)
    table = document.add_table(rows=1, cols=2)
    left, right = (Cell(cell) for cell in table.rows[0].cells)
    shade(table.rows[0].cells[0], "DCE9F5")

    def heading(box):
        def write(text):
            made = ruled(line(box, (text, "b"), before=8), "2E6DA4")
            made.runs[0].font.color.rgb = RGBColor(0x2E, 0x6D, 0xA4)
            return made
        return write

    def role_lines(roles):
        for group in s.employers(roles):
            line(right, (group[0].company.upper() if s.lang == "en" else group[0].company, "b"), f", {group[0].place}" if group[0].place else "", before=4)
            for role in group:
                line(right, (role.title, "i"), f" | {role.when}")
                if role.intro:
                    line(right, role.intro)
                tight_bullets(right, role.points)

    def stack(box, *lines):
        """An entry of one fact per line."""
        line(box, lines[0], before=3)
        for text in filter(None, lines[1:]):
            line(box, text)

    line(right, (person.name, "b")).runs[0].font.size = Pt(22)
    line(right, person.job)
    heading(left)(s.heads["contact"])
    for key in ("phone", "email", "place"):
        for text in s.reach(key):
            line(left, (s.labels[key], "b"))
            line(left, text)
    for link in s.links:
        line(left, link)
    writers = {
        "about": lambda text: line(right, text), "roles": role_lines, "helping": role_lines,
        "studies": lambda studies: [stack(right, (t.name, "b"), glue(" | ", t.school, t.when), t.note) for t in studies],
        "works": lambda works: [(stack(right, name(s, w, w.name)), line(right, (glue(" | ", w.when, ", ".join(w.tools)), "i")), tight_bullets(right, w.story.splitlines())) for w in works],
        "prizes": lambda prizes: [stack(right, name(s, p, p.title), glue(" | ", p.rank, p.by, p.when), p.story) for p in prizes],
        "cards": lambda cards: [stack(left, name(s, c, c.name), c.issuer, c.when) for c in cards],
        "skills": lambda groups: [(line(left, (group, "i")) if group else None, tight_bullets(left, items)) for group, items in groups.items()], "tongues": lambda _: [line(left, text) for text in s.spoken("{} – {}")], "likes": lambda likes: [line(left, like) for like in likes],
    }
    side = {"cards", "skills", "tongues", "likes"}
    parts(s, writers, heading(left), side)
    parts(s, writers, heading(right), set(s.order) - side)
    widths(table, 5.6, 12.6)
    document.add_paragraph()  # a table at the very end does not survive being saved as .doc
    return packed(s, document)


def o_biodata(person, rng):
    """The bio-data form: education as a grid with heads, each job and project as a grid of labelled rows, "Mar 2019 to Till Date", a declaration at the end."""
    s = Sheet(person, rng, Dates("{Mon} {yyyy}", " {to} ", now="Till Date"), rng.choice(["about studies roles works skills cards prizes tongues helping likes", "about skills roles works studies cards prizes tongues likes helping"]), url="text", join=" in " if person.lang == "en" else ", ", studied="last", drop="studies.place")
    document = blank("Liberation Serif", 11, 2.0)
    label = s.labels
    line(document, ("BIO-DATA" if s.lang == "en" else "CURRICULUM VITAE", "b"), align=1)
    line(document, (person.name.upper() if s.lang == "en" else person.name, "b"))
    for key in ("email", "phone", "place"):
        for text in s.reach(key):
            line(document, f"{label[key]}: {text}")

    def fill(cell, *runs):
        line(Cell(cell), *runs)

    def grid(heads, rows, *sizes):
        table = document.add_table(rows=1, cols=len(heads), style="Table Grid")
        for cell, key in zip(table.rows[0].cells, heads):
            fill(shade_of(cell), (label[key], "b"))
        for row in rows:
            for cell, text in zip(table.add_row().cells, row):
                fill(cell, *(text if isinstance(text, list) else [text]))
        widths(table, *sizes)

    def shade_of(cell):
        shade(cell, "EDEDED")
        return cell

    def labelled(*rows):
        """A grid of a label and its text per row, and some air below."""
        table = document.add_table(rows=0, cols=2, style="Table Grid")
        for key, text in rows:
            if not text:
                continue
            cells = table.add_row().cells
            fill(cells[0], (key, "b"))
            if isinstance(text, list) and isinstance(text[0], str) and len(text) > 1 and isinstance(text[1], str):
                tight_bullets(Cell(cells[1]), text)
            else:
                fill(cells[1], *(text if isinstance(text, list) else [text]))
        widths(table, 4.2, 12.8)
        document.add_paragraph().paragraph_format.space_after = Pt(0)

    job = lambda r: labelled((label["org"], glue(", ", r.company, r.place)), (label["title"], r.title), (label["span"], r.when), (label["tasks"], [*filter(None, [r.intro]), *r.points]))
    writers = {
        "about": lambda text: line(document, text), "roles": lambda roles: [*map(job, roles)], "helping": lambda roles: [line(document, glue(", ", r.title, r.company, r.when), style="List Bullet") for r in roles],
        "studies": lambda studies: grid(("degree", "school", "year", "result"), [(t.name, t.school, t.when, t.note) for t in studies], 5.4, 5.8, 2.4, 3.4),
        "works": lambda works: [labelled((label["project"], w.name), (label["span"], w.when), (s.tools, ", ".join(w.tools)), (label["story"], w.story.splitlines()), (label["url"], ref(w)[1:])) for w in works],
        "cards": lambda cards: grid(("card", "issuer", "date"), [([c.name, *ref(c, " ")], c.issuer or "-", c.when or "-") for c in cards], 8.4, 5.6, 3.0),
        "prizes": lambda prizes: [line(document, (glue(", ", p.rank, p.title), ""), f" – {p.by} ({p.when})", f". {p.story}" if p.story else "", *ref(p, " "), style="List Bullet") for p in prizes],
        "skills": lambda groups: [line(document, f"{group}: " if group else "", ", ".join(items), style="List Bullet") for group, items in groups.items()], "tongues": lambda _: line(document, ", ".join(s.spoken())), "likes": lambda likes: line(document, ", ".join(likes)),
    }
    parts(s, writers, lambda text: line(document, (f"{text.upper()}:", "b"), before=9))
    if s.lang == "en":
        line(document, "I hereby declare that the above information is true to the best of my knowledge.", before=12)
    return packed(s, document)
