"""One multiplication, and in which order its node, its edges and its accumulator are made"""
# requires: gdb
# limit: 240
from guide import trace

AUTOGRAD = "torch::autograd::"
trace.tree(
    "y = w * w; z = y * x",
    setup="w, x = torch.ones(2, requires_grad=True), torch.ones(2)",
    at=[
        AUTOGRAD + "VariableType::(anonymous namespace)::mul_Tensor",
        "at::sequence_number::get_and_increment",
        AUTOGRAD + "collect_next_edges",
        AUTOGRAD + "impl::gradient_edge",
        AUTOGRAD + "impl::grad_accumulator",
        AUTOGRAD + "AccumulateGrad::AccumulateGrad",
        AUTOGRAD + "SavedVariable::SavedVariable(at::Tensor const&, bool, bool)",
        "at::_ops::mul_Tensor::redispatch",
        AUTOGRAD + "set_history",
        AUTOGRAD + "impl::set_gradient_edge",
        AUTOGRAD + "impl::materialize_autograd_meta",
    ],
    limit=220,
)
