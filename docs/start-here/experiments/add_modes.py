"""Which kernels run when no gradient is wanted"""

# requires: gdb
# limit: 240
from guide import trace

CODE = """
torch.add(a, b)
with torch.no_grad():
    torch.add(a, b)
with torch.inference_mode():
    torch.add(a, b)
"""
trace.tree(
    CODE,
    setup="a, b = torch.ones(2), torch.ones(2)",
    at=[
        "torch::autograd::THPVariable_add",
        "torch::autograd::VariableType::(anonymous namespace)::add_Tensor",
        "at::(anonymous namespace)::wrapper_CPU_add_Tensor",
    ],
)
