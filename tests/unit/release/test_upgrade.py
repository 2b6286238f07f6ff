"""Moving to another release: what is worth reading, which sentences stand on it, and a run that is killed."""

import subprocess
from pathlib import Path

import pytest

from guide.citations.lock import Entry
from guide.core.errors import GuideError
from guide.pages import documents
from guide.release import apply, operators, report, sentences, text, unread
from guide.release.citation_changes import CitationChange
from guide.release.outputs import OutputChange
from tests.conftest import ROOT
from tests.conftest import run as command

PAGE = """\
# Alpha

The call goes through [one](src:a/one.py#one).
Nothing stands on this line.
It makes `old_helper` do the work, 1,234 times.

/// experiment | alpha/count
    predict: How many are there?
There are many.
///

It ends in [](op:sum) of PyTorch 2.13.0.
"""


@pytest.mark.parametrize(
    ("path", "before", "after", "cosmetic"),
    [
        ("a.py", "def f(x):\n    return x", "def f(x):\n    # why\n\n    return x", True),
        ("a.py", "def f(x):\n    return x", "def f(x):\n    return -x", False),
        ("a.py", "x: int = 1", "x = 1", False),
        ("a.py", "    if a:\n        b()\n    else:", "    if a:  # why\n        b()\n    else:", True),
        ("a.h", "int f(int x) {\n  return x;\n}", "// why\nint f(int x) { return x; /* so */ }", True),
        ("a.h", "int f(int x);", "int f(long x);", False),
        ("a.cuh", "#define A 1", "#define A 2", False),
        ("a.yaml", "- func: f\n  tags: x", "# why\n- func: f\n  tags: x", True),
        ("a.yaml", "- func: f\n  tags: x", "- func: f\n  tags: y", False),
    ],
)
def test_what_cannot_matter_to_a_reader(path: str, before: str, after: str, cosmetic: bool) -> None:
    assert text.is_cosmetic(path, tuple(before.split("\n")), tuple(after.split("\n"))) is cosmetic


def test_names_and_numbers_that_are_gone() -> None:
    assert text.vanished(("3,599 of old_name", "kept_name 7"), ("3600 kept_name",)) == {"3599", "old_name"}


def _changes(**fields: object) -> sentences.Changes:
    was = Entry("a/one.py#one", "a/one.py", "one", (1, 2), "python-text", "torch/one.py", "aa")
    gone = frozenset({"old_helper", "helper"})
    cited = CitationChange("changed", was, was, "", "read", 0.5, (), gone)
    printed = OutputChange("alpha/count", "differs", "1234", "1235", (), frozenset({"1234"}))
    op = operators.OperatorChange("aten::sum", "gone", "")
    return sentences.collect("2.13.0", [cited], [printed], [op], documents.every())


def test_every_sentence_that_stands_on_a_change_is_listed_and_no_other(small: Path) -> None:
    (small / "docs/alpha/index.md").write_text(PAGE, encoding="utf-8")
    found = {s.line: s for s in sentences.standing(_changes(), documents.every())}
    assert sorted(found) == [3, 5, 8, 9, 12]
    assert found[3].direct and "src:a/one.py#one changed" in found[3].reasons[0]
    assert not found[5].direct and len(found[5].reasons) == 2
    assert found[8].reasons == found[9].reasons == ("alpha/count differs",)
    assert found[12].reasons == ("aten::sum gone", "names the release 2.13.0")


def test_what_names_an_experiment_the_release_or_the_build_is_listed(small: Path) -> None:
    text_ = "# Alpha\n\nIn `count`, add one.\nThis release has ten.\nThe CPU build has none.\n\n"
    text_ += (
        "/// experiment | alpha/count_all\n    predict: How many?\nSome.\n///\n\nA `SparseCUDA` is missing.\n"
    )
    (small / "docs/alpha/index.md").write_text(text_, encoding="utf-8")
    differs = {"vanished": frozenset(), "appeared": frozenset({"SparseCUDA", "word"})}
    printed = OutputChange("alpha/count_all", "differs", "1", "2", (), **differs)
    stood = sentences.collect("2.13.0", [], [printed], [], documents.every())
    assert {s.line for s in sentences.standing(stood, documents.every())} == {4, 8, 9, 12}
    stood.build = "CUDA"
    found = {s.line: s.reasons for s in sentences.standing(stood, documents.every())}
    assert found[4] == ("speaks of the release",)
    assert found[5] == ("speaks of the build, which is one for CUDA now",)
    assert found[12] == ("SparseCUDA is printed now (alpha/count_all)",)
    (small / "docs/alpha/index.md").write_text("# Alpha\n\nIn `count_all`, add one.\n", encoding="utf-8")
    stands = sentences.standing(
        sentences.collect("2.13.0", [], [printed], [], documents.every()), documents.every()
    )
    assert [s.reasons for s in stands] == [("names alpha/count_all, which differs",)]


