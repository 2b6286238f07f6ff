"""Stands for valgrind and for vgdb in a hermetic run: a Python program to be counted goes to a process that has imported torch.

Started by the scripts that `callgrind` writes, by itself and without the package: REAL ARGUMENTS…, with the server's
folder in GUIDE_COUNTING. A command that it does not know in every word goes to the real tool as it is.
"""

import contextlib
import json
import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

OPTIONS = {"--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no"}
FILE = "--callgrind-out-file="
PIPES = "vgdb-pipe"
SHELL = ("PATH", "PWD", "OLDPWD", "SHLVL", "_")  # what finds this script, and what a shell adds


def understood(arguments: Sequence[str]) -> tuple[str, list[str]] | None:
    """Where the counts go and the program's words, if it is a Python program that turns the counting on itself."""
    words = list(arguments)
    options = []
    while words and words[0].startswith("-"):
        options.append(words.pop(0))
    files = [o.removeprefix(FILE) for o in options if o.startswith(FILE)]
    rest = {o for o in options if not o.startswith(FILE)}
    if len(files) != 1 or "%" in files[0] or rest - {"-q"} != OPTIONS or len(words) < 2:
        return None
    asks = (words[1] == "-c" and len(words) > 2) or words[1].endswith(".py")
    return (files[0], words) if asks else None


def alike(theirs: Path) -> bool:
    """Whether this environment is the server's own, but for the run's folder."""

    def variables(environment: dict[str, str]) -> dict[str, str]:
        home = environment.get("TMPDIR", "")
        return {
            name: value.replace(home, "@")
            for name, value in environment.items()
            if name not in SHELL and not name.startswith("GUIDE_")
        }

    return variables(dict(os.environ)) == variables(json.loads(theirs.read_text()))


def count_instructions(home: Path, file: str, words: Sequence[str]) -> int:
    """Have the program run by the server; its status. Raises OSError where none answers."""
    job = {"words": words[1:], "environment": dict(os.environ), "folder": str(Path.cwd())}
    said = b""
    with socket.socket(socket.AF_UNIX) as server:
        server.connect(str(home / "socket"))
        whole = json.dumps(job).encode() + b"\n"
        sent = socket.send_fds(server, [whole], [1, 2])
        server.sendall(whole[sent:])
        while part := server.recv(1 << 10):
            said += part
    if not said:
        raise OSError("the server has gone")
    pid, status = map(int, said.split()[:2])
    for made in home.glob(f"counts.{pid}*"):
        to = Path(file + made.name.removeprefix(f"counts.{pid}"))
        to.write_bytes(made.read_bytes())
        made.unlink()
    return status if status >= 0 else 128 - status


def main(real: str, arguments: list[str]) -> int:
    """Do what the tool does, which takes this process's place where it must do so itself."""
    home = Path(os.environ.get("GUIDE_COUNTING", ""))
    if Path(real).name == "vgdb":
        pids = [a.removeprefix("--pid=") for a in arguments if a.startswith("--pid=")]
        if pids and any(home.glob(f"{PIPES}-from-vgdb-to-{pids[0]}-by-*")):
            arguments.insert(0, f"--vgdb-prefix={home / PIPES}")
    elif known := understood(arguments):
        with contextlib.suppress(OSError, ValueError):
            if Path(known[1][0]).samefile(sys.executable) and alike(home / "environment.json"):
                return count_instructions(home, *known)
    os.execv(real, [real, *arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
