"""Neighbours of what the sixth and the seventh set taught: each sign in other languages, beside living pages about it.

Made up after these sets were measured. Half of them are kept aside from the fit, but their first run was looked at
and what was wrong in either half was mended by narrower signs, so they measure nothing unseen.
"""

from typing import Any

from .labelled import HTML, Case, Says
from .sites import EN, JSON, ZH

NEIGHBOURS: list[Case] = []
DE = [
    "Der Verteiler sucht anhand der Schlüssel aller Argumente den Kern aus und ruft ihn auf.",
    "Gemessen wurde auf einem Notebook; die verschmolzene Fassung war ein Drittel schneller.",
    "Der Speicher freigegebener Blöcke geht nicht an den Treiber zurück, sondern in einen Vorrat.",
]
FR = [
    "Le moteur parcourt le graphe depuis la perte et additionne les gradients de chaque nœud.",
    "Les mesures ont été faites sur une vieille carte, avec et sans fusion des noyaux.",
    "Une vue partage sa mémoire avec le tenseur d'origine, ce qui surprend parfois.",
]
JA = [
    "逆伝播では各演算がノードとして記録され、依存の数がゼロになった順に処理されます。",
    "計測には手元の古いカードを使い、融合の有無で速度を比べました。",
    "ビューは元のテンソルとメモリを共有するため、書き込みは両方に見えます。",
]
KO = [
    "디스패처는 인자로 들어온 텐서들의 키를 합친 다음 가장 높은 키의 커널을 부릅니다.",
    "측정은 오래된 그래픽 카드에서 했고 융합을 켠 쪽이 삼분의 일쯤 빨랐습니다.",
    "뷰는 원래 텐서와 메모리를 같이 쓰기 때문에 한쪽에 쓰면 다른 쪽도 바뀝니다.",
]
RU = [
    "Диспетчер объединяет наборы ключей всех аргументов и вызывает ядро старшего из них.",
    "Замеры делались на старой карте, со слиянием ядер и без него, медиана из тысячи запусков.",
    "Распределитель не возвращает блоки драйверу, а складывает их в два пула по размеру.",
]
ES = [
    "El motor recorre el grafo desde la pérdida y suma los gradientes de cada nodo.",
    "Las medidas se hicieron en una tarjeta vieja, con y sin fusión de núcleos.",
    "Una vista comparte memoria con el tensor original, así que escribir en ella lo cambia.",
]


def paragraphs(said: list[str]) -> str:
    """Each sentence in a paragraph of its own."""
    return "".join(f"<p>{line}</p>" for line in said)


def put(says: Says, name: str, title: str, body: str, head: str = "", shown: str = "", **more: Any) -> None:
    """A page whose record has `title`; its own is `shown`, or the same."""
    html = (
        f'<!DOCTYPE html><html><head><meta charset="utf-8">{head}<title>{shown or title}</title></head>'
        f"<body>{body}</body></html>"
    )
    NEIGHBOURS.append(
        Case(
            f"near: {name}",
            says,
            html.encode(),
            more.pop("kind", HTML),
            titles=(title,) if title and not more.pop("untitled", False) else (),
            **more,
        )
    )


def data(says: Says, name: str, title: str, body: str, **more: Any) -> None:
    """An answer of JSON."""
    NEIGHBOURS.append(
        Case(f"near: {name}", says, body.encode(), JSON, titles=(title,) if title else (), **more)
    )


# --- A beginning is shown; the rest, its share or its length stands beside an offer -------------------------------
for name, title, said, rest, offer in [
    ("en share, app", "Inside the caching allocator", EN[3:4], "74% of this article is left. Open it in our app.", ""),
    ("en words, button", "What a stride is", EN[:1], "1,820 words remaining", "Buy this issue for $4"),
    ("en sample of a book", "Graphs, chapter 4", EN[1:2], "This is a free sample of chapter 4.", "Get full access"),
    ("de share", "Wie der Verteiler arbeitet", DE[:1], "Noch 82 % des Artikels", "Jetzt freischalten"),
    ("de words first", "Was der Speicher behält", DE[2:], "Den restlichen Text lesen Sie mit Abo", "Abo abschließen"),
    ("fr count", "Le moteur du gradient", FR[:1], "Il vous reste 76 % de cet article à lire.", "Acheter l’article : 2 €"),
    ("fr app", "Le moteur, pas à pas", FR[1:2], "La suite est à lire dans l'application.", "Ouvrir l'app"),
    ("es rest", "El motor del gradiente", ES[:1], "Te queda el 80 % restante", "Comprar por 3 €"),
    ("es app", "Cómo fusiona el compilador", ES[1:2], "El resto del artículo se lee en la app", "Descarga la app"),
    ("ru count", "Как устроен распределитель", RU[2:], "Осталось прочитать 85 % статьи", "Купить за 99 ₽"),
    ("ru fragment", "Ядра и ключи, глава 3", RU[:1], "Конец ознакомительного фрагмента", "Купить книгу"),
    ("ja count", "逆伝播を読む", JA[:1], "この続き：3,402文字", "記事を購入する"),
    ("ja app", "ビューの話", JA[2:], "残り70%はアプリでお読みいただけます", "アプリで開く"),
    ("ko share", "디스패처 읽기", KO[:1], "남은 분량 82%", "이용권 구매하기"),
    ("ko app", "뷰와 메모리", KO[2:], "나머지 내용은 앱에서 볼 수 있어요", "앱에서 계속 보기"),
    ("zh pages of a document", "显存分配器剖析", ZH[:1], "剩余 14 页未读", "下载文档 ￥5 购买"),
    ("zh quick app", "计算图与反向传播", ZH[1:2], "余下内容请打开快应用或客户端阅读", "打开客户端"),
    ("zh chapters of a booklet", "第 6 章 视图与步长", ZH[:1], "试读部分到此为止，解锁全部 24 章", "¥69 立即购买"),
    ("zh-tw share", "記憶體配置器剖析", ["張量由指標、偏移量與步長組成，視圖與原張量共用同一塊記憶體。"], "剩餘 65% 內容，購買後閱讀", "購買單篇"),
    ("pt rest", "O motor do gradiente", ["O motor percorre o grafo a partir da perda e soma os gradientes."], "O resto deste texto fica no aplicativo", "Abrir o app"),
    ("it rest", "Il motore del gradiente", ["Il motore percorre il grafo dalla perdita e somma i gradienti di ogni nodo."], "Fine dell’anteprima", "Acquista il capitolo"),
    ("pl rest", "Jak działa silnik", ["Silnik przechodzi po grafie od straty i sumuje gradienty każdego węzła."], "Pozostało 78% tekstu", "Kup dostęp"),
    ("nl rest", "Hoe de motor werkt", ["De motor loopt door de graaf vanaf het verlies en telt gradiënten op."], "De rest van dit stuk lees je in de app", "Open de app"),
    ("tr rest", "Motor nasıl çalışır", ["Motor, kayıptan başlayarak çizgeyi dolaşır ve gradyanları toplar."], "Kalan %75 için satın alın", "Satın al"),
]:  # fmt: skip
    put(
        "wall",
        f"{name}, beginning",
        title,
        f"<article><h1>{title}</h1>{paragraphs(said)}<div class='more'><p>{rest}</p>"
        + (f"<button>{offer}</button>" if offer else "")
        + "</div></article>",
    )

