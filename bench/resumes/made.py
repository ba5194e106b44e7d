"""What a layout hands back, and how its source becomes the file that a person would upload."""

import pathlib
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field


@dataclass
class Made:
    """One résumé: its source, the program that prints it, and what a perfect reader finds in it.

    `kind` names the source: "html", "tex", "docx" (bytes), "pdf" (bytes, printed by the layout itself). `target` is the file's ending: "pdf", "docx" or "doc".
    `truth` has the shape of a parsed résumé. `neutral` lists printed things that are neither right nor wrong there.
    """

    kind: str
    source: str | bytes
    target: str
    truth: dict
    neutral: dict = field(default_factory=dict)


def write(made: Made, path: pathlib.Path) -> str:
    """Prints `made` at `path` and returns the program that did."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / f"resume.{made.kind}"
        source.write_bytes(made.source if isinstance(made.source, bytes) else made.source.encode())
        if made.kind == made.target:
            shutil.copy(source, path)
            return "written directly"
        program = {"html": _chromium, "tex": _xelatex, "docx": _libreoffice}[made.kind]
        program(source, made.target)
        shutil.copy(source.with_suffix(f".{made.target}"), path)
        return program.__name__.strip("_")


def _chromium(source, target):
    assert target == "pdf"
    printed = source.with_suffix(".pdf")
    _run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", f"--user-data-dir={source.parent}/profile", "--no-pdf-header-footer", f"--print-to-pdf={printed}", source.as_uri())


def _xelatex(source, target):
    assert target == "pdf"
    for _ in range(2):
        _run("xelatex", "-interaction=batchmode", "-halt-on-error", f"-output-directory={source.parent}", source)


def _libreoffice(source, target):
    convert = "doc:MS Word 97" if target == "doc" else target
    _run("soffice", f"-env:UserInstallation=file://{source.parent}/profile", "--headless", "--convert-to", convert, "--outdir", source.parent, source)


def _run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=180)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stderr[-800:]}{done.stdout[-800:]}")
