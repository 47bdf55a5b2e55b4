import Messages

/// All scenarios below their rules, features and folders.
struct Tree {
  /// Fewer scenarios than this are shown at once, of more only the features.
  private static let openLimit = 30

  private final class Folder {
    var folders: [(name: String, folder: Folder)] = []
    var features: [HTMLFeature] = []

    func folder(_ name: String) -> Folder {
      if let last = folders.last, last.name == name { return last.folder }
      let folder = Folder()
      folders.append((name, folder))
      return folder
    }
  }

  private let root = Folder()
  private let isOpen: Bool
  private let options: ReportOptions

  /// Files are sorted by their paths, scenarios by their lines; runs may have any order.
  init(_ features: [HTMLFeature], _ options: ReportOptions) {
    self.options = options
    isOpen = features.reduce(0) { $0 + $1.scenarios.count } < Self.openLimit
    let parts = features.map { feature in
      (feature, feature.uri.split(separator: "/").map(String.init))
    }
    let sorted = parts.sorted { left, right in
      left.1.lexicographicallyPrecedes(right.1) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
    for (feature, path) in sorted {
      var folder = root
      for name in path.dropLast().prefix(50) { folder = folder.folder(name) }
      var feature = feature
      feature.scenarios.sort { ($0.line, $0.number) < ($1.line, $1.number) }
      folder.features.append(feature)
    }
  }

  /// Calls `body` in the order in which the scenarios stand in the page.
  func forEachScenario(_ body: (HTMLScenario) -> Void) { forEachScenario(in: root, body) }

  private func forEachScenario(in folder: Folder, _ body: (HTMLScenario) -> Void) {
    for (_, inner) in folder.folders { forEachScenario(in: inner, body) }
    for feature in folder.features { feature.scenarios.forEach(body) }
  }

  func write(into output: inout [UInt8]) {
    write(root, path: "", into: &output)
  }

  private func write(_ folder: Folder, path: String, into output: inout [UInt8]) {
    for (name, inner) in folder.folders {
      let path = path.isEmpty ? name : "\(path)/\(name)"
      // A folder with nothing but a folder in it is one line with it.
      if inner.features.isEmpty, inner.folders.count == 1 {
        write(inner, path: path, into: &output)
        continue
      }
      let start: Markup = """
        <details class="dir" open="open"><summary>\(shortened(path))\
        \(Self.counts(Self.tally(of: inner)))</summary>

        """
      output += start.bytes
      write(inner, path: "", into: &output)
      output += Markup("</details>\n").bytes
    }
    for feature in folder.features { write(feature, into: &output) }
  }

  private static func tally(of folder: Folder) -> StatusCounts {
    var tally = StatusCounts()
    for (_, inner) in folder.folders { tally.add(Self.tally(of: inner)) }
    for feature in folder.features { tally.add(feature.tally) }
    return tally
  }

  private static func counts(_ tally: StatusCounts) -> Markup {
    var markup: Markup = "<span class=\"n\">"
    for status in StatusCounts.order where tally[status] > 0 {
      markup += """
         <span class="\(status.code)"><b role="img" aria-label="\(status.word)">\(status.mark)</b>\
        \(tally[status])</span>
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
    if isOpen { markup += " open=\"open\"" }
    let file = feature.uri.split(separator: "/").last.map(String.init) ?? feature.uri
    let name = feature.name.isEmpty ? file : feature.name
    markup += """
      ><summary><b>\(name)</b> <code>\(shortened(file))</code>\(Self.counts(feature.tally))\
       <i>\(timeText(microseconds: feature.microseconds))</i></summary>

      """
    if !feature.description.isEmpty {
      markup += "<p class=\"about\">\(feature.description)</p>\n"
    }
    var rule: String?
    for scenario in feature.scenarios {
      if scenario.rule != rule {
        if rule != nil { markup += "</details>\n" }
        rule = scenario.rule
        if let rule {
          markup += "<details class=\"rule\" open=\"open\"><summary>\(rule)</summary>\n"
        }
      }
      write(scenario, to: &markup)
    }
    if rule != nil { markup += "</details>\n" }
    output += markup.bytes
    output += Markup("</details>\n").bytes
  }

  /// One line as short as it can be: there may be tens of thousands.
  private func write(_ scenario: HTMLScenario, to markup: inout Markup) {
    let code = scenario.isFlaky ? "y" : scenario.status.code
    markup += "<details class=\"\(code)\" id=\"\(scenario.anchor)\"><summary>\(scenario.name)"
    if let example = scenario.example { markup += " <span>\(example)</span>" }
    let time = timeText(microseconds: scenario.microseconds)
    markup += time.isEmpty ? "</summary>" : "<i>\(time)</i></summary>"
    if scenario.steps == nil {
      markup += "<p><a href=\"#f-\(scenario.anchor)\">Shown in full above</a></p>"
    }
    markup += "</details>\n"
  }
}

extension HTMLFeature {
  /// Stays the same from run to run, as those of scenarios do.
  var anchor: String { "d" + fingerprint(uri, digits: 11) }
}

extension StatusCounts {
  fileprivate mutating func add(_ other: StatusCounts) {
    for status in Self.order {
      for _ in 0..<other[status] { add(status) }
    }
  }
}