# An offer beside what is whole.
for name, title, said, offer, also in [
    ("en book's page beside a post", "Strides in one page", [*EN[:3]], "Buy the book for $25", "If this helped, the book has twelve more such chapters."),
    ("en newsletter under a post", "A note on views", [*EN[2:5]], "Subscribe", "Thanks for reading. The next part is about the dispatcher."),
    ("en course that is open", "Lesson 3: the graph", [*EN[:4]], "Upgrade for the certificate", "All lessons are free; a certificate costs $40."),
    ("en app's own page", "Reading notes on a phone", ["The reader keeps what is left of an article in a file beside it.", *EN[1:4]], "Get the app", "It works without a network."),
    ("en readme with prices", "gpu-prices", ["Prices of cards by the hour, scraped once a day.", "An A100 is $1.10, an H100 $2.49, a 4090 $0.34.", "Run make and open prices.csv; the columns are card, host and price."], "", "MIT licence."),
    ("de spendenknopf", "Was ein Schritt ist", [*DE], "Kaffee kaufen", "Wer mag, gibt einen Kaffee aus. Der Rest der Reihe folgt im Mai."),
    ("fr don", "Ce qu'est une vue", [*FR], "Acheter un café", "Le billet suivant parlera du répartiteur."),
    ("es curso abierto", "Lección 2: vistas", [*ES], "Comprar el libro", "El curso es abierto y cada lección tiene sus ejercicios."),
    ("ru donation", "Что такое шаг", [*RU], "Купить кофе", "Остальные заметки лежат в архиве за прошлый год."),
    ("ja support", "歩幅とは何か", [*JA], "サポートする", "この記事は全文無料です。役に立ったらコーヒー代をどうぞ。"),
    ("ko book", "보폭이란 무엇인가", [*KO], "책 구매", "전체 글은 무료로 볼 수 있고 책에는 연습 문제가 더 있습니다."),
    ("zh open course", "第三讲：步长与视图", [*ZH[:3]], "购买纸质书", "全部课程免费开放，讲义和代码都在仓库里。"),
    ("zh tip jar", "步长是什么", [*ZH[:3]], "赞赏", "全文完。喜欢的话可以请作者喝杯咖啡。"),
    ("zh price of cards", "显卡租用价格记录", ["四块卡一小时 12 元，八块卡一小时 23 元，按量计费。", *ZH[:2], "剩下的预算我留给了存储，一个月大约 80 元。"], "", "数据每周更新一次。"),
]:  # fmt: skip
    put(
        "alive",
        f"{name}, whole",
        title,
        f"<article><h1>{title}</h1>{paragraphs(said)}<p>{also}</p>"
        + (f"<div class='more'><button>{offer}</button></div>" if offer else "")
        + "</article>",
    )
put("alive", "en essay on tills, whole", "Why meters lost", "<article><h1>Why meters lost</h1><p>A meter counts what you have read and hides the rest of the story behind a till after the fifth.</p><p>It was easily fooled: a private window set the count back, and so the rest was never worth its price.</p><p>Hard tills kept their subscribers; the open ones kept their readers. The sums are in the appendix.</p></article>")  # fmt: skip
put("alive", "de essay on tills, whole", "Bezahlschranken im Vergleich", "<article><h1>Bezahlschranken im Vergleich</h1><p>Manche Blätter zeigen den Anfang und verlangen für den Rest ein Abo, andere zählen, was gelesen wurde.</p><p>Die weiche Schranke ist leicht zu umgehen, bringt aber mehr Leser; die harte bringt mehr Geld je Kopf.</p><p>Unsere Zahlen stammen aus drei Jahren und vierzig Häusern.</p></article>")  # fmt: skip
put("alive", "ja essay on tills, whole", "有料記事の見せ方", "<article><h1>有料記事の見せ方</h1><p>冒頭だけを見せて残りを有料にする方式と、月に数本まで無料にする方式があります。</p><p>前者は一本ごとの売り上げが、後者は会員の数が伸びやすいという調査結果が出ています。</p><p>本稿では三年分の数字を比べました。</p></article>")  # fmt: skip

# --- Only an app shows it ---------------------------------------------------------------------------------------
for name, lines in [
    ("en", ["This post can't be viewed in a browser", "Scan the code with your phone to view it"]),
    ("de", ["Dieser Beitrag ist nur in der Plauder-App zu sehen", "Öffnen Sie die App auf Ihrem Telefon"]),
    ("fr", ["Cette note se lit uniquement dans l'application", "Ouvrez l'application pour la voir"]),
    ("es", ["Esta nota solo se ve en la app", "Abre la app para seguir"]),
    ("ja", ["この投稿はアプリでのみご覧いただけます", "コードを読み取って開いてください"]),
    ("ko", ["이 글은 앱에서만 볼 수 있습니다", "휴대폰으로 코드를 찍어 주세요"]),
    ("ru", ["Эта запись видна только в нашем приложении", "Откройте приложение на телефоне"]),
    ("zh", ["该动态不支持在浏览器查看", "请使用手机打开豆圈 App 查看"]),
    ("zh-tw", ["此貼文無法在網頁瀏覽", "請下載 App 查看"]),
]:  # fmt: skip
    put(
        "wall",
        f"{name} an app alone",
        "Notes on strides",
        f"<div class='limit'><img src='/q.png'>{paragraphs(lines)}</div>",
        shown="Chatter",
        final="https://site.io/404?from=web" if name in ("en", "ja", "zh") else "",
    )
for name, lines in [
    ("zh", ["该笔记已被作者删除", "打开 App 发现更多精彩"]),
    ("en", ["This note has been deleted by its author", "Open our app to find more"]),
    ("ru", ["Запись удалена автором", "Больше интересного в приложении"]),
]:  # fmt: skip
    put(
        "gone",
        f"{name} deleted, and an app's praise",
        "Notes on strides",
        f"<div class='limit'>{paragraphs(lines)}</div>",
        shown="Chatter",
        final="https://site.io/404?from=web" if name == "zh" else "",
    )
put("alive", "en readme of an app", "reader", f"<article><h1>reader</h1><p>Reads what you saved. Notes are stored in the app and are not shown in a browser.</p>{paragraphs(EN[:3])}</article>")  # fmt: skip
put("alive", "zh guide to opening an app from a page", "网页唤起 App 的三种办法", f"<article><h1>网页唤起 App 的三种办法</h1><p>用户点按钮以后怎样打开客户端，常见的做法有协议、通用链接和中转页。</p><p>没有安装时跳到商店，装了就直接进入详情页，参数放在路径里。</p>{paragraphs(ZH[:2])}</article>")  # fmt: skip

# --- A box, and then somewhere else -----------------------------------------------------------------------------
BOX = "<script>{0}('{1}');{2}</script>"
for says, name, box, text, way in [
    ("gone", "ja", "alert", "お探しの記事は削除されました。", "location.href='/someone/';"),
    ("gone", "zh", "alert", "该帖子不存在或已被删除！", "window.location='/forum/index';"),
    ("gone", "ru", "alert", "Запись удалена автором.", "location.replace('/blog/someone');"),
    ("gone", "en", "alert", "This post was removed by its author.", "window.location.assign('/~someone/');"),
    ("gone", "fr", "alert", "Cet article a été supprimé.", "history.back();"),
    ("gone", "de confirmed", "confirm", "Der Beitrag existiert nicht mehr.", "location.href='/autor/jemand/';"),
    ("wall", "ko members", "alert", "회원만 볼 수 있는 글입니다. 로그인이 필요합니다.", "location.href='/cafe/main';"),
    ("wall", "zh members", "alert", "请先登录后查看该内容", "location.href='/space/welcome';"),
    ("alive", "en a new address", "alert", "We have a new address. Please change your bookmarks.", "location.href='https://new.site.io/blog/2019/strides-explained';"),
    ("alive", "ko a mobile version", "alert", "모바일 화면으로 이동합니다.", "location.href='https://m.site.io/blog/2019/strides-explained';"),
]:  # fmt: skip
    put(says, f"{name} box and away", "Strides explained", BOX.format(box, text, way), shown="Someone")
