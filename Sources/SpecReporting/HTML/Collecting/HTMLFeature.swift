import Basics
import Messages

/// A file with its scenarios.
struct HTMLFeature: Sendable {
  var uri: String
  var name: String
  var description: String
  /// As it is written.
  var background: Markup
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
    var description: String
    var background: Markup
  }

  /// An outline as it is written.
  struct Outline: Sendable {
    var name: String
    var description: String
    var steps: Markup
    var tables: [Table]
  }

  /// The head of examples; the rows are scenarios.
  struct Table: Sendable {
    var title: String
    var description: String
    var header: [String]
    /// The width of each column, in characters.
    var widths: [Int]
  }
}

extension HTMLFeature.Outline {
  init(_ scenario: GherkinDocument.Scenario) {
    name = shortened(scenario.name)
    description = shortenedText(scenario.description, to: 4_000)
    steps = Markup()
    steps.written(scenario.steps)
    tables = scenario.examples.map(HTMLFeature.Table.init)
  }
}

extension HTMLFeature.Table {
  /// Wider columns break their lines.
  private static let maximumWidth = 40

  fileprivate init(_ examples: GherkinDocument.Examples) {
    title = shortened(
      [examples.keyword, examples.name].filter { !$0.isEmpty }.joined(separator: ": "))
    description = shortenedText(examples.description, to: 4_000)
    header = examples.tableHeader?.cells.map { shortened($0.value) } ?? []
    var widths = header.map(displayWidth)
    for row in examples.tableBody {
      for (column, cell) in zip(widths.indices, row.cells) where widths[column] < Self.maximumWidth
      {
        widths[column] = max(widths[column], displayWidth(cell.value))
      }
    }
    self.widths = widths.map { min($0, Self.maximumWidth) + 2 }
  }
}

extension Markup {
  /// A background as it is written; empty if there is none.
  init(_ background: GherkinDocument.Background?) {
    self.init()
    guard let background else { return }
    let title = [background.keyword, background.name].filter { !$0.isEmpty }
    self += "<div class=\"background\"><p>\(shortened(title.joined(separator: ": ")))</p>"
    about(shortenedText(background.description, to: 4_000))
    written(background.steps)
    self += "</div>\n"
  }
}
