#!/usr/bin/env python3
"""Prints resumes given as JSON in layouts drawn at random: what real files look like, with labels that are sure.

layouts.py CONTENTS OUT [--without MANIFEST] [--each 2] [--people 0] [--seed 11] [--only N]

CONTENTS as for print_contents.py, and so is OUT. PEOPLE is how many invented ones of each of `layouts/people` are printed beside them.
What was printed, and only that, is the truth of a file; lists that a content does not have are filled from word lists now and then.
Printed things that belong to no list are neutral or without a label.
"""
import argparse, copy, csv, json, os, random, re, tomllib
from concurrent.futures import ProcessPoolExecutor
import typst
import people, print_contents

HERE = os.path.dirname(os.path.abspath(__file__))
HEADINGS, HEADS, WORDS = (tomllib.load(open(os.path.join(HERE, "layouts", name + ".toml"), "rb")) for name in ("headings", "heads", "words"))
FONTS = typst.Fonts(font_paths=[os.path.join(HERE, "../templates/fonts")])
SANS = ["Inter", "Fira Sans", "Manrope", "DejaVu Sans", "Latin Modern Sans"]
SERIF = ["EB Garamond", "Libertinus Serif", "DejaVu Serif", "New Computer Modern", "Latin Modern Roman"]
COLOURS = ["#1f3a5f", "#0b7285", "#8c2f39", "#2b6d3a", "#5b3a8c", "#c2571a", "#333333", "#00658f", "#a61e4d", "#444b59", "#0088bb", "#7a5c2e"]
SIDE = ["skills", "languages", "education", "certifications", "interests", "achievements", "summary", "personal", "courses"]
# What other contents say: their schools, certificates and the like, and lines of what they did. Filled by `main`.
POOL = {}
LISTS = ["experience", "education", "projects", "certifications", "achievements"]


def quoted(text):
    return '"' + str(text).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", " ") + '"'


def styled(text, styles="", accent="#000"):
    """Typst for a text."""
    if "u" in styles: text = str(text).upper()
    given = [("b", 'weight: "bold"'), ("i", 'style: "italic"'), ("g", "fill: luma(95)"), ("a", f'fill: rgb("{accent}")'), ("s", "size: 0.88em")]
    out = f"#text({''.join(what + ', ' for key, what in given if key in styles)}{quoted(text)})"
    return f"#smallcaps[{out}]" if "c" in styles else out


def compact(text):
    return "".join(c for c in str(text).lower() if c.isalnum())


MONTH = {m: k for k, m in enumerate("jan feb mar apr may jun jul aug sep oct nov dec".split(), 1)}


def moment(text):
    """(year, month) of a date as English resumes have it; None if it is none."""
    text = text.strip().rstrip(".-– ").lower()
    if text in ("present", "current", "now", "today", "till date", "to date"): return "now"
    if m := re.fullmatch(r"(\d\d?)/(\d{4})", text): return (int(m[2]), int(m[1])) if 1 <= int(m[1]) <= 12 else None
    if m := re.fullmatch(r"([a-z]{3,9})\.? (\d{4})", text): return (int(m[2]), MONTH[m[1][:3]]) if m[1][:3] in MONTH else None


def span(text):
    """Both ends of a duration, or None."""
    parts = re.split(r"\s+to\s+|\s*[–—]\s*|\s+-\s+", text.strip().rstrip("-– "))
    ends = [moment(p) for p in parts]
    return ends if len(ends) <= 2 and all(ends) and ends[0] != "now" else None


def fields_of(template):
    """The fields that a head prints."""
    return set(re.findall(r"(?:\{|~)(\w)(?=[!}~])", template))


