import Basics
import Gherkin
package import SpecEngine
import SpecReporting
package import TagExpressions

extension Setting {
  /// A kind of value: how it is read from text, and the words for what would have been right.
  package struct Parser<Value>: Sendable {
    package let expected: String
    package var completion = Declaration.Completion.nothing
    /// Returns nil for a value that is not as `expected` says.
    package let parse: @Sendable (SettingValue) throws(SettingFault) -> Value?

    package init(
      expected: String, completion: Declaration.Completion = .nothing,
      parse: @escaping @Sendable (SettingValue) throws(SettingFault) -> Value?
    ) {
      self.expected = expected
      self.completion = completion
      self.parse = parse
    }

    /// - Throws: The problem, and the source of the value.
    package func read(_ value: SettingValue) throws(SettingsError) -> Value {
      do throws(SettingFault) {
        if let result = try parse(value) { return result }
        throw .unexpected(found: value.found, expected: expected, nearest: nearestWord(to: value))
      } catch {
        throw .setting(value.source, error)
      }
    }

    private func nearestWord(to value: SettingValue) -> String? {
      guard let words = completion.words, let text = value.text else { return nil }
      return nearest(to: text, among: words)
    }

    /// The same for a property that may be absent.
    var optional: Parser<Value?> {
      Parser<Value?>(expected: expected, completion: completion) {
        (value) throws(SettingFault) in try parse(value).map(Optional.some)
      }
    }
  }
}

extension Setting.Parser where Value == String {
  static var text: Self { Self(expected: "text") { $0.text } }

  package static func path(_ expected: String) -> Self {
    Self(expected: expected, completion: .files) { $0.text }
  }

  static var features: Self {
    Self(expected: "a folder, a file or a pattern", completion: .features) { $0.text }
  }

  static var sourceURL: Self {
    Self(expected: "an address such as https://example.org/{revision}/{path}#L{line}") { value in
      let text = value.text ?? ""
      let isWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
      return isWeb && text.contains("{path}") ? text : nil
    }
  }

  static var language: Self {
    Self(
      expected: "the code of a language", completion: .words(Dialect.all.map(\.code))
    ) { (value) throws(SettingFault) in
      guard let code = value.text, Dialect.named(code) == nil else { return value.text }
      throw .unknownLanguage(code, similar: Dialect.nearest(to: code))
    }
  }
}

extension Setting.Parser where Value == Bool {
  static var truth: Self { Self(expected: "true or false") { $0.truth } }
}

extension Setting.Parser where Value == Int {
  package static func number(in range: ClosedRange<Int>) -> Self {
    let bounds =
      range.upperBound == .max
      ? "a whole number from \(range.lowerBound)"
      : "a number from \(range.lowerBound) to \(range.upperBound)"
    return Self(expected: bounds) { value in value.number.flatMap { range ~= $0 ? $0 : nil } }
  }

  /// A number of bytes.
  static var size: Self {
    Self(expected: "a size such as 500KiB, 64MiB or 2GiB") { value in
      value.text.flatMap(bytes(spelled:))
    }
  }

  /// The bytes of `64MiB`, `64 MiB`, or of a number alone.
  private static func bytes(spelled text: String) -> Int? {
    let units = [("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30)]
    let unit = units.first { text.hasSuffix($0.0) } ?? ("", 1)
    let number = Substring(text.utf8.dropLast(unit.0.utf8.count)).filter { $0 != " " }
    guard let count = number.digits, count > 0 else { return nil }
    let (bytes, overflows) = count.multipliedReportingOverflow(by: unit.1)
    return overflows ? nil : bytes
  }
}

extension Setting.Parser {
  /// One of a few words.
  package static func choice(_ choices: KeyValuePairs<String, Value>) -> Self
  where Value: Sendable {
    let choices = choices.map { (word: $0.key, value: $0.value) }
    let words = choices.map(\.word)
    return Self(expected: alternatives(words), completion: .words(words)) { value in
      choices.first { $0.word == value.text }?.value
    }
  }
}

extension Setting.Parser where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the words that the cases of a type are.
  package static var anyCase: Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(expected: alternatives(words), completion: .words(words)) { value in
      value.text.flatMap(Value.init(rawValue:))
    }
  }
}

