"""Five names in native_functions.yaml, and who claims each of them"""

from pathlib import Path

import torchgen
import yaml

file = Path(torchgen.__file__).parent / "packaged/ATen/native/native_functions.yaml"
entries = {entry["func"].partition("(")[0]: entry for entry in yaml.safe_load(file.read_text())}
for name in ("conv1d", "dropout", "view", "scaled_dot_product_attention", "linalg_svd", "_linalg_svd", "_linalg_svd.U"):
    entry = entries[name]
    if "structured_delegate" in entry:
        print(f"{name}: see {entry['structured_delegate']}")
    elif "dispatch" not in entry:
        print(f"{name}: no dispatch: a composite, at::native::{name}")
    else:
        for keys, function in entry["dispatch"].items():
            print(f"{name}: {keys}: at::native::{function}")
