"""A buffer whose length is no multiple of the number's size"""

# raises: ValueError
import torch

received = bytes(17)  # four float32 and one byte too many
print(torch.frombuffer(bytearray(received[:16]), dtype=torch.float32).tolist())
torch.frombuffer(bytearray(received), dtype=torch.float32)
