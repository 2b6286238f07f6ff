"""Five habits of an MXNet user: recording, sizes that are found later, losses, steps, reshapes"""

# requires: mxnet
import _habits
import torch
from _recording import MXNET, TORCH

HABITS = [
    ("a gradient wants a record", ["grad(True)", "grad(False)"], ["grad(True)", "grad(False)"]),
    ("a layer that learns its input's size", ["learned()"], ["learned()"]),
    (
        "a loss for each example",
        ["gluon.loss.SoftmaxCELoss()(scores, right)"],
        ["cross_entropy(scores, right)", "cross_entropy(scores, right, reduction='none')"],
    ),
    ("a step is told the batch's size", ["stepped(1)", "stepped(4)"], ["stepped()"]),
    (
        "a reshape with 0",
        ["nd.ones((2, 3, 4)).reshape((0, -1)).shape"],
        ["torch.ones(2, 3, 4).reshape(0, -1).shape", "tuple(torch.ones(2, 3, 4).flatten(1).shape)"],
    ),
]
_habits.compare("mxnet", "MXNet", MXNET, torch, TORCH, HABITS)
