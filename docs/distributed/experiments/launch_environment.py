"""What torchrun's agent tells a worker, by its environment"""

# requires: network-loopback
# helpers: _launch
import os

from _launch import launch

before = set(os.environ)


def worker():
    return {name: value for name, value in os.environ.items() if name not in before}


workers = launch(worker)
for name in sorted(workers[0]):
    values = [workers[rank][name] for rank in workers]
    plain = all(len(value) < 3 for value in values)
    print(name, *(values if plain else ["(the same on both)" if len(set(values)) == 1 else "(its own)"]))
