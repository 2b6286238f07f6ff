"""The search's index in pieces: what every search needs in one file, each word's places and each page's text apart."""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from html import unescape
from itertools import accumulate
from pathlib import Path
from typing import Any

from guide.core.paths import write_whole
from guide.operators import atlas

PIECES = 64  # files of places: a search loads one a word
_RUN = re.compile(r"[\u3400-\u9fff]+|[^\W\u3400-\u9fff]+")
_CODE = re.compile(r"<pre>.*?</pre>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
_ENDING = re.compile(r"(?:at(?:ions?|ing|ed|es?|ors?)|ings?|ed|es|(?<!s)s|ly|e|ions?)$")
# What search.js reads out of a place's number, above the letters of how often a word stands there.
EARLY, BOLD, CITED, TITLE = 8, 16, 32, 64


def words(text: str) -> Iterator[str]:
    """The words of a text in small letters; of Chinese, which has no spaces, each two neighbours."""
    for run in _RUN.findall(text.lower()):
        if run[0] >= "\u3400" and len(run) > 1:
            yield from (run[at : at + 2] for at in range(len(run) - 1))
        else:
            yield run


def plain(markup: str) -> str:
    """Text without marks, white space single."""
    return " ".join(unescape(_TAG.sub(" ", markup)).split()).replace("¶", "")


def stem(word: str) -> str:
    """What the forms of an English word share; names in code are no English words."""
    if not re.fullmatch("[a-z]{4,}", word):
        return word
    short = _ENDING.sub("", word)
    short = short if len(short) > 2 else word
    short = short[:-2] + "is" if len(short) > 4 and short.endswith("iz") else short  # vectorize, vectorise
    return short[:-1] + "i" if short.endswith("y") else short


def write(site: Path, index: dict[str, Any], as_files: bool) -> None:
    """Write `search/`: index, words-N, texts-N, operators; as scripts for pages that are opened as files."""
    entries = sorted(index.pop("docs"), key=lambda entry: entry["page"])
    phrases = {name for term in index["terms"] for name in term["names"] if " " in name}
    phrases |= {name for names in index["chinese"].values() for name in names if " " in name}
    families = _families(_places(entries, phrases))
    sizes = list(accumulate(len(places) for _, places in families))
    cuts = [
        0,
        *(next(i for i, n in enumerate(sizes) if n * PIECES >= sizes[-1] * k) for k in range(1, PIECES)),
    ]
    sections = defaultdict[int, list[list[str]]](list)
    texts = defaultdict[int, list[str]](list)
    for entry in entries:
        anchor = entry["location"].partition("#")[2]
        text = plain(f"{entry.get('says', '')} {_CODE.sub(' ', entry['text'])}")
        sections[entry["page"]].append([anchor, plain(entry["title"]), entry.get("kind", "")[:1]])
        texts[entry["page"]].append(text)
    index["sections"] = [sections[at] for at in range(len(index["pages"]))]
    index["words"] = "\n".join("|".join(forms) for forms, _ in families)
    index["cuts"] = cuts
    _file(site, "index", index, as_files)
    for n, (begin, end) in enumerate(zip(cuts, [*cuts[1:], len(families)], strict=True)):
        _file(site, f"words-{n}", [places for _, places in families[begin:end]], as_files)
    for at in range(len(index["pages"])):
        _file(site, f"texts-{at}", texts[at], as_files)
    _file(site, "operators", _operators(), as_files)


def _file(site: Path, name: str, value: Any, as_files: bool) -> None:
    """One piece: JSON, or a script that sets `__search_NAME`: pages opened from file:// may not fetch."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if as_files:
        write_whole(site / "search" / f"{name}.js", f'window["__search_{name}"]={text};\n', durable=False)
    else:
        write_whole(site / "search" / f"{name}.json", text + "\n", durable=False)


def _operators() -> list[str]:
    """Each operator with its overloads: `aten::add Scalar Tensor out`; an overload without a name is a dot."""
    found = defaultdict[str, list[str]](list)
    for name in atlas.names() if atlas.data_path().is_file() else ():
        head, _, overload = name.partition(".")
        found[head].append(overload or ".")
    return [" ".join([head, *sorted(overloads)]) for head, overloads in sorted(found.items())]


def _places(entries: list[dict[str, Any]], phrases: set[str]) -> dict[str, dict[int, int]]:
    """Where each word stands: section → a number of how, see `_ways`; words of programs alone with the number 0."""
    found = defaultdict[str, dict[int, int]](dict)
    code = defaultdict[str, set[int]](set)
    longest = max((name.count(" ") + 1 for name in phrases), default=1)
    for at, entry in enumerate(entries):
        for word, how in _ways(entry, phrases, longest).items():
            found[word][at] = how
        for word in words(unescape(_TAG.sub(" ", " ".join(_CODE.findall(entry["text"]))))):
            if len(word) > 3 and re.search("[a-z]{3}", word):
                code[word].add(at)
    return found | {word: dict.fromkeys(sorted(at), 0) for word, at in code.items() if word not in found}


def _ways(entry: dict[str, Any], phrases: set[str], longest: int) -> dict[str, int]:
    """Each word of a section, and the phrases that are names of something: how often, and where it stands."""
    text = list(words(plain(f"{entry.get('says', '')} {_CODE.sub(' ', entry['text'])}")))
    title = list(words(f"{plain(entry['title'])} {entry.get('name', '')}"))
    counts = defaultdict[str, int](int)
    for word in [*text, *_phrases(text, phrases, longest)]:
        counts[word] += 1
    early = {*text[:50]}
    ways = {word: min(7, n.bit_length()) + EARLY * (word in early) for word, n in counts.items()}
    for bold in (name for name in entry.get("bold", []) if name.count(" ") < longest):  # a name, no sentence
        name = bold.lower().removesuffix("s") if bold.lower() not in ways else bold.lower()
        ways[name] = ways.get(name, 0) | BOLD
    for name in entry.get("names", "").split():
        *_, last = [*words(name)] or [""]
        ways[last] = ways.get(last, 0) | CITED
    for word in [*title, *_phrases(title, phrases, longest)]:
        ways[word] = ways.get(word, 0) | TITLE
    return ways


def _phrases(text: list[str], phrases: set[str], longest: int) -> Iterable[str]:
    for size in range(2, longest + 1):
        for at in range(len(text) - size + 1):
            if (phrase := " ".join(text[at : at + size])) in phrases:
                yield phrase


def _families(places: dict[str, dict[int, int]]) -> list[tuple[list[str], list[int]]]:
    """The forms of each word, and where they stand: steps from section to section, each with its number."""
    families = defaultdict[str, list[str]](list)
    for word in sorted(places):
        families[stem(word)].append(word)
    found = []
    for forms in families.values():
        ways = defaultdict[int, int](int)
        for word in forms:
            for at, how in places[word].items():
                had = ways[at]
                ways[at] = max(had & 7, how & 7) | (had & ~7) | (how & ~7)
        before, steps = 0, list[int]()
        for at in sorted(ways):
            steps += [at - before, ways[at]]
            before = at
        found.append((forms, steps))
    return found
