"""Link schemes, blocks and terms: what they render, and the message for each fault."""

import re
from pathlib import Path

import pytest

from guide.experiments import programs
from guide.pages import documents
from guide.render.current_page import PageFault

EXPERIMENT = "/// experiment | alpha/sum\n    predict: How much?\n\nTwo.\n///\n"
FIGURE = "/// figure | alpha/box\n    alt: One box.\n\nA caption.\n///\n"


def test_source_citation_links_the_pinned_lines(render) -> None:
    html = render("See [`TensorImpl`](src:c10/core/TensorImpl.h#TensorImpl).")
    assert f"https://github.com/pytorch/pytorch/blob/{'c' * 40}/c10/core/TensorImpl.h#L10-L20" in html
    assert 'title="PyTorch 2.13.0 · c10/core/TensorImpl.h · lines 10–20 · header text in the wheel"' in html
    assert 'class="src"' in html


def test_reference_takes_the_title_and_the_address(render) -> None:
    html = render("[](ref:one) and [that one](ref:one)")
    assert html.count('href="https://one.example/page"') == 2
    assert ">One</a>" in html and ">that one</a>" in html


def test_experiment_shows_program_question_output_and_download(render) -> None:
    html = render(EXPERIMENT)
    for part in (
        "Adds two numbers",
        "How much?",
        "<p>Two.</p>",
        'href="experiments/sum.py"',
        "PyTorch 2.13.0 on cpu",
    ):
        assert part in html
    assert html.index("How much?") < html.index('"see"')


def test_a_helper_is_shown_once_with_its_program_and_linked_afterwards(render, evidence: Path) -> None:
    folder = evidence / "docs/alpha/experiments"
    (folder / "_more.py").write_text("one = 1\n")
    (folder / "sum.py").write_text('"""Adds two numbers."""\nimport _more\nprint(_more.one + 1)\n')
    digest = programs.read(folder / "sum.py").digest
    (folder / "sum.out").write_text(f"program: {digest}\ntorch: 2.13.0\ndevice: cpu\n---\n2\n")
    html = render(f"{EXPERIMENT}\n{EXPERIMENT}")
    assert html.count('<details class="helper" id="helper-more">') == 1
    assert html.count('href="experiments/_more.py"') == 1
    assert html.count('href="#helper-more"') == 1
    assert (
        '<details class="helper"' not in render("Nothing.")
        and render(EXPERIMENT).count('id="helper-more"') == 1
    )


REGION = '--8<-- "docs/alpha/experiments/_more.py:add"'
MORE = "# requires: gdb\nclass A:\n    # --8<-- [start:add]\n    def add(self):\n        return 1\n\n    # --8<-- [end:add]\n    b = 2\n"


def test_a_region_is_cut_from_the_program_and_its_marks_are_shown_nowhere(render, evidence: Path) -> None:
    folder = evidence / "docs/alpha/experiments"
    (folder / "_more.py").write_text(MORE)
    html = render(f"```python\n{REGION}\n```\n")
    assert "def add(self):\n    return 1" in re.sub("<[^>]+>", "", html) and "b = 2" not in html
    (folder / "sum.py").write_text('"""Adds."""\n\n# limit: 9\nimport _more\n\nprint(_more.A.b)\n')
    before = programs.read(folder / "sum.py").digest
    (folder / "sum.out").write_text(f"program: {before}\ntorch: 2.13.0\ndevice: cpu\n---\n2\n")
    html = render(EXPERIMENT)
    assert "The model" in html and "requires" not in html and "limit" not in html and "8&lt;" not in html
    plain = "".join(line for line in MORE.splitlines(True) if "8<" not in line)
    (folder / "_more.py").write_text(plain)
    assert programs.read(folder / "sum.py").digest == before and "The tool" in render(EXPERIMENT)
    said = documents.parse(
        f"# A\n\n```python\n{REGION}\n```\n\nSo it adds.\n", evidence / "docs/alpha/index.md"
    )
    assert [s.text for s in said.prose] == ["A", "So it adds."]


def test_a_region_of_cpp_is_cut_and_its_file_shown_with_the_program_that_compiles_it(
    render, evidence: Path
) -> None:
    folder = evidence / "docs/alpha/experiments"
    text = "int one = 1;\n// --8<-- [start:add]\nint two = 2;\n// --8<-- [end:add]\n"
    (folder / "_add.cpp").write_text(text)
    (folder / "sum.py").write_text('"""Adds."""\n\n# requires: g++\n# helpers: _add.cpp\nprint(2)\n')
    read = programs.read(folder / "sum.py")
    before = read.digest
    assert read.helpers == (folder / "_add.cpp",) and not read.alone
    (folder / "sum.out").write_text(f"program: {before}\ntorch: 2.13.0\ndevice: cpu\n---\n2\n")
    asked = REGION.replace("_more.py", "_add.cpp")
    cut, _, block = render(f"```cpp\n{asked}\n```\n\n{EXPERIMENT}").partition("experiment")
    assert "two" in cut and "one" not in cut
    assert "It compiles" in block and 'href="experiments/_add.cpp"' in block and "8&lt;" not in block
    (folder / "_add.cpp").write_text(text.replace("two", "three"))
    assert programs.read(folder / "sum.py").digest != before
    with pytest.raises(PageFault, match=r"write '// --8<-- \[end:add\]' below it"):
        (folder / "_add.cpp").write_text(text.replace("[end:add]", ""))
        render(f"```cpp\n{asked}\n```\n")


