"""How hosts say that a page is missing, parked or behind a wall, in many languages. Data, and what reads it. Pure.

A line is matched whole, not searched for a word: "Page not found" is news, "Why pages are not found" is a subject.
All text is in lower case.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import SplitResult, parse_qsl, urlsplit


class _Late:
    """A pattern that is compiled when it is first used: who reads pages needs a few, who judges them most."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern

    def __getattr__(self, name: str) -> Any:
        made = re.compile(self.pattern)
        for method in ("search", "match", "fullmatch", "finditer", "findall"):
            setattr(self, method, getattr(made, method))
        return getattr(made, name)


# Missing things, and what is said of them, by language. A short line with one of each says that something is gone.
_GONE = {
    "en": (
        r"(?:web ?)?pages?|articles?|posts?|contents?|(?:web ?)?sites?|videos?|topics?|threads?|documents?|files?|resources?"
        r"|entry|entries|story|stories|questions?|answers?|repositor(?:y|ies)|repos?|projects?|users?|profiles?|accounts?"
        r"|urls?|links?|address(?:es)?|items?|products?|blogs?|channels?|notes?|pastes?|gists?|tweets?|messages?"
        r"|discussions?|listings?|records?|courses?|conversations?|groups?|presentations?|slides?|papers?|stores?|shops?|identifiers?|journals?|versions?|services?|materials?|apps?|boards?|galler(?:y|ies)|albums?|packages?|events?|lectures?|[\w-]+(?: [\w-]+){0,2} (?:you(?:['’]re| are| were|['’]ve| have)? (?:\w+ )?(?:looking for|requested|tried|trying))|columns?|documentation|journals?|domains?|stor(?:y|ies)|object|key|bucket|it|what you(?:['’]re| are| were) looking for",
        r"not found|(?:not|n['’]t|no longer|never|nowhere to|cannot|unable to)(?: \w+){0,3} (?:found|exists?|available|located|accessible|here|there|displayed|loaded|live|active|published)"
        r"|no longer (?:exists?|available|works?|here|be (?:viewed|accessed|reached|read|opened|found|shown|seen))|unavailable|(?:was|were|been|is|are|got|has) (?:\w+ )?(?:removed|deleted|taken down|unpublished|withdrawn|retracted|recalled|pulled|taken offline|closed down|hidden|disabled|excluded|suspended|banned|erased|discontinued|retired|terminated|deactivated)"
        r"|(?:is|are|went|has|have|seems|appears|was|now) (?:\w+ ){0,2}(?:gone|missing|inaccessible|private|expired|lost|broken|dead|invalid|under review|awaiting (?:review|moderation|approval))"
        r"|(?:is|are|was|were|is now|has been) (?:\w+ )?(?:under (?:review|investigation)|in violation of|in (?:the|its) (?:owner['’]s )?trash|not recogni[sz]ed|closed|shut down|offline)|no longer (?:\w+ )?(?:hosted|offered|online|maintained here|published|on this (?:site|server))|(?:has|have) (?:\w+ )?(?:left|closed|shut down|moved away)|(?:took|taken) it down|taken down by|(?:is|has)(?:n['’]t| not) (?:been )?(?:connected|configured|set up)|(?:is|has) (?:being|been) reviewed|(?:invalid|unknown|incorrect) (?:thread|topic|post|page|article|link|url|id|address) ?(?:specified|id|number)?|no text in this page|deleted by (?:its|the) (?:author|owner|user)|removed by (?:its|the) (?:author|owner)",
    ),
    "zh": (
        r"页面?|网页|文章|内容|网站|站点|帖子?|问题|回答|专栏|视频|博客|博文|用户|账[号户]|帐[号户]|链接|地址|资源|文件|作品|话题|主题|商品|信息|笔记|动态"
        r"|项目|仓库|日志|想法|课程|文档|词条|贴子|稿件|公众号|图文|域名|该贴|该帖|此贴|此帖|分享|知识库|页面|頁面?|網頁|網站|內容|問題|專欄|影片|部落格|網誌|使用者|帳[號戶]|連結|網址|資源|檔案|討論|話題|該頁|此文|该文|作者|您要找的|你要找的",
        r"不存在|未找到|找不到|没有找到|没找到|无法找到|未能找到|(?:已|被|已经|遭|自行)(?:被)?[^，。]{0,8}(?:删除|移除|下架|下线|隐藏|关闭|过期|失效|停用|注销|封禁|封停|屏蔽|撤回|清理|转为私密|设为私密|冻结)"
        r"|(?:已|被|已被)(?:锁定|迁移|停止访问|回收|停止)|走丢|丢失|不见|失踪|消失|飞走|跑丢|迷路|失效|无法(?:访问|查看|显示|打开)|不可见|无法浏览|审核中|正在审核|待审核|未通过审核|审核未通过|正在接受审核"
        r"|(?:被|已被)(?:建议)?修改|取消(?:了|分享)?|建议修改|封存|闭站|(?:已|被)(?:经)?(?:过期|取消|注销|搬走|清空|收回)|审核不通过|仅(?:作者|自己|对?本人|好友|主人)[^，。]{0,4}可见|设置了?隐私|私密|无权(?:查看|访问)|没有权限|涉嫌违规|因[^，。]{0,6}违规|违规[^，。]{0,6}(?:无法|已|被)|违反[^，。]{0,14}(?:无法|已|被|不予)|不再(?:提供|可用|存在|公开)|不可用|停止服务"
        r"|沒有找到|無法找到|找不著|(?:已|被|已被|已經)[^，。]{0,6}(?:刪除|移除|下架|關閉|隱藏|過期|停權|封鎖)|無法(?:瀏覽|檢視|顯示|開啟|存取)|審核中|不公開|無權|没有知识存在的荒原",
    ),
    "ja": (
        r"ページ|記事|投稿|コンテンツ|ファイル|動画|サイト|ブログ|ユーザー?|アカウント|お探し|url|リンク|エントリ|商品|情報|作品|ノート|スレッド|トピック",
        r"見つかりません|見つけられません|見つからな|存在しません|存在しない|(?<!で)[がは](?:あり|ござい)ません|(?:削除|移動|変更|終了|停止|凍結|公開停止|移転)(?:され|しま|して|した|いたし)|非公開|公開されていません|審査中|確認中|退会(?:し|済|され)|閉鎖(?:し|され|済)|廃止"
        r"|(?:凍結|退会|停止)(?:または\w{2,6})?(?:済み|中)|期限切れ|アクセスできません|表示できません|表示することができません|利用できません|閲覧できません|ご利用いただけません|無効",
    ),
    "ko": (
        r"페이지|게시[물글]|글|기사|콘텐츠|컨텐츠|문서|동영상|영상|사이트|블로그|사용자|이용자|계정|회원|파일|주소|링크|포스트|상품|자료|카페|사진|앨범|채널",
        r"찾을 수 없|존재하지 않|없(?:습니다|어요|네요|는)|삭제(?:되|된|하)|비공개|이동(?:되|하)|만료|정지|검토 중|심사 중|차단|볼 수 없|이용할 수 없|접근할 수 없|사라졌|잘못된|(?:운영|서비스|공개)[이가]? ?(?:종료|중단)|폐쇄|탈퇴",
    ),
    "ru": (
        r"страниц\w*|стать[яиюей]\w*|запис[ьи]\w*|пост|публикаци\w*|материал\w*|документ\w*|сайт\w*|видео|пользовател\w*|аккаунт\w*|профил\w*|тем[аыу]|файл\w*|контент|блог|ссылк\w*|сторінк\w*|статт\w*",
        r"не (?:смог\w*|может|можем|зміг|може|вдалося|уда[её]тся|получилось|получается) (?:найти|отобразить|открыть|знайти)|не (?:найден\w*|зарегистрирован\w*|обнаружен\w*|существует|доступ\w*|удалось найти|знайдено|існує)|удал[её]н[аоы]?\b|недоступ(?:ен|на|но|ны)\b|скрыт[аоы]?\b|скрыл\w*|удалил\w*|заблокирован[аоы]?\b|отсутствует|больше (?:не|нет)|закрыт[аоы]?\b|так(?:ой|ая|ого) \w+ (?:нет|не существует)|на (?:модерации|проверке|рассмотрении)|приватн\w*|нет на сайте|устарел\w*|видалено|не знайден\w*",
    ),
    "ca": (r"pàgina|article|contingut|entrada", r"no (?:s['’]ha (?:pogut )?trob\w+|existeix|trobada?|està disponible)|ja no existeix|s['’]ha eliminat"),
    "de": (r"seite|artikel|beitrag|inhalt|dokument|datei|video|thema|benutzer|konto|nutzer|link|adresse",
           r"nicht (?:gefunden|(?:mehr )?(?:verfügbar|vorhanden|erreichbar|auffindbar)|finden)|existiert (?:leider )?nicht|gibt es (?:leider )?nicht|(?:wurde|ist) (?:leider )?(?:gelöscht|entfernt|gesperrt|deaktiviert|privat|verschoben oder|zurückgezogen|abgeschaltet|geschlossen|offline genommen)|nicht mehr"),
    "fr": (r"page|article|contenu|document|fichier|billet|vidéo|sujet|utilisateur|compte|site|lien|publication",
           r"introuvables?|inexistante?s?|ne (?:peut|peuvent|parvient|pouvons|trouve\w*|semble)\b|n['’](?:existe|est) (?:pas|plus)(?: (?:disponible|accessible|en ligne))?|non trouvée?|pas (?:été )?trouvée?|(?:a été|est) (?:fermée?|dépubliée?|expirée?|mise? hors ligne|supprimée?|retirée?|désactivée?|suspendue?|privée?)|n['’]a pas été trouvée?|impossible de trouver|indisponible"),
    "es": (r"página|artículo|contenido|publicación|documento|archivo|entrada|vídeo|video|tema|usuario|cuenta|sitio|enlace",
           r"no (?:puede\w*|podemos|pudimos|logramos|hemos podido|se puede) (?:encontrar|mostrar|localizar|hallar)|no (?:encontrad[oa]|existe|se (?:ha )?(?:podido |pudo )?(?:encontr\w+|hallad\w+)|está (?:ya )?disponible|disponible|fue encontrad[oa]|ha sido encontrad[oa]|pudimos encontrar|hemos encontrado|encontramos)|(?:ha sido|fue|está|ha) (?:cerrad|caducad|expirad|dad|eliminad|borrad|retirad|suspendid)[oa]|ya no (?:existe|está)|es privad[oa]"),
    "pt": (r"página|artigo|conteúdo|publicação|documento|arquivo|ficheiro|postagem|vídeo|tópico|usuário|utilizador|conta|site|link",
           r"não (?:consegu\w+|pod\w+|pôde) (?:encontrar|localizar|mostrar|ser)|não (?:encontrad[oa]|existe|foi (?:possível encontrar|encontrad[oa]|localizad[oa])|está (?:mais )?disponível|disponível|encontramos)|(?:foi|está) (?:encerrad|expirad|retirad|removid|excluíd|apagad|eliminad|suspens)[oa]|já não existe|não existe mais|indisponível|é privad[oa]"),
    "it": (r"pagina|articolo|contenuto|documento|file|post|video|utente|account|sito|risorsa",
           r"non (?:riesce|riusciamo|possiamo|può|è possibile) (?:a )?(?:trovare|mostrare|visualizzare)|non (?:trovat[oa]|esiste|è stat[oa] trovat[oa]|(?:è )?(?:più )?(?:disponibile|raggiungibile)|troviamo|presente)|(?:è(?: stat[oa])?) (?:chius|ritirat|scadut|rimoss|eliminat|cancellat|sospes)[oa]|è privat[oa]"),
    "nl": (r"pagina|artikel|bericht|inhoud|document|bestand|video|gebruiker|account",
           r"niet (?:gevonden|(?:meer )?beschikbaar|vinden)|bestaat niet|is (?:verwijderd|privé|geblokkeerd)|kan niet worden gevonden"),
    "pl": (r"stron[ayęie]+|artykuł\w*|treś\w+|dokument\w*|plik\w*|wpis\w*|użytkownik\w*|konto|materiał\w*",
           r"nie (?:znalezion\w+|istnieje|została? znalezion\w+|można znaleźć|jest (?:już )?dostępn\w+|odnaleziono)|usunięt\w+|wycofan\w+|zamknięt\w+|wygas\w+|niedostępn\w+|nie ma takiej"),
    "tr": (r"sayfa\w*|içeri[kğ]\w*|yazı\w*|makale\w*|dosya\w*|kullanıcı\w*|hesap\w*|konu\w*|bağlantı\w*",
           r"bulunamadı|bulunamıyor|bulunmuyor|mevcut değil|kaldırıl\w+|kapatıl\w+|silin\w+|yok|askıya alın\w+"),
    "vi": (r"trang|bài viết|nội dung|tài liệu|tệp|người dùng|tài khoản|liên kết|video", r"không (?:tồn tại|tìm thấy|có sẵn|khả dụng|còn)|đã bị (?:xóa|xoá|gỡ|khóa)"),
    "id": (r"halaman|artikel|konten|dokumen|berkas|pengguna|akun|postingan", r"tidak (?:lagi (?:tersedia|ada)|bisa ditemukan|ditemukan|ada|tersedia|dapat ditemukan)|(?:telah|sudah) (?:dihapus|ditangguhkan)|dihapus"),
    "ar": (r"الصفحة|المقال\w*|المحتوى|الموضوع|الملف|الحساب|المستخدم", r"غير (?:موجود\w*|متاح\w*|متوفر\w*)|لم يتم العثور|تم حذف|لا يمكن العثور|لا وجود|محذوف\w*|تعذر العثور|لا توجد"),
    "fa": (r"صفحه|مقاله|مطلب|محتوا|کاربر", r"یافت نشد|پیدا نشد|وجود ندارد|موجود نیست|حذف شده"),
    "he": (r"הדף|העמוד|דף|עמוד|המאמר|התוכן", r"לא (?:נמצא\w*|קיים|קיימת|זמין)|הוסר|נמחק"),
    "hi": (r"पृष्ठ|पेज|लेख|सामग्री", r"नहीं मिला|नहीं मिली|मौजूद नहीं|उपलब्ध नहीं|हटा दि"),
    "th": (r"หน้า|บทความ|เนื้อหา|ไฟล์", r"ไม่พบ|ไม่มีอยู่|ถูกลบ|ไม่สามารถ"),
    "north": (r"sidan?|siden|artikkelen|artikeln?|innholdet|innehållet|indholdet|sivua?|artikkelia?|dokument\w*",
              r"hittade(?:s)? inte|hittas inte|finns inte|kunde inte hittas|kan ikke findes|findes ikke|finnes ikke|ikke (?:finne|finde|funnet|lenger|længere)\b|inte (?:hitta|längre)\b|er borte|blev ikke fundet|ikke fundet|ei löyty\w*|ei löydy|ei ole olemassa|poistettu|fjernet|borttagen|slettet"),
    "east": (r"stránk[auy]|obsah|článek|článok|oldal|tartalom|cikk|pagina|articolul|conținutul|σελίδα|страницат\w*|stranica|sadržaj",
             r"nenalezena?|neexistuje|nebyla nalezena|nenájdená|nem (?:található|létezik|elérhető|talál\w+)|(?:már )?nem érhető el|nu (?:a fost găsită|există|este disponibil\w*)|δεν (?:βρέθηκε|υπάρχει)|не (?:е намерена|съществува)|nije pronađena?|ne postoji|odstraněna?|törölt\w*"),
}  # fmt: skip
_CJK = {"zh", "ja", "ko", "th"}
_OTHER_LETTERS = _CJK | {"ru", "ar", "fa", "he", "hi"}  # no line of ASCII alone says it in these
_PATTERNS = [
    (_Late(subject if lang in _CJK else rf"\b(?:{subject})\b"), _Late(said), 70 if lang in _CJK else 140)
    for lang, (subject, said) in _GONE.items()
]  # fmt: skip
_NUMBERED = list(enumerate(_PATTERNS))
_IN_ASCII = [row for row, lang in zip(_NUMBERED, _GONE, strict=True) if lang not in _OTHER_LETTERS]
_EN_STARTS = _Late(
    r"^\W*(?:(?:oops|whoops|uh[- ]oh|oh,? no|oh|sorry|error|hmm+|ouch|yikes|404|http|not found|well|unfortunately|we(?:['’]re| are) (?:\w+ )?sorry|but|it|this|that|the|an?|your|such|no"
    r"|looks?|seems?|appears?|like|broken|dead|bad|invalid|as if|as though|requested|web|blog|wiki|forum|specified|linked|original|we|you|i|our|server|there(?:['’]s)?|is|has|have|been|['’]ve|followed|reached|what)\b\W*){0,9}"
    rf"(?:(?:{_GONE['en'][0]})\b|can(?:['’]t|not| not) |could(?:n['’]t| not) |unable to |nothing |did(?:n['’]t| not) find)"
)
_EN_NOT = _Late(
    r"\b(?:can(?:['’]t|not| not)|could(?:n['’]t| not)|unable to|failed to|did(?:n['’]t| not)|do(?:n['’]t| not)|not able to) (?:\w+ ){0,3}(?:find|locate|retrieve|have)\b"
    r"|^\W*(?:sorry\W+)?(?:there(?:['’]s| is| was) )?nothing (?:was )?(?:(?:found|here|to see)|(?:at|on|under|behind) (?:this|that))|\bno (?:such )?(?:page|article|file|user|post|object|key|document|entry|record|paper|project|repository|thread|topic)s?\b (?:for|with|at|found|by|here|exists?|matches|named|called)|\bno such \w+|^\W*(?:we(?:['’]re| are) )?(?:shut(?:ting)? down|closed for good|gone for good)|\bwe(?:['’]ve| have) (?:\w+ )?(?:shut down|closed)|\b(?:broken|dead|bad) link"
)
# Whatever it is that a short line says is not there.
_NO_SUCH = _Late(
    r"(?!\d+\.\d|.*\b(?:if|of|in|error:|command|header|package|import)\b)(?!.*\b(?:fatal|error)\b.*:)(?:[\w'’.#-]+[ ,!]+){1,7}(?:not found|(?:could|can|was|were)(?: ?not|n['’]t) (?:be )?found|does(?:n['’]t| not) (?:seem to )?exist(?: any ?more)?|is(?:n['’]t| not) (?:here|registered)|no longer exists?|(?:was|were) found with that name)\W*"
    r"|(?:\w+\W+){0,3}no \w+ (?:with (?:that|this) \w+ )?(?:(?:was|were|could be|can be) )?found\W*|(?:unknown|invalid|inexistent|non-?existent) (?:\w+ ){0,1}(?:user|account|journal|page|profile|member|topic|article|blog|id|uid|url)\W*"
)
_NOT_A_BOT = _Late(
    r"\b(?:you['’]re|you are|n['’]êtes|êtes pas|kein|nicht|niet|bent|bist|sei|eres|você não|nie jesteś|jesteś|inte|ikke|ikkje|ekki|niste|nisi|nejste|hindi|ole|ez|вы не|ты не|не є)\b[^.]{0,20}\b(?:ro)?bot\w*|(?:не (?:ро)?бот)|bot (?:olmad|değil)|ロ?ボットでは?ない|(?:是不是|是否為|是否为|不是|非)(?:機器人|机器人)|ไม่ใช่(?:บอท|โรบอท)|로봇이 아"
)
_BARE = _Late(
    r"\W*(?:oops\W+|sorry\W+|whoops\W+)?(?:"
    r"(?:http )?(?:error|status|code|erreur|fehler|ошибка|오류|エラー|错误|錯誤|hata|lỗi|erro|errore|błąd|خطأ)?(?: ?code)?\W*(?:404|410)\W*(?:page )?(?:error|not found|gone|错误|頁面|页面|エラー|오류|ошибка)?"
    r"|(?:(?:404|410)\W*)?(?:page|file|object|item|article|content|document|resource)?\W*(?:not found|gone|unavailable)|nothing found|(?:\w+ )?(?:does|did) not exist|(?:\w+ ){1,3}not found|no longer available|(?:the )?specified key does not exist|nosuchkey|nosuchbucket"
    r"|(?:资源|页面|内容|文章)?已(?:被)?(?:移除|删除|下线|下架|失效)|没有找到|未找到|找不到|找不到了|不存在|無此頁面|见つかりません|見つかりませんでした|찾을 수 없음|없는 페이지|не найдено|не найдена|nicht gefunden|introuvable|no encontrad[oa]|não encontrad[oa]|non trovat[oa]|niet gevonden|nie znaleziono|bulunamadı|không tìm thấy|tidak ditemukan|ไม่พบหน้า\w*"
    r")\W*(?:(?:request|ray|error|incident|trace)?[ _-]?id\b.{0,60}|code\b.{0,40})?"
)
_CODE_404 = _Late(
    r"(?:status|code|error|errorcode|error_code|statuscode|status_code|errno): ?-?(?:404\d{0,3}|410|not_?found|no_?such_?\w+|.{0,20}not_found)|(?:message|msg|error|detail|title|reason|code): ?\W*(?:404 )?\W*(?:not found|nosuchkey|no such .{1,20})\W*"
)
# What may follow in a title: "page not found error on my server" is a question, not the news.
_TAIL = _Late(
    r"\W*(?:right now|any ?more|at (?:this|the|your) (?:time|moment|address|location|url)|on (?:this|our|the) (?:server|site|website)|here|yet|error|in this blog|404|,? ?or (?:is|has been|was|were|may|might)\b.{0,60}|page|by (?:its|the|their) \w+)?\W*"
)
_DENSE = _Late(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
NUMBER = _Late(r"(?<![a-z0-9_.#$-])404(?![a-z0-9_%.-])")
_SAYINGS = _Late(
    r"没有知识存在的荒原|^cannot get /|currently no text in this page|no input file specified|type=not found, status=404|no explicit mapping for /error|已停止访问(?:该|此)网页|链接已(?:过期|失效)|link (?:has )?expired|(?:telah|sudah) digantung|^index of /.*not found|(?:is|are)n['’]t the (?:droids|page|web page)|not the (?:web ?)?page you(?:['’]re| are) looking for|(?:you(?:['’]re| are)|seem) (?:\w+ )?lost\b|took a wrong turn|houston, we have a problem|飞到(?:火星|外星)|此路不通|何も見えない|迷子|走错(?:了)?(?:路|地方)|搬家啦|lost in space|(?:even )?a page that does(?:n['’]t| not) exist\b|nothing to see here|that['’]s an error\b|(?:authors?|owner|uploader|user|writer|creator|moderator)s? (?:(?:has|have) (?:deleted|removed|closed|hidden|unpublished|pulled|withdrawn|taken down)|(?:deleted|removed|closed|hid|unpublished|withdrew|took down) (?:this|the|it|their))|this is a 404 page|(?:作者|用户|楼主|发布者)(?:自行)?(?:删除|隐藏|关闭|撤回)了|автор (?:удалил|скрыл|закрыл)|(?:autor|verfasser|nutzer)(?:in)? hat [^.]{0,30}(?:gelöscht|entfernt)|l['’]auteure? a (?:supprimé|retiré)|(?:el autor|la autora|o autor) (?:ha |foi )?(?:elimin|borr|remov|exclu)\w+|(?:投稿者|作成者|著者)(?:が|により)[^。]{0,8}(?:削除|非公開)|(?:작성자|글쓴이)(?:가|에 의해)[^.]{0,8}(?:삭제|비공개)"
)
# The news that all of a site is gone.
_ENDED = _Late(
    r"(?:services?|(?:web)?sites?|blogs?|forums?|platform|products?|community|hosting)\b[^.]{0,60}\b(?:shut ?down|discontinued|closed (?:down|for good|its doors)|been (?:retired|terminated|sunset)|ceased)|(?:end of|discontinu\w+ of|farewell to) (?:the |this )?service"
    r"|(?:服务|网站|博客|平台|论坛|社区|业务|空间|產品|产品)[^。]{0,30}(?:停止(?:运营|服务|维护|访问|提供)|下线|关停|关闭|终止|停服)|停(?:止服务|止运营|服|运)(?:公告|通知)|(?:服務|網站|部落格)[^。]{0,30}(?:停止|終止|關閉)"
    r"|サービス[^。]{0,40}(?:終了|停止)|(?:提供|公開|運営)を?終了|서비스[^.]{0,40}(?:종료|중단)|(?:сервис|сайт|проект|журнал|блог)\w*[^.]{0,40}(?:закрыт|закрылся|прекра(?:тил|щ)\w*|больше не работает|не доступ\w+)"
    r"|(?:dienst|angebot|plattform|portal|forum)[^.]{0,40}(?:eingestellt|abgeschaltet|geschlossen)|(?:service|plateforme|blog|forum|page)[^.]{0,40}(?:a (?:été )?fermée?|définitivement fermée?|plus en ligne|a pris fin)|(?:servicio|sitio|foro|serviço|fórum|plataforma)[^.]{0,40}(?:ha cerrado|cerrad[oa]|encerrad[oa]|foi descontinuad[oa])"
)
# A part of a page may be missing while the page is there; what is in brackets or quotes is somebody else's news.
_PART = _Late(
    r"\b(?:comments?|repl(?:y|ies)|reviews?|answers?|attachments?|images?)\b[^.]{0,20}\b(?:was|were|has|have|is|been|deleted|removed|hidden)|\b(?:deleted|removed|missing) (?:comment|repl|answer|image|attachment)|评论|回复|留言|楼层|图片|コメント|画像|댓글|комментари|kommentar|commentaire|comentario|comentário"
)
_BRACKETS = tuple('([（【“"«„「『')
# A line that talks about such messages instead of being one.
ABOUT = _Late(
    r"\bhow\b|\bwhy\b|\bwhat (?:is|to|does|happens)\b|\bwhen\b|\bfix(?:ing|es|ed)?\b|\bunderstand|\bguide\b|\btutorial|\bdesign|\bhandl|\bcustom|\bcreat|\bdebug|\btroubleshoot|\bexplain|\bexample|\bavoid|\btips\b|\bintroduc|\bsolv(?:ing|ed|es)\b|\bhow to solve\b|\bcatch|\bexception\b|\bin (?:python|pytorch|c\+\+|linux|nginx)\b|\bmodule\b|\bsymbol\b|\blibrary\b|\bfault|\bmeans\b|\bmeaning\b|\brefers? to\b|\bstands for\b|\bbeware\b|\bis (?:the|an?) (?:\w+ ){0,4}(?:registration|code|response|term|practice|name|status)\b"
    r"|^如[有果]|表示(?![\u3041-\u309f])|是指|指的是|之一|意味|是什么|含义|という(?:意味|こと)|^若|侵权|免责|求助|请教|求教|求解|怎么|怎样|如何|为什么|为何|解决|原因|教程|详解|方法|什么是|处理|设计|分析|报错|置换|调度|算法|识别|原理|怎麼|為什麼|とは|方法|対処|解決|原因|作り方|仕組み|방법|해결|원인|이유|как |почему|решени|подскажите|что такое|warum|wie man|comment|pourquoi|cómo|por qué|como "
)
_PARKED = _Late(
    r"(?:domain|site|page) parked|^parked (?:domain|page|site|name)(?: name)?(?: (?:on|at|by) .{0,40})?$|upload your (?:web ?site['’]?s? )?(?:files|content)\b[^.]{0,40}\b(?:start|begin|journey|live|going)|get this domain|lease to own|(?:your|this) (?:web ?)?(?:site|domain)[^.]{0,40}(?:is|has been) (?:\w+ )?(?:disabled|suspended)|is registered, your site is|if you are the owner of this (?:web ?site|domain)|(?:this |the )?(?:web ?site|domain|site|page|web page)(?: name)? [\w.-]{0,60} ?(?:is|may be|might be|has|was) (?:\w+ ){0,2}(?:for sale|parked|expired|available for (?:purchase|sale|registration)|registered (?:at|with|by)|suspended|under construction|coming soon|not configured|disabled|no longer (?:active|registered))"
    r"|[\w-]+(?:\.[\w-]+)+ (?:is|may be) (?:for sale|parked|available|expired)|buy this domain|domain (?:name )?(?:for sale|is parked|expired)|parked (?:free|domain|at)|the domain has expired|(?:is|are) parked (?:free|by)"
    r"|(?:account|site|website|service|hosting) (?:has been |is |was )?(?:temporarily )?suspended|account suspended|contact your hosting provider|bandwidth limit exceeded|(?:hosting|subscription) (?:has )?expired"
    r"|welcome to (?:nginx|openresty|caddy|tengine)|apache2? (?:\w+ ){0,3}(?:default|test) page|test page for the (?:apache|nginx)|^it works!?$|iis windows server|(?:default|placeholder) (?:web ?)?(?:page|site)|congratulations.{0,40}(?:running|installed|success)|web server is running|(?:site|app|website|project) not (?:found|configured|published)|there isn['’]t a \w+ ?pages site here|no such app|there['’]s nothing here, yet|application not found|deployment (?:not found|could not be found)|heroku \| no such app|future home of|website coming soon|(?:unknown|unconfigured|unassigned) domain|domain (?:has been |was |is )?(?:seized|not connected|isn['’]t connected)|(?:relationship|affiliat\w+) with (?:the )?advertisers|sponsored listings|(?:this )?(?:account|subscription|website|store|plan) (?:has )?expired|(?:website|account|trial) expired|not (?:yet )?(?:put|published|uploaded) any content|(?:get|request) a (?:price|quote) (?:in|for)|(?:this )?(?:site|blog) (?:has been|was) (?:archived or suspended|removed|deleted)"
    r"|域名(?:正在|可以|现正|已经?)?[^，。]{0,6}(?:出售|转让|过期|到期|停放|待售|未备案|暂停解析)|(?:出售|购买|转让)(?:此|该|本)?域名|(?:站点|网站|空间|主机)(?:已|已经|暂时|因)?[^，。]{0,8}(?:暂停|关闭|到期|过期|停止|停用|未备案|建设中|维护)|没有找到站点|站点创建成功|^这是默认(?:首页|页面|index)|網域[^，。]{0,6}(?:出售|到期)"
    r"|ドメイン[^。]{0,12}(?:販売|売|期限|取得|お名前)|このドメインは|도메인[^.]{0,10}(?:판매|만료|주차)|домен[^.]{0,20}(?:прода|припарк|истек|зарегистрирован|не оплачен|свободен)|сайт (?:заблокирован|отключ|приостановлен)|diese domain (?:ist|steht|wurde)|(?:noch )?keine inhalte hinterlegt|ce domaine|votre domaine|(?:site|page)[^.]{0,20}en (?:cours de )?construction|sitio en construcción|site em construção|este dominio|este domínio|questo dominio|сайт (?:находится )?в разработке|准备中のサイト|このドメイン|本域名|该域名|此域名|一口价|connect (?:it|this domain) to your"
)
# What those who take over a name of good repute offer most often, and how they praise it.
_GAMES = _Late(
    r"博彩|百家[乐樂]|时时彩|真人(?:视讯|娱乐)|电子游艺|捕鱼|棋牌|(?:体育|电竞)投注|六合彩|赌场|北京赛车|老虎机|娱乐(?:城|平台)?|彩票"
    r"|\b(?:casinos?|slots?|betting|sportsbook|jackpots?|roulette|baccarat|blackjack|poker|togel|judi|gacor|maxwin|bahis|nhà cái|cá cược|nổ hũ|đánh bạc)\b"
    r"|카지노|토토|슬롯|바카라|オンラインカジノ|パチスロ|ブックメーカー|สล็อต|บาคาร่า|คาสิโน|พนัน|หวย|казино|букмекер|игровые автоматы|рулетк|ставки на спорт"
)
_SPORTS = _Late(
    r"体育|電競|电竞|电子竞技|足球|篮球|投注|棋牌|娱乐|\bsports\b|\bodds\b|\bbets?\b|스포츠|배팅|베팅|ставк\w*|スポーツベット"
)
_OFFERS = _Late(
    r"彩金|返水|返利|存取款|首存|首充|体验金|提款|合法牌照|(?:注册|开户)[即就]?送|优惠活动|代理加盟"
    r"|\b(?:bonus(?:es)?|free spins|play responsibly|cashback|deposit|daftar|terpercaya|uy tín|thưởng)\b"
    r"|첫충|지급|먹튀|ボーナス|โบนัส|фриспин|бонус|регистраци"
)
# Walls: what the source of known ones holds …
WALL_MARKS = {
    "Cloudflare": ("_cf_chl_opt", "cf-chl-widget", "cdn-cgi/challenge-platform/h/", "cf-browser-verification", "cf-error-details", "cf-turnstile-response"),
    "Aliyun": ("aliyun_waf", "aliyunwaf", "acw_sc__v2", "x5secdata", "_waf_is_mob", "aliyuncaptcha", "/_____tmd_____/punish"),
    "Baidu": ("wappass.baidu.com/static/captcha", "mkdjump", "seccaptcha.baidu", "百度安全验证"),
    "GeeTest": ("static.geetest.com", "initgeetest", "gcaptcha4.geetest"),
    "Anubis": ("within.website/x/cmd/anubis", "anubis_challenge", "techaro.lol-anubis"),
    "Imperva": ("_incapsula_resource", "incapsula incident", "imperva.com/why-am-i"),
    "AWS": ("awswafintegration", "awswafcookiedomainlist", "gokuprops", "token.awswaf.com"),
    "DataDome": ("captcha-delivery.com", "dd={'rt'"), "PerimeterX": ("px-captcha", "_pxappid"),
    "Akamai": ("sec-if-cpt-container", "errors.edgesuite.net", "akamai-bm"), "Sucuri": ("sucuri website firewall", "sucuri_cloudproxy_js"),
    "DDoS-Guard": ("ddos-guard",), "Vercel": ("vercel security checkpoint",), "Tencent": ("turing.captcha", "ssl.captcha.qq.com", "tcaptcha"),
    "Yidun": ("cstaticdun.126.net", "initnecaptcha"), "Zhihu": ("zh-zse-ck", "zse-ck/"), "SafeLine": ("safeline-challenge", "/.safeline/", "雷池"),
    "hCaptcha": ("hcaptcha.com/1/api.js", "class=\"h-captcha"), "reCAPTCHA": ("class=\"g-recaptcha",), "Turnstile": ("challenges.cloudflare.com/turnstile",),
    "EdgeOne": ("eo_bot_ssid", "edgeone captcha"), "Yandex": ("checkboxcaptcha", "smartcaptcha"), "Kasada": ("ips.js?kp_",), "Fastly": ("/_fs-ch-",),
}  # fmt: skip
# … what that of parking holds …
PARKING_MARKS = (
    "adsense/domains/caf", "sedoparking.com", "parkingcrew.net", "bodis.com", "cdn.dan.com", "afternic.com", "hugedomains.com", "parklogic.com", "namebright.com/coming",
    "above.com/marketplace", "d38psrni17bvxu.cloudfront.net", "parking-lander", 'window.location.href="/lander"', "cgi-sys/suspendedpage.cgi", "cgi-sys/defaultwebpage.cgi", "domainmarket.com/buynow", "img1.wsimg.com/parking-lander",
)  # fmt: skip
# … and what they say: titles that only walls have, and lines that a page on the subject may have too.
_WALL_TITLES = _Late(
    r"\W*(?:just a moment\W*|attention required!?|请稍候\W*|请稍等\W*|正在验证\W*|checking your browser.*|verify(?:ing)? (?:you are|that you are|you['’]re) (?:a )?human.*|verifying your browser.*|making sure you(?:['’]re| are) not a bot!?|vercel security checkpoint|ddos[- ]guard|ddos protection.*"
    r"|are you (?:a robot|human|a human)\??|robot check|human verification|security checkpoint|安全验证|百度安全验证|人机验证|人机身份验证|滑动验证(?:页面)?|访问验证|环境异常|安全检查|安全检测|client challenge|pardon our interruption.*|one moment,? please.*|しばらくお待ちください\W*|잠시만 기다리(?:세요|십시오)\W*|проверка браузера.*|один момент.*|un momento.*|un instant.*|einen moment.*|nur einen moment.*|bot (?:check|verification)|request (?:blocked|rejected)|web page blocked!?|访问被拦截|访问被阻断|验证中心)\W*"
)
_WALL_WORDS = _Late(
    r"\W*(?:(?:http |error |status )?(?:401|403|429|451|1020)|(?:403 )?(?:access |permission |request )?(?:denied|forbidden|blocked)|captcha|security (?:check|verification)|one more step|please wait\W*|verification(?: required)?|(?:human|browser|security|identity) verification|(?:滑条|滑动|滑块|图形|图片|访客|安全|行为)验证码?(?:页面)?|验证码|身份验证|安全校验|访问被拒绝|访问受限|禁止访问|拒绝访问|访问异常|アクセス(?:が)?拒否(?:されました)?|アクセスが制限されています|認証|접근 ?(?:거부|제한)|доступ (?:запрещ[её]н|ограничен)|zugriff verweigert|accès refusé|acceso denegado|acesso negado|accesso negato)\W*"
)
_WALL_LINES = _Late(
    r"verify(?:ing)? (?:that )?you(?:['’]re| are) (?:a )?(?:human|not a)|checking (?:your browser|if the site connection|your connection(?: is|\W*$)|you(?:['’]re| are))|enable (?:javascript|js) and cookies|enable cookies|cookies (?:are|must be) (?:required|enabled)|you(?: have|['’]ve) been blocked|unusual traffic|automated (?:access|requests|queries|traffic)|(?:complete|solve) (?:the|this|a) (?:captcha|challenge|puzzle|security check)|not a robot|access to this (?:page|site|resource) (?:has been|is|was) (?:denied|blocked|restricted)|^\W*(?:error \d+\W*)?access (?:is )?denied(?:\W*$|[.:!,;])|needs? to review the security of your connection|protect(?:ed|ing)? (?:itself|by|against) [^.]{0,60}(?:bot|attack|scrap)|incident id|ray id|proof[- ]of[- ]work (?:challenge|check|scheme|is)|suspicious activity|your (?:ip|request) (?:address )?(?:has been|was|is) (?:blocked|banned|flagged|denied)|too many requests|rate[- ]limit(?:ed| exceeded| reached|\W*$)|exceeded [^.]{0,20}rate limit|(?:bot|browser|human(?:ity)?) (?:check|detection|challenge)\b|requests? from your (?:network|ip|address|computer)\b|request(?:ed)? (?:was|has been|could not be) (?:blocked|rejected|satisfied)|press (?:&|and) hold to|your access (?:to [^.]{0,60})?(?:has been|is|was) (?:\w+ )?(?:limited|restricted|denied|blocked|suspended)|(?:made|makes|make) us think (?:that )?you(?:['’]re| are| were) a (?:ro)?bot|are you a human|verif\w+ (?:your browser|that you)|unusual activity|blocked by (?:network|your|the|our) |whitelist your ip"
    r"|环境(?:存在)?异常|完成(?:下[列方面]|以下|安全)?[^，。]{0,6}验证|进行[^，。]{0,6}(?:验证|校验)|访问(?:过于|太)频繁|请求(?:过于|太)频繁|操作(?:过于|太)频繁|(?:检测|监测)到您的|拖动[^，。]{0,8}(?:滑块|拼图|左边|下方)|按住[^，。]{0,3}滑块|(?:点击|滑动)[^，。]{0,6}(?:完成|进行|按钮)?验证|(?:您的)?(?:访问|请求)(?:已)?(?:被)?(?:拦截|阻断|拒绝|禁止)|(?:请求|访问)[^，。]{0,16}(?:拦截|阻断|拒绝)|滑动[^，。]{0,14}(?:解锁|右侧|最右)|(?:验证|检查)您?的(?:浏览器|访问环境)|安全威胁|人机(?:识别|验证|校验)|(?:请求|访问|行为)[^，。]{0,4}(?:存在|出现|有)?异常|异常(?:请求|访问|流量)|疑似[^，。]{0,8}(?:攻击|爬虫|机器)|限制[^，。]{0,6}访问|造成威胁|检[测查][^，。]{0,4}您?的?浏览器|确认您是真人|验证您(?:是|不是)|(?:需要|正在)(?:检查|审查|验证)您的(?:连接|浏览器)|请输入验证码|请[在用使]+(?:微信|手机|app)[^，。]{0,6}(?:打开|访问)|ip[^，。]{0,8}(?:异常|封禁|限制)|異常流量|驗證您是"
    r"|ロボットではない|人間であること|接続のセキュリティ|アクセスが集中|自動化された|로봇이 아|사람인지 확인|비정상적인|보안 확인|вы не робот|проверка браузера|пройти проверку|ip[- ]адрес[^.]{0,20}(?:заблокирован|ограничен)|bestätigen sie, dass sie ein mensch|подозрительн\w+ (?:активность|трафик)|проверяем ваш браузер|kein roboter|ungewöhnlichen (?:daten)?verkehr|n['’]êtes pas un robot|no eres un robot|não é um robô"
)
_SIGN_IN_TITLE = _Late(
    r"\W*(?:please )?(?:log ?in|sign ?in|sign ?up|log ?on|login page|log in or sign up.*|sign in or register|member login|account login|register|登录|登陆|登入|用户登录|会员登录|账号登录|登录注册|登录/注册|注册|ログイン|サインイン|会員登録|로그인|войти|вход|авторизация|anmelden|einloggen|connexion|se connecter|iniciar sesión|entrar|accedi|inloggen|zaloguj(?: się)?|giriş(?: yap)?|đăng nhập|masuk)\W*"
)
_SIGN_IN_LINES = _Late(
    r"(?:log|sign)(?:ged|ed)? ?(?:in|up) (?:or (?:\w+ ){1,3})?to (?:continue|view|read|see|access|unlock|proceed)|^(?:log|sign) ?in (?:to|with) \w+$|you (?:must|need to|have to) (?:be )?(?:(?:log|sign)(?:ged|ed)? ?(?:in|up)|(?:a )?registered)(?! (?:or \w+ up )?to (?!continue|view|read|see|access|proceed|use|open))|please (?:log|sign) ?in|(?:log ?in|sign ?in|login) (?:is )?required|create (?:an?|your) (?:\w+ )?account to|join (?:\w+ ){0,4}to (?:read|view|see)|register (?:to|for free to) (?:continue|read|view)|(?:login|authentication|authorization) required|unauthori[sz]ed|not (?:logged|signed) in|continue with (?:google|apple|facebook|email|github)"
    r"|(?:扫码|扫一扫|掃碼|扫描(?:上方|下方)?二维码)[^。]{0,12}(?:登[录陆入]|查看|访问|继续|阅读|进入)|\bscan (?:the |this |with )[^.]{0,50}\b(?:log|sign) ?in\b|(?:qr|コード)[^。]{0,20}(?:読み取って|スキャンして)[^。]{0,6}ログイン|qr ?코드[^.]{0,20}로그인|(?:отсканируйте|сканируйте)[^.]{0,40}(?:войти|входа)|(?:code|qr)[^.]{0,20}(?:scannen|einscannen)[^.]{0,30}anmeld|scannez[^.]{0,40}connecter|escanea[^.]{0,40}(?:entrar|iniciar)"
    r"|登[录陆]后(?:查看|即可|可|才能|继续|阅读)|请先?登[录陆]|(?:需要|您尚未|你尚未|未|立即|扫码|密码|短信|验证码|手机号?)登[录陆]|获取(?:短信)?验证码|打开app(?:查看|阅读)|(?:请|须|需)(?:先)?注册|請先登入|登入後|ログインして|ログインが必要|ログインしてください|会員限定|会員登録(?:すると|が必要)|로그인(?:이 필요|하세요|해 주세요|후)|(?:멤버|회원)만 |가입하시면|войдите|необходимо (?:войти|авторизоваться)|bitte (?:melden|loggen)|connectez-vous|inicia sesión|faça login"
)
_PAY_LINES = _Late(
    r"subscri(?:be|ption)[^.]{0,30}(?:to (?:continue|read|keep|unlock|access|view)|required|only)|(?:already|not) a subscriber|this (?:article|story|content|post) is (?:for|reserved|only|exclusive|available to)[^.]{0,30}(?:subscribers|members|paying)|(?:members?|subscribers?)[- ]only\b(?! (?:need|have|see|get|use|know)\b)|unlock (?:this|the full) (?:article|story|post)|reached your (?:free )?(?:article )?limit|to (?:continue|keep) reading|become a (?:paid )?(?:member|subscriber)|available (?:only )?to (?:\w+ )?(?:members|subscribers)|start your (?:free )?trial|preview of subscription"
    r"|(?:付费|会员|订阅|购买|开通)[^，。]{0,8}(?:后|才)?(?:可|即可|才能)?(?:阅读|查看|继续|解锁)(?:全文|本文|剩余)?|本文为[^，。]{0,4}(?:付费|会员|vip)|(?:剩余|以下|其余)[^，。]{0,8}(?:付费|订阅)|成为会员|試閱結束|有料(?:会員|記事|版)|この(?:記事|先)は(?:有料|会員)|유료 (?:회원|구독)|подпишитесь|только для подписчиков|nur für abonnenten|réservé aux abonnés|solo para suscriptores"
)
# The rest of what is shown: who has to ask or to pay for it stands before a wall.
_REST = _Late(
    r"\b(?:rest|remainder) of (?:this|the) (?:story|article|post|chapter|issue)|\b(?:whole|full|entire) (?:story|article|post|chapter)\b|\b(?:keep|continue) reading\b"
    r"|(?:剩余|余下|其余|剩下)[^，。]{0,6}(?:内容|全文|章节|[%％字])|试[读看](?:到此|已)?(?:结束|完毕)|(?:阅读|查看|解锁)(?:全文|剩余)|残り[\d,.\s約]*(?:文字|字|%|％|ページ)|続き(?:を|は)|나머지|남은 내용|이어서 읽|전문[을은]"
    r"|\breste [\d,.]+ ?%|\bla suite\b|l['’]intégralité|\bweiterlesen|\bweiterzulesen|\b(?:ganze|vollständige|komplette)n? (?:artikel|beitrag|text)|seguir leyendo|resto (?:del|de este) artículo|continu(?:ar|e) lendo|continua(?:re)? a leggere|полн(?:ый текст|ую версию)|читать дальше|продолжение доступно"
)
# Its share or its length, and that only the beginning is shown: beside an offer these mean the same.
_SHARE = _Late(
    r"\d ?[%％] (?:of (?:this|the) \w+ )?(?:is |are )?(?:left|remain\w*|more|to go)\b|\b(?:remaining|other|last) \d+ ?[%％]|\d (?:more )?(?:words|pages|characters|paragraphs|chapters|lessons) (?:left|remain\w*|more|to go)\b|\bfrom here on\b|\bend of (?:the |this |your )?(?:free )?(?:preview|sample|excerpt)|\b(?:is|was) (?:only )?an? (?:free )?(?:preview|excerpt|sample)\b|\bonly the (?:beginning|first|opening)\b|\bpreview (?:ends|only)\b|\b(?:what follows|the rest) (?:is|are|costs?|needs?|opens?)\b"
    r"|剩[余餘下]|余下|其余|还有 ?\d+ ?[%％页頁字]|(?:[仅僅只]|只能)(?:展示|展開|显示|顯示|提供|开放|看)[^，。]{0,6}(?:开头|開頭|前|部分|预览)|试[读看听][^，。]{0,6}(?:结束|完|到此|部分)|(?:后续|後續|完整)(?:内容|內容|章节)|解[锁鎖][^，。]{0,4}(?:全部|全文|完整|剩)"
    r"|ここから先|この(?:続き|先)|残り|続き|試し読み|以降の|\d字 ?/|나머지|남은|이후 내용|여기까지|미리 ?보기"
    r"|остальн\w+|осталось|ещё \d+ ?%|конец (?:\w+ )?(?:фрагмента|отрывка)|дальше\b|решт[ауи]\b|noch \d+ ?%|\brest(?:lichen?)? (?:des|der|dieses|von|\d)|\bder rest\b|\bab hier\b|ende der (?:leseprobe|vorschau)|\brestlichen\b"
    r"|\d ?% restant|\brestant\w*|\bil (?:vous )?reste\b|fin de l['’](?:extrait|aperçu)|à partir d['’]ici|\bla suite\b|\bel resto\b|fin de la (?:vista previa|muestra)|a partir de aquí|o resto\b|fim da (?:amostra|prévia)|a partir daqui|\bil resto\b|fine dell['’]anteprima|da qui in poi"
    r"|\bde rest\b|resterende|\bpozostał\w+|\breszt[aęy]\b|\bdevamı|\bkalan\b|phần còn lại|còn \d+ ?%|selebihnya|\bsisa\b|\bresten\b|återstående|\bzbytek|\bzbýv\w+|بقية|المتبقي|बाकी|शेष|ที่เหลือ"
)
# What is offered for it: to buy, to become a member, to go on in an app.
_BUYS = _Late(
    r"\b(?:buy|purchase|check ?out|add to cart|pay\b|get (?:full )?access|unlock|upgrade|become a (?:paid )?member|open in (?:the )?app|(?:open|get|download|install|use) (?:the|our) [\w ]{0,16}app|in (?:the|our) (?:\w+ )?app\b)"
    r"|购买|購買|立即(?:开通|加入|抢购|支付|解锁)|(?:开通|加入|成为|升级)[^，。]{0,4}(?:会员|會員|vip)|付[费費]|支付|解[锁鎖]|(?:打开|下载|在|用|開啟|下載)[^，。]{0,10}(?:app\b|客户端|小程序)|app ?(?:内|中|打开|阅读|查看)|購入|会員(?:登録|になる)|アプリ(?:で|を|から)|有料|プレミアム"
    r"|구매|결제|멤버십|유료|(?:앱|어플)(?:에서|으로| 열기| 설치)|\bкупить|оплатить|оформить|подписк|в приложении|приложение|придбати|купити|застосунк|передплат"
    r"|\bkaufen\b|\babo\b|abschließen|freischalten|(?:in der|die|unsere) [\w-]*app\b|\bacheter|débloque|(?:dans|ouvrir|téléchargez?) l['’]app|\bcomprar|desbloque|(?:en|abrir|descarga\w*) la app|(?:no|baix\w+ o|abrir o) app\b|acquista|sblocca|(?:nell|apri l|scarica l)['’]app"
    r"|\bkopen\b|word lid|(?:in|open) de app|\bkup\b|\bwykup|odblokuj|w aplikacji|satın al|uygulama(?:da|yı)|\bmua\b|ứng dụng|\bbeli\b|(?:di|buka) aplikasi|\bköp\b|\bkjøp\b|\bkøb\b|bli medlem|i appen|koupit|v aplikaci|اشتر|التطبيق|ซื้อ|ในแอป|खरीद|ऐप"
)
_SUBSCRIBES = _Late(
    r"\bsubscri(?:be|bers?|ption)|\bmembers?(?:hip)?\b|订阅|訂閱|会员|會員|購読|会員|구독|회원|подпис\w+|\babonn\w+|\babbon\w+|\bsuscri\w+|\bassin\w+|prenumer\w+|předplat\w+|abone|đăng ký|berlangganan|pelanggan|مشترك|مشترکان|สมาชิก|सदस्य"
)
# The text of which it is the rest: by a number, or by name.
_OF_TEXT = _Late(
    r"\d|\b(?:story|article|post|text|chapter|lesson|issue|paper|preview|sample|excerpt|beginning|opening)\b|内容|內容|文|章|节|节目|字|页|頁|課|课|部分|开头|開頭|ここから先|この(?:続き|先)|続き|試し読み|記事|ページ|내용|글|분량|여기까지|미리|текст|стать|глав|фрагмент|отрывк|част|artikel|text|beitrag|kapitel|leseprobe|vorschau|article|texte|chapitre|extrait|aperçu|suite|artículo|texto|capítulo|vista previa|muestra|artigo|amostra|prévia|articolo|testo|capitolo|anteprima|stuk|hoofdstuk|artyku|tekst|rozdzia|yazı|bölüm|makale|bài|phần|tulisan|bab|článk|kapitol|المقال|النص|लेख|บทความ|เรื่อง"
)
# What readers give of their own will.
_TIPS = _Late(
    r"coffee|\btip\b|\btips\b|donat|sponsor|spende|kaffee|un café|caffè|koffie|кофе|донат|コーヒー|サポート|커피|후원|咖啡|打赏|赞赏|kahve|kawę"
)
# Who has no app of theirs sees nothing.
_APP_LINES = _Late(
    r"\b(?:only|exclusively) (?:\w+ )?(?:in|on|through|via|from) (?:the|our) [\w ]{0,20}app\b|\b(?:open|use|get|download|install) (?:it in )?(?:the|our) [\w ]{0,20}app (?:in order )?to (?:view|read|see|continue|open)|(?:cannot|can['’]t|not) (?:be )?(?:\w+ )?(?:on|in) (?:the |a |your )?(?:web|browser|desktop)\b|scan (?:the|this) (?:qr )?code (?:\w+ ){0,4}to (?:view|read|continue|open|see)"
    r"|(?:请|請|需|[仅僅]|只能)[^，。]{0,6}(?:打开|打開|下载|下載|使用|在|用|前往)[^，。]{0,12}(?:app\b|客户端|用戶端)[^，。]{0,10}(?:查看|阅读|閱讀|浏览|瀏覽|观看|打开)|(?:无法|無法|不支持|不支援)在?(?:网页|網頁|浏览器|瀏覽器|电脑|pc)[^，。]{0,6}(?:浏览|瀏覽|查看|打开|访问|显示|阅读)"
    r"|アプリ(?:で|から)(?:のみ|だけ|しか|ご覧|お読み|開いて)|ブラウザで(?:は)?[^。]{0,8}(?:できません|いただけません)|앱에서만|앱(?:에서|으로) (?:열어|보|계속|확인)[^.]{0,8}(?:세요|십시오)|웹에서는? [^.]{0,6}(?:볼|확인할) 수 없|только в (?:\w+ )?приложении|откройте (?:\w+ )?(?:в )?приложени|(?:в|через) браузере? не"
    r"|nur in (?:der|unserer) [\w-]*app\b|öffnen sie (?:die|unsere) [\w-]*app|im browser nicht|(?:uniquement|seulement) (?:dans|sur|via) (?:l['’]|notre )app|ouvrez (?:l['’]|notre )app\w* pour|(?:solo|sólo|únicamente) (?:en|desde) (?:la|nuestra) ap(?:p|licación)|abre (?:la|nuestra) ap(?:p|licación) para|(?:apenas|somente|só) (?:no|pelo) (?:nosso )?ap(?:p|licativo)|abra o ap(?:p|licativo) para|solo (?:nell['’]|dalla nostra )app|alleen in (?:de|onze) app|tylko w (?:naszej )?aplikacji|yalnızca uygulama|chỉ [^.]{0,20}(?:trong|trên) ứng dụng|hanya [^.]{0,20}(?:di|melalui) aplikasi|endast i (?:vår )?app|jen v (?:naší )?aplikaci|في التطبيق فقط|ในแอปเท่านั้น"
)
_APP_HINTS = (
    "app", "アプリ", "앱", "웹", "прилож", "брауз", "browser", "web", "code", "浏览器", "瀏覽器", "网页", "網頁", "电脑", "pc",
    "客户端", "用戶端", "aplic", "aplik", "uygulama", "ứng dụng", "ブラウザ", "تطبيق", "แอป",
)  # fmt: skip
# With advertising, or without for money.
_OR_PAY = _Late(
    r"\bpur[- ]abo|contentpass|(?:ohne (?:tracking|werbung)|werbefrei|sans (?:publicité|traceurs?|pub)\b|senza (?:pubblicità|tracciamento|cookie)|sin (?:publicidad|cookies|anuncios)|sem (?:publicidade|anúncios)|zonder (?:advertenties|tracking)|bez reklam|без рекламы|reklamefri|utan reklam|(?:without|no) (?:ads|advertising|tracking)|ad[- ]free)[^.]{0,80}(?:[€£$¥₽]|\beur\b|abo\w*|subscri|suscri|assin|\b(?:a|per|pro|im|par|al|por|/) ?(?:month|monat|mois|mes|mês|mese)|zł|руб)"
    r"|(?:accept\w*|akzeptier\w*|accett\w*|acept\w*|aceit\w*|accepteer|zaakceptuj|принять)[^.]{0,60}(?:\bou\b|\bor\b|\boder\b|\bo\b|\bof\b|\blub\b|или)[^.]{0,30}(?:subscri|suscri|abonn|abbon|assin|subskry|подпис|pay\b|zahl)"
)
# A name that somebody would let go for money: what is said of it, and what is said of any trade in names.
_SALE = _Late(
    r"\bfor sale\b|\bfor lease\b|make (?:it yours|an offer|your offer)|(?:minimum|submit (?:an|your)|best) offer|\bbuy (?:it )?now\b|price (?:on|upon) request|出让|出讓|转让|轉讓|出售|诚售|议价|報價|报价|求购|过户|一口价|売ります|販売中|譲渡|売却|판매|팝니다|매각|продаётся|продается|продаж|купить (?:этот )?домен|zu verkaufen|zum verkauf|kaufangebot|à vendre|en vente|en venta|se vende|à venda|in vendita|te koop|na sprzedaż|do kupienia|satılık|till salu|til salg|na prodej|eladó|πωλείται|للبيع|למכירה|ขาย|cần bán|rao bán|dijual|बिक्री"
)
_PRICE = _Late(r"[$€£¥￥₩₽₹] ?\d|\d[\d.,]* ?(?:€|\$|£|usd|eur|gbp|元|円|원|руб|₽|zł|kr\b|tl\b|chf)")
# Goods for all, in the title of who sells them.
_SHOPS = _Late(
    r"\b(?:outlet|shop|store|sale|cheap|discount|free shipping|tienda|env[ií]o gratis|rebajas|ofertas|barat[oa]s|soldes|pas cher|livraison gratuite|boutique|versandkostenfrei|günstig|rabatt|angebote|loja|frete grátis|promoção|sconti|spedizione gratuita|negozio|aanbieding\w*|sklep|tanio|indirim|mağaza)\b|-\d\d ?%|\d\d% (?:off|de descuento)|通販|激安|送料無料|セール|包邮|特价|专卖|正品|旗舰店|할인|무료배송|쇼핑|интернет-магазин|скидк|распродаж|дешев"
)
_BRANDS = _Late(
    r"知乎(?:专栏)?|简书|csdn(?:博客)?|博客园|掘金|稀土掘金|开源中国|oschina|微信公众平台|哔哩哔哩|bilibili|语雀|豆瓣|segmentfault|思否|今日头条|腾讯云(?:开发者社区)?|阿里云(?:开发者社区)?|华为云(?:社区)?|百度|百家号|搜狐|网易|新浪博客|51cto(?:博客)?|infoq|知识星球|飞书云文档|腾讯文档|石墨文档|gitee|码云"
    r"|medium|substack|quora|hashnode|dev community|linkedin|facebook|x|twitter|reddit|youtube|github|gitlab|notion|slideshare|scribd|researchgate|academia\.edu|qiita|zenn|note|はてなブログ|hatena blog|ニコニコ|アメブロ|velog|tistory|티스토리|네이버 블로그|브런치|habr|хабр|vc\.ru|дзен|livejournal"
)
_TRADE = _Late(
    r"\b(?:domains?|names?|transfer\w*|escrow|registrar|broker|brandable|per month|installments?|months?, |interest|appraisal)\b|域名|过户|担保交易|中介|ドメイン|移管|도메인|이전|домен\w*|domän\w*|domein\w*|dominio|domínio|domaine|domen\w*|alan adı|tên miền"
)
# What a shop of the neighbourhood praises itself with.
_SERVICES = _Late(
    r"热线|熱線|上门|上門|质保|保修|维修|維修|报价|加盟|门店|批发|厂家|现货|免费(?:咨询|设计|上门)|全额退款|当天|\bhotline\b|free (?:quotes?|estimates?|consultation)|call (?:us|now|today)|same[- ]day|licensed and insured|\bwarranty\b|near you|walk[- ]ins|book (?:now|an appointment)|opening hours|\bплан\w* выезд|бесплатный выезд|гаранти[яи]|под ключ|вызов мастера|замер|прайс|скидк\w+|無料(?:見積|相談|査定)|お見積|出張|即日|フリーダイヤル|保証|무료 ?(?:상담|견적)|출장|당일|보증|kostenlose[rs]? (?:beratung|angebot)|notdienst|garantie|rufen sie|devis gratuit|appelez|garantía|presupuesto|llámenos|orçamento|ligue|preventivo|chiamaci"
)
_RISK = _Late(
    r"风控|風控|风险(?:控制|校验|验证|识别)|反爬|人机|risk[- _]?(?:control|check|verif\w+)|anti[- _]?(?:bot|crawl\w*|scrap\w*|spider)|不正(?:な)?アクセス|비정상|подозрител"
)
_RISK_MEMBER = _Late(
    r"(?:\w*_)?(?:voucher|captcha\w*|challenge\w*|verify\w*|geetest\w*|gt|risk\w*|punish\w*|slider\w*|need_?verify)(?:_\w+)?: ?(?!(?:false|0|none|null)?$)\S"
)
_FAULTY = _Late(r"(?:\w*_)?(?:code|ret|errno|status|err_?code|result): ?(?!0\b|1\b|2\d\d\b)-?\d{2,8}$")
_GEO_LINES = _Late(
    r"not available in your (?:country|region|location|area)|(?:unavailable|blocked|restricted) in your (?:country|region|location)|from a country (?:belonging|in|outside)|(?:from|in) your (?:country|region|location|area)\b[^.]{0,30}(?:not (?:permitted|allowed|possible|supported)|restricted|blocked|prohibited)|in your (?:country|region)\b[^.]{0,40}(?:restrict|licen|unavailable)|(?:licensing|legal|regional) (?:restrictions|reasons)[^.]{0,60}(?:country|region|show|unavailable)|organization['’]s policy|(?:your|this) (?:country|region) is not supported|unavailable for legal reasons|(?:visitors|users) from (?:your|the) (?:country|region|european)|gdpr[^.]{0,40}(?:unavailable|cannot|not available)|(?:所在|您的|你的)(?:的)?(?:国家|地区|區域|地區)[^，。]{0,10}(?:不可用|无法|不支持|暂不|限制)|お住まいの(?:国|地域)|해당 (?:국가|지역)에서|недоступ\w+ в (?:вашем|вашей)"
)
_CONSENT_LINES = _Late(
    r"before you continue to|(?:accept|acepta|akzeptier|accetta|aceit)\w*[^.]{0,40}cookies?[^.]{0,60}(?:suscr|subscri|abonn|abbon|assin|pay)|(?:accept|agree to|consent to)[^.]{0,30}(?:cookies?|terms|conditions)[^.]{0,20}to (?:continue|proceed|use|access|view)|(?:confirm|verify) your age|are you (?:over|at least) \d\d|年龄验证|同意して続ける|mit werbung[^.]{0,40}(?:weiter|lesen)|weiterlesen mit werbung|accept all[^.]{0,40}(?:to|and) (?:continue|proceed)|bevor sie (?:zu|mit)[^.]{0,30}(?:weiter|fortfahren)|avant d['’]accéder"
    + "|"
    + _OR_PAY.pattern
)
_SHELL_LINES = _Late(
    r"(?:need|have|please|must)[^.]{0,20} enable javascript|enable javascript to (?:run|view|use|continue)|javascript (?:is )?(?:required|disabled|must be)|requires javascript|请(?:开启|启用|打开)[^，。]{0,4}javascript|javascriptを有効|javascript를|включите javascript|^loading\W*$|^加载中\W*$|^読み込み中\W*$"
)
_COUNTS = _Late(
    r"(?:阅读|閱讀|浏览|瀏覽|views?|reads?|閲覧|조회|просмотр\w*)\W*\d[\d.,]*\W?[kw万]?\W+(?:评论|評論|点赞|收藏|回复|comments?|likes?|コメント|いいね|댓글|комментари\w*)\W*\d"
)
# What is asked in exchange for a text: a word from an account, coins, a film with advertising, an invitation.
_TOLL = _Late(
    r"(?:关注|關注|扫码|掃碼|回复|回復|发送|输入|輸入|获取|索取)[^。]{0,40}(?:验证码|驗證碼|口令|暗号|密码|密碼|数字|數字|提取码|关键字)[^。]{0,40}(?:看|阅读|閱讀|查看|解锁|解鎖|展开|显示|剩|全文)"
    r"|\d[\d.]* ?(?:元|￥|积分|金币|c币|币|下载券)? ?(?:/|每|一) ?(?:天|日)[^。]{0,12}(?:解锁|解鎖|阅读|畅读|看全)|(?:[\d]+ ?(?:个|枚)?(?:积分|金币|c币|硬币|点券|豆)|看(?:完)?(?:一段|一个)?(?:广告|视频))[^。，]{0,10}(?:解锁|查看|阅读|继续|看全|下载)|解[锁鎖](?:文章|本文|此文|这篇|該文)"
    r"|(?:reply|send|text|message|follow)\b[^.]{0,80}\b(?:code|passphrase|password|keyword)\b[^.]{0,60}\b(?:read|unlock|see|rest|continue|open)|\b(?:enter|type in) the (?:code|keyword)\b[^.]{0,60}\b(?:read|unlock|rest|continue)|\b\d+ (?:coins?|credits?|points?|tokens?)\b[^.]{0,30}\b(?:unlock|read|open|continue)|\bunlock\b[^.]{0,30}\b\d+ (?:coins?|credits?|points?|tokens?)\b|\bwatch (?:an? |one )?(?:ad|advert\w*|video)\b[^.]{0,20}\b(?:to|and) (?:unlock|read|continue|open)"
    r"|(?:公式|line|フォロー|友だち追加)[^。]{0,40}(?:合言葉|コード|暗証|パスワード)[^。]{0,40}(?:続き|読め|表示|全文|解除)|\d+ ?(?:コイン|ポイント)[^。]{0,16}(?:読|解除|続き)|広告を(?:見て|視聴して)[^。]{0,10}(?:読|続き)|(?:구독|팔로우|친구 추가|채널)[^.]{0,40}(?:코드|암호|비밀번호)[^.]{0,40}(?:읽|볼|보기|열)|\d+ ?(?:코인|포인트)[^.]{0,16}(?:읽|열람|보기|열기)|광고를? (?:보고|시청)[^.]{0,16}(?:읽|보기|계속)"
    r"|(?:подпишитесь|канал\w*|бот\w*)[^.]{0,60}(?:код\w*|слово|пароль)[^.]{0,60}(?:чита|остальн|откро|дочита|полност)|\d+ (?:монет\w*|балл\w*)[^.]{0,30}(?:чита|откры|разблок)|(?:code|kennwort|losung)\b[^.]{0,60}(?:weiterles|freischalt|rest|weiter)|\d+ (?:münzen|punkte)[^.]{0,50}(?:weiterles|freischalt|lesen)|(?:code|mot de passe)\b[^.]{0,60}(?:lire|suite|débloqu)|\d+ (?:pièces|jetons|points|crédits)[^.]{0,50}(?:lire|suite|débloqu)|(?:código|clave|palabra)\b[^.]{0,60}(?:leer|resto|desbloque|seguir)|\d+ (?:monedas|puntos|créditos)[^.]{0,50}(?:leer|desbloque|seguir)"
)
# Rights that somebody can give.
_REQUEST = _Late(
    r"\b(?:request|ask for|get) (?:edit |view |read )?(?:access|permission)\b|\b(?:switch|use (?:another|a different)|change) (?:accounts?|user)\b|申请(?:访问|查看|阅读|加入|编辑)?权限|申請(?:存取|檢視|閱讀)?權限|切换[账帐]号|切換帳[號户戶]|アクセス(?:権限?)?を?(?:リクエスト|申請|要求)|閲覧権限を(?:申請|リクエスト)|アカウントを?切り替え|(?:액세스|권한|접근 권한)(?:을)? ?(?:요청|신청)|계정 전환|(?:запросить|попросить) (?:доступ|разрешение)|сменить (?:аккаунт|пользовател\w*)"
    r"|zugriff (?:anfordern|anfragen|beantragen)|konto wechseln|(?:demander|solliciter) (?:l['’]accès|un accès|l['’]autorisation)|changer de compte|solicitar (?:acceso|permiso|acesso|permissão)|cambiar de cuenta|trocar de conta|richiedi (?:l['’])?accesso|cambia account|toegang (?:aanvragen|vragen)|poproś o dostęp|erişim iste"
)
# What has another place now, and the way there.
_ON = _Late(
    r"(?:点击|點擊|点选|请按)[^。]{0,14}(?:按钮|按鈕|链接|連結|这里|此处|继续|查看原文)|(?:访问|查看|前往|跳转)[^。，]{0,4}(?:原文|原链接|新地址|新账号|新帐号|新号)|\b(?:click|tap|press|follow|use) (?:the )?(?:button|link|here)(?: below| to)?\b[^.]{0,60}\b(?:original|continue|article|reach|new|there|post|page)|\b(?:continue|go) to (?:the )?(?:original|new (?:address|account|home|place))|(?:下の|以下の)?(?:ボタン|リンク)(?:を押|をクリック|をタップ|から)|아래 (?:버튼|링크)[을를]? (?:누르|클릭|눌러)|нажмите (?:на )?(?:кнопку|ссылку)|klicken sie (?:auf|unten|hier)|(?:schaltfläche|knopf) unten|cliquez (?:sur|ici|ci-dessous)|(?:pulse|haga clic|pulsa) (?:en |el |abajo|aquí)"
)
_MOVED = _Late(
    r"(?:已|被)?(?:迁移|遷移|搬迁|搬家|搬到|转移)|\b(?:has|have) (?:\w+ )?(?:moved|migrated|relocated)\b|\b(?:moved|migrated|transferred) to\b|移転|移行(?:し|され|済)|引っ越し|(?:이전|이사)(?:했|하였|되었|됐)|переехал\w*|перен[её]с[её]н\w*|перемещ[её]н\w*|umgezogen|a (?:déménagé|migré|été (?:transférée?|déplacée?))|se ha (?:mudado|trasladado)|ha sido trasladad[oa]|mudou(?:-se)?\b"
)
_FAILED = _Late(
    r"(?:文档|文件|内容|预览|页面|图书|课件|文稿|視頻|视频|資料|资料)?(?:加载|載入|读取|讀取|预览|渲染|转码)(?:失败|失敗|出错|超时|不出来|不成功)|\b(?:failed|unable|could(?: ?not|n['’]t)|can(?:not|['’]t)|did(?: ?not|n['’]t)) (?:to )?(?:be )?(?:load|loaded|render|rendered|preview|previewed|open|display|fetch)\b[^.]{0,60}\b(?:document|file|preview|pdf|slides?|deck|viewer|presentation|notebook|page|chapter)|\b(?:document|file|preview|pdf|slides?|deck|presentation|notebook|chapter|viewer)\b[^.]{0,30}\b(?:failed to|could(?: ?not|n['’]t)|did(?: ?not|n['’]t)|(?:is|was) unable to|can(?:not|['’]t)) (?:be )?(?:load|render|preview|display|open|show)"
    r"|(?:文書|資料|プレビュー|ファイル|スライド)[^。]{0,10}(?:読み込めません|読み込みに失敗|表示に失敗)|(?:문서|파일|미리보기|자료|슬라이드)[^.]{0,10}(?:불러오지 못|불러올 수 없|로드하지 못|열지 못)|не удалось (?:загрузить|открыть|показать) (?:документ|файл|презентаци\w*|просмотр|страниц\w* документа)|(?:dokument|datei|vorschau|folien)[^.]{0,20}(?:nicht geladen|konnten? nicht|laden fehlgeschlagen)|(?:échec|erreur) (?:du|de) chargement|(?:document|fichier|aperçu)[^.]{0,20}n['’]a pas pu (?:être )?charg|no se (?:pudo|ha podido) cargar (?:el|la|los|las) (?:documento|archivo|vista|diapositivas|presentación)|(?:documento|archivo)[^.]{0,20}no se (?:pudo|ha podido) cargar"
)
# Neither gone nor a wall: to be asked again another day.
_LATER = _Late(
    r"(?:being (?:mended|repaired|restored)|closed for (?:\w+ ){0,3}(?:work|repairs?|maintenance))|(?:under|scheduled|down for|undergoing|planned) (?:\w+ )?maintenance|maintenance (?:mode|in progress|break)|we(?:['’]ll| will) be (?:right )?back|back (?:soon|shortly)|try again (?:later|in a)|something went wrong|service (?:is )?(?:temporarily )?unavailable|temporarily (?:unavailable|offline|down)|internal server error|an error (?:has )?occurred|unexpected error"
    r"|(?:系统|网站|服务器?|站点)?[^，。]{0,6}(?:维护|升级)中|系统升级|系统(?:繁忙|错误|异常|出错)|服务器(?:繁忙|错误|异常|出错|开小差)|稍[后候]再?(?:试|来)|メンテナンス中|しばらくしてから|점검 ?중|잠시 후 (?:다시|이용)|технические работы|ведутся работы|попробуйте позже|wartungs(?:arbeiten|modus)|gleich wieder (?:da|zurück|online)|versuchen sie es [^.]{0,30}(?:später|noch einmal|erneut)|en maintenance|en mantenimiento|em manutenção|réessayer plus tard|inténtelo (?:de nuevo )?más tarde|tente novamente"
)
# What a reader is told to do who came to where nothing is.
_ADVICE = _Late(
    r"\btry (?:the|a|our|using the|another|your) search\b|\bstart (?:over|again|afresh) (?:at|from|on)\b|check (?:the|your) (?:spelling|address|url|link)\b|\b(?:mis)?typed (?:the )?(?:address|url)|use the (?:search|navigation|menu)\b|(?:go|head|return|get) back to (?:the )?(?:home|front|main|start)\b|other \w+ you (?:might|may) (?:enjoy|like)|you may (?:also )?like (?:these|one)\b|perhaps (?:the )?search"
    r"|(?:地址|网址)(?:是否|可能|有误|输错|拼写)|(?:試試|试试)搜索|去首页|トップページから|(?:url|アドレス)を(?:ご確認|お確かめ)|주소를 (?:다시 )?확인|вернитесь на главную|воспользуйтесь поиском|проверьте (?:адрес|ссылку)|vielleicht hilft die suche|nutzen sie die suche|utilisez la recherche|vérifiez l['’](?:adresse|url)|(?:use|utilice|pruebe) (?:el|con el) buscador|vuelva (?:a la|al) (?:inicio|página)|volte para a página|torna alla home|wróć na stronę|quay lại trang chủ|ana sayfaya dön"
)
# What leads home from a page that has nothing else to offer.
WAY_HOME = _Late(
    r"\W*(?:\d+ ?(?:秒|s)后?[^a-z]{0,6})?(?:(?:go|take me|get|head|return|back|visit|to)\b.{0,24}\bhome ?(?:page)?|(?:go|return) back|go to (?:homepage|.{0,20}home)|(?:back|return) to (?:the )?(?:main|start|front|index|my).{0,12}|(?:点击)?(?:返回|回到?|去往|前往)[^，。]{0,6}(?:首页|主页|上一?[页级]|首頁|主頁)|トップ(?:ページ)?(?:へ|に).{0,4}|ホーム(?:へ|に).{0,4}|(?:홈|메인).{0,6}(?:으로|이동|가기).{0,6}|(?:вернуться |перейти )?на главную.{0,12}|zurück zur .{0,20}|zur startseite|retour(?:ner)? à l['’]accueil.{0,10}|(?:volver|ir) (?:a la |al )?(?:inicio|página.{0,12}|portada)|voltar.{0,20}|ir para a página.{0,10})\W*"
)
CHALLENGE_HEADERS = {
    "cf-mitigated": "challenge", "x-amzn-waf-action": "", "x-datadome": "", "x-sucuri-block": "",
    "x-px-block": "", "x-distil-cs": "", "x-waf-status": "",
}  # fmt: skip
_SIGN_IN_SEGMENTS = frozenset({
    "login", "log-in", "log_in", "signin", "sign-in", "sign_in", "signup", "sso", "passport", "unhuman", "captcha",
    "challenge", "account_verify", "wappass", "user_login", "authwall", "authorize", "oauth", "oauth2", "cas", "logon",
    "register", "consent", "punish", "verify", "checkpoint", "subscribe", "paywall", "auth", "accounts", "idp", "saml",
    "guce", "antispider", "showcaptcha", "zustimmung", "consentement", "collectconsent", "nidlogin.login", "nid", "sec", "denied", "sorry", "geo-block", "unavailable-in-region", "age-gate", "agegate",
})  # fmt: skip
_SURE_SEGMENTS = frozenset({"unhuman", "captcha", "passport", "wappass", "authwall", "oauth", "oauth2", "authorize", "sso", "cas", "saml", "idp",
                            "account_verify", "punish", "antispider", "showcaptcha", "guce", "consent", "zustimmung", "collectconsent"})  # fmt: skip
_GATE_SEGMENT = _Late(
    r"(?:[\w.]+[-_])?(?:consent|zustimmung|einwilligung|consentement|consenso|consentimiento|consentimento|toestemming|zgoda|soglasie|samtycke|samtykke|privacy|cookie-?wall|cookies?|cmp|pur|abo|abos?|abonn\w+|abbonament\w+|suscri\w+|assin\w+|subscriptions?|subscribe|membership|premium|paywall|offers?|plans|pricing|register|registrieren|inscription|verification|verify|human|robot|guard|gateway|gate|wall)(?:[-_]\w*)*"
)
_BACK = frozenset({"next", "back", "return", "returnto", "return_to", "returnurl", "return_url", "redirect", "redirect_uri", "redirect_url",
                   "redirecturl", "continue", "callback", "destination", "dest", "target", "url", "u", "service", "goto", "from", "ref", "r"})  # fmt: skip
_LOST = _Late(
    r"(?:^|/)(?:404|410|not[-_]?found|page[-_]?not[-_]?found|error[-_]?404|404[-_]?error|40[34]page|notfound|missing|no[-_]?page|gone|(?:errors?|err)(?:/(?:404|not[-_]?found))?|errorpage|no-such-\w+|error-pages/[\w-]+|deleted|removed)(?:\.\w{2,5})?/?$"
)
_SEARCH = _Late(r"/(?:search|find|suche|recherche|buscar|busca|sousuo|so|s)(?:\.\w{2,5})?/?$")
_SEARCHES = frozenset({"q", "s", "query", "keyword", "keywords", "wd", "word", "search", "term", "text", "p"})
_HOME = _Late(
    r"/?(?:(?:[a-z]{2}|[a-z]{2}[-_][a-z]{2,4}|zh-hans|zh-hant)/?)?(?:(?:index|home|default|main|portal)(?:\.\w{2,5})?/?)?"
)


# A title or a heading is asked about several times while its page is judged.
_REMEMBERED = lru_cache(maxsize=256)
_QUALIFIES = _Late(r"\b(?:that|which|who|whose|if|when|whether|\w+ing (?:a|an|any)) (?:it )?$")
_SUPPOSES = _Late(r"(?:after|once|although|while|because|whenever|as soon as|until|before)\b")
_QUALIFIED = _Late(
    r"(?:는|은|던)? \S+(?:에는|에서|를|을|이|가) (?!요청)\S|时(?!间)|的(?!.{0,6}(?:页|頁|网址|地址|链接|文章|内容|帖))"
)
_REPORTS = _Late(
    r"(?:\bsays|\bprints|\breports|\bshows|пишет|выдаёт|выдает|сообщает|показывает|meldet|meldung|dice|muestra|affiche|报|提示|显示|表示され|出力)\s?[:：,，“\"«「]"
)
_QUOTED = _Late(r"[“\"][^“”\"]{8,160}[”\"]|«[^»]{8,160}»|「[^」]{4,80}」|『[^』]{4,80}』|„[^“”]{8,160}[“”]")


def parts(title: str) -> list[str]:
    """A title's pieces: most add the site's name after a dash or a bar, some put it first."""
    return [
        part.strip()
        for part in re.split(r"\s+[-–—:]+\s+|\s*[|·•»_｜－—]+\s*|\s+::\s+", title)
        if part.strip()
    ]


@_REMEMBERED
def says_gone(line: str, title: bool = False) -> bool:
    """Whether a line is the news that something is missing; a title's piece must say that and no more."""
    if line[:1] in _BRACKETS or (not title and _PART.search(line)):
        return False
    if _BARE.fullmatch(line) or _CODE_404.fullmatch(line):
        return True
    if len(line) <= 140 and _SAYINGS.search(line):
        return True
    if ABOUT.search(line) or (title and line[-1:] in ("?", "？")):
        return False
    if len(line) <= 140 and (found := _ENDED.search(line)) and (not title or 2 * len(found[0]) >= len(line)):
        return True
    if len(line) <= 70 and _NO_SUCH.fullmatch(line):
        return True
    if not title and len(line) <= 80 and len(pieces := parts(line)) > 1:
        return any(says_gone(piece, title=True) for piece in pieces[:4])
    english = len(line) <= 140 and bool(_EN_STARTS.match(line))
    if english and _EN_NOT.search(line):
        return True
    for number, (subject, said, longest) in _IN_ASCII if line.isascii() else _NUMBERED:
        if (
            len(line) <= longest
            and (number or english)
            and (found := said.search(line))
            and subject.search(line)
            and not _of_others(line, found)
        ):
            return number > 0 or not title or line[-1:] in ".!" or bool(_TAIL.fullmatch(line, found.end()))
    return False


def _of_others(line: str, found: re.Match[str]) -> bool:
    """Whether what is gone only qualifies a thing ("files that are gone"), or is what a program is told to say."""
    before, after = line[: found.start()], line[found.end() :]
    return bool(_SUPPOSES.match(line)) or bool(
        _QUALIFIES.search(before) or _QUALIFIED.match(after) or _REPORTS.search(before)
    )


def length(text: str) -> int:
    """Characters; one of Chinese, Japanese or Korean says as much as two or three letters."""
    return len(text) + 3 * len(_DENSE.findall(text)) // 2


def unquoted(line: str) -> str:
    """A line without what it quotes, where it says more than the quotation: quoted news is somebody else's."""
    rest = _QUOTED.sub(" ", line)
    return rest if 2 * len(rest.strip()) >= len(line) else line


def numbered(part: str) -> bool:
    """Whether a title's piece holds the number 404 and next to nothing else."""
    return (
        bool(NUMBER.search(part))
        and not ABOUT.search(part)
        and len(set(re.findall(r"[^\W\d_]{3,}", part)) - {"error", "page", "not", "found", "http", "status"})
        <= 2
        and len(_DENSE.findall(part)) <= 6
    )


@_REMEMBERED
def says_parked(line: str, title: bool = False) -> bool:
    """Whether a line tells of a domain for sale, an account that was suspended, or a server without a site."""
    if len(line) > 200 or ABOUT.search(line) or _SUPPOSES.match(line) or not (found := _PARKED.search(line)):
        return False
    rest = line.replace(found[0], " ")
    more = len("".join(re.findall(r"(?<![\w.])[^\W\d_]{4,}(?![\w.])", rest)))
    return not title or more <= 8


def bets(text: str) -> list[str]:
    """The games of chance that a text offers, each once; none where nothing is promised with them."""
    if not (offered := {found[0] for found in _OFFERS.finditer(text)}):
        return []
    games = {found[0] for found in _GAMES.finditer(text)}
    # Where several are promised, one who is called after sports alone is no club.
    return sorted(games | ({found[0] for found in _SPORTS.finditer(text)} if len(offered) > 1 else set()))


def says_rest(line: str) -> bool:
    """Whether a short line speaks of the rest of what stands before it, or of the whole."""
    return length(line) <= 200 and bool(_REST.search(line))


@_REMEMBERED
def says_share(line: str) -> bool:
    """Whether a short line speaks of the rest of a text, of its share or length, or of a beginning that is shown."""
    return (length(line) <= 110 or says_toll(line)) and bool(
        _REST.search(line)
        or _TOLL.search(line)
        or (_SHARE.search(line) and (_OF_TEXT.search(line) or _BUYS.search(line) or _SUBSCRIBES.search(line)))
    )


def says_cut(line: str) -> bool:
    """Whether a line is cut off in a sentence, or ends in counts of readers, as a list of other pages tells of them."""
    if line[-1:].isdigit() and _COUNTS.search(line):
        return True
    if line[-1:] == "…":
        return len(line) >= 24 and line[-2] not in "….。！？!?，、"
    return line[-3:] in ("...", "[…]") and len(line) >= 24 and line[-4] not in ".。！？!?，、"


def says_toll(line: str) -> bool:
    """Whether a line opens a text to whom gives something for it: follows an account, asks it for a word, spends coins."""
    return length(line) <= 260 and bool(_TOLL.search(line)) and not ABOUT.search(line)


def says_request(text: str) -> bool:
    """Whether a button offers to ask for the rights to see a text, or to go on by another account that has them."""
    return len(text) <= 60 and bool(_REQUEST.search(text))


def says_on(lines: Iterable[str]) -> str:
    """The line that says of what moved by which way it is to be had; '' where none does."""
    said = [line for line in lines if len(line) <= 200]
    return next(filter(_ON.search, said), "") if any(map(_MOVED.search, said)) else ""


def says_failed(line: str) -> bool:
    """Whether a line says that a viewer did not get its document, or asks to load it again."""
    return len(line) <= 120 and bool(_FAILED.search(line)) and not ABOUT.search(line)


def says_door(line: str) -> bool:
    """Whether a line offers to buy, to become a member, or to go on in an app."""
    return bool(_BUYS.search(line)) and not _TIPS.search(line)


def says_terms(line: str) -> bool:
    """Whether a line offers that, or names subscribers and members."""
    return says_door(line) or bool(_SUBSCRIBES.search(line))


def sells(name: str, lines: Iterable[str]) -> str:
    """The line by which a page that is headed by a name of a host offers that name; '' where none does."""
    said = [line for line in lines if length(line) <= 200]
    if found := next((line for line in said if _SALE.search(line) and not ABOUT.search(line)), ""):
        return found
    priced = next((line for line in said if _PRICE.search(line) and length(line) <= 100), "")
    return priced if priced and any(_TRADE.search(line) for line in said if line != name) else ""


def goods(title: str, lines: list[str]) -> str:
    """The first price of a list of goods below a title that praises a shop; '' where it is none."""
    priced = [line for line in lines if length(line) <= 120 and _PRICE.search(line)]
    return priced[0] if len(priced) >= 4 and 2 * len(priced) >= len(lines) and _SHOPS.search(title) else ""


def brand(title: str, site: str, labels: Iterable[str]) -> bool:
    """Whether a title is the name of a site alone, as its metadata, its host or everybody has it, with a motto or not."""
    first, *rest = parts(title) or [title]
    if site and title in (site, f"the {site}"):
        return True
    plain = re.sub(r"[\W_]+", "", first)
    known = bool(_BRANDS.fullmatch(first)) or plain in {re.sub(r"[\W_]+", "", label) for label in labels}
    return known and (not rest or len(rest) == 1)


def services(text: str) -> list[str]:
    """What a shop praises itself with, each once."""
    return sorted({found[0] for found in _SERVICES.finditer(text)})


def guarded(lines: Iterable[str]) -> str:
    """The member of JSON that asks for a proof beside a number that is a fault, or names the control; '' where none."""
    said = list(lines)
    if not any(map(_FAULTY.fullmatch, said)):
        return ""
    return next(
        (line for line in said if len(line) <= 200 and (_RISK_MEMBER.match(line) or _RISK.search(line))), ""
    )


def furniture(line: str) -> bool:
    """Whether a line belongs to no page in particular: signs and dates alone, a copyright, a word about cookies."""
    if not _THREE_LETTERS.search(line) and not _NUMBER_404.search(line):
        return not _CODE.search(line)
    if len(line) > 400:
        return False
    if _COPYRIGHT.match(line):
        return len(line) < 120
    if (len(line) <= 120 and _FORUM.search(line)) or _IMPRINT.search(line):
        return True
    return bool(_COOKIES.search(line)) and not (says_wall(line) or says_closed(line)) and len(line) > 15


_THREE_LETTERS = _Late(r"(?s)[^\W\d_](?:.*?[^\W\d_]){2}")
_NUMBER_404 = _Late(r"4(?:0[0-9]|10|29|51)")
_CODE = _Late(r"[=+*/(){}\[\]<>]")
_COPYRIGHT = _Late(r"\W*(?:©|\(c\)|copyright\b|all rights reserved)")
# By which numbers a site is registered with the authorities.
_IMPRINT = _Late(r"icp[备備证]\d{5}|公网安备|公安备案号")
# What boards say below each thread.
_FORUM = _Late(
    r"\byou (?:cannot|can|may not|may|can['’]t) (?:post|start|reply|edit|delete|attach|vote|create|download)\b[^.]{0,60}(?:topics?|threads?|posts?|replies|attachments|polls|files|forum)|^powered by (?:phpbb|vbulletin|xenforo|discuz|smf|mybb|invision|discourse|flarum|nodebb)"
    r"|вы (?:не )?можете (?:начинать|создавать|отвечать|редактировать|удалять|добавлять|голосовать|скачивать)|(?:sie|du|ihr) (?:dürfen|darfst|dürft|können|kannst) (?:keine|nicht|ihre|deine)[^.]{0,40}(?:themen|beiträge|dateianhänge|antwort)|vous ne pouvez pas (?:poster|répondre|éditer|supprimer|joindre|créer)|no puede[s]? (?:abrir|crear|responder|editar|borrar|enviar|adjuntar)[^.]{0,40}(?:temas|mensajes|adjuntos|respuestas)|nie możesz (?:tworzyć|odpowiadać|zmieniać|usuwać|dodawać)|non puoi (?:aprire|rispondere|modificare|cancellare)|您(?:所在的用户组)?(?:不)?(?:可以|能)(?:发表|回复|编辑|上传|下载)[^，。]{0,4}(?:新?主题|帖子|附件|回复)?$"
)
_COOKIES = _Late(
    r"\bwe (?:\w+ )?use cookies|\bcookies? (?:policy|settings|to )|(?:use|uses|using|set|store)[sd]? cookies"
    r"|cookies?\b[^.]{0,80}(?:experience|advertis|improve|partner|analy)|(?:使用|採用)[^，。]{0,4}cookies?|cookies?を(?:使用|利用)|クッキーを(?:使用|利用)|쿠키를 사용"
    r"|(?:utili[sz]\w*|verwende\w*|nutz\w+|használ\w*|používá\w*|gebruik\w*|usa|usamos|usiamo|используе\w*|використову\w*|zapisuj\w*|sử dụng|menggunakan|använd\w*|bruger|käyttää|kullan\w+|folosește)[^.]{0,40}(?:cookie|çerez|куки|кукі|файлы cookie)"
    r"|(?:cookie|çerez)\w*[^.]{0,40}kullan|ملفات تعريف الارتباط|משתמש בעוגיות|कुकी|คุกกี้|traceurs|ciasteczk"
)


def says_404(line: str) -> bool:
    """Whether a line is a member of JSON or XML that states a 404."""
    return bool(_CODE_404.fullmatch(line))


def says_later(line: str) -> bool:
    """Whether a line asks its reader to come back another time."""
    return len(line) <= 200 and not ABOUT.search(line) and bool(_LATER.search(line))


@_REMEMBERED
def says_wall(line: str, title: bool = False) -> float:
    """How surely a line, or a title's piece, is that of a bot wall: 0, 1 (a word on the subject), 1.5 or 2."""
    if ABOUT.search(line) and not title:
        return 0
    if len(line) <= 80 and not ABOUT.search(line) and _NOT_A_BOT.search(line):
        return 1.5
    if title:
        return 2 if _WALL_TITLES.fullmatch(line) else 1 if _WALL_WORDS.fullmatch(line) else 0
    return 2 if len(line) <= 300 and _WALL_LINES.search(line) else 1 if _WALL_WORDS.fullmatch(line) else 0


@_REMEMBERED
def says_closed(line: str, title: bool = False) -> str:
    """What a line asks of its reader before the page is shown, in a word; '' where nothing."""
    if title:
        return "signing in" if _SIGN_IN_TITLE.fullmatch(line) else ""
    if len(line) > 300:
        return ""
    kinds = {
        "signing in": _SIGN_IN_LINES,
        "money": _PAY_LINES,
        "another country": _GEO_LINES,
        "consent": _CONSENT_LINES,
    }
    found = next((name for name, words in kinds.items() if words.search(line)), "")
    return found or ("an app" if any(hint in line for hint in _APP_HINTS) and _APP_LINES.search(line) else "")


def says_advice(line: str) -> bool:
    """Whether a short line tells a reader who is lost to search, to start over, or to look at the address again."""
    return len(line) <= 140 and not ABOUT.search(line) and bool(_ADVICE.search(line))


def says_shell(line: str) -> bool:
    """Whether a line asks for JavaScript, or for patience until it has run."""
    return bool(_SHELL_LINES.search(line))


def challenge(headers: Mapping[str, str]) -> str | None:
    """The header by which a bot wall gives itself away."""
    for name, value in CHALLENGE_HEADERS.items():
        if name in headers and value in headers[name].lower():
            return name
    return None


def sign_in(url: str, asked: str) -> int:
    """How surely `url` is where one signs in or proves to be human, and what was asked for is not: 0, 1 or 2."""
    ends, start = _segments(url), _segments(asked)
    if start & _SIGN_IN_SEGMENTS:
        return 0
    new = (ends & _SIGN_IN_SEGMENTS) - start
    query = parse_qsl(split(url).query, keep_blank_values=True)
    keys = {key.lower() for key, _ in query}
    if not new:
        # A gate by another name, with what was asked for in its query.
        named = any(_GATE_SEGMENT.fullmatch(part) for part in ends - start)
        path = split(asked).path.rstrip("/")
        return 2 if named and len(path) > 1 and any(path in value for _, value in query) else 0
    return 2 if new & _SURE_SEGMENTS or keys & _BACK or split(url).hostname != split(asked).hostname else 1


def split(url: str) -> SplitResult:
    """The parts of `url`; none of what a host made up."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def _segments(url: str) -> set[str]:
    parts = split(url)
    path = parts.path.lower().strip("/").replace(".", "/").split("/")
    return set(path) | set((parts.hostname or "").split(".")[:-2])


def lost(final: str, asked: str) -> bool:
    """Whether `final` is a host's address for what is missing, and `asked` is not."""
    path = split(final).path.lower()
    return bool(_LOST.search(path)) and not _LOST.search(split(asked).path.lower())


def searched(final: str, asked: str) -> bool:
    """Whether a link ended at a search for something, which was not asked for."""
    there, keys = split(final), {key.lower() for key, _ in parse_qsl(split(final).query)}
    return bool(keys & _SEARCHES and _SEARCH.search(there.path.lower())) and not _SEARCH.search(
        split(asked).path.lower()
    )


def went_home(final: str, asked: str) -> bool:
    """Whether a deep link ended at a home page, in whatever language."""
    start, end = split(asked), split(final)
    deep = not _HOME.fullmatch(start.path.lower()) or bool(start.query)
    return (
        deep
        and bool(_HOME.fullmatch(end.path.lower()))
        and (start.path != end.path or start.hostname != end.hostname)
    )
