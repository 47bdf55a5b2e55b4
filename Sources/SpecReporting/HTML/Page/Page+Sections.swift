import Messages

extension Page {
  /// What went wrong with the run itself.
  var problems: Markup {
    guard facts.problemCount > 0 || runText != nil else { return "" }
    var section: Markup = "<section id=\"problems\"><h2>Problems</h2>\n"
    if let text = runText {
      let isGood = run.finished?.success == true
      section += "<article class=\"card \(isGood ? "s" : "f")\"><h3>The run</h3>"
      section.explanation(text)
      section += "</article>\n"
    }
    section += facts.problems
    if facts.problemCount > 200 {
      section += "<p class=\"note\">… \(facts.problemCount - 200) more problems</p>\n"
    }
    return "\(section)</section>\n"
  }

  var failures: Markup {
    section(.failures, title: "Failures", id: "failures", about: nil)
  }

  /// Scenarios that are shown in full.
  func section(
    _ section: HTMLFacts.Section, title: String, id: String, about: String?
  ) -> Markup {
    let (shown, count) = facts.cards(of: section)
    guard count > 0 else { return "" }
    var markup: Markup = "<section id=\"\(id)\"><h2>\(title) <span>\(count)</span></h2>\n"
    if let about { markup += "<p class=\"note\">\(about)</p>\n" }
    if section == .failures { markup += rerunAll }
    for card in shown { markup += card }
    if count > shown.count {
      markup += """
        <p class="note">… \(count - shown.count) more, in the list of \
        <a href="#all">all scenarios</a></p>

        """
    }
    return "\(markup)</section>\n"
  }

  /// One command for a few failures; for many it would be longer than anybody wants to paste.
  private var rerunAll: Markup {
    var places: [Place] = []
    for feature in facts.features {
      for scenario in feature.scenarios
      where scenario.status.isFailure || scenario.status == .unknown {
        places.append(Place(uri: feature.uri, line: scenario.line > 0 ? scenario.line : nil))
      }
    }
    guard 2...20 ~= places.count else { return "" }
    var markup: Markup = "<p class=\"note\">All that failed:</p>\n"
    markup.command(TerminalPage(options).rerunCommand(for: places))
    return markup
  }

  /// Snippets first, each once, then the scenarios that wait for them.
  var undefined: Markup {
    var markup = Markup()
    if !facts.snippets.isEmpty {
      let limit = 100
      markup += """
        <h3>Steps to define</h3>
        <p class="note">Paste these, and fill them in.</p>

        """
      for snippet in facts.snippets.prefix(limit) { markup += self.snippet(snippet) }
      if facts.snippets.count > limit {
        markup += "<p class=\"note\">… \(facts.snippets.count - limit) more</p>\n"
      }
    }
    let count = facts.cards(of: .undefined).count
    guard count > 0 else {
      return markup.isEmpty
        ? "" : "<section id=\"undefined\"><h2>Undefined steps</h2>\n\(markup)</section>\n"
    }
    var section: Markup = "<section id=\"undefined\"><h2>Undefined <span>\(count)</span></h2>\n"
    section += markup
    let (shown, _) = facts.cards(of: .undefined)
    for card in shown { section += card }
    if count > shown.count {
      section += "<p class=\"note\">… \(count - shown.count) more, in the list below</p>\n"
    }
    return "\(section)</section>\n"
  }

  private func snippet(_ snippet: HTMLFacts.Snippet) -> Markup {
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
    let all = facts.features.flatMap { feature in
      feature.scenarios.lazy.filter { $0.microseconds >= 1_000 }.map { ($0, feature) }
    }
    return all.sorted {
      ($1.0.microseconds, $0.0.number) < ($0.0.microseconds, $1.0.number)
    }.prefix(10).map { (scenario: $0.0, feature: $0.1) }
  }

  var slowest: Markup {
    let slow = slowScenarios
    guard let longest = slow.first?.scenario.microseconds else { return "" }
    var rows = Markup()
    for (scenario, feature) in slow {
      rows += """
        <li>\(Charts.bar(scenario.microseconds, of: longest))\
        <span class="t">\(timeText(microseconds: scenario.microseconds))</span> \
        <a href="#\(scenario.anchor)">\(scenario.name)</a> <span>\(feature.name)</span></li>

        """
    }
    return """
      <section id="slowest"><h2>Slowest</h2>
      <ol class="slow">
      \(rows)</ol></section>

      """
  }

  var overview: Markup {
    guard facts.count > 0 else { return "" }
    return """
      <section id="overview"><h2>Overview</h2>
      <div class="charts">
      \(Charts.features(facts.features))\(Charts.tags(facts.tags))\
      \(Charts.histogram(facts.features))\(Charts.timeline(facts.spans, facts.workers))</div>
      </section>

      """
  }

  /// What was asked for, and what shows it.
  var requirements: Markup {
    guard let requirements = options.requirements, let coverage = facts.coverage else { return "" }
    var section: Markup =
      "<section id=\"requirements\"><h2>Requirements</h2>\n<ul class=\"totals\">"
    for (kind, covered, all) in coverage.totals(of: requirements.documents) {
      let code = covered == all ? "p" : "f"
      section += """
        <li>\(Charts.share(covered, of: all, code: code)) <span class="\(code)">\(covered) of \(all)</span> \
        \(plural(kind, all))</li>
        """
    }
    section += "</ul>\n"
    for document in requirements.documents {
      section += "<h3>\(shortened(document.title))</h3>\n"
      for group in document.groups { section += self.group(group, coverage) }
    }
    return "\(section)</section>\n"
  }

  private func group(_ group: Requirements.Group, _ coverage: Coverage) -> Markup {
    let state = coverage.state(of: group)
    let kind = group.kind.map { "\($0): " } ?? ""
    var markup: Markup = "<details class=\"group\""
    if state != .covered { markup += " open=\"open\"" }
    markup += """
      ><summary><b class="m \(state.code)" role="img" aria-label="\(state.word)">\(state.mark)</b> \
      \(shortened(kind + group.title))</summary>
      <ul>
      """
    for item in group.items {
      let state = coverage.state(of: item)
      markup += """
        <li><b class="m \(state.code)" role="img" aria-label="\(state.word)">\(state.mark)</b> \
        <span class="tag">\(shortened(item.tag))</span> \(shortened("\(item.kind): \(item.title)")) \
        <span class="\(state == .covered ? "dim" : state.code)">\(coverage.words(for: item))</span>
        """
      let scenarios = facts.scenariosOfTag[item.tag] ?? []
      for scenario in scenarios.prefix(3) {
        markup += " <a class=\"\(scenario.status.code)\" href=\"#\(scenario.anchor)\">"
        markup += "\(scenario.status.mark) \(scenario.name)</a>"
      }
      if scenarios.count > 3 { markup += " and \(scenarios.count - 3) more" }
      markup += "</li>\n"
    }
    return "\(markup)</ul></details>\n"
  }
}

extension Coverage.State {
  /// The class of a scenario that came to the same.
  fileprivate var code: String {
    switch self {
    case .covered: "p"
    case .pending: "w"
    case .failing, .noScenario: "f"
    }
  }

  fileprivate var word: String {
    switch self {
    case .covered: "covered"
    case .pending: "pending"
    case .failing: "failing"
    case .noScenario: "no scenario"
    }
  }
}
