"""What SyncBatchNorm gathers from the ranks, put together in one process, and what else could be meant"""

import torch
from torch import nn
from torch.nn import functional

torch.manual_seed(0)
whole = torch.randn(6, 2, dtype=torch.float64) + torch.arange(6).unsqueeze(1)
ranks = whole[:4], whole[4:]

# what each rank sends: mean, inverse deviation and count, as SyncBatchNorm's forward does
eps = 1e-5
sent = [(r.mean(0), (r.var(0, correction=0) + eps).rsqrt(), len(r)) for r in ranks]
n = sum(count for *_, count in sent)
mean = sum(m * count for m, _, count in sent) / n
var = sum((inv**-2 - eps + (m - mean) ** 2) * count for m, inv, count in sent) / n


def normed(x, mean, var):
    return (x - mean) / (var + eps).sqrt()


wanted = functional.batch_norm(whole, None, None, training=True)
alone = torch.cat([functional.batch_norm(r, None, None, training=True) for r in ranks])
plain_mean = sum(m for m, *_ in sent) / 2
plain_var = sum(inv**-2 - eps for _, inv, _ in sent) / 2


def far(y):
    return f"{(y - wanted).abs().max():.3f}"


print("largest difference from one batch norm over all six rows:")
print("  each rank alone:                            ", far(alone))
print("  means of means and of variances:            ", far(normed(whole, plain_mean, plain_var)))
print("  weighted by counts, with the means' spread: ", far(normed(whole, mean, var)))

model = nn.Sequential(nn.Conv1d(1, 2, 1), nn.BatchNorm1d(2), nn.Sequential(nn.BatchNorm2d(2), nn.InstanceNorm1d(2)))
old = model[1]
synced = nn.SyncBatchNorm.convert_sync_batchnorm(model)
print("converted:", [type(m).__name__ for m in synced.modules() if not isinstance(m, nn.Sequential)])
print(
    "the model itself:",
    synced is model,
    " the layer is new:",
    synced[1] is not old,
    " the same weight:",
    synced[1].weight is old.weight,
    " the same running mean:",
    synced[1].running_mean is old.running_mean,
)
x = torch.randn(3, 2, 5)
print("without a process group it is plain batch norm:", torch.equal(nn.SyncBatchNorm(2)(x), nn.BatchNorm1d(2)(x)))
