"""Every command that writes, killed at any step and fed any bytes: the old file or the new one, and never a traceback."""

import json
import os
import shutil
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from guide.citations import lock
from guide.core import paths, release, yamlfile
from guide.experiments import cost, programs, recording
from guide.library import audit, authoring, catalogue, chapters
from guide.links import ledger
from guide.pages import figures
from guide.release import unread
from guide.site import place
from tests.conftest import ROOT
from tests.hostile import trying, world
from tests.hostile.trying import Case

ABOUT = "Shows how a storage outlives the tensor that made it."
ADD = ["add_resource.py", "alpha", "--id", "two", "--title", "Two", "--language", "en", "--kind", "article", "--level", "deep",
       "--basis", "summary", "--about", ABOUT, "--url", "https://two.example/"]  # fmt: skip
CHAPTER = ["new_chapter.py", "sparse", "Sparse", "--question", "What?", "--description", "Layouts."]
CONFIRM = ["check_links.py", "confirm", "https://one.example/page", "--note", "A page.", "--by", "me"]
DRAW = ["render_diagrams.py", "--all"]
LOCK = ["lock_sources.py", "--wheel", "{world}/wheel"]
TICK = ["upgrade_pytorch.py", "--tick", "alpha/deep.md"]
SAMPLE = ["audit_pages.py", "sample", "--seed", "s", "--drawn", "3", "--false", "0", "--misleading", "1", "--dull", "0",
          "--cryptic", "0"]  # fmt: skip
JUDGE = ["audit_pages.py", "record", "{world}/repository/rows.yml"]
BUILD = ["build_site.py", "--out", "{world}/out"]
RUN = ["record_experiments.py", "alpha/sum"]
OPERATORS = ["build_operators.py"]
STATE = ["state_release.py"]
COST = ["measure_proof.py"]
# What each command that writes reads, so what is worth damaging. An installed PyTorch of another release than the small
# world's ends the last three after what they read first.
FED = (
    ("seeds/resources/alpha.yml", ADD), ("docs/alpha/.pages", ADD), ("seeds/lists/first.yml", ADD),
    ("docs/.pages", CHAPTER), ("docs/alpha/index.md", CHAPTER),
    ("seeds/link-ledger.json", CONFIRM),
    ("seeds/sources.lock.json", LOCK), ("docs/alpha/deep.md", LOCK),
    ("docs/alpha/diagrams/box.dot", DRAW),
    ("seeds/unread/alpha/deep.json", TICK), ("docs/alpha/deep.md", TICK),
    ("seeds/audit/samples.json", SAMPLE), ("rows.yml", JUDGE), ("seeds/audit/alpha.json", JUDGE),
    ("mkdocs.yml", STATE), ("pyproject.toml", STATE), ("README.md", STATE),
    ("docs/alpha/experiments/sum.out", RUN), ("docs/alpha/experiments/sum.py", RUN),
    ("seeds/operator-runs.json", OPERATORS), ("seeds/operator-checks.json", OPERATORS),
    ("seeds/proof-cost.json", COST),
)  # fmt: skip
BUILT = ("docs/alpha/deep.md", "docs/alpha/index.md", "docs/.pages", "docs/alpha/.pages", "docs/changes.md", "mkdocs.yml",
         "seeds/glossary.yml", "seeds/resources/alpha.yml", "seeds/lists/first.yml", "seeds/sources.lock.json",
         "docs/alpha/diagrams/hand.svg", "docs/alpha/experiments/sum.out", "seeds/link-ledger.json")  # fmt: skip
WRITTEN = ("seeds/resources/alpha.yml", "docs/.pages", "seeds/link-ledger.json", "seeds/sources.lock.json",
           "docs/alpha/diagrams/box.svg")  # fmt: skip
