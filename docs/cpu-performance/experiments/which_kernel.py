"""One operator, two kernels: the level decides"""

# requires: gdb
# limit: 240
import os

from guide import trace

KERNELS = [f"at::native::{level}::sigmoid_kernel" for level in ("DEFAULT", "AVX2", "AVX512")]
for level in ("default", "avx2"):
    os.environ["ATEN_CPU_CAPABILITY"] = level
    stopped = trace.stops("x.sigmoid()", KERNELS, setup="x = torch.ones(8)")[0][0]
    print("ATEN_CPU_CAPABILITY =", level)
    trace.show(stopped.frames, library_names=False)