put("alive", "en lesson on boxes", "alert, confirm and prompt", f"<h1>alert, confirm and prompt</h1><p>A script that calls alert stops until the reader has answered.</p>{paragraphs(EN[2:5])}<pre>alert('This page does not exist');</pre><script>alert('This page does not exist');</script>")  # fmt: skip

# --- A skeleton whose script has the news -----------------------------------------------------------------------
SHELL = '<div id="app"><div class="skeleton"></div></div><script>window.__STATE__={}</script><script src="/js/app.8a1.js"></script>'
for says, name, state in [
    ("gone", "en", '{"post":null,"error":{"statusCode":404,"message":"Post was deleted"}}'),
    ("gone", "ja", '{"entry":{"status":"DELETED","body":null},"me":null}'),
    ("gone", "ko", '{"result":{"code":-404,"message":"삭제된 게시물입니다"}}'),
    ("gone", "next", '{"props":{"pageProps":{}},"page":"/404","query":{},"buildId":"x1"}'),
    ("gone", "ru", '{"article":{},"notFound":true}'),
    ("wall", "zh", '{"ret":{"code":40101,"msg":"请登录后查看该内容"}}'),
    ("unclear", "nothing told", '{"user":{"login":false},"note":{"id":"3e1b","loading":true},"error":null}'),
    ("unclear", "dictionary", '{"i18n":{"404":"Page not found","login":"Sign in"},"note":{"loading":true}}'),
    ("unclear", "text in data", '{"post":{"status":"ok","content":"A tensor holds a pointer to its storage, an offset and strides."},"comments":[{"status":"deleted"}]}'),
]:  # fmt: skip
    put(says, f"{name} skeleton", "Strides explained", SHELL.replace("{}", state, 1), shown="Board")

# --- Risk control, in data --------------------------------------------------------------------------------------
for name, body in [
    ("en", '{"code":-412,"message":"request was banned by risk control","data":null}'),
    ("zh captcha", '{"ret":1001,"msg":"请完成验证","captcha_url":"https://v.site.cn/c?id=81","data":null}'),
    ("zh crawl", '{"errno":110,"errmsg":"触发反爬策略，请稍后","verify_token":"a81c"}'),
    ("ru", '{"error_code":14,"error_msg":"Подозрительная активность, требуется проверка","captcha_sid":"9812"}'),
    ("en challenge", '{"status":7003,"detail":"Automated traffic","challenge":"px-19af"}'),
]:  # fmt: skip
    data("wall", f"{name} guarded interface", "Strides explained", body)
data("alive", "en article as data", "Strides explained", '{"code":0,"message":"OK","data":{"title":"Strides explained","need_verify":false,"summary":"How a tensor lies in memory, by its strides."}}')  # fmt: skip
data("alive", "en list of codes", "Error codes of the interface", '{"title":"Error codes of the interface","codes":[{"code":-352,"means":"the control of risk said no"},{"code":-412,"means":"too fast"},{"code":-404,"means":"no such film"},{"code":-799,"means":"a captcha is wanted"}],"updated":"2023-04-01"}')  # fmt: skip
data("gone", "zh film site's nothing", "Strides explained", '{"code":-404,"message":"稿件不可见","ttl":1}')

# --- Consent or money -------------------------------------------------------------------------------------------
for name, head, lines, way in [
    ("de", "Ihre Entscheidung", ["Mit Werbung lesen", "Ohne Tracking für 3,99 € im Monat"], "/zustimmung/?ziel="),
    ("fr", "Votre choix", ["Continuer avec publicité", "Sans publicité pour 2 € par mois", "Tout accepter ou s'abonner"], "/consentement-web?page="),
    ("it", "Scegli come leggere", ["Accetta i cookie o abbonati", "Senza pubblicità a 1,99 € al mese"], "/consenso_v2?u="),
    ("es", "Elige cómo seguir", ["Acepta las cookies o suscríbete", "Sin publicidad por 3 € al mes"], "/consentimiento?destino="),
    ("nl", "Kies zelf", ["Accepteer cookies of word abonnee", "Zonder advertenties voor € 2 per maand"], "/privacy-gate?callbackUrl="),
    ("en", "Your choice", ["Accept cookies or subscribe", "Read without ads for £3 a month"], "/consent-wall?to="),
]:  # fmt: skip
    put(
        "wall",
        f"{name} consent or money, sent there",
        "How strides work",
        f"<div class='consent'><h1>{head}</h1>{paragraphs(lines)}<button>OK</button></div>",
        shown="The Paper",
        final=f"https://site.io{way}https%3A%2F%2Fsite.io%2Fblog%2F2019%2Fstrides-explained",
    )
    put(
        "wall",
        f"{name} consent or money, in its place",
        "How strides work",
        f"<div class='cmp-box consent'><h1>{head}</h1>{paragraphs(lines)}<button>OK</button></div>",
        shown="The Paper",
    )
put("alive", "en article under a banner that asks", "Strides explained", f"<div class='cookie-banner'><p>Accept cookies or subscribe for an ad-free site at $2 a month.</p><button>OK</button></div><article><h1>Strides explained</h1>{paragraphs(EN)}</article>")  # fmt: skip
put("alive", "de article on such offers", "Pur-Abos und das Gesetz", f"<article><h1>Pur-Abos und das Gesetz</h1><p>Wer auf Zustimmung setzt, muss eine Wahl lassen: so urteilte das Gericht über die Angebote ohne Werbung.</p><p>Ob ein Preis von fünf Euro angemessen ist, ließ es offen.</p>{paragraphs(DE)}</article>")  # fmt: skip

# --- What nobody sees -------------------------------------------------------------------------------------------
for name, hide, style, words in [
    ("en class", "class='wall hidden'", "", "Subscribe to continue reading this story"),
    ("ja class", "class='d-none modal'", "", "続きを読むには会員登録が必要です"),
    ("ru rule", "class='till'", "<style>.till{position:fixed;display:none}</style>", "Полный текст доступен только по подписке"),
    ("de style", "style='visibility: hidden'", "", "Dieser Artikel ist nur für Abonnenten lesbar"),
    ("zh class", "class='mask is-hidden'", "", "登录后查看全文"),
    ("fr gone", "class='hide'", "", "Cette page n'existe pas ou a été supprimée."),
]:  # fmt: skip
    said = {"en": EN, "ja": JA, "ru": RU, "de": DE, "zh": ZH[:4], "fr": FR}[name[:2]]
    put("alive", f"{name} unseen", f"Strides, {name}", f"<article><h1>Strides, {name}</h1>{paragraphs(said)}</article><div {hide}><p>{words}</p></div>", style)  # fmt: skip
put("wall", "en till on wide screens", "Strides, shown", f"<article><h1>Strides, shown</h1>{paragraphs(EN[:1])}</article><div class='hidden md:block'><p>Subscribe to continue reading this story</p><button>Subscribe</button></div>")  # fmt: skip
put("wall", "en till on paper only hidden", "Strides, printed", f"<article><h1>Strides, printed</h1>{paragraphs(EN[:1])}</article><div class='till'><p>The rest of this story is for subscribers</p><button>Subscribe</button></div>", "<style>@media print{.till{display:none}}</style>")  # fmt: skip
put("alive", "en article that a script uncovers", "Strides uncovered", f"<div class='page hidden'><article><h1>Strides uncovered</h1>{paragraphs(EN)}</article></div><script src='/x.js'></script>")  # fmt: skip

