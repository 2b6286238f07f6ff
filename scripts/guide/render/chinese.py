"""Lines of Chinese join without the space that a line break becomes."""

import re

from markdown.postprocessors import Postprocessor

_HAN = r"[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]"
_BREAK = re.compile(rf"(?<={_HAN})((?:</\w+>)*)\n *(?={_HAN})")
_CODE = re.compile(r"(<pre\b.*?</pre>)", re.S)


class ChineseLines(Postprocessor):
    """Takes the break out between two Han characters, outside code: one sentence stands on one line (rule S9)."""

    def run(self, text: str) -> str:
        """The page's HTML."""
        parts = _CODE.split(text)
        return "".join(part if n % 2 else _BREAK.sub(r"\1", part) for n, part in enumerate(parts))
