"""Two processes on two cores: one thread each, and eight each"""

# limit: 200
# measured: eight threads each / one thread each at least 1.3
import subprocess
import sys
from statistics import median
from time import perf_counter


RUN = """
import sys, torch
torch.set_num_threads(int(sys.argv[1]))
x = torch.ones(40_000)
out = torch.empty_like(x)
for line in sys.stdin:
    for _ in range(200): torch.add(x, 1, out=out)
    print(flush=True)
"""


def started(threads):
    """Two processes that compute each time they get a line."""
    command = [sys.executable, "-c", RUN, str(threads)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    return [subprocess.Popen(command, **pipes) for _ in range(2)]


def turn(pair):
    """The seconds until both have answered."""
    begin = perf_counter()
    for process in pair:
        process.stdin.write(b"\n")
        process.stdin.flush()
    for process in pair:
        process.stdout.readline()
    return perf_counter() - begin


pairs = {threads: started(threads) for threads in (1, 8)}
took = {threads: [] for threads in pairs}
for _ in range(8):
    for threads, pair in pairs.items():
        took[threads].append(turn(pair))
for pair in pairs.values():
    for process in pair:
        process.communicate()
ratio = median(took[8][1:]) / median(took[1][1:])
print(f"eight threads each / one thread each {ratio:.1f}")
