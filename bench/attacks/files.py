"""Files and texts that cost more than they look."""

import zlib


def pdf(objects):
    """A PDF of these objects; the first is the catalogue."""
    out, offsets = bytearray(b"%PDF-1.4\n"), []
    for number, object_ in enumerate(objects, 1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, object_)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    return bytes(out + b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start))


def slow_pdf(pages=50, operators=3_000_000, mark=""):
    """A small PDF whose pages share one stream of so many operators, so that reading costs pages × operators. `mark` makes copies differ."""
    text = b"BT /F1 9 Tf 40 700 Td (Ada Byron, Engineer %b) Tj ET\n" % mark.encode()
    content = zlib.compress(text + b"0 0 m 9 9 l S q Q 1 w 0 g 0 G n\n" * (operators // 9), 9)
    kids = b" ".join(b"%d 0 R" % (5 + page) for page in range(pages))
    page = b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>"
    return pdf([
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [%b] /Count %d >>" % (kids, pages),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        b"<< /Length %d /Filter /FlateDecode >>\nstream\n%b\nendstream" % (len(content), content),
        *[page] * pages,
    ])


def padded(file, size, mark):
    """The same PDF with a comment behind it, so that it has this size; `mark` makes copies differ."""
    return file + b"\n%" + mark.encode() + b"x" * (size - len(file) - len(mark) - 2)


MARKS = "".join(map(chr, range(0x300, 0x370)))
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


def filled(text, most):
    return (text * (most // len(text) + 1))[:most]


def jobs(text, count):
    return {"experience": [{"company": "Mill", "position": "Engineer", "duration": "2001 - 2004", "description": text}] * count}


MOST = 12_000
"""Characters that a description may have; a résumé may have 64 KB of text."""

SHAPES = {
    "a + 12,000 combining marks": jobs("a" + "\u0301" * (MOST - 1), 1),
    "30,000 lines of one letter": jobs("a\n" * (MOST // 2), 5),
    "scripts of the whole world": jobs(filled("\u0915\u094d\u0937\u0627 \u0e01\u0e33\u0e49 \u6f22\u5b57 \u0d15\u0d4d\u0d37 ", 7_000), 3),
    "combining marks of all kinds, 24 KB": jobs(filled("a" + MARKS, MOST), 2),
    "combining marks in the name": {"name": "A" + "\u0301" * 30_000},
    "one word of 12,000 letters, 5 times": jobs("x" * MOST, 5),
    "60 KB of words in 5 lines": jobs(filled("measured twice and cut once ", MOST), 5),
    "60 KB of words in the summary, one line": {"summary": filled("measured twice and cut once ", 60_000)},
    "nested right-to-left text": jobs(filled("\u05d0b\u202e\u0627c\u2067\u05d1d\u202b", 8_000), 3),
    "emoji of seven code points": jobs(filled(FAMILY, 10_000), 1),
    "letters with soft hyphens": jobs("a\u00ad" * (MOST // 2), 3),
    "letters with spaces of no width": jobs("a\u200b" * (MOST // 2), 2),
    "200 jobs with 90 lines each": {"experience": [{"company": "Mill", "position": "Engineer", "duration": "2001", "description": "ab\n" * 90}] * 200},
}
"""Résumés by what is odd in them, the worst first."""
