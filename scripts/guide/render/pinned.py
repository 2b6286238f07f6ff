"""What a page leaves to the build: the release, and numbers of recorded outputs."""

from markdown import Markdown
from markdown.preprocessors import Preprocessor

from guide.core.errors import GuideError
from guide.pages import filled
from guide.render import current_page


class Pinned(Preprocessor):
    """Fills them in before anything else reads the page, so that they stand in code and raw HTML too."""

    md: Markdown

    def run(self, lines: list[str]) -> list[str]:
        """Called by Python-Markdown with the page's lines."""
        return [self._filled(line) for line in lines]

    def _filled(self, line: str) -> str:
        try:
            return filled.filled(line)
        except GuideError as error:
            raise current_page.placed(self.md, line, error) from None
