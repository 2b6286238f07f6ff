"""Deleting a graph is a loop, until Python has looked at its nodes"""

# requires: gdb
# limit: 240
import signal
import subprocess
import sys

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
SMALL_STACK = """
import sys, threading
threading.stack_size(256 * 1024)
def build_and_delete():
    build(200_000, sys.argv[1], sys.argv[2] == "after a walk")
thread = threading.Thread(target=build_and_delete)
thread.start(); thread.join()
"""
for operator in ("add", "mul"):
    for look in ("unseen", "after a walk"):
        done = subprocess.run([sys.executable, "-c", BUILD + SMALL_STACK, operator, look], check=False)
        end = signal.Signals(-done.returncode).name if done.returncode < 0 else "deleted"
        print(f"200,000 nodes of {operator}, {look}: {end}")
for look in (False, True):
    print("\nThe end of a chain of two nodes,", "after a walk" if look else "unseen")
    frames = trace.stops(
        "del t", "torch::autograd::gatherFunctions", BUILD + f"t = build(2, 'add', {look})", 1 if look else 2
    )
    trace.show([f for t in frames[-1] if t.here for f in t.frames], library_names=False)
