"""A page with a photograph, icons instead of labels and bars for the skills."""

import base64
import struct
import zlib

from kit.markup import e

from .dates import Dates
from .sheet import Sheet

CSS = """
@page { size: A4; margin: 0; } * { box-sizing: border-box; } html { print-color-adjust: exact; -webkit-print-color-adjust: exact; } body { margin: 0; font: 9.4pt/1.45 "Noto Sans"; color: #33312e; display: grid; grid-template-columns: 70mm 1fr; min-height: 297mm; }
aside { background: #3a2f4d; color: #f3eefa; padding: 12mm 8mm; } main { padding: 12mm 12mm 10mm 10mm; } .photo { width: 34mm; height: 34mm; border-radius: 50%; display: block; margin: 0 auto 6mm; object-fit: cover; }
h1 { font-size: 25pt; margin: 0; line-height: 1.1; } .what { color: #7a5fb0; margin: 3pt 0 8pt; font-size: 11pt; } h2 { font-size: 12pt; border-bottom: 1.5pt solid #c9b8ea; padding-bottom: 2pt; margin: 14pt 0 7pt; } aside h2 { border-color: #6d5a93; }
.c { display: flex; gap: 6pt; align-items: center; margin: 4pt 0; overflow-wrap: anywhere; } .c svg { width: 10pt; height: 10pt; flex: none; fill: #c9b8ea; } .bar { height: 4pt; background: #5b4a7a; border-radius: 2pt; margin: 1pt 0 6pt; } .bar i { display: block; height: 100%; background: #c9b8ea; border-radius: 2pt; }
.job { display: grid; grid-template-columns: 1fr auto; column-gap: 8pt; margin-bottom: 8pt; } .job > p, .job > ul, .job > .firm { grid-column: 1 / -1; } .d { color: #7a5fb0; font-size: 8.6pt; } .firm { font-weight: 600; color: #6b6658; } p { margin: 2pt 0; } ul { margin: 2pt 0; padding-left: 12pt; } .dots { letter-spacing: 2pt; float: right; } a { color: inherit; text-decoration: none; }
"""
ICONS = {
    "mail": "M1 3h14v10H1zM2 4l6 4 6-4", "phone": "M3 1h3l1 4-2 1c1 2 2 3 4 4l1-2 4 1v3c-6 2-13-5-11-11z", "place": "M8 0a5 5 0 0 1 5 5c0 4-5 11-5 11S3 9 3 5a5 5 0 0 1 5-5z", "link": "M6 10a3 3 0 0 1 0-4l3-3a3 3 0 0 1 4 4L11 9M10 6a3 3 0 0 1 0 4l-3 3a3 3 0 0 1-4-4l2-2",
}


def icon(name):
    return f'<svg viewBox="0 0 16 16"><path d="{ICONS[name]}"/></svg>'


def portrait(rng):
    """A small made-up photograph: head and shoulders before a shaded wall, as a PNG data address."""
    skin = rng.choice([(141, 85, 54), (198, 134, 96), (224, 172, 135), (241, 204, 173)])
    coat, wall = [tuple(rng.randint(low, high) for _ in range(3)) for low, high in ((20, 110), (150, 230))]
    size = 96
    def pixel(x, y):
        if (x - 48) ** 2 + (y - 38) ** 2 < 400:
            return skin
        if (x - 48) ** 2 / 1400 + (y - 100) ** 2 / 1200 < 1:
            return coat
        return tuple(min(255, max(0, part - y // 3)) for part in wall)
    rows = b"".join(b"\0" + bytes(part for x in range(size) for part in pixel(x, y)) for y in range(size))
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(png).decode()


def infographic(person, rng):
    dates = Dates("{n}-{y}", span="{a} / {b}", open="{a} / ongoing")
    sheet = Sheet(person, rng, dates, leave={"helping"}, card=("issuer", "date", "url"), prize=("by", "date", "story", "place", "url"), work=("story", "tools", "url"))
    main = f'<h1>{e(person.name)}</h1><div class="what">{e(person.job)}</div><p>{e(person.about)}</p><h2>{sheet.head("roles")}</h2>'
    for job in person.roles:
        firm = ", ".join(part for part in (job.company, job.place) if part)
        main += f'<div class="job"><b>{e(job.title)}</b><span class="d">{sheet.time(job)}</span><div class="firm">{e(firm)}</div>{sheet.text(job)}{sheet.points(job)}</div>'
    main += f'<h2>{sheet.head("studies")}</h2>' + "".join(_school(sheet, item) for item in person.studies)
    if sheet.has("works"):
        main += f'<h2>{sheet.head("works")}</h2>' + "".join(f'<div class="job"><b>{e(item.name)}{_link(item.url)}</b><span class="d">{e(" / ".join(item.tools))}</span><p>{e(item.story)}</p></div>' for item in person.works)
    if sheet.has("prizes"):
        main += f'<h2>{sheet.head("prizes")}</h2>' + "".join(_honour(item) for item in person.prizes)
    return sheet.made(CSS, f'<aside><img class="photo" src="{portrait(rng)}" alt="">{_side(sheet)}</aside><main>{main}</main>', person.name)


def _link(url):
    """A link icon whose address is only in the annotation."""
    return f' <a href="{e(url)}"><svg viewBox="0 0 16 16" width="9" height="9" fill="none" stroke="#7a5fb0" stroke-width="2"><path d="{ICONS["link"]}"/></svg></a>' if url else ""


def _school(sheet, item):
    study = e(item.degree) + (f" – {e(item.subject)}" if item.subject else "")
    return f'<div class="job"><b>{study}</b><span class="d">{sheet.years(item, " / ", "ongoing")}</span><div class="firm">{e(item.school)}</div></div>'


def _honour(item):
    title = e(": ".join(part for part in (item.place, item.title) if part))
    note = f"<p>{e(item.story)}</p>" if item.story else ""
    return f'<div class="job"><b>{title}{_link(item.url)}</b><span class="d">{e(item.date)}</span><div class="firm">{e(item.by)}</div>{note}</div>'


def _side(sheet):
    person, rng = sheet.person, sheet.rng
    html = "".join(f'<div class="c">{icon(kind)}<span>{e(text)}</span></div>' for kind, text in (("place", person.place), ("phone", person.phone), ("mail", person.email)))
    html += f'<h2>{sheet.head("skills")}</h2>' + "".join(f'<div>{e(skill)}</div><div class="bar"><i style="width:{rng.randint(45, 98)}%"></i></div>' for skill in sheet.skills)
    html += f'<h2>{sheet.head("tongues")}</h2>' + "".join(f'<div>{e(language)} <span class="dots">{"●" * filled}{"○" * (5 - filled)}</span></div>' for (language, _), filled in zip(person.tongues, (5, 4, 3, 2)))
    if sheet.has("cards"):
        html += f'<h2>{sheet.head("cards")}</h2>' + "".join(f'<p><b>{e(cert.name)}{_link(cert.url)}</b><br>{e(cert.issuer)}<br>{sheet.day(cert)}</p>' for cert in person.cards)
    return html + f'<h2>{sheet.head("likes")}</h2><p>{e(" ✦ ".join(person.likes))}</p>'
