"""What `default_collate` does in a worker when the first sample is longer than the others"""

# raises: RuntimeError
import torch

batch = [torch.ones(3), torch.ones(2)]
storage = batch[0]._typed_storage()._new_shared(sum(len(sample) for sample in batch))
print("room for", storage.nbytes() // 4, "numbers, wanted for", len(batch), "samples of", len(batch[0]))
batch[0].new(storage).resize_(len(batch), len(batch[0]))
