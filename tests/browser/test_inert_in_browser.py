"""Every text field of every data file, filled with markup, is text in Chromium, without the policy's help."""

import json
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from guide.experiments import programs
from guide.site.serve import serving
from tests import world
from tests.conftest import ROOT, run

RUN = "window.ran=1"
# Each of these runs where a text reaches a browser as markup: in text, in an attribute, in a title, in a script.
PIECES = [
    f"<script>{RUN}</script>", f"<img src=x onerror={RUN}>", f'"><svg onload={RUN}>', f"' onmouseover='{RUN}' x='",
    f"</title><script>{RUN}</script>", f"</script><script>{RUN}</script>", f"--><script>{RUN}</script>", f"]]><script>{RUN}</script>",
    f"<details open ontoggle={RUN}>", f"&lt;script&gt;{RUN}&lt;/script&gt;", f"<iframe srcdoc='<script>parent.{RUN}</script>'>",
    f"\\<script>{RUN}</script>", f"**<b onclick={RUN}>**", "{{ config }}", "{% raw %}", "<!--", "\\", "`<b>`", "&#60;b>", "a < b", "</p>",
]  # fmt: skip


def fill(base: Path, text: Any) -> int:
    """Put `text()` into every field that takes any text; returns how many fields."""
    count = 0

    def word(before: str = "") -> str:
        nonlocal count
        count += 1
        return f"{before}{text()} {count}".strip()

    record = {
        "id": "one", "title": word(), "title_en": word(), "url": f"https://one.example/page?{RUN}='\"<b>", "authors": [word(), word()],
        "language": "en", "published": "2019", "describes": word("1.9 "), "kind": "article", "level": "skip",
        "about": word("What a reader learns from this one at length. "), "caution": word(), "basis": "read", "lists": ["first"],
        "series": word(), "part": 1,
    }  # fmt: skip
    lost = {k: v for k, v in record.items() if k not in ("url", "lists")}
    lost |= {"id": "lost", "find": word(), "about": word("What is lost teaches this, which is long enough. ")}
    address = "https://one.example/page"
    record["url"] = address
    items = [{"n": 1, "section": word(), "title": word(), "url": address, "mark": word(), "note": word()}]
    terms = [
        {
            "term": "key set",
            "also": [word()[:100].strip()],
            "means": word("What a term means, at some length. "),
            "page": "alpha/index.md",
        }
    ]
    human = {"date": "2026-01-01", "by": word(), "note": word()}
    link = {"url": address, "first_seen": "2026-01-01", "human": human}
    for path, data in {
        "seeds/resources/alpha.yml": [record, lost],
        "seeds/lists/first.yml": {"name": "first", "title": word(), "received": word(), "items": items},
        "seeds/glossary.yml": terms,
    }.items():
        (base / path).write_text(
            yaml.safe_dump(json.loads(json.dumps(data)), allow_unicode=True, width=10_000, sort_keys=False),
            encoding="utf-8",
        )
    (base / "seeds/link-ledger.json").write_text(json.dumps({"format": 1, "records": [link]}))
    program = base / "docs/alpha/experiments/sum.py"
    title = re.sub(r'[\\"]', "", word("Adds "))
    program.write_text(f'"""{title}."""\nprint({word()!r})\n', encoding="utf-8")
    digest = programs.read(program).digest
    program.with_suffix(".out").write_text(
        f"program: {digest}\ntorch: 9.9.0\ndevice: {word()}\n---\n{word()}\n", encoding="utf-8"
    )

    def quoted(value: str) -> str:
        return json.dumps(value)  # a text of YAML and of JSON alike

    question = re.sub(r"[\\`]", "", word("Why ")).replace("\n", " ")
    (base / "docs/alpha/deep.md").write_text(
        f"---\ndescription: {quoted(word())}\nquestion: {quoted(word())}\n---\n\n# `{RUN} <b>` deep\n\n"
        f"Text with [a thing](src:c10/core/Thing.h#c10::Thing), [](ref:one), [](ref:lost) and a key set.\n\n"
        f"/// experiment | alpha/sum\n    predict: {quoted(word())}\n\nTwo.\n///\n\n"
        f"/// figure | alpha/box\n    alt: {quoted(word())}\n\nA caption.\n///\n\n/// question | {question}\nSo.\n///\n",
        encoding="utf-8",
    )  # fmt: skip
    index = base / "docs/alpha/index.md"
    index.write_text(
        f"---\nquestion: {quoted(word())}\ndescription: {quoted(word())}\n---\n\n# Alpha\n\nA map of the key set. [Deep](deep.md), [reading](reading.md).\n"
    )
    drawing = base / "docs/alpha/diagrams/box.dot"
    drawing.write_text(
        f"digraph {{ a [label={json.dumps(re.sub(chr(92) * 2, '', word()))}, tooltip={quoted('t')}] }}\n",
        encoding="utf-8",
    )
    return count


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return world.make(tmp_path_factory.mktemp("inert"))


def test_markup_in_every_field_is_inert(template: Path, tmp_path: Path, chromium: Any) -> None:
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")  # shown where the test fails
    chance = random.Random(seed)
    folder = shutil.copytree(template, tmp_path / "world", symlinks=True)
    base = folder / "repository"
    # Every piece at least once, then pieces put together by chance.
    waiting = [" ".join(chance.choices(PIECES, k=chance.randint(1, 3))) for _ in range(40)] + PIECES
    count = fill(base, waiting.pop)
    assert count > 30
    where, code = str(base), str(ROOT / "scripts")
    drawn = run(ROOT / "scripts/render_diagrams.py", GUIDE_ROOT=where, PYTHONPATH=code)
    assert drawn.returncode in (0, 1), drawn.stderr
    built = run(ROOT / "scripts/build_site.py", "--out", folder / "site", GUIDE_ROOT=where, PYTHONPATH=code)
    assert built.returncode == 0, built.stdout + built.stderr
    pages = sorted((folder / "site").rglob("*.html"))
    for page in pages:  # the policy would stop what the escaping let through
        text = page.read_text(encoding="utf-8")
        page.write_text(
            re.sub(r"<meta http-equiv=.Content-Security-Policy[^>]*>", "", text), encoding="utf-8"
        )
    with serving(folder / "site") as address:
        context = chromium.new_context()
        tab = context.new_page()
        asked: list[str] = []
        said: list[str] = []

        def closed(dialog: Any) -> None:
            said.append(dialog.message)
            dialog.dismiss()

        tab.on("request", lambda r: asked.append(r.url))
        tab.on("dialog", closed)
        for page in pages:
            if page.name == "404.html":
                continue
            tab.goto(address + page.relative_to(folder / "site").as_posix().removesuffix("index.html"))
            tab.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
            found = tab.evaluate(
                """() => [...document.querySelectorAll('*')].flatMap(e => [
                    ...[...e.attributes].filter(a => /^on|^srcdoc$/.test(a.name)).map(a => e.tagName + ' ' + a.name),
                    ...(['IFRAME', 'OBJECT', 'EMBED', 'BASE'].includes(e.tagName) ? [e.tagName] : []),
                    ...(/^(javascript|data|vbscript):/i.test(e.getAttribute('href') || '') ? ['href'] : []),
                ])"""
            )
            assert found == [], (page, found)
            assert tab.evaluate("window.ran") is None, page
        tab.goto(address)
        tab.keyboard.press("/")
        tab.get_by_role("searchbox", name="Search for").fill("key set")
        tab.wait_for_timeout(500)
        assert tab.evaluate("window.ran") is None and said == []
        assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
        assert "&lt;script&gt;" in tab.content() or len(pages) > 5
        context.close()
