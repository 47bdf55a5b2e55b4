import Basics
import Messages

extension Page {
  /// Problems of the run itself.
  var problems: Markup {
    guard contents.problemCount > 0 || runText != nil else { return "" }
    var section: Markup = "<section id=\"problems\"><h2>Problems</h2>\n"
    if let text = runText {
      let isGood = run.finished?.success == true
      section += "<article class=\"card \(isGood ? "s" : "f")\"><h3>The run</h3>"
      section.explanation(text)
      section += "</article>\n"
    }
    section += contents.problems
    if contents.problemCount > 200 {
      section += "<p class=\"note\">… \(contents.problemCount - 200) more problems</p>\n"
    }
    return "\(section)</section>\n"
  }

  /// Scenarios that are shown in full.
  func section(
    _ section: PageContents.Section, title: String, id: String, about: String? = nil
  ) -> Markup {
    let (shown, count) = contents.cards(of: section)
    guard count > 0 else { return "" }
    var markup: Markup =
      "<section id=\"\(id)\"><h2>\(title) <span>\(count)\(kinds(shown))</span></h2>\n"
    if let about { markup += "<p class=\"note\">\(about)</p>\n" }
    markup += categories(of: section, count)
    if section == .failures { markup += rerunAll }
    markup += list(shown, isOpen: section != .flaky)
    let rest = count - shown.reduce(0) { $0 + $1.count }
    if rest > 0 {
      markup += "<p class=\"note\">… \(rest) more, among <a href=\"#all\">all scenarios</a></p>\n"
    }
    return "\(markup)</section>\n"
  }

  /// How many scenarios are of which category, in the order of the rules.
  private func categories(of section: PageContents.Section, _ count: Int) -> Markup {
    var rest = count
    var parts: [Markup] = []
    for category in options.categories {
      let count = contents.count(of: category.name, in: section)
      guard count > 0 else { continue }
      rest -= count
      parts.append("<b>\(count)</b> \(shortened(category.name))")
    }
    guard !parts.isEmpty else { return "" }
    if rest > 0 { parts.append("<b>\(rest)</b> without a category") }
    var markup: Markup = "<p class=\"note categories\">By category: "
    for (index, part) in parts.enumerated() {
      if index > 0 { markup += ", " }
      markup += part
    }
    return "\(markup)</p>\n"
  }

  /// The number of causes, where several failures have one.
  private func kinds(_ cards: [PageContents.Card]) -> String {
    cards.contains { $0.count > 1 } ? " with \(counted(cards.count, "cause"))" : ""
  }

  /// Cards of scenarios; more than a few are a list of causes at first, each of which opens.
  private func list(_ cards: [PageContents.Card], isOpen: Bool) -> Markup {
    let isOpen = isOpen && cards.count <= 2
    return cards.reduce(into: Markup()) { markup, card in
      markup += "<details class=\"card \(card.code)\" id=\"f-\(card.anchor)\""
      if isOpen { markup += " open=\"open\"" }
      markup += "><summary>\(card.title)"
      if card.count > 1 { markup += " <span class=\"category\">\(card.count) ×</span>" }
      if !card.cause.isEmpty { markup += " <span class=\"cause\">\(shortened(card.cause))</span>" }
      markup += "</summary>\n\(card.body)"
      if card.count > 1 {
        let rest = card.count - PageContents.maximumNamed
        let note: Markup = rest > 0 ? "<p class=\"note\">… \(rest) more</p>" : ""
        markup += """
          <details class="same"><summary>\(card.count - 1) more with this cause</summary>
          <ul>\(card.others)</ul>\(note)</details>
          """
      }
      markup += "</details>\n"
    }
  }

  /// One command for a few failures; for many it would be longer than anybody wants to paste.
  private var rerunAll: Markup {
    var places: [Place] = []
    for feature in contents.features {
      for scenario in feature.scenarios
      where scenario.outcome.isFailure {
        places.append(scenario.place(in: feature.uri))
      }
    }
    guard 2...20 ~= places.count else { return "" }
    var markup: Markup = "<p class=\"note\">All that failed:</p>\n"
    markup.command(TerminalPage(options).rerunCommand(for: places))
    return markup
  }

  /// Code for undefined steps, each with the first scenarios that wait for it.
  var undefined: Markup {
    guard !contents.snippets.isEmpty else { return "" }
    let limit = 100
    var section: Markup = """
      <section id="undefined"><h2>Undefined steps <span>\(contents.snippets.count)</span></h2>
      <p class="note">Paste these, and fill them in.</p>

      """
    for snippet in contents.snippets.prefix(limit) { section += self.snippet(snippet) }
    if contents.snippets.count > limit {
      section += "<p class=\"note\">… \(contents.snippets.count - limit) more</p>\n"
    }
    return "\(section)</section>\n"
  }

  private func snippet(_ snippet: PageContents.Snippet) -> Markup {
    var links = Markup()
    for (index, scenario) in snippet.scenarios.enumerated() {
      if index > 0 { links += ", " }
      links += "<a href=\"#\(scenario.anchor)\">\(scenario.name)</a>"
    }
    let more = snippet.count - snippet.scenarios.count
    return """
      <figure class="snippet"><pre><code>\(snippet.code)</code></pre>\
      <button class="copy" hidden="hidden">Copy</button>\
      <figcaption>for \(links)\(more > 0 ? " and \(more) more" : "")</figcaption></figure>

      """
  }

  /// Those that took longest, if anything was measured.
  var slowScenarios: [(scenario: HTMLScenario, feature: HTMLFeature)] {
    let all = contents.features.flatMap { feature in
      feature.scenarios.lazy.filter { $0.microseconds >= 1_000 }.map { ($0, feature) }
    }
    let unlisted = contents.unlistedSlowest.map { ($0.scenario, contents.features[$0.feature]) }
    return (all + unlisted).sorted {
      ($1.0.microseconds, $0.0.number) < ($0.0.microseconds, $1.0.number)
    }.prefix(PageContents.slowestShown).map { (scenario: $0.0, feature: $0.1) }
  }

  var slowest: Markup {
    let slow = slowScenarios
    guard let longest = slow.first?.scenario.microseconds else { return "" }
    var rows = Markup()
    for (scenario, feature) in slow {
      let name: Markup =
        scenario.anchor.isEmpty
        ? "<span>\(scenario.name)</span>"
        : "<a href=\"#\(scenario.anchor)\">\(scenario.name)</a>"
      rows += """
        <li>\(Charts.share(scenario.microseconds, of: longest, code: "d"))\
        <span class="t">\(timeText(microseconds: scenario.microseconds))</span> \
        \(name) <span>\(feature.name)</span></li>

        """
    }
    return """
      <section id="slowest"><h2>Slowest</h2>
      <ol class="slow">
      \(rows)</ol></section>

      """
  }

  var overview: Markup {
    guard contents.count > 0 else { return "" }
    return """
      <section id="overview"><h2>Overview</h2>
      <div class="charts">
      \(Charts.features(contents.features))\(Charts.tags(contents.tags))\
      \(Charts.histogram(contents.features, unlisted: contents.unlistedTimes))\(Charts.timeline(contents.spans, contents.workers))</div>
      </section>

      """
  }
}
