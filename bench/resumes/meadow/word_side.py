"""A Word file with a shaded side cell, as the gallery's templates are built."""

from docx.shared import Pt, RGBColor

from kin.docx_tools import address, blank, line, named, packed, sections
from kit.word import shade, widths

from .sheet import Dates, Leaf, glue, on_paper

SIDE = {"skills", "tongues", "likes", "cards"}


def w_side(person, rng):
    """One table row: a dark cell at the left with contacts, skills, languages and certificates; at the right dates above "Position / Employer"."""
    s = Leaf(person, rng, Dates("{yyyy}/{mm}", " – "), "about roles studies works prizes helping skills cards tongues likes", url=rng.choice(["text", "name"]), degree=", ", studied="last", split=False)
    document = on_paper(blank("Liberation Sans", 9.5, 1.2), person)
    table = document.add_table(rows=1, cols=2)
    side, main = table.rows[0].cells
    shade(side, "DCE6EA")
    side.paragraphs[0].add_run(person.name).bold = True
    side.paragraphs[0].runs[0].font.size = Pt(18)
    line(side, (person.job, "i"))
    heading_in = lambda box: lambda text: colored(line(box, (text, "b"), before=9))
    heading_in(side)(s.heads["contact"])
    for text in [*s.reach("email", "phone", "place"), *s.links]:
        line(side, text)

    def dated(text):
        if text:
            line(main, (text, "sg"), before=5)

    def role_lines(roles):
        for role in roles:
            line(main, (s.dates(role), "sg"), before=5)
            line(main, (role.title, "b"), f" / {glue(', ', role.company, role.place)}")
            if role.intro:
                line(main, role.intro)
            for point in role.points:
                line(main, f"• {point}")

    def card_lines(cards):
        for card in cards:
            line(side, named(s, card, card.name), before=3)
            for text in filter(None, (card.issuer, s.date(card))):
                line(side, text)
            if card.url and s.url == "text":
                line(side, *address(s, card))

    def work_lines(works):
        for work in works:
            dated(s.dates(work))
            line(main, named(s, work, work.name), f" / {', '.join(work.tools)}", before=0 if work.start else 5)
            line(main, work.story, *address(s, work, " "))

    def prize_lines(prizes):
        for prize in prizes:
            dated(s.date(prize))
            line(main, named(s, prize, prize.title), f" / {glue(', ', prize.by, prize.place)}", before=0 if prize.date else 5)
            if prize.story or (prize.url and s.url == "text"):
                line(main, prize.story, *address(s, prize, " " if prize.story else ""))

    def study_lines(studies):
        for study in studies:
            line(main, (s.years(study), "sg"), before=4)
            line(main, (s.title_of(study), "b"), f" / {glue(', ', study.school, study.place)}")

    writers = {
        "about": lambda _: line(main, person.about), "roles": role_lines, "helping": role_lines, "works": work_lines, "prizes": prize_lines, "studies": study_lines, "cards": card_lines,
        "skills": lambda _: [line(side, text) for text in person.all_skills], "tongues": lambda _: [line(side, text) for text in s.spoken()], "likes": lambda likes: line(side, ", ".join(likes)),
    }
    sections(s, writers, heading_in(side), SIDE)
    sections(s, writers, heading_in(main), set(s.order) - SIDE)
    main._tc.remove(main.paragraphs[0]._p)
    widths(table, 5.9, 12.4)
    document.add_paragraph()  # a table at the very end does not survive being saved as .doc
    return packed(s, document)


def colored(paragraph):
    run = paragraph.runs[0]
    run.font.size, run.font.color.rgb = Pt(11.5), RGBColor(0x1D, 0x4E, 0x5F)
    return paragraph
