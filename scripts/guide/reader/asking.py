"""Searches the guide's text without a network: sections ranked by the words that they share with the question."""

import math
import re
from collections import Counter
from dataclasses import dataclass

from guide.reader import contents

COMMON = frozenset(
    ["a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "has", "have", "how", "i", "if", "in", "is", "it", "its", "my", "no", "not", "of", "on", "or", "so", "that", "the", "then", "there", "this", "to", "was", "what", "when", "where", "which", "who", "why", "will", "with", "you", "your"]
)  # fmt: skip
_CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)  # a comment in it begins as a heading does
_WORD = re.compile(r"[a-z_][\w.]*\w|[a-z\d]|[\u4e00-\u9fff]", re.IGNORECASE)


@dataclass(frozen=True)
class Section:
    """A part of a page under one heading; `says` is its beginning."""

    page: str
    heading: str
    says: str


def words(text: str) -> list[str]:
    """The words that count, in small letters; a dotted name counts whole and by its last part."""
    found = []
    for word in _WORD.findall(text.casefold()):
        found += [word, word.rpartition(".")[2]] if "." in word else [word]
    return [word for word in found if word not in COMMON]


def find(question: str, most: int = 5) -> list[Section]:
    """The sections that fit best, by BM25: a heading's words count three times, and half of their rarity again."""
    asked = set(words(question))
    sections: list[tuple[Section, Counter[str], set[str]]] = []
    for page in contents.about()["pages"]:
        text = _CODE.sub(lambda code: code[0].replace("\n", " "), contents.page(page))
        parts = re.split(r"^#{1,5} (.+)$", text, flags=re.MULTILINE)  # the fifth: what readers ask
        title = words(parts[1])
        for heading, body in zip(parts[1::2], parts[2::2], strict=True):
            prose = " ".join(re.sub(r"```.*?```|\]\([^)]*\)|[*`\[]", " ", body, flags=re.DOTALL).split())
            head = words(heading)
            counted = Counter(head * 3 + title + words(body))
            if asked & counted.keys():
                sections.append((Section(page.removesuffix(".md"), heading, prose[:240]), counted, {*head}))
    if not sections:
        return []
    length = sum(c.total() for _, c, _ in sections) / len(sections)
    spread = {
        w: math.log(1 + len(sections) / sum(w in c for _, c, _ in sections))
        for w in asked
        if any(w in c for _, c, _ in sections)
    }

    def weight(counted: Counter[str], head: set[str]) -> float:
        long = 0.25 + 0.75 * counted.total() / length
        return sum(
            rare * (counted[w] * 2.2 / (counted[w] + 1.2 * long) + (w in head) / 2)
            for w, rare in spread.items()
        )

    sections.sort(key=lambda one: -weight(*one[1:]))
    return [section for section, *_ in sections[:most]]