# --- Names for money --------------------------------------------------------------------------------------------
HOST = "https://strides-lab.org/notes/views"
for name, lines, button in [
    ("en", ["This name can be yours", "$1,450 or 12 payments of $135", "Transfer of the name within a day"], "Buy now"),
    ("de", ["Diese Domäne steht zum Verkauf", "Preisvorschlag senden"], "Anfrage"),
    ("fr", ["Nom de domaine à vendre", "Prix : 900 €"], "Faire une offre"),
    ("es", ["Dominio en venta", "Desde 700 €, transferencia en un día"], "Comprar"),
    ("ru", ["Доменное имя продаётся", "Цена 90 000 руб."], "Сделать предложение"),
    ("ja", ["このお名前を譲渡します", "価格 120,000円　移管手続き込み"], "問い合わせ"),
    ("ko", ["이 도메인을 판매합니다", "희망 가격을 알려 주세요"], "문의"),
    ("zh", ["域名诚售，价格可议", "微信 mingpai，三日内过户"], "留言"),
    ("tr", ["Bu alan adı satılık", "Fiyat: 9.000 TL"], "Teklif ver"),
    ("pl", ["Nazwa na sprzedaż", "Cena: 2500 zł"], "Złóż ofertę"),
]:  # fmt: skip
    put("gone", f"{name} name for money", "", f"<h1>strides-lab.org</h1>{paragraphs(lines)}<button>{button}</button>", shown="strides-lab.org", url=HOST, sibling="same")  # fmt: skip
    put("gone", f"{name} name for money, known title", "Views and strides", f"<h1>Strides-Lab.org</h1>{paragraphs(lines)}<button>{button}</button>", shown="strides-lab.org | names", url=HOST)  # fmt: skip
put("alive", "en essay on buying a name", "What I learned buying a domain", f"<article><h1>What I learned buying a domain</h1><p>The name was for sale at $2,000; after three weeks the broker took $800, and the transfer was done within a day.</p><p>Escrow cost $25. Ask the registrar for the code before you pay.</p>{paragraphs(EN[2:4])}</article>", shown="What I learned buying a domain - strides-lab.org", url="https://strides-lab.org/notes/buying-a-domain")  # fmt: skip
put("alive", "zh essay on buying a name", "买域名踩过的坑", f"<article><h1>买域名踩过的坑</h1><p>看中的域名正在出售，报价三千，最后谈到八百，过户用了两天，走的担保交易。</p>{paragraphs(ZH[:3])}</article>", url="https://strides-lab.org/notes/names")  # fmt: skip
put("alive", "en prices of a service under its name", "strides-lab.org pricing", f"<h1>strides-lab.org</h1><p>Runs your notebooks by the hour: $0.40 on a small machine, $2 on a large one.</p>{paragraphs(EN[:3])}", shown="strides-lab.org pricing", url="https://strides-lab.org/pricing")  # fmt: skip

# --- A shop at any address --------------------------------------------------------------------------------------
for name, title, lines in [
    ("en", "Lakeside Roofing - roofers near you", ["Call us today for free quotes", "Licensed and insured, ten years of warranty", "Same-day repairs in all of the county"]),
    ("ru", "Ремонт холодильников на дому", ["Бесплатный выезд мастера", "Гарантия до двух лет", "Скидка пенсионерам, прайс на сайте", "Вызов мастера круглосуточно"]),
    ("ja", "水漏れ修理センター", ["出張費無料、お見積もり無料", "フリーダイヤルで即日対応", "施工後も保証あり"]),
    ("zh", "家电清洗加盟总部", ["全国热线 400-000-1122", "上门清洗，质保半年", "门店加盟，免费咨询"]),
]:  # fmt: skip
    put("gone", f"{name} shop at any address", "Views and strides", f"<h2>{title}</h2>{paragraphs(lines)}", shown=title, url="https://strides-lab.org/notes/views", sibling="same", untitled=True)  # fmt: skip

# --- Lost in a move ---------------------------------------------------------------------------------------------
for name, head, line in [
    ("en", "A new home for our manual", "We rewrote the manual last spring, and what this link led to was not carried over. Begin at the contents."),
    ("de", "Neu sortiert", "Beim Umzug der Dokumentation ist die Seite hinter diesem Verweis weggefallen. Beginnen Sie bei der Übersicht."),
    ("fr", "Nous avons rangé", "La page vers laquelle menait ce lien n'a pas survécu à la refonte du site. Repartez du sommaire."),
    ("es", "Hemos ordenado la casa", "La página a la que llevaba este enlace no pasó al sitio nuevo. Empiece por el índice."),
    ("ru", "Мы навели порядок", "При переезде документации страница по этой ссылке не сохранилась. Начните с оглавления."),
    ("ja", "サイトを新しくしました", "リニューアルに伴い、このリンク先のページは引き継がれませんでした。目次からお探しください。"),
    ("ko", "새 단장했습니다", "문서를 새로 쓰면서 이 링크가 가리키던 페이지는 옮겨지지 않았습니다. 차례에서 찾아 주세요."),
    ("zh", "文档已重写", "新版文档没有保留这个链接对应的页面，请从目录重新开始查找。"),
]:  # fmt: skip
    put("gone", f"{name} lost in a move", "Graph lowering", f"<main><h1>{head}</h1><p>{line}</p><a>OK</a></main>", shown="Docs")  # fmt: skip
put("alive", "en guide to a move", "Moving to version 3", "<main><h1>Moving to version 3</h1><p>Not all of the old functions made it over: rt.lower and rt.graph.fold were dropped, and rt.trace took their place.</p><p>Pages of the manual were rewritten, and old links lead to the new ones.</p><p>Run rt migrate, read what it prints, and set rt.compat where a call cannot be changed yet.</p></main>")  # fmt: skip
put("alive", "de hinweise zum umstieg", "Umstieg auf Version 3", "<main><h1>Umstieg auf Version 3</h1><p>Die Funktionen rt.lower und rt.graph.fold sind weggefallen, rt.trace tritt an ihre Stelle.</p><p>Beim Umzug der Dokumentation wurden die Seiten neu geschrieben; alte Verweise führen auf die neuen.</p></main>")  # fmt: skip

# --- What a release took away, and boards ------------------------------------------------------------------------
for name, title, lines in [
    ("en", "Removed in 2.0", ["<code>slate.io.read_all</code>: removed, use <code>slate.io.read</code>", "<code>slate.nn.old_init</code> no longer exists", "<code>Tensor.copy_to_</code>: gone without replacement"]),
    ("de", "Entfallen in 2.0", ["<code>slate.io.read_all</code>: entfernt, siehe <code>slate.io.read</code>", "<code>slate.nn.old_init</code> existiert nicht mehr", "<code>Tensor.copy_to_</code>: gelöscht, ohne Ersatz"]),
    ("ja", "2.0で削除されたもの", ["<code>slate.io.read_all</code>：削除、<code>slate.io.read</code>を使用", "<code>slate.nn.old_init</code>：存在しません", "<code>Tensor.copy_to_</code>：廃止"]),
    ("zh", "2.0 移除列表", ["<code>slate.io.read_all</code>：已删除，改用 <code>slate.io.read</code>", "<code>slate.nn.old_init</code>：不存在了", "<code>Tensor.copy_to_</code>：已移除"]),
]:  # fmt: skip
    put("alive", f"{name} what a release took away", title, f"<h1>{title}</h1>{paragraphs(lines)}", shown=f"{title} — Slate", untitled=True, sibling="404")  # fmt: skip
