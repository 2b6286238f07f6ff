"""The loop of add, written by torchgen from two lines of YAML"""

# limit: 120
from pathlib import Path

import torchgen
from torchgen import dest, gen
from torchgen.model import NativeFunctionsGroup

given = Path(torchgen.__file__).parent / "packaged/ATen/native"
parsed = gen.parse_native_yaml(str(given / "native_functions.yaml"), str(given / "tags.yaml"))
groups = [g for g in gen.get_grouped_native_functions(parsed.native_functions) if isinstance(g, NativeFunctionsGroup)]
ufuncs = [g for g in groups if g.out.ufunc_inner_loop]
print("operators with ufunc_inner_loop:", [str(g.out.func.name) for g in ufuncs])
print("groups:", len(groups), " structured:", sum(g.structured for g in groups))
[add] = ufuncs
for key, loop in add.out.ufunc_inner_loop.items():
    print(f"{key}: ufunc::{loop.name} for {len(list(loop.supported_dtypes))} dtypes")

print("\nUfuncCPU_add.cpp")
print(dest.compute_ufunc_cpu(add).strip())
kernel = dest.compute_ufunc_cpu_kernel(add)
cases = kernel.split("AT_DISPATCH_CASE(")[1:]
vector = [case for case in cases if "cpu_kernel_vec" in case]
print(f"\nUfuncCPUKernel_add.cpp: {len(cases)} cases, {len(vector)} of them with a vector loop; two of them:")
for case in cases:
    if case.startswith(("at::ScalarType::Bool", "at::ScalarType::Float,")):
        print("\n".join(line for line in ("AT_DISPATCH_CASE(" + case).splitlines() if line.strip()))
