"""Addresses: what is wrong with one, its normal form, its host. Pure."""

import ipaddress
import re
import unicodedata
from urllib.parse import SplitResult, urlsplit, urlunsplit

RESERVED = ("localhost", "example.com", "example.org", "example.net")
RESERVED_ENDS = (
    ".localhost",
    ".example",
    ".test",
    ".invalid",
    ".example.com",
    ".example.org",
    ".example.net",
)
_UNWRITTEN = re.compile(r"[\s\0-\x1f\x7f]")
PORTS = {"http": 80, "https": 443}


def problem(url: str) -> str | None:
    """Why `url` cannot be asked for, in a few words; None when it can."""
    if not url.strip():
        return "empty"
    if _UNWRITTEN.search(url):
        return "holds a space or a control character"
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
    if "[" in parts.netloc and ":" not in (parts.hostname or ""):
        return (
            f"'{parts.netloc}' is not an IP address"  # a literal of the future (RFC 3986), which nobody has
        )
    return _host_problem(plain_host(parts.hostname or ""))


def plain_host(host: str) -> str:
    """`host` as browsers read it: wide letters, digits and dots are their narrow forms."""
    return unicodedata.normalize("NFKC", host).replace("。", ".").lower()


def _host_problem(host: str) -> str | None:
    if not host:
        return "has no host"
    if ":" in host:
        return None  # an IPv6 literal: urlsplit has checked it
    if host.replace(".", "").isdigit():
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return f"'{host}' is not an IP address"
        return None
    try:
        name = host.rstrip(".").encode("idna").decode()
    except UnicodeError:
        return f"'{host}' is not a host name"
    labels = name.split(".")
    if any(not label or label.startswith("-") or label.endswith("-") for label in labels):
        return f"'{host}' is not a host name"
    if any(not (c.isalnum() or c in "-_") for label in labels for c in label):
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
    return urlunsplit((parts.scheme.lower(), netloc(parts), parts.path or "/", parts.query, ""))


def netloc(parts: SplitResult) -> str:
    """Host and port in normal form; brackets stay around IPv6."""
    host = plain_host(parts.hostname or "").rstrip(".")
    host = f"[{host}]" if ":" in host else host
    port = parts.port
    return host if port is None or port == PORTS.get(parts.scheme.lower()) else f"{host}:{port}"


def host(url: str) -> str:
    """The host (with its port where unusual) that politeness counts by; '' for what is malformed."""
    return "" if problem(url) else netloc(urlsplit(url))


def is_external(href: str) -> bool:
    """Whether a link's target is an http(s) address out in the world (not a reserved example name)."""
    lowered = href.strip().lower()
    if not lowered.startswith(("http:", "https:")):
        return False
    if problem(href.strip()):
        return True  # malformed, but meant to be one: it must be told
    name = urlsplit(lowered).hostname or ""
    return name not in RESERVED and not name.endswith(RESERVED_ENDS)
