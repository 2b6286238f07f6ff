"""What a saved TorchScript module is made of, beside a saved exported program"""

import io
import warnings
import zipfile

import torch

warnings.simplefilter("ignore")


class Gate(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(2, 2)

    def forward(self, x):
        if x.sum() > 0:
            return self.linear(x)
        return x


class Straight(Gate):
    def forward(self, x):
        return torch.where(x.sum() > 0, self.linear(x), x)


def listed(title, save):
    file = io.BytesIO()
    save(file)
    archive = zipfile.ZipFile(file)
    print(title)
    for info in archive.infolist():
        print("  ", info.filename.partition("/")[2])
    return archive


archive = listed("torch.jit.save", lambda file: torch.jit.save(torch.jit.script(Gate()), file))
code = next(n for n in archive.namelist() if n.endswith("code/__torch__.py"))
text = archive.read(code).decode()
print("its code:", text[text.index("  def forward") :].rstrip(), sep="\n")
program = torch.export.export(Straight(), (torch.ones(1, 2),))
listed("torch.export.save", lambda file: torch.export.save(program, file))
