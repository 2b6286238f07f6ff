"""Whole pages written by somebody who had not read how the checker weighs them, each with an honest label.

They measure the checker; nothing is set on the half that `Case.aside` keeps. No page here is a copy.
"""

from typing import Any

from .labelled import HTML, Case, Says

BLIND: list[Case] = []
PLAIN, JSON, XML = "text/plain; charset=utf-8", "application/json", "application/xml"

MENUS = {
    "en": "Home Blog Projects Talks About Contact",
    "docs": "Install Tutorials Guides Reference Changelog FAQ Community Contributing Roadmap Licence",
    "shop": "Laptops Phones Cameras Audio Gaming Home Garden Toys Sale Outlet Brands Stores Help Basket",
    "zh": "首页 技术 专栏 问答 标签 活动 关于",
    "ja": "ホーム 記事一覧 タグ カテゴリ プロフィール お問い合わせ",
    "ko": "홈 글목록 태그 방명록 소개",
    "ru": "Главная Статьи Новости Форум Авторы Контакты",
    "es": "Inicio Artículos Cursos Comunidad Acerca Contacto",
    "de": "Startseite Artikel Themen Forum Über Impressum",
    "fr": "Accueil Articles Dossiers Forum Contact",
}  # fmt: skip


def links(words: str, tag: str = "li") -> str:
    """A menu of one link a word."""
    return "".join(f'<{tag}><a href="/{i}">{word}</a></{tag}>' for i, word in enumerate(words.split()))


def ps(text: str) -> str:
    """Each line a paragraph."""
    return "".join(f"<p>{line.strip()}</p>" for line in text.strip().splitlines() if line.strip())


def page(
    title: str,
    main: str,
    *,
    lang: str = "en",
    menu: str = "",
    head: str = "",
    top: str = "",
    side: str = "",
    foot: str = "© 2024",
    style: str = "semantic",
) -> str:
    """A page with a head, a menu, a body and a foot, in the manner of new sites, of old ones, or with nothing."""
    menu = links(menu or MENUS.get(lang, MENUS["en"]))
    if style == "plain":
        return f"<html><head><title>{title}</title>{head}</head><body>{top}{main}</body></html>"
    if style == "table":
        return (
            f'<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head><title>{title}</title>'
            f'{head}</head><body bgcolor="#ffffff"><table width=100%><tr><td width=160 valign=top><ul>{menu}</ul>{side}</td>'
            f"<td>{top}{main}<hr><small>{foot}</small></td></tr></table></body></html>"
        )
    if style == "divs":
        return (
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>{head}</head><body>'
            f'<div id="top"><div class="logo"><a href="/">⌂</a></div><ul class="nav">{menu}</ul></div>{top}'
            f'<div id="wrap"><div class="content">{main}</div><div class="sidebar">{side}</div></div>'
            f'<div class="footer">{foot}</div></body></html>'
        )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width"><title>{title}</title>{head}</head><body><header><a href="/">⌂</a><nav><ul>{menu}'
        f"</ul></nav></header>{top}<main>{main}</main><aside>{side}</aside><footer>{foot}</footer></body></html>"
    )


def case(
    says: Says, name: str, body: str | bytes, kind: str = HTML, *, code: str = "utf-8", **more: Any
) -> None:
    """Put one case down; `code` is what the body is written in."""
    data = body if isinstance(body, bytes) else body.encode(code, "xmlcharrefreplace")
    BLIND.append(Case(f"blind: {name}", says, data, kind, **more))


def article(
    name: str, lang: str, title: str, text: str, *, code: str = "utf-8", kind: str = HTML, **more: Any
) -> None:
    """A living article."""
    look = {key: more.pop(key) for key in ("style", "menu", "head", "top", "side", "foot") if key in more}
    body = page(title, f"<article><h1>{title}</h1>{ps(text)}</article>", lang=lang, **look)
    case("alive", name, body, kind, code=code, **more)


