"""Three calls, and in which order a node, its edges, its accumulator and what it saves are made"""

# requires: gdb
# limit: 240
from guide import trace

EDGES = "std::vector<torch::autograd::Edge, std::allocator<torch::autograd::Edge> >"  # what the template returns
ONE = "<at::Tensor const&>(at::Tensor const&)"
TWO = "<at::Tensor const&, at::Tensor const&>(at::Tensor const&, at::Tensor const&)"
KERNELS = "torch::autograd::VariableType::(anonymous namespace)::"
trace.tree(
    "e = w.exp(); s = w.sin(); y = s * x",
    setup="w, x = torch.ones(2, requires_grad=True), torch.ones(2)",
    at=[
        KERNELS + "exp",
        KERNELS + "sin",
        KERNELS + "mul_Tensor",
        "at::sequence_number::get_and_increment",
        f"'{EDGES} torch::autograd::collect_next_edges{ONE}'",  # stops here,
        f"'{EDGES} torch::autograd::collect_next_edges{TWO}'",  # and here,
        "torch::autograd::collect_next_edges",  # and indents what it calls
        "torch::autograd::impl::gradient_edge",
        "torch::autograd::impl::grad_accumulator",
        "torch::autograd::AccumulateGrad::AccumulateGrad",
        "torch::autograd::SavedVariable::SavedVariable(at::Tensor const&, bool, bool)",
        "at::_ops::exp::redispatch",
        "at::_ops::sin::redispatch",
        "at::_ops::mul_Tensor::redispatch",
        "torch::autograd::set_history",
        "torch::autograd::impl::set_gradient_edge",
        "torch::autograd::impl::materialize_autograd_meta",
    ],
    limit=220,
)