def test_a_region_of_a_package_is_cut_and_no_path_leads_out_of_it(render, evidence: Path) -> None:
    folder = evidence / "docs/alpha/package/csrc"
    folder.mkdir(parents=True)
    (folder / "add.cu").write_text("int one;\n// --8<-- [start:add]\nint two;\n// --8<-- [end:add]\n")
    asked = '```cpp\n--8<-- "docs/alpha/package/csrc/add.cu:add"\n```\n'
    assert "two" in render(asked) and "one" not in render(asked)
    with pytest.raises(PageFault, match="asks for no region of a program"):
        render(asked.replace("csrc/", "../experiments/"))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (f'```python\n{REGION[:-4]}all"\n```', "has no region 'all'\n  mend: its regions: add"),
        (
            f"```python\n{REGION.replace('_more', '_mre')}\n```",
            "there is no docs/alpha/experiments/_mre.py\n  mend: nearest",
        ),
        (
            f'```python\n{REGION[:-4]}open"\n```',
            "the region 'open' of docs/alpha/experiments/_more.py is not ended",
        ),
        (REGION, "asks for no region of a program\n  mend: in a fence"),
        ('```\n--8<-- "/etc/passwd"\n```', "asks for no region of a program"),
    ],
)
def test_a_region_that_cannot_be_cut_is_told_with_its_line(
    render, evidence: Path, asked: str, told: str
) -> None:
    marked = MORE.replace("class A", "# --8<-- [start:open]\nclass A") if "open" in asked else MORE
    (evidence / "docs/alpha/experiments/_more.py").write_text(marked)
    with pytest.raises(PageFault) as fault:
        render(f"# A\n\n{asked}\n")
    line = 3 if asked is REGION else 4
    assert fault.value.message.startswith(f"docs/alpha/index.md:{line}: ") and told in fault.value.message


FRONT = (
    "---\nknow:\n  keys: {page}\n  the chain rule:\nable: You can predict a sum.\n---\n\n# A\n\nIt adds.\n"
)


def test_what_to_know_and_what_one_can_do_stand_in_one_line_under_the_heading(render) -> None:
    html = render(FRONT.format(page="alpha/index.md"))
    line = html.partition("</h1>")[2].partition("</p>")[0]
    assert (
        re.sub("<[^>]+>", "", line).strip()
        == "1 minute · know first: keys, the chain rule · You can predict a sum."
    )
    assert 'href="index.md"' in line
    assert html.index("It adds.") < html.index("How this page was checked")
    with pytest.raises(PageFault, match=r"alpha/index.md:2: .*there is no page docs/alpha/none.md"):
        render(FRONT.format(page="alpha/none.md"))


def test_figure_is_inline_with_links_alternative_and_caption(render) -> None:
    html = render(FIGURE)
    assert 'aria-label="One box."' in html
    assert "TensorImpl.h#L10-L20" in html
    assert "src:" not in html.replace("data-source", "")
    assert "A caption." in html


def test_the_release_is_filled_in_everywhere(render) -> None:
    html = render(
        "In {{ release }}:\n\n```text\npip install torch=={{ release }}\n```\n\n`\\{{ release }}`\n\n<p>{{ release }}</p>\n"
    )
    assert html.count("2.13.0") == 3
    assert "<code>{{ release }}</code>" in html


def test_question_folds_its_answer(render) -> None:
    html = render("/// question | Why?\nBecause.\n///\n")
    assert (
        '<details class="question" id="question-why">' in html
        and "<summary>Why?</summary>" in html
        and "<p>Because.</p>" in html
    )


def test_first_use_of_a_term_is_defined_and_only_there(render) -> None:
    html = render("# A key set\n\nThe key set decides. A DispatchKeySet is bits; `key set` in code.\n")
    assert html.count('class="term"') == 1
    assert 'title="The dispatch keys of a tensor, as bits."' in html
    assert "<h1" in html and 'class="term"' not in html.split("</h1>")[0]


def test_reading_list_shows_what_a_reader_needs(render) -> None:
    html = render("/// reading-list | alpha\n///\n")
    for part in (
        "Follows a call",
        "basis: read",
        "own mark: TBD",
        'data-id="one"',
        "Deep (1)",
    ):
        assert part in html


