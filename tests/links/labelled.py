"""Answers of status 200 (or near it), each with what an honest person would say of it. Made, not collected.

A case says `gone`, `wall`, `alive` or `unclear`. Half of them, drawn by a digest of their names, are kept aside:
weights and wordings are set on the other half, and `python -m tests.links.table` prints both.
"""

import gzip
import hashlib
from dataclasses import dataclass, field
from typing import Any, Literal

Says = Literal["gone", "wall", "alive", "unclear"]
HTML = "text/html; charset=utf-8"
PROSE = {
    "en": "A tensor holds a pointer to its storage, an offset, and for each dimension a size and a stride. ",
    "zh": "张量由指向存储的指针、偏移量以及每个维度的大小和步长组成，视图与原张量共享同一块内存。",
    "ja": "テンソルはストレージへのポインタとオフセット、各次元のサイズとストライドから成り立っています。",
    "ko": "텐서는 저장소를 가리키는 포인터와 오프셋, 그리고 각 차원의 크기와 보폭으로 이루어져 있다. ",
    "ru": "Тензор состоит из указателя на хранилище, смещения, а также размера и шага по каждому измерению. ",
    "de": "Ein Tensor besteht aus einem Zeiger auf seinen Speicher, einem Versatz und Schritten je Dimension. ",
    "fr": "Un tenseur se compose d'un pointeur vers sa mémoire, d'un décalage et d'un pas par dimension. ",
}  # fmt: skip
LINKS = (
    "Home",
    "About",
    "Archive",
    "Contact",
    "Tags",
    "Popular posts",
    "首页",
    "热门文章推荐",
    "Latest news of the week",
    "Imprint",
)
MENU = (
    "<nav><ul>"
    + "".join(f'<li><a href="/{n}">{LINKS[n % 10]} {n}</a></li>' for n in range(60))
    + "</ul></nav>"
)


@dataclass(frozen=True)
class Case:
    """One answer. `sibling`: what an address beside it gets: 404, or the same answer."""

    name: str
    says: Says
    body: bytes
    kind: str = HTML
    url: str = "https://site.io/blog/2019/strides-explained"
    final: str = ""
    titles: tuple[str, ...] = ()
    authors: tuple[str, ...] = ()
    headers: dict[str, str] = field(default_factory=dict)
    sibling: Literal["", "404", "same"] = ""

    @property
    def aside(self) -> bool:
        """Whether it belongs to the half that nothing is set on."""
        return hashlib.sha256(self.name.encode()).digest()[0] % 2 == 1


ALL: list[Case] = []


def text(lang: str, times: int) -> str:
    """Paragraphs of prose."""
    return "".join(f"<p>{n}. {PROSE[lang]}</p>" for n in range(times))


def case(
    says: Says, name: str, title: str, body: str, encoding: str = "utf-8", kind: str = HTML, **more: Any
) -> None:
    """A page of HTML."""
    html = f"<!doctype html><html><head><title>{title}</title></head><body>{body}</body></html>"
    ALL.append(Case(f"{says}: {name}", says, html.encode(encoding, "replace"), kind, **more))


def raw(says: Says, name: str, body: str | bytes, kind: str, **more: Any) -> None:
    """An answer that is no page of HTML."""
    ALL.append(Case(f"{says}: {name}", says, body.encode() if isinstance(body, str) else body, kind, **more))


