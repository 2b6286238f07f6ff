"""Three actors with two registers each: a model of the rule by which OneFlow's graph runs"""

# output: json
import json

NAMES, SLOTS, LAST = ("load", "compute", "send"), 2, 6
free = {name: SLOTS for name in NAMES[:2]}  # registers that the producer may write
ready = {name: [] for name in NAMES[:2]}  # filled ones, which the next actor may read
made, done, frames = dict.fromkeys(NAMES, 0), [], []


def frame(caption, moved="", function="ActUntilFail"):
    cells = {"not yet loaded": [str(LAST - made["load"])]}
    for name in NAMES[:2]:
        full = [(f"piece {n}", "key") for n in ready[name]]
        cells[f"registers of {name}"] = full + [("free", "quiet")] * free[name]
    cells["sent"] = [(f"piece {n}", "ok") for n in done] or [("nothing", "plain")]
    source = f"oneflow@0.9.0:oneflow/core/lazy/actor/actor.cpp#oneflow::Actor::{function}"
    frames.append({"caption": caption, "cells": cells, "marks": {moved: "key"} if moved else {}, "source": source})


def act(name):
    """One act, where there is an input to read and a register to write; whether there were."""
    before = {"compute": "load", "send": "compute"}.get(name)
    if (before and not ready[before]) or (name in free and not free[name]) or made[name] == LAST:
        return False
    made[name] += 1
    piece = ready[before].pop(0) if before else made[name]
    if before:
        free[before] += 1
    if name in free:
        free[name] -= 1
        ready[name].append(piece)
    else:
        done.append(piece)
    told = f" and gives the register back to {before}" if before else ""
    frame(
        f"{name} acts on piece {piece}{told}.",
        name,
        "AsyncSendNaiveConsumedRegstMsgToProducer" if before else "ActUntilFail",
    )
    return True


frame("Nothing has run. Each of the two producers has two registers, and all four are free.")
for name in ("load", "load", "compute", "compute", "load", "load"):
    act(name)
assert not act("load") and not act("compute")
frame("send has not acted yet. No register is free, so load and compute cannot act, though two pieces are left.")
for name in ("send", "compute", "load"):
    act(name)
nodes = [{"id": name, "label": name, "at": [n, 0]} for n, name in enumerate(NAMES)]
print(json.dumps({"nodes": nodes, "edges": [["load", "compute"], ["compute", "send"]], "frames": frames}, indent=1))
