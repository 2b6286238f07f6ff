"""Tries one input: the command in a process of its own, then what it said and what it did to the files."""

import contextlib
import ctypes
import io
import os
import re
import resource
import runpy
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field, replace
from importlib import metadata
from pathlib import Path
from typing import Any, NoReturn

import yaml

from guide.experiments import programs
from tests.conftest import ROOT

HERE = Path(__file__).parent
GOOD = ASKS = ("one message", "right result", "quiet end")
SECONDS = 60
_DAC = 0b110  # CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH: with them root passes every permission


@dataclass(frozen=True)
class Case:
    """One input: what is damaged, what is run, what must come of it."""

    name: str
    run: list[str]
    put: dict[str, Any] = field(default_factory=dict)
    env: dict[str, str] = field(default_factory=dict)
    want: int | list[int] = 2
    says: str = ""
    slow: bool = False
    limits: dict[str, int] = field(default_factory=dict)
    user: bool = False  # as somebody who is not the owner of all files
    stdout: str = ""
    send: str = ""  # a signal, sent after `after` seconds
    after: float = 0.5
    changes: list[str] = field(default_factory=list)  # what may differ afterwards
    git: bool = False  # the world is a repository with one commit
    beside: list[list[str]] = field(default_factory=list)  # what runs at the same time

    @property
    def asks(self) -> str:
        """What must come of it: one of ASKS."""
        wanted = [self.want] if isinstance(self.want, int) else self.want
        return ASKS[0] if wanted == [2] else ASKS[2] if max(wanted) > 2 or min(wanted) < 0 else ASKS[1]

    @property
    def command(self) -> str:
        """The command and its arguments, shortened."""
        words = " ".join(word if len(word) < 40 else word[:37] + "…" for word in self.run)
        return words.encode("ascii", "backslashreplace").decode()


@dataclass(frozen=True)
class Outcome:
    """What came of it: `one message`, `right result`, or what is wrong."""

    status: int
    said: str
    verdict: str
    seconds: float

    @property
    def good(self) -> bool:
        """Whether it ended as it must."""
        return self.verdict in GOOD


PAGE = "docs/alpha/deep.md"
HAND = "docs/alpha/diagrams/hand.svg"
SHOWN = "# T\n\n/// figure | alpha/hand\n    alt: x\n\nA.\n///\n"


def _short(given: dict[str, Any]) -> dict[str, Any]:
    """What the short forms `page`, `svg`, `dot` and `says json` of a case put where."""
    out = {}
    if "page" in given:
        out[PAGE] = given.pop("page")
    if "svg" in given:
        out |= {HAND: given.pop("svg"), PAGE: SHOWN}
    if "dot" in given:
        out["docs/alpha/diagrams/box.dot"] = given.pop("dot")
    if "steps" in given:
        out["docs/alpha/experiments/sum.py"] = '"""Walks."""\n# output: json\n'
        out["docs/alpha/experiments/sum.out"] = {"printed": given.pop("steps")}
        out[PAGE] = "# T\n\n/// steps | alpha/sum\n\nA.\n///\n"
    return out


def cases() -> list[Case]:
    """Every case of the data files: each entry of `with` is merged into its group."""
    found = []
    for group in (g for file in sorted(HERE.glob("*.yml")) for g in yaml.safe_load(file.read_text("utf-8"))):
        variants = group.pop("with", [{}])
        for variant in variants:
            name = " · ".join(filter(None, (group["name"], variant.get("name", ""))))
            put = group.get("put", {}) | _short(variant) | variant.get("put", {})
            found.append(Case(**(group | variant | {"name": name, "put": put})))
    names = [case.name for case in found]
    assert len(names) == len(set(names)), [n for n in names if names.count(n) > 1]
    return found