# Living articles in many languages, of several makes and lengths.
article(
    "zh autograd notes", "zh", "PyTorch 自动求导机制笔记",
    """前向传播时，每个需要梯度的张量都会记录产生它的函数，这些函数通过 next_functions 串成一张有向无环图。
    调用 backward 以后，引擎从根节点出发，按照拓扑序把任务放进各个设备的就绪队列，由工作线程取出执行。
    叶子节点的梯度由 AccumulateGrad 累加，非叶子节点的梯度默认不保留，除非调用 retain_grad。
    如果在反向传播之前原地修改了被保存的张量，版本计数器会与保存时的值不一致，于是引擎报错。""",
    style="divs", side="<h3>最近文章</h3><ul>" + links("调度器 张量 存储 步长 视图") + "</ul>", titles=("PyTorch 自动求导机制笔记",),
)  # fmt: skip
article(
    "zh gbk linker", "zh", "静态链接与动态链接的区别",
    """程序编译之后得到目标文件，链接器负责把多个目标文件合并成可执行文件，并解析符号引用。
    静态链接把库的代码复制进可执行文件，动态链接则在运行时由加载器完成符号绑定。
    使用 ldd 命令可以查看一个程序依赖哪些动态库，找不到的库会显示 not found，需要设置 LD_LIBRARY_PATH。""",
    code="gbk", kind="text/html; charset=gbk", style="table",
)  # fmt: skip
article(
    "zh-TW cuda stream", "zh", "CUDA Stream 的同步與非同步",
    """同一個 stream 裡的工作依照提交的順序執行，不同 stream 之間預設沒有先後關係。
    想讓兩個 stream 互相等待，可以在其中一個 record event，再讓另一個 wait 這個 event。
    從主機複製資料到裝置時，若來源不是 pinned memory，非同步複製會退化成同步複製。""",
)  # fmt: skip
article(
    "zh short csdn-like with login box", "zh", "torch.gather 的用法详解",
    """torch.gather(input, dim, index) 沿着 dim 维按照 index 取值，输出的形状与 index 相同。
    举例来说，二维情形下 out[i][j] = input[index[i][j]][j]（dim=0）。
    注意 index 必须是 int64 类型，而且除 dim 以外每一维都不能超过 input 的大小。""",
    top='<div class="login-box"><a href="/login">登录</a> / <a href="/reg">注册</a> 登录后您可以享受以下权益：<ul><li>免费复制代码</li><li>关注/点赞/评论/收藏</li><li>下载海量资源</li></ul><input type="text" placeholder="手机号"><button>获取验证码</button></div>',
    style="divs", titles=("torch.gather 用法",), url="https://blog.host.cn/u012/article/details/1082",
)  # fmt: skip
article(
    "zh 身份验证 api docs", "zh", "身份验证 - 开发者文档",
    """所有请求都必须携带令牌。请在控制台创建 API 密钥，然后放入请求头 Authorization: Bearer 中。
    令牌过期后服务返回 401，客户端应当用刷新令牌换取新的访问令牌，而不是要求用户重新登录。
    权限不足时返回 403，响应体中的 code 字段说明缺少哪一项权限。
    出于安全考虑，不要把密钥提交到代码仓库，也不要写在前端代码里。""",
    menu="概览 快速开始 身份验证 限流 错误码 更新日志", url="https://docs.host.cn/guide/auth", titles=("身份验证",),
)  # fmt: skip
article(
    "zh 验证码识别 tutorial", "zh", "用 PyTorch 实现验证码识别",
    """验证码由四个字符组成，每个字符来自数字和大写字母，共三十六类，所以输出层有 144 个单元。
    训练数据可以用 captcha 库随机生成，每个 epoch 生成一万张，不必下载数据集。
    网络由五个卷积块组成，最后接一个全连接层，损失函数对四个位置的交叉熵求和。
    训练二十轮以后，整张验证码的准确率达到百分之九十八，错误多出在字母 O 与数字 0 上。""",
    titles=("用 PyTorch 实现验证码识别",),
)  # fmt: skip
article(
    "zh 404 page design", "zh", "如何设计一个好的 404 页面",
    """当用户访问的页面不存在时，服务器应当返回 404 状态码，同时给出有用的内容。
    最糟糕的做法是返回 200 并显示“您访问的页面不存在”，搜索引擎会把它当作正常页面收录，这就是软 404。
    一个好的 404 页面包含搜索框、热门文章和返回首页的链接，语气要轻松。
    在 nginx 中用 error_page 404 /404.html 指令即可配置，注意不要写成 =200。""",
)  # fmt: skip
article(
    "ja strides", "ja", "テンソルのストライドを理解する",
    """テンソルは連続したメモリ領域とその見方から成ります。ストライドは各次元で一つ進むときに何要素飛ぶかを表します。
    転置してもデータは動かず、ストライドが入れ替わるだけです。そのため view が失敗することがあります。
    contiguous を呼ぶと新しい領域へ並べ直してコピーされます。性能が気になる場合は、どこでコピーが起きるかを確かめましょう。""",
    titles=("テンソルのストライドを理解する",),
)  # fmt: skip
article(
    "ja shift-jis old homepage", "ja", "リンカとローダの話",
    """プログラムをコンパイルするとオブジェクトファイルができます。これをまとめるのがリンカの仕事です。
    共有ライブラリが見つかりませんというエラーが出たときは、環境変数を確認してください。
    次回は再配置について説明します。""",
    code="shift_jis", kind="text/html", style="table", head='<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">',
)  # fmt: skip
article(
    "ja about 404 handling in nginx", "ja", "「ページが見つかりません」を自作する方法",
    """存在しないURLにアクセスされたとき、既定の英語のページではなく独自のページを出したいことがあります。
    nginx では error_page で HTML ファイルを指定します。このとき状態コードが 200 になっていないか必ず確かめてください。
    「お探しのページは見つかりませんでした」という文言とともに、検索窓とトップへのリンクを置くと親切です。
    Apache では ErrorDocument を .htaccess に書きます。絶対URLを書くとリダイレクトになるので注意が必要です。""",
)  # fmt: skip
article(
    "ko dispatcher", "ko", "파이토치 디스패처는 어떻게 커널을 고르는가",
    """연산자를 부르면 디스패처는 인자의 디스패치 키 집합을 모아 가장 높은 우선순위의 키를 찾는다.
    Autograd 키의 커널이 먼저 불리고, 그 안에서 키를 제외한 뒤 다시 디스패치하여 CPU 또는 CUDA 커널에 도달한다.
    등록되지 않은 조합을 부르면 오류 메시지에 등록된 백엔드 목록이 나온다.""",
    style="divs",
)  # fmt: skip
article(
    "ko euc-kr", "ko", "메모리 관리 기법",
    """가상 메모리는 프로세스마다 독립된 주소 공간을 준다. 페이지 테이블은 가상 주소를 물리 주소로 바꾼다.
    찾는 페이지가 메모리에 없으면 페이지 폴트가 일어나고, 운영체제가 디스크에서 페이지를 읽어 온다.
    페이지 교체 알고리즘으로는 LRU와 클럭이 널리 쓰인다.""",
    code="euc-kr", kind="text/html; charset=euc-kr", style="table",
)  # fmt: skip
article(
    "ko captcha training", "ko", "자동등록방지 문자 인식 모델 만들기",
    """로그인 화면에서 보는 보안 문자 이미지를 딥러닝으로 읽을 수 있을까? 실험 삼아 모델을 만들어 보았다.
    이미지 크기는 160x60이고 글자 수는 다섯 개다. 합성 데이터 오만 장으로 학습했다.
    CRNN 구조에 CTC 손실을 쓰니 글자를 미리 나눌 필요가 없었다. 정확도는 96.4%였다.""",
    titles=("보안 문자 인식 모델",),
)  # fmt: skip
article(
    "ru memory allocator", "ru", "Как устроен кэширующий аллокатор CUDA",
    """Обращение к драйверу за памятью стоит дорого и синхронизирует устройство, поэтому освобождённые блоки не возвращаются сразу.
    Блоки хранятся в двух пулах: для мелких запросов и для крупных. Подходящий блок ищется по размеру и потоку.
    Если блок больше запроса, он делится, а остаток остаётся в пуле. При освобождении соседние свободные блоки объединяются.
    Фрагментацию можно увидеть, сравнив зарезервированную и выделенную память.""",
    titles=("Как устроен кэширующий аллокатор CUDA",), authors=("И. Петров",),
)  # fmt: skip
article(
    "ru windows-1251 forum", "ru", "Не удаётся найти библиотеку при запуске - Форум программистов",
    """Здравствуйте. Собрал проект, при запуске пишет: cannot open shared object file, файл не найден. Где искать ошибку?
    Ответ: проверьте, что каталог с библиотекой есть в LD_LIBRARY_PATH или прописан в rpath.
    Спасибо, помогло! Добавил rpath в cmake, теперь всё запускается.
    Сообщение удалено модератором.""",
    code="windows-1251", kind="text/html; charset=windows-1251", style="table",
)  # fmt: skip
article(
    "ru access denied mysql", "ru", "Доступ запрещён: разбираем ошибку 1045 в MySQL",
    """Ошибка «Access denied for user root@localhost» означает, что сервер не принял имя или пароль.
    Чаще всего причина в том, что пользователь создан для другого хоста. Посмотрите таблицу mysql.user.
    Если пароль забыт, остановите сервер и запустите его с ключом skip-grant-tables, затем смените пароль.
    Не забудьте перезапустить сервер в обычном режиме, иначе вход останется открыт для всех.""",
)  # fmt: skip
article(
    "de compiler", "de", "Wie ein Compiler Schleifen verschmilzt",
    """Zwei Schleifen über denselben Bereich lassen sich oft zu einer zusammenfassen, sodass Zwischenergebnisse im Register bleiben.
    Das spart Speicherbandbreite, und bei elementweisen Operationen ist genau sie der Engpass.
    Nicht immer lohnt es sich: Der Registerdruck steigt, und manche Abhängigkeit verbietet das Verschmelzen.""",
)  # fmt: skip
article(
    "de latin-1 no charset", "de", "Grundlagen der Rückwärtsdifferentiation",
    """Für jede Größe der Vorwärtsrechnung wird die zugehörige Ableitung mitgeführt, beginnend beim Ergebnis.
    Die Kosten betragen ein kleines Vielfaches der Funktionsauswertung, unabhängig von der Zahl der Eingänge.
    Dafür müssen Zwischenwerte gespeichert oder neu berechnet werden.""",
    code="latin-1", kind="text/html", style="plain",
)  # fmt: skip
article(
    "de 'nicht gefunden' howto", "de", "„Bibliothek nicht gefunden“: Was tun?",
    """Wer ein Programm startet und die Meldung erhält, eine gemeinsame Bibliothek sei nicht gefunden worden, sucht meist am falschen Ort.
    Zuerst zeigt ldd, welche Bibliotheken der Lader auflösen kann. Steht dort „not found“, fehlt der Pfad.
    Abhilfe schaffen ein Eintrag in /etc/ld.so.conf.d oder ein passendes RUNPATH im Programm selbst.""",
)  # fmt: skip
article(
    "fr hooks", "fr", "Les crochets de l'autodifférentiation, pas à pas",
    """Un crochet posé sur un tenseur est appelé dès que son gradient est calculé, avant l'accumulation.
    Il peut remplacer le gradient en renvoyant une autre valeur, ou seulement l'observer.
    Les crochets d'un module ont une autre portée : ils voient les gradients des entrées et des sorties.""",
    titles=("Les crochets de l'autodifférentiation",),
)  # fmt: skip
article(
    "fr cookies banner over article", "fr", "Comprendre la quantification des réseaux",
    """Quantifier consiste à représenter poids et activations par des entiers sur huit bits, avec une échelle et un zéro.
    L'étalonnage choisit l'échelle d'après les valeurs observées ; trop large, elle gaspille des niveaux, trop étroite, elle écrête.
    L'apprentissage conscient de la quantification simule l'arrondi pendant l'entraînement.""",
    top='<div id="cmp" role="dialog"><h2>Vos préférences</h2><p>Nous et nos 842 partenaires utilisons des cookies pour mesurer l\'audience et personnaliser les annonces. Vous pouvez accepter, refuser ou paramétrer votre choix.</p><button>Continuer sans accepter</button><button>Tout accepter</button></div>',
)  # fmt: skip
article(
    "es broadcasting", "es", "Reglas de difusión de tensores explicadas",
    """Dos tensores son compatibles si, comparando sus dimensiones desde el final, cada par es igual o una de ellas vale uno.
    La dimensión de tamaño uno se recorre con paso cero, así que no se copia nada.
    Al derivar, los gradientes se suman sobre las dimensiones que se difundieron.""",
)  # fmt: skip
article(
    "es error 404 guide", "es", "Error 404: página no encontrada. Qué es y cómo solucionarlo",
    """El error 404 aparece cuando el servidor no encuentra el recurso solicitado. Puede deberse a un enlace roto o a una URL mal escrita.
    Para detectarlos, exporte la lista de enlaces de su sitio y compruebe cada uno con una herramienta.
    Si movió el contenido, añada una redirección permanente; si lo eliminó, devuelva 410.
    Evite los falsos 404, que responden 200 con un mensaje de error: los buscadores los tratan como contenido pobre.""",
    side="<h3>Relacionado</h3><ul>" + links("Error-403 Error-500 Error-502 Redirecciones") + "</ul>",
)  # fmt: skip
for name, lang, title, text in (
    ("pt", "pt", "Entendendo o grafo de computação", "O grafo é construído a cada passagem, o que permite laços e condições comuns da linguagem.\nDepois da chamada a backward, os nós liberam o que guardaram, a menos que se peça o contrário.\nPor isso uma segunda chamada sobre o mesmo grafo termina em erro."),
    ("it", "it", "Che cosa fa davvero il caricatore dinamico", "Prima di main il caricatore mappa le librerie in memoria e risolve i simboli richiesti.\nCon il binding pigro, una funzione viene risolta alla prima chiamata, passando per la tabella PLT.\nL'ordine di ricerca dipende da RPATH, RUNPATH e dalle variabili d'ambiente."),
    ("pl", "pl", "Jak działa pamięć podręczna procesora", "Dane pobierane są całymi liniami, zwykle po 64 bajty, dlatego kolejność przechodzenia tablicy ma znaczenie.\nPrzechodzenie kolumnami po macierzy zapisanej wierszami powoduje ciągłe chybienia.\nBlokowanie pętli zmniejsza zbiór roboczy tak, by mieścił się w pamięci podręcznej."),
    ("tr", "tr", "Otomatik türev nasıl çalışır?", "İleri geçişte yapılan her işlem, geri geçişte kullanılacak bir düğüm bırakır.\nGeri geçiş, kökten başlayarak zincir kuralını uygular ve yapraklarda gradyanları toplar.\nYerinde işlemler kaydedilen değerleri bozarsa motor bunu sürüm sayacıyla yakalar."),
    ("vi", "vi", "Tìm hiểu bộ nhớ ghim trong CUDA", "Bộ nhớ ghim không bị hệ điều hành đưa ra đĩa, nên bộ điều khiển DMA có thể đọc trực tiếp.\nNhờ vậy việc sao chép có thể chạy song song với tính toán trên một luồng khác.\nTuy nhiên ghim quá nhiều sẽ làm hệ thống thiếu bộ nhớ cho các tiến trình còn lại."),
    ("id", "id", "Mengenal operator kustom", "Operator kustom didaftarkan dengan skema, lalu implementasi untuk tiap perangkat ditambahkan terpisah.\nImplementasi meta menghitung bentuk keluaran tanpa data, sehingga kompilator dapat menelusurinya.\nUji gradiennya dengan membandingkan turunan numerik dan analitik."),
    ("ar", "ar", "كيف تعمل المكدسات في المعالجات الحديثة", "عند استدعاء دالة يحفظ المعالج عنوان العودة في المكدس ثم ينتقل إلى الدالة.\nتحجز الدالة مساحة لمتغيراتها المحلية بإنقاص مؤشر المكدس، وتعيده قبل الرجوع.\nإذا تجاوز الاستدعاء الذاتي حدود المكدس توقف البرنامج بخطأ في الذاكرة."),
    ("he", "he", "איך עובד אוסף הזבל", "כל אובייקט סופר כמה הפניות מצביעות עליו, וכשהמונה מגיע לאפס הזיכרון משוחרר.\nמעגלים של הפניות אינם מתאפסים לבדם, ולכן רץ מדי פעם אלגוריתם שמוצא אותם.\nהדורות מקטינים את העבודה, כי רוב האובייקטים מתים צעירים."),
    ("fa", "fa", "آشنایی با گراف محاسباتی", "هر عملیات روی تانسورها یک گره به گراف می‌افزاید و ورودی‌های لازم را برای مشتق نگه می‌دارد.\nدر مسیر برگشت، موتور گره‌ها را به ترتیب وابستگی اجرا می‌کند.\nگرادیان برگ‌ها جمع می‌شود و برای همین پیش از هر گام باید صفر شود."),
    ("hi", "hi", "टेंसर की मेमोरी को समझना", "टेंसर एक स्टोरेज और उसे देखने के तरीके से बनता है।\nव्यू बनाने पर डेटा की नकल नहीं होती, केवल आकार और स्ट्राइड बदलते हैं।\nइसलिए एक व्यू में किया गया बदलाव दूसरे में भी दिखाई देता है।"),
    ("th", "th", "ทำความเข้าใจการคูณเมทริกซ์บนจีพียู", "การคูณเมทริกซ์แบ่งผลลัพธ์ออกเป็นแผ่นย่อย แต่ละบล็อกของเธรดรับผิดชอบหนึ่งแผ่น\nข้อมูลถูกโหลดเข้าหน่วยความจำร่วมก่อน เพื่อให้เธรดในบล็อกเดียวกันใช้ซ้ำได้\nความเร็วจึงขึ้นกับขนาดแผ่นย่อยและการจัดเรียงข้อมูล"),
    ("uk", "uk", "Що відбувається під час імпорту модуля", "Інтерпретатор спершу шукає модуль у словнику вже завантажених, а потім обходить шляхи пошуку.\nЗнайдений файл компілюється в байткод і виконується один раз.\nЦиклічний імпорт бачить частково ініціалізований модуль, звідси й помилки."),
    ("nl", "nl", "Waarom kleine batches soms beter leren", "Met kleinere batches zit er meer ruis in de gradiënt, en die ruis helpt om scherpe minima te verlaten.\nDaar staat tegenover dat de hardware minder goed wordt benut.\nWie de batch vergroot, moet meestal ook de leersnelheid aanpassen."),
    ("sv", "sv", "Så fungerar uppskjuten kompilering", "Vid första anropet spåras funktionen, och vakter noteras för allt som spårningen förutsatte.\nHåller vakterna vid nästa anrop används den färdiga koden, annars spåras det på nytt.\nFör många olika former leder till att kompileringen ger upp."),
    ("el", "el", "Πώς λειτουργεί η οπισθοδιάδοση", "Ο κανόνας της αλυσίδας εφαρμόζεται από την έξοδο προς τις εισόδους, κόμβο προς κόμβο.\nΚάθε κόμβος πολλαπλασιάζει το διάνυσμα που έρχεται με τον ιακωβιανό πίνακα της πράξης του.\nΟ πίνακας αυτός δεν σχηματίζεται ποτέ ολόκληρος."),
    ("cs", "cs", "Proč je transpozice zadarmo", "Transpozice prohodí kroky a rozměry, samotná data zůstávají na místě.\nNásledné čtení po řádcích ale skáče v paměti, takže se cena zaplatí později.\nKdo potřebuje souvislá data, zavolá contiguous a zkopíruje je."),
):  # fmt: skip
    article(f"{name} article", lang, title, text, sibling="404" if name in ("he", "cs", "sv") else "")

