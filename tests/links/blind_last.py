"""Sixty more, after the mending that `blind_again` asked for; nothing was mended by these."""

from typing import Any

from .blind import JSON, MENUS, PLAIN, XML, page, ps
from .labelled import HTML, Case, Says

LAST: list[Case] = []


def put(
    says: Says, name: str, body: str | bytes, kind: str = HTML, *, code: str = "utf-8", **more: Any
) -> None:
    """Put one case down."""
    data = body if isinstance(body, bytes) else body.encode(code, "xmlcharrefreplace")
    LAST.append(Case(f"last: {name}", says, data, kind, **more))


def whole(says: Says, name: str, title: str, main: str, *, lang: str = "en", code: str = "utf-8", kind: str = HTML, style: str = "semantic", top: str = "", side: str = "", head: str = "", menu: str = "", **more: Any) -> None:  # fmt: skip
    """Put one whole page down."""
    body = page(title, main, lang=lang, style=style, top=top, side=side, head=head, menu=menu)
    put(says, name, body, kind, code=code, **more)


def told(name: str, lang: str, title: str, text: str, **more: Any) -> None:
    """A living article; its title on the tab has the site's name behind."""
    tab = more.pop("tab", f"{title} | Notizen" if lang == "de" else f"{title} - Notes")
    whole("alive", name, tab, f"<h1>{title}</h1>{ps(text)}", lang=lang, **more)


told("finnish", "fi", "Miksi roskienkeruu pysähtyy", """Kerääjä pysäyttää säikeet hetkeksi, jotta viittaukset eivät muutu kesken läpikäynnin.
    Nuoret oliot käydään läpi usein ja vanhat harvoin, koska useimmat kuolevat pian.
    Rinnakkainen kerääjä lyhentää taukoa mutta kuluttaa enemmän suoritinaikaa.""")  # fmt: skip
told("norwegian", "no", "Slik finner kompilatoren døde variabler", """En variabel er levende på et sted dersom en senere instruksjon kan lese den.
    Analysen går baklengs gjennom flytgrafen til mengdene ikke lenger endrer seg.
    Verdier som ikke lenger trengs, frigjør registeret sitt.""")  # fmt: skip
told("slovak", "sk", "Ako funguje predikcia skokov", """Procesor háda smer skoku podľa histórie a pokračuje v práci skôr, než je podmienka známa.
    Zlý odhad znamená zahodiť rozpracované inštrukcie, čo stojí asi dvadsať taktov.
    Triedené dáta sa preto spracujú rýchlejšie než náhodné.""")  # fmt: skip
told("croatian", "hr", "Što je to asinkroni ulaz i izlaz", """Program preda zahtjev jezgri i nastavlja raditi, a o završetku dozna kasnije.
    Jedna nit tako može posluživati tisuće veza, sve dok nijedna ne računa predugo.
    Za teške račune i dalje trebaju niti ili procesi.""")  # fmt: skip
told("tamil", "ta", "நினைவக ஒதுக்கீடு எப்படி நடக்கிறது", """நிரல் நினைவகம் கேட்கும்போது ஒதுக்கி முதலில் தன்னிடம் உள்ள வெற்றிடங்களைத் தேடுகிறது.
    பொருத்தமான துண்டு கிடைக்காவிட்டால் இயங்குதளத்திடம் புதிய பக்கங்களைக் கேட்கிறது.
    சிறிய துண்டுகள் பெருகினால் நினைவகம் சிதறிப் போகும்.""")  # fmt: skip
told("catalan", "ca", "Com es propaga un error d'arrodoniment", """Cada operació arrodoneix el resultat al nombre representable més proper.
    Si dos nombres gairebé iguals es resten, els dígits bons desapareixen i queden els dolents.
    Reordenar la fórmula sovint és prou per evitar-ho.""")  # fmt: skip
