"""What a dispatch mode costs, in instructions that valgrind counts"""

# requires: valgrind
# limit: 600
# helpers: _small
from pathlib import Path

from torch.utils.benchmark import Timer

SETUP = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
from _small import step
from torch.utils._python_dispatch import TorchDispatchMode

class Quiet(TorchDispatchMode):
    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        return operator(*args, **(kwargs or {{}}))

quiet = Quiet()
step()
"""
count = {}
for statement in ("step()", "with quiet: step()"):
    stats = Timer(statement, setup=SETUP).collect_callgrind(number=10, collect_baseline=False)
    count[statement] = stats.counts() // 10
    size = "between 200,000 and 800,000" if 200_000 < count[statement] < 800_000 else "more than 800,000"
    print(f"{statement:20} {size} instructions")
ratio = count["with quiet: step()"] / count["step()"]
print("under the mode:", "2 to 4 times as many" if 2 < ratio < 4 else f"{ratio:.1f} times as many")
