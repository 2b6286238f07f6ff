"""What walls and missing pages say of themselves. Data first; each phrase is matched in lower case."""

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from guide.links.observation import Page

SHORT = 800  # characters of visible text; a page that says "not found" and little else

# A title that is nothing but the news that the page is missing (a site's name may follow).
GONE_TITLES = re.compile(
    r"^\W*(?:"
    r"(?:error|http)?\s*404(?:\W*(?:error|not found|page not found|页面不存在|页面未找到|找不到页面|未找到))?"
    r"|(?:oops\W+|sorry\W+|error\W+)?(?:this |the |that )?(?:page|article|post|content|site|video|topic)"
    r" (?:you requested )?(?:is not available|isn['’]t available|no longer exists|was not found|wasn['’]t found"
    r"|not found|does not exist|doesn['’]t exist|cannot be found|could not be found|couldn['’]t be found"
    r"|has been removed|has been deleted|unavailable)"
    r"|not found|nothing found|file not found"
    r"|(?:抱歉\W*|对不起\W*|出错啦\W*)?(?:您访问的|你访问的|该|此)?(?:页面|文章|内容|网页|博客|博文|问题|专栏|视频)"
    r"(?:不存在|未找到|找不到|找不到了|已删除|已被删除|走丢了|不见了|已失效|无法访问|已下架)"
    r"|找不到(?:页面|网页|文章|内容)|页面没有找到|無法找到頁面|找不到網頁"
    r")(?:了|啦)?\W*(?:$|[-|–—_·].{0,60}$)"
)
GONE_PHRASES = (
    "page not found", "404 not found", "the page you are looking for", "the page you were looking for",
    "the page you requested", "this page doesn't exist", "this page does not exist", "page does not exist",
    "article not found", "post not found", "no longer available", "has been deleted", "this content has been removed",
    "页面不存在", "页面未找到", "找不到页面", "页面找不到", "访问的页面不", "文章不存在", "文章已被删除", "内容已被删除",
    "该内容已被", "已被作者删除", "没有知识存在的荒原", "页面走丢", "资源不存在", "網頁不存在", "找不到網頁",
)  # fmt: skip
WALL_TITLES = (
    "just a moment", "attention required", "access denied", "are you a robot", "are you human", "robot check",
    "security check", "verify you are human", "verifying your browser", "checking your browser", "ddos protection",
    "please wait... | cloudflare", "one more step", "captcha", "安全验证", "人机验证", "访问验证", "验证码",
    "请完成验证", "环境异常", "访问被拒绝", "滑动验证", "身份验证",
)  # fmt: skip
WALL_PHRASES = (
    "verify you are human", "verifying you are human", "checking your browser before", "enable javascript and cookies",
    "enable cookies to continue", "please enable cookies", "cookies are required", "you have been blocked",
    "unusual traffic", "automated access", "complete the captcha", "are not a robot", "access to this page has been denied",
    "环境异常", "完成验证后即可继续", "网络环境存在异常", "请进行人机验证", "请完成安全验证", "请完成下列验证", "访问过于频繁",
    "系统检测到您的", "系统监测到您的", "拖动滑块",
)  # fmt: skip
SIGN_IN_PHRASES = ("log in to continue", "sign in to continue", "you must log in", "please log in to", "登录后查看",
                   "请先登录", "登录后即可")  # fmt: skip
CHALLENGE_HEADERS = {
    "cf-mitigated": "challenge", "x-amzn-waf-action": "", "x-datadome": "", "x-sucuri-block": "",
    "x-px-block": "", "x-distil-cs": "", "x-waf-status": "",
}  # fmt: skip
SIGN_IN_SEGMENTS = frozenset({
    "login", "log-in", "log_in", "signin", "sign-in", "sign_in", "sso", "passport", "unhuman", "captcha", "challenge",
    "account_verify", "wappass", "user_login", "authwall",
})  # fmt: skip
HOME = frozenset({"", "/", "/index.html", "/index.htm", "/index.php", "/home", "/home/", "/en", "/en/", "/zh", "/zh/",
                  "/zh-cn/", "/en-us/", "/404", "/404.html"})  # fmt: skip


def gone(page: Page) -> str | None:
    """The host's own words that the page is missing."""
    if GONE_TITLES.match(page.title):
        return page.title[:80]
    if len(page.text) <= SHORT:
        return next((phrase for phrase in GONE_PHRASES if phrase in page.text), None)
    return None


def wall(page: Page) -> str | None:
    """The words of a wall that lets no program, or nobody without an account, pass."""
    if found := next((phrase for phrase in WALL_TITLES if page.title.startswith(phrase)), None):
        return found
    if len(page.text) > SHORT:
        return None
    if page.password:
        return "asks for a password"
    return next((phrase for phrase in (*WALL_PHRASES, *SIGN_IN_PHRASES) if phrase in page.text), None)


def challenge(headers: Mapping[str, str]) -> str | None:
    """The header by which a bot wall gives itself away."""
    for name, value in CHALLENGE_HEADERS.items():
        if name in headers and value in headers[name].lower():
            return name
    return None


def sign_in(url: str, asked: str) -> bool:
    """Whether `url` is where one signs in, and what was asked for is not."""
    return bool(_segments(url) & SIGN_IN_SEGMENTS) and not _segments(asked) & SIGN_IN_SEGMENTS


def _segments(url: str) -> set[str]:
    try:
        parts = urlsplit(url)
    except ValueError:
        return set()
    return set(parts.path.lower().strip("/").replace(".", "/").split("/")) | set(
        (parts.hostname or "").split(".")
    )


def went_home(final: str, asked: str) -> bool:
    """Whether a deep link ended at a home page (or at the host's page for what is missing)."""
    return (
        urlsplit(final).path.lower() in HOME
        and urlsplit(asked).path.lower() not in HOME
        and not urlsplit(final).query
    )
