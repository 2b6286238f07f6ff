"""One multiplication, and in which order its node, its edges and its accumulator are made"""

# requires: gdb
# limit: 240
from guide import trace

EDGES = "std::vector<torch::autograd::Edge, std::allocator<torch::autograd::Edge> >"  # what the template returns
TWO = "<at::Tensor const&, at::Tensor const&>(at::Tensor const&, at::Tensor const&)"
trace.tree(
    "y = w * w; z = y * x",
    setup="w, x = torch.ones(2, requires_grad=True), torch.ones(2)",
    at=[
        "torch::autograd::VariableType::(anonymous namespace)::mul_Tensor",
        "at::sequence_number::get_and_increment",
        f"'{EDGES} torch::autograd::collect_next_edges{TWO}'",  # stops here,
        "torch::autograd::collect_next_edges",  # and indents what it calls
        "torch::autograd::impl::gradient_edge",
        "torch::autograd::impl::grad_accumulator",
        "torch::autograd::AccumulateGrad::AccumulateGrad",
        "torch::autograd::SavedVariable::SavedVariable(at::Tensor const&, bool, bool)",
        "at::_ops::mul_Tensor::redispatch",
        "torch::autograd::set_history",
        "torch::autograd::impl::set_gradient_edge",
        "torch::autograd::impl::materialize_autograd_meta",
    ],
    limit=220,
)
