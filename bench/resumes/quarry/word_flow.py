"""Word files that run down the page: the careers office's model, plain prose under heading styles, three tab stops."""

from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Cm, Pt, RGBColor

from kin.docx_tools import blank, line, packed
from kit.word import tight_bullets

from . import words
from .office import ends, parts, ref, ruled
from .sheet import Dates, Sheet, glue

CENTER = WD_ALIGN_PARAGRAPH.CENTER


def o_model(person, rng):
    """"Position, Employer, Place" with the dates at the right margin; certificates, awards and projects as bullets of one line with their address at the end."""
    s = Sheet(person, rng, Dates("{Month} {yyyy}", "–"), rng.choice(["about studies roles works skills cards prizes helping tongues likes", "about skills roles studies cards works prizes helping tongues"]), url="text", join=" in " if person.lang == "en" else ", ", studied="both")
    document = blank("Liberation Sans", 10.5, 2.0)
    line(document, (person.name, "b"), align=CENTER).runs[0].font.size = Pt(18)
    line(document, glue(" | ", *s.reach("place", "phone", "email"), *s.links), align=CENTER)
    item = lambda *runs: line(document, *runs, style="List Bullet")

    def role_lines(roles):
        for role in roles:
            ends(document, 17, [(role.title, "b"), f", {glue(', ', role.company, role.place)}"], role.when, before=4)
            if role.intro:
                line(document, role.intro)
            tight_bullets(document, role.points)

    def study_lines(studies):
        for study in studies:
            ends(document, 17, [(study.name, "b"), f", {study.school}"], study.when, before=3)
            if study.note:
                line(document, study.note)

    writers = {
        "about": lambda text: line(document, text), "roles": role_lines, "helping": role_lines, "studies": study_lines,
        "works": lambda works: [item((w.name, "b"), f" ({w.when}): {'. '.join(w.story.splitlines())}. {s.built}: {', '.join(w.tools)}.", *ref(w, " ")) for w in works],
        "cards": lambda cards: [item(glue(" – ", c.name, c.issuer, c.when), *ref(c, " – ")) for c in cards],
        "prizes": lambda prizes: [item((p.title, "b"), f" ({p.rank})" if p.rank else "", f", {glue(', ', p.by, p.when)}", f": {p.story}" if p.story else "", *ref(p, " – ")) for p in prizes],
        "skills": lambda groups: [line(document, (f"{group}: " if group else "", "b"), ", ".join(items)) for group, items in groups.items()],
        "tongues": lambda _: line(document, ", ".join(s.spoken())), "likes": lambda likes: line(document, ", ".join(likes)),
    }
    parts(s, writers, lambda text: ruled(line(document, (text.upper(), "b"), before=9)))
    if rng.random() < 0.5:
        line(document, (words.REFERENCES[s.lang], "i"), before=10)
    return packed(s, document)


def o_prose(person, rng):
    """Heading styles of the word processor; "Since March 2019" alone in its line, "Position at Employer (Place)", duties as sentences of one paragraph; the date first for certificates and awards."""
    s = Sheet(person, rng, Dates("{Month} {yyyy}", " {to} ", open="{Since} {start}"), rng.choice(["about roles studies prizes cards works skills helping tongues likes", "about skills roles works studies cards prizes tongues helping"]), url="word", join=" (", studied="last", drop="prizes.rank" if rng.random() < 0.2 else "")
    document = blank("Liberation Serif", 11.5, 2.5, 3)
    for level, size in ((1, 20), (2, 13)):
        style = document.styles[f"Heading {level}"]
        style.font.name, style.font.size, style.font.color.rgb = "Liberation Sans", Pt(size), RGBColor(0x1F, 0x3A, 0x5F)
    document.add_paragraph(person.name, style="Heading 1")
    line(document, (person.job, "i"))
    for key in ("place", "phone", "email"):
        for text in s.reach(key):
            line(document, f"{s.labels[key]}: {text}")
    if s.links:
        line(document, f"{s.labels['links']}: {', '.join(s.links)}")
    sentences = lambda texts: " ".join(text if text.endswith(".") else f"{text}." for text in texts)

    def role_lines(roles):
        for role in roles:
            line(document, (role.when, "i"), before=5)
            line(document, (f"{role.title} {s.at} {role.company}", "b"), f" ({role.place})" if role.place else "")
            if role.intro or role.points:
                line(document, sentences(filter(None, [role.intro, *role.points])))

    dated = lambda when, *runs: line(document, f"{when}: " if when else "", *runs)
    writers = {
        "about": lambda text: line(document, text), "roles": role_lines, "helping": role_lines,
        "studies": lambda studies: [dated(t.when, (t.name, "b"), f", {glue(', ', t.school, t.place)}", f". {t.note}" if t.note else "") for t in studies],
        "cards": lambda cards: [dated(c.when, (c.name, "b"), f" ({c.issuer})" if c.issuer else "", *ref(c, " ")) for c in cards],
        "prizes": lambda prizes: [dated(p.when, (p.title, "b"), f", {p.rank}" if p.rank else "", f" ({p.by})", f". {p.story}" if p.story else "", *ref(p, " ")) for p in prizes],
        "works": lambda works: [(line(document, (w.name, "b"), f", {w.when}", *ref(w, " "), before=4), line(document, sentences(w.story.splitlines())), line(document, f"{s.tools}: {', '.join(w.tools)}")) for w in works],
        "skills": lambda groups: line(document, ", ".join(skill for items in groups.values() for skill in items)), "tongues": lambda _: line(document, ", ".join(s.spoken())), "likes": lambda likes: line(document, ", ".join(likes)),
    }
    parts(s, writers, lambda text: document.add_paragraph(text, style="Heading 2"))
    return packed(s, document)