told("zh long", "zh", "分布式训练中的梯度同步", """数据并行的每个进程持有一份完整的模型，反向传播结束后需要把梯度求平均。
    朴素的做法是等全部梯度算完再一次性通信，计算与通信无法重叠，链路大部分时间空闲。
    更好的做法是把参数按反向的顺序分桶，某个桶的梯度全部就绪后立刻发起异步的归约。
    桶太小则启动开销占主导，桶太大则重叠不足，默认的二十五兆字节是折中。
    如果某个参数没有参与计算，它所在的桶就永远等不齐，程序会报错或者挂起，这时要打开查找未使用参数的选项。
    另外要注意，缓冲区在每次前向之前从零号进程广播，关闭它可以省下一点通信。""")  # fmt: skip
told("zh account api", "zh", "账号注销流程的设计", """用户申请注销之后进入七天冷静期，期间登录即视为撤销申请。
    冷静期结束后，个人信息被删除，历史文章的作者显示为“已注销用户”。
    订单和发票按法规需要保留，因此只做脱敏，不做物理删除。""", titles=("账号注销流程的设计",))  # fmt: skip
told("zh waf bypass talk", "zh", "WAF 拦截规则调优记录", """上线第一天，误拦截的请求占到百分之三，大多是正文里带有 SQL 关键字的技术文章。
    我们先把规则改为只记录不拦截，观察一周，再逐条放开。
    最后保留十二条规则，误拦截降到万分之二，攻击流量仍然全部挡在外面。""")  # fmt: skip
told("ja maintenance page howto", "ja", "メンテナンス中の画面を正しく出すには", """停止中は503とRetry-Afterを返します。200で返すと検索結果にその画面が登録されてしまいます。
    nginxでは特定のファイルがあるときだけ503にする書き方が便利です。
    作業が終わったらファイルを消すだけで元に戻ります。""")  # fmt: skip
told("ja bot detection", "ja", "ボット対策の仕組みを調べた", """ログイン画面で「私はロボットではありません」に印を付けると、裏側では何が送られているのでしょうか。
    通信を記録したところ、ポインタの軌跡と描画の結果が符号化されて送られていました。
    同じ操作を機械的に繰り返すと、三回目から画像の選択を求められました。""")  # fmt: skip
told("ko login tutorial", "ko", "세션 로그인과 토큰 로그인 비교", """세션 방식은 서버가 상태를 들고 있고, 토큰 방식은 클라이언트가 들고 있다.
    토큰은 서버를 늘리기 쉽지만 한번 내준 것을 거둬들이기 어렵다.
    작은 서비스라면 세션으로 시작하는 편이 낫다.""", top="<a href=/login>로그인</a>")  # fmt: skip
told("ru deleted files recovery", "ru", "Восстановление удалённых файлов в ext4", """После удаления запись в каталоге исчезает, но блоки данных какое-то время остаются на диске.
    Размонтируйте раздел сразу, чтобы новые данные не заняли эти блоки.
    Утилита debugfs покажет удалённые inode, а extundelete попробует собрать файлы целиком.
    Если журнал уже перезаписан, остаётся поиск по сигнатурам.""")  # fmt: skip
told("es account suspended story", "es", "Me suspendieron la cuenta y así la recuperé", """Un lunes abrí el panel y leí que mi cuenta había sido suspendida por actividad inusual.
    El soporte tardó nueve días en contestar; mientras tanto, moví el dominio a otro proveedor.
    La causa era un formulario sin protección que alguien usaba para enviar correo basura.""")  # fmt: skip
told("fr robots essay", "fr", "Faut-il encore un fichier robots.txt ?", """Les moteurs le respectent, les aspirateurs de données beaucoup moins.
    Sur trois mois de journaux, quarante pour cent des requêtes interdites venaient de deux robots seulement.
    Un piège à robots, page invisible que nul lecteur n'ouvre, suffit à les reconnaître.""")  # fmt: skip
told("en http 403 debugging", "en", "Chasing a 403 through three proxies", """Requests from our build machines were forbidden, while the same from a laptop went through.
    The first proxy added a header that the second took for an attack. "Access denied" was all that the log had.
    We replayed the request hop by hop with one header less each time until it passed.
    Lesson: let every layer sign the refusals that it makes.""")  # fmt: skip
