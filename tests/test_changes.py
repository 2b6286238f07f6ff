"""What a change can affect: planted changes bring out exactly the proofs that they could make false."""

import re
import subprocess
from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.experiments import programs
from guide.pages import documents
from guide.release import changes
from tests.conftest import ROOT, run

EVERY = {p.key: p for p in programs.every()}


def importing(pattern: str) -> set[str]:
    """The programs in whose text a line matches, found without the code under test."""
    return {key for key, p in EVERY.items() if re.search(pattern, p.source, re.M)}


def test_a_helper_brings_out_the_programs_that_import_it() -> None:
    plan = changes.of(["docs/build-and-debug/experiments/_link.py"])
    assert set(plan.experiments) == importing(r"^import _link$") and len(plan.experiments) > 4
    shown = {p.path for p in documents.every() if {b.argument for b in p.blocks} & set(plan.experiments)}
    assert set(plan.pages) == shown
    assert not plan.citations and "tests/links/test_run.py" not in plan.tests


def test_a_declared_helper_counts_as_an_imported_one() -> None:
    plan = changes.of(["docs/build-and-debug/experiments/_small.py"])
    assert {"build-and-debug/windows_cost", "build-and-debug/windows_modes"} <= set(plan.experiments)
    assert set(plan.experiments) == importing(r"\b_small\b")


def test_a_helper_of_a_helper_counts() -> None:
    assert set(changes.of(["scripts/guide/binaries/names.py"]).experiments) >= importing(
        "^from guide import trace$"
    )


@pytest.mark.parametrize(
    "path",
    [
        "scripts/guide/experiments/runner.py",
        "scripts/guide/experiments/fork_server.py",
        "scripts/guide/experiments/recording.py",
        "scripts/guide/core/processes.py",
        "scripts/guide/experiments/compiler.py",
        "scripts/guide/experiments/remembering.py",
        "scripts/guide/experiments/runtime/sitecustomize.py",
    ],
)
def test_the_runner_brings_out_every_program(path: str) -> None:
    assert set(changes.of([path]).experiments) == set(EVERY)


def test_the_code_of_traces_brings_out_the_traces() -> None:
    asking = importing("^from guide import trace$") | importing("^import _twenty$")  # whose helper asks
    assert set(changes.of(["scripts/guide/gdb/trace.py"]).experiments) == asking
    assert set(changes.of(["scripts/guide/experiments/graphs.py"]).experiments) == importing(
        "^from guide import graphs$"
    )


@pytest.mark.parametrize(
    "path", ["requirements/torch.txt", ".ci/run", "tests/conftest.py", "scripts/guide/table.json", "new"]
)
def test_the_ground_and_what_no_rule_knows_bring_out_everything(path: str) -> None:
    plan = changes.of([path])
    assert list(plan.tests) == ["tests"] and path in plan.tests["tests"] and not plan.left


def test_the_release_brings_out_everything_but_a_linter_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for old, everything in (
        (re.sub(r'^pytorch = "[^"]*"', 'pytorch = "2.0.0"', text, flags=re.M), True),
        (text.replace("dependencies = [", 'dependencies = [ "more",', 1), True),
        (text.replace("line-length = 110", "line-length = 80"), False),
    ):
        assert old != text
        monkeypatch.setattr(changes, "before", lambda commit, path, old=old: old)
        assert (list(changes.of(["pyproject.toml"]).tests) == ["tests"]) is everything


def test_a_page_brings_out_itself_and_what_reads_pages() -> None:
    plan = changes.of(["docs/autograd/hooks.md"])
    assert [p.name for p in plan.citations] == [p.name for p in plan.pages] == ["hooks.md"]
    assert not plan.experiments
    assert (
        "tests/content/test_pages.py" in plan.tests
        and "tests/site/test_build.py::test_strict_build_says_no_warning" in plan.tests
    )
    assert "tests/site/test_browser.py::test_search_puts_the_expected_page_first" in plan.tests
    assert "tests/site/test_browser.py::test_the_source_tree_prints_on_one_sheet" not in plan.tests
    assert "tests/links/test_tricks.py" not in plan.tests
    assert any("198" in what or "experiments" in what for what in plan.left)
    other = changes.of(["docs/start-here/source-tree.md"])
    assert "tests/site/test_browser.py::test_the_source_tree_prints_on_one_sheet" in other.tests


