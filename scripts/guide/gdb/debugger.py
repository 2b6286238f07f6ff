"""One way to run gdb: on its own, or as a fork of a gdb that has read PyTorch's symbols already.

Reading the symbols of the stock libraries is most of what a stop costs. Measured on one machine, CPU seconds for a
stop in `torch.add` that end with the program: a gdb of its own 5.1; a second `run` in the same gdb 4.7, since it reads
them again; names left as the linker has them 3.3, but then no breakpoint is found; `gdb-add-index` and the index cache
bring nothing, since they hold debug information and the wheel has none; a fork of a gdb that keeps them 1.9, most of
it `import torch`, after 3.5 once. One gdb with several inferiors costs as little, but numbers threads and breakpoints otherwise.
A fork shares nothing with another program, so it answers as a gdb of its own does; without a shared one, which a
reader does not have, that is what runs.
"""

import atexit
import json
import os
import re
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from guide.core import forking
from guide.core.server import Server

ADDRESS = "GUIDE_GDB"  # names the socket of a shared gdb in a program's environment
PATIENCE = "GUIDE_PATIENCE"  # by how much a limit is stretched on a machine that others use too
# Nothing that waits for a key, asks a server or differs from run to run.
SETTINGS = ("pagination off", "confirm off", "debuginfod enabled off", "print thread-events off", "width 0")
LARGE = 1 << 20  # bytes; a smaller library's symbols are read in no time


class TraceError(RuntimeError):
    """gdb is missing, or the place was never reached."""


class Lost(Exception):
    """The shared gdb has not answered."""


