"""The same loss written in several ways, at logits where exponentials overflow or round to zero"""

import torch
from torch.nn import functional

target = torch.tensor([1])


def two_classes(way):
    def losses(margin, dtype):
        x = torch.tensor([[margin, 0.0]], dtype=dtype, requires_grad=True)
        loss = way(x)
        loss.backward()
        return loss.item(), x.grad[0, 0].item()

    return losses


def one_logit(way):
    def losses(margin, dtype):
        x = torch.tensor([-margin], dtype=dtype, requires_grad=True)
        loss = way(x, torch.ones(1, dtype=dtype))
        loss.backward()
        return loss.item(), -x.grad.item()

    return losses


WAYS = {
    "cross_entropy(x)": two_classes(lambda x: functional.cross_entropy(x, target)),
    "nll_loss(log_softmax(x))": two_classes(lambda x: functional.nll_loss(x.log_softmax(1), target)),
    "nll_loss(softmax(x).log())": two_classes(lambda x: functional.nll_loss(x.softmax(1).log(), target)),
    "nll_loss(log(exp / sum))": two_classes(lambda x: functional.nll_loss((x.exp() / x.exp().sum(1)).log(), target)),
    "cross_entropy(softmax(x))": two_classes(lambda x: functional.cross_entropy(x.softmax(1), target)),
    "bce_with_logits(x)": one_logit(functional.binary_cross_entropy_with_logits),
    "bce(sigmoid(x))": one_logit(lambda x, y: functional.binary_cross_entropy(x.sigmoid(), y)),
}
for dtype, margins in {torch.float32: (1.0, 20.0, 120.0), torch.float16: (20.0,)}.items():
    print(f"{str(dtype)[6:]:28}" + "".join(f"{f'margin {m:.0f}':>20}" for m in margins))
    for name, way in WAYS.items():
        shown = ["{:.4g}, {:.3g}".format(*way(margin, dtype)) for margin in margins]
        print(f"{name:28}" + "".join(f"{text:>20}" for text in shown))
