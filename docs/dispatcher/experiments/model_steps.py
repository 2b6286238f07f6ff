"""One operator of the model: a kernel, then a layer, then a column for everybody"""

import _dispatcher as model

entered = []


# --8<-- [start:kernels]
def add_on_cpu(operator, below, a, b):
    entered.append("computes")
    return model.Tensor(a.data + b.data, *a.keys)


def record_add(operator, below, a, b):
    entered.append("records")
    return operator.redispatch(below, a, b)


def trace(operator, below, *args):  # knows no operator
    entered.append(f"traces {operator.name}")
    return operator.redispatch(below, *args)


# --8<-- [end:kernels]
def show(title, **change):
    entered.clear()
    with model.thread(**change):
        add(x, x)
    print(f"{title:32} {', '.join(entered)}")


x = model.Tensor(1, "CPU", "ADInplaceOrView", "AutogradCPU", "AutocastCPU")
add = model.Operator("add")
add.impl("CPU", add_on_cpu)
show("a kernel for the CPU:")
add.impl("AutogradCPU", record_add)
show("and a layer that records:")
show("the same, autograd excluded:", exclude={"AutogradCPU"})
model.fallbacks["AutocastCPU"] = trace
show("a column filled, still excluded:")
show("and no longer excluded:", no_longer_exclude={"AutocastCPU"})
