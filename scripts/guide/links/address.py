"""Addresses: what is wrong with one, its normal form, the host that politeness counts by. Pure."""

import ipaddress
import re
import unicodedata
from urllib.parse import SplitResult, urlsplit, urlunsplit

RESERVED = re.compile(
    r"(?:.*\.)?(?:localhost|example\.com|example\.org|example\.net)|.*\.(?:example|test|invalid)"
)
PORTS = {"http": 80, "https": 443}


def problem(url: str) -> str | None:
    """Why `url` cannot be asked for, in a few words; None when it can."""
    if not url.strip() or re.search(r"[\s\0-\x1f\x7f]", url):
        return "empty, or holds a space or a control character"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        return str(error).lower()
    if parts.scheme.lower() not in PORTS:
        return f"the scheme is '{parts.scheme}', not http or https"
    if port == 0:
        return "the port is 0"
    if parts.username is not None or parts.password is not None:
        return "holds a user name or a password"
    return _host_problem(_plain(parts.hostname or ""), "[" in parts.netloc)


def _plain(host: str) -> str:  # as browsers read it: wide letters, digits and dots are their narrow forms
    return unicodedata.normalize("NFKC", host).replace("。", ".").lower()


def _host_problem(host: str, brackets: bool) -> str | None:
    if brackets or host.replace(".", "").isdigit():
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return f"'{host}' is not an IP address"
        return None
    try:
        labels = host.rstrip(".").encode("idna").decode().split(".")
    except UnicodeError:
        labels = [""]
    if not all(re.fullmatch(r"[a-z0-9_](?:[\w-]*[a-z0-9_])?", label, re.I | re.A) for label in labels):
        return f"'{host}' is not a host name"
    return None


def normal(url: str) -> str:
    """`url` without fragment, scheme and host in lower case, no default port, '/' for an empty path.

    What is malformed comes back stripped of outer space and otherwise untouched, so that it still has a record.
    """
    url = url.strip()
    if problem(url):
        return url
    parts = urlsplit(url)
    return urlunsplit((parts.scheme.lower(), _netloc(parts), parts.path or "/", parts.query, ""))


def _netloc(parts: SplitResult) -> str:
    """Host and port in normal form; brackets stay around IPv6, a user's name does not."""
    host = _plain(parts.hostname or "").rstrip(".")
    host = f"[{host}]" if ":" in host else host
    return host if parts.port in (None, PORTS.get(parts.scheme.lower())) else f"{host}:{parts.port}"


def host(url: str) -> str:
    """The host (with its port where unusual) of a request, however it is spelled; '' for what is none."""
    try:
        parts = urlsplit(url)
        return _netloc(parts) if parts.hostname and parts.scheme.lower() in PORTS and parts.port != 0 else ""
    except ValueError:
        return ""


def is_external(href: str) -> bool:
    """Whether a link's target is an http(s) address out in the world (not a reserved example name)."""
    lowered = href.strip().lower()
    if not lowered.startswith(("http:", "https:")):
        return False
    # What is malformed is meant to be one, too: it must be told.
    return bool(problem(href.strip())) or not RESERVED.fullmatch(urlsplit(lowered).hostname or "")
