"""Five loops: where the gradients are dropped, and whether they are ever all there"""

# requires: pretended-gpu
import _training as training
import torch

MIB = training.MIB
training.no_workspaces()


def usual(net, x, sgd):
    training.loss_of(net, x).backward()
    sgd.step()
    sgd.zero_grad()


def late(net, x, sgd):
    loss = training.loss_of(net, x)
    sgd.zero_grad()
    loss.backward()
    sgd.step()


def zeros(net, x, sgd):
    training.loss_of(net, x).backward()
    sgd.step()
    sgd.zero_grad(set_to_none=False)


def four_parts(net, x, sgd):
    for part in x.chunk(4):
        training.loss_of(net, part).backward()
    sgd.step()
    sgd.zero_grad()


def in_backward(net, x, sgd):
    if not in_backward.hooks:

        def update(p):
            p.data.add_(p.grad, alpha=-0.1)
            p.grad = None

        in_backward.hooks = [p.register_post_accumulate_grad_hook(update) for p in net.parameters()]
    training.loss_of(net, x).backward()


in_backward.hooks = []
for batch in (4096, 256):
    print(f"batch of {batch}")
    for loop in (usual, late, zeros, four_parts, in_backward):
        net, x = training.mlp(1024, 8).cuda(), torch.empty(batch, 1024, device="cuda")
        in_backward.hooks = []
        sgd = torch.optim.SGD(net.parameters())
        loop(net, x, sgd)
        _, most = training.peak(lambda loop=loop, a=(net, x, sgd): loop(*a))
        print(
            f"  {loop.__name__:12} peak {most / MIB:4.0f} MiB, between steps {torch.cuda.memory_allocated() / MIB:4.0f}"
        )
        del net, x, sgd