for name, title, said, rights in [
    ("en", "Linking fails on Windows", ["The linker says unresolved external symbol c10::Error, the library is beside it.", "Debug and release builds do not mix; take the debug archive.", "Thanks, that was it!"], "You cannot post new topics in this forum. You cannot reply to topics in this forum."),
    ("de", "Linker findet c10 nicht", ["Der Linker meldet ein unaufgelöstes Symbol, die Bibliothek liegt daneben.", "Debug und Release vertragen sich nicht, nimm das andere Archiv.", "Danke, das war es!"], "Du darfst keine neuen Themen in diesem Forum erstellen."),
    ("es", "El enlazador no encuentra c10", ["El enlazador dice símbolo sin resolver, y la biblioteca está al lado.", "Las versiones de depuración y normal no se mezclan; baja la otra.", "¡Gracias, era eso!"], "No puede abrir nuevos temas en este Foro."),
]:  # fmt: skip
    put("alive", f"{name} board", title, f"<h2>{title}</h2>{paragraphs(said)}<p>{rights}</p><p>Powered by phpBB</p>", shown=f"{title} - Club", untitled=True)  # fmt: skip

# --- Notices under their own heading ------------------------------------------------------------------------------
for name, head, line in [
    ("de", "Mitteilung der Fakultät", "Die Seiten früherer Lehrstühle wurden abgeschaltet. Das Skript steht nicht mehr zur Verfügung."),
    ("fr", "Avis du centre de calcul", "Les pages personnelles des anciens membres ont été fermées. Le document demandé n'est plus en ligne."),
    ("en", "Notice of the computing centre", "Pages of former staff were switched off last winter. The handout that you asked for is not kept any longer."),
    ("ja", "情報センターからのお知らせ", "退職者の個人ページは昨年末で公開を終了しました。お探しの資料はご覧いただけません。"),
]:  # fmt: skip
    put("gone", f"{name} notice under its heading", head, f"<h2>{head}</h2><p>{line}</p>", untitled=True)


# === What the seventh set taught ==================================================================================
# --- The news above a list of other pages ---------------------------------------------------------------------------
OTHERS = {
    "en": ("A week with a treadmill desk|How the ferry timetable is made|Bread without a scale|My first marathon at fifty|A shed full of clocks", "It took a winter, two broken drills and the patience of a neighbour to get the first of them running agai", "She keeps the notebooks of forty years in a cupboard by the door, and every page begins with the weather o"),
    "zh": ("周末去看了一场皮影戏|租房合同里的七个坑|阳台上的番茄日记|一个人怎么做四菜一汤|旧手机改成门铃", "去年冬天从同事手里接过这盆番茄的时候，叶子已经黄了一半，我查了很多资料，最后还是邻居老太太", "签合同之前一定要把水电表的读数拍下来，押金怎么退、家具坏了算谁的，都要写进补充条款里，不要"),
    "ja": ("ベランダで育てる唐辛子|古い時計を直すということ|夜行列車の乗り方|週末だけの喫茶店|雨の日の読書会", "はじめて分解したときは歯車が一つ余ってしまい、祖父に笑われながら三日かけて組み直した。次の", "終電のあとに出る貸切の車両があると聞いて、駅員さんに尋ねてみたところ、昔は毎晩走っていたと"),
    "ru": ("Как мы строили лодку в гараже|Хлеб на закваске без весов|Поезд, которого нет в расписании|Сад за три выходных|Часы моего деда", "Доски мы везли на крыше старых жигулей, и на каждом повороте сосед высовывался из окна, чтобы проверить, не съеха", "В первый раз закваска убежала из банки ночью, и утром пришлось отмывать половину кухни, но хлеб всё-таки получил"),
    "de": ("Ein Boot aus Sperrholz|Brot ohne Waage|Die Uhren meines Großvaters|Nachtzüge im Winter|Gemüse auf dem Balkon", "Im ersten Jahr sind mir alle Setzlinge erfroren, weil ich dem Kalender mehr geglaubt habe als der Nachbarin, d", "Der Schaffner erzählte, dass der Wagen seit dreißig Jahren jede Nacht mitläuft, obwohl ihn kaum jemand buc"),
    "es": ("Un barco en el garaje|Pan sin báscula|Los relojes del abuelo|Trenes de noche|Tomates en el balcón", "El primer año se helaron todas las plantas porque hice más caso al calendario que a la vecina, que lleva cuaren", "El revisor contaba que ese vagón sale cada noche desde hace treinta años, aunque casi nadie lo reserva y nadi"),
    "ko": ("베란다에서 고추 키우기|할아버지의 시계 고치기|밤 기차 타는 법|주말에만 여는 찻집|비 오는 날의 독서 모임", "처음 분해했을 때는 톱니바퀴가 하나 남아서 할아버지께 웃음을 사며 사흘 동안 다시 조립해야 했다. 그다음에", "막차가 떠난 뒤에 출발하는 전세 열차가 있다는 말을 듣고 역무원에게 물어보았더니 예전에는 매일 밤 다녔다고"),
}  # fmt: skip


def others(lang: str, count: int = 10, how: str = "cut") -> str:
    """What else there is to read: each with its name as a link, and how it begins, cut off or whole."""
    names, *starts = OTHERS[lang]
    heads = names.split("|")
    end = "…" if how == "cut" else "."
    out = []
    for n in range(count):
        head, start = heads[n % len(heads)], starts[n % 2]
        if how == "counted":
            out.append(
                f"<li><h5>{head}</h5><div>{start}</div><div>阅读 {n + 2}{n}1 评论 {n} 点赞 {2 * n}</div></li>"
            )
        else:
            out.append(f"<li><h5><a href='/p/{900 + 7 * n}'>{head}</a></h5><div>{start}{end}</div></li>")
    return f"<ul class='more-posts'>{''.join(out)}</ul>"


for name, brand, lines, label, how in [
    ("en handed in", "Quillhouse", ["Whoever wrote this has taken it off the shelf.", "It can no longer be read on Quillhouse."], "Readers also liked", "cut"),
    ("en staff looked", "Quillhouse — words for evenings", ["Our staff put this essay away after several complaints about it."], "From the front page", "whole"),
    ("zh kept", "拾光札记 - 记录每一天", ["作者把这一篇锁进了箱子，只留给自己看。"], "大家都在看", "cut"),
    ("zh checked", "拾光札记", ["这篇内容还在人工核对，核对通过以前谁也看不到。"], "猜你想看", "counted"),
    ("zh out", "出错啦 - 拾光札记", ["该作者因屡次违规已被社区除名，名下文章全部撤下。"], "热门推荐", "cut"),
    ("ja withdrawn", "ことのは帖", ["この記事は筆者の希望により取り下げられました。"], "あわせて読みたい", "cut"),
    ("ko withdrawn", "글마당", ["글쓴이가 이 글을 거두어들여 더 이상 보실 수 없습니다."], "함께 읽을 글", "cut"),
    ("ru withdrawn", "Тетрадка", ["Автор убрал этот текст и больше никому его не показывает."], "Читайте также", "cut"),
    ("de withdrawn", "Federkiel", ["Die Autorin hat ihr Konto aufgelöst, und mit ihm sind ihre Texte verschwunden."], "Das lesen andere", "cut"),
    ("es withdrawn", "Cuaderno", ["Quien escribió esto cerró su cuenta y se llevó sus textos."], "Te puede gustar", "whole"),
]:  # fmt: skip
    put("gone", f"{name}, above other pages", "Notes on strides", f"<div class='tip'>{paragraphs(lines)}</div><h3>{label}</h3>{others(name[:2], 10, how)}", shown=brand)  # fmt: skip
