import SpecSettings

/// A shell that completes words.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// - Parameter option: The option that took the name.
  init(named name: String?, by option: String) throws(CommandErrors) {
    do throws(SettingsError) {
      self = try Setting.Parser.anyCase.read(SettingValue(name ?? "", from: .option(option)))
    } catch {
      throw CommandErrors(.settings(error))
    }
  }
}

/// A word on a command line that is still being written.
struct TypedWord: Equatable {
  /// Without quotes and backslashes.
  let text: String
  /// The quote that is open at its end.
  let quote: Character?

  /// Reads a word with its quotes.
  init(raw: String) {
    var text = ""
    var quote: Character?
    var rest = Substring(raw)
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("'", nil), ("\"", nil): quote = character
      case ("'", "'"), ("\"", "\""): quote = nil
      case ("\\", nil): text += rest.popFirst().map(String.init) ?? ""
      case ("\\", "\""):
        let escaped = rest.first.flatMap { "\"\\$`".contains($0) ? rest.popFirst() : nil }
        text.append(escaped ?? "\\")
      default: text.append(character)
      }
    }
    self.text = text
    self.quote = quote
  }

  /// A word whose quotes the shell has read.
  init(text: String) { (self.text, quote) = (text, nil) }

  /// The replacement of this word in bash, which takes it as it is, after an open quote if there is one.
  func replacement(by text: String) -> String {
    switch quote {
    case "'": text.replacing("'", with: #"'\''"#)
    case "\"": Self.escaping(text) { "\"\\$`".contains($0) }
    default: Self.escaping(text) { " \t'\"\\$`!&;|<>()[]{}*?#".contains($0) }
    }
  }

  private static func escaping(_ text: String, where isSpecial: (Character) -> Bool) -> String {
    String(text.flatMap { isSpecial($0) ? ["\\", $0] : [$0] })
  }
}
