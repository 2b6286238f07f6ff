"""What a change can make false: planted changes bring out the proofs that they could make false."""

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


def test_the_table_names_what_is_there_and_every_test() -> None:
    named = {test for row in changes.TESTS.values() for test in row}
    assert [name for name in named if not (ROOT / name).exists()] == []
    folders = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "scripts/guide").iterdir() if path.is_dir()
    }
    assert {f"{folder}/" for folder in folders if "__pycache__" not in folder} <= set(changes.TESTS)


def test_a_helper_brings_out_the_programs_that_import_it_and_their_pages() -> None:
    plan = changes.plan(["docs/build-and-debug/experiments/_link.py"])
    asking = {
        key
        for key, p in EVERY.items()
        if p.chapter == "build-and-debug" and re.search(r"^import _link$", p.source, re.M)
    }
    assert set(plan.experiments) == asking and len(asking) > 4
    assert set(plan.pages) == {p.path for p in documents.every() if {b.argument for b in p.blocks} & asking}
    assert not plan.citations and "experiments" in plan.left_out


def test_code_that_runs_programs_brings_them_out() -> None:
    assert set(changes.plan(["scripts/guide/experiments/runner.py"]).experiments) == set(EVERY)
    traced = set(changes.plan(["scripts/guide/gdb/trace.py"]).experiments)
    assert traced == {key for key, p in EVERY.items() if "gdb" in p.requires}
    assert not changes.plan(["scripts/guide/links/verdict.py"]).experiments


@pytest.mark.parametrize(
    "path", ["requirements/torch.txt", ".ci/run", "tests/conftest.py", "new", "pyproject.toml"]
)
def test_what_the_table_does_not_know_brings_out_everything(path: str) -> None:
    plan = changes.plan([path, "README.md"])
    assert plan.tests == {"tests": path} and plan.left_out == "nothing is left out"


def test_a_page_and_a_figure_bring_out_their_page() -> None:
    plan = changes.plan(["docs/autograd/hooks.md"])
    assert [p.name for p in plan.citations] == [p.name for p in plan.pages] == ["hooks.md"]
    assert not plan.experiments and set(plan.tests) == set(changes.CONTENT)
    drawing = next((ROOT / "docs/autograd/diagrams").glob("*.dot"))
    plan = changes.plan([drawing.relative_to(ROOT).as_posix()])
    argument = f"autograd/{drawing.stem}"
    shown = {p.path for p in documents.every() if argument in {b.argument for b in p.blocks}}
    assert shown and set(plan.pages) == set(plan.citations) == shown


def test_a_record_brings_out_no_program_and_the_lock_every_citation() -> None:
    assert not changes.plan(["seeds/resources/autograd.yml"]).experiments
    assert len(changes.plan(["seeds/sources.lock.json"]).citations) == len(documents.every())


def test_a_test_brings_out_itself_and_a_fixture_its_folder() -> None:
    assert list(changes.plan(["tests/proof/test_trace.py"]).tests) == ["tests/proof/test_trace.py"]
    assert list(changes.plan(["tests/links/conftest.py"]).tests) == ["tests/links"]


def test_pages_are_found_or_the_nearest_is_named() -> None:
    plan = changes.plan_pages(["docs/autograd/hooks.md"])
    assert len(plan.experiments) >= 5 and len(plan.pages) == 1
    done = run("scripts/prove_changes.py", "docs/autograd/hook.md")
    assert done.returncode == 2 and "nearest: docs/autograd/hooks.md" in done.stderr
    assert "Traceback" not in done.stderr


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
    found = ["changed", "gone", "moved", "new", "there"]
    assert changes.since("HEAD") == found
    git("add", ".")
    git("commit", "-m", "two")
    assert changes.since("HEAD") == [] and changes.since("HEAD~1") == found
    with pytest.raises(GuideError, match="nowhere: git does not know it"):
        changes.since("nowhere")


def test_a_page_that_takes_a_number_from_an_output_is_proved_with_it(small: Path) -> None:
    folder = small / "docs/alpha/experiments"
    folder.mkdir()
    (folder / "count.py").write_text('"""Counts."""\nprint("all 7")\n')
    digest = programs.read(folder / "count.py").digest
    (folder / "count.out").write_text(f"program: {digest}\ntorch: 2.13.0\ndevice: cpu\n---\nall 7\n")
    (small / "docs/alpha/index.md").write_text("# Alpha\n\nThere are {{ alpha/count: all # }}.\n")
    assert list(changes.plan_pages(["alpha/index.md"]).experiments) == ["alpha/count"]