for name, brand, label, how in [
    ("en", "Quillhouse", "Fresh today", "cut"),
    ("zh", "拾光札记", "最新", "cut"),
    ("ja", "ことのは帖", "新着", "cut"),
    ("ru", "Тетрадка", "Свежее", "whole"),
]:  # fmt: skip
    put("unclear", f"{name} nothing but other pages", "Notes on strides", f"<h3>{label}</h3>{others(name, 12, how)}", shown=brand)  # fmt: skip
WHOLE = {"en": EN, "zh": ZH[:4], "ja": JA, "ru": RU, "de": DE, "es": ES, "ko": KO}
for name, title, label, how in [
    ("en", "What a stride is, in full", "Readers also liked", "cut"),
    ("en many", "Views without copies", "More of ours", "whole"),
    ("zh", "步长究竟是什么", "猜你想看", "counted"),
    ("zh many", "视图与原张量", "大家都在看", "cut"),
    ("ja", "歩幅の読みかた", "あわせて読みたい", "cut"),
    ("ko", "보폭 읽기", "함께 읽을 글", "cut"),
    ("ru", "Шаг и смещение", "Читайте также", "cut"),
    ("de", "Schritt und Versatz", "Das lesen andere", "whole"),
    ("es", "Pasos y desplazamientos", "Te puede gustar", "cut"),
]:  # fmt: skip
    said = paragraphs(WHOLE[name[:2]])
    put("alive", f"{name}, whole above other pages", title, f"<article><h1>{title}</h1>{said}</article><h3>{label}</h3>{others(name[:2], 10, how)}", shown=f"{title} - Quillhouse")  # fmt: skip
    put("alive", f"{name}, whole under its site's name", title, f"<article><h2>{title}</h2>{said}</article>{others(name[:2], 6, how)}", shown="Quillhouse")  # fmt: skip
put("alive", "zh translation above other pages", "Views without copies", f"<article><h1>不复制的视图</h1>{paragraphs(ZH[:4] * 4)}</article>{others('zh', 6)}", shown="不复制的视图 | 拾光札记")  # fmt: skip
put("alive", "en list of a week's links", "Strides weekly, issue 12", f"<h1>Strides weekly, issue 12</h1><p>{EN[2]}</p>{others('en', 9, 'whole')}", shown="Strides weekly, issue 12")  # fmt: skip
put("alive", "zh chatty post with dots", "调试显存泄漏的一周", "<article><h1>调试显存泄漏的一周</h1>" + paragraphs([f"{line[:-1]}……" for line in ZH[:4]] * 2) + "</article>", shown="调试显存泄漏的一周")  # fmt: skip
put("alive", "en article whose comments talk so", "Inside an arena", f"<article><h1>Inside an arena</h1>{paragraphs(EN[:4])}</article><section id='replies'><p>The second link is dead, the author took that page down.</p><p>Mirror, please? It says that the account was closed.</p></section>")  # fmt: skip
put("alive", "zh article whose comments talk so", "内存池剖析", f"<article><h1>内存池剖析</h1>{paragraphs(ZH[:4])}</article><section id='replies'><p>第二个链接已经失效了，作者删了吗？</p><p>楼上的图看不到，说是账号被封。</p></section>")  # fmt: skip

# --- A beginning, then a door ---------------------------------------------------------------------------------------
for name, title, said, door in [
    ("zh app, as a link", "为什么步长会是零", ZH[:1], "<div class='fold'></div><a class='to-app' href='/dl'>还有 68% 的内容在 APP 里，打开 APP 继续阅读</a>"),
    ("zh coins", "广播规则拆解", ZH[1:2], "<div class='lock'><p>支付 20 金币解锁本文</p><button>立即解锁</button></div>"),
    ("zh a day's price", "算子注册三步走", ZH[:1], "<div><p>本文仅限专栏会员阅读</p><b>低至 0.3 元/天 畅读全文</b><button>开通会员</button></div>"),
    ("zh word", "用容器跑训练", ["动手之前先检查驱动的版本，然后把下面的脚本保存下来。"], "<div><p>为防止采集，请微信搜索公众号「夜航船」并关注，发送“密码”获取验证码，输入后即可查看余下部分。</p><input placeholder='验证码'><button>提交</button></div>"),
    ("zh scanned word", "编译缓存怎么用", ZH[2:3], "<div><p>扫码关注后回复数字 418 拿到口令，填入下框继续看全文</p><input><button>确定</button></div>"),
    ("zh film", "一次死锁的排查", ZH[:1], "<div><p>看完一段广告即可解锁剩余内容</p><button>看视频解锁</button></div>"),
    ("en member's", "Why copies are cheap", EN[:1], "<div><h3>Sign up to read the full piece.</h3><p>This story is for members of the house; new readers get one for free with an account.</p><button>Sign up with email</button></div>"),
    ("en coins", "A table of kernels", EN[1:2], "<div><p>Spend 30 credits to unlock this chapter, or watch an ad to continue</p><button>Unlock</button></div>"),
    ("en word", "How guards recompile", EN[2:3], "<div><p>Follow our channel, send it the word STRIDE and enter the code that comes back to read the rest.</p><input><button>Open</button></div>"),
    ("ja word", "計算グラフの話", JA[:1], "<div><p>公式アカウントを友だち追加して届く合言葉を入力すると続きが読めます</p><input><button>送信</button></div>"),
    ("ja coins", "勾配の流れ", JA[1:2], "<div><p>この続きは30ポイントで読めます</p><button>ポイントで読む</button></div>"),
    ("ko coins", "그래프와 엔진", KO[:1], "<div><p>이어지는 내용은 20코인으로 열람할 수 있습니다</p><button>코인으로 결제</button></div>"),
    ("ru word", "Как живёт граф", RU[:1], "<div><p>Подпишитесь на наш канал, бот пришлёт код, и с ним откроется остальная часть текста.</p><input><button>Открыть</button></div>"),
    ("de coins", "Der Graph von innen", DE[:1], "<div><p>Für 20 Punkte können Sie den Rest dieses Textes freischalten</p><button>Freischalten</button></div>"),
    ("es coins", "El grafo por dentro", ES[:1], "<div><p>Usa 15 monedas para desbloquear el resto del capítulo</p><button>Desbloquear</button></div>"),
]:  # fmt: skip
    more = others(name[:2], 6) if name[:2] in OTHERS else ""
    put("wall", f"{name}, a door after a beginning", title, f"<article><h1>{title}</h1>{paragraphs(said)}</article>{door}{more}", shown=f"{title} - Quillhouse")  # fmt: skip
for name, title, said, near in [
    ("en app in the head", "A table of guards", EN[:4], "<div class='bar'><span>Quillhouse</span> <a href='/dl'>Read in our app</a></div>"),
    ("zh app in the head", "守卫与重编译", ZH[:4], "<div class='bar'>拾光札记 <a href='/dl'>打开 APP 阅读体验更佳</a></div>"),
    ("ja app in the head", "ガードと再コンパイル", JA, "<div class='bar'>ことのは帖 <a href='/dl'>アプリで開く</a></div>"),
    ("ru app in the head", "Охраны и перекомпиляция", RU, "<div class='bar'>Тетрадка <a href='/dl'>Открыть в приложении</a></div>"),
    ("ko app in the head", "가드와 재컴파일", KO, "<div class='bar'>글마당 <a href='/dl'>앱에서 열기</a></div>"),
    ("de app in the head", "Wächter und Übersetzung", DE, "<div class='bar'>Federkiel <a href='/dl'>In der App öffnen</a></div>"),
    ("zh account below", "事件与流", ZH[:4], "<p>欢迎扫码关注公众号「夜航船」，回复“源码”获取本文代码。</p>"),
    ("zh code of a log-in", "短信登录的实现", ["用户输入手机号以后点击获取验证码，服务端把六位数字存进缓存，五分钟过期。", *ZH[:2], "校验通过就发放令牌，前端拿到以后跳回原来的页面。"], ""),
    ("en coins of a game", "A shop for my roguelike", ["The shop sells a key for 30 coins; with it you unlock the next floor.", *EN[:3], "Prices rise with the depth, and the shopkeeper remembers what you stole."], ""),
]:  # fmt: skip
    put("alive", f"{name}, whole beside a door", title, f"{near if 'head' in name else ''}<article><h1>{title}</h1>{paragraphs(said)}</article>{near if 'head' not in name else ''}", shown=f"{title} - Quillhouse")  # fmt: skip