told("en link rot study", "en", "Half of the links in our papers are gone", """We followed 12,000 addresses cited between 1998 and 2020. Of those from before 2005, fifty-two per cent lead nowhere.
    Some hosts are gone, others answer with an error, and one in ten shows a home page instead of the document.
    Archived copies exist for two thirds. Authors should cite a permanent identifier where there is one.""")  # fmt: skip
told("en subscription pattern", "en", "Subscribe to continue: the observer pattern revisited", """An observer subscribes to a subject and is told of each change. In Python a list of callbacks will do.
    The trouble begins with lifetimes: who forgets to unsubscribe keeps objects alive.
    Weak references help, and so does handing out a token that unsubscribes when it is dropped.""")  # fmt: skip
told("en error page in a tool's manual", "en", "E0412: cannot find type", """The compiler could not find the type that was named. Either it is misspelt, or it is not in scope.
    Bring it into scope with use, or declare it as a parameter of the function.
    Erroneous code example: fn f(x: T) {} names T without having declared it.""", menu=MENUS["docs"], sibling="404")  # fmt: skip
told("en changelog", "en", "Release 0.9", """Removed: the old loader is gone; its page in the guide was deleted as well.
    Added: loaders can be suspended and resumed. Fixed: "file not found" named the wrong file.
    Deprecated: login by password. Use tokens.""", sibling="404")  # fmt: skip
told("en question closed", "en", "Why does view fail after transpose?", """I transpose a matrix and call view, and it says that the size is not compatible with the stride. Closed as duplicate.
    Answer: view never copies. After transpose the elements do not lie in an order that the new shape can describe.
    Call reshape, which copies when it must. This comment was removed by a moderator.""", top="<div>You must <a href=/login>log in</a> to answer this question.</div>")  # fmt: skip
told("en tiny post", "en", "Floats are not reals", "Three numbers, two ways to add them, two sums. Order your reductions.", titles=("Floats are not reals",), sibling="404")  # fmt: skip
told("en region settings doc", "en", "Regions and availability", """Not every service is offered in every region. The table lists which instance types you can start where.
    When a type is unavailable in your region, choose a neighbouring one or ask for a reservation.
    Prices differ by up to a third between regions.""", menu=MENUS["docs"], titles=("Regions and availability",))  # fmt: skip
told("windows-1252 undeclared", "fr", "Débogage à l'ancienne", """Une trace bien placée vaut mieux qu'un long pas à pas, surtout si le défaut ne se répète pas.
    Notez l'hypothèse avant d'observer, sinon vous verrez ce que vous espériez.
    Réduisez ensuite l'exemple jusqu'à ce que chaque ligne compte.""", code="cp1252", kind="text/html", style="plain")  # fmt: skip
put("alive", "c header", "/* Error codes. */\n#define E_NOT_FOUND 404 /* page not found */\n#define E_DENIED 403 /* access denied */\n\nint last_error(void);\n", PLAIN, url="https://raw.host.com/u/x/main/err.h")  # fmt: skip
put("alive", "jsonfeed", '{"version": "https://jsonfeed.org/version/1.1", "title": "Notes", "items": [{"id": "7", "title": "This page is gone", "content_text": "A story about link rot and what we did against it over ten years."}, {"id": "8", "title": "Strides", "content_text": "How views work."}]}', "application/feed+json", url="https://site.io/feed.json")  # fmt: skip
whole("alive", "notebook viewer", "attention.ipynb - viewer", "<div>In [1]:</div><pre>import torch</pre><div>In [2]:</div><pre>q @ k.transpose(-1, -2) / d ** 0.5</pre><div>Out[2]:</div><pre>tensor([[0.1, 0.9]])</pre><p>The scores are scaled so that their variance does not grow with the width.</p>", titles=("attention.ipynb",))  # fmt: skip
whole("alive", "image only figure", "Figure 3: the memory hierarchy", '<img src="/fig3.png" alt="memory hierarchy"><p>Figure 3</p>', style="plain", titles=("The memory hierarchy",), sibling="404")  # fmt: skip
whole("alive", "conference schedule", "Compiler Days 2022 – Schedule", "<h1>Schedule</h1><table>" + "".join(f"<tr><td>{t}</td><td>{n}</td></tr>" for t, n in (("09:00", "Opening"), ("09:30", "Polyhedral loops"), ("10:30", "Break"), ("11:00", "Autotuning at scale"), ("14:00", "Cancelled: Verified backends"))) + "</table>", titles=("Compiler Days 2022",))  # fmt: skip
whole("alive", "commit page", "Remove stale page about captcha · u/x@9f2c1a", "<h1>Remove stale page about captcha</h1><p>The page was deleted because the service no longer exists. Two links to it are gone as well.</p><p>2 files changed, 1 insertion, 40 deletions</p><pre>-# Captcha\n-Please verify you are human\n+See auth.md</pre>", top='<a href="/login">Sign in</a>', style="divs")  # fmt: skip

