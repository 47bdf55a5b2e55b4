/// The words of generated sentences.
enum Words {
  static let adjectives = list(
    """
    active archived blocked cached cheap closed cold damaged delayed double draft early empty \
    expired fast final foreign fragile free frozen global hidden imported invalid large late local \
    manual merged mobile nested noisy optional overdue partial premium private public quiet rare \
    regional remote secure signed sorted stale sticky temporary urgent valid
    """)
  static let nouns = list(
    """
    account address agent alert article asset badge balance banner basket batch bill booking branch \
    budget button campaign card carrier cart catalog channel charge claim client comment contact \
    contract country coupon courier credit customer deadline delivery deposit device discount \
    document donation email employee entry event export filter folder forecast gift grant group \
    guest holiday image invoice item journal label layout lead ledger letter license limit listing \
    loan locker manifest member merchant message meter note offer operator order owner package \
    panel parcel partner password payment permit phone picture plan player policy printer product \
    profile project quota receipt record refund region rental ticket voucher
    """)
  static let verbs = list(
    """
    approved archived booked cancelled changed checked cleared closed collected confirmed copied \
    counted created delivered edited exported extended issued locked moved opened packed printed
    """)
  static let places = list(
    """
    backlog browser calendar checkout counter depot drawer feed garage gateway hall inbox index \
    kiosk library lobby market menu office outbox page queue register shelf summary
    """)
  static let people = list("alice bob carol dave erin frank grace heidi ivan judy karl laura oscar")
  static let texts = [
    "Winter Sale", "Blue Suede Shoes", "42 Baker Street", "next day delivery", "Hello, world",
    "EU/West", "2024-02-29", "user@example.test", "https://example.test/a?b=c", "to be confirmed",
  ]
  static let unicodeTexts = [
    "Grüße aus Köln", "crème brûlée", "日本語のテキスト", "Ελληνικά κείμενα", "Привет, мир",
    "smörgåsbord ☕", "안녕하세요", "مرحبا بالعالم", "naïve café 🙂", "数据表格",
  ]

  private static func list(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
