"""Deleting a graph is a loop, until Python has looked at its nodes"""

# requires: gdb
# limit: 240
import os
import signal
import sys
import threading

import torch  # noqa: F401  # the processes below begin as copies of this one

from guide import trace

BUILD = """
import torch
def build(length, operator, look):
    t = torch.ones(2, requires_grad=True)
    for _ in range(length):
        t = t * t if operator == "mul" else t + 1
    node = t.grad_fn if look else None
    while node is not None:
        node = next((n for n, _ in node.next_functions), None)
    return t
"""
exec(BUILD)


def build_and_delete(*what):
    build(200_000, *what)  # noqa: F821  # the program above defines it


def end(*what):
    sys.stdout.flush()
    child = os.fork()
    if not child:
        threading.stack_size(256 * 1024)
        thread = threading.Thread(target=build_and_delete, args=what)
        thread.start()
        thread.join()
        os._exit(0)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return signal.Signals(-status).name if status < 0 else "deleted"


for operator in ("add", "mul"):
    for look in (False, True):
        print(f"200,000 nodes of {operator}, {'after a walk' if look else 'unseen'}: {end(operator, look)}")
for look in (False, True):
    print("\nThe end of a chain of two nodes,", "after a walk" if look else "unseen")
    frames = trace.stops(
        "del t", "torch::autograd::gatherFunctions", BUILD + f"t = build(2, 'add', {look})", 1 if look else 2
    )
    trace.show([f for t in frames[-1] if t.here for f in t.frames], library_names=False)
