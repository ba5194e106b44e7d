"""The blocks of a draw as a page for a browser."""

from html import escape

from kit.markup import document

from .model import Bars, Entry, Line, Pills, Points, Rows, Text
from .words import LABELS, heading

ICONS = {"email": "✉", "phone": "☎", "place": "⌂", "link": "⚭"}
LOOKS = {"b": "font-weight:bold", "i": "font-style:italic", "c": "text-transform:uppercase", "k": "color:var(--ink)", "u": "text-decoration:underline", "m": "color:#777"}
HEADINGS = {
    "caps": "text-transform:uppercase;font-size:1em", "small": "font-variant:small-caps;font-size:1.2em", "bold": "font-size:1.15em", "colour": "color:var(--ink);font-size:1.2em",
    "rule": "border-bottom:1px solid #333;font-size:1.1em", "above": "border-top:2px solid var(--ink);padding-top:4px;font-size:1.05em;font-weight:normal",
    "spaced": "letter-spacing:.3em;text-transform:uppercase;font-size:.95em;font-weight:normal", "band": "background:var(--ink);color:#fff;padding:2px 6px;font-size:1em",
    "lower": "text-transform:lowercase;font-size:1.25em;color:var(--ink)", "larger": "font-size:1.6em;font-weight:normal", "smaller": "font-size:.85em;color:var(--ink);text-transform:uppercase",
    "plain": "font-size:1em;font-weight:bold",
}
CSS = """@page{size:A4;margin:14mm 15mm}*{box-sizing:border-box}body{margin:0;padding:0 1px}p,h1,h2,ul{margin:0}ul{list-style:none;padding:0;margin:2px 0}
li{padding-left:1.3em;text-indent:-1.3em}li>b{display:inline-block;width:1.3em;text-indent:0;font-weight:normal}.two{columns:2}.three{columns:3}
h1{font-size:2em;line-height:1.2}h2{margin:14px 0 5px;break-after:avoid}.entry{margin-bottom:8px}.entry.gutter{display:grid;grid-template-columns:9.5em 1fr;gap:10px}
aside .entry.gutter{display:block}aside .line{flex-wrap:wrap}aside header{font-size:.85em}.line{display:flex;justify-content:space-between;gap:12px}.line>:last-child:not(:first-child){white-space:nowrap}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1px 12px 2px 0}
.pill{display:inline-block;border:1px solid var(--ink);border-radius:9px;padding:0 8px;margin:2px 4px 2px 0}.bar{height:5px;background:#ddd;margin-bottom:4px}.bar i{display:block;height:5px;background:var(--ink)}
.cols{display:grid;gap:20px}.margin{display:grid;grid-template-columns:23% 1fr;gap:14px}.margin h2{margin-top:12px}.margin>div{padding-top:12px}
.boxes{display:grid;grid-template-columns:1fr 1fr;gap:10px}.boxes>section{border:1px solid #aaa;padding:2px 10px 8px}.boxes>.roles,.boxes>.wide{grid-column:1/3}header{margin-bottom:10px}footer{margin-top:16px;border-top:1px solid #999;font-size:.9em;text-align:center}
.label{font-weight:bold}"""


def page(content):
    """The whole page."""
    draw = content.draw
    looks = "".join(f".{part}{{{';'.join(LOOKS[look] for look in marks)}}}" for part, marks in draw.emphasis.items() if marks)
    css = (f":root{{--ink:#{draw.colour}}}body{{font:{draw.size}pt/{draw.spacing} '{draw.font}';text-align:{'justify' if draw.justified else 'left'}}}"
           f"{CSS}h2{{{HEADINGS[draw.heading]}}}header{{text-align:{'center' if draw.centred else 'left'}}}{looks}")
    css += "h1{text-transform:uppercase}" if draw.name_caps else ""
    css += _running(content) + ("aside{overflow-wrap:break-word}aside h1{font-size:1.6em}" if draw.name_aside else "")
    return document(css, _body(content), draw.lang)


def _running(content):
    """What stands at the foot of each page."""
    if not content.draw.running:
        return ""
    words = content.draw.running.format(name=content.person.name, page='" counter(page) "')
    return f'@page{{@bottom-right{{content:"{words}";font-size:8pt}}}}'


def _body(content):
    header = "" if content.draw.name_aside else _header(content)
    return header + {"one": _stack, "left": _sided, "right": _sided, "halves": _halves, "margin": _margin, "boxes": _boxes}[content.draw.structure](content) + _footer(content)


def _header(content):
    draw, person = content.draw, content.person
    parts = [f"<h1>{escape(person.name)}</h1>"]
    if draw.headline:
        parts.append(f"<p>{escape(person.job)}</p>")
    if draw.contact not in ("footer", "side"):
        parts.append(_contact(content))
    if content.opening:
        parts.append(f'<p style="margin-top:8px">{escape(content.opening)}</p>')
    return f"<header>{''.join(parts)}</header>"


def _footer(content):
    return f"<footer>{_contact(content)}</footer>" if content.draw.contact == "footer" else ""


