"""Runs experiments so that two machines print the same: fixed environment, seed, threads, locale, folder."""

import atexit
import shutil
import sys
import tempfile
from dataclasses import dataclass, replace
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import TypeVar

from guide.core import processes
from guide.core.errors import GuideError
from guide.core.paths import shown, write_whole
from guide.core.processes import Limits
from guide.core.server import Server
from guide.experiments import callgrind, compiler, frameworks, hermetic, measured, recording
from guide.experiments.forks import Forks
from guide.experiments.programs import Program
from guide.experiments.recording import Recording
from guide.fake_cuda import build as pretended
from guide.gdb import debugger
from guide.pages import figures

S = TypeVar("S", bound=Server)
SCRIPTS = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Run:
    """What one run printed, or why it failed, and its CPU seconds with those of all that it waited for."""

    output: str
    error: str = ""
    cpu: float = 0.0


def torch_version() -> str:
    """The installed PyTorch's release, without the build's `+cpu`."""
    try:
        return metadata.version("torch").split("+")[0]
    except metadata.PackageNotFoundError:
        raise GuideError("PyTorch", "it is not installed here", "make env-test") from None


def run(program: Program, fresh: bool = False) -> Run:
    """Run one program once in an empty folder, beside it only its helpers, to its end or to a limit.

    It is a fork of a process that has imported torch where `forked` says so, asks the shared gdb and valgrind, and
    compiles with what was compiled before; `fresh` forbids all four, for what a reader runs.
    """
    if missing := hermetic.missing(program.requires):
        return Run("", missing)
    if lacking := frameworks.missing(program.requires):
        return Run("", f"it requires {' and '.join(lacking)}: {frameworks.COMMAND} {' '.join(lacking)}")
    limits, python = Limits(seconds=program.limit), interpreter(program)
    with tempfile.TemporaryDirectory(prefix="experiment-", ignore_cleanup_errors=True) as folder:
        beside, work = Path(folder, "program"), Path(folder, "work")
        beside.mkdir()
        work.mkdir()
        for file in (program.path, *program.helpers):
            shutil.copyfile(file, beside / file.name)
        path = beside / program.path.name
        env = hermetic.environment(work, SCRIPTS) | frameworks.variables(program.requires)
        shares_gdb = "gdb" in program.requires and not fresh and not _pretends(program)
        if shares_gdb:
            env |= debugger.shared().variables()
        if _pretends(program):
            env |= pretended.environment()
        if _pretends(program) or "cuda" in program.requires:
            env = _with_device(env)
        if "g++" in program.requires and not fresh:
            env |= compiler.variables(env)
        # What a compiled program does under valgrind needs no Python.
        counts = program.requires == ("valgrind",) and not fresh
        if counts:
            env |= _counting().variables(env)
        if forked(program) and not fresh:
            ended = (_pretending() if _pretends(program) else _forks()).run(path, work, env, limits)
        else:
            ended = processes.run([python, path], limits, cwd=work, env=env)
        if shares_gdb:
            ended = replace(ended, cpu=ended.cpu + debugger.shared().seconds(work))
        if counts:
            ended = replace(ended, cpu=ended.cpu + _counting().seconds(work))
    if ended.broke:
        cure = "; make it smaller or write '# limit: N' (at most 600)" if "limit of" in ended.broke else ""
        return Run("", ended.broke + cure, ended.cpu)
    output, fault = hermetic.judged(program.raises, ended.status, ended.out, ended.err)
    return Run(output, fault, ended.cpu)


def close() -> None:
    """End what programs share in this process: fork servers and gdb. The next program starts them again."""
    for server in (_forks(), _pretending(), debugger.shared(), _counting()):
        server.close()


def _environment(folder: Path) -> dict[str, str]:
    return hermetic.environment(folder, SCRIPTS)


@cache
def _forks() -> Forks:
    """One for all threads of this process, as each below."""
    return _ending(Forks(_environment))


@cache
def _pretending() -> Forks:
    """Its libraries stand in front of NVIDIA's from the process's start."""

    def environment(folder: Path) -> dict[str, str]:
        return _with_device(_environment(folder) | pretended.environment())

    return _ending(Forks(environment))


@cache
def _counting() -> callgrind.Callgrind:
    """What the programs that count instructions share, with one set of kernels on every machine."""
    return _ending(callgrind.Callgrind(lambda f: _environment(f) | {"ATEN_CPU_CAPABILITY": "default"}))


def _ending(server: S) -> S:
    atexit.register(server.close)
    return server


def _with_device(environment: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name != "CUDA_VISIBLE_DEVICES"}


def interpreter(program: Program) -> Path:
    """The Python that runs a program: this one, or that of its first framework where PyTorch takes no part."""
    others = frameworks.required(program.requires)
    own = "torch" in program.imports or not others
    return (None if own else frameworks.python(others[0])) or Path(sys.executable)


