import Basics
import Messages

extension Page {
  /// Problems of the run itself.
  var problems: PageSection? {
    guard contents.problemCount > 0 || runText != nil else { return nil }
    var content = Markup()
    if let text = runText {
      let isGood = run.finished?.success == true
      content += "<article class=\"card \(isGood ? "s" : "f")\"><h3>The run</h3>"
      content.explanation(text)
      content += "</article>\n"
    }
    content += contents.problems
    if contents.problemCount > 200 {
      content += "<p class=\"note\">… \(contents.problemCount - 200) more problems</p>\n"
    }
    return PageSection(id: "problems", title: "Problems", content: content)
  }

  /// Scenarios that are shown in full.
  func section(_ section: PageContents.Section) -> PageSection? {
    guard let cards = contents.cards[section] else { return nil }
    let shown = cards.groups.prefix(PageContents.maximumCards)
    var content = Markup()
    if section == .flaky {
      content += """
        <p class="note">Failed at first and passed when tried again: the run does not fail, but \
        something is not certain.</p>

        """
    }
    content += categories(of: cards)
    if section == .failures { content += rerunAll }
    content += list(shown, isOpen: section != .flaky)
    let rest = cards.count - shown.reduce(0) { $0 + $1.count }
    if rest > 0 {
      content += "<p class=\"note\">… \(rest) more, among <a href=\"#all\">all scenarios</a></p>\n"
    }
    return PageSection(
      id: section.rawValue, title: capitalized(section.rawValue),
      detail: "\(cards.count)\(kinds(shown))", count: "\(cards.count)", content: content)
  }

  /// The number of scenarios in each category, in the order of the rules.
  private func categories(of cards: PageContents.Cards) -> Markup {
    var rest = cards.count
    var parts: [Markup] = []
    let counts = cards.groups.reduce(into: [:]) { $0[$1.category, default: 0] += $1.count }
    for category in options.categories {
      let count = counts[category.name, default: 0]
      guard count > 0 else { continue }
      rest -= count
      parts.append("<b>\(count)</b> \(shortened(category.name))")
    }
    guard !parts.isEmpty else { return "" }
    if rest > 0 { parts.append("<b>\(rest)</b> without a category") }
    return "<p class=\"note categories\">By category: \(parts.joined(by: ", "))</p>\n"
  }

  /// The number of causes, if several failures have one.
  private func kinds(_ cards: ArraySlice<PageContents.Cards.Group>) -> String {
    cards.contains { $0.count > 1 } ? " with \(counted(cards.count, "cause"))" : ""
  }

  /// Cards of scenarios; more than a few are at first a list of causes, which open one by one.
  private func list(_ cards: ArraySlice<PageContents.Cards.Group>, isOpen: Bool) -> Markup {
    let isOpen = isOpen && cards.count <= 2
    return cards.reduce(into: Markup()) { markup, group in
      guard let card = group.whole else { return }
      markup += "<details class=\"card \(card.code)\" id=\"f-\(card.anchor)\""
      if isOpen { markup += " open=\"open\"" }
      markup += "><summary>\(card.title)"
      if group.count > 1 { markup += " <span class=\"category\">\(group.count) ×</span>" }
      if !card.cause.isEmpty { markup += " <span class=\"cause\">\(shortened(card.cause))</span>" }
      markup += "</summary>\n\(card.body)"
      if group.count > 1 {
        let rest = group.unnamed
        let note: Markup = rest > 0 ? "<p class=\"note\">… \(rest) more</p>" : ""
        markup += """
          <details class="same"><summary>\(group.count - 1) more with this cause</summary>
          <ul>\(links(to: group.named))</ul>\(note)</details>
          """
      }
      markup += "</details>\n"
    }
  }

  private func links(to others: [PageContents.Cards.Mention]) -> Markup {
    others.reduce(into: Markup()) { markup, other in
      markup += """
        <li><a href="#\(other.anchor ?? "")">\(other.name)</a> \
        <code>\(shortened(other.place.text))</code></li>

        """
    }
  }

  /// One command for a few failures; for many it would be too long to paste.
  private var rerunAll: Markup {
    let places = contents.scenarios.filter { $0.scenario.outcome.isFailure }
      .map { $0.scenario.place(in: $0.feature.uri) }
    guard 2...20 ~= places.count else { return "" }
    var markup: Markup = "<p class=\"note\">All that failed:</p>\n"
    markup.command(TerminalPage(options).rerunCommand(for: places))
    return markup
  }

  /// Code for undefined steps, each with the first scenarios that wait for it.
  var undefined: PageSection? {
    let (count, limit) = (contents.snippets.count, 100)
    guard count > 0 else { return nil }
    var content: Markup = "<p class=\"note\">Paste these, and fill them in.</p>\n"
    for snippet in contents.snippets.prefix(limit) { content += self.snippet(snippet) }
    if count > limit { content += "<p class=\"note\">… \(count - limit) more</p>\n" }
    return PageSection(
      id: "undefined", title: "Undefined steps", detail: "\(count)", content: content)
  }

  private func snippet(_ snippet: PageContents.Snippet) -> Markup {
    let links = snippet.scenarios.map { scenario -> Markup in
      "<a href=\"#\(scenario.anchor)\">\(scenario.name)</a>"
    }.joined(by: ", ")
    let more = snippet.count - snippet.scenarios.count
    return """
      <figure class="snippet"><pre><code>\(snippet.code)</code></pre>\
      <button class="copy" hidden="hidden">Copy</button>\
      <figcaption>for \(links)\(more > 0 ? " and \(more) more" : "")</figcaption></figure>

      """
  }

  var slowest: PageSection? {
    guard let longest = contents.slowest.first?.scenario.microseconds else { return nil }
    var rows = Markup()
    for (scenario, feature) in contents.slowest {
      let name: Markup =
        scenario.anchor.isEmpty
        ? "<span>\(scenario.name)</span>"
        : "<a href=\"#\(scenario.anchor)\">\(scenario.name)</a>"
      rows += """
        <li>\(Charts.share(scenario.microseconds, of: longest, code: "d"))\
        <span class="t">\(timeText(microseconds: scenario.microseconds))</span> \
        \(name) <span>\(contents.features[feature].name)</span></li>

        """
    }
    return PageSection(
      id: "slowest", title: "Slowest", content: "<ol class=\"slow\">\n\(rows)</ol>")
  }

  var overview: PageSection? {
    guard contents.count > 0 else { return nil }
    let isMeasured = contents.features.contains { $0.microseconds > 0 }
    let charts: Markup = """
      <div class="charts">
      \(Charts.features(contents.features))\(Charts.tags(contents.tags))\
      \(Charts.histogram(contents.times, isMeasured: isMeasured))\
      \(Charts.timeline(contents.spans, workers: contents.workerCount))</div>

      """
    return PageSection(id: "overview", title: "Overview", content: charts)
  }
}
