extension Page {
  private var coverage: Coverage { contents.coverage }

  /// The requirements and their coverage, if anything was asked for.
  var requirements: PageSection? {
    let documents = coverage.shownDocuments
    guard coverage.isLeftOut || !documents.isEmpty else { return nil }
    var content = Markup()
    if let text = coverage.leftOut { content += "<p class=\"note\">\(shortened(text))</p>\n" }
    content += totals(coverage.totals(of: documents))
    for document in documents {
      content += "<h3>\(shortened(document.title))</h3>\n"
      if documents.count > 1 { content += totals(coverage.totals(of: [document])) }
      for group in document.groups { content += self.group(group) }
    }
    return PageSection(id: "requirements", title: "Requirements", content: content)
  }

  private func totals(_ totals: [Coverage.Total]) -> Markup {
    guard !totals.isEmpty else { return "" }
    var list: Markup = "<ul class=\"totals\">"
    for total in totals {
      let code = total.state.look.code
      list += """
        <li>\(Charts.share(total.covered, of: total.all, code: code)) <span class="\(code)">\
        \(total.covered) of \(total.all)</span> \(shortened(plural(total.kind, total.all)))</li>
        """
    }
    return "\(list)</ul>\n"
  }

  private func group(_ group: Requirements.Group) -> Markup {
    let state = coverage.state(of: group)
    let kind = group.kind.map { "\($0): " } ?? ""
    var markup: Markup = "<details class=\"group\""
    // Items that no scenario concerns are a heading only: a part of all scenarios shows a part.
    if state != .covered, coverage.isTouched(group) { markup += " open=\"open\"" }
    markup += "><summary>\(mark(of: state)) \(shortened(kind + group.title))</summary>\n"
    if !group.items.isEmpty {
      markup += "<ul>"
      for item in group.items { markup += self.item(item) }
      markup += "</ul>"
    }
    for group in group.groups { markup += self.group(group) }
    return "\(markup)</details>\n"
  }

  private func mark(of state: Coverage.State) -> Markup {
    "<b class=\"m \(state.look.code)\" role=\"img\" aria-label=\"\(state.word)\">\(state.mark)</b>"
  }

  private func item(_ item: Requirements.Item) -> Markup {
    let state = coverage.state(of: item)
    var markup: Markup = "<li>\(mark(of: state)) "
    let marks = item.marks
    if !marks.isEmpty { markup += "<span class=\"tag\">\(shortened(marks))</span> " }
    markup += """
      \(shortened("\(item.kind): \(item.title)")) \
      <span class="\(state == .covered ? "dim" : state.look.code)">\(coverage.words(for: item))</span>
      """
    let scenarios = contents.scenariosOfItem[item.number] ?? []
    for scenario in scenarios {
      let (code, anchor) = (scenario.outcome.code, scenario.anchor)
      let words = "\(scenario.outcome.mark) \(scenario.name)"
      markup +=
        anchor.isEmpty
        ? " <span class=\"\(code)\">\(words)</span>"
        : " <a class=\"\(code)\" href=\"#\(anchor)\">\(words)</a>"
    }
    let rest = coverage.count(of: item).total - scenarios.count
    if rest > 0 { markup += " and \(rest) more" }
    return "\(markup)</li>\n"
  }
}

extension Coverage.State {
  fileprivate var word: String {
    switch self {
    case .covered: "covered"
    case .pending: "pending"
    case .failing: "failing"
    case .noScenario: "no scenario"
    }
  }
}
