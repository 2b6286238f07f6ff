"""Guards without what differs from run to run: addresses, source lines, the state of the machine."""

import re

from torch._C._dynamo.eval_frame import _debug_get_cache_entry_list


def entries(fn):
    """The compiled entries of a function, in the order in which they are tried."""
    return _debug_get_cache_entry_list(fn.__code__)


def plain(text):
    """A guard's text without addresses and the line of the program that asked for it."""
    text = re.sub(r"\s+# .*|, type=<class '[\w.]*'>$", "", text)
    return re.sub(r", \d{6,}\)| against .*", lambda m: ")" if m[0][0] == "," else "", text).strip()


def tree(fn):
    """The guard tree of the first entry: managers by where their value is found, guards by kind."""
    for line in str(entries(fn)[0].guard_manager).splitlines():
        depth = line.count("| ")
        if manager := re.search(r"GuardManager: source=(.*?), accessed_by=(\w+)", line):
            yield "  " * depth + f"{manager[1]}   by {manager[2]}"
        elif "GUARD:" in line or "MATCH:" in line or re.search(r"\+- [A-Z_]+: ", line):
            yield "  " * depth + plain(line.split("+- ", 1)[1])


def why_not(fn, /, **values):
    """What the first entry says to these locals: the guard that fails, and how many were run up to it."""
    info = entries(fn)[0].guard_manager.check_verbose(values)
    said = "; ".join(plain(str(part)) for part in info.verbose_code_parts)
    return "all hold" if info.result else said, info.num_guards_executed
