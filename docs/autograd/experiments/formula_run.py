"""The formula of mul runs, for a real tensor that was multiplied by a complex one"""

# requires: gdb
# limit: 240
from guide import trace

GENERATED = "torch::autograd::generated::"
BACKWARD = "details::mul_tensor_backward"
trace.tree(
    "y.backward(g)",
    setup="""w, z = torch.ones(2, requires_grad=True), torch.ones(2, dtype=torch.cfloat)
y, g = w * z, torch.ones(2, dtype=torch.cfloat)""",
    at=[
        "torch::autograd::Engine::evaluate_function",
        GENERATED + "MulBackward0::apply",
        "torch::autograd::SavedVariable::unpack",
        GENERATED + "MulBackward0_apply_functional",
        f"'at::Tensor {GENERATED}{BACKWARD}<at::Tensor>(at::Tensor const&, at::Tensor const&, c10::ScalarType)'",
        GENERATED + BACKWARD,  # indents what it calls
        "at::_ops::_conj::call",
        "at::_ops::mul_Tensor::call",
        "at::_ops::real::call",
        "torch::autograd::validate_outputs",
        GENERATED + "MulBackward0::release_variables",
        "torch::autograd::AccumulateGrad::apply",
    ],
    limit=220,
)
