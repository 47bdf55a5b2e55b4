import GhibliFeed
import Testing

@Suite struct FeedTextTests {
  @Test("GHI-R33: the languages are English and Russian")
  func languages() {
    #expect(Set(Language.allCases.map(\.rawValue)) == ["en", "ru"])
  }

  @Test(
    "GHI-R33: every text exists in both, in the letters of the language",
    arguments: FeedText.allCases)
  func texts(key: FeedText) {
    func isCyrillic(_ scalar: Unicode.Scalar) -> Bool { (0x400...0x4FF).contains(scalar.value) }
    let (english, russian) = (key.text(in: .en), key.text(in: .ru))
    #expect(!english.isEmpty && english != key.rawValue)
    #expect(!russian.isEmpty && russian != key.rawValue && russian != english)
    #expect(!english.unicodeScalars.contains(where: isCyrillic))
    let letters = russian.unicodeScalars.filter(\.properties.isAlphabetic)
    #expect(!letters.isEmpty && letters.allSatisfy(isCyrillic))
  }

  @Test(
    "GHI-R33: the texts of the app",
    arguments: [
      (FeedText.feedTitle, "Films", "Фильмы"), (.loading, "Loading...", "Загрузка..."),
      (.emptyList, "List is empty.", "Пустой список."),
    ])
  func words(key: FeedText, english: String, russian: String) {
    #expect(key.text(in: .en) == english && key.text(in: .ru) == russian)
  }
}
