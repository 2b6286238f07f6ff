"""Neighbours of what the sixth set taught: each sign in other languages and orders, beside living pages about it.

Made up after the sixth set was measured. Half of them are kept aside from the fit, but their first run was looked at
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
