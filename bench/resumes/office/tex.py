"""Small hands for LaTeX sources."""

from kit.tex import t as safe


def link(text, url):
    """A text whose address is only in the file, not on the page."""
    return rf"\href{{{url}}}{{{safe(text)}}}"


TIGHT = r"""\newenvironment{tight}[1]{\begin{list}{#1}{\setlength{\leftmargin}{1.4em}\setlength{\itemsep}{0pt}\setlength{\parsep}{0pt}\setlength{\topsep}{1pt}}}{\end{list}}
"""
"""For the preamble: a list without gaps, whose mark is given."""


def items(lines, mark=r"\textbullet"):
    """A list, or nothing when there is nothing to list."""
    if not lines:
        return ""
    return f"\\begin{{tight}}{{{mark}}}\n" + "\n".join(rf"\item {safe(text)}" for text in lines) + "\n\\end{tight}\n"