# Gone, told in a title and a few words, in many languages.
for lang, title, line in [
    ("en", "Page not found", "The page you are looking for could not be found."),
    ("en", "404", "Looks like you've followed a broken link or entered a URL that doesn't exist."),
    ("en", "Oops", "We can't find the page you're looking for."),
    ("en", "Blog", "This post has been removed by its author."),
    ("en", "Forum", "The requested topic does not exist."),
    ("en", "Sorry", "This article is no longer available."),
    ("en", "Error", "Sorry, this content isn't available right now."),
    ("en", "Site", "The link you followed may have expired."),
    ("en", "Video", "This video is private."),
    ("en", "Notes", "This account has been suspended."),
    ("en", "Docs", "There is nothing here."),
    ("en", "Q&A", "This question was removed from the site for reasons of moderation."),
    ("en", "Post unavailable", "This post is under review."),
    ("en", "File Not Found", "The file you requested has been deleted."),
    ("zh", "页面不存在", "您访问的页面不存在或已被删除"),
    ("zh", "提示信息", "抱歉，该文章已被作者删除"),
    ("zh", "知乎", "该内容已被删除"),
    ("zh", "出错了", "你要访问的内容正在审核中，请稍后再来"),
    ("zh", "博客", "该文章仅作者可见"),
    ("zh", "提示", "该账号已被封禁，内容无法查看"),
    ("zh", "文章", "此文章涉嫌违规，已被下架"),
    ("zh", "专栏", "作者已将此文章设为私密"),
    ("zh", "公众号", "此内容因违规无法查看"),
    ("zh", "CSDN", "哎呀，你访问的文章找不到了"),
    ("zh", "论坛", "指定的主题不存在或已被删除或正在被审核"),
    ("zh", "視窗", "很抱歉，您要找的頁面已被移除"),
    ("zh", "部落格", "找不到您要的網頁，可能已經刪除"),
    ("ja", "ページが見つかりません", "お探しのページは見つかりませんでした。"),
    ("ja", "ブログ", "この記事は削除されました。"),
    ("ja", "エラー", "お探しのページは移動または削除された可能性があります。"),
    ("ja", "ノート", "このページは非公開に設定されています。"),
    ("ja", "サイト", "指定されたページは存在しません。"),
    ("ko", "페이지를 찾을 수 없습니다", "요청하신 페이지를 찾을 수 없습니다."),
    ("ko", "블로그", "삭제되었거나 존재하지 않는 게시물입니다."),
    ("ko", "알림", "비공개로 설정된 글입니다. 이 글을 볼 수 없습니다."),
    ("ko", "오류", "방문하시려는 페이지의 주소가 잘못 입력되었거나 삭제되었습니다. 페이지가 없습니다."),
    ("ru", "Страница не найдена", "К сожалению, такой страницы больше нет."),
    ("ru", "Блог", "Запись удалена автором."),
    ("ru", "Ошибка", "Запрошенная страница не существует."),
    ("ru", "Хабр", "Публикация скрыта автором и недоступна."),
    ("ru", "Профиль", "Пользователь заблокирован, его материалы недоступны."),
    ("de", "Seite nicht gefunden", "Die angeforderte Seite wurde leider nicht gefunden."),
    ("de", "Blog", "Dieser Beitrag wurde gelöscht."),
    ("fr", "Page introuvable", "La page que vous cherchez n'existe plus."),
    ("fr", "Blog", "Cet article a été supprimé par son auteur."),
    ("es", "Página no encontrada", "Lo sentimos, la página que buscas no existe."),
    ("es", "Foro", "El tema solicitado ya no existe."),
    ("pt", "Página não encontrada", "A página que você procura não existe ou foi removida."),
    ("it", "Pagina non trovata", "La pagina che cerchi non esiste più."),
    ("nl", "Pagina niet gevonden", "De pagina die u zoekt bestaat niet meer."),
    ("pl", "Nie znaleziono strony", "Strona, której szukasz, nie istnieje."),
    ("tr", "Sayfa bulunamadı", "Aradığınız sayfa kaldırılmış olabilir."),
    ("vi", "Không tìm thấy trang", "Trang bạn tìm không tồn tại."),
    ("id", "Halaman tidak ditemukan", "Halaman yang Anda cari tidak tersedia."),
    ("ar", "الصفحة غير موجودة", "عذرا، الصفحة التي تبحث عنها غير موجودة."),
    ("he", "הדף לא נמצא", "מצטערים, העמוד שחיפשת לא קיים."),
    ("hi", "पेज नहीं मिला", "क्षमा करें, यह पेज मौजूद नहीं है।"),
    ("th", "ไม่พบหน้า", "ขออภัย ไม่พบหน้าที่คุณต้องการ"),
    ("sv", "Sidan hittades inte", "Sidan du söker finns inte längre."),
    ("cs", "Stránka nenalezena", "Požadovaná stránka neexistuje."),
    ("el", "Η σελίδα δεν βρέθηκε", "Η σελίδα που ζητήσατε δεν υπάρχει."),
    ("uk", "Сторінку не знайдено", "Сторінка не існує або була видалена."),
]:  # fmt: skip
    short = f"<h1>{title}</h1><p>{line}</p><p><a href='/'>Home</a></p>"
    case("gone", f"{lang}, {title}: {line}", title, short)
    case(
        "gone",
        f"{lang}, in its text behind a menu: {line}",
        "The site of many things",
        MENU + f"<p>{line}</p>" + MENU,
    )
