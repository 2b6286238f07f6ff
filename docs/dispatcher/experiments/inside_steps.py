"""The steps in which three additions and a sum build their iterators and run them"""

# requires: gdb
# limit: 240
from guide import trace

STEPS = """build populate_operands mark_outputs compute_mem_overlaps compute_shape mark_resize_outputs
compute_types compute_common_dtype fast_set_up compute_strides reorder_dimensions allocate_or_resize_outputs
set_output_raw_strided coalesce_dimensions for_each serial_for_each parallel_reduce cast_outputs""".split()
SETUP = """
a, row, longs = torch.ones(3, 4), torch.ones(4), torch.ones(3, 4, dtype=torch.int64)
def calls():
    torch.add(a, a)        # same shape, contiguous
    torch.add(a, row)      # broadcast
    torch.add(a, longs)    # two dtypes
    torch.sum(a)
calls()
"""
titles = iter(["a + a", "a + row", "a + longs", "copy of longs, made by the step above", "a.sum()"])
places = [f"at::TensorIteratorBase::{step}" for step in STEPS]
for depth, frame in trace.calls("calls()", places, SETUP, times=90, limit=220):
    name = frame.function.rpartition("::")[2]
    if name == "build":
        print(f"\n{next(titles)}")
    print("  " * (depth + 1) + name)
