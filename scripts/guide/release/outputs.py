"""Every experiment run under another PyTorch, and what it prints beside what is recorded.

The runs happen in an environment of the other release (`python -m guide.release.outputs FOLDER`), one file a program, so that a
killed upgrade goes on where it stopped.
"""

import json
import sys
from dataclasses import dataclass
from os import cpu_count
from pathlib import Path

from rich.console import Console

from guide.core import cli, jsonfile
from guide.core.paths import write_whole
from guide.experiments import hermetic, measured, programs, recording, runner, sweep
from guide.release import text

KINDS = ("fails", "differs", "same")


@dataclass(frozen=True)
class OutputChange:
    """One experiment in two releases: `same`, `differs` with a diff, or `fails` with what it said."""

    key: str
    kind: str
    before: str
    after: str
    diff: tuple[str, ...] = ()
    vanished: frozenset[str] = frozenset()
    appeared: frozenset[str] = frozenset()


def _recorded() -> list[programs.Program]:
    """All programs but those that wait for a GPU."""
    return [program for program in programs.every() if not recording.waits(program)]


def compare(folder: Path) -> list[OutputChange]:
    """What `run_all` left in `folder`, beside the recorded outputs; those that fail first."""
    found = []
    for program in _recorded():
        done = _done(_file(folder, program))
        before, after = recording.current(program).output, done["output"]
        old, new = tuple(before.splitlines()), tuple(after.splitlines())
        if done["error"]:
            said = tuple(done["error"].splitlines())
            found.append(OutputChange(program.key, "fails", before, done["error"], said))
        elif before == after or (program.measured and not measured.unmet(program.measured, after)):
            found.append(OutputChange(program.key, "same", before, before))
        else:
            diff, gone, come = text.difference(old, new), text.vanished(old, new), text.vanished(new, old)
            found.append(OutputChange(program.key, "differs", before, after, diff, gone, come))
    return sorted(found, key=lambda c: (KINDS.index(c.kind), c.key))


def run_all(folder: Path, jobs: int) -> None:
    """Run what `folder` does not hold yet under this interpreter's PyTorch; what prints something else, a second time."""
    left = [p for p in _recorded() if not _is_file(folder, p)]

    def work(program: programs.Program) -> None:
        done_run = runner.run(program)
        error = done_run.error
        if not error and not program.measured and done_run.output != recording.current(program).output:
            error = _again(program, done_run.output)
        done = {"program": program.digest, "output": done_run.output, "error": error}
        write_whole(_file(folder, program), json.dumps(done, ensure_ascii=False, indent=1) + "\n")

    sweep.sweep(left, work, jobs, Console(stderr=True))


def _again(program: programs.Program, output: str) -> str:
    """Why a new interpreter does not print `output`, which is to be recorded; empty when it does."""
    done_run = runner.run(program, fresh=True)
    if done_run.error or done_run.output == output:
        return done_run.error
    return "two runs print different things:\n" + hermetic.difference(output, done_run.output)


def _file(folder: Path, program: programs.Program) -> Path:
    return folder / f"{program.chapter}-{program.name}.json"


def _done(file: Path) -> dict[str, str]:
    return jsonfile.load_as(file, dict[str, str], f"remove {file}, then run it again")


def _is_file(folder: Path, program: programs.Program) -> bool:
    """Whether the program, as it is now, has been run."""
    file = _file(folder, program)
    return file.is_file() and bool(_done(file)["program"] == program.digest)


if __name__ == "__main__":
    cli.guard(lambda: run_all(Path(sys.argv[1]), cpu_count() or 1))