extension Setting.Parser where Value == Duration {
  package static var duration: Self {
    Self(expected: "a time such as 500ms, 5s, 2m or 1h") { value in
      value.text.flatMap(Duration.init(spelled:))
    }
  }
}

extension Setting.Parser where Value == Duration? {
  static var durationOrNone: Self {
    Self(expected: "a time such as 500ms, 5s, 2m or 1h, or none") { value in
      value.text == "none"
        ? .some(nil) : value.text.flatMap(Duration.init(spelled:)).map(Optional.some)
    }
  }
}

extension Setting.Parser where Value == TagExpression {
  package static var tagExpression: Setting.Parser<TagExpression> {
    Self(expected: "a tag expression", completion: .tags) { (value) throws(SettingFault) in
      guard let text = value.text else { return nil }
      if let now = TagExpression.modernized(text) { throw .oldTagExpression(text, now: now) }
      do { return try TagExpression.parse(text) } catch {
        throw .invalidTagExpression(reason: "\(error)")
      }
    }
  }
}

extension Setting.Parser where Value == Plan.Filter.NamePattern {
  package static var namePattern: Setting.Parser<Plan.Filter.NamePattern> {
    Self(expected: "a regular expression") { (value) throws(SettingFault) in
      guard let text = value.text else { return nil }
      do { return try Plan.Filter.NamePattern(text) } catch {
        throw .notARegularExpression(text, reason: "\(error)")
      }
    }
  }
}

extension Setting.Parser where Value == Settings.Shard {
  static var shard: Self {
    Self(
      expected: "I/N with I from 1 to N, such as 1/3, or auto or auto/N",
      completion: .words(["auto"])
    ) { value in
      if value.text == "auto" { return .ofBuild(total: nil, value.source) }
      guard let parts = value.text?.split(separator: "/", omittingEmptySubsequences: false),
        parts.count == 2, let count = parts[1].digits
      else { return nil }
      if parts[0] == "auto" { return count >= 1 ? .ofBuild(total: count, value.source) : nil }
      return parts[0].digits.flatMap { Plan.Shard($0, of: count) }.map { .fixed($0) }
    }
  }
}

extension StringProtocol {
  /// A number without a sign, which `Int` would take as well.
  fileprivate var digits: Int? {
    utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(self) : nil
  }
}

extension Setting.Parser where Value == Settings.Order {
  static var order: Self {
    Self(
      expected: "defined, reverse, random or random:SEED with a whole number",
      completion: .words(["defined", "reverse", "random"])
    ) { value in
      switch value.text {
      case "defined": .fixed(.defined)
      case "reverse": .fixed(.reverse)
      case "random": .random
      case let text? where text.hasPrefix("random:"):
        UInt64(text.dropFirst(7)).map { .fixed(.random(seed: $0)) }
      default: nil
      }
    }
  }
}

extension Setting.Parser where Value == Settings.FormatTarget {
  static var format: Self {
    let names = ReporterRegistry.formats.map(\.name)
    return Self(
      expected: "one of \(names.joined(separator: ", "))", completion: .formats(names)
    ) { (value) throws(SettingFault) in
      guard let text = value.text else { return nil }
      var target = Settings.FormatTarget(text)
      if case .file = value.source { target.isConfigured = true }
      do throws(ReporterRegistry.UnknownFormat) {
        _ = try ReporterRegistry.format(named: target.name)
      } catch {
        throw .unexpected(
          found: "\"\(error.name)\"", expected: "one of \(error.known.joined(separator: ", "))",
          nearest: error.suggestion)
      }
      guard target.path != "" else {
        throw .unexpected(found: "\"\(text)\"", expected: "a path after the colon")
      }
      return target
    }
  }
}
