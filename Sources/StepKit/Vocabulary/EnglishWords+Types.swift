internal import CucumberExpressions

extension EnglishWords {
  /// The parameter types that every library has in addition to the official ones; a library's own type with
  /// the same name replaces one of these.
  ///
  /// - `{count}`, an `Int`: `3`, `1,000`, `three`, `two hundred and five`, `no`, `a`.
  /// - `{ordinal}`, an `Int` from 1: `first`, `2nd`, `twenty-first`.
  /// - `{duration}`, a `Duration`: `seven days`, `1 h 30 min`, `90s`, `1.5 seconds`.
  /// - `{date}`, a `CalendarDate`: `2026-01-31`, `January 31, 2026`, `31 January 2026`.
  /// - `{quoted list}`, a `[String]`: `"one", "two" and "three"`.
  package static let parameterTypes: [ParameterType] = {
    func type<Value: Sendable>(
      _ name: String, _ patterns: [String], _ description: String, example: String,
      read: @escaping @Sendable (String) -> Value?
    ) -> ParameterType {
      ParameterType(
        name, patterns: patterns, place: SourcePlace(file: #filePath, line: #line)
      ) { groups in
        let text = groups.lazy.compactMap(\.self).first ?? ""
        guard let value = read(text) else { throw UnreadableWords(text: text, parameter: name) }
        return value
      }.described(as: description, example: example)
    }
    return [
      type(
        "count", [countPattern], "A number of things, in digits or in words.", example: "3"
      ) { count($0) },
      type(
        "ordinal", [ordinalPattern], "A position from the first on, in digits or in words.",
        example: "2nd"
      ) { ordinal($0) },
      type(
        "duration", [durationPattern], "A length of time, in digits or in words, with its units.",
        example: "90s"
      ) { duration($0) },
      type("date", datePatterns, "A day of the calendar.", example: "2026-01-31") { date($0) },
      type(
        "quoted list", [quotedListPattern], "One text between quotation marks, or several.",
        example: "\"one\", \"two\""
      ) { CucumberExpressions.ParameterType.quotedTexts(in: $0) },
    ]
  }()
}

/// A text of the right form without a value, such as `2026-02-30`.
struct UnreadableWords: Error, CustomStringConvertible {
  let text: String
  let parameter: String

  var description: String {
    "\"\(text)\" is no value of {\(parameter)}: "
      + (parameter == "date"
        ? "the calendar has no such day" : "write it in digits or in the words of its language")
  }
}
