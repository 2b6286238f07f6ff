"""How many instructions an addition takes, by its length"""

# requires: valgrind
# limit: 200
# measured: 1000 numbers / 1 number at most 1.5; 100000 numbers / 1 number at least 5
import _counting

LENGTHS = (1, 1000, 10_000, 100_000)
setup = f"xs = [torch.ones(n) for n in {LENGTHS}]"
calls = [f"xs[{i}] + 1" for i in range(len(LENGTHS))]
counts = _counting.instructions(setup, calls)
for n, count in zip(LENGTHS, counts, strict=True):
    print(f"{n:6} numbers: {count:6} instructions, {count / n:9.2f} for each")
for n, count in zip(LENGTHS[1:], counts[1:], strict=True):
    print(f"{n} numbers / 1 number {count / counts[0]:.1f}")