H = ("Gradient synchronisation in practice",)


def away(name: str, lang: str, title: str, main: str, **more: Any) -> None:
    """A page that is gone."""
    whole("gone", name, title, main, lang=lang, **more)


away("en this is not the page", "en", "Oh no", "<h1>That page has left the building</h1><p>We searched high and low.</p><p><a href=/>Back to safety</a></p>", titles=H)  # fmt: skip
away("en no such entry in blog engine", "en", "Notes", "<p>No posts found.</p>", url="https://site.io/2016/03/gradients", titles=H, side="<ul><li><a href=/a>About</a></li></ul>")  # fmt: skip
away("en removed for copyright", "en", "Document hosting", "<h2>This document was taken down after a complaint by its rights holder</h2><p>Browse similar documents.</p>", url="https://docs-host.com/doc/8812")  # fmt: skip
away("en organisation page", "en", "Lab", "<h1>This staff member is no longer with the institute and the page has been archived</h1>", url="https://www.lab.edu/~ann/grad.html", titles=H)  # fmt: skip
away("en product sunset", "en", "Sites is going away", "<p>Classic Sites was shut down in January 2023. Pages that were not converted can no longer be viewed.</p>", url="https://sites.host.com/site/ann/grad", titles=H)  # fmt: skip
away("zh column closed", "zh", "专栏", "<h2>该专栏已停更并关闭，文章不再对外展示</h2>", titles=("梯度同步实践",))  # fmt: skip
away("zh gitee-like", "zh", "你所访问的仓库不存在", "<p>仓库可能已被删除、改名，或者你没有权限。</p>", url="https://git.host.cn/ann/grad")  # fmt: skip
away("zh wechat deleted", "zh", "", "<div class=weui-msg><h2>该内容已被发布者删除</h2></div>", url="https://mp.host.cn/s/AbD", style="divs")  # fmt: skip
away("zh wechat migrated", "zh", "公众号", "<p>该公众号已迁移，原文章无法继续访问</p>", url="https://mp.host.cn/s/AbE", titles=("梯度同步实践",))  # fmt: skip
away("ja qiita-like", "ja", "404", "<h1>あなたが訪問しようとしたページはありません</h1><p>投稿者によって削除された可能性があります。</p>", titles=("勾配同期の実際",))  # fmt: skip
away("ko tistory-like", "ko", "TISTORY", "<h2>권한이 없거나 존재하지 않는 페이지입니다.</h2><p>잠시 후 다시 시도해 주세요.</p>")  # fmt: skip
away("ru livejournal-like", "ru", "Ошибка", "<p>Такой записи нет. Возможно, журнал был удалён владельцем.</p>", titles=("Синхронизация градиентов",))  # fmt: skip
away("nl gone", "nl", "Oeps", "<h1>Deze pagina bestaat niet meer</h1><p>Ga terug naar de startpagina.</p>")  # fmt: skip
away("el gone", "el", "Σφάλμα", "<h1>Η σελίδα που ζητήσατε δεν υπάρχει</h1><p>Ίσως μεταφέρθηκε ή διαγράφηκε.</p>", titles=H)  # fmt: skip
away("th gone", "th", "ข้อผิดพลาด", "<h1>ไม่พบหน้าที่คุณต้องการ</h1><p>หน้าอาจถูกลบหรือย้ายไปแล้ว</p>")  # fmt: skip
put("gone", "json camel", '{"success": false, "errorCode": "ARTICLE_NOT_FOUND", "errorMessage": "Article 77 could not be found"}', JSON, url="https://api.host.com/a/77")  # fmt: skip
put("gone", "xml blob", '<?xml version="1.0"?><Error><Code>BlobNotFound</Code><Message>The specified blob does not exist.</Message></Error>', XML, url="https://store.host.net/slides/grad.pdf")  # fmt: skip
away("expired hosting zh", "zh", "站点提示", "<h1>您的主机空间已到期，请及时续费</h1>", style="plain", url="http://www.gradnotes.cn/a.html")  # fmt: skip