# Living pages that sound like walls or like missing ones.
article(
    "en turnstile explained", "en", "Just a moment: how Cloudflare's challenge page works",
    """You open a site and see "Checking your browser before accessing" with a spinner. What is it measuring?
    The page loads a script from /cdn-cgi/challenge-platform/ that collects timings, canvas output and the order of headers.
    When the score is high enough, the server sets a cf_clearance cookie and reloads the page that you asked for.
    If you run scrapers, expect "Please enable JavaScript and cookies to continue" when the cookie is missing.
    We reproduced the flow on our own zone and logged each request; the code is linked below.""",
    titles=("How Cloudflare's challenge page works",),
)  # fmt: skip
article(
    "en captcha survey", "en", "Are you a robot? A short history of CAPTCHA",
    """The term was coined in 2003 for tests that a person passes and a program fails.
    Early schemes asked to type distorted letters; "Verify you are human" checkboxes came a decade later.
    Neural networks now solve the letters better than people do, which is why current systems watch behaviour instead.
    Accessibility suffers: audio puzzles are hard, and unusual traffic warnings hit people behind shared addresses.""",
)  # fmt: skip
article(
    "en access denied sso docs", "en", "Troubleshoot \"Access Denied\" errors | Storage docs",
    """If a request returns 403 Forbidden with AccessDenied, the caller lacks a permission on the bucket or the object.
    Check the bucket policy first: an explicit deny always wins over an allow.
    Then check whether public access is blocked for the account. You don't have permission to change that setting unless you are an administrator.
    Finally compare the request's region with the bucket's.""",
    menu=MENUS["docs"], url="https://docs.host.io/storage/troubleshooting/403-access-denied",
)  # fmt: skip
article(
    "en docs page named login", "en", "login — CLI reference",
    """Usage: hub login [--token TOKEN] [--add-to-git-credential]. Stores an access token on this machine.
    Without --token you are asked to paste one. Sign in on the site and open Settings, Access Tokens to create it.
    The token is written to the cache directory and used by every later command; hub logout removes it.""",
    menu=MENUS["docs"], url="https://docs.host.io/cli/login", titles=("login",), sibling="404",
)  # fmt: skip
article(
    "en challenge dataset", "en", "The ImageNet challenge, ten years on",
    """The challenge began in 2010 with 1.2 million labelled images and a thousand classes.
    In 2012 a convolutional network halved the error of the best hand-made features, on two consumer graphics cards.
    Teams soon hit a ceiling set by wrong labels; recent studies re-annotated the validation set to see how much progress was real.""",
    url="https://site.io/challenge",
)  # fmt: skip
article(
    "en one more step tutorial", "en", "One more step: deploying your first model",
    """You have trained a network and saved its weights. One more step and others can use it: put it behind a small server.
    We wrap the model in a handler, batch the requests that arrive within five milliseconds, and answer with JSON.
    Complete the security check at the end: never unpickle a file that a stranger uploaded.""",
    menu="Lesson1 Lesson2 Lesson3 Lesson4 Lesson5",
)  # fmt: skip
article(
    "en module not found question", "en", "python - ModuleNotFoundError: No module named 'torch' - Q&amp;A",
    """I installed the package with pip but the interpreter says that it was not found. The page I followed no longer exists. What is wrong?
    Answer (accepted, 212 votes): pip belongs to another interpreter. Run python -m pip install torch with the interpreter that you start.
    Comment: this solved it, thanks. Comment: [deleted]
    Answer (12 votes): in a notebook, use the percent form so that it installs into the running kernel.""",
    top='<div class="banner">Sign up or <a href="/users/login">log in</a> to ask a question. <a href="/signup">Sign up</a></div>',
    style="divs", side="<h4>Hot questions</h4><ul>" + links("ImportError CUDA numpy wheels venv conda jupyter") + "</ul>",
)  # fmt: skip
article(
    "en linker symbol not found", "en", "Symbol not found: reading the dynamic linker's errors",
    """"Symbol not found" and "image not found" are different faults. The first means that a library was loaded and lacks a name.
    The second means that no file was there to load. On Linux the words are "undefined symbol" and "cannot open shared object file".
    Mangled names help: run them through c++filt and compare the argument types, since an ABI change shows up there.""",
    titles=("Reading the dynamic linker's errors",),
)  # fmt: skip
article(
    "en page fault", "en", "What happens on a page fault",
    """When the page you asked for is not in memory, the processor raises an exception and the kernel takes over.
    If the address is mapped, the page is read from disk or zeroed; if not, the process gets SIGSEGV.
    A missing page therefore costs microseconds to milliseconds, which is why first-touch allocation looks slow.""",
)  # fmt: skip
article(
    "en suspended coroutines", "en", "This coroutine has been suspended: C++20 from scratch",
    """A coroutine that awaits gives control back to its caller and keeps its frame on the heap.
    While it is suspended, nothing runs; resume continues right after the await expression.
    The awaiter decides: await_ready says whether to suspend at all, await_suspend where to go.""",
)  # fmt: skip
article(
    "en domain parking", "en", "What domain parking is, and who earns from it",
    """A domain that nobody uses often shows a page of advertisements: "This domain is for sale. Related searches."
    The registrar earns per click and shares with the owner. After a domain has expired there is a grace period of about thirty days.
    We crawled a million names and found that eleven per cent were parked, mostly with four companies.""",
)  # fmt: skip
article(
    "en nginx default page explained", "en", "Why do I see \"Welcome to nginx!\"?",
    """You see it because the web server is running and no site of yours matched the request.
    Open /etc/nginx/sites-enabled and look for a server block with default_server. Remove it or give yours that word.
    On Apache the equivalent is "It works!", and on Debian a longer page named Apache2 Default Page.""",
)  # fmt: skip
article(
    "en old docs banner", "en", "torch.jit.script — PyTorch 1.4 documentation",
    """Scripting a function or nn.Module will inspect the source code, compile it and return a ScriptModule or ScriptFunction.
    Script functions support a subset of the language. Loops and branches that depend on data are kept.
    See also tracing, which records the operations that ran for one example input.""",
    top='<div class="alert">This page is no longer maintained. You are reading the documentation of an old version; <a href="/stable">see the newest</a>.</div>',
    menu=MENUS["docs"], style="divs",
)  # fmt: skip
article(
    "en rfc forum deleted user", "en", "RFC: a new dispatcher key for sparse tensors - dev discuss",
    """deleted_user: We propose a key for sparse layouts so that backends can register kernels apart from dense ones.
    maintainer: Thanks. How does it compose with autograd? This topic was automatically closed 90 days after the last reply.
    deleted_user: Autograd stays above. This post was flagged by the community and is temporarily hidden.
    maintainer: Then I am in favour; let us see numbers for the fallback.""",
    style="divs",
)  # fmt: skip
article(
    "en teaser then newsletter", "en", "Inference at the edge with eight-bit weights",
    """Eight-bit weights cut the memory of a model by four and often its latency by two.
    The catch is in the outliers: a few channels carry large values, and one scale for the tensor wastes the range on them.
    Per-channel scales solve that at almost no cost. Activations are harder, since they are known only when the model runs.""",
    foot='<div>Subscribe to continue getting posts like this. <form><input type="email" placeholder="you@mail"><button>Subscribe</button></form> Already a subscriber? <a href="/signin">Sign in</a></div>',
)  # fmt: skip
article(
    "en geo privacy essay", "en", "\"Not available in your country\": geoblocking and the open web",
    """Many news sites in the United States answered European readers with 451 after May 2018.
    "This content is not available in your region" was cheaper than compliance with the regulation.
    We measured 5,000 sites from six countries. Of those that blocked, a third still did five years later.""",
)  # fmt: skip
article(
    "en private members", "en", "This member is private: access control in C++",
    """The compiler says "is private within this context" when code outside of the class names a private member.
    Access is checked after overload resolution, so a private overload can be chosen and then refused.
    Friends, nested classes and templates each have rules of their own.""",
)  # fmt: skip
article(
    "en http status list", "en", "List of HTTP status codes",
    """200 OK. 301 Moved Permanently. 302 Found. 304 Not Modified.
    400 Bad Request. 401 Unauthorized. 403 Forbidden. 404 Not Found: the server cannot find the requested resource. 410 Gone: the resource is permanently deleted.
    429 Too Many Requests. 500 Internal Server Error. 502 Bad Gateway. 503 Service Unavailable. 504 Gateway Timeout.""",
    style="plain", sibling="404",
)  # fmt: skip
article(
    "en small pr under review", "en", "Fix race in event pool by dev · Pull Request #4121",
    """dev wants to merge 2 commits into main from fix-race. Review required: this pull request is under review.
    The pool handed out an event before the stream had recorded it. The lock now covers both.
    All checks have passed. 12 successful checks, 1 skipped.""",
    top='<div class="flash">You must be logged in to comment. <a href="/login">Sign in</a> or <a href="/join">create an account</a></div>',
    style="divs", menu="Code Issues Pulls Actions Security Insights",
)  # fmt: skip
article(
    "en oauth page", "en", "Sign in with OAuth 2.0: the authorization code flow",
    """The client sends the browser to the authorization endpoint with response_type=code, client_id and redirect_uri.
    The person signs in there and consents; the server redirects back with a code that lives for a minute.
    The client exchanges the code for an access token over a back channel, with a verifier so that nobody else can.""",
    url="https://docs.host.io/oauth/authorize", menu=MENUS["docs"], sibling="404",
)  # fmt: skip

