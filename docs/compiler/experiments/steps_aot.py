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
text = f"The compiled forward ran. The input that is written holds {count.tolist()}."
place = "runtime_wrappers.py#_AOTDispatchAutogradFunctionFactory"
take.frame("result", text, take.STAGES + place, grad_fn=[type(y.grad_fn).__name__])
y.sum().backward()
text = "The compiled backward ran inside the one node that stands for the function."
values = [f"{v:.3f}" for v in x.grad.tolist()]
take.frame("gradient", text, take.STAGES + "runtime_wrappers.py#_codegen_compiled_backward", gradient=values)
take.show()