for title in (
    "Strides explained | Page not found",
    "My site - 404",
    "某某的博客 - 页面未找到",
    "ブログ｜ページが見つかりません",
    "Site :: Not Found",
    "404 Not Found | Нет такой страницы",
):
    case(
        "gone",
        f"at the end of a title: {title}",
        title,
        MENU + "<p>Try the search, or go back to the start.</p>",
    )
case(
    "gone",
    "long list of other articles",
    "Page not found - Blog",
    MENU * 3 + "<h1>Nothing found</h1>" + "<a href='/x'>One more article about tensors</a> " * 40,
)
case(
    "gone",
    "states it for programs",
    "The site",
    '<meta name="prerender-status-code" content="404"><p>Hm.</p>',
)
case("gone", "UTF-16", "页面不存在", "<p>您访问的页面不存在</p>", "utf-16", "text/html")
case(
    "gone",
    "UTF-16 without a mark",
    "Page not found",
    "<p>The page does not exist.</p>",
    "utf-16-le",
    "text/html",
)
case(
    "gone",
    "Shift_JIS",
    "ページが見つかりません",
    "<p>お探しのページは見つかりませんでした。</p>",
    "shift_jis",
    "text/html; charset=Shift_JIS",
)
case(
    "gone",
    "EUC-KR",
    "오류",
    "<p>요청하신 페이지를 찾을 수 없습니다.</p>",
    "euc-kr",
    "text/html; charset=euc-kr",
)
case(
    "gone",
    "windows-1251",
    "Ошибка",
    "<p>Запрошенная страница не найдена.</p>",
    "cp1251",
    "text/html; charset=windows-1251",
)
for encoding, title, line in (
    ("shift_jis", "ページが見つかりません", "お探しのページは見つかりませんでした。"),
    ("euc-jp", "エラー", "この記事は削除されました。"),
    ("euc-kr", "오류", "요청하신 페이지를 찾을 수 없습니다."),
    ("cp1251", "Ошибка", "Запрошенная страница не найдена."),
    ("gb18030", "提示信息", "该文章已被作者删除"),
    ("big5", "找不到網頁", "很抱歉，您要找的頁面已被移除"),
):
    case("gone", f"{encoding} without a label", title, f"<p>{line}</p>", encoding, "text/html")
    case("gone", f"{encoding} called UTF-8", title, f"<p>{line}</p>", encoding)
raw("gone", "JSON, code", '{"code": 404, "message": "not found", "data": null}', "application/json")
raw("gone", "JSON, detail", '{"detail": "Not found."}', "application/json")
raw(
    "gone",
    "JSON, nested",
    '{"error": {"type": "not_found", "message": "The resource does not exist"}}',
    "application/json",
)
raw("gone", "JSON, Chinese", '{"code": 4041, "msg": "文章不存在"}', "application/json; charset=utf-8")
raw(
    "gone",
    "XML of a bucket",
    '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>',
    "application/xml",
)
raw("gone", "plain text", "404: Not Found", "text/plain")
raw("gone", "plain text, a line", "page not found\n", "text/plain; charset=utf-8")
for final in ("/404", "/notfound", "/not-found.html", "/error/404", "/errors/404.html", "/page-not-found"):
    case("gone", f"lands on {final}", "Site", MENU + text("en", 3), final=f"https://site.io{final}")
