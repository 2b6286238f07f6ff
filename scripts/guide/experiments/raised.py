"""What a program that must fail or warn tells: the last exception or the warnings, without places of this machine."""

import re

_TRACEBACK = re.compile(r"^Traceback \(most recent call last\):\n", re.MULTILINE)
_RANK = re.compile(r"^\[rank\d+\]: ?", re.MULTILINE)  # before each line of a traceback, in a process group
_WARNING = re.compile(r"^\S[^\n]*?:\d+: (?P<name>[\w.]+): ", re.MULTILINE)
_MACHINE = (
    (re.compile(r"\x1b\[[\d;]*m"), ""),  # bold
    (re.compile(r"\(Triggered internally at [^)]*\)"), "(Triggered internally at …)"),
    (re.compile(r"0x[0-9a-f]{5,}"), "0x…"),
    (re.compile(r"[^\s'\"(]*experiment-\w+/(?:program|work)/"), ""),  # the folder that the runner made
    (re.compile(r"/[^\s'\"]*/site-packages/"), "…/site-packages/"),
    (
        re.compile(r"(?:/__w/pytorch/pytorch/|(?=…/site-packages/torch/))([\w./…-]+):\d+"),
        r"\1",
    ),  # new in each release
    (re.compile(r"(\bpid(?:\(s\))?:? )\d+(?:, \d+)*"), r"\1…"),
    (re.compile(r"(\bport: |127\.0\.0\.1(?:\]:|:|, ))\d+"), r"\1…"),
    (re.compile(r"^(  (?:time|host) +: ).*$", re.MULTILINE), r"\1…"),  # of a launcher's table
    (re.compile(r"^ +[~^]+ *\n", re.MULTILINE), ""),  # marks under a line of code: each Python draws its own
)


def message(name: str, status: int, stderr: str) -> str:
    """The message of the exception or warning `name` as Python prints it; empty where the program told none such."""
    stderr = _RANK.sub("", stderr.replace("\0", ""))  # a worker's handler of signals writes a NUL
    said = _exception(stderr) if status == 1 else _warnings(name, stderr) if status == 0 else ""
    for pattern, left in _MACHINE:
        said = pattern.sub(left, said)
    kind = said.partition(":")[0].partition("\n")[0]
    return said if kind == name or kind.endswith(f".{name}") else ""


def _exception(stderr: str) -> str:
    """What follows the frames of the last traceback."""
    lines = _TRACEBACK.split(stderr)[-1].splitlines()
    at = next((n for n, line in enumerate(lines) if line and not line.startswith(" ")), len(lines))
    return "\n".join(lines[at:]).rstrip()


def _warnings(name: str, stderr: str) -> str:
    """Every warning of that category with its text, without the line that shows the source."""
    found = []
    for one in _WARNING.finditer(stderr):
        if one["name"].rpartition(".")[2] == name.rpartition(".")[2]:
            lines = stderr[one.end() :].split("\n")
            end = next(
                (n for n, line in enumerate(lines[1:], 1) if line.startswith("  ") or not line), len(lines)
            )
            found.append(f"{one['name']}: " + "\n".join(lines[:end]).rstrip())
    return "\n".join(found)
