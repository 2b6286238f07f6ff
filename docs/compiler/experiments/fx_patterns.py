"""One pattern, eight functions: matched in a traced graph, and in one of ATen operators"""

import torch
import torch.nn.functional as F
from torch import fx
from torch._dynamo.backends.common import aot_autograd
from torch._inductor.pattern_matcher import CallFunction, KeywordArg, PatternMatcherPass, register_graph_pattern
from torch.fx.subgraph_rewriter import replace_pattern

aten = torch.ops.aten
rules = PatternMatcherPass("the guide's rules")
add = CallFunction(aten.add.Tensor, KeywordArg("x"), KeywordArg("y"))


@register_graph_pattern(CallFunction(aten.relu.default, add), pass_dict=rules)
def clamped(match, x, y):
    match.replace_by_example(lambda x, y: torch.clamp(x + y, min=0), [x, y])


def reused(x, y):
    s = x + y
    return torch.relu(s) * s


spellings = {
    "torch.relu(x + y)": lambda x, y: torch.relu(x + y),
    "(x + y).relu()": lambda x, y: (x + y).relu(),
    "F.relu(x + y)": lambda x, y: F.relu(x + y),
    "torch.relu(y + x)": lambda x, y: torch.relu(y + x),
    "torch.relu(torch.add(x, y))": lambda x, y: torch.relu(torch.add(x, y)),
    "torch.relu(x + 1)": lambda x, y: torch.relu(x + 1),
    "torch.relu(torch.add(x, y, alpha=2))": lambda x, y: torch.relu(torch.add(x, y, alpha=2)),
    "s = x + y; torch.relu(s) * s": reused,
}
for text, function in spellings.items():
    found = []
    torch.compile(
        function, backend=aot_autograd(fw_compiler=lambda gm, inputs: found.append(rules.apply(gm.graph)) or gm)
    )(torch.ones(2), torch.ones(2))
    traced = replace_pattern(
        fx.symbolic_trace(function), lambda x, y: torch.relu(x + y), lambda x, y: torch.clamp(x + y, min=0)
    )
    print(f"{text:38} traced {len(traced)}   ATen {found[0]}")