# --- Names that were parked, taken, or asked to be forgotten ----------------------------------------------------------
for name, shown, lines in [
    ("en upload", "Parked page of Nordhost", ["Nearly there!", "Upload your website files and your journey begins.", "Get hosting with a free name"]),
    ("en forgotten", "Web memory", ["Sorry.", "This address was excluded from our archive at the wish of its owner."]),
    ("en moderators", "Notepile", ["A moderator has withdrawn this post, since it copied somebody's paper.", "Its author may object until Friday."]),
    ("en moderators, team", "Notepile", ["The team has taken down this note for breaking rule 7 of the house."]),
    ("zh moderators", "夜航船社区", ["版主已将此帖移出版面，理由：抄袭他人论文。", "楼主可在七日内申诉。"]),
    ("ja moderators", "かもめ掲示板", ["運営チームが規約違反のためこの投稿を取り下げました。"]),
    ("de moderators", "Federkiel", ["Die Moderation hat diesen Beitrag wegen eines Verstoßes gegen die Hausregeln entfernt."]),
    ("ru moderators", "Тетрадка", ["Модераторы сняли эту запись с публикации за нарушение правил."]),
    ("zh archive", "网页时光机", ["应网站所有者要求，该网址已从存档中排除。"]),
    ("fr archive", "Mémoire du web", ["Cette adresse a été exclue de l'archive à la demande de son propriétaire."]),
]:  # fmt: skip
    put("gone", f"{name}, taken away", "Notes on strides", f"<div>{paragraphs(lines)}</div>", shown=shown)
for name, shown, title, lines in [
    ("zh", "亿达体育·(中国)官方网站-app下载", "反向传播图解", ["亿达体育提供足球、篮球、电竞投注，首存送百分之五十，提款极速到账。", "新人注册即送 58 元体验金，每日返水不封顶。"]),
    ("zh2", "星河娱乐-登录入口", "显存管理笔记", ["星河娱乐汇集真人视讯、棋牌、彩票与老虎机。", "首充返利百分之二十，优惠活动每日更新。"]),
    ("en", "Lucky Harbour casino and sports bets", "Notes on strides", ["Slots, roulette and live sports odds with a welcome bonus.", "Place bets on football and get cashback on your first deposit."]),
    ("ko", "에이스 토토 - 스포츠 베팅과 카지노", "보폭 노트", ["스포츠 베팅, 슬롯, 바카라를 한 곳에서, 첫충 30% 지급.", "먹튀 없는 안전 놀이터"]),
]:  # fmt: skip
    put("gone", f"{name} bets below the record's title", title, f"<h1>{title}</h1>{paragraphs(lines)}", shown=shown, url="https://strides-lab.org/notes/views")  # fmt: skip
    put("gone", f"{name} bets", title, f"<h1>{shown.split('-')[0]}</h1>{paragraphs(lines)}", shown=shown, url="https://strides-lab.org/notes/views")  # fmt: skip
for name, shown, title, goods in [
    ("de", "Laufschuhe günstig im Outlet | versandkostenfrei", "Rückwärts durch den Graphen", "Laufschuh Modell"),
    ("fr", "Baskets pas cher - soldes jusqu'à -60%", "La rétropropagation pas à pas", "Baskets modèle"),
    ("en", "Designer bags outlet: up to 70% off", "Backpropagation step by step", "Tote bag no."),
    ("ja", "ブランド時計 激安通販 送料無料", "逆伝播を一歩ずつ", "腕時計 型番"),
    ("it", "Scarpe scontate | negozio e sconti", "La retropropagazione passo passo", "Scarpa modello"),
    ("zh", "名牌女包专卖 特价包邮", "一步一步看反向传播", "手提包 款式"),
]:  # fmt: skip
    sums = "".join(
        f"<div><img alt=''>{goods} {n} <s>{n + 60},90 €</s> {n + 20},90 €</div>" for n in range(11, 18)
    )
    put("gone", f"{name} goods below the record's title", title, f"<h1>{title}</h1>{sums}", shown=shown, url="https://strides-lab.org/notes/views")  # fmt: skip
put("alive", "en prices in a table of an article", "What an hour of a card costs", "<article><h1>What an hour of a card costs</h1>" + "".join(f"<p>Card {n}: ${n}.40 an hour</p>" for n in range(1, 7)) + f"{paragraphs(EN[:2])}</article>", shown="What an hour of a card costs | Quillhouse store of notes")  # fmt: skip
put("alive", "zh statistics of a sport", "用张量分析足球比赛", f"<article><h1>用张量分析足球比赛</h1><p>我们把篮球和足球的比分存进一个三维张量，按赛季、球队、时间排开。</p>{paragraphs(ZH[:3])}</article>", shown="用张量分析足球比赛")  # fmt: skip
put("alive", "en moderation, explained", "How our moderators work", f"<article><h1>How our moderators work</h1><p>A moderator who withdraws a post writes down the rule; its author has a week to object.</p><p>Last year nine hundred posts were taken down, and forty of them were put back.</p>{paragraphs(EN[:2])}</article>")  # fmt: skip
put("alive", "en archives, explained", "Asking an archive to forget", f"<article><h1>Asking an archive to forget</h1><p>Owners may have a site excluded from the archive; its pages then answer with a line that says so.</p>{paragraphs(EN[:3])}</article>")  # fmt: skip
put("alive", "en first upload to a host", "Your first upload to Nordhost", f"<article><h1>Your first upload to Nordhost</h1><p>Open the file manager, choose public_html and drop the files of your site there.</p><p>The parked page goes away once an index.html lies beside it.</p>{paragraphs(EN[:2])}</article>")  # fmt: skip

# --- A code to scan, or rights that somebody can give -------------------------------------------------------------------
for name, shown, lines in [
    ("zh", "夜航文档", ["请用钉钉扫一扫登录后查看", "二维码已刷新，有效期一分钟"]),
    ("zh house", "北川协作平台", ["企业微信扫码，继续访问", "也可以使用域账号"]),
    ("en", "Paperboat", ["Scan this picture with the phone app to sign in", "The code is good for two minutes"]),
    ("ja", "しおり文書", ["アプリでQRコードを読み取ってログイン", "コードは二分で切れます"]),
    ("ko", "글마루", ["휴대폰 앱에서 QR코드를 찍어 로그인하세요", "코드는 2분 뒤에 만료됩니다"]),
    ("ru", "Тетрадь", ["Отсканируйте код телефоном, чтобы войти", "Код действует две минуты"]),
    ("de", "Aktenschrank", ["QR-Code mit der App einscannen und anmelden", "Der Code gilt zwei Minuten"]),
]:  # fmt: skip
    put("wall", f"{name}, a code to scan", "Notes on strides", f"<div class='box'><canvas></canvas>{paragraphs(lines)}</div><script src='/q.js'></script>", shown=shown)  # fmt: skip