QUICK = settings(deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return world.make(tmp_path_factory.mktemp("template"))


def fresh(template: Path, folder: Path) -> Path:
    """A world of its own in `folder`."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(template, folder, symlinks=True)
    base = folder / "repository"
    (base / "seeds/unread/alpha").mkdir(parents=True)
    (base / "seeds/unread/alpha/deep.json").write_text('[{"digest": "x", "text": "x", "reasons": []}]')
    (base / "docs/contributing").mkdir()
    (base / "seeds/audit").mkdir()
    (base / "seeds/audit/alpha.json").write_text("{}\n")
    (base / "seeds/audit/samples.json").write_text("[]\n")
    for name in ("runs", "checks"):
        (base / f"seeds/operator-{name}.json").write_text("{}\n")
    (base / "rows.yml").write_text("- {page: alpha/deep.md, id: abcdef01, kind: fact, verdict: ok}\n")
    for name, text in {
        "CITATION.cff": "version: 1.0.0",
        "README.md": "It is proved on PyTorch 1.0.0.",
    }.items():
        (base / name).write_text(f"{text}\n")
    return folder


STEPS = ("open", "write", "fsync", "replace", "rename", "mkdir", "chmod", "unlink")


def killed(work: Callable[[], object], root: Path, at: int) -> bool:
    """Whether `work`, in a process of its own, was killed before its `at`-th change of a file."""
    child = os.fork()
    if not child:
        try:
            os.environ["GUIDE_ROOT"] = str(root)
            left = at

            def counted(real: Callable[..., object]) -> Callable[..., object]:
                def step(*given: object, **named: object) -> object:
                    nonlocal left
                    left -= 1
                    if not left:
                        os.kill(os.getpid(), 9)
                    return real(*given, **named)

                return step

            for name in STEPS:
                setattr(os, name, counted(getattr(os, name)))
            work()
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -9


RECORD: dict[str, object] = {
    "id": "two", "title": "Two", "url": "https://two.example/", "language": "en", "kind": "article", "level": "deep",
    "about": ABOUT, "basis": "summary",
}  # fmt: skip
WORKS: dict[str, Callable[[Path], object]] = {
    "a resource": lambda root: authoring.add_resource("alpha", RECORD),
    "a chapter": lambda root: authoring.new_chapter("sparse", "Sparse", "What?", "Layouts."),
    "a look": lambda root: ledger.confirm("https://one.example/page", "me", "A page.", date(2030, 1, 1)),
    "a drawing": lambda root: figures.draw(root / "docs/alpha/diagrams/box.dot"),
    "a lock": lambda root: paths.write_whole(lock.lock_path(), lock.load().text() + "\n"),
    "a sample": lambda root: audit.add_sample({"seed": "s", "drawn": 3, "false": 0, "misleading": 1}),
    "a release": lambda root: release.state(),
    "a tick": lambda root: unread.tick("alpha/deep.md"),
    "a measurement": lambda root: cost.write(
        cost.Cost("a processor", 1.0, {"alpha/sum": 1.0}), programs.every()
    ),
    "an output": lambda root: recording.write(
        sums := programs.named("alpha/sum"), recording.Recording(sums.digest, "9.9.0", "cpu", "3\n")
    ),
    "a build": lambda root: built(root / "out"),
    "a file": lambda root: paths.write_whole(root / "docs/alpha/deep.md", "new\n" * 10_000),
}


# What each command writes, by the work above that is killed; what writes nothing in the repository says so.
WRITES = {
    "add_resource.py": "a resource",
    "audit_pages.py": "a sample",
    "build_book.py": "a file",
    "build_operators.py": "a file",
    "build_pretended_cuda.py": "nothing here: beside the installed PyTorch, made anew by the next run",
    "build_site.py": "a build",
    "check_links.py": "a look",
    "compare_builds.py": "nothing here: a folder of its own, or one named by --keep",
    "lock_sources.py": "a lock",
    "make_frameworks.py": "nothing here: environments in the cache, each marked when it is whole",
    "measure_proof.py": "a measurement",
    "new_chapter.py": "a chapter",
    "prove_changes.py": "nothing here",
    "record_experiments.py": "an output",
    "record_sessions.py": "a file",
    "render_diagrams.py": "a drawing",
    "serve_site.py": "nothing here: a folder of its own",
    "state_release.py": "a release",
    "time_first_breakpoint.py": "nothing here: a folder of its own",
    "upgrade_pytorch.py": "a tick",
}


def built(out: Path) -> None:
    """A build as `place` replaces it."""
    with place.replaced(out) as part:
        paths.write_whole(part / "index.html", "new")


def test_every_command_that_writes_is_killed() -> None:
    assert WRITES.keys() == {path.name for path in (ROOT / "scripts").glob("*.py")}
    assert {what for what in WRITES.values() if not what.startswith("nothing here")} == WORKS.keys()


@pytest.mark.parametrize("what", WORKS)
@settings(QUICK, max_examples=4)
@given(at=st.integers(1, 24))
def test_killed_at_any_step_the_files_are_old_or_new(
    what: str, at: int, template: Path, tmp_path: Path
) -> None:
    root = fresh(template, tmp_path / "here") / "repository"
    before = {name: (root / name).read_bytes() for name in (*WRITTEN, "docs/alpha/deep.md")}
    killed(lambda: WORKS[what](root), root, at)
    whole(root, before)
    again = killed(lambda: WORKS[what](root), root, 10_000)
    assert not again
    whole(root, before)
    assert not [p for p in root.rglob(".*part*")], "what a killed run left is cleared by the next"


def whole(root: Path, before: dict[str, bytes]) -> None:
    """Every file that a command writes is the old one or reads as a new one."""
    old = os.environ.get("GUIDE_ROOT")
    os.environ["GUIDE_ROOT"] = str(root)
    try:
        assert catalogue.load().resources.keys() >= {"one"}
        assert next(c.id for c in chapters.chapters()) == "alpha"
        assert ledger.parse((root / "seeds/link-ledger.json").read_text(encoding="utf-8"), "it").keys() == {
            "https://one.example/page"
        }
        assert "version" in json.loads((root / "seeds/sources.lock.json").read_text())["release"]
        figures.parsed(root / "docs/alpha/diagrams/box.svg")
        assert len(audit.samples()) < 2 and len(unread.load()) < 2
        assert cost.read() is None or cost.read() == cost.Cost("a processor", 1.0, {"alpha/sum": 1.0})
        assert recording.of(programs.named("alpha/sum")).output in ("2\n", "3\n")
        assert not (root / "out").exists() or (root / "out/index.html").read_text() == "new"
        assert 'pytorch: "' in (root / "mkdocs.yml").read_text()
        page = (root / "docs/alpha/deep.md").read_bytes()
        assert page in (before["docs/alpha/deep.md"], b"new\n" * 10_000)
        for entry in yamlfile.load(root / "docs/.pages")[0]["nav"]:
            assert (root / "docs" / entry).exists(), f"the navigation names {entry}"
    finally:
        os.environ.pop("GUIDE_ROOT") if old is None else os.environ.update(GUIDE_ROOT=old)


MARKS = st.sampled_from([":", "- ", "\n", "\n\n", "  ", "\t", "[", "]", "{", "}", "#", "'", '"', "&a ", "*a", "!!", "|", ">", "%", "---\n",
                         "...\n", "\x00", "\u202e", "\ud7ff", "é", "\r", "null", "1e999", "<script>", "///", "`", "<!DOCTYPE"])  # fmt: skip


@st.composite
def damage(
    draw: st.DrawFn, choices: Sequence[tuple[str, list[str]]]
) -> tuple[str, list[str], Callable[[bytes], bytes]]:
    """A file, a command that reads it, and a way to damage it: noise, a piece cut out, or marks of the format put in."""
    name, run = draw(st.sampled_from(choices))
    noise = draw(
        st.one_of(
            st.binary(max_size=40), st.lists(MARKS, max_size=6).map(lambda some: "".join(some).encode())
        )
    )
    at, cut, all_of_it = draw(st.floats(0, 1)), draw(st.integers(0, 30)), draw(st.booleans())

    def change(data: bytes) -> bytes:
        place = int(at * len(data))
        return noise if all_of_it else data[:place] + noise + data[place + cut :]

    return name, run, change


def test_every_command_that_writes_is_fed() -> None:
    """`build_book.py` reads what `build_site.py` reads, through the same build; `record_sessions.py` reads what that built."""
    fed = {run[0] for _, run in (*FED, ("", BUILD))}
    assert fed == {name for name, what in WRITES.items() if not what.startswith("nothing here")} - {
        "build_book.py",
        "record_sessions.py",
    }


def feed(damaged: tuple[str, list[str], Callable[[bytes], bytes]], template: Path, tmp_path: Path) -> None:
    """Damage the file, run the command: it ends well or in a message, and changes what it may."""
    name, run, change = damaged
    folder = fresh(template, tmp_path / "here")
    file = folder / "repository" / name
    file.write_bytes(change(file.read_bytes() if file.exists() else b"{}\n"))
    allowed = ["seeds/resources", "docs/.pages", "docs/sparse", "seeds/link-ledger.json", "seeds/sources.lock.json",
               "docs/alpha/diagrams", "seeds/unread", "seeds/audit", "mkdocs.yml", "CITATION.cff", "README.md"]  # fmt: skip
    outcome = trying.attempt(Case("any bytes", run, want=[0, 1, 2], changes=allowed), folder)
    assert outcome.good or outcome.verdict.endswith(" messages"), (outcome, file.read_bytes())


@settings(QUICK, max_examples=60)
@given(damaged=damage(FED))
def test_fed_any_bytes_a_command_ends_in_a_message_or_well(
    damaged: tuple[str, list[str], Callable[[bytes], bytes]], template: Path, tmp_path: Path
) -> None:
    feed(damaged, template, tmp_path)


@settings(QUICK, max_examples=6)
@given(damaged=damage([(name, BUILD) for name in BUILT]))
def test_fed_any_bytes_a_build_ends_in_a_message_or_well(
    damaged: tuple[str, list[str], Callable[[bytes], bytes]], template: Path, tmp_path: Path
) -> None:
    feed(damaged, template, tmp_path)
