"""One function through every layer: what each is given, and what it makes of it"""

# requires: g++
# output: json
import _layers as show
import torch
import torch._inductor.compile_fx
from _dynamos_code import statements
from _instructions import instructions
from torch._dynamo import convert_frame
from torch._inductor import async_compile, config

torch._dynamo.config.record_runtime_overhead = False
torch.compiler.config.force_disable_caches = True
config.cpp.simdlen, config.compile_threads = 1, 1
seen = {}


def keep(stage, lines):
    seen.setdefault(stage, []).append(lines)


def backend(module, inputs):
    keep("dynamo", show.graph(module.graph))
    return torch._inductor.compile_fx.compile_fx(module, inputs)


def loops(nodes):
    keep("loops", [line for n in nodes for line in show.loop(n)])
    return nodes


def fused(nodes):
    keep("fused", [f"{n.get_name()}: {type(n).__name__}" for n in nodes])
    return nodes


def kernel(self, argument_types, text, **options):
    keep("kernel", show.kernel(text))
    return lambda *pointers: None  # the text is the end of this road: nothing is compiled


config.joint_custom_pre_pass = lambda graph: keep("joint", show.graph(graph))
config.post_grad_custom_pre_pass = lambda graph: keep("part", show.graph(graph))
config._pre_fusion_custom_pass, config._post_fusion_custom_pass = loops, fused
async_compile.AsyncCompile.cpp_pybinding = kernel
convert_frame.register_bytecode_hook(lambda old, new: keep("code", statements(new, {})))


def f(x, w):
    y = (x * w).sin()
    return y, y.sum()


keep("bytecode", [f"{i.name} {i.arg}" if isinstance(i.arg, str) else i.name for i in instructions(f.__code__)])
compiled = torch.compile(f, backend=backend)
compiled(torch.ones(4, requires_grad=True), torch.ones(4))[1].backward()
show.tell(seen)
