"""Whether the TensorBoard writer still asks for distutils"""

from importlib.util import find_spec
from pathlib import Path

texts = Path(find_spec("torch").origin).parent.glob("utils/tensorboard/*.py")
print("distutils in it:", any("distutils" in text.read_text() for text in texts))
