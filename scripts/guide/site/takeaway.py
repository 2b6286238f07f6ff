"""`inside.pyz`, the guide as one file for a reader's machine, and a file for each program that is not alone."""

import io
import json
import re
import zipfile
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from modulefinder import ModuleFinder
from pathlib import Path
from typing import Any

from guide.citations import lock
from guide.core.errors import GuideError
from guide.core.paths import home, read_text, write_whole_bytes
from guide.core.release import pinned, version
from guide.experiments import frameworks, programs, recording
from guide.experiments.programs import Program
from guide.library import messages
from guide.operators import atlas
from guide.pages import documents
from guide.reader import contents
from guide.reader.contents import DATA, LITTLE
from guide.site.book import LEFT_OUT
from guide.site.plain import Texts

# What the programs and the commands import of this package; with what these import.
ROOTS = (
    "reader.app",
    "gdb.trace",
    "experiments.graphs",
    "fake_cuda.controls",
    "fake_cuda.build",
)
OTHERS = ("experiments/runtime/sitecustomize.py", *(f"fake_cuda/{n}" for n in (
    "device.c", "libraries.c", "memory.c", "module.c", "stream.c", "pretended.h", "crt/host_defines.h", "refused.txt")))  # fmt: skip
PACKAGE = "guide"
VENDORED = "elftools"  # public domain, Python only: reads what PyTorch's libraries ask of CUDA's
SHOWS = ("experiment", "steps", "explorer", "error")
_TIME = (1980, 1, 1, 0, 0, 0)


def code() -> dict[str, bytes]:
    """The modules that a reader's file needs, by their place in it."""
    base = home() / "scripts"
    finder = ModuleFinder([str(base)])
    for name in ROOTS:
        finder.import_hook(f"{PACKAGE}.{name}")
    places = (getattr(module, "__file__", None) for module in finder.modules.values())
    files = [Path(place) for place in places if place]
    files += [base / PACKAGE / other for other in OTHERS]
    found = {file.relative_to(base).as_posix(): file.read_bytes() for file in files}
    spec = find_spec(VENDORED)
    if spec is None or not spec.submodule_search_locations:
        raise GuideError("pyelftools", "it is not installed", "make env-site")
    folder = Path(next(iter(spec.submodule_search_locations)))
    return found | {
        f"{VENDORED}/{file.relative_to(folder).as_posix()}": file.read_bytes()
        for file in sorted(folder.rglob("*.py"))
    }


def row(program: Program, shown_on: Iterable[str]) -> dict[str, Any]:
    """A program as `guide.reader.contents.Entry` reads it."""
    recorded = recording.current(program)
    return {
        "key": program.key, "title": program.title, "requires": program.requires, "packages": program.packages,
        "limit": program.limit, "raises": program.raises, "torch": recorded.torch, "device": recorded.device,
        "output": recorded.output, "measured": program.measured, "pages": sorted(shown_on),
        "others": {name: frameworks.asked(name) for name in frameworks.required(program.requires)},
        "files": {program.path.name: read_text(program.path)}, "helpers": [_shared(p) for p in program.helpers],
    }  # fmt: skip


def helpers(some: Iterable[Program]) -> dict[str, str]:
    """The text of each helper of these programs, once."""
    return {_shared(path): read_text(path) for program in some for path in program.helpers}


def _shared(helper: Path) -> str:
    """A helper's name among those of all chapters."""
    return f"{helper.parents[1].name}/{helper.name}"


def shown_on() -> dict[str, set[str]]:
    """The pages that show each program, by its key."""
    found: dict[str, set[str]] = {}
    for page in documents.every():
        for block in page.blocks:
            if block.name in SHOWS:
                found.setdefault(block.argument, set()).add(page.name)
    return found


def operators() -> str:
    """The atlas for `where`: a line an operator."""
    lines: list[str] = []
    if not atlas.data_path().is_file():
        return ""
    for operator in atlas.load().operators.values():
        pythons = dict.fromkeys(chain.steps[0].name for chain in operator.chains if chain.steps)
        seen: dict[tuple[str, str], None] = {}
        kernels = []
        for key, function in operator.functions():
            if (key, function.name) not in seen:
                seen[key, function.name] = None
                place = f"{function.file}:{function.line}" if function.line else function.file
                kernels.append(f"{key}|{function.name}|{place}|{function.evidence.grade}")
        line = f"@{operator.declaration.line}" if operator.declaration else ""
        lines.append("\t".join([operator.name, operator.kind.word + line, ",".join(pythons), *kernels]))
    return "\n".join(lines) + "\n"