for name, shown, lines, button in [
    ("zh", "夜航文档", ["你没有查看该文档的权限", "所有者：林同学"], "申请权限"),
    ("zh moved", "北川云文档", ["这份表格没有分享给你", "当前账号：guest"], "切换账号"),
    ("en", "Paperboat", ["You don't have permission to open this file", "It belongs to somebody at Larkspur."], "Request access"),
    ("ja", "しおり文書", ["この文書を閲覧する権限がありません"], "アクセス権をリクエスト"),
    ("ko", "글마루", ["이 문서를 볼 권한이 없습니다"], "액세스 권한 요청"),
    ("ru", "Тетрадь", ["У вас нет прав на просмотр этого документа"], "Запросить доступ"),
    ("de", "Aktenschrank", ["Sie dürfen dieses Dokument nicht öffnen"], "Zugriff anfordern"),
    ("fr", "Classeur", ["Vous n'avez pas les droits pour lire ce document"], "Demander l'accès"),
]:  # fmt: skip
    put("wall", f"{name}, rights to ask for", "Notes on strides", f"<div id='app'>{paragraphs(lines)}<button>{button}</button></div>", shown=shown)  # fmt: skip
for name, title, said in [
    ("en", "Sign-in by a code on the screen", ["The server draws a code, the phone scans it to sign in, and the page asks every second whether that happened.", "A code is good for two minutes; after that the page draws a new one.", *EN[:2]]),
    ("zh", "扫码登录的实现原理", ["页面先向服务端要一个编号，画成二维码；手机扫码登录后，服务端把编号和账号绑在一起。", "轮询的间隔是一秒，两分钟没人扫就作废。", *ZH[:2]]),
    ("de", "Anmelden mit einem QR-Code", ["Der Server zeichnet einen Code, das Telefon scannt ihn, und die Seite fragt jede Sekunde nach.", *DE]),
    ("ja", "QRコードでログインする仕組み", ["サーバーが番号を発行し、画面に描いたコードを携帯で読み取ってログインします。", *JA]),
]:  # fmt: skip
    put("alive", f"{name}, on codes to scan", title, f"<article><h1>{title}</h1>{paragraphs(said)}</article>", url="https://site.io/blog/2021/post-12")  # fmt: skip
put("alive", "en docs of rights", "Sharing and permissions", f"<article><h1>Sharing and permissions</h1><p>Who opens a file without rights sees a button to request access; the owner gets a mail.</p><p>Viewers read, editors write, and an owner may pass a file on.</p>{paragraphs(EN[:2])}</article>")  # fmt: skip
put("alive", "zh docs of captchas", "滑块验证码接入指南", f"<article><h1>滑块验证码接入指南</h1><p>在表单提交之前调用 verify，拖动滑块到缺口处即可拿到票据。</p><p>服务端用密钥校验票据，有效期五分钟。</p>{paragraphs(ZH[:2])}</article>", url="https://site.io/docs/p12")  # fmt: skip

# --- Neither the one nor the other ----------------------------------------------------------------------------------------
for name, title, shown, lines in [
    ("zh account", "梯度累积实践", "提示", ["该账号已迁移", "内容已搬到新账号，点击下面的按钮查看原文。"]),
    ("en account", "Strides explained", "Quillhouse", ["This column has moved", "Its author writes under another name now. Click the button below to continue to the article."]),
    ("ja account", "歩幅の話", "ことのは帖", ["このアカウントは移行しました", "元の記事は下のボタンからご覧ください。"]),
    ("ko account", "보폭 이야기", "글마당", ["이 계정은 이전되었습니다", "원래 글을 보시려면 아래 버튼을 눌러 주세요."]),
    ("ru account", "Шаги тензора", "Тетрадка", ["Этот блог переехал", "Чтобы открыть исходную статью, нажмите на кнопку ниже."]),
    ("de account", "Schritt für Schritt", "Federkiel", ["Dieses Konto ist umgezogen", "Klicken Sie auf den Knopf unten, um den Beitrag zu öffnen."]),
]:  # fmt: skip
    put("unclear", f"{name}, a way to what moved", title, f"<div class='msg'><h2>{lines[0]}</h2><p>{lines[1]}</p><a href='javascript:;'>OK</a></div>", shown=shown)  # fmt: skip
for name, shown, lines in [
    ("en", "Gull wiki", ["Closed for some repairs", "A disk died on Sunday, and we are copying what we can. The wiki will be back soon."]),
    ("de", "Möwen-Wiki", ["Wir sind gleich wieder da", "Nach einem Wasserschaden wird der Server ersetzt. Bitte versuchen Sie es nächste Woche noch einmal."]),
    ("zh", "海鸥百科", ["系统升级中", "机房搬迁，服务预计周三恢复，请稍后再来。"]),
    ("ja", "かもめ百科", ["ただいまメンテナンス中です", "ディスクの交換が終わり次第、再開いたします。"]),
    ("ru", "Чайка", ["Ведутся технические работы", "Сервер переезжает в другой зал, попробуйте позже."]),
    ("fr", "La mouette", ["Site en maintenance", "Nous remplaçons un disque et rouvrirons jeudi."]),
]:  # fmt: skip
    put("unclear", f"{name}, closed for work", "Notes on strides", f"<h1>{lines[0]}</h1><p>{lines[1]}</p>", shown=shown, sibling="same")  # fmt: skip
for name, title, fault in [
    ("zh", "编译原理讲义第四章", "文件加载失败，请刷新重试"),
    ("en", "Lecture 9: loop tiling", "The presentation could not be loaded. Try again"),
    ("ja", "第五回：ループの分割", "プレビューを読み込めませんでした"),
    ("ko", "제7강 루프 타일링", "문서를 불러오지 못했습니다. 다시 시도"),
    ("ru", "Лекция 9: разбиение циклов", "Не удалось загрузить документ. Повторить"),
    ("de", "Vorlesung 9: Schleifen teilen", "Dokument konnte nicht geladen werden. Erneut versuchen"),
    ("fr", "Cours 9 : pavage des boucles", "Échec du chargement du document"),
]:  # fmt: skip
    put("unclear", f"{name}, a viewer without its document", title, f"<h1>{title}</h1><p>2016-03-02 · 38 · 2.1 MB</p><div class='view'>{fault}</div>", shown=f"{title} - Shelf")  # fmt: skip
put("alive", "en question on a document that does not load", "PDF viewer: the document could not be loaded", f"<h1>PDF viewer: the document could not be loaded</h1><p>The viewer gets a blob whose type is empty, so the document could not be rendered.</p><p>Set the type when you make the blob, and give the worker the same version as the library.</p>{paragraphs(EN[:2])}", sibling="404")  # fmt: skip
put("alive", "en post on a move", "We have moved to a new server", f"<article><h1>We have moved to a new server</h1><p>The blog was migrated to a small box in the cellar; follow the link below to reach the old one.</p>{paragraphs(EN[:4])}</article>")  # fmt: skip
put("alive", "zh post on a move", "博客搬家记", f"<article><h1>博客搬家记</h1><p>花了一个周末把博客迁移到静态页面，旧链接都做了跳转，点击原来的地址会到新文章。</p>{paragraphs(ZH[:4])}</article>")  # fmt: skip
put("alive", "de post after repairs", "Was beim Umzug des Servers schiefging", f"<article><h1>Was beim Umzug des Servers schiefging</h1><p>Drei Tage stand auf der Seite nur, dass wir gleich wieder da sind.</p>{paragraphs(DE)}</article>")  # fmt: skip
