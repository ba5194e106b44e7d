"""Soft hyphens by a simple syllable rule: headless Chromium has no dictionaries, so `hyphens: auto` alone breaks no word."""

import re

VOWEL, CONSONANT = "[aeiouyäöüáéíóú]", "[bcdfghjklmnpqrstvwxzß]"
TOGETHER = "(?!c[hk]|[pst]h|sch|st|[bcdfgkpt][lr]|gn|qu)"
SYLLABLE = re.compile(f"({VOWEL})(?=(?:{TOGETHER}{CONSONANT}|[bcdfgkpt][lr]|[cpst]h|sch|qu){VOWEL})|({VOWEL}{TOGETHER}{CONSONANT})(?=(?:[bcdfgkpt][lr]|{CONSONANT}){VOWEL})")
WORD = re.compile(r"(<[^>]*>|&\w+;)|([^\W\d_]{6,})")


def soften(html):
    """Marks the places where long words may break; tags and entities stay as they are."""
    return WORD.sub(lambda found: found[1] or _word(found[2]), html)


def _word(word):
    middle = SYLLABLE.sub(lambda found: found[0] + "\u00ad", word[1:-2])
    return word[0] + middle.lstrip("\u00ad") + word[-2:]


# Writes a hyphen where a line breaks and takes the other soft hyphens out, so that the file holds what a dictionary would have given it.
KEEP_BROKEN = """<script>
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), nodes = [], line = (node, at) => {
  const range = document.createRange(); range.setStart(node, at); range.setEnd(node, at + 1);
  return Math.round(range.getBoundingClientRect().left);
};
while (walker.nextNode()) if (walker.currentNode.data.includes("\\u00ad") && walker.currentNode.parentNode.tagName !== "SCRIPT") nodes.push(walker.currentNode);
const broken = (node, at) => Math.abs(line(node, at + 1) - line(node, at - 1)) > 30;
const texts = nodes.map(node => [...node.data].map((sign, at) => sign !== "\\u00ad" ? sign : broken(node, at) ? "\\u2010" : "").join(""));
nodes.forEach((node, index) => { node.data = texts[index]; });
</script>"""
