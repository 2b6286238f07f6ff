"""One call of a compiled function as a frame: the entries tried, their answers, the list afterwards."""

import _guards

names = {}


def answer(entry, x):
    """What an entry says to this argument, in few words."""
    info = entry.guard_manager.check_verbose({"x": x})
    if info.result:
        return "holds"
    said = _guards.plain(str(info.verbose_code_parts[0])).split(" mismatch")[0]
    return "size" if "size()" in said else said.removeprefix("tensor 'L['x']' ")


def frame(fn, compiled, what, x, named):
    """Calls `compiled(x)`; an entry that this makes gets the name `named`."""
    tried = []
    for entry in _guards.entries(fn):
        tried.append([f"{names[str(entry.compile_id)]}: {answer(entry, x)}", "note"])
        if tried[-1][0].endswith("holds"):
            tried[-1][1] = "ok"
            break
    used = bool(tried) and tried[-1][1] == "ok"
    compiled(x)
    after = _guards.entries(fn)
    names.setdefault(str(after[0].compile_id), named)
    done = f"the entry '{tried[-1][0].split(':')[0]}' is used" if used else "none fits, so Dynamo compiles"
    order = " and moves to the front" if used and len(tried) > 1 else ""
    listed = [[names[str(e.compile_id)], "key" if n == 0 else ""] for n, e in enumerate(after)]
    cells = {"tried": tried or ["nothing there"], "list afterwards": listed}
    return {"caption": f"A call with {what}: {done}{order}.", "cells": cells}
