"""The profiling executor: three calls, another size, and a gradient"""

import torch

SOURCE = """
def f(x, y):
    return torch.relu(x * y + x).sin()
"""


def kinds(block):
    found = [n.kind() for n in block.nodes() if n.kind() != "prim::Constant"]
    return ", ".join(f"{found.count(k)} {k}" for k in dict.fromkeys(found))


def called(function, *inputs):
    result = function(*inputs)
    graph = torch.jit.last_executed_optimized_graph()
    node = f"; grad_fn {type(result.grad_fn).__name__}" if result.requires_grad else ""
    print(f"   size {inputs[0].shape[0]}: {kinds(graph)}{node}")
    for n in graph.nodes():
        for name, block in zip(("then", "else"), n.blocks()):
            print(f"      {name}: {kinds(block)}")
    return graph


print("LLVM, with which the CPU fuser generates code, is in the build:", torch._C._llvm_enabled())
print("as it comes")
function = torch.jit.CompilationUnit(SOURCE).f
for size in (3, 3, 5):
    called(function, torch.ones(size), torch.ones(size))

print("with a gradient")
function = torch.jit.CompilationUnit(SOURCE).f
for _ in range(2):
    called(function, torch.ones(3, requires_grad=True), torch.ones(3))

print("with the fuser for the CPU, which interprets its loops without LLVM")
torch._C._jit_override_can_fuse_on_cpu(True)
torch._C._jit_set_te_must_use_llvm_cpu(False)
function = torch.jit.CompilationUnit(SOURCE).f
for size in (3, 3, 5):
    graph = called(function, torch.ones(size), torch.ones(size))
check = str(next(iter(graph.nodes())))
print("the check of the last call:", check.partition("types=[")[2].partition("]](")[0])