def test_a_figure_brings_out_the_pages_that_show_it() -> None:
    drawing = next((ROOT / "docs/autograd/diagrams").glob("*.dot"))
    plan = changes.of([drawing.relative_to(ROOT).as_posix()])
    shown = {
        p.path for p in documents.every() if f"autograd/{drawing.stem}" in {b.argument for b in p.blocks}
    }
    assert shown and set(plan.pages) == set(plan.citations) == shown


def test_the_lock_and_its_code_bring_out_every_citation() -> None:
    for path in ("seeds/sources.lock.json", "scripts/guide/citations/symbols.py"):
        assert len(changes.of([path]).citations) == len(documents.every())


def test_code_brings_out_the_tests_that_reach_it() -> None:
    plan = changes.of(["scripts/guide/links/verdict.py"])
    assert "tests/links/test_pages.py" in plan.tests and not plan.experiments
    assert "tests/test_trace.py" not in plan.tests
    assert "tests/test_trace.py" in changes.of(["tests/test_trace.py"]).tests


def test_a_script_or_template_of_the_site_brings_out_the_browser() -> None:
    for path in (
        "docs/assets/search.js",
        "docs/assets/search-dialog.js",
        "overrides/main.html",
        "scripts/guide/render/blocks.py",
        "mkdocs.yml",
    ):
        plan = changes.of([path])
        assert "tests/site/test_browser.py" in plan.tests, path
        assert not plan.experiments


def test_prose_brings_out_what_names_it_alone() -> None:
    plan = changes.of(["LICENSE-TEXT.md"])
    assert not plan.experiments and not plan.pages and not plan.citations and plan.left


def test_pages_are_found_or_the_nearest_is_named() -> None:
    plan = changes.of_pages(["docs/autograd/hooks.md"])
    assert len(plan.experiments) >= 5 and len(plan.pages) == 1
    with pytest.raises(GuideError, match=r"no such page\n  mend: nearest: docs/autograd/hooks.md"):
        changes.of_pages(["docs/autograd/hook.md"])


def test_changes_since_a_commit_hold_new_deleted_and_renamed_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUIDE_ROOT", str(tmp_path))

    def git(*words: str) -> None:
        who = ["-c", "user.name=A", "-c", "user.email=a@b.example"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "--initial-branch=main")
    for name in ("gone", "moved", "same", "changed"):
        (tmp_path / name).write_text(name)
    git("add", ".")
    git("commit", "-m", "one")
    (tmp_path / "gone").unlink()
    git("mv", "moved", "there")
    (tmp_path / "changed").write_text("else")
    (tmp_path / "new").write_text("")
    assert changes.since("HEAD") == ["changed", "gone", "moved", "new", "there"]
    git("add", ".")
    git("commit", "-m", "two")
    assert changes.since("HEAD") == [] and changes.since("HEAD~1") == [
        "changed",
        "gone",
        "moved",
        "new",
        "there",
    ]
    assert changes.before("HEAD~1", "changed") == "changed" and changes.before("HEAD~1", "new") == ""
    with pytest.raises(GuideError, match="nowhere: git does not know it"):
        changes.since("nowhere")


def test_the_command_lists_what_is_left_out() -> None:
    done = run("scripts/prove_changes.py", "--list", "docs/tensors/index.md")
    assert done.returncode == 0, done.stderr
    assert "page docs/tensors/index.md: asked for" in done.stdout and "left out: " in done.stdout
    done = run("scripts/prove_changes.py", "docs/tensors/indexx.md")
    assert done.returncode == 2 and "no such page" in done.stderr and "Traceback" not in done.stderr


def test_a_page_that_takes_a_number_from_an_output_is_proved_with_it(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = small / "docs/alpha/experiments"
    folder.mkdir()
    (folder / "count.py").write_text('"""Counts."""\nprint("all 7")\n')
    digest = programs.read(folder / "count.py").digest
    (folder / "count.out").write_text(f"program: {digest}\ntorch: 2.13.0\ndevice: cpu\n---\nall 7\n")
    (small / "docs/alpha/index.md").write_text("# Alpha\n\nThere are {{ alpha/count: all # }}.\n")
    assert list(changes.of_pages(["alpha/index.md"]).experiments) == ["alpha/count"]
