"""Two operators that fail, in MXNet's two engines and in PyTorch on the CPU: which call raises the error"""

# requires: mxnet
import os

import _other
import torch


def in_mxnet():
    from mxnet import nd

    def drawn():
        return nd.random.normal(0, -1, (2, 2))  # a negative deviation: found by the operator when it runs

    def multiplied():
        return nd.dot(nd.ones((2, 3)), nd.ones((4, 5)))  # found from the shapes

    for title, work in (("a bad shape", multiplied), ("a bad value", drawn)):
        try:
            result = work()
        except Exception:
            print(f"   {title}: raised by the operator's call")
            continue
        later, told = result + 1, []
        for _ in range(2):
            try:
                later.asnumpy()
                told.append("no error")
            except Exception as error:
                told.append(type(error).__name__)
        print(f"   {title}: the call returned, and so did the next one; shape {later.shape}; two reads:", *told)


for engine in ("ThreadedEnginePerDevice", "NaiveEngine"):
    os.environ["MXNET_ENGINE_TYPE"] = engine
    print("MXNet,", engine)
    print(_other.run("mxnet", in_mxnet))
print("PyTorch on the CPU")
for title, work in (
    ("a bad shape", lambda: torch.ones(2, 3) @ torch.ones(4, 5)),
    ("a bad value", lambda: torch.normal(torch.zeros(2, 2), -1.0)),
):
    try:
        work()
    except RuntimeError:
        print(f"   {title}: raised by the operator's call")
