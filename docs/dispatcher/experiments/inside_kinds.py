"""What two dtypes cost: the copies that the iterator makes inside one CPU operator"""

import torch

short = torch.ones(3, dtype=torch.int32)
single, double, zero = (
    torch.ones(3),
    torch.ones(3, dtype=torch.float64),
    torch.tensor(1.0, dtype=torch.float64),
)
CALLS = {
    "float32 + float32": lambda: single + single,
    "int32 + float32": lambda: short + single,
    "float32 + float64": lambda: single + double,
    "float32 + float64 of no dimension": lambda: single + zero,
    "int32 + float64 of no dimension": lambda: short + zero,
    "float32 + 2": lambda: single + 2,
    "int32 + 2.5": lambda: short + 2.5,
    "int32 / int32": lambda: short / short,
    "int32 < float32": lambda: short < single,
    "float32 += float64": lambda: single.add_(double),
    "int32 += float32": lambda: short.add_(single),
    "add of float32, out is float64": lambda: torch.add(single, single, out=double),
    "neg of float32, out is float64": lambda: torch.neg(single, out=double),
}
for name, call in CALLS.items():
    with torch.autograd.profiler.profile() as profile:
        try:
            result = str(call().dtype)
        except RuntimeError as error:
            result = str(error)
    ran = [event.name for event in profile.function_events]
    converted, temporary = ran.count("aten::_to_copy"), ran.count("aten::empty_like")
    print(f"{name:34} {result:14} inputs converted: {converted}, temporary outputs: {temporary}")
