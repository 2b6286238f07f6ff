"""Blind pairs: a page and a rival as two texts that do not tell which is which, and what readers judged of them."""

import hashlib
import json
import os
import re
import shutil
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Annotated

import yaml
from lxml import html
from markdown import Markdown
from mkdocs.utils.meta import get_data
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from guide.core import jsonfile, processes, yamlfile
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown, write_whole
from guide.pages import documents
from guide.site import plain

CRITERIA = {
    "once": "understood at once: no sentence had to be read twice",
    "why": "it says why things are so, and what would go wrong otherwise",
    "rules": "rules to keep, which I could apply to a program of my own",
    "flow": "each part follows from the one before",
    "pleasure": "I read it gladly and would read on",
    "trust": "I believe what it says, and see how I could check it",
}
OURS = "the page"
_UNSEEN = ("guide-links", "guide-terms", "guide-fragments")  # want the evidence of their own release
_FENCE = re.compile(r"^ *(```|~~~).*?^ *\1 *$", re.S | re.M)
_RELEASE = re.compile(
    r"\bv?\d+\.\d+\.\d+(?:\+\w+)?\b|(?<=\bPyTorch )v?\d\.\d+\b|(?<=\b(?:torch|since|until)\s)\d\.\d+\b"
)
_DATE = re.compile(
    r"\b(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) "
    r"(?:\d{1,2}, )?20[0-3]\d\b|\b20[0-3]\d(?:-\d\d(?:-\d\d)?)?\b"
)
_LINK = re.compile(r"!?\[([^\]]+)\]\([^)]*\)|:\w+:`~?([^`<]+?)(?: *<[^`]*>)?`")  # of Markdown and of Sphinx
_COMMIT = re.compile(r"\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}\b")


def masked(source: str) -> str:
    """A page's Markdown as plain text with its programs and outputs: no links, helpers, releases, dates, commits.

    What it shows is read from below `root()`, so the page must be of that state of the guide.
    """
    settings = documents.settings()["markdown_extensions"]
    md = Markdown(extensions=list(settings), extension_configs={n: s or {} for n, s in settings.items()})
    for name in _UNSEEN:
        md.treeprocessors.deregister(name, strict=False)
    tree = html.fromstring(f"<article>{md.convert(get_data(source)[0])}</article>")
    for helper in tree.xpath(".//details[contains(@class, 'helper')]"):
        helper.drop_tree()
    for link in tree.xpath(".//a[@href][not(@class='headerlink')]"):
        link.text = link.text or (None if len(link) else "a source")
        link.drop_tag()
    return neutral(plain.markdown(tree, ""))


def foreign(text: str) -> str:
    """A rival text as it came, its links reduced to their words."""
    return neutral(_LINK.sub(lambda found: found[1] or found[2], text))


def neutral(text: str) -> str:
    """`text` without releases, and outside its fences without dates and commits."""
    parts, at = [], 0
    for fence in _FENCE.finditer(text):
        parts += [_undated(text[at : fence.start()]), fence[0]]
        at = fence.end()
    return _RELEASE.sub("N.N", "".join([*parts, _undated(text[at:])]))


def _undated(text: str) -> str:
    return _COMMIT.sub("COMMIT", _DATE.sub("DATE", text))


@contextmanager
def state(revision: str) -> Iterator[Path]:
    """The guide as it was at `revision` stands for the guide meanwhile: its docs/ and seeds/, and today's release."""
    before = root()
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder) / "state.tar"
        asked = ["git", "archive", "-o", str(packed), revision, "docs", "seeds"]
        done = processes.ask(asked, 60, cwd=before)
        if done.returncode:
            said = (done.stderr.strip().splitlines() or ["git knows no such state"])[-1]
            raise GuideError(revision, said, "name a commit or a tag")
        with tarfile.open(packed) as archive:
            archive.extractall(folder, filter="data")
        # An older state may name no release; the number is masked in any case.
        shutil.copy(before / "pyproject.toml", folder)
        os.environ["GUIDE_ROOT"] = folder
        try:
            yield Path(folder)
        finally:
            os.environ["GUIDE_ROOT"] = str(before)


