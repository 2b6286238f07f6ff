"""What the model says of a machine with round numbers"""

from _roofline import fastest

NANO = 1e-9
MACHINE = {
    "operator": 2000 * NANO,
    "extension": 2000 * NANO,
    "compiled": 10_000 * NANO,
    "scalar": 2 * NANO,
    "vector": 0.4 * NANO,
    "byte": [(2**21, 0.04 * NANO), (float("inf"), 0.15 * NANO)],
    "wake": 10_000 * NANO,
}
LENGTHS = [4**power for power in range(3, 13)]
PYTHON = ("eager", "compiled")  # what one has without writing C++
MACHINES = {
    "as above": {},
    "calls three times as dear": {k: 3 * MACHINE[k] for k in ("operator", "compiled")},
    "memory twice as fast": {"byte": [(s, p / 2) for s, p in MACHINE["byte"]]},
    "waking costs 5 ms": {"wake": 5_000_000 * NANO},
}
print("e: eager, c: compiled, with how many of four threads; lengths are powers of 4")
print(f"{'':26}", *(f"4^{power:<2}" for power in range(3, 13)))
for name, changed in MACHINES.items():
    ways = [fastest(n, 4, MACHINE | changed, PYTHON) for n in LENGTHS]
    print(f"{name:26}", *(f"{version[0]} {threads:<2}" for version, threads in ways))