def forked(program: Program) -> bool:
    """Whether a program runs as a fork: it imports torch, times nothing, needs no interpreter of its own, and no real GPU."""
    alone = program.fresh or program.measured or "cuda" in program.requires
    return "torch" in program.imports and not alone


def _pretends(program: Program) -> bool:
    """Whether it needs libraries in front of NVIDIA's from its process's start: another server forks it."""
    return "pretended-gpu" in program.requires


def record(program: Program) -> bool:
    """Run and write the output; True when a file changed. Two runs that differ are refused.

    The first run is a new interpreter's; the second is the one that every later proof makes, so what is recorded is
    never what a fork alone would print.
    """
    if "cuda" in program.requires and not has_cuda():
        raise GuideError(
            shown(program.path), "it requires CUDA, and this machine has none", "record it where a GPU is"
        )
    first = run(program, fresh=True)
    if first.error:
        raise GuideError(shown(program.path), first.error, "mend the program")
    again = run(program)
    if program.measured:
        if broken := again.error or _unmet(program, first.output) or _unmet(program, again.output):
            raise GuideError(shown(program.path), broken, "claim what holds on a busy machine too")
    elif again.error or again.output != first.output:
        cure = "print nothing that depends on time, addresses, order of threads or random seeds"
        if forked(program):
            cure += "; where only a fork differs, write '# fresh: why'"
        raise GuideError(
            shown(program.path),
            "two runs print different things:\n"
            + (again.error or hermetic.difference(first.output, again.output)),
            cure,
        )
    others = frameworks.titles(program.requires)
    torch = torch_version() if "torch" in program.imports or not others else recording.NONE
    now = Recording(program.digest, torch, device(program), first.output, others)
    changed = recording.write(program, now)
    return draw(program, first.output) or changed


def _unmet(program: Program, output: str) -> str:
    return measured.unmet(program.measured, output)


def draw(program: Program, output: str) -> bool:
    """Draw the figure that an output is, if it is one; True when the drawing or its source changed."""
    if not output.startswith("digraph"):
        return False
    drawing = program.path.parent.parent / "diagrams" / f"{program.name}.dot"
    wanted = figure_source(program, output)
    if drawing.is_file() and drawing.read_text(encoding="utf-8") == wanted and figures.is_fresh(drawing):
        return False
    write_whole(drawing, wanted)
    figures.draw(drawing)
    return True


def figure_source(program: Program, output: str) -> str:
    """The `.dot` that is drawn from an experiment's output."""
    return f"// Drawn from the output of experiment {program.key}; do not edit.\n{output}"


def check(program: Program, fresh: bool = False) -> str:
    """Why the recorded output is not what the program prints now; empty when it is."""
    return proved(program, fresh)[0]


def proved(program: Program, fresh: bool = False) -> tuple[str, float]:
    """What `check` says, and the CPU seconds of the run."""
    mend = f"\n  mend: {recording.command(program)}"
    recorded, fault = recording.read(program), recording.stale(program)
    if recording.waits(program):
        return (f"{shown(program.path)}: no GPU has run it, and here is one{mend}" if has_cuda() else ""), 0.0
    if recorded is None or fault:
        return f"{shown(program.path)}: {fault}{mend}", 0.0
    if program.measured:  # nothing timed runs among other tests
        broken = _unmet(program, recorded.output)
        return (f"{shown(program.out)}: {broken}{mend}" if broken else ""), 0.0
    if "cuda" in program.requires and not has_cuda():
        return "", 0.0  # what can be proved without a GPU is that the program is the recorded one
    if any(not frameworks.FRAMEWORKS[name].light for name in frameworks.missing(program.requires)):
        return "", 0.0  # the same where a framework is not at hand that not everybody is asked to install
    now = run(program, fresh)
    if now.error:
        return f"{shown(program.path)}: {now.error}", now.cpu
    if now.output != recorded.output:
        said = f"it prints something else now:\n{hermetic.difference(recorded.output, now.output)}"
        return f"{shown(program.path)}: {said}{mend}", now.cpu
    return "", now.cpu


def has_cuda() -> bool:
    """Whether this machine's driver shows a GPU (asked without importing torch)."""
    tool = shutil.which("nvidia-smi")
    return tool is not None and processes.ask([tool, "-L"], 60).returncode == 0


def device(program: Program) -> str:
    """What the run used: the GPU's name where the program requires one, the processor where it times, else `cpu`."""
    if _pretends(program):
        return recording.PRETENDED
    if "cuda" not in program.requires:
        return measured.processor() if program.measured else "cpu"
    asked = ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]
    return processes.ask(asked, 60).stdout.partition("\n")[0].strip()
