"""Word files of one flow: dates before a tab, skills first under a page header, shaded headings with grids."""

from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Pt, RGBColor

from kit.text import glue
from kit.word import shade, tight_bullets, widths

from .docx_tools import address, blank, line, named, packed, sections
from .sheet import Sheet, When

CENTER = WD_ALIGN_PARAGRAPH.CENTER


def w_tabs(person, rng):
    """Dates, a tab, "Position — Employer, Place"; centred headings between typed dashes; bullets with typed arrows; addresses in angle brackets."""
    s = Sheet(person, rng, When("{yyyy}.{mm}", " - "), rng.choice(["about studies roles cards prizes works skills tongues helping likes", "roles studies works prizes cards skills helping tongues"]), degree=" – ")
    document = blank("Liberation Serif", 11, 2.2)
    line(document, (person.name, "b"), align=CENTER).runs[0].font.size = Pt(20)
    line(document, (" / ".join([*s.reach("place", "phone", "email"), *s.links]), "g"), align=CENTER)
    row = lambda when, *runs: line(document, f"{when}\t", *runs, tab=4.2, before=3)
    more = lambda *runs: line(document, "\t", *runs, tab=4.2)

    def role_lines(roles):
        for role in roles:
            row(s.dates(role), (role.title, "b"), f" — {role.company}, {role.place}")
            if role.intro:
                line(document, (role.intro, "i"))
            for point in role.points:
                line(document, f"→ {point}")

    def study_lines(studies):
        for study in studies:
            row(s.years(study), (s.title_of(study), "b"), f" — {study.school}, {study.place}")
            if study.note:
                more((study.note, "i"))

    def work_lines(works):
        for work in works:
            row(s.dates(work), (work.name, "b"), f" — {work.story}")
            more(f"{s.tool_word}: {', '.join(work.tools)}")
            if work.url:
                more("<", *address(s, work), ">")

    def prize_lines(prizes):
        for prize in prizes:
            row(s.date(prize), (prize.title, "b"), f" — {glue(', ', prize.place, prize.by)}")
            if prize.story or prize.url:
                more(prize.story, " " * bool(prize.story and prize.url), *(["<", *address(s, prize), ">"] if prize.url else []))

    writers = {
        "about": lambda _: line(document, person.about), "roles": role_lines, "helping": role_lines, "studies": study_lines, "works": work_lines, "prizes": prize_lines,
        "cards": lambda cards: [row(s.date(c), (c.name, "b"), f" — {c.issuer}" if c.issuer else "", *(address(s, c, " <") + [">"] if c.url else [])) for c in cards],
        "skills": lambda _: line(document, ", ".join(person.all_skills)), "tongues": lambda _: line(document, ", ".join(s.spoken())), "likes": lambda likes: line(document, ", ".join(likes)),
    }
    sections(s, writers, lambda text: line(document, (f"— {text} —", "b"), align=CENTER, before=10))
    return packed(s, document)


def w_functional(person, rng):
    """Contacts in the page header, skills first as bullets under their groups, then short history with years, duties as one paragraph with semicolons; names as links."""
    s = Sheet(person, rng, When("{yyyy}", "-", years="-"), rng.choice(["about skills prizes roles studies cards works tongues helping", "skills about works roles studies cards prizes helping likes"]), url="name", degree=", ", studied="last", work=("story", "tools"))
    document = blank("Liberation Sans", 10.5, 2.3, 3)
    header = document.sections[0].header
    header.paragraphs[0].text = " | ".join([*s.reach("email", "phone", "place"), *s.links])
    header.paragraphs[0].alignment = WD_ALIGN_PARAGRAPH.RIGHT
    document.add_heading(person.name, 0)
    line(document, (person.job, "i"))

    def skill_lines(groups):
        for group, items in groups.items():
            if group:
                line(document, (group, "b"), before=4)
            tight_bullets(document, items)

    def role_lines(roles):
        for role in roles:
            line(document, (f"{role.title}, {role.company}", "b"), f", {role.place} ({s.dates(role)})", before=5)
            if role.intro or role.points:
                line(document, "; ".join([text.rstrip(".") for text in [role.intro, *role.points] if text]) + ".")

    writers = {
        "about": lambda _: line(document, person.about), "skills": skill_lines, "roles": role_lines, "helping": role_lines,
        "studies": lambda studies: [line(document, (s.title_of(t), "b"), f", {t.school} ({s.years(t)})", style="List Bullet") for t in studies],
        "cards": lambda cards: [line(document, named(s, c, c.name, ""), f", {c.issuer}" if c.issuer else "", f" ({s.date(c)})", style="List Bullet") for c in cards],
        "works": lambda works: [line(document, named(s, w, w.name), f": {w.story} ({', '.join(w.tools)})", style="List Bullet") for w in works],
        "prizes": lambda prizes: [line(document, named(s, p, p.title), f", {glue(', ', p.place, p.by)} ({s.date(p)})", f": {p.story}" if p.story else "", style="List Bullet") for p in prizes],
        "tongues": lambda _: line(document, "; ".join(s.spoken())), "likes": lambda likes: line(document, "; ".join(likes)),
    }
    sections(s, writers, lambda text: document.add_heading(text.upper(), 2))
    return packed(s, document)


