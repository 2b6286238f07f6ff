"""What an experiment printed, as the file beside it keeps it: written, read and called stale here alone."""

from dataclasses import dataclass

from guide.core import release
from guide.core.errors import GuideError
from guide.core.paths import read_text, shown, write_whole
from guide.experiments import frameworks
from guide.experiments.programs import Program

LARGEST = 2_000_000  # bytes; a run is stopped at 1 MiB of output
NONE = "none"
PRETENDED = "real allocator, pretended GPU"
WAITING = "no GPU yet"


@dataclass(frozen=True)
class Recording:
    """An output with the digest of the program that printed it, and PyTorch's release and device at the time.

    `torch` is NONE where PyTorch took no part; `frameworks` names the others that did, with their releases.
    """

    program: str
    torch: str
    device: str
    output: str
    frameworks: str = ""

    @property
    def provenance(self) -> str:
        """One phrase: version and device."""
        own = f"PyTorch {self.torch}" if self.torch != NONE else ""
        names = ", ".join(filter(None, (own, self.frameworks)))
        return f"{names}{', ' if self.device == PRETENDED else ' on '}{self.device}"

    @property
    def text(self) -> str:
        """The file's text."""
        others = f"frameworks: {self.frameworks}\n" if self.frameworks else ""
        head = f"program: {self.program}\ntorch: {self.torch}\n{others}device: {self.device}\n"
        return f"{head}---\n{self.output}"


def command(program: Program) -> str:
    """The command that records a program's output."""
    return f"python scripts/record_experiments.py {program.key}"


def read(program: Program) -> Recording | None:
    """A program's recording, stale or not; None where there is none. Raises GuideError for another file's text."""
    if not program.out.exists():
        return None
    head, line, output = read_text(program.out, LARGEST).partition("---\n")
    fields = dict(part.split(": ", 1) for part in head.splitlines() if ": " in part)
    if not line or set(fields) - {"frameworks"} != {"program", "torch", "device"}:
        raise GuideError(shown(program.out), "the recorded output has no proper header", command(program))
    return Recording(**fields, output=output)


def waits(program: Program) -> bool:
    """Whether it needs a GPU, and none has run it yet."""
    return "cuda" in program.requires and not program.out.exists()


def stale(program: Program) -> str:
    """Why what is recorded is not this program's output; empty when it is, or waits for a GPU."""
    if waits(program):
        return ""
    recording = read(program)
    if recording is None:
        return "its output is not recorded"
    if recording.program != program.digest:
        return "the program has changed since its output was recorded"
    if recording.frameworks != (pinned := frameworks.titles(program.requires)):
        return f"it was recorded with {recording.frameworks or 'no other framework'}, and {pinned or 'none'} is pinned"
    return ""


def current(program: Program) -> Recording:
    """A program's recording, an empty one where it waits for a GPU; raises GuideError for none or a stale one."""
    if waits(program):
        return Recording(program.digest, release.pinned(), WAITING, "")
    recording, fault = read(program), stale(program)
    if recording is None or fault:
        raise GuideError(shown(program.path), fault, command(program))
    return recording


def write(program: Program, recording: Recording) -> bool:
    """Write a recording where it is not there already; True when the file changed."""
    if program.out.is_file() and read_text(program.out) == recording.text:
        return False
    write_whole(program.out, recording.text)
    return True