# Living pages of odd makes: short, plain, data, listings, media, other encodings.
case("alive", "en one-sentence note", page("TIL: numel is cached", "<h1>TIL: numel is cached</h1><p>A tensor keeps its number of elements, so numel() costs nothing and follows resize.</p>", style="plain"), titles=("TIL: numel is cached",), sibling="404")  # fmt: skip
case("alive", "arxiv-like abstract", page(
    "[1502.0001] Batch Statistics Revisited",
    '<div id="abs"><h1 class="title">Batch Statistics Revisited</h1><div class="authors">A. Writer, B. Reader</div><blockquote>We revisit the use of batch statistics '
    "in training deep networks and show that half of the benefit comes from the scale of the gradient. Experiments on three data sets support the claim.</blockquote>"
    '<a href="/pdf/1502.0001">Download PDF</a><table><tr><td>Subjects:</td><td>Machine Learning (cs.LG)</td></tr></table></div>', menu="Help Search About Donate"),
    url="https://papers.org/abs/1502.0001", titles=("Batch Statistics Revisited",), authors=("A. Writer", "B. Reader"))  # fmt: skip
case("alive", "plain text readme", "quickgrad\n=========\n\nA tiny reverse-mode differentiator in 200 lines.\n\nUsage\n-----\n\n    from quickgrad import Var\n    x = Var(3.0); y = x * x; y.backward(); print(x.grad)\n\nIf you see 'module not found', install it first.\n", PLAIN, url="https://raw.host.com/u/quickgrad/main/README")  # fmt: skip
case("alive", "raw python source", '"""Errors of the client."""\n\n\nclass NotFound(Exception):\n    """The page was not found (404)."""\n\n\nclass AccessDenied(Exception):\n    """You do not have access to this resource."""\n\n\ndef check(status: int) -> None:\n    if status == 404:\n        raise NotFound("Page not found")\n    if status == 403:\n        raise AccessDenied("Access denied")\n', PLAIN, url="https://raw.host.com/u/client/main/errors.py")  # fmt: skip
case("alive", "rfc text", "Network Working Group                                   J. Example\nRequest for Comments: 9990                               May 2019\n\n              A Status Code for Absent Resources\n\nStatus of This Memo\n\n   This document specifies a status code for resources that are gone.\n\n1.  Introduction\n\n   A server that does not find a resource answers 404 (Not Found).  This\n   tells nothing about whether the absence is permanent.\n", "text/plain", url="https://www.rfcs.org/rfc/rfc9990.txt")  # fmt: skip
case("alive", "json record", '{"name": "torch", "info": {"summary": "Tensors and dynamic neural networks", "version": "2.1.0", "license": "BSD-3", "yanked": false}, "message": null, "error": null, "releases": {"2.1.0": [{"size": 670000000}]}}', JSON, url="https://index.host.io/api/torch/json")  # fmt: skip
case("alive", "atom feed", '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Compiler notes</title><updated>2023-02-01T00:00:00Z</updated><entry><title>How 404 pages cost us a day</title><link href="https://site.io/a"/><summary>A crawl found pages not found that were there all along.</summary></entry><entry><title>Loop fusion</title><link href="https://site.io/b"/><summary>When fusing pays.</summary></entry></feed>', "application/atom+xml", url="https://site.io/feed.xml")  # fmt: skip
case("alive", "directory listing", "<html><head><title>Index of /pub/whl/cu118</title></head><body><h1>Index of /pub/whl/cu118</h1><pre><a href='../'>../</a>\n<a href='torch-2.0.0.whl'>torch-2.0.0.whl</a>   2023-03-15 10:02  2.1G\n<a href='torch-2.0.1.whl'>torch-2.0.1.whl</a>   2023-05-08 09:11  2.1G\n<a href='SHA256SUMS'>SHA256SUMS</a>   2023-05-08 09:12  188\n</pre></body></html>", url="https://mirror.host.org/pub/whl/cu118/")  # fmt: skip
case("alive", "video page", page(
    "Lecture 7: backpropagation in practice - Videos",
    '<div class="player"><video src="/v/7.mp4"></video></div><h1>Lecture 7: backpropagation in practice</h1><span>184,223 views · 3 years ago</span><p>Course notes and exercises are linked in the description. 00:00 Recap 12:30 The tape 41:10 Checks</p>'
    "<div>Comments are turned off.</div>", side="<ul>" + links("Lecture6 Lecture8 Lecture9 Lecture10 Lecture11 Lecture12") + "</ul>", top="<a href='/signin'>Sign in</a>"), titles=("Lecture 7: backpropagation in practice",))  # fmt: skip