def put(base: Path, path: str, what: Any) -> None:
    """Damage one file: text, or a mapping that says what to put there."""
    target = base / path
    with contextlib.suppress(OSError):
        target.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(what, str):
        what = what.replace("{installed}", metadata.version("torch").partition("+")[0])
        target.write_text(what, encoding="utf-8", newline="")
        return
    if "append" in what:
        target.write_text(target.read_text(encoding="utf-8") + what["append"], encoding="utf-8")
        return
    if "replace" in what:
        old, new = what["replace"]
        text = target.read_text(encoding="utf-8")
        assert old in text, (path, old)
        target.write_text(text.replace(old, new), encoding="utf-8", errors="surrogatepass")
        return
    if "mode" in what:
        target.chmod(int(what["mode"], 8))
        return
    if target.is_dir() and not target.is_symlink():
        for inner in sorted(target.rglob("*"), reverse=True):
            inner.rmdir() if inner.is_dir() and not inner.is_symlink() else inner.unlink()
        target.rmdir()
    elif target.is_symlink() or target.exists():
        target.unlink()
    if "text" in what:
        text = what["text"] * what.get("times", 1)
        target.write_bytes(text.encode(what.get("encoding", "utf-8"), "surrogatepass"))
    elif "hex" in what:
        target.write_bytes(bytes.fromhex(what["hex"]))
    elif "size" in what:
        with target.open("wb") as stream:
            stream.truncate(what["size"])
    elif "link" in what:
        target.symlink_to(what["link"])
    elif "folder" in what:
        target.mkdir()
    elif "printed" in what:
        digest = programs.read(target.with_suffix(".py")).digest
        target.write_text(
            f"program: {digest}\ntorch: 9.9.0\ndevice: cpu\n---\n{what['printed'] * what.get('times', 1)}\n"
        )
    elif "fifo" in what:
        os.mkfifo(target)
    else:
        assert "gone" in what, what


def snapshot(base: Path) -> dict[str, bytes | str]:
    """Every file's content, every link's target."""
    found: dict[str, bytes | str] = {}
    for folder, folders, files in os.walk(base):
        for name in folders + files:
            path = Path(folder) / name
            key = str(path.relative_to(base))
            if path.is_symlink():
                found[key] = f"link to {os.readlink(path)}"  # noqa: PTH115
            elif path.is_file():
                found[key] = path.read_bytes() if path.stat().st_size < 10_000_000 else "large"
            else:
                found[key] = "folder" if path.is_dir() else "special"
    return found


def attempt(case: Case, folder: Path) -> Outcome:
    """Run `case` in the world at `folder`; what is printed goes to files beside it."""
    base = folder / "repository"
    for path, what in case.put.items():
        put(base, path, what)
    if case.git:
        for words in (
            ["init", "-q"],
            ["add", "-A"],
            ["-c", "user.name=x", "-c", "user.email=x@x.example", "commit", "-qm", "x"],
        ):
            subprocess.run(["git", "-C", base, *words], check=True, capture_output=True)
    before = snapshot(base)
    begun = time.monotonic()
    others = [_started(replace(case, run=words), folder, f"-{n}") for n, words in enumerate(case.beside)]
    status = _wait(_started(case, folder), case)
    others_said = [(_wait(other, case), n) for n, other in enumerate(others)]
    seconds = time.monotonic() - begun
    said = _said(folder)
    for inner in base.rglob("*"):
        if inner.is_dir() and not inner.is_symlink():
            inner.chmod(0o755)
    after = snapshot(base)
    for other, number in others_said:
        beside = _said(folder, f"-{number}")
        judged = verdict(case, other, beside, before, after)
        if judged not in GOOD:
            return Outcome(other, beside, judged, seconds)
    return Outcome(status, said, verdict(case, status, said, before, after), seconds)


def _started(case: Case, folder: Path, mark: str = "") -> int:
    child = os.fork()
    if not child:
        _become(case, folder, mark)
    return child


def _said(folder: Path, mark: str = "") -> str:
    files = [folder / f"{name}{mark}" for name in ("stdout", "stderr")]
    return "".join(file.read_text(encoding="utf-8", errors="replace") for file in files if file.exists())


