"""Which results of a subclass are of the subclass"""

import torch


class Named(torch.Tensor):
    pass


class Watched(torch.Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        calls.append(func.__name__)
        return super().__torch_function__(func, types, args, kwargs)


class Other(torch.Tensor):
    pass


plain = torch.ones(2)
s = plain.as_subclass(Named)
print("same memory:", s.data_ptr() == plain.data_ptr(), "same object:", s is plain)
CASES = "s+1 1+s plain+s s[0] s.sum() torch.add(s,1) torch.stack([plain,s]) s.detach() s.data s.clone() s.tolist() s.shape s.numpy() torch.zeros_like(s) torch.zeros(2) torch.nn.Parameter(s)"
for case in CASES.split():
    print(f"{case:24}", type(eval(case)).__name__)
calls = []
w = plain.as_subclass(Watched)
(w + 1), w[0], w.shape, torch.relu(w), len(w)
print("calls seen:", *calls)
try:
    s + plain.as_subclass(Other)
except TypeError as error:
    print("TypeError:", str(error).splitlines()[0][:90])
