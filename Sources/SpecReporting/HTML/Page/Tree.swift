import Basics
import Messages

/// All scenarios below their rules, features and folders.
struct Tree {
  /// Fewer scenarios than this are shown at once, of more only the features.
  private static let openLimit = 30

  /// Folders below this depth are not shown.
  private static let maximumDepth = 50

  /// A feature and the folders that it is in, the outermost first.
  private typealias Entry = (folders: [String], feature: HTMLFeature)

  private let entries: [Entry]
  private let isOpen: Bool
  private let options: ReportOptions
  private let links: SourceLinks?

  /// Files are sorted by their paths, folders before the files beside them, and scenarios by their
  /// lines; runs may have any order.
  init(_ features: [HTMLFeature], _ options: ReportOptions, _ links: SourceLinks?) {
    self.options = options
    self.links = links
    isOpen = features.reduce(0) { $0 + $1.scenarios.count } < Self.openLimit
    let keyed = features.map { feature in
      let parts = feature.uri.split(separator: "/").map(String.init)
      var feature = feature
      feature.scenarios.sort { $0.order < $1.order }
      let folders = Array(parts.dropLast().prefix(Self.maximumDepth))
      // Folders come before the files beside them.
      let key = folders.map { "0\($0)" } + ["1"] + parts.dropFirst(folders.count)
      return (key: key, entry: (folders, feature))
    }
    entries = keyed.sorted { left, right in
      left.key.lexicographicallyPrecedes(right.key) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }.map(\.entry)
  }

  /// In the order of the page.
  var features: some Sequence<HTMLFeature> { entries.lazy.map(\.feature) }

  func write(into output: inout [UInt8]) { write(entries[...], depth: 0, into: &output) }

  /// Writes what is in a folder, whose entries have their first `depth` folders in common.
  private func write(_ entries: ArraySlice<Entry>, depth: Int, into output: inout [UInt8]) {
    var rest = entries
    while let (folders, feature) = rest.first {
      guard folders.count > depth else {
        write(feature, into: &output)
        rest.removeFirst()
        continue
      }
      func isShared(_ entry: Entry, at depth: Int) -> Bool {
        entry.folders.count > depth && entry.folders[depth] == folders[depth]
      }
      let inner = rest.prefix { isShared($0, at: depth) }
      rest = rest.dropFirst(inner.count)
      // A folder with nothing but a folder in it is one line with it.
      var end = depth + 1
      while end < folders.count, inner.allSatisfy({ isShared($0, at: end) }) { end += 1 }
      let path = folders[depth..<end].joined(separator: "/")
      let tally = inner.reduce(into: OutcomeCounts()) { $0.add($1.feature.tally) }
      let start: Markup = """
        <details class="dir" open="open"><summary>\(shortened(path))\(Self.counts(tally))</summary>

        """
      output += start.bytes
      write(inner, depth: end, into: &output)
      output += "</details>\n".utf8
    }
  }

  private static func counts(_ tally: OutcomeCounts) -> Markup {
    var markup: Markup = "<span class=\"n\">"
    for outcome in ScenarioResult.Outcome.allCases where tally[outcome] > 0 {
      markup += """
         <span class="\(outcome.code)" title="\(outcome.words(tally[outcome]))"><b role="img" aria-label="\(outcome.word)">\(outcome.mark)</b>\
        \(tally[outcome])</span>
        """
    }
    return "\(markup)</span>"
  }