def w_shaded(person, rng):
    """Shaded headings, "Employer (Place)" then "Position [Apr-2019 to May-2021]"; certificates and projects in grids with a header row."""
    s = Sheet(person, rng, When("{Mon}-{yyyy}", " {to} "), rng.choice(["about skills roles works cards studies prizes tongues helping likes", "about roles studies cards works skills prizes helping tongues"]), degree=" (", studied="months")
    document = blank("Liberation Sans", 10, 1.9)
    title = line(document, (person.name.upper(), "b"))
    title.runs[0].font.size, title.runs[0].font.color.rgb = Pt(18), RGBColor(0x1F, 0x3A, 0x5F)
    for name in ("phone", "email", "place"):
        if name in s.contact:
            line(document, (f"{s.label[name]}: ", "b"), getattr(person, name))

    def role_lines(roles):
        for group in s.groups() if roles is person.roles else [[role] for role in roles]:
            line(document, (f"{group[0].company} ({group[0].place})", "b"), before=6)
            for role in group:
                line(document, (role.title, "i"), f" [{s.dates(role)}]")
                if role.intro:
                    line(document, role.intro)
                tight_bullets(document, role.points)

    def grid(heads, rows, *sizes):
        table = document.add_table(rows=1, cols=len(heads), style="Table Grid")
        for cell, head in zip(table.rows[0].cells, heads):
            cell.paragraphs[0].add_run(head).bold = True
            shade(cell, "E8EEF4")
        for row in rows:
            for cell, runs in zip(table.add_row().cells, row):
                line(cell, *runs)
                cell._tc.remove(cell.paragraphs[0]._p)
        widths(table, *sizes)

    label = s.label
    writers = {
        "about": lambda _: line(document, person.about), "roles": role_lines, "helping": role_lines,
        "skills": lambda groups: [line(document, (f"{k}: " if k else "", "b"), " / ".join(v), style="List Bullet") for k, v in groups.items()],
        "studies": lambda studies: [line(document, (s.title_of(t), "b"), f" - {t.school} [{s.years(t)}]") for t in studies],
        "cards": lambda cards: grid((label["name"], label["issuer"], label["date"], label["link"]), [([c.name], [c.issuer], [s.date(c)], address(s, c)) for c in cards], 5.2, 4.2, 2.4, 5.6),
        "works": lambda works: grid((label["name"], label["what"], s.tool_word, label["date"], label["link"]), [([w.name], [w.story], [", ".join(w.tools)], [s.dates(w)], address(s, w)) for w in works], 2.6, 4.9, 3.0, 2.5, 4.4),
        "prizes": lambda prizes: [line(document, (p.title, "b"), f" - {glue(' - ', p.by, p.place)} [{s.date(p)}]", f"\n{p.story}" if p.story else "", *address(s, p, "\n"), style="List Bullet") for p in prizes],
        "tongues": lambda _: line(document, " / ".join(s.spoken())), "likes": lambda likes: line(document, " / ".join(likes)),
    }
    sections(s, writers, lambda text: shade(line(document, (text, "b"), before=9), "D5DFEA"))
    return packed(s, document)
