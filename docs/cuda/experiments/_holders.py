"""Eight small programs that leave something behind, for `oom_holders.py`."""

import torch

MIB = 1 << 20


def model():
    return torch.nn.Linear(1024, 1024, device="cuda")


def graph_in_a_list():
    net, losses = model(), []
    for _ in range(3):
        losses.append(net(torch.empty(1024, 1024, device="cuda")).relu().sum())
    return losses


def gradients():
    net = model()
    net(torch.empty(1, 1024, device="cuda")).sum().backward()
    return net


def optimiser():
    net = model()
    adam = torch.optim.Adam(net.parameters())
    net(torch.empty(1, 1024, device="cuda")).sum().backward()
    adam.step()
    adam.zero_grad()
    return adam


def an_exception():
    big = torch.empty(4 * MIB, device="cuda")
    try:
        raise ValueError(len(big))
    except ValueError as error:
        return error


def a_cycle():
    class Node:
        pass

    a, b = Node(), Node()
    a.other, b.other, a.data = b, a, torch.empty(4 * MIB, device="cuda")


def a_small_view():
    return torch.empty(4 * MIB, device="cuda")[:1]


def a_closure():
    big = torch.empty(4 * MIB, device="cuda")
    return lambda: big


def a_hook():
    net, kept = model(), []
    net.register_forward_hook(lambda module, args, out: kept.append(out))
    for _ in range(4):
        net(torch.empty(1024, 1024, device="cuda"))
    return net
