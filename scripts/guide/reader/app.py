"""The commands of `inside.pyz`, and of the file that holds one program.

A command imports what it needs when it runs: Python compiles each module of a zip anew at each start.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import textwrap
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from guide.core.errors import GuideError, nearest
from guide.core.matching import find
from guide.reader import contents

if TYPE_CHECKING:
    from guide.reader.checking import Checked


def main(words: Sequence[str] | None = None) -> int:
    """Exit 0 when all is well, 1 for a difference or nothing found, 2 for a fault of the input."""
    return _guarded(lambda: _work(_parser().parse_args(words)))


def alone(key: str, words: Sequence[str] | None = None) -> int:
    """The file of one program: run it, or with `--check` compare what it prints with what was recorded."""
    parser = argparse.ArgumentParser(description=f"{contents.programs()[key].title} ({key})")
    parser.add_argument("--check", action="store_true", help="compare with what was recorded")
    parser.add_argument("--code", action="store_true", help="show the program and its helpers")
    given = parser.parse_args(words)
    if given.code:
        return _guarded(lambda: _code(key))
    return main(["check" if given.check else "run", key])


def _guarded(work: Callable[[], int]) -> int:
    try:
        status = work()
        sys.stdout.flush()
        return status
    except GuideError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader's pager has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0


def _work(arguments: argparse.Namespace) -> int:
    return int(arguments.work(arguments))


def _code(key: str) -> int:
    for name, source in contents.programs()[key].files.items():
        print(f"# ---- {name}\n{source}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="inside", description="Inside PyTorch, the reading guide, on your own machine."
    )
    says = "Inside PyTorch {guide}, proved on PyTorch {torch}".format_map(contents.about())
    parser.add_argument("--version", action="version", version=says)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, work: object, says: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=says, description=says)
        made.set_defaults(work=work)
        return made

    check = command(
        "check", _check, "run the guide's programs on your PyTorch and compare with what was recorded"
    )
    check.add_argument("what", nargs="*", help="a chapter, a page or an experiment; none: all of them")
    check.add_argument(
        "--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2), help="programs at a time"
    )
    check.add_argument("--quiet", action="store_true", help="no differences, only the table")
    run = command("run", _run, "run one program and show what it prints")
    run.add_argument("experiment")
    shown = command("list", _list, "the chapters, or the experiments of one")
    shown.add_argument("what", nargs="?", default="")
    place = command("where", _where, "which code runs for a Python name, an operator or a C++ function")
    place.add_argument("name")
    traced = command("trace", _trace, "follow a call of your own from Python to its kernels")
    traced.add_argument("call", help="as you would write it in Python")
    traced.add_argument(
        "--setup", action="append", default=[], help="what must run before it; may be given more than once"
    )
    traced.add_argument(
        "--no-frames", action="store_true", help="leave the C++ frames out: gdb takes a while"
    )
    explain = command("explain", _explain, "read an error message and show what the guide says of it")
    explain.add_argument("file", nargs="?", help="a file that holds it; none: the standard input")
    read = command("read", _read, "a page as text")
    read.add_argument("page")
    little = command(
        "little", _little, "train with the little PyTorch of the guide and with yours, and compare every bit"
    )
    little.add_argument("training", nargs="*", help="mlp, conv, ddp, compiled; none: all of them")
    little.add_argument("--steps", default="200", help="of each training")
    little.add_argument(
        "--edit",
        nargs=3,
        default=[],
        metavar=("MODULE", "OLD", "NEW"),
        help="with a rule changed: a piece of a module's text, and what stands in its place",
    )
    exercise = command(
        "exercise",
        _exercise,
        "ten small files of C++, each with a hole: write them, compile them, say what is missing",
    )
    exercise.add_argument("names", nargs="*", help="exercises; none: all, up to the first that fails")
    exercise.add_argument("--folder", default="cpp-exercises", help="where they are written")
    exercise.add_argument("--solution", action="store_true", help="show what fills the hole")
    ask = command("ask", _ask, "search the guide")
    ask.add_argument("words", nargs="+")
    return parser


def _check(given: argparse.Namespace) -> int:
    from guide.reader import checking
    from guide.reader.checking import NEEDS, OTHER, SAME

    some = contents.chosen(given.what)
    version = checking.torch_here() if any(one.torch != checking.NO_TORCH for one in some) else ""
    if given.jobs < 1:
        raise GuideError("--jobs", f"{given.jobs} programs at a time do nothing", "give 1 or more")
    pinned, python = contents.about()["torch"], ".".join(map(str, sys.version_info[:3]))
    own = f"PyTorch {version}" if version else "without PyTorch"
    print(f"{own}, Python {python}; the guide is proved on {pinned}")
    found: list[Checked] = []
    for one in checking.every(some, given.jobs):
        found.append(one)
        if sys.stderr.isatty():
            line = f"[{'#' * (30 * len(found) // len(some)):30}] {len(found)}/{len(some)} {one.entry.key}"
            print(f"\r{line[:79]:79}", end="\r", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(f"\r{'':79}\r", end="", file=sys.stderr)
    width = max(len(one.entry.key) for one in found)
    for one in found:
        if one.state != SAME or len(found) <= 20:
            reason = f": {one.said}" if one.state == NEEDS or (one.state == SAME and one.said) else ""
            print(f"{one.entry.key:{width}}  {one.state}{reason}")
        if one.state == OTHER:
            if not given.quiet:
                print(textwrap.indent(one.said, "    "))
            for page in one.entry.pages:
                print(
                    f"    what stands on it: {contents.about()['address']}{page.removesuffix('index.md').removesuffix('.md')}"
                )
    states = Counter(one.state for one in found)
    print(", ".join(f"{states[state]} {state}" for state in (SAME, OTHER, NEEDS) if states[state]))
    return int(bool(states[OTHER]))


def _run(given: argparse.Namespace) -> int:
    from guide.reader import checking

    (entry, *more) = contents.chosen([given.experiment])
    if more:
        raise GuideError(given.experiment, "that is more than one experiment", "list shows them")
    if entry.torch != checking.NO_TORCH:
        checking.torch_here()
    if lacks := checking.lacks(entry):
        raise GuideError(entry.key, lacks)
    with tempfile.TemporaryDirectory(prefix="inside-") as folder:
        output, error = checking.run(entry, contents.unpack(Path(folder)))
    print(output, end="")
    if error:
        raise GuideError(entry.key, error)
    return 0


def _list(given: argparse.Namespace) -> int:
    if given.what:
        for entry in contents.chosen([given.what]):
            needs = (
                f"  ({', '.join((*entry.requires, *entry.packages))})"
                if entry.requires or entry.packages
                else ""
            )
            print(f"{entry.key}: {entry.title}{needs}")
    else:
        for chapter, number in Counter(key.partition("/")[0] for key in contents.programs()).items():
            print(f"{chapter}: {number} experiments")
    return 0


def _where(given: argparse.Namespace) -> int:
    from guide.reader import where

    found = where.find(given.name)
    for line in found:
        print(line)
    return 0 if found else 1


def _trace(given: argparse.Namespace) -> int:
    from guide.reader import checking, tracing

    version, pinned = checking.torch_here(), contents.about()["torch"]
    setup = "\n".join(given.setup)
    print("running the call ...", file=sys.stderr)
    found = tracing.run(given.call, setup)
    python = ".".join(map(str, sys.version_info[:3]))
    print(f"PyTorch {version}, Python {python}; the guide is proved on {pinned}")
    if version.partition("+")[0] != pinned:
        print(
            f"operators, keys and nodes are those of {version}, kernels' names, places and pages those of {pinned}"
        )
    if found.printed:
        _section("It printed", found.printed.rstrip().splitlines())
    lines = tracing.calls(found)
    _section("Functions, operators and the keys they went through", lines or ["no operator was called"])
    if not found.same:
        print(
            "  With its keys noted the call ran other operators than without: trust the names, not the order."
        )
    if found.raised:
        _section("It raises", found.raised.splitlines())
        for one in find(found.raised, contents.explained())[:1]:
            print(f"  explained: {contents.about()['address']}{one.address}")
    if found.graph:
        _section("The graph that it leaves", tracing.graph(found))
    if not given.no_frames:
        print("asking gdb for the C++ frames, which takes some ten seconds ...", file=sys.stderr)
        _section("C++ frames", tracing.frames(given.call, setup, found))
    if some := tracing.pages(found.names):
        _section("In the guide (inside read PAGE)", some)
    return int(bool(found.raised))


def _section(title: str, lines: Sequence[str]) -> None:
    print(f"\n{title}")
    for line in lines:
        print(f"  {line}")


def _explain(given: argparse.Namespace) -> int:
    if given.file:
        try:
            pasted = Path(given.file).read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise GuideError(
                given.file, error.strerror or "it cannot be read", "name a file that holds the message"
            ) from None
    else:
        pasted = sys.stdin.read()
    found = find(pasted, contents.explained())[:3]
    if not found:
        print("no message of the error index is in it; search: inside ask WORDS")
        return 1
    from guide.reader import terminal

    for one in found:
        said = f"{contents.about()['address']}{one.address}\n\n{terminal.render(one.text)}"
        print(f"{one.title}\n{textwrap.indent(said, '    ')}\n")
    return 0


def _read(given: argparse.Namespace) -> int:
    names = contents.about()["pages"]
    name = given.page.removeprefix("docs/").removesuffix(".md").strip("/")
    page = next((p for p in (f"{name}.md", f"{name}/index.md") if p in names), None)
    if not page:
        near = nearest(name, [n.removesuffix(".md") for n in names])
        raise GuideError(
            given.page, "no such page", f"did you mean: {near}?" if near else "ask searches the guide"
        )
    from guide.reader import terminal

    print(terminal.render(contents.page(page)))
    return 0


def _little(given: argparse.Namespace) -> int:
    from guide.reader import checking

    checking.torch_here()
    edit = ["--edit", *given.edit] if given.edit else []
    return _beside(contents.LITTLE, "_run.py", [*given.training, "--steps", given.steps, *edit])


def _exercise(given: argparse.Namespace) -> int:
    words = [*given.names, "--folder", given.folder, *(["--solution"] if given.solution else [])]
    return _beside(contents.EXERCISES, "_exercises.py", words)


def _beside(key: str, helper: str, words: Sequence[str]) -> int:
    """Run a helper of a program in the reader's folder, with all that lies beside it; its exit status."""
    with tempfile.TemporaryDirectory(prefix="inside-", ignore_cleanup_errors=True) as folder:
        for name, source in contents.programs()[key].files.items():
            Path(folder, name).write_text(source, encoding="utf-8")
        return subprocess.run([sys.executable, Path(folder, helper), *words]).returncode


def _ask(given: argparse.Namespace) -> int:
    from guide.reader import asking

    found = asking.find(" ".join(given.words))
    for one in found:
        print(
            f"{one.page}: {one.heading}\n{textwrap.indent(textwrap.fill(one.says, 96), '    ')}\n    inside read {one.page}\n"
        )
    if not found:
        print("nothing in the guide holds these words")
    return 0 if found else 1
