"""The hooks of saving and loading, and old checkpoints"""

from torch import nn


def say(what):
    return lambda module, *_: print(f"  {what}, {names[module]}")


def load_pre(module, state, prefix, *_):
    """Gives an old key its new name before the module looks for it."""
    print(f"  load pre-hook, {names[module]}; keys seen:", *state)
    old = prefix + "old"
    if old in state:
        state[prefix + "weight"] = state.pop(old)


net = nn.Sequential(nn.Linear(2, 2, bias=False))
names = {net: "net", net[0]: "layer"}
for module in names:
    module.register_state_dict_pre_hook(say("save pre-hook"))
    module.register_state_dict_post_hook(say("save post-hook"))
    module.register_load_state_dict_pre_hook(load_pre)
    module.register_load_state_dict_post_hook(say("load post-hook"))
print("state_dict()")
state = net.state_dict()
print("load_state_dict() of a file with the key 0.old")
given = {"0.old": state["0.weight"]}
print(" ", net.load_state_dict(given), "· the given dictionary still has", *given)

norm = nn.BatchNorm1d(2)
print("BatchNorm1d without num_batches_tracked")
for version in (1, 2, None):
    state = norm.state_dict()
    del state["num_batches_tracked"]
    if version is None:
        state = dict(state)
    else:
        state._metadata[""]["version"] = version
    try:
        said = str(nn.BatchNorm1d(2).load_state_dict(state))
    except RuntimeError as error:
        said = str(error).splitlines()[-1].strip()
    print(f"  version {version}: {said}")