def contact_items(content):
    """(kind, text) pairs in the drawn order."""
    person = content.person
    values = {"email": person.email, "phone": person.phone, "place": person.place, "link": person.link}
    items = [(kind, values[kind]) for kind in content.draw.contact_order if values[kind]]
    return items + ([("email", person.second_email)] if person.second_email else [])


def _contact(content):
    draw, items = content.draw, contact_items(content)
    labels = LABELS[draw.lang]
    if draw.contact == "labels":
        return "".join(f"<p>{labels[kind]}: {escape(text)}</p>" for kind, text in items)
    if draw.contact == "icons":
        return "<p>" + " &nbsp; ".join(f"{ICONS[kind]} {escape(text)}" for kind, text in items) + "</p>"
    if draw.contact == "side":
        return "".join(f"<p>{escape(text)}</p>" for _, text in items)
    separator = escape(draw.contact_separator).replace("   ", " &emsp; ")
    halves = [items[:2], items[2:]] if draw.contact == "two lines" else [items]
    return "".join("<p>" + separator.join(escape(text) for _, text in half) + "</p>" for half in halves)


def _section(section, extra=""):
    return f'<section class="{section.key}{extra}"><h2>{escape(section.heading)}</h2>{_blocks(section.blocks)}</section>'


def _stack(content):
    return "".join(map(_section, content.sections))


def _sided(content):
    draw = content.draw
    side = "".join(_section(section) for section in content.sections if section.key in draw.side)
    if draw.contact == "side":
        side = f"<section><h2>{escape(heading(draw.rng, draw.lang, 'contact'))}</h2>{_contact(content)}</section>" + side
    if draw.name_aside:
        side = _header(content) + side
    side = f'<aside style="background:#{"f0f0f0" if draw.size > 9 else "fff"};padding:0 8px;text-align:left">{side}</aside>'
    main = "<main>" + "".join(_section(section) for section in content.sections if section.key not in draw.side) + "</main>"
    wide = f"{draw.wide * 100:.0f}%"
    pair, widths = (side + main, f"{wide} 1fr") if draw.structure == "left" else (main + side, f"1fr {wide}")
    return f'<div class="cols" style="grid-template-columns:{widths}">{pair}</div>'


def split(content):
    """The sections of two equal columns."""
    jobs = [section for section in content.sections if section.key in ("roles", "about", "helping")]
    others = [section for section in content.sections if section not in jobs]
    return (jobs, others) if content.draw.wide < 0.31 else (others, jobs)


def _halves(content):
    left, right = ("".join(map(_section, sections)) for sections in split(content))
    return f'<div class="cols" style="grid-template-columns:1fr 1fr"><div>{left}</div><div>{right}</div></div>'


def _margin(content):
    return "".join(f'<section class="margin"><h2>{escape(section.heading)}</h2><div>{_blocks(section.blocks)}</div></section>' for section in content.sections)


def _boxes(content):
    wide = content.draw.wide > 0.31
    return '<div class="boxes">' + "".join(_section(section, " wide" if wide and section.key in ("studies", "about") else "") for section in content.sections) + "</div>"


def _blocks(blocks):
    return "".join(PRINT[type(block)](block) for block in blocks)


def _runs(runs):
    return "".join(f'<span class="{part}">{escape(text)}</span>' if part else escape(text) for text, part in runs)


def _line(line):
    return f'<div class="line"><span>{_runs(line.runs)}</span><span>{_runs(line.right)}</span></div>' if line.right else f"<p>{_runs(line.runs)}</p>"


def _points(points):
    columns = {1: "", 2: "two", 3: "three"}[points.columns]
    return f'<ul class="{columns}">' + "".join(f"<li><b>{points.glyph}</b>{escape(item)}</li>" for item in points.items) + "</ul>"


def _rows(table):
    return "<table>" + "".join("<tr>" + "".join(f'<td{" class=label" if table.labelled and not number else ""}>{escape(cell)}</td>' for number, cell in enumerate(row)) + "</tr>" for row in table.rows) + "</table>"


def _bars(bars):
    if bars.dots:
        return "".join(f'<div class="line"><span>{escape(skill)}</span><span>{"●" * level}{"○" * (5 - level)}</span></div>' for skill, level in bars.pairs)
    return "".join(f'<p>{escape(skill)}</p><div class="bar"><i style="width:{level * 20}%"></i></div>' for skill, level in bars.pairs)


def _entry(entry):
    inside = "".join(map(_line, entry.lines)) + _blocks(entry.body)
    return f'<div class="entry gutter"><div class="date">{escape(entry.gutter)}</div><div>{inside}</div></div>' if entry.gutter else f'<div class="entry">{inside}</div>'


PRINT = {Text: lambda text: f"<p>{escape(text.text)}</p>", Line: _line, Points: _points, Rows: _rows, Bars: _bars, Entry: _entry,
         Pills: lambda pills: "<div>" + " ".join(f'<span class="pill">{escape(item)}</span>' for item in pills.items) + "</div>"}
