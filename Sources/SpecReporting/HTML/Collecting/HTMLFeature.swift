import Basics
import Messages

/// A file with its scenarios.
struct HTMLFeature: Sendable {
  var uri: String
  var name: String
  /// Its description and its background.
  var introduction: Markup
  /// By their lines.
  var rules: [Int: Rule] = [:]
  /// By their lines.
  var outlines: [Int: Outline] = [:]
  /// Those that are listed; see `PageContents.isIndex`.
  var scenarios: [HTMLScenario] = []
  /// Of all scenarios, as is the time.
  var tally = OutcomeCounts()
  var microseconds = 0

  /// Its name, or its file without one.
  var title: String { name.nonEmpty ?? uri }

  /// The number of scenarios that are not listed.
  var unlistedCount: Int { tally.total - scenarios.count }
}

extension HTMLFeature {
  /// A rule, in its own words.
  struct Rule: Sendable {
    var name: String
    /// Its description and its background.
    var introduction: Markup
  }

  /// An outline as it is written.
  struct Outline: Sendable {
    /// Its element up to its examples: its name, its description and its steps.
    var start: Markup
    /// The element of each of its examples up to their rows, which are scenarios.
    var tables: [Markup]
  }
}

extension HTMLFeature.Outline {
  init(_ scenario: GherkinDocument.Scenario) {
    start = """
      <details class="outline" open="open"><summary>\(shortened(scenario.name))</summary>
      \(Markup(about: scenario.description))
      """
    start.written(scenario.steps)
    tables = scenario.examples.map(Self.table)
  }

  private static func table(_ examples: GherkinDocument.Examples) -> Markup {
    // Wider columns break their lines.
    let maximumWidth = 40
    let header = examples.tableHeader?.cells.map { shortened($0.value) } ?? []
    var widths = header.map(displayWidth)
    for row in examples.tableBody {
      for (column, cell) in zip(widths.indices, row.cells) where widths[column] < maximumWidth {
        widths[column] = max(widths[column], displayWidth(cell.value))
      }
    }
    let columns = widths.map { "minmax(2ch,\(min($0, maximumWidth) + 2)ch)" }
    return """
      <div class="examples" style="--columns:\(columns.joined(separator: " "))">\
      \(Markup(title: examples.keyword, examples.name))
      \(Markup(about: examples.description))<p class="row">\(Markup(cells: header))</p>

      """
  }
}

extension Markup {
  /// A description, if there is one.
  init(about text: String) {
    self.init()
    if text.isEmpty { return }
    self += "<div class=\"about\">"
    prose(shortenedText(text, to: 4_000))
    self += "</div>\n"
  }

  /// A description, and a background as it is written.
  init(about text: String, _ background: GherkinDocument.Background?) {
    self.init(about: text)
    guard let background else { return }
    self += "<div class=\"background\">\(Markup(title: background.keyword, background.name))"
    self += Markup(about: background.description)
    written(background.steps)
    self += "</div>\n"
  }

  /// The cells of a row of examples, which are cut already.
  init(cells: [String]) {
    self = cells.reduce(into: Markup()) { $0 += "<span>\($1)</span>" }
  }

  fileprivate init(title keyword: String, _ name: String) {
    let words = [keyword, name].filter { !$0.isEmpty }
    self = "<p>\(shortened(words.joined(separator: ": ")))</p>"
  }
}
