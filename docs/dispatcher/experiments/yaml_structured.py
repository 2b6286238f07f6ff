"""Three forms of sigmoid from one meta and one impl: the classes and wrappers that torchgen writes for one key"""

# limit: 120
from pathlib import Path

import torchgen
from torchgen import dest, gen
from torchgen.model import DispatchKey, NativeFunctionsGroup
from torchgen.selective_build.selector import SelectiveBuilder

given = Path(torchgen.__file__).parent / "packaged/ATen/native"
parsed = gen.parse_native_yaml(str(given / "native_functions.yaml"), str(given / "tags.yaml"))
groups = [g for g in gen.get_grouped_native_functions(parsed.native_functions) if isinstance(g, NativeFunctionsGroup)]
[group] = [g for g in groups if str(g.functional.func.name) == "sigmoid"]
write = dest.RegisterDispatchKey(parsed.backend_indices[DispatchKey.CPU], gen.Target.ANONYMOUS_DEFINITION,
    SelectiveBuilder.get_nop_selector(), rocm=False, symint=True, class_method_name=None,
    skip_dispatcher_op_registration=False)  # fmt: skip
inside = False
for line in "\n".join(write(group)).splitlines():
    if " final : " in line:
        print(line, "...")
    elif any(word in line for word in ("create_out(", "resize_out(", "check_inplace(", "maybe_create_proxy(")):
        print("    ", line.strip())
    inside = inside or line.startswith("at::Tensor")
    if inside:
        print(line)
    inside = inside and line != "}"
