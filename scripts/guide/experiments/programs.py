"""Experiments as the site shows them: a program beside what it printed. No torch is needed here."""

import ast
import hashlib
import io
import tokenize
from dataclasses import dataclass
from pathlib import Path

from guide.errors import GuideError, nearest
from guide.paths import root, shown

NEEDS = ("cuda", "gdb", "g++", "valgrind", "network-loopback")
MAX_LINES = 40  # rule S3: under 40 lines of code, docstring and blank lines aside


@dataclass(frozen=True)
class Program:
    """One program: its place, its title (first docstring line), what it requires, its time limit in seconds."""

    chapter: str
    name: str
    path: Path
    source: str
    title: str
    requires: tuple[str, ...]
    limit: int
    output_language: str

    @property
    def key(self) -> str:
        """`chapter/name`, as the block cites it."""
        return f"{self.chapter}/{self.name}"

    @property
    def out(self) -> Path:
        """Where its recorded output lies."""
        return self.path.with_suffix(".out")

    @property
    def digest(self) -> str:
        """SHA-256 of the program and of the helpers (`_name.py` beside it) that it names, shortened."""
        text = self.source
        for helper in sorted(self.path.parent.glob("_*.py")):
            if helper.stem in self.source:
                text += helper.read_text(encoding="utf-8")
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Recorded(Program):
    """A program with its recorded output and what it was recorded with."""

    output: str
    torch: str
    device: str

    @property
    def provenance(self) -> str:
        """One phrase: version and device."""
        return f"PyTorch {self.torch} on {self.device}"


def read(path: Path) -> Program:
    """The program at `path`; its docstring and its `# requires:` comments are read, not run."""
    source = path.read_text(encoding="utf-8")
    where = shown(path)
    try:
        doc = ast.get_docstring(ast.parse(source))
        comments = [
            t for t in tokenize.generate_tokens(io.StringIO(source).readline) if t.type == tokenize.COMMENT
        ]
    except (SyntaxError, tokenize.TokenError) as e:
        raise GuideError(
            f"{where}:{getattr(e, 'lineno', 1)}", f"not valid Python: {e}", "mend the program"
        ) from None
    if not doc:
        raise GuideError(
            f"{where}:1", "the experiment has no docstring", "begin it with a title in triple quotes"
        )
    settings = {"requires": "", "limit": "60", "output": "text"}
    for token in comments:
        key, colon, value = token.string.lstrip("# ").partition(":")
        if colon and key in settings:
            settings[key] = value.strip()
    requires = tuple(filter(None, (part.strip() for part in settings["requires"].split(","))))
    for need in requires:
        if need not in NEEDS:
            raise GuideError(where, f"unknown requirement '{need}'", f"one of: {', '.join(NEEDS)}")
    if not settings["limit"].isdigit() or not 0 < int(settings["limit"]) <= 600:
        raise GuideError(
            where, f"the limit '{settings['limit']}' is not 1 to 600 seconds", "write '# limit: 120'"
        )
    title = doc.strip().splitlines()[0].rstrip(".")
    chapter, name = path.parent.parent.name, path.stem
    return Program(chapter, name, path, source, title, requires, int(settings["limit"]), settings["output"])


def every(docs: Path | None = None) -> list[Program]:
    """Every program of every chapter, sorted by chapter and name. Names with a leading `_` are helpers."""
    docs = docs or root() / "docs"
    return [read(p) for p in sorted(docs.glob("*/experiments/*.py")) if not p.name.startswith("_")]


def header(text: str, where: str) -> tuple[dict[str, str], str]:
    """Split a recorded file into its header and the output."""
    head, line, output = text.partition("---\n")
    fields = dict(part.split(": ", 1) for part in head.splitlines() if ": " in part)
    if not line or not {"program", "torch", "device"} <= set(fields):
        raise GuideError(
            where, "the recorded output has no proper header", "python scripts/record_experiments.py " + where
        )
    return fields, output


def recorded(key: str) -> Recorded:
    """The experiment `chapter/name` with its output; raises GuideError when missing or recorded from other code."""
    path = root() / "docs" / key.replace("/", "/experiments/", 1)
    path = path.with_name(path.name + ".py")
    if not path.is_file():
        known = [p.key for p in every()]
        near = nearest(key, known)
        raise GuideError(
            None, f"no experiment '{key}'" + (f" (nearest: {near})" if near else ""), f"write {shown(path)}"
        )
    program = read(path)
    record = f"python scripts/record_experiments.py {key}"
    if not program.out.is_file():
        raise GuideError(shown(path), "its output is not recorded", record)
    fields, output = header(program.out.read_text(encoding="utf-8"), shown(program.out))
    if fields["program"] != program.digest:
        raise GuideError(shown(path), "the program has changed since its output was recorded", record)
    return Recorded(**vars(program), output=output, torch=fields["torch"], device=fields["device"])
