"""The error index: patterns are proved on what was printed, and whole tracebacks find their entry."""

from pathlib import Path

import pytest

from guide import messages, pages
from guide.errors import GuideError
from guide.experiments import programs, raised, recording, runner

PROGRAM = '"""Two sizes"""\n\n# raises: ValueError\nprint("before")\nraise ValueError("size 3 does not fit 0x7f0011223344\\nsecond line")\n'
BLOCK = """\
# Alpha

/// error | alpha/sizes
    where: {where}
    pattern: "{pattern}"
    raised: no line can be cited, since the program raises it

Make them equal.
///
"""


@pytest.fixture
def repo(small: Path) -> Path:
    """A small repository with one program that raises, recorded."""
    folder = small / "docs/alpha/experiments"
    folder.mkdir()
    (folder / "sizes.py").write_text(PROGRAM, encoding="utf-8")
    program = programs.named("alpha/sizes")
    ran = runner.run(program)
    assert not ran.error
    recording.write(program, recording.Recording(program.digest, "2.13.0", "cpu", ran.output))
    return small


def _page(repo: Path, where: str = "tensors", pattern: str = "size {} does not fit {}") -> pages.Page:
    page = repo / "docs/alpha/index.md"
    page.write_text(BLOCK.format(where=where, pattern=pattern), encoding="utf-8")
    return pages.read(page)


def test_what_the_program_printed_ends_in_the_message_without_addresses(repo: Path) -> None:
    assert recording.of(programs.named("alpha/sizes")).output == (
        "before\nValueError: size 3 does not fit 0x…\nsecond line\n"
    )
    (found,) = messages.every() if _page(repo) else ()
    assert (found.title, found.group) == ("ValueError: size 3 does not fit 0x…", "tensors")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"where": "tensor"}, "did you mean: tensors"),
        ({"pattern": "size {} is odd {}"}, "no pattern fits what alpha/sizes printed"),
        ({"pattern": "size {}"}, "fits too much"),
    ],
)
def test_data_that_is_off_is_told(repo: Path, fields: dict[str, str], told: str) -> None:
    _page(repo, **fields)
    with pytest.raises(GuideError, match=told):
        messages.every()


def test_a_program_that_does_not_raise_what_it_says_fails(repo: Path) -> None:
    path = repo / "docs/alpha/experiments/sizes.py"
    path.write_text(PROGRAM.replace("raise ValueError", "raise TypeError"), encoding="utf-8")
    assert "it should end with ValueError" in runner.run(programs.named("alpha/sizes")).error
    path.write_text(PROGRAM.partition("raise")[0], encoding="utf-8")
    path.write_text('"""T"""\n\n# raises: ValueError\nprint(1)\n', encoding="utf-8")
    assert "it ended with status 0" in runner.run(programs.named("alpha/sizes")).error


def test_a_warning_is_told_without_its_place() -> None:
    err = "/x/y.py:7: UserWarning: not so (Triggered internally at /p/q.cpp:12.)\n  call(1)\n/x/y.py:9: FutureWarning: other\n"
    assert raised.told("UserWarning", 0, err) == "UserWarning: not so (Triggered internally at …)"
    assert raised.told("FutureWarning", 0, err) == "FutureWarning: other"
    assert raised.told("UserWarning", 1, err) == ""


@pytest.mark.parametrize(
    ("pasted", "first"),
    [
        (
            "RuntimeError: mat1 and mat2 shapes cannot be multiplied (64x512 and 1024x10)",
            "errors/matmul_shapes",
        ),
        (
            'Traceback (most recent call last):\n  File "train.py", line 88, in <module>\n    loss = x + y\n'
            "RuntimeError: The size of tensor a (50257) must match the size of tensor b (768) at non-singleton\n dimension 2",
            "errors/sizes_differ",
        ),
        ("what is shape '[32, 784]' is invalid for input of size 50176 ??", "errors/view_size"),
    ],
)
def test_a_pasted_message_finds_its_entry(pasted: str, first: str) -> None:
    assert next(iter(messages.find(pasted, messages.every()))).key == first


def test_ordinary_words_find_none() -> None:
    assert messages.find("how is a tensor of size 3 added to another tensor?", messages.every()) == []
