"""One torch.add, in the order in which its parts begin"""

# requires: gdb
# limit: 240
from guide import trace

trace.tree(
    "c = torch.add(a, b)",
    setup="a, b = torch.ones(3), torch.ones(3, requires_grad=True)",
    at=[
        "torch::autograd::THPVariable_add",
        "torch::PythonArgParser::raw_parse",
        "torch::FunctionSignature::parse",
        "at::_ops::add_Tensor::call",
        "torch::autograd::VariableType::(anonymous namespace)::add_Tensor",
        "torch::autograd::Node::set_next_edges",
        "at::_ops::add_Tensor::redispatch",
        "at::(anonymous namespace)::wrapper_CPU_add_Tensor",
        "at::meta::structured_add_Tensor::meta",
        "at::TensorIteratorBase::build",
        "at::native::structured_ufunc_add_CPU::impl",
        "at::native::(anonymous namespace)::add_kernel",
        "at::TensorIteratorBase::for_each",
        "torch::autograd::set_history",
        "THPVariable_Wrap",
    ],
)