def earlier(page: str, against: str) -> str:
    """The masked text of `page` at `against`, a revision, or of another page there: `revision:docs/path.md`."""
    revision, _, other = against.partition(":")
    name = other or f"docs/{page}"
    with state(revision) as folder:
        if not (folder / name).is_file():
            cure = f"{revision}:docs/… names another page there, and --text a rival from a file"
            raise GuideError(against, f"there was no {name}", cure)
        return masked(read_text(folder / name))


def write(page: documents.Page, rival: str, named: str, seed: str, out: Path) -> Path:
    """Write `A.md`, `B.md` and `judgement.yml` into a folder of `out`, the key into `out/keys`; the folder."""
    name = page.name.removesuffix(".md").replace("/", "--")
    first = hashlib.sha256(f"{seed}\n{name}".encode()).digest()[0] % 2 == 0
    texts, sides = [masked(page.source), rival], {"A": OURS, "B": named}
    if not first:
        texts.reverse()
        sides = {"A": named, "B": OURS}
    for letter, text in zip(sides, texts, strict=True):
        write_whole(out / name / f"{letter}.md", text)
    write_whole(out / name / "judgement.yml", _form(name))
    write_whole(out / "keys" / f"{name}.json", json.dumps(sides | {"seed": seed}))
    return out / name


def _form(name: str) -> str:
    asked = "".join(f"#   {key}: {what}\n" for key, what in CRITERIA.items())
    blank = yaml.safe_dump(dict.fromkeys(CRITERIA, 0), default_flow_style=True, sort_keys=False).strip()
    return (
        "# Read A.md and B.md once each, as you would read a page of documentation, then score both from 1 to 10:\n"
        f"{asked}- pair: {name}\n  reader: ''\n  A: {blank}\n  B: {blank}\n  note: ''\n"
    )


def _scores(given: dict[str, int]) -> dict[str, int]:
    if set(given) != set(CRITERIA):
        raise ValueError(f"a score is wanted for each of {', '.join(CRITERIA)}, and for nothing else")
    return given


Scores = Annotated[dict[str, Annotated[int, Field(ge=1, le=10)]], AfterValidator(_scores)]


class Judgement(BaseModel):
    """One reader's scores of both sides of a pair."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pair: str
    reader: str = Field(min_length=1)
    A: Scores
    B: Scores
    note: str = ""


@dataclass(frozen=True)
class Sums:
    """What the readers of a pair gave: by criterion the means of the page and of its rival."""

    pair: str
    rival: str
    readers: int
    means: dict[str, tuple[float, float]]


def sums(file: Path, keys: Path) -> list[Sums]:
    """The judgements of a YAML list by pair, unmasked by the keys in the folder `keys`; GuideError for a fault."""
    given: dict[str, list[Judgement]] = {}
    for row, line in yamlfile.records(file, Judgement, "pair"):
        some, where = given.setdefault(row.pair, []), f"{shown(file)}:{line}"
        if row.reader in (one.reader for one in some):
            raise GuideError(where, f"{row.reader} judges {row.pair} twice", "give each reader a name")
        if not (keys / f"{row.pair}.json").is_file():
            raise GuideError(where, f"{shown(keys)} has no key of the pair '{row.pair}'", "name it by --keys")
        some.append(row)
    return [_summed(pair, some, keys) for pair, some in given.items()]


def _summed(pair: str, some: list[Judgement], keys: Path) -> Sums:
    sides = jsonfile.load_as(keys / f"{pair}.json", dict[str, str], "write the pair again")
    (rival,) = {sides["A"], sides["B"]} - {OURS}
    both = [(one.A, one.B) if sides["A"] == OURS else (one.B, one.A) for one in some]
    means = {name: (mean(o[name] for o, _ in both), mean(r[name] for _, r in both)) for name in CRITERIA}
    return Sums(pair, rival, len(some), means)