for final in ("/", "/?from=404", "/en/", "/zh-cn/?ref=x", "/index.php"):
    case(
        "gone",
        f"lands at home {final}",
        "The site of many things",
        MENU + text("en", 8),
        final=f"https://site.io{final}",
    )
for title, line in [
    ("site.io", "site.io is for sale! Buy this domain."), ("site.io", "This domain is parked free, courtesy of a registrar."),
    ("Domain expired", "This domain name has expired. If you are the owner, renew it."), ("Account Suspended", "This account has been suspended. Contact your hosting provider."),
    ("Welcome to nginx!", "If you see this page, the nginx web server is successfully installed and working."), ("Apache2 Ubuntu Default Page: It works", "This is the default welcome page."),
    ("IIS Windows Server", ""), ("域名出售", "您访问的域名正在出售"), ("没有找到站点", "您的请求在Web服务器中没有找到对应的站点！"), ("恭喜，站点创建成功！", "这是默认index.html，本页面由系统自动生成"),
    ("site.io", "このドメインはお名前.comで取得されています。"), ("Домен продается", "Этот домен продается."), ("Site not found · GitHub Pages", "There isn't a GitHub Pages site here."),
    ("Heroku | No such app", "There's nothing here, yet."), ("Coming soon", "Future home of something quite cool."),
]:  # fmt: skip
    case(
        "gone",
        f"parked: {title}: {line}",
        title,
        f"<h1>{title}</h1><p>{line}</p><a href='/a'>Loans</a> <a href='/b'>Insurance</a>",
    )

# Walls.
for title, line in [
    ("Just a moment...", "Enable JavaScript and cookies to continue"), ("Attention Required! | Cloudflare", "Sorry, you have been blocked"),
    ("请稍候…", "需要先检查您的连接的安全性，然后才能继续。正在进行安全验证"), ("Making sure you're not a bot!", "Anubis uses a proof-of-work scheme."),
    ("百度安全验证", "请完成下方验证后继续操作"), ("安全验证 - 知乎", "系统监测到您的网络环境存在异常，请完成验证"), ("验证码", "请拖动左边滑块完成拼图"), ("访问被拦截", "您的访问请求可能对网站造成安全威胁，请求已被拦截"),
    ("Access Denied", "You don't have permission to access this on this server. Reference #18.1234"), ("Pardon Our Interruption", "As you were browsing something about your browser made us think you were a bot."),
    ("Security check", "Please complete the security check to access the site"), ("Human Verification", "Confirm you are human by completing the challenge."), ("Robot Check", "Type the characters you see in this image"),
    ("Vercel Security Checkpoint", "We're verifying your browser"), ("DDoS-Guard", "Checking your browser before accessing site.io"), ("One more step", "Please complete the captcha to continue"),
    ("アクセスが制限されています", "ロボットではないことを確認してください。"), ("보안 확인", "로봇이 아님을 확인해 주세요. 비정상적인 접근이 감지되었습니다."), ("Проверка браузера", "Подтвердите, что вы не робот."),
    ("Zugriff verweigert", "Bestätigen Sie, dass Sie kein Roboter sind."), ("Too many requests", "We have detected unusual traffic from your network."), ("Request rejected", "Your request has been blocked. Support ID: 12345"),
    ("", "Request unsuccessful. Incapsula incident ID: 123-456"), ("", "当前访问过于频繁，请稍后再试"), ("环境异常", "当前环境异常，完成验证后即可继续访问。"),
]:  # fmt: skip
    case("wall", f"{title}: {line}", title, f"<h1>{title}</h1><p>{line}</p>")
