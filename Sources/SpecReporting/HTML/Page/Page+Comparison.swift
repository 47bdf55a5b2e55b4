import Basics
import Messages

extension Page {
  /// So many scenarios are listed in a group.
  private static let maximumListed = 200

  /// What is different from the run before.
  var comparison: Markup {
    guard let comparison = run.comparison else { return "" }
    let anchors = anchorsOfPlaces
    var section: Markup = """
      <section id="compared"><h2>Compared with before</h2>
      <p class="note">\(shortened(comparison.title)): \
      <b class="\(comparison.isWorse ? "f" : "p")">\(shortened(comparison.counts))</b></p>

      """
    for note in comparison.notes { section += "<p class=\"note\">\(shortened(note))</p>\n" }
    for group in comparison.sections { section += self.group(group, anchors) }
    return "\(section)</section>\n"
  }

  private func group(_ group: RunComparison.Section, _ anchors: [Place: String]) -> Markup {
    let code = group.status.code
    var markup: Markup = "<details class=\"group\""
    if group.status.isFailure || group.status == .unknown { markup += " open=\"open\"" }
    markup += "><summary>"
    if group.isResult {
      markup += "<b class=\"m \(code)\" aria-hidden=\"true\">\(group.status.mark)</b> "
    }
    markup += "\(group.title) <span>\(group.entries.count)</span></summary>\n<ul>"
    let items = group.items
    for item in items.prefix(Self.maximumListed) {
      switch item {
      case .scenario(let entry): markup += self.entry(entry, in: group, anchors)
      case .file(let uri, let former, let count):
        let names = [former, uri].compactMap { $0 }.joined(separator: " → ")
        markup +=
          "<li><code>\(shortened(names, to: 600))</code> \(counted(count, "scenario"))</li>\n"
      }
    }
    let rest = items.count - Self.maximumListed
    if rest > 0 { markup += "<li class=\"dim\">… and \(rest) more</li>\n" }
    return "\(markup)</ul></details>\n"
  }

  private func entry(
    _ entry: RunComparison.Entry, in group: RunComparison.Section, _ anchors: [Place: String]
  ) -> Markup {
    var markup: Markup = "<li>"
    if entry.now != RunComparison.removedWord, let anchor = anchors[entry.place] {
      markup += "<a class=\"\(group.status.code)\" href=\"#\(anchor)\">"
      markup += "\(shortened(entry.title))</a>"
    } else {
      markup += "\(shortened(entry.title))"
    }
    if let detail = group.isResult ? entry.detail : entry.former {
      markup += " <span class=\"dim\">\(shortened(detail))</span>"
    }
    return "\(markup) <code class=\"dim\">\(shortened(entry.place.text))</code></li>\n"
  }

  private var anchorsOfPlaces: [Place: String] {
    var anchors: [Place: String] = [:]
    for feature in contents.features {
      for scenario in feature.scenarios {
        anchors[scenario.place(in: feature.uri)] = scenario.anchor
      }
    }
    return anchors
  }
}
