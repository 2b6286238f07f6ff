"""A checkpoint with damaged bytes in the middle"""

# raises: RuntimeError
import torch

torch.save(torch.ones(1000), "model.pt")
with open("model.pt", "rb") as file:
    data = bytearray(file.read())


def load():
    with open("model.pt", "wb") as file:
        file.write(data)
    return torch.load("model.pt")


one, two = (torch.tensor([n]).numpy().tobytes() for n in (1.0, 2.0))
at = data.index(one * 20)
data[at : at + 4] = two
print(load().sum())  # a damaged number
data[600:900] = bytes(300)
load()  # a damaged header