for name, source in [
    ("Aliyun", '<script src="//g.alicdn.com/x.js"></script><textarea id="renderData">{"_waf_bd8ce2ce37":"x"}</textarea><script>var arg1="acw_sc__v2";</script>'),
    ("GeeTest", '<div id="captcha"></div><script src="https://static.geetest.com/v4/gt4.js"></script>'), ("Anubis", '<script id="anubis_challenge" type="application/json">{}</script><p>Loading…</p>'),
    ("Imperva", '<iframe src="/_Incapsula_Resource?CWUDNSAI=9&xinfo=1"></iframe>'), ("AWS", '<script>window.gokuProps={}; AwsWafIntegration.getToken()</script>'),
    ("Cloudflare", "<script>window._cf_chl_opt={}</script><noscript>Enable JavaScript</noscript>"), ("Zhihu", '<meta id="zh-zse-ck" content="1"><script src="https://static.zhihu.com/zse-ck/v4.js"></script>'),
    ("DataDome", "<script>var dd={'rt':'c'}</script><script src='https://ct.captcha-delivery.com/c.js'></script>"),
]:  # fmt: skip
    case("wall", f"known by its source: {name}", "", source)
case("wall", "password", "A site", '<form><input type="text"><input type="password"></form>')
case(
    "wall",
    "telephone",
    "登录",
    '<div>手机号登录</div><input type="tel" placeholder="请输入手机号"><input placeholder="验证码">',
)
case("wall", "sign in title", "Sign in · Site", "<p>Use your account to continue.</p>")
case("wall", "sign in words", "Site", "<p>You must log in to view this discussion.</p>")
case("wall", "Chinese sign in", "站点", "<p>请先登录后查看全部内容</p>")
for final in (
    "/login?next=/blog",
    "/oauth/authorize?client_id=1&redirect_uri=x",
    "/accounts/signin?continue=/x",
    "/passport/login.html?from=x",
):
    case("wall", f"lands on {final}", "Welcome", text("en", 2), final=f"https://site.io{final}")
case(
    "wall",
    "consent of another host",
    "Before you continue",
    "<p>Before you continue to Site, accept cookies to continue.</p>",
    final="https://consent.site.com/m?continue=x",
)
for line in ("Subscribe to continue reading this article.", "This story is for subscribers only. Already a subscriber? Log in.", "本文为付费内容，开通会员后阅读全文", "This content is not available in your country.",
             "您所在的地区无法查看该内容", "Register to continue reading for free.", "この記事は有料会員限定です", "您的访问过于频繁，请输入验证码"):  # fmt: skip
    case("wall", f"says: {line}", "Strides explained", f"<h1>Strides explained</h1><p>{line}</p>")
raw(
    "wall",
    "JSON of a wall",
    '{"error": {"code": 40362, "message": "您当前请求存在异常，暂时限制本次访问。如有疑问，请联系我们，需要登录"}}',
    "application/json",
)
raw("wall", "JSON unauthorized", '{"message": "Unauthorized", "status": "error"}', "application/json")

# There.
for lang in PROSE:
    for times in (8, 20, 60):
        case(
            "alive",
            f"an article in {lang}, {times} paragraphs",
            "Strides explained",
            MENU + f"<h1>Strides explained</h1>{text(lang, times)}",
        )
