"""Every file that people edit, fed any bytes: a value or one message. Every writer, killed at any step: old or new."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from guide.citations import lock
from guide.core import jsonfile, paths, release, yamlfile
from guide.core.errors import GuideError
from guide.experiments import programs, recording
from guide.library import audit, authoring, catalogue, chapters, glossary
from guide.links import ledger
from guide.pages import documents, figures, navigation
from guide.site import place
from tests import world

QUICK = settings(
    deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40
)
READERS: dict[str, Callable[[Path], object]] = {
    "seeds/resources/alpha.yml": lambda _: catalogue.load(),
    "seeds/lists/first.yml": lambda _: catalogue.load(),
    "seeds/glossary.yml": lambda _: glossary.terms(),
    "seeds/link-ledger.json": lambda file: ledger.parse(paths.read_text(file), "it"),
    "seeds/sources.lock.json": lock.load,
    "seeds/audit/samples.json": lambda _: audit.samples(),
    "docs/.pages": lambda _: [chapters.chapters(), navigation.read(paths.root() / "docs")],
    "docs/alpha/deep.md": documents.read,
    "docs/alpha/diagrams/hand.svg": figures.parsed,
    "docs/alpha/experiments/sum.py": programs.read,
    "docs/alpha/experiments/sum.out": lambda _: recording.current(programs.named("alpha/sum")),
    "pyproject.toml": lambda _: release.pinned(),
    "rows.yml": lambda file: yamlfile.records(file, audit.Verdict),
    "any.json": lambda file: jsonfile.load_as(file, dict[str, list[int]], "mend it"),
}
MARKS = st.sampled_from([":", "- ", "\n", "\n\n", "  ", "\t", "[", "]", "{", "}", "#", "'", '"', "&a ", "*a", "!!", "|", ">", "%", "---\n",
                         "...\n", "\x00", "\u202e", "\ud7ff", "é", "\r", "null", "1e999", "<script>", "///", "`", "<!DOCTYPE"])  # fmt: skip
NOISE = st.one_of(
    st.binary(max_size=40), st.lists(MARKS, max_size=6).map(lambda some: "".join(some).encode())
)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = world.make(tmp_path_factory.mktemp("damage")) / "repository"
    (base / "seeds/audit").mkdir()
    (base / "seeds/audit/samples.json").write_text("[]\n")
    (base / "rows.yml").write_text("- {page: alpha/deep.md, id: abcdef01, kind: fact, verdict: ok}\n")
    (base / "any.json").write_text('{"a": [1]}\n')
    return base


@pytest.mark.parametrize("name", READERS)
@QUICK
@given(noise=NOISE, at=st.floats(0, 1), cut=st.integers(0, 30), whole=st.booleans())
def test_any_bytes_end_in_a_value_or_in_one_message(
    name: str, noise: bytes, at: float, cut: int, whole: bool, base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUIDE_ROOT", str(base))
    file = base / name
    good = file.read_bytes()
    split = int(at * len(good))
    file.write_bytes(noise if whole else good[:split] + noise + good[split + cut :])
    try:
        READERS[name](file)
    except GuideError as error:
        assert error.what and error.cure
    finally:
        file.write_bytes(good)


STEPS = ("open", "write", "fsync", "replace", "rename", "mkdir", "chmod", "unlink")


def killed(work: Callable[[], object], root: Path, at: int) -> bool:
    """Whether `work`, in a process of its own, was killed before its `at`-th change of a file."""
    child = os.fork()
    if not child:
        try:
            os.environ["GUIDE_ROOT"] = str(root)
            left = at

            def counting(real: Callable[..., object]) -> Callable[..., object]:
                def step(*given: object, **named: object) -> object:
                    nonlocal left
                    left -= 1
                    if not left:
                        os.kill(os.getpid(), 9)
                    return real(*given, **named)

                return step

            for name in STEPS:
                setattr(os, name, counting(getattr(os, name)))
            work()
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -9


def build(out: Path) -> None:
    """A build as `place` replaces it."""
    with place.replaced(out) as part:
        paths.write_whole(part / "index.html", "new")


@pytest.mark.parametrize("at", range(1, 13))
def test_killed_at_any_step_a_writer_leaves_the_old_or_the_new(small: Path, at: int) -> None:
    page = small / "docs/alpha/index.md"
    for work in (lambda: paths.write_whole(page, "new\n" * 10_000), lambda: build(small / "out")):
        killed(work, small, at)
        assert page.read_text() in ("# Alpha\n", "new\n" * 10_000)
        assert not (small / "out").exists() or (small / "out/index.html").read_text() == "new"
        work()
    killed(lambda: authoring.new_chapter("sparse", "Sparse", "What?", "Layouts."), small, at)
    assert {c.id for c in chapters.chapters()} <= {"alpha", "sparse"}, "the navigation names what is there"
    assert not list(small.glob("docs/alpha/.*part*")), "what a killed run left is cleared by the next"