case("alive", "slides with few words", page("Memory planning (slides)", "<section><h2>Memory planning</h2></section><section><h2>Lifetimes</h2><img src=1.png></section><section><h2>Interval colouring</h2><img src=2.png></section><section><h2>Questions?</h2></section>", style="plain"), titles=("Memory planning",), sibling="404")  # fmt: skip
case("alive", "chapter list of a book", page("Numerical Notes: table of contents", "<h1>Numerical Notes</h1><ol>" + links("Rounding Cancellation Summation Dot-products Norms Softmax Logsumexp Variance") + "</ol><p>By C. Author, second edition.</p>", style="divs"), titles=("Numerical Notes",), authors=("C. Author",), url="https://books.org/numerical/", sibling="404")  # fmt: skip
case("alive", "mail archive", "From: dev at lists.org\nDate: Tue, 3 Mar 2020\nSubject: [dev] page not found when building docs\n\nHi all,\n\nthe docs build says 'page not found: api/ops' although the file exists.\nThe toctree names it with a capital letter. Fixed in r2214.\n\nRegards\n", PLAIN, url="https://lists.org/archive/dev/2020-March/000412.txt")  # fmt: skip
article(
    "utf-16 article", "en", "Notes on exporting graphs",
    """Export gives one graph without Python in it, with the shapes that may vary named as symbols.
    What the tracer cannot follow is an error here, whereas the compiler would break the graph and go on.
    The result can be saved, loaded and lowered without the source.""",
    code="utf-16", kind="text/html; charset=utf-16",
)  # fmt: skip
article(
    "koi8-r article", "ru", "Заметки о плавающей точке",
    """Сложение чисел с плавающей точкой не ассоциативно, поэтому порядок суммирования меняет результат.
    Алгоритм Кэхэна хранит поправку и теряет меньше разрядов.
    На графическом ускорителе порядок зависит от разбиения на блоки.""",
    code="koi8-r", kind="text/html; charset=koi8-r", style="table",
)  # fmt: skip
article(
    "registration wall in foot only", "en", "Profiling data loaders",
    """Most training runs that look slow wait for data. Start with one batch repeated for ever: if that is fast, the loader is at fault.
    More workers help until the disk or the lock saturates. Pinning memory helps only if copies overlap with compute.
    Decode on the device where you can, and keep the augmentation in one place.""",
    foot='<div class="modal" hidden><h2>Create a free account to keep reading</h2><form><input type="email"><input type="password"><button>Register</button></form></div>',
)  # fmt: skip
article(
    "moved notice with the text still there", "en", "Writing a backend, part 2",
    """This article has moved to the new blog, and the text below is kept for those who come by old links.
    A backend receives the graph and example inputs and returns a callable. It may compile now or at the first call.
    Guards are not its business: the caller checks them before it calls.""",
)  # fmt: skip


