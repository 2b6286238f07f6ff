"""Children by fork, and what the kernel says of an address, for the programs on memory between processes."""

import os
import re
import resource
import signal
from collections.abc import Callable


def child(run: Callable[[], object]) -> str:
    """Run a function in a fork of this process; how that ended."""
    if (number := os.fork()) == 0:
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # no file if it crashes
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            run()
            code = 0
        finally:
            os._exit(code)
    ended = os.waitstatus_to_exitcode(os.waitpid(number, 0)[1])
    return signal.Signals(-ended).name if ended < 0 else "well" if ended == 0 else f"with {ended}"


def mapping(address: int) -> str:
    """What lies at an address: access, and the file with its numbers left out."""
    with open("/proc/self/maps") as file:
        for line in file:
            places, access, *rest = line.split(None, 5)
            first, last = (int(place, 16) for place in places.split("-"))
            if first <= address < last:
                name = rest[3].strip() if len(rest) > 3 else ""
                return f"{access} {re.sub(r'[0-9]+', 'N', name)}".strip() if "torch" in name else "private memory"
    return "nothing"
