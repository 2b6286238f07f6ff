"""One function through AOTAutograd, from Dynamo's graph to the gradient"""

# output: json
import _aot_frames as take
import torch
from torch._dynamo.backends.common import aot_autograd

text = "The forward graph is compiled. It also returns what backward will read, and the new value of the input."
forward = take.compiler("forward", text, "graph_compile.py#_aot_stage2b_fw_compile")
text = "The gradient arrives, and only now the backward graph is compiled."
backward = take.compiler("backward", text, "runtime_wrappers.py#_AutogradBackwardCompiler.get_or_compile")
rest = aot_autograd(fw_compiler=forward, bw_compiler=backward, partition_fn=take.cut)


def backend(module, inputs):
    text = "Dynamo hands over what the function calls, the write included."
    take.frame("dynamo", text, "torch/_functorch/aot_autograd.py#aot_module_simplified", calls=take.names(module))
    return rest(module, inputs)


@torch.compile(backend=backend)
def f(x, count):
    count.add_(1)
    return (x * count).sin()


take.watch_facts()
x, count = torch.ones(2, requires_grad=True), torch.zeros(2)
y = f(x, count)
text = f"The compiled forward ran, and the input that is written holds {count.tolist()}. "
text += f"The result has one node for the whole function: {type(y.grad_fn).__name__}."
take.frame("result", text, take.STAGES + "runtime_wrappers.py#_AOTDispatchAutogradFunctionFactory")
y.sum().backward()
values = ", ".join(f"{v:.3f}" for v in x.grad.tolist())
text = f"The compiled backward ran inside that node. The gradient is {values}."
take.frame("gradient", text, take.STAGES + "runtime_wrappers.py#_codegen_compiled_backward")
take.show()