def lost(
    name: str, lang: str, title: str, main: str, *, code: str = "utf-8", kind: str = HTML, **more: Any
) -> None:
    """A page that is gone and answers 200."""
    look = {key: more.pop(key) for key in ("style", "menu", "head", "top", "side", "foot") if key in more}
    case("gone", name, page(title, main, lang=lang, **look), kind, code=code, **more)


# Gone at 200.
T = ("Understanding strides",)
lost("en wandered off", "en", "Lost? | Deep Notes", "<h1>Well, this is awkward.</h1><p>Whatever used to live here has packed its bags. Try the search, or start over at the front page.</p>", titles=T)  # fmt: skip
lost("en shop listing removed", "en", "Shop", "<h2>Sorry, this item has been discontinued and its page was removed.</h2><p>You may like these instead:</p><ul>" + links(MENUS["shop"]) + "</ul>", menu=MENUS["shop"], titles=("Learning OpenCL",))  # fmt: skip
lost("en docs dead version", "en", "Documentation", '<h1>We could not locate that document</h1><p>It may have been renamed in a newer release. Use the navigation on the left.</p>', menu=MENUS["docs"] * 3, style="divs", url="https://docs.host.io/v0.4/ops/strides.html", sibling="same")  # fmt: skip
lost("en title's end only", "en", "Understanding strides - Page Not Found", '<div id="root"></div>', titles=T, sibling="same")  # fmt: skip
lost("en author deleted", "en", "Stories", "<div><h2>The author deleted this story.</h2><p>Here are some other stories you might enjoy.</p></div>", side="<ul>" + links("Ten-habits Rust-in-2024 Why-I-left Growth") + "</ul>", url="https://stories.com/@ann/strides-12ab")  # fmt: skip
lost("en account suspended social", "en", "Profile / Chirp", "<h2>Account suspended</h2><p>Chirp suspends accounts which violate the rules.</p>", url="https://chirp.com/ann/status/991", menu="Explore Settings Log-in Sign-up")  # fmt: skip
lost("en video unavailable", "en", "Videos", "<div class=player><div>Video unavailable</div><div>This video has been removed by the uploader</div></div>", menu="Home Trending Library", url="https://videos.com/watch?v=ab12", titles=("Lecture 7",))  # fmt: skip
lost("en repo gone", "en", "Code hosting", "<h1>This repository doesn't exist, or was deleted by its owner</h1><p>Check the spelling of the address.</p>", menu="Code Explore Pricing", url="https://codeplace.org/u/tiny-grad-notes")  # fmt: skip
lost("en wiki empty page", "en", "Strides internals - Wiki", "<h1>Strides internals</h1><p>There is currently no text in this page. You can search for this page title in other pages, or create this page.</p>", side="<ul>" + links("Main-page Recent-changes Random Help Upload Special-pages") + "</ul>", url="https://wiki.host.org/wiki/Strides_internals", titles=("Strides internals",))  # fmt: skip
lost("en forum thread removed", "en", "Information - Forum", "<table><tr><td>vBulletin Message</td></tr><tr><td>Invalid Thread specified. If you followed a valid link, please notify the administrator.</td></tr></table>", style="table", url="https://forum.host.org/showthread.php?t=8812")  # fmt: skip
lost("zh removed by author", "zh", "提示信息", '<div class="alert_error"><p>抱歉，指定的主题不存在或已被删除或正在被审核</p><p><a href="javascript:history.back()">[ 点击这里返回上一页 ]</a></p></div>', style="divs", url="https://bbs.host.cn/thread-120-1-1.html")  # fmt: skip
lost("zh content violates", "zh", "知识社区", "<div><h2>该内容因违反社区规范已被下架</h2><p>去首页看看吧</p></div>", url="https://zhi.host.cn/p/99120", titles=("步长详解",))  # fmt: skip
lost("zh article private", "zh", "专栏", "<div class=tip>作者已将此文章设为私密，暂时无法查看</div><div>推荐阅读</div><ul>" + links("大模型 推理优化 显存 并行 量化 剪枝") + "</ul>", url="https://zhi.host.cn/p/99121")  # fmt: skip
lost("zh account barred", "zh", "个人主页", "<p>该用户已被封禁，其发布的内容不可见。</p><a href=/>返回首页</a>", style="divs", url="https://zhi.host.cn/p/99122")  # fmt: skip
lost("zh under review", "zh", "博客园地", "<h3>文章正在审核中，请稍后再来</h3><p>如有疑问请联系客服</p>", url="https://blog.host.cn/a/771")  # fmt: skip
lost("zh gbk lost", "zh", "出错了", "<h1>您要找的网页走丢了</h1><p>可能是地址输错了，也可能页面已经搬家。5秒后返回首页</p>", code="gbk", kind="text/html; charset=gb2312", style="table")  # fmt: skip
lost("zh-TW gone", "zh", "找不到網頁 | 技術部落格", "<h1>噢！這篇文章已經不在了</h1><p>它可能被作者移除，或網址有誤。</p>", titles=("步長詳解",))  # fmt: skip
lost("zh landing on /404", "zh", "社区", "<p>页面飞到外星球了</p>" + "<ul>" + links(MENUS["zh"]) + "</ul>", url="https://sq.host.cn/post/120", final="https://sq.host.cn/404")  # fmt: skip
lost("ja gone", "ja", "エラー | 技術ブログ", "<h1>記事は存在しません</h1><p>削除されたか、URLが変更された可能性があります。トップページからお探しください。</p>", titles=("ストライド入門",))  # fmt: skip
lost("ja sjis ended service", "ja", "お知らせ", "<p>誠に勝手ながら、当ホームページサービスは2019年3月31日をもちまして終了いたしました。長らくのご利用ありがとうございました。</p>", code="shift_jis", kind="text/html; charset=shift_jis", style="plain", url="http://www.home.ne.jp/~taro/linker.html", titles=("リンカの話",))  # fmt: skip
lost("ja private", "ja", "ブログ", "<p>この記事は非公開に設定されています。</p><p>他の記事を読む</p>", menu=MENUS["ja"])  # fmt: skip
lost("ko gone", "ko", "알림", "<div><strong>삭제되었거나 존재하지 않는 게시물입니다.</strong><p>주소를 다시 확인해 주세요.</p></div>", style="divs")  # fmt: skip
lost("ko private", "ko", "블로그", "<p>작성자에 의해 비공개로 전환된 글입니다.</p>", titles=("스트라이드 이해하기",))  # fmt: skip
lost("ko alert script", "ko", "", "<script>alert('해당 글이 없습니다.'); history.go(-1);</script>", style="plain", code="euc-kr", kind="text/html; charset=euc-kr")  # fmt: skip
lost("ru gone", "ru", "Упс!", "<h1>Здесь ничего нет</h1><p>Публикация удалена автором или перенесена в черновики. Вернитесь на главную.</p>", titles=("Как устроен аллокатор",))  # fmt: skip
lost("ru cp1251 no such topic", "ru", "Сообщение форума", "<p>Запрошенной темы не существует.</p>", style="table", code="windows-1251", kind="text/html; charset=windows-1251", url="https://forum.host.ru/viewtopic.php?t=440")  # fmt: skip
lost("de gone", "de", "Hoppla!", "<h1>Da ist etwas schiefgelaufen</h1><p>Die gewünschte Seite existiert leider nicht (mehr). Vielleicht hilft die Suche.</p>", titles=T)  # fmt: skip
lost("es gone", "es", "Blog", "<h1>¡Vaya! Esta entrada ya no está disponible</h1><p>Puede que se haya eliminado o que el enlace sea antiguo.</p>")  # fmt: skip
lost("fr gone", "fr", "Oups", "<h1>Cette page s'est volatilisée</h1><p>Le contenu demandé a été supprimé ou déplacé. Retour à l'accueil.</p>", titles=T)  # fmt: skip
lost("pt gone", "pt", "Ops!", "<h1>O conteúdo que você procura foi removido</h1><p>Volte para a página inicial.</p>")  # fmt: skip
lost("it gone", "it", "Attenzione", "<p>La pagina richiesta non è più disponibile su questo sito.</p>", style="table")  # fmt: skip
lost("pl gone", "pl", "Błąd", "<h1>Nie ma takiej strony</h1><p>Wpis został usunięty albo adres jest błędny.</p>")  # fmt: skip
lost("vi gone", "vi", "Lỗi", "<h1>Bài viết này đã bị xoá hoặc không tồn tại</h1><p>Quay lại trang chủ.</p>")  # fmt: skip
lost("tr gone", "tr", "Hata", "<h1>Aradığınız sayfa kaldırılmış</h1><p>Ana sayfaya dönün.</p>", sibling="same")  # fmt: skip
case("gone", "json no such object", '{"code": 10404, "msg": "article does not exist", "data": null, "request_id": "9f2"}', JSON, url="https://api.host.cn/article/99")  # fmt: skip
case("gone", "json zh deleted", '{"errno": 2001, "errmsg": "文章已删除", "result": {}}', JSON, url="https://api.host.cn/article/98")  # fmt: skip
case("gone", "xml no such key", '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message><Key>slides/strides.pdf</Key><RequestId>51AF</RequestId></Error>', XML, url="https://bucket.host.com/slides/strides.pdf")  # fmt: skip
case("gone", "plain text gone", "404: Not Found", PLAIN, url="https://raw.host.com/u/quickgrad/main/README")  # fmt: skip
case("gone", "plain text other words", "No such file or directory: /var/www/papers/strides.ps\n", PLAIN, url="https://www.cs.uni.edu/~ann/papers/strides.ps")  # fmt: skip
lost("parked sale", "en", "deepnotes.net is for sale", "<h1>deepnotes.net</h1><p>This premium domain is available. Buy now for $2,895 or make an offer.</p><a href=/offer>Make an offer</a> <a href=/lease>Lease to own</a>", style="plain", url="https://deepnotes.net/strides", titles=T)  # fmt: skip
lost("parked search links", "en", "deepnotes.net", "<div>Related searches</div><ul>" + links("Credit-Cards Online-Degrees Car-Insurance Web-Hosting Cheap-Flights Dating Tax-Help") + "</ul><small>The sponsored listings displayed above are served automatically by a third party.</small>", style="plain", url="https://deepnotes.net/strides", titles=T, sibling="same")  # fmt: skip
lost("zh expired domain", "zh", "域名已过期", "<h2>您访问的域名已过期，请联系域名注册商续费</h2>", style="plain", url="http://www.deepnotes.cn/p/3")  # fmt: skip
lost("hosting suspended", "en", "Contact Support", "<h1>This site is temporarily unavailable</h1><p>The hosting for this account has been suspended for non-payment. If you are the owner, log in to the billing area.</p>", style="plain", url="http://ann.host.net/strides.html", titles=T, sibling="same")  # fmt: skip
lost("default page of a server", "en", "Apache2 Ubuntu Default Page: It works", "<h1>It works!</h1><p>This is the default welcome page used to test the correct operation of the server after installation. Replace this file (/var/www/html/index.html) before continuing to operate your server.</p>", style="table", url="http://ann.uni.edu/", titles=T)  # fmt: skip
lost("frameset to lost", "en", "Welcome", "<p>Redirecting…</p>", style="plain", head='<meta http-equiv="refresh" content="0; url=/notfound.html">', url="http://ann.uni.edu/strides.html")  # fmt: skip

