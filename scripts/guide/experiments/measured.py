"""What a program of the kind *measured* claims: ratios that it prints, each with the size it has at least or at most.

Standard library only, for readers load it.
"""

import os
import platform
import re
from dataclasses import dataclass
from pathlib import Path

_CLAIM = re.compile(r"(\S.*?) at (least|most) (\d+(?:\.\d+)?)")
_SETS = {"avx2": "AVX2", "avx512f": "AVX-512", "avx512_bf16": "AVX512-BF16", "avx512_fp16": "AVX512-FP16"}
_SETS |= {"avx512_vnni": "VNNI", "amx_tile": "AMX", "asimd": "NEON", "sve": "SVE"}


@dataclass(frozen=True)
class Claim:
    """One claim: the ratio in the line that begins with `name` is not beyond `bound`."""

    name: str
    side: str
    bound: float

    def ratio(self, output: str) -> float | None:
        """The first number after the name in what the program printed; None where there is none."""
        found = re.search(rf"^{re.escape(self.name)}:? +(\d+(?:\.\d+)?)", output, re.M)
        return float(found[1]) if found else None

    def holds(self, output: str) -> bool:
        """Whether the printed ratio is what is claimed."""
        ratio = self.ratio(output)
        return ratio is not None and (ratio >= self.bound if self.side == "least" else ratio <= self.bound)

    def __str__(self) -> str:
        return f"{self.name} at {self.side} {self.bound:g}"


def claims(setting: str) -> tuple[Claim, ...]:
    """What `# measured: NAME at least 3; NAME at most 1.2` claims. ValueError names the part that is no claim."""
    found = []
    for part in filter(None, map(str.strip, setting.split(";"))):
        if not (read := _CLAIM.fullmatch(part)):
            raise ValueError(part)
        found.append(Claim(read[1], read[2], float(read[3])))
    return tuple(found)


def unmet(setting: str, output: str) -> str:
    """The claims that an output does not meet, with what it printed; empty when it meets all."""
    broken = [claim for claim in claims(setting) if not claim.holds(output)]
    return "\n".join(f"claimed: {claim}; printed: {_describe(claim.ratio(output))}" for claim in broken)


def beside(setting: str, recorded: str, now: str) -> str:
    """The ratios of two runs beside each other."""
    said = (
        f"{c.name} {_describe(c.ratio(now))} ({_describe(c.ratio(recorded))} recorded)"
        for c in claims(setting)
    )
    return ", ".join(said)


def _describe(ratio: float | None) -> str:
    return "nothing" if ratio is None else f"{ratio:g}"


def processor() -> str:
    """This machine in a phrase: processor, cores that this process may use, instruction sets."""
    names, flags = [platform.machine()], set[str]()
    info = Path("/proc/cpuinfo")
    for line in info.read_text(encoding="utf-8").splitlines() if info.is_file() else []:
        key, _, value = line.partition(":")
        if key.strip() == "model name":
            names.append(value.strip())
        elif key.strip() in ("flags", "Features"):
            flags |= set(value.split())
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    sets = " ".join(title for flag, title in _SETS.items() if flag in flags)
    return ", ".join(filter(None, (names[-1], f"{cores} core{'s'[: cores != 1]}", sets)))
