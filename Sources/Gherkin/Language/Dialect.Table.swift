extension Dialect {
  /// Every dialect as text: code, English name and own name, then one line for each kind of
  /// keyword in the order of `Dialect.Kind`; every word ends with a bar, every line belongs to
  /// the dialect above it, and a trailing backslash only continues a long line.
  ///
  /// One string literal because the same data as nested array literals takes a minute and a half
  /// to compile.
  static let table: StaticString = """
    af|Afrikaans|Afrikaans|
    Funksie|Besigheid Behoefte|Vermoë|
    Agtergrond|
    Reël|Reel|
    Voorbeeld|Situasie|
    Situasie Uiteensetting|
    Voorbeelde|
    * |Gegewe |
    * |Wanneer |
    * |Dan |
    * |En |
    * |Maar |
    am|Armenian|հայերեն|
    Ֆունկցիոնալություն|Հատկություն|
    Կոնտեքստ|
    Rule|
    Օրինակ|Սցենար|
    Սցենարի կառուցվացքը|
    Օրինակներ|
    * |Դիցուք |
    * |Եթե |Երբ |
    * |Ապա |
    * |Եվ |
    * |Բայց |
    amh|Amharic|አማርኛ|
    ስራ|የተፈለገው ስራ|የሚፈለገው ድርጊት|
    ቅድመ ሁኔታ|መነሻ|መነሻ ሀሳብ|
    ህግ|
    ምሳሌ|ሁናቴ|
    ሁናቴ ዝርዝር|ሁናቴ አብነት|
    ምሳሌዎች|ሁናቴዎች|
    * |የተሰጠ |
    * |መቼ |
    * |ከዚያ |
    * |እና |
    * |ግን |
    an|Aragonese|Aragonés|
    Caracteristica|
    Antecedents|
    Rule|
    Eixemplo|Caso|
    Esquema del caso|
    Eixemplos|
    * |Dau |Dada |Daus |Dadas |
    * |Cuan |
    * |Alavez |Allora |Antonces |
    * |Y |E |
    * |Pero |
    ar|Arabic|العربية|
    خاصية|
    الخلفية|
    Rule|
    مثال|سيناريو|
    سيناريو مخطط|
    امثلة|
    * |بفرض |
    * |متى |عندما |
    * |اذاً |ثم |
    * |و |
    * |لكن |
    ast|Asturian|asturianu|
    Carauterística|
    Antecedentes|
    Rule|
    Exemplo|Casu|
    Esbozu del casu|
    Exemplos|
    * |Dáu |Dada |Daos |Daes |
    * |Cuando |
    * |Entós |
    * |Y |Ya |
    * |Peru |
    az|Azerbaijani|Azərbaycanca|
    Özəllik|
    Keçmiş|Kontekst|
    Rule|
    Nümunə|Ssenari|
    Ssenarinin strukturu|
    Nümunələr|
    * |Tutaq ki |Verilir |
    * |Əgər |Nə vaxt ki |
    * |O halda |
    * |Və |Həm |
    * |Amma |Ancaq |
    be|Belarusian|Беларуская|
    Функцыянальнасць|Фіча|
    Кантэкст|
    Правілы|
    Сцэнарый|Cцэнар|
    Шаблон сцэнарыя|Узор сцэнара|
    Прыклады|
    * |Няхай |Дадзена |
    * |Калі |
    * |Тады |
    * |I |Ды |Таксама |
    * |Але |Інакш |
    bg|Bulgarian|български|
    Функционалност|
    Предистория|
    Правило|
    Пример|Сценарий|
    Рамка на сценарий|
    Примери|
    * |Дадено |
    * |Когато |
    * |То |
    * |И |
    * |Но |
    bm|Malay|Bahasa Melayu|
    Fungsi|
    Latar Belakang|
    Rule|
    Senario|Situasi|Keadaan|
    Kerangka Senario|Kerangka Situasi|Kerangka Keadaan|Garis Panduan Senario|
    Contoh|
    * |Diberi |Bagi |
    * |Apabila |
    * |Maka |Kemudian |
    * |Dan |
    * |Tetapi |Tapi |
    bs|Bosnian|Bosanski|
    Karakteristika|
    Pozadina|
    Rule|
    Primjer|Scenariju|Scenario|
    Scenariju-obris|Scenario-outline|
    Primjeri|
    * |Dato |
    * |Kada |
    * |Zatim |
    * |I |A |
    * |Ali |
    ca|Catalan|català|
    Característica|Funcionalitat|
    Rerefons|Antecedents|
    Rule|
    Exemple|Escenari|
    Esquema de l'escenari|
    Exemples|
    * |Donat |Donada |Atès |Atesa |
    * |Quan |
    * |Aleshores |Cal |
    * |I |
    * |Però |
    cs|Czech|Česky|
    Požadavek|
    Pozadí|Kontext|
    Pravidlo|
    Příklad|Scénář|
    Náčrt Scénáře|Osnova scénáře|
    Příklady|
    * |Pokud |Za předpokladu |
    * |Když |
    * |Pak |
    * |A také |A |
    * |Ale |
    cy-GB|Welsh|Cymraeg|
    Arwedd|
    Cefndir|
    Rule|
    Enghraifft|Scenario|
    Scenario Amlinellol|
    Enghreifftiau|
    * |Anrhegedig a |
    * |Pryd |
    * |Yna |
    * |A |
    * |Ond |
    da|Danish|dansk|
    Egenskab|
    Baggrund|
    Regel|
    Eksempel|Scenarie|
    Abstrakt Scenario|
    Eksempler|
    * |Givet |
    * |Når |
    * |Så |
    * |Og |
    * |Men |
    de|German|Deutsch|
    Funktionalität|Funktion|
    Grundlage|Hintergrund|Voraussetzungen|Vorbedingungen|
    Rule|Regel|
    Beispiel|Szenario|
    Szenariogrundriss|Szenarien|
    Beispiele|
    * |Angenommen |Gegeben sei |Gegeben seien |
    * |Wenn |
    * |Dann |
    * |Und |
    * |Aber |
    el|Greek|Ελληνικά|
    Δυνατότητα|Λειτουργία|
    Υπόβαθρο|
    Rule|
    Παράδειγμα|Σενάριο|
    Περιγραφή Σεναρίου|Περίγραμμα Σεναρίου|
    Παραδείγματα|Σενάρια|
    * |Δεδομένου |
    * |Όταν |
    * |Τότε |
    * |Και |
    * |Αλλά |
    em|Emoji|😀|
    📚|
    💤|
    Rule|
    🥒|📕|
    📖|
    📓|
    * |😐|
    * |🎬|
    * |🙏|
    * |😂|
    * |😔|
    en|English|English|
    Feature|Business Need|Ability|
    Background|
    Rule|
    Example|Scenario|
    Scenario Outline|Scenario Template|
    Examples|Scenarios|
    * |Given |
    * |When |
    * |Then |
    * |And |
    * |But |
    en-Scouse|Scouse|Scouse|
    Feature|
    Dis is what went down|
    Rule|
    The thing of it is|
    Wharrimean is|
    Examples|
    * |Givun |Youse know when youse got |
    * |Wun |Youse know like when |
    * |Dun |Den youse gotta |
    * |An |
    * |Buh |
    en-au|Australian|Australian|
    Pretty much|
    First off|
    Rule|
    Awww, look mate|
    Reckon it's like|
    You'll wanna|
    * |Y'know |
    * |It's just unbelievable |
    * |But at the end of the day I reckon |
    * |Too right |
    * |Yeah nah |
    en-lol|LOLCAT|LOLCAT|
    OH HAI|
    B4|
    Rule|
    MISHUN|
    MISHUN SRSLY|
    EXAMPLZ|
    * |I CAN HAZ |
    * |WEN |
    * |DEN |
    * |AN |
    * |BUT |
    en-old|Old English|Englisc|
    Hwaet|Hwæt|
    Aer|Ær|
    Rule|
    Swa|
    Swa hwaer swa|Swa hwær swa|
    Se the|Se þe|Se ðe|
    * |Thurh |Þurh |Ðurh |
    * |Bæþsealf |Bæþsealfa |Bæþsealfe |Ciricæw |Ciricæwe |Ciricæwa |
    * |Tha |Þa |Ða |Tha the |Þa þe |Ða ðe |
    * |Ond |7 |
    * |Ac |
    en-pirate|Pirate|Pirate|
    Ahoy matey!|
    Yo-ho-ho|
    Rule|
    Heave to|
    Shiver me timbers|
    Dead men tell no tales|
    * |Gangway! |
    * |Blimey! |
    * |Let go and haul |
    * |Aye |
    * |Avast! |
    en-tx|Texas|Texas|
    This ain’t my first rodeo|All gussied up|
    Lemme tell y'all a story|
    Rule|
    All hat and no cattle|
    Serious as a snake bite|Busy as a hound in flea season|
    Now that's a story longer than a cattle drive in July|
    Fixin' to |All git out |
    Quick out of the chute |
    There’s no tree but bears some fruit |
    Come hell or high water |
    Well now hold on, I'll you what |
    eo|Esperanto|Esperanto|
    Trajto|
    Fono|
    Regulo|
    Ekzemplo|Scenaro|Kazo|
    Konturo de la scenaro|Skizo|Kazo-skizo|
    Ekzemploj|
    * |Donitaĵo |Komence |
    * |Se |
    * |Do |
    * |Kaj |
    * |Sed |
    es|Spanish|español|
    Característica|Necesidad del negocio|Requisito|
    Antecedentes|
    Regla|Regla de negocio|
    Ejemplo|Escenario|
    Esquema del escenario|
    Ejemplos|
    * |Dado |Dada |Dados |Dadas |
    * |Cuando |
    * |Entonces |
    * |Y |E |
    * |Pero |
    et|Estonian|eesti keel|
    Omadus|
    Taust|
    Reegel|
    Juhtum|Stsenaarium|
    Raamjuhtum|Raamstsenaarium|
    Juhtumid|
    * |Eeldades |
    * |Kui |
    * |Siis |
    * |Ja |
    * |Kuid |
    fa|Persian|فارسی|
    ویژگی|قابلیت|
    زمینه|پیش زمینه|مقدمات|
    قانون|
    مثال|سناریو|
    الگوی سناریو|
    نمونه ها|
    * |با فرض |فرض کنید |با در نظر گرفتن |
    * |هنگامی |وقتی |
    * |آنگاه |سپس |انتظار می رود |
    * |و |
    * |اما |
    fi|Finnish|suomi|
    Ominaisuus|
    Tausta|
    Rule|
    Tapaus|
    Tapausaihio|
    Tapaukset|
    * |Oletetaan |
    * |Kun |
    * |Niin |
    * |Ja |
    * |Mutta |
    fr|French|français|
    Fonctionnalité|
    Contexte|
    Règle|
    Exemple|Scénario|
    Plan du scénario|Plan du Scénario|
    Exemples|
    * |Soit |Sachant que |Sachant qu'|Sachant |Etant donné que |Etant donné qu'|Etant donné |\
    Etant donnée |Etant donnés |Etant données |Étant donné que |Étant donné qu'|Étant donné |\
    Étant donnée |Étant donnés |Étant données |
    * |Quand |Lorsque |Lorsqu'|
    * |Alors |Donc |
    * |Et que |Et qu'|Et |
    * |Mais que |Mais qu'|Mais |
    ga|Irish|Gaeilge|
    Gné|
    Cúlra|
    Riail|
    Sampla|Cás|
    Cás Achomair|
    Samplaí|
    * |Cuir i gcás go |Cuir i gcás nach |Cuir i gcás gur |Cuir i gcás nár |
    * |Nuair a |Nuair nach |Nuair ba |Nuair nár |
    * |Ansin |
    * |Agus |
    * |Ach |
    gj|Gujarati|ગુજરાતી|
    લક્ષણ|વ્યાપાર જરૂર|ક્ષમતા|
    બેકગ્રાઉન્ડ|
    નિયમ|
    ઉદાહરણ|સ્થિતિ|
    પરિદ્દશ્ય રૂપરેખા|પરિદ્દશ્ય ઢાંચો|
    ઉદાહરણો|
    * |આપેલ છે |
    * |ક્યારે |
    * |પછી |
    * |અને |
    * |પણ |
    gl|Galician|galego|
    Característica|
    Contexto|
    Rule|
    Exemplo|Escenario|
    Esbozo do escenario|
    Exemplos|
    * |Dado |Dada |Dados |Dadas |
    * |Cando |
    * |Entón |Logo |
    * |E |
    * |Mais |Pero |
    he|Hebrew|עברית|
    תכונה|
    רקע|
    כלל|
    דוגמא|תרחיש|
    תבנית תרחיש|
    דוגמאות|
    * |בהינתן |
    * |כאשר |
    * |אז |אזי |
    * |וגם |
    * |אבל |
    hi|Hindi|हिंदी|
    रूप लेख|
    पृष्ठभूमि|
    नियम|
    परिदृश्य|
    परिदृश्य रूपरेखा|
    उदाहरण|
    * |अगर |यदि |चूंकि |
    * |जब |कदा |
    * |तब |तदा |
    * |और |तथा |
    * |पर |परन्तु |किन्तु |
    hr|Croatian|hrvatski|
    Osobina|Mogućnost|Mogucnost|
    Pozadina|
    Rule|
    Primjer|Scenarij|
    Skica|Koncept|
    Primjeri|Scenariji|
    * |Zadan |Zadani |Zadano |Ukoliko |
    * |Kada |Kad |
    * |Onda |
    * |I |
    * |Ali |
    ht|Creole|kreyòl|
    Karakteristik|Mak|Fonksyonalite|
    Kontèks|Istorik|
    Rule|
    Senaryo|
    Plan senaryo|Plan Senaryo|Senaryo deskripsyon|Senaryo Deskripsyon|Dyagram senaryo|\
    Dyagram Senaryo|
    Egzanp|
    * |Sipoze |Sipoze ke |Sipoze Ke |
    * |Lè |Le |
    * |Lè sa a |Le sa a |
    * |Ak |Epi |E |
    * |Men |
    hu|Hungarian|magyar|
    Jellemző|
    Háttér|
    Szabály|
    Példa|Forgatókönyv|
    Forgatókönyv vázlat|
    Példák|
    * |Amennyiben |Adott |
    * |Majd |Ha |Amikor |
    * |Akkor |
    * |És |
    * |De |
    id|Indonesian|Bahasa Indonesia|
    Fitur|
    Dasar|Latar Belakang|
    Rule|Aturan|
    Skenario|
    Skenario konsep|Garis-Besar Skenario|
    Contoh|Misal|
    * |Dengan |Diketahui |Diasumsikan |Bila |Jika |
    * |Ketika |
    * |Maka |Kemudian |
    * |Dan |
    * |Tapi |Tetapi |
    is|Icelandic|Íslenska|
    Eiginleiki|
    Bakgrunnur|
    Rule|
    Atburðarás|
    Lýsing Atburðarásar|Lýsing Dæma|
    Dæmi|Atburðarásir|
    * |Ef |
    * |Þegar |
    * |Þá |
    * |Og |
    * |En |
    it|Italian|italiano|
    Funzionalità|Esigenza di Business|Abilità|
    Contesto|
    Regola|
    Esempio|Scenario|
    Schema dello scenario|
    Esempi|
    * |Dato |Data |Dati |Date |
    * |Quando |
    * |Allora |
    * |E |Ed |
    * |Ma |
    ja|Japanese|日本語|
    フィーチャ|機能|
    背景|
    ルール|
    シナリオ|
    シナリオアウトライン|シナリオテンプレート|テンプレ|シナリオテンプレ|
    例|サンプル|
    * |前提|
    * |もし|
    * |ならば|
    * |且つ|かつ|
    * |然し|しかし|但し|ただし|
    jv|Javanese|Basa Jawa|
    Fitur|
    Dasar|
    Rule|
    Skenario|
    Konsep skenario|
    Conto|Contone|
    * |Nalika |Nalikaning |
    * |Manawa |Menawa |
    * |Njuk |Banjur |
    * |Lan |
    * |Tapi |Nanging |Ananging |
    ka|Georgian|ქართული|
    თვისება|მოთხოვნა|
    კონტექსტი|
    წესი|
    მაგალითად|მაგალითი|მაგ|სცენარი|
    სცენარის ნიმუში|სცენარის შაბლონი|ნიმუში|შაბლონი|
    მაგალითები|
    * |მოცემული |მოცემულია |ვთქვათ |
    * |როდესაც |როცა |როგორც კი |თუ |
    * |მაშინ |
    * |და |ასევე |
    * |მაგრამ |თუმცა |
    kn|Kannada|ಕನ್ನಡ|
    ಹೆಚ್ಚಳ|
    ಹಿನ್ನೆಲೆ|
    Rule|
    ಉದಾಹರಣೆ|ಕಥಾಸಾರಾಂಶ|
    ವಿವರಣೆ|
    ಉದಾಹರಣೆಗಳು|
    * |ನೀಡಿದ |
    * |ಸ್ಥಿತಿಯನ್ನು |
    * |ನಂತರ |
    * |ಮತ್ತು |
    * |ಆದರೆ |
    ko|Korean|한국어|
    기능|
    배경|
    규칙|
    시나리오|
    시나리오 개요|
    예|
    * |조건 |먼저 |
    * |만일 |만약 |
    * |그러면 |
    * |그리고 |
    * |하지만 |단 |
    lt|Lithuanian|lietuvių kalba|
    Savybė|
    Kontekstas|
    Rule|
    Pavyzdys|Scenarijus|
    Scenarijaus šablonas|
    Pavyzdžiai|Scenarijai|Variantai|
    * |Duota |
    * |Kai |
    * |Tada |
    * |Ir |
    * |Bet |
    lu|Luxemburgish|Lëtzebuergesch|
    Funktionalitéit|
    Hannergrond|
    Rule|
    Beispill|Szenario|
    Plang vum Szenario|
    Beispiller|
    * |ugeholl |
    * |wann |
    * |dann |
    * |an |a |
    * |awer |mä |
    lv|Latvian|latviešu|
    Funkcionalitāte|Fīča|
    Konteksts|Situācija|
    Rule|
    Piemērs|Scenārijs|
    Scenārijs pēc parauga|
    Piemēri|Paraugs|
    * |Kad |
    * |Ja |
    * |Tad |
    * |Un |
    * |Bet |
    mk-Cyrl|Macedonian|Македонски|
    Функционалност|Бизнис потреба|Можност|
    Контекст|Содржина|
    Rule|
    Пример|Сценарио|На пример|
    Преглед на сценарија|Скица|Концепт|
    Примери|Сценарија|
    * |Дадено |Дадена |
    * |Кога |
    * |Тогаш |
    * |И |
    * |Но |
    mk-Latn|Macedonian (Latin)|Makedonski (Latinica)|
    Funkcionalnost|Biznis potreba|Mozhnost|
    Kontekst|Sodrzhina|
    Rule|
    Scenario|Na primer|
    Pregled na scenarija|Skica|Koncept|
    Primeri|Scenaria|
    * |Dadeno |Dadena |
    * |Koga |
    * |Togash |
    * |I |
    * |No |
    ml|Malayalam|മലയാളം|
    സവിശേഷത|
    പശ്ചാത്തലം|
    നിയമം|
    രംഗം|
    സാഹചര്യത്തിന്റെ രൂപരേഖ|
    ഉദാഹരണങ്ങൾ|
    * |നൽകിയത്|
    എപ്പോൾ|
    * |പിന്നെ|
    * |ഒപ്പം|
    * |പക്ഷേ|
    mn|Mongolian|монгол|
    Функц|Функционал|
    Агуулга|
    Rule|
    Сценар|
    Сценарын төлөвлөгөө|
    Тухайлбал|
    * |Өгөгдсөн нь |Анх |
    * |Хэрэв |
    * |Тэгэхэд |Үүний дараа |
    * |Мөн |Тэгээд |
    * |Гэхдээ |Харин |
    mr|Marathi|मराठी|
    वैशिष्ट्य|सुविधा|
    पार्श्वभूमी|
    नियम|
    परिदृश्य|
    परिदृश्य रूपरेखा|
    उदाहरण|
    * |जर|दिलेल्या प्रमाणे |
    * |जेव्हा |
    * |मग |तेव्हा |
    * |आणि |तसेच |
    * |पण |परंतु |
    ne|Nepali|नेपाली|
    सुविधा|विशेषता|
    पृष्ठभूमी|
    नियम|
    परिदृश्य|
    परिदृश्य रूपरेखा|
    उदाहरण|उदाहरणहरु|
    * |दिइएको |दिएको |यदि |
    * |जब |
    * |त्यसपछि |अनी |
    * |र |अनि |
    * |तर |
    nl|Dutch|Nederlands|
    Functionaliteit|
    Achtergrond|
    Regel|
    Voorbeeld|Scenario|
    Abstract Scenario|
    Voorbeelden|
    * |Gegeven |Stel |
    * |Als |Wanneer |
    * |Dan |
    * |En |
    * |Maar |
    no|Norwegian|norsk|
    Egenskap|
    Bakgrunn|
    Regel|
    Eksempel|Scenario|
    Scenariomal|Abstrakt Scenario|
    Eksempler|
    * |Gitt |
    * |Når |
    * |Så |
    * |Og |
    * |Men |
    pa|Panjabi|ਪੰਜਾਬੀ|
    ਖਾਸੀਅਤ|ਮੁਹਾਂਦਰਾ|ਨਕਸ਼ ਨੁਹਾਰ|
    ਪਿਛੋਕੜ|
    Rule|
    ਉਦਾਹਰਨ|ਪਟਕਥਾ|
    ਪਟਕਥਾ ਢਾਂਚਾ|ਪਟਕਥਾ ਰੂਪ ਰੇਖਾ|
    ਉਦਾਹਰਨਾਂ|
    * |ਜੇਕਰ |ਜਿਵੇਂ ਕਿ |
    * |ਜਦੋਂ |
    * |ਤਦ |
    * |ਅਤੇ |
    * |ਪਰ |
    pl|Polish|polski|
    Właściwość|Funkcja|Aspekt|Potrzeba biznesowa|
    Założenia|
    Zasada|Reguła|
    Przykład|Scenariusz|
    Szablon scenariusza|
    Przykłady|
    * |Zakładając |Mając |Zakładając, że |
    * |Jeżeli |Jeśli |Gdy |Kiedy |
    * |Wtedy |
    * |Oraz |I |
    * |Ale |
    pt|Portuguese|português|
    Funcionalidade|Característica|Caracteristica|
    Contexto|Cenário de Fundo|Cenario de Fundo|Fundo|
    Regra|
    Exemplo|Cenário|Cenario|
    Esquema do Cenário|Esquema do Cenario|Delineação do Cenário|Delineacao do Cenario|
    Exemplos|Cenários|Cenarios|
    * |Dado |Dada |Dados |Dadas |
    * |Quando |
    * |Então |Entao |
    * |E |
    * |Mas |
    ro|Romanian|română|
    Functionalitate|Funcționalitate|Funcţionalitate|
    Context|
    Rule|
    Exemplu|Scenariu|
    Structura scenariu|Structură scenariu|
    Exemple|
    * |Date fiind |Dat fiind |Dată fiind|Dati fiind |Dați fiind |Daţi fiind |
    * |Cand |Când |
    * |Atunci |
    * |Si |Și |Şi |
    * |Dar |
    ru|Russian|русский|
    Функция|Функциональность|Функционал|Свойство|Фича|
    Предыстория|Контекст|
    Правило|
    Пример|Сценарий|
    Структура сценария|Шаблон сценария|
    Примеры|Значения|
    * |Допустим |Дано |Пусть |
    * |Когда |Если |
    * |То |Затем |Тогда |
    * |И |К тому же |Также |
    * |Но |А |Иначе |
    sk|Slovak|Slovensky|
    Požiadavka|Funkcia|Vlastnosť|
    Pozadie|
    Rule|
    Príklad|Scenár|
    Náčrt Scenáru|Náčrt Scenára|Osnova Scenára|
    Príklady|
    * |Pokiaľ |Za predpokladu |
    * |Keď |Ak |
    * |Tak |Potom |
    * |A |A tiež |A taktiež |A zároveň |
    * |Ale |
    sl|Slovenian|Slovenski|
    Funkcionalnost|Funkcija|Možnosti|Moznosti|Lastnost|Značilnost|
    Kontekst|Osnova|Ozadje|
    Rule|
    Primer|Scenarij|
    Struktura scenarija|Skica|Koncept|Oris scenarija|Osnutek|
    Primeri|Scenariji|
    Dano |Podano |Zaradi |Privzeto |
    Ko |Ce |Če |Kadar |
    Nato |Potem |Takrat |
    In |Ter |
    Toda |Ampak |Vendar |
    sr-Cyrl|Serbian|Српски|
    Функционалност|Могућност|Особина|
    Контекст|Основа|Позадина|
    Правило|
    Сценарио|Пример|
    Структура сценарија|Скица|Концепт|
    Примери|Сценарији|
    * |За дато |За дате |За дати |
    * |Када |Кад |
    * |Онда |
    * |И |
    * |Али |
    sr-Latn|Serbian (Latin)|Srpski (Latinica)|
    Funkcionalnost|Mogućnost|Mogucnost|Osobina|
    Kontekst|Osnova|Pozadina|
    Pravilo|
    Scenario|Primer|
    Struktura scenarija|Skica|Koncept|
    Primeri|Scenariji|
    * |Za dato |Za date |Za dati |
    * |Kada |Kad |
    * |Onda |
    * |I |
    * |Ali |
    sv|Swedish|Svenska|
    Egenskap|
    Bakgrund|
    Regel|
    Scenario|
    Abstrakt Scenario|Scenariomall|
    Exempel|
    * |Givet |
    * |När |
    * |Så |
    * |Och |
    * |Men |
    ta|Tamil|தமிழ்|
    அம்சம்|வணிக தேவை|திறன்|
    பின்னணி|
    Rule|
    உதாரணமாக|காட்சி|
    காட்சி சுருக்கம்|காட்சி வார்ப்புரு|
    எடுத்துக்காட்டுகள்|காட்சிகள்|நிலைமைகளில்|
    * |கொடுக்கப்பட்ட |
    * |எப்போது |
    * |அப்பொழுது |
    * |மேலும் |மற்றும் |
    * |ஆனால் |
    te|Telugu|తెలుగు|
    గుణము|
    నేపథ్యం|
    Rule|
    ఉదాహరణ|సన్నివేశం|
    కథనం|
    ఉదాహరణలు|
    * |చెప్పబడినది |
    * |ఈ పరిస్థితిలో |
    * |అప్పుడు |
    * |మరియు |
    * |కాని |
    th|Thai|ไทย|
    โครงหลัก|ความต้องการทางธุรกิจ|ความสามารถ|
    แนวคิด|
    Rule|
    เหตุการณ์|
    สรุปเหตุการณ์|โครงสร้างของเหตุการณ์|
    ชุดของตัวอย่าง|ชุดของเหตุการณ์|
    * |กำหนดให้ |
    * |เมื่อ |
    * |ดังนั้น |
    * |และ |
    * |แต่ |
    tlh|Klingon|tlhIngan|
    Qap|Qu'meH 'ut|perbogh|poQbogh malja'|laH|
    mo'|
    Rule|
    lut|
    lut chovnatlh|
    ghantoH|lutmey|
    * |ghu' noblu' |DaH ghu' bejlu' |
    * |qaSDI' |
    * |vaj |
    * |'ej |latlh |
    * |'ach |'a |
    tr|Turkish|Türkçe|
    Özellik|İş Gereksinimi|Gereksinim|İşlev|Kullanıcı Hikayesi|Yetenek|Teknik Gereksinim|
    Geçmiş|Arka Plan|Ön Koşul|Önkoşul|Önceki Durum|Giriş|Mukaddime|Mevcut Durum|
    Kural|İş Kuralı|Kaide|Hüküm|Madde|
    Örnek|Senaryo|Durum|Vaka|
    Senaryo taslağı|Senaryo şablonu|
    Örnekler|Değerler|
    * |Mevcut |Önceden |Geçmişte |Daha önce |Halihazırda |Zaten |Sistemde |Diyelim ki |\
    Varsayalım ki |Farz edelim ki |Kabul edelim ki |Başlangıçta |Varsayılan olarak |\
    Biliniyor ki |
    * |Eğer |Eğer ki |Ne zaman |Ne zaman ki |Şayet |
    * |Beklenen |O zaman |Sonuç olarak |Böylece |Bunun üzerine |Bu durumda |O takdirde |\
    Şu halde |Netice itibariyle |Buna binaen |
    * |Ve |Hem de |Bir de |Ayrıca |İlaveten |Buna ek olarak |
    * |Fakat |Ama |Ancak |Yalnız |Lakin |Meğer ki |Buna mukabil |Aksi halde |
    tt|Tatar|Татарча|
    Мөмкинлек|Үзенчәлеклелек|
    Кереш|
    Rule|
    Сценарий|
    Сценарийның төзелеше|
    Үрнәкләр|Мисаллар|
    * |Әйтик |
    * |Әгәр |
    * |Нәтиҗәдә |
    * |Һәм |Вә |
    * |Ләкин |Әмма |
    uk|Ukrainian|Українська|
    Функціонал|
    Передумова|
    Rule|
    Приклад|Сценарій|
    Структура сценарію|
    Приклади|
    * |Припустимо |Припустимо, що |Нехай |Дано |
    * |Якщо |Коли |
    * |То |Тоді |
    * |І |А також |Та |
    * |Але |
    ur|Urdu|اردو|
    صلاحیت|کاروبار کی ضرورت|خصوصیت|
    پس منظر|
    Rule|
    منظرنامہ|
    منظر نامے کا خاکہ|
    مثالیں|
    * |اگر |بالفرض |فرض کیا |
    * |جب |
    * |پھر |تب |
    * |اور |
    * |لیکن |
    uz|Uzbek|Узбекча|
    Функционал|
    Тарих|
    Rule|
    Сценарий|
    Сценарий структураси|
    Мисоллар|
    * |Belgilangan |
    * |Агар |
    * |Унда |
    * |Ва |
    * |Лекин |Бирок |Аммо |
    vi|Vietnamese|Tiếng Việt|
    Tính năng|
    Bối cảnh|
    Quy tắc|
    Tình huống|Kịch bản|
    Khung tình huống|Khung kịch bản|
    Dữ liệu|
    * |Biết |Cho |
    * |Khi |
    * |Thì |
    * |Và |
    * |Nhưng |
    zh-CN|Chinese simplified|简体中文|
    功能|
    背景|
    Rule|规则|
    场景|剧本|
    场景大纲|剧本大纲|
    例子|
    * |假如|假设|假定|
    * |当|
    * |那么|
    * |而且|并且|同时|
    * |但是|
    zh-TW|Chinese traditional|繁體中文|
    功能|
    背景|
    Rule|
    場景|劇本|
    場景大綱|劇本大綱|
    例子|
    * |假如|假設|假定|
    * |當|
    * |那麼|
    * |而且|並且|同時|
    * |但是|
    """
}