# Walls.
U = "https://zhi.host.cn/p/464831606"


def wall(name: str, title: str, main: str, *, lang: str = "en", **more: Any) -> None:
    """A page in front of the page."""
    look = {key: more.pop(key) for key in ("style", "menu", "head", "top", "side", "foot") if key in more}
    case("wall", name, page(title, main, lang=lang, **{"style": "plain", **look}), **more)


wall("aliyun slider", "访问验证", '<div id="nocaptcha"></div><p>亲，请拖动下方滑块完成验证</p><script src="https://g.alicdn.com/AWSC/AWSC/awsc.js"></script>', lang="zh", url=U)  # fmt: skip
wall("aliyun waf acw", "", "<script>var arg1='3000176000856006061501533003690027800375';var _0x4818=['cookie','acw_sc__v2=','reload'];(function(){document[_0x4818[0]]=_0x4818[1]+arg1;document.location.reload()})();</script>", url=U)  # fmt: skip
wall("baidu safety", "百度安全验证", '<div class="timeout hide"><div class="timeout-img"></div><div class="timeout-title">网络不给力，请稍后重试</div><button>返回首页</button></div><script src="https://wappass.baidu.com/static/touch/js/mkd_v2.js"></script>', lang="zh", url="https://baijia.host.cn/s?id=12")  # fmt: skip
wall("geetest", "安全检测", '<div id="captcha"></div><script src="https://static.geetest.com/static/tools/gt.js"></script><script>initGeetest({gt:"019924a82c70bb123aae90d483087f94"},function(c){c.appendTo("#captcha")})</script><p>请点击按钮开始验证</p>', lang="zh", url=U)  # fmt: skip
wall("tencent captcha", "请验证", '<p>系统检测到您的网络环境存在异常，请完成安全验证后继续访问</p><script src="https://turing.captcha.qcloud.com/TCaptcha.js"></script>', lang="zh", url=U)  # fmt: skip
wall("anubis", "Making sure you're not a bot!", '<h1 id="title">Making sure you\'re not a bot!</h1><img src="/.within.website/x/cmd/anubis/static/img/pensive.webp"><p id="status">Calculating…</p><details><summary>Why am I seeing this?</summary><p>You are seeing this because the administrator of this website has set up Anubis to protect the server against the scourge of AI companies aggressively scraping websites.</p></details><script id="anubis_challenge" type="application/json">{"rules":{"difficulty":4}}</script>', url="https://gitlab.host.org/p/-/issues/4")  # fmt: skip
wall("imperva", "", '<iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=9-14&incident_id=4490" frameborder=0 width="100%" height="100%">Request unsuccessful. Incapsula incident ID: 4490001</iframe>')  # fmt: skip
wall("aws waf", "Human Verification", '<div id="captcha-container"></div><script src="https://de5282c3ca0c.edge.sdk.awswaf.com/de5282c3ca0c/captcha.js"></script><noscript>JavaScript is disabled. In order to continue, we need to verify that you\'re not a robot.</noscript>')  # fmt: skip
wall("cloudflare zh", "请稍候…", '<div class="main-wrapper"><h1>site.io</h1><p>正在验证您是否是真人。这可能需要几秒钟时间。</p><p>site.io 需要先检查您的连接的安全性，然后才能继续。</p></div><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=8a"></script>', lang="zh")  # fmt: skip
wall("cloudflare ru", "Один момент…", '<h1>site.io</h1><p>Проверяем, человек ли вы. Это может занять несколько секунд.</p><script>window._cf_chl_opt={cType:"managed"}</script>', lang="ru")  # fmt: skip
wall("datadome", "site.io", '<p id="cmsg">Please enable JS and disable any ad blocker</p><script>var dd={"rt":"c","cid":"AHrlq","hsh":"0571","host":"geo.captcha-delivery.com"}</script><script src="https://ct.captcha-delivery.com/c.js"></script>')  # fmt: skip
wall("perimeterx", "Access to this page has been denied", '<div><h1>Press & Hold to confirm you are a human (and not a bot).</h1><div id="px-captcha"></div><p>Reference ID 4f1a</p></div><script>window._pxAppId="PXu6b0qd2S";</script>')  # fmt: skip
wall("akamai", "Access Denied", '<h1>Access Denied</h1>You don\'t have permission to access "http://site.io/blog/2019/strides-explained" on this server.<p>Reference #18.4d5a1602.1700000000.2f1<p>https://errors.edgesuite.net/18.4d5a1602')  # fmt: skip
wall("ddos-guard", "DDoS-Guard", '<h1>Checking your browser before accessing site.io</h1><p>This process is automatic. Your browser will redirect to your requested content shortly.</p><script src="/.well-known/ddos-guard/js-challenge/index.js"></script>')  # fmt: skip
wall("google sorry", "https://search.host.com/", "<p>Our systems have detected unusual traffic from your computer network. This page checks to see if it's really you sending the requests, and not a robot.</p><form action=index method=post><div class=g-recaptcha></div></form>", final="https://search.host.com/sorry/index?continue=x")  # fmt: skip
wall("yandex smartcaptcha", "Вы не робот?", '<h1>Подтвердите, что запросы отправляли вы, а не робот</h1><form action="/checkcaptcha?key=1"><input type=submit value="Я не робот"></form><script src="https://smartcaptcha.yandexcloud.net/captcha.js"></script>', lang="ru")  # fmt: skip
wall("unnamed vendor puzzle", "One second", "<p>We need to be sure that a person is at the keyboard. Please solve the puzzle below to carry on to the site.</p><canvas id=puzzle></canvas><button>Submit answer</button>")  # fmt: skip
wall("sign-in by phone without password", "登录 - 知识社区", '<form class="SignFlow"><div>验证码登录</div><input type="tel" name="phone" placeholder="手机号"><input name="digits" placeholder="输入 6 位短信验证码"><button>获取短信验证码</button><button>登录/注册</button></form><p>未注册手机验证后自动登录</p>', lang="zh", style="semantic", url=U, final="https://zhi.host.cn/signin?next=%2Fp%2F464831606")  # fmt: skip
wall("sign-in password at same address", "Sign in · Gitforge", '<form action="/session" method="post"><h1>Sign in to continue</h1><input name="login"><input type="password" name="password"><button>Sign in</button><a href="/password_reset">Forgot password?</a></form>', url="https://gitforge.org/team/notes/blob/main/strides.md", titles=T, style="semantic", menu="About Help")  # fmt: skip
wall("oauth redirect", "Log in", "<h1>Log in with your organisation</h1><button>Continue with SSO</button>", final="https://idp.host.com/oauth2/authorize?client_id=77&redirect_uri=https%3A%2F%2Fsite.io%2Fcb&response_type=code")  # fmt: skip
wall("sign-in by query", "Members", "<p>Please log in to view this topic.</p><form><input name=user><input type=password name=pw></form>", url="https://forum.host.org/t/strides/22", final="https://forum.host.org/?login_required=1&return=%2Ft%2Fstrides%2F22", style="table")  # fmt: skip
wall("consent redirect", "Before you continue", "<h1>Before you continue to Videos</h1><p>We use cookies and data to deliver and maintain services, track outages and measure audience engagement.</p><button>Reject all</button><button>Accept all</button>", url="https://videos.com/watch?v=zz9", final="https://consent.videos.com/m?continue=https%3A%2F%2Fvideos.com%2Fwatch%3Fv%3Dzz9")  # fmt: skip
wall("paywall in place", "Understanding strides | The Daily Kernel", "<h1>Understanding strides</h1><p>A tensor is a view of memory, and…</p><div class=paywall><h2>This story is for subscribers only</h2><p>Subscribe for €1 a week to read the full article. Cancel any time.</p><button>Subscribe</button> Already a subscriber? <a href=/login>Log in</a></div>", style="semantic", titles=T)  # fmt: skip
wall("registration wall", "Answers", "<h2>Join 3 million engineers</h2><p>Create your free account to unlock this answer.</p><button>Continue with Google</button><button>Sign up with email</button>", style="semantic")  # fmt: skip
wall("geo block", "Unavailable", "<h1>Sorry, this content is not available in your region</h1><p>Owing to legal requirements we cannot show the site to visitors from your country.</p>")  # fmt: skip
wall("wechat environment", "微信公众平台", '<div class="weui-msg"><h2>环境异常</h2><p>当前环境异常，完成验证后即可继续访问。</p><a id="js_verify">去验证</a></div>', lang="zh", url="https://mp.host.cn/s/AbC")  # fmt: skip
wall("too many visits zh", "访问过于频繁", "<p>您的访问过于频繁，已被系统拦截，请稍后再试或联系管理员解除限制。</p><p>您的IP: 10.2.3.4</p>", lang="zh", url=U)  # fmt: skip
wall("ip barred", "403", "<h1>Your IP address has been blocked</h1><p>Our firewall found that requests from your network look automated. Contact the site owner with the event id 7f2.</p>")  # fmt: skip
wall("ja human check", "認証が必要です", "<p>アクセスが集中しているため、ロボットではないことの確認をお願いしています。画像に表示された文字を入力してください。</p><form><input name=ans><button>送信</button></form>", lang="ja")  # fmt: skip
wall("proof of work script", "", "<noscript>You need to enable JavaScript to pass the bot check.</noscript><script>(async()=>{let n=0;for(;;){const h=await crypto.subtle.digest('SHA-256',new TextEncoder().encode('c9f'+n));if(new Uint8Array(h)[0]===0)break;n++}document.cookie='pow='+n;location.reload()})()</script>")  # fmt: skip

# What shows nothing of the page: neither alive nor gone may be said.
case("unclear", "script shell, same everywhere", page("Stories", '<div id="root"></div><script src="/static/js/main.9f.js"></script><noscript>You need to enable JavaScript to run this app.</noscript>', style="plain"), sibling="same", titles=T)  # fmt: skip
case("unclear", "script shell zh", page("掘土", '<div id="app"></div><script type="module" src="/assets/index-77.js"></script>', style="plain", lang="zh"), sibling="same")  # fmt: skip
case("unclear", "nothing at all", "", sibling="same")  # fmt: skip
case("unclear", "an empty frame", "<!doctype html><html><head></head><body></body></html>", sibling="same")  # fmt: skip