  private func write(_ feature: HTMLFeature, into output: inout [UInt8]) {
    let run = TerminalPage(options).rerunCommand(for: [Place(uri: feature.uri, line: nil)])
    var markup: Markup = """
      <details class="feature" id="\(feature.anchor)" data-uri="\(shortened(feature.uri, to: 1_000))" \
      data-run="\(run)"
      """
    if let pattern = links?.pattern(of: feature.uri) { markup += " data-source=\"\(pattern)\"" }
    if isOpen { markup += " open=\"open\"" }
    let file = feature.uri.split(separator: "/").last.map(String.init) ?? feature.uri
    let name = feature.name.nonEmpty ?? file
    markup += """
      ><summary><h3>\(name)</h3> <code>\(shortened(file))</code>\(Self.counts(feature.tally))\
       <i>\(timeText(microseconds: feature.microseconds))</i></summary>

      """
    markup += feature.introduction
    let unlisted = feature.unlistedCount
    if unlisted > 0 { markup += "<p class=\"note\">\(quietWords(unlisted)) not listed.</p>\n" }
    write(feature.scenarios, of: feature, to: &markup)
    output += markup.bytes
    output += "</details>\n".utf8
  }

  /// Writes scenarios below their rules, outlines and examples, each written once.
  private func write(
    _ scenarios: [HTMLScenario], of feature: HTMLFeature, to markup: inout Markup
  ) {
    var (rule, outline, table): (Int?, Int?, Int?)
    for scenario in scenarios {
      // A merged run may have two files of one name, and the outline is that of the other.
      let row = scenario.row.flatMap { row in
        feature.outlines[row.outline]?.tables.indices.contains(row.table - 1) == true ? row : nil
      }
      let isNewRule = scenario.rule != rule
      let isNewOutline = isNewRule || row?.outline != outline
      let isNewTable = isNewOutline || row?.table != table
      if isNewTable, table != nil { markup += "</div>\n" }
      if isNewOutline, outline != nil { markup += "</details>\n" }
      if isNewRule {
        if rule != nil { markup += "</details>\n" }
        rule = scenario.rule
        if let rule { begin(rule, of: feature, in: &markup) }
      }
      (outline, table) = (row?.outline, row?.table)
      if let row, let written = feature.outlines[row.outline] {
        if isNewOutline { markup += written.start }
        if isNewTable { markup += written.tables[row.table - 1] }
      }
      write(scenario, to: &markup)
    }
    if table != nil { markup += "</div>\n" }
    if outline != nil { markup += "</details>\n" }
    if rule != nil { markup += "</details>\n" }
  }

  private func begin(_ line: Int, of feature: HTMLFeature, in markup: inout Markup) {
    // The position among the rules moves less than the line.
    let number = feature.rules.keys.count { $0 <= line }
    let rule = feature.rules[line]
    markup += """
      <details class="rule" id="\(feature.anchor)-\(number)" open="open">\
      <summary><h4>\(rule?.name ?? "")</h4></summary>

      """
    markup += rule?.introduction ?? Markup()
  }

  /// One line as short as it can be: there may be tens of thousands.
  ///
  /// Closed at first are rows, whose outline has the sentences, and scenarios that a card shows.
  private func write(_ scenario: HTMLScenario, to markup: inout Markup) {
    markup += "<details class=\"\(scenario.outcome.code)\" id=\"\(scenario.anchor)\""
    if let row = scenario.row {
      markup += "><summary class=\"row\">\(Markup(cells: row.cells))"
    } else {
      if scenario.card == nil { markup += " open=\"open\"" }
      markup += "><summary>\(scenario.name)"
    }
    let time = timeText(microseconds: scenario.microseconds)
    markup += time.isEmpty ? "</summary>" : "<i>\(time)</i></summary>"
    markup += scenario.transcript
    if let card = scenario.card {
      let words = card == scenario.anchor ? "Shown in full above" : "The same cause, in full above"
      markup += "<p class=\"up\"><a href=\"#f-\(card)\">\(words)</a></p>"
    }
    markup += "</details>\n"
  }
}

/// Scenarios that an index leaves out, up to the verb of a sentence about them.
func quietWords(_ count: Int) -> String {
  "\(counted(count, "scenario")) that passed or \(count == 1 ? "was skipped is" : "were skipped are")"
}

extension HTMLFeature {
  /// Stays the same from run to run, as those of scenarios do.
  var anchor: String { "d" + fingerprint(uri, digits: 11) }
}