def _wait(child: int, case: Case) -> int:
    until, sent = time.monotonic() + SECONDS, False
    begun = time.monotonic()
    while True:
        done, how = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(how)
        if case.send and not sent and time.monotonic() - begun > case.after:
            os.killpg(child, getattr(signal, case.send))
            sent = True
        if time.monotonic() > until:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return -999
        time.sleep(0.005)


def _become(case: Case, folder: Path, mark: str = "") -> NoReturn:
    """In the child: the environment of the case, then the command as if it had been started."""
    status = 70
    try:
        os.setsid()
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
        os.chdir(folder / "repository")
        os.environ.update(
            {"GUIDE_ROOT": str(folder / "repository"), "COLUMNS": "200", "PYTHONPATH": str(ROOT / "scripts")}
        )
        os.environ.update({k: v.replace("{world}", str(folder)) for k, v in case.env.items()})
        for number, name in ((1, case.stdout or f"stdout{mark}"), (2, f"stderr{mark}")):
            file = os.open(
                folder / name if name[0] != "/" else name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666
            )
            os.dup2(file, number)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        for name, value in case.limits.items():
            resource.setrlimit(getattr(resource, name), (value, value))
        if case.user:
            _as_somebody()
        script, *arguments = case.run
        sys.argv = [
            str(ROOT / "scripts" / script),
            *(word.replace("{world}", str(folder)) for word in arguments),
        ]
        sys.stdout, sys.stderr = _stream(1, "strict"), _stream(2, "backslashreplace")
        runpy.run_path(sys.argv[0], run_name="__main__")
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException:
        import traceback

        traceback.print_exc()
        status = 1
    finally:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


def _messages(said: str) -> int:
    """How many faults were told: by us, by MkDocs, by Typer in a box."""
    return len(re.findall(r"^(?:error: |Error: |╭─ Error)", said, re.M))


def _as_somebody() -> None:
    """Give up what lets root write where nobody may, so that permissions count."""

    class Sets(ctypes.Structure):
        _fields_ = [
            ("effective", ctypes.c_uint32),
            ("permitted", ctypes.c_uint32),
            ("inheritable", ctypes.c_uint32),
        ]

    class Header(ctypes.Structure):
        _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]

    libc, header, sets = ctypes.CDLL(None, use_errno=True), Header(0x20080522, 0), (Sets * 2)()
    assert libc.capget(ctypes.byref(header), sets) == 0
    for name in ("effective", "permitted", "inheritable"):
        setattr(sets[0], name, getattr(sets[0], name) & ~_DAC)
    assert libc.capset(ctypes.byref(header), sets) == 0


def _stream(number: int, errors: str) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BufferedWriter(io.FileIO(number, "w", closefd=False)), "utf-8", errors)


def verdict(
    case: Case, status: int, said: str, before: dict[str, bytes | str], after: dict[str, bytes | str]
) -> str:
    """How it ended, in a few words; see `Outcome.good`."""
    if status == -999:
        return "no end"
    if "Traceback" in said or "Exception ignored" in said:
        return "traceback"
    if "a fault of its own" in said:
        return "a fault of its own"
    changed = {p for p in before | after if before.get(p) != after.get(p)}
    allowed = {p for p in changed if any(p == c or p.startswith(c + "/") for c in case.changes)}
    if changed - allowed:
        return f"changed {sorted(changed - allowed)[0]}"
    if any(".part" in p for p in after):
        return "left a part"
    wanted = [case.want] if isinstance(case.want, int) else case.want
    if status not in wanted:
        return f"status {status}, wanted {case.want}"
    if case.says and not re.search(case.says, said):
        return f"does not say {case.says}"
    if status == 2 and "Usage:" not in said and _messages(said) != 1:
        return f"{_messages(said)} messages"
    if status == 2 and "error: " in said and "mend: " not in said:
        return "no cure"
    return "one message" if status == 2 else "right result" if status in (0, 1) else "quiet end"
