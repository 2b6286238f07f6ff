"""What the wheel says of the build that made it"""

import re
from collections import Counter
from importlib.metadata import distribution
from pathlib import Path

import torch

wheel = distribution("torch")
print(re.search("Generator: .*", wheel.read_text("WHEEL"))[0])
print("Requires-Python:", wheel.metadata["Requires-Python"])
readme = wheel.metadata.json["description"]  # the repository's README, as it was when the wheel was built
print("\nThe README's commands that build or configure:")
lines = [line.split("  #")[0].strip() for line in readme.splitlines()]
for line, times in Counter(line for line in lines if re.search(r"-e \.|setup\.py \w|^ccmake|--group", line)).items():
    print(f"  {times} x  {line}")
print("  setup.py develop is named", readme.count("setup.py develop"), "times")

said = dict(re.findall(r"(\w+)= ?(.*?), ", torch.__config__.show().split("Build settings:")[1]))
print("\nBuild type", said["BUILD_TYPE"], "with debug =", torch.version.debug)
print("The commit in the settings is that of version.py:", said["COMMIT_SHA"] == torch.version.git_version)
flags = said["CXX_FLAGS"].split()
print("Of the flags:", *[flag for flag in flags if re.match("-O|-g|-D(N|USE)|-fPIC", flag)])
switches = {name: value in ("ON", "1") for name, value in said.items() if name.startswith("USE_")}
for state in (True, False):
    print("on: " if state else "off:", *[name for name, value in switches.items() if value == state])
targets = (Path(torch.__file__).parent / "share/cmake/Caffe2/Caffe2Targets.cmake").read_text()
print("libraries that its CMake files offer:", *re.findall(r"add_library\((\w+) SHARED", targets))
print(
    "switches that they pass on:", *re.search(r'torch_cpu PROP.*?DEFINITIONS "(USE_.*?)"', targets, re.S)[1].split(";")
)