def shut(name: str, title: str, main: str, **more: Any) -> None:
    """A wall."""
    whole("wall", name, title, main, **{"style": "plain", **more})


shut("friendly captcha", "Security check", '<p>Please wait while we check that you are a real visitor.</p><div class="frc-captcha" data-sitekey="K"></div><script src="/widget.min.js"></script>')  # fmt: skip
shut("wordfence", "Your access to this site has been limited by the site owner", "<p>Your access to this service has been limited. (HTTP response code 503)</p><p>If you think you have been blocked in error, contact the owner of this site for assistance.</p><p>Block Reason: Access from your area has been temporarily limited for security reasons</p>")  # fmt: skip
shut("go-away", "Checking you are not a bot", "<h1>Checking you are not a bot</h1><p>Your browser is doing a short calculation. You will be sent on in a few seconds.</p><script src=/.well-known/.git.gammaspectra.live/go-away/x.js></script>")  # fmt: skip
shut("zh csdn-like verify", "访问验证", "<p>为保障您的账号安全，请完成滑块验证后继续浏览</p><div id=slider></div>", lang="zh")  # fmt: skip
shut("zh open in app", "打开 App 查看", "<div>该内容需要在 App 内查看</div><button>打开 App</button><p>登录后即可查看更多精彩内容</p>", lang="zh", url="https://app.host.cn/note/7")  # fmt: skip
shut("cloudflare block", "Attention Required! | Cloudflare", "<h1>Sorry, you have been blocked</h1><h2>You are unable to access site.io</h2><p>This website is using a security service to protect itself from online attacks. Cloudflare Ray ID: 7f</p>")  # fmt: skip
shut("cloudflare de", "Nur einen Moment…", '<h1>site.io</h1><p>Es wird überprüft, ob Sie ein Mensch sind. Dies kann einige Sekunden dauern.</p><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/jsch/v1"></script>', lang="de")  # fmt: skip
shut("discourse private", "Deep Forum", "<h1>Welcome to Deep Forum</h1><p>This community is private. Log in to see its topics.</p><button>Log In</button>", style="semantic", url="https://forum.host.org/t/grad/7", final="https://forum.host.org/login")  # fmt: skip
shut("facebook-like", "Log in to Chirpbook", "<form><input name=email><input type=password name=pass></form><p>You must log in to continue.</p>", final="https://chirpbook.com/login/?next=https%3A%2F%2Fchirpbook.com%2Fgroups%2F12", url="https://chirpbook.com/groups/12")  # fmt: skip
shut("ja members", "会員限定記事", "<h1>勾配同期の実際</h1><p>学習を速くするには……</p><p>この続きは有料会員の方のみお読みいただけます。</p>", lang="ja", titles=("勾配同期の実際",))  # fmt: skip
shut("es consent or pay", "Aviso de privacidad", "<h1>Elige cómo quieres leernos</h1><p>Acepta las cookies y lee gratis, o rechaza y suscríbete por 1,99 € al mes.</p><button>Aceptar y continuar</button><button>Rechazar y suscribirse</button>", lang="es")  # fmt: skip
shut("embargoed country", "451", "<h1>Unavailable for legal reasons</h1><p>Access from your country is not permitted under export regulations.</p>")  # fmt: skip