def run(
    commands: Sequence[str],
    program: Sequence[str] = (),
    attach: int = 0,
    settings: Sequence[str] = SETTINGS,
    limit: float = 120,
    env: Mapping[str, str] | None = None,
) -> str:
    """Everything that gdb and the program print; the process `attach` takes the program's place. Raises TraceError."""
    found = shutil.which("gdb")
    if not found:
        raise TraceError("gdb is not installed; on Debian: apt-get install gdb")
    environment = {"OMP_NUM_THREADS": "1"} | os.environ | dict(env or {})
    limit *= float(environment.pop(PATIENCE, 1))
    address, end = environment.pop(ADDRESS, ""), time.monotonic() + limit
    settings = [*settings, *narrow(found, environment)]
    job = {
        "commands": list(commands),
        "program": list(program),
        "attach": attach,
        "settings": settings,
        "environment": environment,
        "folder": str(Path.cwd()),
    }
    if address and all(v == v.strip() and v.isprintable() for v in (*environment.values(), str(Path.cwd()))):
        try:
            return _shared(address, job, end, limit)
        except Lost as why:
            print(f"the shared gdb {why}; gdb begins anew", file=sys.stderr)
    what = ["-p", str(attach)] if attach else ["--args", *program]
    first = [word for s in settings for word in ("-iex", f"set {s}")]
    typed = [word for command in commands for word in ("-ex", command)]
    try:
        done = subprocess.run(
            [found, "-nx", "-q", "-batch", *first, *typed, *what],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=end - time.monotonic(),
            env=environment,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        raise _late(limit) from None
    if done.returncode < 0:  # what it has said so far may end anywhere
        raise TraceError(f"gdb was ended by signal {-done.returncode}\n{done.stdout[-1200:]}")
    return done.stdout


def narrow(gdb: str, environment: Mapping[str, str], cpus: Path = Path("/proc/cpuinfo")) -> list[str]:
    """The setting that lets gdb 13 call functions on a processor with AMX; none on another.

    PyTorch asks for AMX's registers there, and gdb 13 cannot write a state as large as theirs: each call ends in
    "Couldn't write extended state status". With a description that ends at SSE it writes the small state.
    """
    try:
        if " amx_tile" not in cpus.read_text(encoding="utf-8"):
            return []
    except OSError:
        return []
    script = ["-ex", "starti", "-ex", "maint print xml-tdesc", "-ex", "kill", "--args", sys.executable]
    done = subprocess.run(
        [gdb, "-nx", "-q", "-batch", *script], capture_output=True, text=True, env=environment, check=False
    )
    whole = re.search(r"<\?xml.*</target>", done.stdout, re.DOTALL)
    if not whole:
        return []
    small = re.sub(
        r'<feature name="org\.gnu\.gdb\.i386\.(?!core|sse|linux|segments).*?</feature>',
        "",
        whole[0],
        flags=re.DOTALL,
    )
    with tempfile.NamedTemporaryFile("w", suffix=".xml", delete=False, encoding="utf-8") as file:
        file.write(small)
    atexit.register(Path(file.name).unlink, missing_ok=True)
    return [f"tdesc filename {file.name}"]


def _late(limit: float) -> TraceError:
    return TraceError(f"gdb did not end within {limit:g} s")


def _shared(address: str, job: dict[str, object], end: float, limit: float) -> str:
    """What a fork of the gdb at `address` prints. Raises Lost when it does not end as gdb ends."""
    with ExitStack() as opened:
        server = opened.enter_context(socket.socket(socket.AF_UNIX))
        reading, writing = (os.fdopen(fd, "rb" if i == 0 else "wb") for i, fd in enumerate(os.pipe()))
        opened.enter_context(reading)
        try:
            with writing:
                server.connect(address)
                forking.ask(server, job, [writing.fileno()])
        except OSError as error:
            raise Lost(f"is not there ({error.strerror})") from None
        out, status, open_ = b"", b"", [reading.fileno(), server.fileno()]
        while open_:
            ready, _, _ = select.select(open_, [], [], max(0, end - time.monotonic()))
            if not ready:
                raise _late(limit)
            for fd in ready:
                part = os.read(fd, 1 << 16)
                if fd == reading.fileno():
                    out += part
                else:
                    status += part
                if not part:
                    open_.remove(fd)
        exit_status = status.decode().partition("\n")[2].partition(" ")[0]
        if exit_status != "0":
            raise Lost(f"ended with status {exit_status}" if exit_status else "has gone")
        return out.decode("utf-8", "replace")


def libraries() -> list[str]:
    """PyTorch's libraries that `import torch` loads and whose symbols are worth keeping, found without importing it.

    One that is loaded later or never would stay an inferior of its own, and gdb would number what belongs to the program.
    """
    spec = find_spec("torch")
    folder = Path(spec.origin).parent / "lib" if spec and spec.origin else Path()
    known = {p.name: p for p in sorted(folder.glob("*.so"))} if spec else {}
    loaded, waiting = set[str](), ["libtorch_python.so"]
    while waiting:
        name = waiting.pop()
        if name in known and name not in loaded:
            loaded.add(name)
            waiting += _needed(known[name])
    return [str(known[n]) for n in sorted(loaded) if known[n].stat().st_size > LARGE]


def _needed(library: Path) -> list[str]:
    """The libraries that a library asks for."""
    from elftools.elf.dynamic import DynamicSection  # a reader's machine need not have it
    from elftools.elf.elffile import ELFFile

    with library.open("rb") as file:
        section = ELFFile(file).get_section_by_name(".dynamic")
        assert isinstance(section, DynamicSection)
        tags: Iterable[Any] = section.iter_tags("DT_NEEDED")  # its attributes depend on what it is
        return [str(tag.needed) for tag in tags]


class Shared(Server):
    """A gdb for many programs, which has read PyTorch's symbols."""

    def __init__(self, keeps: Sequence[str] | None = None) -> None:
        super().__init__()
        self._keeps = libraries() if keeps is None else list(keeps)

    def variables(self) -> dict[str, str]:
        """What a program's environment needs to find it; nothing where there is no gdb."""
        return {ADDRESS: str(self.folder() / "socket")} if shutil.which("gdb") else {}

    def command(self, folder: Path, listening: int) -> tuple[list[str], dict[str, str]]:
        """How gdb is started, and its environment."""
        first = ("worker-threads 0", "internal-error quit yes", "internal-error corefile no")
        preset = [*(f"set {s}" for s in SETTINGS), *(f"maint set {s}" for s in first)]
        script = str(Path(__file__).with_name("symbol_server.py"))
        # gdb tells a program its window's size where the environment has none: the size must not be ours.
        ours = {k: v for k, v in os.environ.items() if k not in ("LINES", "COLUMNS")}
        symbols = json.dumps([listening, *self._keeps])
        words = ["gdb", "-nx", "-q", "-batch", *(w for c in preset for w in ("-iex", c)), "-x", script]
        return words, {"LC_ALL": "C.UTF-8"} | ours | {"GUIDE_GDB_SYMBOLS": symbols}


@cache
def shared() -> Shared:
    """The one of this process, which ends with it."""
    one = Shared()
    atexit.register(one.close)
    return one
