import Basics
import Messages

/// A group of scenarios in a comparison or a trend, such as the new failures.
struct ScenarioSection: Sendable {
  struct Scenario: Sendable {
    var title: String
    /// The text after its title.
    var detail: String?
    var place: Place
    /// Set in a trend, which knows no lines.
    var identity: ScenarioIdentity?
    /// Whether it no longer exists.
    var isGone = false
  }

  enum Line: Sendable {
    case scenario(Scenario)
    /// Many scenarios of a file at once, and the file that they were in if they were moved.
    case file(String, former: String?, count: Int)
  }

  var title: String
  /// After a number, such as `new failure`.
  var word: String
  /// Whether the word takes an s.
  var hasPlural = false
  /// The status whose look it has.
  var status: TestStepResult.Status
  /// The rule by which a scenario is in it, if that is not plain.
  var rule: String?
  /// Whether it is about results, rather than about which scenarios there are.
  var isResult = true
  /// The number of scenarios.
  var count: Int
  var lines: [Line]

  /// The number and the word, such as `2 new failures`.
  var words: String { hasPlural ? counted(count, word) : "\(count) \(word)" }

  /// Whether it is about results that need attention.
  var isWorse: Bool { isResult && status != .passed && status != .skipped }

  /// Whether it is open while others are folded.
  var isOpen: Bool { status.isFailure || status == .unknown }

  /// The number of lines that are written to a terminal or as Markdown.
  fileprivate static let maximumNamed = 20

  /// The section as Markdown.
  func markdown(isFolded: Bool = false) -> String {
    let list = lines.prefix(Self.maximumNamed).map { "- \(markdown($0))" }
    let rest = lines.count - list.count
    let text = (list + (rest > 0 ? ["- … and \(rest) more"] : [])).joined(separator: "\n")
    let heading = "\(title): \(count)"
    return isFolded ? Markdown.folded(heading, text) : "**\(heading)**\n\n\(text)"
  }

  private func markdown(_ line: Line) -> String {
    switch line {
    case .scenario(let scenario):
      let mark = isResult ? "\(status.mark) " : ""
      let detail = scenario.detail.map { " (\(Markdown.text($0)))" } ?? ""
      return
        "\(mark)\(Markdown.text(scenario.title))\(detail) \(Markdown.code(scenario.place.text))"
    case .file(let uri, let former, let count):
      let names = [former, uri].compactMap { $0.map(Markdown.code) }
      return "\(names.joined(separator: " → ")) \(counted(count, "scenario"))"
    }
  }
}

extension TerminalPage {
  /// Writes a section.
  mutating func section(_ section: ScenarioSection) {
    newline()
    line("\(section.title): \(section.count)", indent: 2, .bold)
    if let rule = section.rule { line(rule, indent: 2, .dim) }
    for item in section.lines.prefix(ScenarioSection.maximumNamed) {
      switch item {
      case .scenario(let scenario):
        spaces(4)
        if section.isResult { write("\(section.status.mark) ", .status(section.status)) }
        write(oneLine(scenario.title, limit: 300))
        if let detail = scenario.detail { write("  (\(oneLine(detail, limit: 300)))", .dim) }
        spaces(2)
        place(scenario.place)
        newline()
      case .file(let uri, let former, let count):
        let names = [former, uri].compactMap { $0 }.joined(separator: " → ")
        line("\(names)  \(counted(count, "scenario"))", indent: 4)
      }
    }
    let rest = section.lines.count - ScenarioSection.maximumNamed
    if rest > 0 { line("… and \(rest) more", indent: 4, .dim) }
  }
}