for title, slug in [
    ("How CAPTCHAs work", "how-captchas-work"), ("Captcha - Encyclopedia", "captcha"), ("What to do about Access Denied errors", "access-denied-errors"), ("Why 404 pages matter", "404-pages"),
    ("404 Not Found - HTTP | Web Docs", "status/404"), ("ModuleNotFoundError: No module named torch", "module-not-found"), ("Symbol not found in libtorch", "symbol-not-found"), ("Security check list for servers", "security-check-list"),
    ("One more step towards faster kernels", "one-more-step"), ("身份验证的原理与实现", "auth"), ("验证码识别：从入门到实践", "captcha-ocr"), ("页面置换算法详解", "page-replacement"), ("Login - API docs", "docs/login"),
    ("Challenge | Kernel docs", "docs/challenge"), ("Understanding linker errors: undefined symbol not found", "linker"), ("404页面设计指南", "404-design"), ("ページが見つかりませんの原因と対処法", "404-howto"), ("Just in time compilation", "jit"),
    ("Access denied: permissions on Linux explained", "permissions"), ("The page cache is missing pages: a kernel story", "page-cache"), ("What happened to deleted posts", "deleted-posts"), ("Robots.txt explained", "robots"),
    ("Sign in with OAuth, step by step", "oauth-howto"), ("Rate limits and Too Many Requests", "rate-limits"), ("Domain for sale scams", "domain-scams"), ("Настройка страницы 404", "stranica-404"),
]:  # fmt: skip
    lang = "zh" if any("\u4e00" <= c <= "\u9fff" for c in title) else "en"
    lang = "ja" if any("\u3040" <= c <= "\u30ff" for c in title) else lang
    body = (
        MENU
        + f"<h1>{title}</h1><p>About {title}: such a page says that it was not found, or asks to verify you are human.</p>"
        + text(lang, 25)
    )
    case("alive", f"on the subject: {title}", title, body, url=f"https://site.io/{slug}")
    case(
        "alive",
        f"on the subject, catalogued: {title}",
        title,
        body,
        url="https://site.io/p/123",
        titles=(title,),
    )
LOGIN = '<header><form><input name="user"><input type="password"><button>Log in</button></form></header>'
case(
    "alive",
    "login box in its header",
    "Strides explained",
    LOGIN + f"<h1>Strides explained</h1>{text('en', 14)}",
)
case(
    "alive",
    "login box in its header, short",
    "Strides explained",
    LOGIN + f"<h1>Strides explained</h1>{text('en', 5)}",
    titles=("Strides explained",),
)
case(
    "alive",
    "comment form with a captcha",
    "Strides explained",
    text("en", 20) + '<form><div class="g-recaptcha"></div></form>',
)
case(
    "alive",
    "cookie banner",
    "Strides explained",
    "<div>We value your privacy. Accept all</div>" + text("en", 25),
)
case(
    "alive",
    "newsletter",
    "Strides explained",
    text("en", 25) + "<p>Subscribe to continue reading our newsletter.</p>",
)
case(
    "alive",
    "short, with its title",
    "Strides explained in one minute",
    "<h1>Strides explained in one minute</h1>" + text("en", 2),
    titles=("Strides explained in one minute",),
)
case(
    "alive",
    "short Chinese, with its title",
    "张量的步长是什么",
    "<h1>张量的步长是什么</h1>" + text("zh", 2),
    titles=("张量的步长是什么",),
)
case(
    "alive",
    "a video page",
    "Strides in five minutes",
    '<h1>Strides in five minutes</h1><video src="x.mp4"></video><p>A talk of last year.</p>',
    titles=("Strides in five minutes",),
)
case(
    "alive",
    "a shell that carries its title",
    "Strides explained · Site",
    '<div id="root"></div><script src="/app.js"></script>',
    titles=("Strides explained",),
)
case("alive", "a home page", "Site", MENU + text("en", 6), url="https://site.io/")
case(
    "alive",
    "a list of papers",
    "Papers",
    "<h1>Papers</h1>"
    + "".join(
        f"<li>Paper {n}, by somebody, in the proceedings of a year <a href='/p{n}.pdf'>pdf</a></li>"
        for n in range(40)
    ),
    url="https://site.io/papers",
)
case(
    "alive",
    "a forum thread",
    "Segfault in backward - Forum",
    "<h1>Segfault in backward</h1>"
    + "<div class='post'><p>The file was not found, says the loader. I deleted it.</p></div>" * 20,
    url="https://site.io/t/segfault-in-backward/12",
)
case(
    "alive",
    "moved in its host",
    "Strides explained",
    f"<h1>Strides explained</h1>{text('en', 16)}",
    final="https://site.io/articles/strides-explained",
)
case(
    "alive",
    "its honest host says 404 beside it",
    "A note",
    "<p>Strides may be negative in other libraries.</p>",
    sibling="404",
)
raw("alive", "JSON", '{"title": "Strides", "items": [1, 2, 3], "next": "/2"}', "application/json")
raw("alive", "plain text", PROSE["en"] * 30, "text/plain")
raw(
    "alive",
    "XML feed",
    "<rss><channel><title>Strides</title>"
    + "<item><title>One</title><description>"
    + PROSE["en"] * 3
    + "</description></item>" * 9
    + "</channel></rss>",
    "application/rss+xml",
)
raw("alive", "PDF", b"%PDF-1.7 page not found", "application/pdf")
raw("alive", "packed bytes", gzip.compress(b"x"), "application/gzip")

