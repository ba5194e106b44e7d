"""Small pieces of a Word file."""

from docx.shared import Cm

from kit import word


def blank(font, size, margin=2.0, after=2):
    """An empty document on the paper that the program has by itself."""
    return word.link_style(word.blank(font, size, margin, after=after, a4=False), "1F4E9E")


def line(box, *runs, style=None, before=0, align=None, tab=None):
    """A paragraph of runs: a text, (text, marks) with marks b, i, s (small), g (grey), or (text, address) as a hyperlink."""
    paragraph = word.line(box, style=style, before=before or None, align=align)
    if tab:
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(tab))
        paragraph.paragraph_format.left_indent, paragraph.paragraph_format.first_line_indent = Cm(tab), Cm(-tab)
    for item in runs:
        text, marks = (item, "") if isinstance(item, str) else item
        if "://" in marks:
            word.link(paragraph, text, marks)
        elif text:
            word.add(paragraph, text, marks)
    return paragraph


def named(sheet, thing, name, marks="b"):
    """A run with a name, linked where the layout links names."""
    return (name, thing.url) if sheet.url == "name" and thing.url else (name, marks)


def address(sheet, thing, before=""):
    """Runs with the printed address or the linked word."""
    if not thing.url or sheet.url not in ("text", "word"):
        return []
    return [before, (sheet.shown(thing), thing.url)]


def sections(sheet, writers, heading, only=None):
    """Each section in the sheet's order: its heading (a paragraph, or None when it stands in a cell), then its writer with what it holds."""
    writers = writers | {"contests": writers["prizes"], "hacks": writers["prizes"]}
    for name in sheet.order:
        if only is None or name in only:
            head = heading(sheet.heads[name])
            if head is not None:
                head.paragraph_format.keep_with_next = True
            writers[name](sheet.items(name))


def packed(sheet, document):
    return sheet.made("docx", word.packed(document), "docx")
