"""One function as a joint graph, and the two graphs that are cut out of it"""

import torch
from functorch.compile import aot_function, make_boxed_func, min_cut_rematerialization_partition


def calls(module):
    lines = []
    for n in module.graph.nodes:
        if n.op.startswith("call"):
            args = ", ".join(str(a) for a in n.args)
            lines.append(f"   {n.name:9} = {n._pretty_print_target(n.target).removeprefix('torch.ops.')}({args})")
    outputs = module.graph.output_node().args[0]
    return "\n".join([*lines, f"   return   {', '.join(str(o) for o in outputs)}"])


def shown(title):
    def compiler(module, inputs):
        names = ", ".join(n.name for n in module.graph.find_nodes(op="placeholder"))
        print(f"{title}({names})\n{calls(module)}")
        return make_boxed_func(module.forward)

    return compiler


def cut(joint, inputs, **options):
    print(f"joint graph, cut behind {options['num_fwd_outputs']} output(s)\n{calls(joint)}")
    return min_cut_rematerialization_partition(joint, inputs, **options)


def f(x, w):
    return (x @ w).sigmoid().sin()


x, w = torch.randn(4, 3, requires_grad=True), torch.randn(3, 2, requires_grad=True)
compiled = aot_function(f, fw_compiler=shown("forward"), bw_compiler=shown("backward"), partition_fn=cut)
compiled(x, w).sum().backward()
