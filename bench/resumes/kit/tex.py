"""Small hands for LaTeX sources."""

SIGNS = {
    "\\": r"\textbackslash{}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_", "{": r"\{", "}": r"\}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
    "→": r"$\rightarrow$", "↗": r"$\nearrow$",
}


def t(text):
    """Escaped for TeX."""
    return "".join(SIGNS.get(sign, sign) for sign in text)


def document(packages, margins, preamble, body, font="", setup="", indent="1.3em"):
    """A whole article for XeLaTeX; `packages` and `setup` are loaded before the links."""
    face = rf"\setmainfont{{{font}}}" if font else ""
    head = rf"\documentclass[10pt,a4paper]{{article}}\usepackage[{margins}]{{geometry}}\usepackage{{fontspec,xcolor,enumitem,titlesec,{packages}}}{setup}{face}\setlength\parindent{{0pt}}\setlist{{nosep,leftmargin={indent}}}\usepackage[hidelinks]{{hyperref}}"
    return rf"{head}{preamble}\begin{{document}}{body}\end{{document}}"


def items(texts, options="", escape=t, kind="itemize"):
    """A list, or nothing when there is nothing to list."""
    return rf"\begin{{{kind}}}{options}" + "".join(rf"\item {escape(text)}" + "\n" for text in texts) + rf"\end{{{kind}}}" + "\n" if texts else ""


def part(sheet, name, inner, head=t):
    """A section under its heading, if the page has it."""
    return rf"\section*{{{head(sheet.heads[name])}}}" + inner + "\n" if sheet.has(name) else ""
