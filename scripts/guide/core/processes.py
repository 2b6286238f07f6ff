"""Commands run under limits of time, output and memory; nothing that they started outlives them."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from guide.core.errors import GuideError

_KEPT = 64 * 1024  # of the error stream only the end is kept, in bytes
_LOOK = 0.5  # seconds between two looks at CPU seconds and memory
_PATIENCE = 10  # seconds by the clock for each CPU second of a limit
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Limits:
    """What a command may take: CPU seconds, bytes on its standard output, bytes of memory with all that it starts.

    It has ten times its seconds by the clock: a busy machine fails nobody, and what hangs ends all the same.
    """

    seconds: float = 120
    output: int = 1 << 20
    memory: int = 8 << 30


def ask(
    argv: Sequence[str | Path],
    seconds: float,
    *,
    given: str = "",
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """What a tool of this machine answers to `given` within `seconds`, as UTF-8.

    Raises GuideError when the tool is missing or has not ended by then.
    """
    try:
        return subprocess.run(
            argv, input=given, capture_output=True, cwd=cwd, env=env, timeout=seconds, check=False,
            encoding="utf-8", errors="replace",
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        what = f"it was not done after {seconds:g} s"
        raise GuideError(" ".join(map(str, argv[:2])), what, "look why it hangs, then try again") from None
    except OSError as error:
        what = f"it cannot be started: {error.strerror}"
        raise GuideError(str(argv[0]), what, "install it or mend PATH") from None


@dataclass(frozen=True)
class Ended:
    """How a command ended: exit status (minus the signal's number), what it said, the limit it broke, CPU seconds."""

    status: int
    out: str
    err: str
    broke: str = ""
    cpu: float = 0.0


def run(
    argv: Sequence[str | Path],
    limits: Limits,
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    errors_too: bool = False,
) -> Ended:
    """Run a command to its end or to a limit, with an empty input; `errors_too` mixes its errors into its output.

    Raises GuideError when the command cannot be started.
    """
    try:
        process = subprocess.Popen(
            argv,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT if errors_too else subprocess.PIPE,
            start_new_session=True,
        )
    except OSError as error:
        raise GuideError(
            str(argv[0]), f"it cannot be started: {error.strerror}", "install it or mend PATH"
        ) from None
    assert process.stdout
    streams = [process.stdout.fileno(), *([process.stderr.fileno()] if process.stderr else [])]
    over = os.pidfd_open(process.pid)

    def reap() -> tuple[int, float]:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)  # else Popen would wait for it again
        return process.returncode, used.ru_utime + used.ru_stime

    try:
        return watch(process.pid, over, streams, reap, limits, _mark(env))
    finally:
        os.close(over)
        process.stdout.close()
        if process.stderr:
            process.stderr.close()


def watch(
    pid: int,
    over: int,
    streams: Sequence[int],
    reap: Callable[[], tuple[int, float]],
    limits: Limits,
    mark: str,
) -> Ended:
    """Read `streams` (output, then errors) of the session that `pid` leads until the descriptor `over` can be read.

    At the end or at a limit the whole session is killed, with every process whose environment holds `mark`.
    """
    said = [bytearray() for _ in streams]
    deadline, look, broke, ended = time.monotonic() + _PATIENCE * limits.seconds, 0.0, "", False
    with selectors.DefaultSelector() as waiting:
        waiting.register(over, selectors.EVENT_READ)
        for fd in streams:
            os.set_blocking(fd, False)
            waiting.register(fd, selectors.EVENT_READ)
        while not ended and not broke:
            now = time.monotonic()
            if now >= look:
                look = now + _LOOK
                cpu, memory = used(pid, mark)
                if memory > limits.memory:
                    broke = f"it took more than {limits.memory >> 20} MiB of memory"
                elif cpu > limits.seconds:
                    broke = f"it ran past its limit of {limits.seconds:g} s of CPU time"
            for key, _ in waiting.select(max(0.0, min(look, deadline) - now)):
                if key.fd == over:
                    ended = True
                elif not _take(key.fd, said[streams.index(key.fd)], keep_end=key.fd != streams[0]):
                    waiting.unregister(key.fd)
            if len(said[0]) > limits.output:
                broke = f"it printed more than {limits.output >> 10} KiB"
            elif not ended and time.monotonic() >= deadline:
                broke = f"it ran past its limit of {_PATIENCE * limits.seconds:g} s by the clock"
    _kill(pid, mark)
    status, cpu = reap()
    for fd, received in zip(
        streams, said, strict=True
    ):  # what it said last; a pipe that somebody holds open is not waited for
        while len(received) <= limits.output and _take(fd, received, keep_end=fd != streams[0]) > 0:
            pass
    if not broke and len(said[0]) > limits.output:
        broke = f"it printed more than {limits.output >> 10} KiB"
    out, err = (s.decode("utf-8", "replace") for s in (*said, bytearray())[:2])
    return Ended(status, out, err, broke, cpu)


def _take(fd: int, received: bytearray, keep_end: bool) -> int:
    """Read once into `held`: the number of bytes, 0 at the end, -1 when nothing is there now."""
    try:
        chunk = os.read(fd, _KEPT)
    except BlockingIOError:
        return -1
    received += chunk
    if keep_end and len(received) > _KEPT:
        del received[:-_KEPT]
    return len(chunk)


def _mark(env: Mapping[str, str] | None) -> str:
    """What tells the processes of a run in a folder of its own from all others; empty where it has none."""
    return (
        f"TMPDIR={env['TMPDIR']}"
        if env and env.get("TMPDIR", os.environ.get("TMPDIR")) != os.environ.get("TMPDIR")
        else ""
    )


def members(session: int, mark: str) -> list[int]:
    """The processes of a session, and those that left it but still have `mark` in their environment."""
    found = []
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            with suppress(OSError):  # it has ended meanwhile, or is somebody else's
                fields = Path(entry.path, "stat").read_bytes().rpartition(b")")[2].split()
                if fields[0] == b"Z":
                    continue
                same = int(fields[3]) == session
                if same or (mark and mark.encode() in Path(entry.path, "environ").read_bytes().split(b"\0")):
                    found.append(int(entry.name))
    return found


def used(session: int, mark: str) -> tuple[float, int]:
    """CPU seconds of a session with its ended children's, and the bytes that it shares with no file."""
    cpu, memory = 0.0, 0
    for pid in members(session, mark):
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
            cpu += sum(int(field) for field in fields[11:15]) / _TICKS
            for line in Path(f"/proc/{pid}/status").read_text().splitlines():
                if line.startswith(("RssAnon:", "RssShmem:")):
                    memory += int(line.split()[1]) * 1024
    return cpu, memory


def _kill(session: int, mark: str) -> None:
    """Kill a session and wait until all of it is gone (at most five seconds)."""
    deadline = time.monotonic() + 5
    while (left := members(session, mark)) and time.monotonic() < deadline:
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.01)
