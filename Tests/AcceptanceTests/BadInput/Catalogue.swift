/// The 55 kinds of bad input that the command must answer.
///
/// An input is one entry. If an answer changes on purpose, its entry changes with it.
enum Catalogue {
  static let size = 55

  static var all: [BadInput] {
    encodings + lines + structure + mistakes + sizes + yaml + arguments + files + reports
      + selection
  }

  /// A scenario that passes, and a feature of it.
  static let scenario = "  Scenario: s\n    Given it passes\n"
  static let feature = "Feature: f\n" + scenario
  static let passed = ["1 scenario (1 passed)"]

  /// A scenario of one step with a table or doc string.
  static func step(_ text: String, _ argument: String...) -> String {
    "Feature: f\n  Scenario: s\n    Given \(text)\n" + argument.map { "      \($0)\n" }.joined()
  }

  static func oneWarning(_ text: String, _ kind: String? = nil) -> [String] {
    [
      text + (kind.map { " (--lint \($0))" } ?? ""),
      "1 warning about features (--strict-features makes it an error)",
    ]
  }
}