# Unclear: nothing to go by, or signs that disagree.
raw("unclear", "empty", b"", HTML)
raw("unclear", "blanks", b"  \n ", HTML)
case("unclear", "no words", "", "")
case(
    "unclear",
    "a shell for all paths",
    "Site",
    '<div id="root"></div><script src="/app.js"></script>',
    sibling="same",
)
case(
    "unclear",
    "a shell, in words",
    "Site",
    "<noscript>You need to enable JavaScript to run this app.</noscript><div id='app'></div><script src='/app.js'></script>",
)
case("unclear", "the same page for all paths", "Site of everything", MENU + text("en", 4), sibling="same")
case("unclear", "the same page for all paths, in Chinese", "某站", MENU + text("zh", 3), sibling="same")

# What was wrong once, or might have been: words of walls and of missing pages where they decide nothing.
SHORTER = [
    ("ImportError: cannot import name", 9, "<p>Sign up or log in to comment</p>"), ("bert-base, a model", 8, "<p>Log in to download</p>"),
    ("Bug 404 in the allocator · Issue #404", 6, ""), ("PyTorch 2.0 is no longer supported on Python 3.7", 8, ""),
    ("Deprecated: this page has moved", 12, ""), ("Content not available offline?", 8, ""), ("Robot check valves", 8, ""),
    ("Just a moment of inertia", 8, ""), ("Access control lists", 5, "<p>Access denied is what the kernel says.</p>"),
    ("Page not found error on dev server · Issue #7", 9, ""), ("fatal error: file not found · Issue #12", 6, ""),
]  # fmt: skip
for title, times, line in SHORTER:
    case("alive", f"short: {title}", title, f"{MENU}<h1>{title}</h1>{text('en', times)}{line}")
for title, line in (
    ("删除文件的方法", ""),
    ("账号被封怎么办", ""),
    ("张量的步长", "<div>登录后你可以：不限量看优质回答</div>"),
    ("张量", "<p>请先登录 后发表评论</p>"),
):
    case("alive", f"short: {title}", title, f"<h1>{title}</h1>{text('zh', 9)}{line}")
raw(
    "alive",
    "JSON that speaks of errors",
    '{"data": [{"id": 1, "title": "How 404 errors work", "error": null}], "status": "ok"}',
    "application/json",
)
raw("alive", "a few lines of source", "def f():\n    return 404\n", "text/plain")
for body in (
    '{"code": -404, "message": "not found", "ttl": 1}',
    '{"errors": [{"status": "404", "title": "Not Found"}]}',
    '{"success": false, "error": "Post not found"}',
):
    raw("gone", f"JSON: {body}", body, "application/json")
for title, line in (("访客验证", "<script src='https://static.geetest.com/v4/gt4.js'></script>"), ("滑条验证码", "<script src='x.js'></script>"), ("", "<p>滑动上面方块到右侧解锁</p>"), ("公众平台", "<p>请在微信客户端打开链接</p>"),
                    ("Article", f"<h1>Article</h1>{text('en', 3)}<p>This is a preview of subscription content.</p>"), ("WAF", "<p>您的请求已被该站点的安全策略拦截</p>")):  # fmt: skip
    case("wall", f"met elsewhere: {title}{line[:30]}", title, line)