def o_stops(person, rng):
    """Three tab stops, "3/2019-6/2021 → Position → Employer", with typed hyphens below; a running header with the name."""
    s = Sheet(person, rng, Dates("{m}/{yyyy}", "-", open="{start}-"), rng.choice(["about roles studies cards prizes works skills tongues helping likes", "studies about works roles prizes cards skills helping tongues"]), url="text", join=", ", studied="both", drop="roles.place studies.place")
    document = blank("Liberation Sans", 9.5, 1.9)
    document.sections[0].header.paragraphs[0].text = f"{person.name} – CV"
    line(document, person.name).runs[0].font.size = Pt(21)
    for key in ("phone", "email", "place"):
        for text in s.reach(key):
            line(document, f"{s.labels[key]}:\t{text}", tab=3.4)
    for link in s.links:
        line(document, f"{s.labels['links']}:\t{link}", tab=3.4)

    def row(when, *runs):
        paragraph = line(document, f"{when}\t", *runs, tab=3.4, before=3)
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(10.2))
        return paragraph

    under = lambda *runs: line(document, "\t", *runs, tab=3.4)

    def role_lines(roles):
        for role in roles:
            row(role.when, (role.title, "b"), f"\t{role.company}")
            for text in filter(None, [role.intro, *role.points]):
                under(text if text == role.intro else f"- {text}")

    def work_lines(works):
        for work in works:
            row(work.when, (work.name, "b"))
            for text in work.story.splitlines():
                under(text)
            under(f"{s.tools}: {', '.join(work.tools)}")
            if work.shown:
                under(*ref(work))

    def prize_lines(prizes):
        for prize in prizes:
            row(prize.when, (prize.title, "b"), f" – {prize.rank}" if prize.rank else "")
            under(glue(". ", prize.by, prize.story))
            if prize.shown:
                under(*ref(prize))

    writers = {
        "about": lambda text: line(document, text), "roles": role_lines, "helping": role_lines, "works": work_lines, "prizes": prize_lines,
        "studies": lambda studies: [(row(t.when, (t.name, "b")), under(glue(", ", t.school, t.note))) for t in studies],
        "cards": lambda cards: [(row(c.when, c.name), under(c.issuer, *ref(c, ", " if c.issuer else "")) if c.issuer or c.shown else None) for c in cards],
        "skills": lambda groups: [line(document, f"{group}\t{', '.join(items)}", tab=3.4) for group, items in groups.items()], "tongues": lambda tongues: [line(document, "\t".join(tongue), tab=3.4) for tongue in tongues], "likes": lambda likes: line(document, ", ".join(likes)),
    }

    def heading(text):
        made = line(document, (text, "b"), before=10)
        made.runs[0].font.size, made.runs[0].font.color.rgb = Pt(12), RGBColor(0x7A, 0x5C, 0x00)
        return made

    parts(s, writers, heading)
    return packed(s, document)