def places() -> str:
    """Where each operator is declared, and where the guide cites each C++ name: a line a name, with path and line."""
    found: dict[str, str] = {}
    if atlas.data_path().is_file():
        for operator in atlas.load().operators.values():
            if operator.declaration:
                found[operator.name] = (
                    f"aten/src/ATen/native/native_functions.yaml:{operator.declaration.line}"
                )
    for entry in lock.load().entries.values():
        if entry.symbol and not entry.other and not entry.path.endswith((".py", ".yaml")):
            name = entry.symbol.partition("@")[0]
            line = f":{entry.lines[0]}" if entry.lines else ""
            found.setdefault(name, f"{entry.path}{line}")
    return "".join(f"{name}\t{place}\n" for name, place in sorted(found.items()))


def spared(text: str, some: Iterable[Mapping[str, Any]]) -> str:
    """A page's text with marks in place of programs and outputs that the file holds anyway; `contents.page` fills them in."""
    for one in some:
        for mark, value in contents.repeated(
            one["key"], next(iter(one["files"].values())), one["output"]
        ).items():
            if len(value) > len(mark):
                text = text.replace(value, mark)
    return text


def errors(texts: Texts) -> list[dict[str, object]]:
    """The error index, with the place in its page's text where each message is explained."""
    rows: list[dict[str, object]] = []
    for message in messages.every():
        said = texts.errors[f"{message.page}#{message.anchor}"]
        said = said.partition("A program that ends in it")[0].strip()
        rows.append(
            {
                "title": message.title,
                "patterns": message.patterns,
                "page": message.page,
                "at": (texts.pages[message.page].index(said), len(said)),
                "address": re.sub(r"(index)?\.md$", "", message.page).rstrip("/") + f"/#{message.anchor}",
            }
        )
    return rows


def archive(files: Mapping[str, bytes], base: bytes = b"") -> bytes:
    """`base`, an archive, with these files added; the same bytes each time."""
    made = io.BytesIO()
    made.write(base)
    with zipfile.ZipFile(made, "a", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name in sorted(files):
            file.writestr(zipfile.ZipInfo(name, _TIME), files[name], zipfile.ZIP_DEFLATED)
    return made.getvalue()


def packed(main: str, base: bytes, data: Mapping[str, str]) -> bytes:
    """A zipapp that any Python from 3.10 on runs: the modules of the archive `base`, packed once for all, and its own data."""
    own = {"__main__.py": main.encode()} | {DATA + name: text.encode() for name, text in data.items()}
    return b"#!/usr/bin/env python3\n" + archive(own, base)


def little(files: Mapping[str, str]) -> bytes:
    """The little PyTorch as a file that compares itself with the reader's PyTorch: its files, and a line that begins."""
    own = {name.rpartition("/")[2]: text.encode() for name, text in files.items()}
    own["__main__.py"] = b"import sys\n\nfrom _run import main\n\nsys.exit(main())\n"
    return b"#!/usr/bin/env python3\n" + archive(own)


def write(site: Path, address: str, texts: Texts) -> int:
    """Write `inside.pyz`, `little.pyz` and the files of the programs; the bytes of the first."""
    shared, where = code(), shown_on()
    every = programs.every()
    rows = {program.key: row(program, where.get(program.key, ())) for program in every}
    page_texts = {
        name: spared(text, (one for one in rows.values() if name in one["pages"]))
        for name, text in texts.pages.items()
        if not name.startswith(LEFT_OUT)
    }
    about = json.dumps({"guide": version(), "torch": pinned(), "address": address, "pages": list(page_texts)})
    whole = {
        "about.json": about,
        "programs.json": json.dumps(list(rows.values()), ensure_ascii=False),
        "helpers.json": json.dumps(helpers(every), ensure_ascii=False),
        "errors.json": json.dumps(errors(texts), ensure_ascii=False),
        "operators.tsv": operators(),
        "places.tsv": places(),
        "pages.json": json.dumps(
            page_texts, ensure_ascii=False
        ),  # one stream: an eighth smaller than one a page
    }
    main = "import sys\n\nfrom guide.reader.app import main\n\nsys.exit(main())\n"
    every_module = archive(shared)
    without_gpu = archive(
        {n: b for n, b in shared.items() if not n.startswith((VENDORED, f"{PACKAGE}/fake_cuda/"))}
    )
    made = packed(main, every_module, whole)
    write_whole_bytes(site / "inside.pyz", made, durable=False)
    for program in every:
        if not program.alone:
            one = {
                "about.json": about,
                "programs.json": json.dumps([rows[program.key]]),
                "helpers.json": json.dumps(helpers([program])),
            }
            main = f"import sys\n\nfrom guide.reader.app import alone\n\nsys.exit(alone({program.key!r}))\n"
            base = every_module if "pretended-gpu" in program.requires else without_gpu
            target = site / program.chapter / "experiments" / f"{program.name}.pyz"
            write_whole_bytes(target, packed(main, base, one), durable=False)
    if LITTLE in rows:
        write_whole_bytes(site / "little.pyz", little(helpers([programs.named(LITTLE)])), durable=False)
    return len(made)
