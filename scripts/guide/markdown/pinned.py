"""`{{ release }}` in a page: the release of PyTorch that the guide is proved on."""

from markdown.preprocessors import Preprocessor

from guide import release


class Pinned(Preprocessor):
    """Fills the release in before anything else reads the page, so that it stands in code and raw HTML too."""

    def run(self, lines: list[str]) -> list[str]:
        """Called by Python-Markdown with the page's lines."""
        return [release.filled(line) for line in lines]
