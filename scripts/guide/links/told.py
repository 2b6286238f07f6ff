"""Errors of the network in few words: (kind, text). Kinds are those of `Observation.error`."""

import requests

from guide.links.robots import RobotsDenied, RobotsUnknown
from guide.links.transport import Overdue

_SIGNS = (
    ("timed out", "timed out"),
    ("Connection refused", "connection refused"),
    ("reset by peer", "connection reset"),
    ("Remote end closed", "closed without an answer"),
    ("IncompleteRead", "the answer broke off"),
    ("Name or service not known", "no such host"),
    ("Temporary failure in name resolution", "no such host"),
    ("NameResolutionError", "no such host"),
    ("Network is unreachable", "no way to the host"),
    ("No route to host", "no way to the host"),
    ("BadStatusLine", "the answer is not HTTP"),
    ("loopback only", "refused: loopback only"),
)


def error_of(error: BaseException | None, result: str, walled: bool) -> tuple[str, str]:
    """The kind of an error and a short text, from the exception or, failing that, LinkChecker's result."""
    if walled or isinstance(error, RobotsDenied):
        return "robots", str(error or "")
    if isinstance(error, RobotsUnknown):
        return ("throttled" if error.status == 429 else "robots-unknown"), str(error)
    if result.startswith("TooManyRedirects"):
        return "loop", ""
    if isinstance(error, requests.exceptions.SSLError):
        return "tls", _short(error)
    if isinstance(error, Overdue):
        return "network", str(error)
    if isinstance(error, requests.exceptions.Timeout):
        return "network", "timed out"
    return "network", _short(error) if error else result[:120]


def _short(error: BaseException) -> str:
    text = f"{error!r} {error}"
    if "certificate" in text:
        detail = (
            text.split("certificate verify failed: ")[-1] if "verify failed" in text else "bad certificate"
        )
        return detail.split(" (_ssl")[0].split("\n")[0][:120].rstrip("'\")>")
    return next((short for sign, short in _SIGNS if sign in text), type(error).__name__)