def test_a_sentence_leaves_the_list_when_it_is_ticked_or_rewritten(small: Path) -> None:
    page = small / "docs/alpha/index.md"
    page.write_text(PAGE, encoding="utf-8")
    unread.add(sentences.standing(_changes(), documents.every()))
    assert {where for where, _ in unread.left()} == {f"docs/alpha/index.md:{n}" for n in (3, 5, 8, 9, 12)}
    page.write_text(PAGE.replace("There are many", "There are few"), encoding="utf-8")
    assert len(unread.left()) == 4
    assert unread.tick("docs/alpha/index.md:3") == 2  # with the one that was rewritten
    with pytest.raises(GuideError, match=r"no sentence of that line .*\n.*5, 8, 12"):
        unread.tick("alpha/index.md:3")
    with pytest.raises(GuideError, match="nearest: alpha/index.md"):
        unread.tick("alpha/indx.md")
    unread.tick("alpha/index.md")
    assert unread.left() == [] and not unread.path("alpha/index.md").exists()


def test_a_damaged_list_is_told(small: Path) -> None:
    unread.folder().mkdir()
    unread.path("alpha.md").write_text('[{"digest": 1}]', encoding="utf-8")
    with pytest.raises(GuideError, match="another shape"):
        unread.load()


def test_operators_of_two_releases(tmp_path: Path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_text(
        '{"a::x": {"schema": "x()", "keys": ["CPU"]}, "a::y": {"schema": "y()", "keys": ["CPU"]}}'
    )
    after.write_text(
        '{"a::y": {"schema": "y(int z)", "keys": ["CUDA"]}, "a::z": {"schema": "z()", "keys": []}}'
    )
    assert [(c.kind, c.name, c.why) for c in operators.compare(before, after)] == [
        ("gone", "a::x", "x()"),
        ("schema", "a::y", "y() → y(int z)"),
        ("kernels", "a::y", "- CPU, + CUDA"),
        ("new", "a::z", "z()"),
    ]


def _git(where: Path, *words: str) -> str:
    identity = ("-c", "user.name=x", "-c", "user.email=x@example.com")
    done = subprocess.run(["git", "-C", where, *identity, *words], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_killed_in_the_middle_the_tree_is_whole_and_the_next_run_goes_on(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (small / "docs/alpha/index.md").write_text(PAGE, encoding="utf-8")
    (small / ".gitignore").write_text(".cache/\n")
    for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(name, "x@example.com")
    _git(small, "init", "--quiet")
    _git(small, "add", "--all")
    _git(small, "commit", "--quiet", "--message", "first")
    stands = sentences.standing(_changes(), documents.every())
    upgrade = report.Upgrade("2.13.0", "2.15.0", [], [], [], stands)
    folder = small / ".cache" / "upgrade"
    told = "the first step's name"

    def steps(fail: bool):
        def inner(up: report.Upgrade, _folder: Path, tree: Path):
            def second() -> None:
                (tree / "half").write_text("half")
                if fail:
                    raise KeyboardInterrupt
                (tree / "half").write_text("whole")

            return [(told, lambda: unread.add(up.sentences, tree)), ("second", second)]

        return inner

    monkeypatch.setattr(apply, "_steps", steps(fail=True))
    with pytest.raises(KeyboardInterrupt):
        apply.apply(upgrade, folder, lambda _: None)
    assert _git(small, "status", "--porcelain") == "" and not (small / "half").exists()
    assert _git(small, "log", "-1", "--format=%s") == told and len(unread.left()) == 5
    monkeypatch.setattr(apply, "_steps", steps(fail=False))
    assert apply.apply(upgrade, folder, lambda _: None) == ["second"]
    assert (small / "half").read_text() == "whole" and _git(small, "status", "--porcelain") == ""
    (small / "half").write_text("mine")
    with pytest.raises(GuideError, match="not committed"):
        apply.apply(upgrade, folder, lambda _: None)


def test_the_report_lists_sentences_by_page(small: Path) -> None:
    (small / "docs/alpha/index.md").write_text(PAGE, encoding="utf-8")
    stands = sentences.standing(_changes(), documents.every())
    printed = OutputChange("alpha/count", "differs", "1", "2", ("-1", "+2"))
    said = report.markdown(report.Upgrade("2.13.0", "2.15.0", [], [printed], [], stands))
    assert "### docs/alpha/index.md" in said and "- [ ] line 3: The call goes through one." in said
    assert "    -1\n    +2" in said and "5 on 1 pages, 4 of them directly" in said


def test_operators_that_change_alike_are_told_as_one() -> None:
    new = [operators.OperatorChange(f"a::{name}", "kernels", "+ CUDA") for name in "vwxyz"]
    changed = [operators.OperatorChange("aten::sum", "gone", "sum()"), *new]
    said = report.markdown(report.Upgrade("2.13.0", "2.15.0", [], [], changed, []))
    assert "- **gone** `aten::sum`: sum()\n" in said
    assert "- **kernels** + CUDA: 5 operators, such as `a::v`, `a::w`, `a::x`, `a::y`\n" in said


def test_no_sentence_of_an_upgrade_is_unread() -> None:
    done = command("scripts/upgrade_pytorch.py", "--unread", cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_release_that_is_none_is_told(small: Path) -> None:
    done = command("scripts/upgrade_pytorch.py")
    assert done.returncode == 2 and "no release is given" in done.stderr
