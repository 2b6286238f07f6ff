"""A small repository that every command accepts, to be damaged."""

import json
import re
import shutil
from pathlib import Path

from guide.experiments import programs
from guide.pages import figures
from tests.conftest import RESOURCE, ROOT
from tests.wheels import make_wheel

COMMIT = "ab" * 20
FILES = {
    "docs/.pages": "nav:\n  - index.md\n  - alpha\n  - operators\n  - library\n  - how-it-is-checked.md\n  - changes.md\n",
    "docs/how-it-is-checked.md": "# How it is checked\n\n## What a sentence covers\n\nBy a small world.\n",
    "docs/index.md": "---\ndescription: The front page.\n---\n\n# Home\n\n/// chapters\n///\n",
    "docs/changes.md": "# Changes\n\n## 2026-01-02: A beginning\n\nThe first entry.\n",
    "docs/alpha/.pages": "title: Alpha\nnav:\n  - index.md\n  - deep.md\n  - reading.md\n",
    "docs/alpha/index.md": "---\nquestion: What is it?\ndescription: The map.\n---\n\n# Alpha\n\nA map. [Deep](deep.md), [reading](reading.md).\n",
    "docs/alpha/deep.md": "# Deep\n\nText with [a thing](src:c10/core/Thing.h#c10::Thing) and [](ref:one).\n\n"
    "/// experiment | alpha/sum\n    predict: How much?\n\nTwo.\n///\n\n"
    "/// figure | alpha/box\n    alt: One box.\n\nA caption.\n///\n\n"
    "/// question | Why?\nBecause.\n///\n",
    "docs/alpha/reading.md": "# Reading list: Alpha\n\n/// reading-list | alpha\n///\n",
    "docs/alpha/experiments/sum.py": '"""Adds two numbers."""\nprint(1 + 1)\n',
    "docs/alpha/diagrams/box.dot": 'digraph { a [URL="src:c10/core/Thing.h#c10::Thing"]; a -> b }\n',
    "docs/alpha/diagrams/hand.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><text x="1" y="9">a</text></svg>\n',
    "docs/library/.pages": "title: Library\nnav:\n  - index.md\n  - glossary.md\n  - link-health.md\n",
    "docs/library/index.md": "# Library\n\n/// library\n///\n\n/// seed-lists\n///\n",
    "docs/library/glossary.md": "# Glossary\n\n/// glossary\n///\n",
    "docs/library/link-health.md": "# Links\n\n/// link-health\n///\n",
    "docs/operators/.pages": "title: Operators\nnav:\n  - index.md\n",
    "docs/operators/index.md": "# Operators\n\nEvery operator.\n",
    "seeds/lists/first.yml": "name: first\ntitle: First\nreceived: a.txt\nitems:\n- n: 1\n  url: https://one.example/page\n  mark: TBD\n",
    "seeds/resources/alpha.yml": RESOURCE,
    "seeds/resources/library.yml": "[]\n",
    "seeds/glossary.yml": "- term: key set\n  also: [DispatchKeySet]\n  means: The dispatch keys of a tensor, as bits.\n  page: alpha/index.md\n",
    "pyproject.toml": '[project]\nname = "inside-pytorch"\nversion = "2026.12"\n[tool.inside-pytorch]\npytorch = "9.9.0"\n',
}  # fmt: skip


def make(folder: Path) -> Path:
    """The repository at `folder`/repository, with a tiny wheel beside it at `folder`/wheel."""
    base = folder / "repository"
    for path, text in FILES.items():
        target = base / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    for name in ("mkdocs.yml", "mkdocs.offline.yml", "LICENSE", "LICENSE-TEXT.md"):
        shutil.copy(ROOT / name, base)
    settings = base / "mkdocs.yml"
    settings.write_text(re.sub(r"redirect_maps:\n( {6}.+\n)+", "redirect_maps: {}\n", settings.read_text()))
    shutil.copytree(ROOT / "overrides", base / "overrides")
    shutil.copytree(ROOT / "docs/assets", base / "docs/assets")
    for name in ("manifest.webmanifest", "sw.js"):
        shutil.copy(ROOT / "docs" / name, base / "docs")
    make_wheel(folder / "wheel", commit=COMMIT)
    program = programs.read(base / "docs/alpha/experiments/sum.py")
    program.out.write_text(f"program: {program.digest}\ntorch: 9.9.0\ndevice: cpu\n---\n2\n")
    figures.draw(base / "docs/alpha/diagrams/box.dot")
    citation = {"path": "c10/core/Thing.h", "symbol": "c10::Thing", "lines": [3, 7], "evidence": "header-text",
                "file": "torch/include/c10/core/Thing.h", "sha256": "0" * 16}  # fmt: skip
    release = {"version": "9.9.0", "commit": COMMIT}
    lock = {"release": release, "citations": {"c10/core/Thing.h#c10::Thing": citation}}
    (base / "seeds/sources.lock.json").write_text(json.dumps(lock))
    entry = {"url": "https://one.example/page", "first_seen": "2026-01-01"}
    (base / "seeds/link-ledger.json").write_text(json.dumps({"format": 1, "records": [entry]}))
    return folder
