"""What the entry add.Tensor becomes: one line for each file that torchgen writes"""

# limit: 120
from pathlib import Path

import torchgen
from torchgen import dest, gen
from torchgen.model import DispatchKey, NativeFunctionsGroup
from torchgen.selective_build.selector import SelectiveBuilder

given = Path(torchgen.__file__).parent / "packaged/ATen/native"
parsed = gen.parse_native_yaml(str(given / "native_functions.yaml"), str(given / "tags.yaml"))
groups = [g for g in gen.get_grouped_native_functions(parsed.native_functions) if isinstance(g, NativeFunctionsGroup)]
[group] = [g for g in groups if str(g.functional.func.name) == "add.Tensor"]
print("one group:", *[str(f.func.name) for f in group.functions()], sep="  ")
f, cpu, everything = group.functional, parsed.backend_indices[DispatchKey.CPU], SelectiveBuilder.get_nop_selector()
register = dest.RegisterDispatchKey(cpu, gen.Target.REGISTRATION, everything, rocm=False, symint=True,
                                    class_method_name=None, skip_dispatcher_op_registration=False)  # fmt: skip
operators = gen.ComputeOperators(gen.Target.DEFINITION, static_dispatch_backend_indices=[])
method = gen.ComputeTensorMethod(gen.Target.DEFINITION, static_dispatch_backend_indices=[])
for file, text, wanted in [
    ("RegisterSchema.cpp", gen.RegisterSchema(everything)(f), "m.def"),
    (
        "ops/add_ops.h",
        gen.ComputeOperators(gen.Target.DECLARATION, static_dispatch_backend_indices=[])(f),
        "schema_str",
    ),
    ("Operators_2.cpp", operators(f), "return op."),
    ("ops/add.h", gen.ComputeFunction()(f), "return"),
    ("core/TensorBody.h", method(f), "return"),
    ("ops/add_meta.h", gen.compute_meta_function_declaration(group), "struct"),
    ("ops/add_native.h", "\n".join(dest.compute_native_function_declaration(group, cpu)), "structured_"),
    ("RegisterCPU_0.cpp", "\n".join(register(group)), "m.impl"),
]:
    print(f"\n{file}")
    for line in text.splitlines():
        if wanted in line:
            print("   ", line.strip())