def test_a_section_of_a_seed_list_says_what_was_read(render) -> None:
    html = render("/// seed-section | first\n    section: Start\n///\n")
    for part in ("Read in the article's text (1)", 'data-id="one"', "reading.md#one"):
        assert part in html
    assert "Not read" not in html


@pytest.mark.parametrize(
    ("text", "says", "mend"),
    [
        ("\n\n[x](src:c10/core/TensorImpl.h#TensorImp)", "'src:c10/core/TensorImpl.h#TensorImp' is not locked (nearest: c10/core/TensorImpl.h#TensorImpl", "lock_sources.py"),
        ("\n\n[x](ref:two)", "no resource has the id 'two'", "add_resource.py"),
        ("\n\n/// experiment | alpha/sun\n    predict: x\n///", "no experiment 'alpha/sun' (nearest: alpha/sum", "write docs/alpha/experiments/sun.py"),
        ("\n\n/// experiment | alpha/sum\n///", "asks for no prediction", "predict:"),
        ("\n\n/// experiment | alpha/sum\n    predcit: x\n///", "no option 'predcit'", "options: predict"),
        ("\n\n/// seed-section | fist\n///", "no seed list is called 'fist'", "one of: first"),
        ("\n\n/// seed-section | first\n    section: End\n///", "no section 'End'", "one of: Start"),
        ("\n\n/// figure | alpha/bx\n    alt: x\n///", "no figure 'alpha/bx' (nearest: alpha/box", "draw docs/alpha/diagrams/bx.dot"),
        ("\n\n/// figure | alpha/box\n///", "no text alternative", "alt:"),
        ("\n\n/// question |\nx\n///", "wants an argument", "/// question | …"),
        ("\n\n/// figure | alpha/box\n    alt: One: box\n\nx\n///", "options are not YAML", "quote an option"),
        ("\n\n/// experimant | alpha/sum\n///", "is not closed, unknown", "close the block"),
        ("\n\n[x](src:a.h#~f(()", "is not read as a link", "between < and >"),
        ("\n\n/// reading-list | beta\n///", "no chapter is called 'beta'", "folder name"),
    ],
)  # fmt: skip
def test_faults_name_page_line_and_mend(render, text: str, says: str, mend: str) -> None:
    with pytest.raises(PageFault) as fault:
        render(text)
    message = fault.value.format_message()
    assert message.startswith("docs/alpha/index.md:3:"), message
    assert says in message
    assert mend in message


def test_all_citations_that_are_not_locked_are_told_at_once(render, evidence: Path) -> None:
    (evidence / "docs/beta.md").write_text(
        "# B\n\nSee [a](src:a/b.h#f) and [c](src:c10/core/TensorImpl.h#TensorImpl).\n"
    )
    with pytest.raises(PageFault) as fault:
        render("\n\n[x](src:c10/core/TensorImp.h)\n\n[y](src:c10/core/TensorImpl.h#TensorIm)")
    first, second, third, mend = fault.value.format_message().splitlines()
    assert first.startswith("docs/alpha/index.md:3: the citation 'src:c10/core/TensorImp.h' is not locked")
    assert second.startswith(
        "docs/alpha/index.md:5: the citation 'src:c10/core/TensorImpl.h#TensorIm' is not locked"
    )
    assert third.startswith("docs/beta.md:3: the citation 'src:a/b.h#f' is not locked")
    assert mend == "  mend: python scripts/lock_sources.py"


def test_changed_program_is_a_fault(render, evidence: Path) -> None:
    (evidence / "docs/alpha/experiments/sum.py").write_text('"""Adds two numbers."""\nprint(1 + 2)\n')
    with pytest.raises(
        PageFault,
        match=r"has changed since its output was recorded\n  mend: python scripts/record_experiments.py alpha/sum",
    ):
        render(EXPERIMENT)


def test_missing_output_is_a_fault(render, evidence: Path) -> None:
    (evidence / "docs/alpha/experiments/sum.out").unlink()
    with pytest.raises(PageFault, match="its output is not recorded"):
        render(EXPERIMENT)


def test_figure_older_than_its_source_is_a_fault(render, evidence: Path) -> None:
    (evidence / "docs/alpha/diagrams/box.dot").write_text("digraph { b }\n")
    with pytest.raises(
        PageFault, match=r"drawn from an older source\n  mend: python scripts/render_diagrams.py"
    ):
        render(FIGURE)


def test_missing_lock_is_a_fault(render, evidence: Path) -> None:
    (evidence / "seeds/sources.lock.json").unlink()
    with pytest.raises(PageFault, match="lock_sources.py"):
        render("[x](src:c10/core/TensorImpl.h#TensorImpl)")