class Style:
    """All that is drawn once for a file."""

    def __init__(self, r, words, language):
        self.r, self.words = r, words; one = r.choice; often = lambda p: r.random() < p
        self.shape = r.choices(["onecol", "sidebar", "twocol", "datecol", "labelcol", "cards", "timeline", "table"], [30, 21, 17, 13, 6, 4, 4, 5])[0]
        self.serif = often(0.35); self.font = one(SERIF if self.serif else SANS)
        self.head_font = one(SANS + SERIF) if often(0.2) else self.font
        self.size = r.choice([8.5, 9, 9, 9.5, 10, 10, 10.5, 11, 11, 12]); self.leading = r.uniform(0.4, 0.85); self.paper = one(["a4", "a4", "us-letter"])
        self.margin = r.uniform(1.1, 2.6); self.justify = often(0.2); self.accent = "#000000" if often(0.3) else one(COLOURS)
        # Contents, which are in English, have headings of another language now and then, and invented people of other languages English ones.
        self.language = language or (one([k for k in HEADINGS if k != "en"]) if often(0.2) else "en")
        if language and often(0.06): self.language = "en"
        self.month_language = self.language if self.language in WORDS["months"] else "en"
        self.heading = dict(case=one(["", "", "u", "u", "l"] if often(0.2) else ["", "u"]), bold=often(0.75), colour=often(0.5), size=one([1, 1.05, 1.15, 1.25, 1.4, 1.6]), tracking=one([0, 0, 0, 0.05, 0.12, 0.2]),
                            rule=one(["", "", "below", "below", "above", "beside", "box", "short"]), icon=one(["●", "■", "★", "➤", "◆", "dot", "§", "//", "#", "◉"]) if often(0.2) else "", colon=often(0.12), centre=often(0.1), caps=often(0.08))
        if often(0.22): self.heading.update(bold=often(0.4), colour=False, size=1, tracking=0, rule="", icon="")
        if self.shape in ("labelcol", "table"): self.heading.update(size=min(1.15, self.heading["size"]), tracking=0)
        self.gap = r.uniform(0.9, 2.6); self.entry_gap = r.uniform(0.5, 1.7) if often(0.8) else 0.4
        self.bullet = one(["•", "•", "•", "–", "▪", "◦", "*", "-", "➢", "", "●", "·", "o"]); self.inline_bullets = often(0.3); self.paragraph = often(0.18); self.indent = one([0, 0, 0.5, 1, 1.5])
        # Some print heads without any emphasis, some all of it, and some are not of one mind.
        plain = one(["", "", "", "", "!", "b"]); print_of = lambda t: t if not plain else re.sub(r"![a-z]+", "" if plain == "!" else "!b", t)
        labelled = HEADS["labelled"].get(self.language, {}) if often(0.09) else {}
        self.heads = {kind: labelled.get(kind) or [t for t in HEADS[kind] if self.language == "en" or not re.search(r"\bby\b", t)] for kind in LISTS}
        self.templates = {kind: print_of(one(self.heads[kind])) for kind in LISTS}; self.mixed = 0.4 if often(0.35) else 0
        self.extra = one(["", "", "", "kind", "about", "team"]) if often(0.6) else ""; self.extra_first = often(0.3); self.extra_style = one(["", "i", "g", "is", "b"]); self.pairs = often(0.08)
        self.separator, self.at, self.degree = one(HEADS["separators"]), one(HEADS["between"].get(self.language, HEADS["between"]["all"])), one(HEADS["degree"].get(self.language, HEADS["degree"]["all"]))
        self.place, self.school_place, self.marks = often(0.4), often(0.3), often(0.25)
        self.dates = one(["", "", "short", "short", "dot", "long", "long", "slash", "point", "iso", "year", "year", "upper"]); self.dash = one([" – ", " – ", " - ", " - ", "–", "-", " — ", *WORDS["until"].get(self.month_language, [" – "])])
        self.since, self.short_years, self.numbered, self.as_table, self.lengths = often(0.1) and self.month_language in WORDS["since"], often(0.06), often(0.08), often(0.06), often(0.07) and self.month_language in WORDS["lengths"]
        self.now = one(WORDS["now"][self.month_language]); self.date_side = one(["left", "left", "left", "right"]); self.date_width = r.uniform(14, 24); self.date_style = one(["", "b", "i", "g", "a", "s"])
        self.lead_in = one(self.words["lead_ins"]) if often(0.1) else ""
        self.skills = one(["bullets", "bullets", "commas", "commas", "groups", "groups", "groups", "tags", "columns", "columns", "bars", "dots", "words", "fraction", "slashes", "pipes", "lines", "table", "grouped lines", "points", "sentences", "sentences", "run on", "nested", "nested", "grouped lines", "and", "and", "levelled", "levelled", "levelled", "with others", "apart", "stars"])
        self.tech = one(self.words["tech_labels"]); self.tech_join = one([", ", ", ", " | ", " · ", " / ", "; "])
        self.list_bullets = often(0.35); self.align = one(["left", "left", "center", "right"]); self.side_width = r.uniform(25, 45); self.side_left = often(0.65)
        self.side_dark = often(0.45); self.fill = one(COLOURS) if self.side_dark else one(["#eeeeee", "#e8eef4", "#f3efe6", "#e6f0ea", "#f5f5f5"])
        self.table_columns, self.grid_stroke = one(["22%, 1fr", "1fr", "30%, 1fr"]), one(["0.5pt + gray", "0.7pt", "none"])
        self.grouped = often(0.5)

    def heading_text(self, kind):
        r = self.r; words = HEADINGS[self.language][kind]
        more = HEADINGS["en"]["more"].get(kind) if self.language == "en" else None
        text = r.choice(more) if more and r.random() < 0.42 else r.choice(words[:4]) if r.random() < 0.5 else r.choice(words)
        h = self.heading; text = text.upper() if h["case"] == "u" else text.lower() if h["case"] == "l" else text
        return text + (":" if h["colon"] else "")

    def heading_markup(self, text, light=False, plain=False):
        h = self.heading; colour = "white" if light else f'rgb("{self.accent}")' if h["colour"] else "black"
        icon = {"": "", "dot": "#box(circle(radius: 0.3em, fill: gray)) "}.get(h["icon"], f"#text(fill: gray, {quoted(h['icon'])}) ")
        body = f"{icon}#text(font: {quoted(self.head_font)}, size: {h['size']}em, weight: \"{'bold' if h['bold'] else 'regular'}\", tracking: {h['tracking']}em, fill: {colour}, {quoted(text)})"
        if h["caps"]: body = f"#smallcaps[{body}]"
        if plain: return body
        rule = f"#line(length: 100%, stroke: 0.6pt + {colour})"
        if h["rule"] == "beside" and not light: body = f"#grid(columns: (auto, 1fr), column-gutter: 0.6em, align: horizon, [{body}], [{rule}])"
        elif h["rule"] == "box" and not light: body = f"#block(width: 100%, inset: 0.3em, fill: luma(225))[{body}]"
        elif h["rule"] == "below": body += f"#v(0.35em, weak: true){rule}"
        elif h["rule"] == "short": body += f"#v(0.35em, weak: true)#line(length: 2.5em, stroke: 1.4pt + {colour})"
        elif h["rule"] == "above": body = f"{rule}#v(0.4em, weak: true){body}"
        body = f"#block(sticky: true, below: 0.7em)[{body}]"
        return f"#align(center)[{body}]" if h["centre"] else body

    # Entries.

    def head(self, kind, values, narrow=False, without=()):
        """The lines of an entry's head."""
        template = self.templates[kind]
        if self.r.random() < self.mixed: template = self.r.choice([t for t in self.heads[kind] if fields_of(t) >= fields_of(template)])
        lines = []
        for line in template.split("/"):
            sides = []
            for side in line.split(" >> "):
                out, pending = "", ""
                for literal, token in re.findall(r"([^{]*)(?:\{([^}]*)\}|$)", side):
                    pending += literal
                    if token in ("|", "@", "in"): pending += {"|": self.separator, "@": self.at, "in": values.get("joint") or self.degree}[token]
                    elif " " in token and "~" not in token: pending += token
                    elif token:
                        before, field, after = (token.split("~") + ["", ""])[:3] if token.count("~") == 2 else ("", token, "")
                        name, _, styles = field.partition("!")
                        if not values.get(name) or name in without: pending = pending if out and not pending.strip(" ") else ""; continue
                        if out and pending: out += styled(pending)
                        out += (styled(before) if before else "") + styled(values[name], styles, self.accent) + (styled(after) if after else ""); pending = ""
                sides.append(out)
            sides = [s for s in sides if s]
            if not sides: continue
            if len(sides) == 1 or narrow: lines += sides
            else: lines.append(f"{sides[0]} #h(1fr) {sides[1]}")
        return lines

    def names(self, kind):
        return fields_of(self.templates[kind])

    def entry(self, kind, values, body, narrow=False, continued=False):
        """An entry: its head, and what stands below."""
        dated = self.shape == "datecol" and not narrow and values.get("d")
        without = (["d"] if dated else []) + (["c", "l"] if continued else [])
        lines = self.head(kind, values, narrow, without)
        bullet = styled({"": "•"}.get(self.bullet, self.bullet) + " ") if kind in ("certifications", "achievements") and self.list_bullets else ""
        text = bullet + " \\\n".join(lines) + (f"\n#v(0.45em, weak: true)\n{body}" if body else "")
        if dated:
            date = styled(values["d"], self.date_style, self.accent); w = self.date_width
            cells = f"[{date}], [{text}]" if self.date_side == "left" else f"[{text}], align(right)[{date}]"
            columns = f"({w:.0f}%, 1fr)" if self.date_side == "left" else f"(1fr, {w:.0f}%)"
            return f"#grid(columns: {columns}, column-gutter: 1em, {cells})"
        if self.shape == "cards": return f'#block(width: 100%, inset: 0.6em, radius: 3pt, stroke: 0.5pt + luma(170), fill: luma(248))[{text}]'
        if self.shape == "timeline" and not narrow:
            return f'#block(width: 100%, inset: (left: 1em, bottom: 0.3em), stroke: (left: 1pt + rgb("{self.accent}")))[#place(dx: -1.3em, dy: 0.1em, circle(radius: 0.25em, fill: rgb("{self.accent}")))\n{text}]'
        return f"#block(width: 100%)[{text}]"

    def described(self, text, narrow=False):
        lines = [l.strip() for l in text.split("\n") if l.strip()]
        if not lines: return ""
        lead = styled(self.lead_in, "i") + " \\\n" if self.lead_in else ""
        if self.paragraph or len(lines) == 1 and self.r.random() < 0.6: return lead + styled(" ".join(lines))
        if not self.bullet: return lead + " \\\n".join(styled(l) for l in lines)
        if self.inline_bullets: return lead + " \\\n".join(styled(f"{self.bullet} {l}") for l in lines)
        return f"{lead}#list(marker: [{styled(self.bullet)}], indent: {self.indent}em, " + ", ".join(f"[{styled(l)}]" for l in lines) + ")"

    def date(self, ends):
        """A duration in the file's form."""
        names = WORDS["months"][self.month_language]
        def one(end):
            if end == "now": return self.now
            year, month = end; name = names[month - 1]
            return {"short": f"{name[:3]} {year}", "dot": f"{name[:3]}. {year}", "long": f"{name} {year}", "slash": f"{month:02}/{year}", "point": f"{month:02}.{year}", "iso": f"{year}-{month:02}", "year": f"{year}", "upper": f"{name[:3]} {year}".upper()}[self.dates]
        out = [one(e) for e in ends]
        if len(ends) == 2 and self.lengths: return self.dash.join(out) + self.r.choice([" ({})", " · {}"]).format(self.length(*ends))
        if len(ends) == 2 and ends[1] == "now" and self.since: return WORDS["since"][self.month_language] + out[0]
        if len(ends) == 2 and "now" not in ends and self.short_years and ends[1][0] > ends[0][0]: return f"{ends[0][0]}-{ends[1][0] % 100:02}"
        if self.dates == "iso" and self.dash in ("-", "–"): return " – ".join(out)
        return out[0] if len(out) == 2 and out[0] == out[1] else self.dash.join(out)

    def length(self, start, end):
        """How long something took, in words."""
        (year, month), (until, last) = start, (2025, 6) if end == "now" else end
        count = max(1, (until - year) * 12 + last - month + 1); one, years, month_word, months = self.r.choice(WORDS["lengths"][self.month_language])
        said = lambda n, single, many: f"{n} {single if n == 1 else many}" if n else ""
        return " ".join(x for x in (said(count // 12, one, years), said(count % 12, month_word, months)) if x)

    def paired(self, items):
        """Items of which some stand together, with "and" between."""
        out, joint = list(items), WORDS["and"].get(self.language, " & ")
        for at in range(len(out) - 2, -1, -1):
            if self.r.random() < (0.7 if at == len(out) - 2 else 0.15) and joint not in out[at + 1]: out[at:at + 2] = [out[at] + joint + out[at + 1]]
        return out

    def skill_list(self, skills, narrow):
        r, form = self.r, self.skills
        if narrow and form in ("columns", "table"): form = "lines"
        text = lambda s: styled(s)
        if form == "bullets" and self.bullet: return "#list(marker: [" + styled(self.bullet) + "], " + ", ".join(f"[{text(s)}]" for s in skills) + ")"
        if form in ("bullets", "lines"): return " \\\n".join(map(text, skills))
        if form == "sentences":
            out, rest = [], list(skills)
            while rest:
                count = r.randint(1, 4); some, rest = rest[:count], rest[count:]
                out.append(styled(r.choice(self.words["skill_sentences"]).replace("%", ", ".join(self.paired(some) if r.random() < 0.4 else some))))
            return f"#list(marker: [{styled(self.bullet or '•')}], " + ", ".join(f"[{o}]" for o in out) + ")"
        if form == "and": return styled(", ".join(self.paired(skills)))
        if form == "apart": return " #h(1.3em) ".join(map(text, skills))
        if form == "levelled":
            if r.random() < 0.35: said = [r.choice([w for w in self.words["skill_sentences"] if not w.startswith("%")] or ["%"]).replace("%", k) for k in skills]
            else: how = r.choice([" ({})", " ({})", ": {}", " - {}", " – {}"]); said = [k + how.format(r.choice(self.words["levels"])) for k in skills]
            return styled(", ".join(said)) if r.random() < 0.4 and len(skills) < 12 else " \\\n".join(styled((self.bullet + " " if self.list_bullets else "") + k) for k in said)
        if form == "with others":
            # A product with its parts in brackets: each is an item.
            out, rest = [], list(skills)
            while rest:
                count = r.choice([1, 1, 2, 3, 4]); some, rest = rest[:count], rest[count:]
                out.append(some[0] + (f" ({', '.join(some[1:])})" if some[1:] else ""))
            return styled(", ".join(out)) if r.random() < 0.5 else " \\\n".join(styled((self.bullet + " " if self.list_bullets else "") + k) for k in out)
        if form in ("slashes", "pipes", "commas", "points", "stars"): return styled({"slashes": " / ", "pipes": " | ", "commas": ", ", "points": " • ", "stars": r.choice([" ∗ ", " ~ ", " ‧ ", " + ", " – ", " ○ "])}[form].join(skills))
        if form in ("groups", "grouped lines", "table", "run on", "nested"):
            names = r.sample(self.words["groups"], min(r.randint(2, 5), max(1, len(skills) // 2))); size = -(-len(skills) // len(names))
            groups = [(n, skills[k * size:(k + 1) * size]) for k, n in enumerate(names) if skills[k * size:(k + 1) * size]]
            if form == "table": return f"#{'table' if r.random() < 0.5 else 'grid'}(columns: (auto, 1fr), column-gutter: 1em, row-gutter: 0.5em, " + ", ".join(f"[{styled(n, 'b')}], [{styled(', '.join(g))}]" for n, g in groups) + ")"
            if form == "nested": return styled(r.choice([", ", "; ", " | "]).join(f"{n} ({', '.join(g)})" for n, g in groups))
            if form == "run on": return " ".join(styled(n + ": ", "b") + styled(", ".join(g) + ".") for n, g in groups)
            if form == "groups": return " \\\n".join((styled(self.bullet + " ") if self.list_bullets else "") + styled(n + ":", "b") + styled(" " + ", ".join(g)) for n, g in groups)
            return "\n\n".join(styled(n, "b") + " \\\n" + styled(", ".join(g)) for n, g in groups)
        if form == "tags": return " ".join(f"#box(inset: 0.25em, radius: 2pt, stroke: 0.5pt + gray)[{text(s)}]" for s in skills)
        if form == "columns": return f"#set par(justify: false)\n#grid(columns: (1fr,) * {r.randint(2, 4 if max(map(len, skills)) < 16 else 3 if max(map(len, skills)) < 24 else 2)}, column-gutter: 1em, row-gutter: 0.65em, " + ", ".join(f"[{(styled(self.bullet + ' ') if self.bullet else '') + text(s)}]" for s in skills) + ")"
        def level(s):
            k = r.randint(1, 5)
            if form == "bars": return f"#box(width: {4 * k + 4}%, height: 0.4em, fill: gray)" if not narrow else f" \\\n#box(width: {k * 18}%, height: 0.35em, fill: gray)"
            return {"dots": styled("●" * k + "○" * (5 - k)), "fraction": styled(f"{k}/5"), "words": styled(r.choice(self.words["levels"]))}[form]
        apart = r.choice([" #h(1fr) ", " ", " – " if form == "words" else " "])
        cells = [f"{text(s)}{apart}{level(s)}" for s in skills]
        if not narrow: return f"#grid(columns: (1fr, 1fr), column-gutter: 2em, row-gutter: 0.6em, " + ", ".join(f"[{c}]" for c in cells) + ")"
        return " \\\n".join(cells)


class File:
    """One content in one layout: `markup`, `truth` and `neutral`."""

    def __init__(self, content, r):
        self.language = content["language"] if "words" in content else "en"; self.words = WORDS | content.get("words", {})
        self.r, self.style = r, Style(r, self.words, self.language if "words" in content else None); self.neutral, self.unheaded, self.are_courses = {}, [], False
        self.truth = self.drawn(copy.deepcopy(content["truth"])); self.markup = self.page()

    # What is printed.

    def drawn(self, t):
        """What of a content is printed, and lists that it lacks; with dates in the file's form."""
        r, s = self.r, self.style; often = lambda p: r.random() < p
        text = lambda v: re.sub(r"[ \t\u00a0]+", " ", v or "").strip()
        t = {"name": text(t.get("name")), "email": text(t.get("email")) or None, "phone": text(t.get("phone")) or None, "location": text(t.get("location")) or None, "summary": text(t.get("summary")) or None,
             **{k: [e for e in t.get(k) or [] if isinstance(e, dict)] for k in LISTS}, "skills": [text(x) for x in t.get("skills") or [] if len(compact(x)) and len(x) < 60]}
        for field, p in (("phone", 0.12), ("location", 0.2), ("summary", 0.12), ("email", 0.03)):
            if often(p): t[field] = None
        if t["summary"]: t["summary"] = self.cut(t["summary"], r.randint(1, 5))
        seen = set(); t["skills"] = [k for k in t["skills"] if not (compact(k) in seen or seen.add(compact(k)))][:r.choice([4, 8, 10, 12, 16, 20, 30, 45, 60])]
        if often(0.06): t["skills"] = []
        t["experience"] = [{k: text(e.get(k)) if k != "description" else e.get(k) or "" for k in ("company", "position", "duration", "description")} for e in t["experience"] if text(e.get("company")) and text(e.get("position"))][:r.choice([1, 2, 3, 4, 5, 6, 8, 10]) if often(0.93) else 0]
        bare, most = often(0.08), r.randint(1, 9)
        for e in t["experience"]: e["description"] = "" if bare else self.cut(e["description"], most)
        # Some name only where they worked, or only what they did.
        lacks = r.choice(["position", "position", "company"]) if often(0.07) else ""
        for e in t["experience"]:
            if lacks and often(0.85): e[lacks] = ""
        if s.grouped and len(t["experience"]) > 1 and often(0.25): t["experience"][1]["company"] = t["experience"][0]["company"]
        spans = [span(e["duration"]) for e in t["experience"]]
        for e, ends in zip(t["experience"], spans):
            if s.dates and ends: e["duration"] = s.date(ends)
            else: e["duration"] = e["duration"].strip(" -–")
        if t["experience"] and often(0.12):
            for e in t["experience"]: e["duration"] = e["duration"] if often(0.6) else ""
        if not t["education"] and often(0.92): t["education"] = self.lent("education") or [self.school(k) for k in range(r.choice([1, 2, 2, 3, 4]))]
        if not t["certifications"] and often(0.36): t["certifications"] = self.lent("certifications") or self.certificates()
        if not t["achievements"] and often(0.27): t["achievements"] = self.lent("achievements") or self.awards()
        if not t["projects"] and often(0.36): t["projects"] = self.lent("projects") or self.projects(t["name"])
        self.joints = [e.get("joint") for e in t["education"]]
        self.thin_out(t["education"])
        for kind, fields in (("education", ("institution", "degree", "field", "graduationYear", "startYear")), ("certifications", ("name", "issuer", "date", "url")), ("achievements", ("title", "type", "date", "description", "position", "organization", "url"))):
            t[kind] = [{f: text(str(e.get(f) or "")) or None for f in fields} for e in t[kind]]
        t["projects"] = [{"name": text(e.get("name")), "description": self.cut(e.get("description") or "", 4), "technologies": [x for x in e.get("technologies") or [] if x], "duration": text(e.get("duration")) or None, "url": e.get("url")} for e in t["projects"]]
        return t

    def thin_out(self, schools):
        """Schools as real files have them: many without a subject, some without a degree, most with the year they began."""
        r = self.r; subject, degree, start = r.choice([0, 0.1, 0.1, 0.7]), r.choice([0.03, 0.03, 0.05, 0.4]), r.random() < 0.6
        for e in schools:
            if r.random() < subject: e["field"] = None
            if r.random() < degree and e.get("institution"): e["degree"] = None
            if r.random() < 0.08: e["graduationYear"] = e["startYear"] = None
            elif start and e.get("graduationYear") and str(e["graduationYear"]).isdigit(): e["startYear"] = e.get("startYear") or str(int(e["graduationYear"]) - r.choice([1, 2, 2, 3, 4, 5]))

    def cut(self, text, most):
        """The first lines of a text; sentences where its lines are long."""
        lines = []
        for line in text.split("\n"):
            line = re.sub(r"[ \t\u00a0]+", " ", line).strip().lstrip("•▪◦*➢●·- ").strip()
            lines += re.split(r"(?<=[a-z)]\.) (?=[A-Z])", line) if len(line) > 220 else [line]
        out = [l for l in lines if l][:most]
        if not out: return ""
        # A line without an end in sight stops at some word.
        return "\n".join(l if len(l) < 420 else l[:l.rfind(" ", 0, self.r.randint(150, 400))] for l in out)

    def lent(self, kind):
        """Entries of another content, now and then."""
        return copy.deepcopy(self.r.choice(POOL[kind])) if self.language == "en" and self.r.random() < (0.6 if kind == "education" else 0.35) else None

    def school(self, k):
        r = self.r; year = r.randint(1990, 2025) - 3 * k
        field = r.choice(self.words["fields"]) if r.random() < 0.88 else None
        return {"institution": r.choice(self.words["schools"]).replace("%", r.choice(self.words["places"])), "degree": r.choice(self.words["degrees"]), "field": field,
                "graduationYear": str(year) if r.random() < 0.93 else None, "startYear": str(year - r.randint(1, 5)) if r.random() < 0.45 else None}

    def some_date(self):
        r, s = self.r, self.style; year = r.randint(2005, 2025)
        if s.dates in ("", "year") or r.random() < 0.5: return str(year)
        return s.date([(year, r.randint(1, 12))])

    def some_span(self):
        """When something was done, from the first month to the last where months are printed."""
        if self.style.dates in ("", "year") or self.r.random() < 0.4: return self.some_date()
        year, month, length = self.r.randint(2008, 2025), self.r.randint(1, 12), self.r.choice([0, 1, 2, 3, 4, 6, 9, 14, 24]); last = month - 1 + length
        return self.style.date([(year, month), "now" if self.r.random() < 0.1 else (year + last // 12, last % 12 + 1)])

    def certificates(self):
        """Certificates, or courses with who held them: few, or a long list of one or two houses."""
        r = self.r; issuer, date, many = r.random() < 0.65, r.random() < 0.55, r.choice([1, 2, 3, 4, 5, 7, 10, 14])
        if r.random() < 0.6: named = r.sample(self.words["certificates"], many)
        else:
            houses = r.sample(WORDS["platforms"], r.choice([1, 2, 3, 6])); issuer = issuer or r.random() < 0.7; self.are_courses = True
            form = WORDS["course_titles"].get(self.language, []) + WORDS["course_titles"]["en"]
            named = [[r.choice(form).replace("%", what), r.choice(houses)] for what in r.sample(self.words["courses"] + self.words["tools"], many)]
        return [{"name": n, "issuer": i if issuer else None, "date": self.some_date() if date else None} for n, i in named]

    def awards(self):
        """Prizes: by their names, with the rank beside them, or as a sentence."""
        r = self.r; giver, date, said, ranked, as_sentence = r.random() < 0.65, r.random() < 0.75, r.random() < 0.25, r.random() < 0.2, r.random() < 0.22; out = []
        ranks, sentences = (WORDS[k].get(self.language) for k in ("ranks", "award_sentences"))
        for (name, by), deed in zip(r.sample(self.words["awards"], r.choice([1, 2, 3, 4, 6])), r.sample(self.words["award_deeds"], 6)):
            kind = "hackathon" if "Hackathon" in name else "competition" if re.search("Compet|Olymp|Cup|Final", name) else "achievement"
            award = {"title": name, "type": kind, "date": self.some_date() if date else None, "organization": by if giver else None, "description": deed if said else None}
            if ranked and ranks: award["position"] = r.choice(ranks)
            if as_sentence and sentences: award.update(title=r.choice(sentences).format(n=name, o=by, r=r.choice(ranks), k=r.choice([50, 120, 300, 500, "2,000", "10,000"])), organization=None, position=None)
            out.append(award)
        return out

    def projects(self, person):
        r = self.r; url, date, tech = r.random() < 0.42, r.random() < 0.5, r.random() < 0.4; deeds = r.sample(self.words["project_deeds"], 8) + r.sample(self.words.get("deeds") or POOL["lines"], 12); r.shuffle(deeds); out = []
        for name in r.sample(self.words["project_names"], r.choice([1, 2, 3, 3, 4, 5, 7, 9])):
            said = [deeds.pop() for _ in range(min(len(deeds), r.randint(0 if tech or date else 1, 3)))]
            out.append({"name": name, "description": "\n".join(said), "technologies": r.sample(self.words["tools"], r.randint(2, 5)) if tech else [], "duration": self.some_span() if date else None,
                        "url": r.choice([f"github.com/{compact(person[:1] + person.split()[-1])[:10]}/", f"https://www.{compact(person[:1] + person.split()[-1])[:12]}.dev/"]) + r.choice(["repo", "app", "demo", "work", "p"]) + str(r.randint(1, 99)) if url else None})
        return out

    # The parts of the page.

    def keep(self, kind, entry, names, pairs):
        """Takes out of an entry what the drawn head does not print."""
        for name, fields in pairs.items():
            if name not in names and not (name == "d" and self.style.shape == "datecol" and kind not in self.narrow):
                for f in fields: entry[f] = None

    def place(self, wanted):
        return self.r.choice(self.words["cities"]) if wanted and self.r.random() < 0.85 else None

    def experience(self, narrow):
        r, s, out, before = self.r, self.style, [], None
        self.truth["experience"] and self.keep_all("experience", {"d": ["duration"]})
        for e in self.truth["experience"]:
            values = {"p": e["position"], "c": e["company"], "d": e["duration"], "l": self.place(s.place)}
            body = s.described(e["description"])
            if s.extra and r.random() < 0.75:
                said = styled(r.choice(self.words["extras"][s.extra]).replace("#", str(r.randint(2, 40))), s.extra_style)
                body = "\n\n".join(x for x in ([said, body] if s.extra_first or s.extra != "team" else [body, said]) if x)
            out.append(s.entry("experience", values, body, narrow, s.grouped and before == e["company"]))
            before = e["company"]
        return out

    def keep_all(self, kind, pairs):
        names = self.style.names(kind)
        for e in self.truth[kind]: self.keep(kind, e, names, pairs)

    def education(self, narrow):
        r, s, out = self.r, self.style, []
        english = self.style.language == "en"; form = r.choice(["%", "%", "%", "06/%"] + ["Graduated %", "Class of %", "May %"] * english); expected = english and r.random() < 0.08
        self.keep_all("education", {"d": ["graduationYear", "startYear"], "f": ["field"], "g": ["degree"]})
        if s.as_table and not narrow and s.language == "en": return [self.school_table()]
        mark = {e: r.choice(self.words["marks"]) for e in range(len(self.truth["education"]))}; more = r.random() < 0.25
        for k, e in enumerate(self.truth["education"]):
            start, end = e["startYear"], e["graduationYear"]
            date = start + s.dash + end if start and end else form.replace("%", end) if end else start + s.dash + s.now if start else None
            if end and not start and expected and k == 0: date = "Expected " + end
            values = {"g": e["degree"], "f": e["field"], "s": e["institution"], "d": date, "l": self.place(s.school_place), "joint": self.joints[k], "m": mark[k] if s.marks else None}
            body = [styled(mark[k])] if s.marks and "m" not in s.names("education") and r.random() < 0.7 else []
            if more and r.random() < 0.7: body.append(s.described(r.choice(self.words["education_more"])))
            out.append(s.entry("education", values, " \\\n".join(body), narrow))
        return out

    def school_table(self):
        """Schools in a table, as is usual in India."""
        r, s = self.r, self.style; heads, rows = r.choice(WORDS["school_table"]["en"]), []
        for e in self.truth["education"]:
            e["startYear"] = None
            rows.append([" ".join(x for x in ((e["degree"] or "") + (s.degree if e["degree"] and e["field"] else "") + (e["field"] or ""),) if x), e["institution"] or "", e["graduationYear"] or "", r.choice(self.words["marks"])])
        cells = ", ".join(f"[{styled(x, 'b' if k == 0 else '')}]" for k, row in enumerate([heads, *rows]) for x in row)
        return f"#set par(justify: false)\n#table(columns: (1.4fr, 1.6fr, auto, auto), inset: 0.4em, stroke: {s.grid_stroke}, {cells})"

    def projects_(self, narrow):
        r, s, out = self.r, self.style, []
        self.keep_all("projects", {"d": ["duration"]})
        under = r.random() < 0.6; links = r.choice(["GitHub", "Link", "Live", "Demo", "Live Demo | Code", "GitHub | Website", "[Link]", "(source code)", "View project", "Repo"]) if r.random() < 0.15 else ""
        for p in self.truth["projects"]:
            tools = s.tech_join.join(p["technologies"]); named = s.names("projects")
            values = {"n": p["name"], "d": p["duration"], "t": tools if "t" in named else None, "u": p["url"]}
            body, line = [s.described(p["description"])], styled(s.tech, "b") + styled(tools)
            if links and not p["url"]:
                if "u" in named: values["u"] = links
                else: body.insert(0, styled(links, "s"))
            if s.numbered: values["n"] = f"{len(out) + 1}. {p['name']}"
            if self.language == "en" and r.random() < 0.1: body.insert(r.randint(0, 1), styled(r.choice(WORDS["project_lines"]["en"])))
            if tools and "t" not in named: body.insert(len(body) if under else 0, line)
            if p["url"] and "u" not in named: body.insert(0, styled(p["url"], "s"))
            out.append(s.entry("projects", values, "\n\n".join(b for b in body if b), narrow))
        return out

    def certifications(self, narrow):
        r, s, out = self.r, self.style, []
        self.keep_all("certifications", {"d": ["date"], "i": ["issuer"]})
        linked, numbered = r.random() < 0.12, r.random() < 0.08
        for c in self.truth["certifications"]:
            c["url"] = r.choice(["https://www.credly.com/badges/", "https://coursera.org/verify/", "ude.my/UC-", "https://www."]) + f"{r.getrandbits(40):x}" if linked and r.random() < 0.8 else None
            note = r.choice(["Credential ID: ", "Credential ID ", "Certificate No. ", "ID: ", "License "]) + f"{r.getrandbits(32):X}" if numbered else ""
            out.append(s.entry("certifications", {"n": c["name"], "i": c["issuer"], "d": c["date"]}, " \\\n".join(styled(x, "s") for x in (c["url"], note) if x), narrow))
        return out

    def achievements(self, narrow):
        s = self.style; ranked = [t for t in s.heads["achievements"] if "r" in fields_of(t)]
        if any(a["position"] for a in self.truth["achievements"]) and ranked: s.templates["achievements"] = self.r.choice(ranked)
        self.keep_all("achievements", {"d": ["date"], "o": ["organization"], "r": ["position"]})
        for a in self.truth["achievements"]: a["url"] = None
        return [s.entry("achievements", {"n": a["title"], "o": a["organization"], "d": a["date"], "r": a["position"]}, s.described(a["description"] or ""), narrow) for a in self.truth["achievements"]]

    def listed(self, items, narrow):
        r, s = self.r, self.style
        form = r.choice(["commas", "lines", "bullets", "bullets"]) if not narrow else r.choice(["lines", "bullets"])
        if form == "commas": return [styled(r.choice([", ", " | ", " · "]).join(items))]
        return [" \\\n".join(styled((s.bullet + " " if form == "bullets" and s.bullet else "") + i) for i in items)]

    def other(self, kind, narrow):
        """A section that is no list's."""
        r, w = self.r, self.words; some = lambda name, most: r.sample(w[name], r.randint(1, most)); neutral = self.neutral
        if kind == "languages":
            names = some("languages", 4); form = r.choice(["{} ({})", "{}: {}", "{} – {}", "{}", "{} {}"])
            neutral.setdefault("skills", []).extend(names); items = [form.format(n, r.choice(w["language_levels"])) for n in names]; return self.listed(items, narrow)
        if kind == "interests":
            names = some("interests", 6); neutral.setdefault("skills", []).extend(names); return self.listed(names, narrow)
        if kind == "courses": return self.listed(some("courses", 6), narrow)
        if kind == "references":
            if r.random() < 0.4: return [styled(r.choice(w["on_request"]))]
            one = lambda n: " \\\n".join([styled(n, "b"), styled(r.choice(w["people_roles"]) + ", " + r.choice(w["organisations"])), styled(f"+{r.randint(1, 90)} {r.randint(100, 999)} {r.randint(100000, 999999)}")] + ([styled(compact(n)[:9] + "@example.org")] if r.random() < 0.5 else []))
            people = [one(n) for n in some("people", 3)]
            return [f"#grid(columns: (1fr,) * {len(people)}, column-gutter: 1em, " + ", ".join(f"[{p}]" for p in people) + ")"] if not narrow and r.random() < 0.6 else people
        if kind == "publications":
            out = []
            for paper in some("papers", 4):
                year = str(r.randint(2008, 2025)); neutral.setdefault("achievements", []).append({"title": paper, "date": year}); neutral.setdefault("projects", []).append({"name": paper})
                out.append(styled(r.choice([f"{self.truth['name']}, A. Moreau, and L. Feld. {paper}. ", f"{paper}. "])) + styled(r.choice(w["journals"]), "i") + styled(f", {r.randint(2, 40)}({r.randint(1, 9)}), {year}."))
            return out
        if kind == "talks":
            form = r.choice(["{0} – {1}, {2}", "{2}: {0}, {1}", "{0}. {1} ({2})", "{1}, {2}"])
            return self.listed([form.format(r.choice(w["papers"]), r.choice(w["occasions"]), r.randint(2008, 2025)) for _ in range(r.randint(1, 5))], narrow)
        if kind == "volunteering":
            out = []
            for club in some("clubs", 3):
                e = {"company": club, "position": r.choice(w["club_roles"]), "duration": self.some_date() if r.random() < 0.7 else "", "description": r.choice(w["club_deeds"]) if r.random() < 0.5 else ""}
                neutral.setdefault("experience", []).append(e); neutral.setdefault("achievements", []).append({"title": e["position"], "organization": club, "description": e["description"]})
                out.append(self.style.entry("experience", {"p": e["position"], "c": e["company"], "d": e["duration"]}, self.style.described(e["description"]), narrow))
            return out
        if kind == "declaration": return [styled(r.choice(w["declarations"]))] + ([styled(f"Date: {r.randint(1, 28)}.{r.randint(1, 12)}.{r.randint(2015, 2025)}"), styled("Signature: ____________")] if r.random() < 0.3 else [])
        if self.words is not WORDS and isinstance(w["personal"][0], list): rows = some("personal", 5)
        else: rows = [(f, self.personal(f)) for f in some("personal", 5)]
        if not narrow and r.random() < 0.5: return ["#grid(columns: (9em, 1fr), row-gutter: 0.5em, " + ", ".join(f"[{styled(a)}], [{styled(b)}]" for a, b in rows) + ")"]
        colon = r.choice([": ", " : ", " – "]); return [" \\\n".join(styled(a + colon, "b") + styled(b) for a, b in rows)]

    def personal(self, what):
        r, w = self.r, self.words
        return {"Date of birth": f"{r.randint(1, 28):02}/{r.randint(1, 12):02}/{r.randint(1965, 2003)}", "Nationality": r.choice(w["nationalities"]), "Marital status": r.choice(["Single", "Married"]), "Driving licence": r.choice(["B", "Full, clean", "Category B, A"]), "Gender": r.choice(["Male", "Female"]), "Place of birth": r.choice(w["cities"]), "Notice period": r.choice(["30 days", "3 months", "none"])}[what]

    def section(self, kind, narrow=False):
        """Heading and body of a section, or None if there is nothing in it."""
        r, s, t = self.r, self.style, self.truth
        if kind in ("summary", "skills", *LISTS) and not t[kind]: return None
        light = narrow and s.shape == "sidebar" and s.side_dark
        if kind == "summary": parts = [styled(t["summary"].replace("\n", " "), "i" if r.random() < 0.15 else "")]
        elif kind == "skills": parts = [s.skill_list(t["skills"], narrow)]
        elif kind == "contact": parts = [self.contact(True)]
        elif kind in LISTS: parts = getattr(self, {"projects": "projects_"}.get(kind, kind))(narrow)
        else: parts = self.other(kind, narrow)
        if kind == "experience" and len(parts) > 2 and r.random() < 0.22:
            # Jobs under two headings.
            at = r.randint(1, len(parts) - 1); parts.insert(at, s.heading_markup(r.choice(self.words["second_headings"]), light))
        if kind in ("certifications", "achievements", "education") and len(parts) > 1 and not narrow and s.pairs and s.shape not in ("datecol", "table"):
            parts = [f"#set par(justify: false)\n#grid(columns: (1fr,) * {2 if len(parts) < 3 or r.random() < 0.7 else 3}, column-gutter: 1.5em, row-gutter: 0.9em, " + ", ".join(f"[{p}]" for p in parts) + ")"]
        if kind == "certifications" and r.random() < 0.08 and all(not c["issuer"] and not c["date"] for c in t[kind]): parts = [styled(", ".join(c["name"] for c in t[kind]))]
        tight = kind in ("certifications", "achievements", "publications")
        gap = s.entry_gap * (0.6 if tight else 1)
        body = f"\n#v({gap:.2f}em, weak: true)\n".join(parts)
        if kind in self.unheaded or kind == "summary" and r.random() < 0.35 or kind == "declaration" and r.random() < 0.5: return body
        text = s.heading_text("courses" if kind == "certifications" and self.are_courses and r.random() < 0.5 else kind)
        if s.shape == "labelcol" and not narrow:
            return f"#grid(columns: (18%, 1fr), column-gutter: 1em, [{s.heading_markup(text, plain=True)}], [{body}])"
        if s.shape == "table": return f"#table(columns: ({s.table_columns}), stroke: {s.grid_stroke}, [{s.heading_markup(text, plain=True)}], [{body}])"
        return s.heading_markup(text, light) + "\n" + body

    def contact(self, narrow):
        """E-mail, telephone, place, and links that no field has."""
        r, t = self.r, self.truth; words = t["name"].split(); slug = compact(words[0][:r.choice([1, 3])] + words[-1])[:16]
        items = [(k, t[k]) for k in ("phone", "email", "location") if t[k]]
        for label, link in (("LinkedIn", f"linkedin.com/in/{slug}"), ("GitHub", f"github.com/{slug[:9]}"), ("Website", f"www.{slug}.com")):
            if r.random() < 0.3: items.append((label, r.choice([link, "https://" + link, label]) if not narrow else link))
        r.shuffle(items)
        names = WORDS["contact"].get(self.style.language, WORDS["contact"]["en"]); icons = {"phone": "☎", "email": "✉", "location": "⌂"}
        form = r.choice(["", "", "", "label", "icon", "caption" if narrow else ""]); word = {k: r.choice(v) for k, v in names.items()}
        def one(kind, text):
            mark = {"label": word.get(kind, kind) + ": ", "icon": icons.get(kind, "⚑") + " ", "caption": word.get(kind, kind)}.get(form, "")
            return (styled(mark, "b") + (" \\\n" if form == "caption" else "") if mark else "") + styled(text)
        parts = [one(*item) for item in items]
        if narrow: return " \\\n".join(parts)
        form = r.choice(["line", "line", "line", "lines", "two"])
        if form == "lines": return " \\\n".join(parts)
        joint = styled(r.choice([" | ", " • ", " · ", "  ", ", ", " – ", " / "]))
        if form == "two" and len(parts) > 2: return joint.join(parts[:2]) + " \\\n" + joint.join(parts[2:])
        return joint.join(parts)

    def title(self, light=False):
        """Name, and what some write below it."""
        r, s, t = self.r, self.style, self.truth
        name = t["name"].upper() if r.random() < 0.3 else t["name"]
        colour = "white" if light else f'rgb("{s.accent}")' if r.random() < 0.5 else "black"
        split = r.random() < 0.06 and " " in name
        if split: name = name.replace(" ", "\n", 1)
        out = f"#text(font: {quoted(s.head_font)}, size: {r.uniform(1.5, 3):.2f}em, weight: \"{r.choice(['bold', 'bold', 'regular'])}\", tracking: {r.choice([0.04, 0.06, 0.1]) if r.random() < 0.1 else 0}em, fill: {colour}, {quoted(name)})"
        if r.random() < 0.12: out = styled(r.choice(self.words["document_titles"]), "b") + " \\\n" + out
        if r.random() < 0.5:
            said = t["experience"][0]["position"] if t["experience"] and r.random() < 0.5 else r.choice(self.words["titles"])
            out += " \\\n" + styled(said.upper() if r.random() < 0.25 else said, r.choice(["", "i", "g", "b"]))
        return out

    def page(self):
        r, s, t = self.r, self.style, self.truth
        main = ["summary"] if r.random() < 0.9 else []
        rest = ["experience", "education", "skills", "projects", "certifications", "achievements"]
        if r.random() < 0.35: rest = ["education", "experience", *rest[2:]]
        if r.random() < 0.25: rest.insert(0, rest.pop(2))
        if r.random() < 0.3: r.shuffle(rest)
        main += rest
        if not main[0] == "summary": main.append("summary")
        for kind, p in (("languages", 0.4), ("interests", 0.32), ("references", 0.25), ("publications", 0.2), ("courses", 0.12), ("volunteering", 0.35), ("talks", 0.2), ("personal", 0.14), ("declaration", 0.08)):
            if r.random() < p: main.insert(r.randint(max(1, len(main) - 3), len(main)) if kind != "declaration" else len(main), kind)
        two = s.shape in ("sidebar", "twocol")
        side = [k for k in main if k in SIDE and r.random() < 0.6] if two else []
        self.narrow = set(side)
        contact_in_side = two and r.random() < 0.75; name_in_side = contact_in_side and r.random() < 0.3
        if r.random() < 0.4: r.shuffle(side)
        if two and not side and not contact_in_side: contact_in_side = True
        if contact_in_side: side.insert(0 if r.random() < 0.8 else len(side), "contact")
        band = not name_in_side and r.random() < 0.18; dark = band and r.random() < 0.6
        head = self.title(dark or name_in_side and s.shape == "sidebar" and s.side_dark)
        gap = f"\n#v({s.gap:.2f}em, weak: true)\n"
        if not contact_in_side:
            contact = self.contact(False)
            if s.align == "left" and r.random() < 0.3: head = f"#grid(columns: (1fr, auto), [{head}], align(right)[{self.contact(True)}])"
            else: head += f"\n#v(0.5em, weak: true)\n{contact}"
        head = f"#align({s.align})[{head}]"
        if band: head = f'#block(width: 100%, inset: 1em, fill: {f"rgb({quoted(r.choice(COLOURS))})" if dark else "luma(230)"})[#set text(fill: {"white" if dark else "black"})\n{head}]'
        if r.random() < 0.05: head += gap + f"#align(center)[{styled('“' + r.choice(self.words['quotes']) + '”', 'i')}]"
        join = lambda kinds, narrow: gap.join(x for x in (self.section(k, narrow) for k in kinds) if x)
        # Lists under the heading of another.
        if r.random() < 0.25: self.unheaded = r.choice([["achievements"], ["certifications"], ["languages", "interests"], ["achievements", "certifications"], ["skills"], ["projects"]])
        foot = r.choice(["", "", "", "", "", "page", "of", "name"])
        footer = {"": "none", "page": "context align(center)[#counter(page).display()]", "of": 'context align(center)[Page #counter(page).display("1 of 1", both: true)]', "name": f'context align(right)[#text(size: 0.8em, {quoted(t["name"] + " – " + r.choice(["Résumé", "CV", "Resume"]) + " ")})#counter(page).display("1/1", both: true)]'}[foot]
        header = f"context if counter(page).get().first() > 1 [{styled(t['name'], 'g')}]" if r.random() < 0.06 else "none"
        width = s.side_width; background = "none"
        if two:
            left, right = join(side, True), join([k for k in main if k not in side], False)
            if name_in_side: left = head + gap + left
            fill = ""
            if s.shape == "sidebar":
                background = f'place({"left" if s.side_left else "right"}, rect(width: {width + 4:.0f}%, height: 100%, fill: rgb({quoted(s.fill)})))' if r.random() < 0.75 else "none"
                fill = "#set text(fill: white)\n" if s.side_dark and background != "none" else ""
                if background == "none": left = f'#block(width: 100%, inset: 0.8em, fill: rgb({quoted(s.fill)}))[' + ("#set text(fill: white)\n" if s.side_dark else "") + left + "]"
            a, b = f"[{fill}{left}]", f"[{right}]"
            cells = f"columns: ({width:.0f}%, 1fr), {a}, {b}" if s.side_left else f"columns: (1fr, {width:.0f}%), {b}, {a}"
            grid = f"#grid(column-gutter: {r.uniform(1.2, 2.6):.1f}em, {cells})"
            if background != "none" and not name_in_side and not band and r.random() < 0.7:
                # The name stands over the main column.
                cells = f"columns: ({width:.0f}%, 1fr), {a}, [{head}{gap}{right}]" if s.side_left else f"columns: (1fr, {width:.0f}%), [{head}{gap}{right}], {a}"
                body = f"#grid(column-gutter: {r.uniform(1.2, 2.6):.1f}em, {cells})"
            elif background != "none" and not name_in_side and not band:
                body = f'#block(width: 100%, inset: 0.8em, fill: white)[{head}]{gap}{grid}'
            else: body = grid if name_in_side else head + gap + grid
        else: body = head + gap + join(main, False)
        return f"""#set page(paper: "{s.paper}", margin: (x: {s.margin * (0.7 if two else 1):.2f}cm, y: {s.margin:.2f}cm), footer: {footer}, header: {header}, background: {background})
#set text(font: ({quoted(s.font)}, "DejaVu Sans", "Noto Sans CJK SC"), size: {s.size}pt, hyphenate: {"true" if s.justify and r.random() < 0.5 else "false"})
#set par(leading: {s.leading:.2f}em, spacing: {s.leading + 0.25:.2f}em, justify: {"true" if s.justify else "false"})
#set block(spacing: {s.leading + 0.1:.2f}em)
#set list(spacing: {s.leading + 0.05:.2f}em)
{body}
"""


def fill(truths):
    """The pool of what contents may lend each other."""
    for kind in LISTS[1:]: POOL[kind] = [t[kind][:4] for t in truths if t.get(kind)]
    lines = (line.strip(" •-–*") for t in truths for e in t["experience"] for line in (e.get("description") or "").split("\n"))
    POOL["lines"] = sorted({line for line in lines if 30 < len(line) < 150})


def one(job):
    name, content, seed, out = job
    file = File(content, random.Random(seed))
    base = os.path.join(out, name)
    try: pdf = typst.compile(file.markup.encode(), font_paths=FONTS, root=HERE, timestamp=0)
    except Exception as error:
        with open(base + ".typ", "w", encoding="utf-8") as f: f.write(file.markup)
        return None, (name, str(error)[:200])
    with open(base + ".pdf", "wb") as f: f.write(pdf)
    with open(base + ".json", "w", encoding="utf-8") as f: json.dump(file.truth, f, ensure_ascii=False)
    with open(base + ".meta.json", "w", encoding="utf-8") as f: json.dump({"neutral": file.neutral}, f, ensure_ascii=False)
    return [name, name + ".pdf", file.style.shape, file.style.language, content["origin"]], None


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("contents"); ap.add_argument("out"); ap.add_argument("--without"); ap.add_argument("--each", type=int, default=2); ap.add_argument("--people", type=int, default=0); ap.add_argument("--seed", type=int, default=11)
    ap.add_argument("--only", type=int, help="so many files, for a look"); ap.add_argument("--processes", type=int, default=1)
    o = ap.parse_args(); os.makedirs(o.out, exist_ok=True)
    some = [(name, content) for name, content in print_contents.contents(o.contents, o.without) if content]
    fill([content["truth"] for _, content in some])
    some = [(f"{name}-{k}", content) for name, content in some for k in range(o.each)] + list(people.invented(os.path.join(HERE, "layouts/people"), o.people, o.seed))
    jobs = [(name, content, f"{o.seed}:{name.replace('-', ':')}", o.out) for name, content in some]
    if o.only: random.Random(o.seed).shuffle(jobs); jobs = jobs[:o.only]
    with ProcessPoolExecutor(o.processes) as pool: rows = list(pool.map(one, jobs, chunksize=8))
    with open(os.path.join(o.out, "manifest.csv"), "w", encoding="utf-8", newline="") as f:
        table = csv.writer(f, lineterminator="\n"); table.writerow(["id", "file", "layout", "language", "source"]); table.writerows(row for row, _ in rows if row)
    bad = [b for _, b in rows if b]
    print(len(jobs), "files,", len(bad), "not printed", bad[:3])


if __name__ == "__main__": main()
