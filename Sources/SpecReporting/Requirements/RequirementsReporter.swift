public import Messages

/// The requirements as a tree, each with what its scenarios came to, and N of M for every kind.
public struct RequirementsReporter: Reporter {
  private let options: ReportOptions
  private let requirements: Requirements
  private var query = RunQuery()
  private var coverage: Coverage

  /// A reporter for one run; without requirements among the options there is nothing to show.
  public init(options: ReportOptions) {
    self.options = options
    requirements = options.requirements ?? Requirements(documents: [])
    coverage = Coverage(requirements)
  }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    for event in query.receive(envelope) { add(event) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { add(event) }
    TerminalPage.append(to: &output, options) { page in
      for document in requirements.documents { write(document, to: &page) }
      page.line("All documents", .bold)
      writeTotals(of: requirements.documents, to: &page)
    }
  }

  private mutating func add(_ event: RunQuery.Event) {
    if case .scenarioFinished(let scenario) = event {
      coverage.add(query.pickle(of: scenario.attempt), scenario.status)
    }
  }

  private func write(_ document: Requirements.Document, to page: inout TerminalPage) {
    page.line(document.title, .bold)
    for group in document.groups {
      let state = coverage.state(of: group)
      let kind = group.kind.map { "\($0): " } ?? ""
      page.line("\(state.mark) \(kind)\(group.title)", indent: 2, state.style)
      for item in group.items { write(item, to: &page) }
    }
    writeTotals(of: [document], to: &page)
    page.newline()
  }

  private func write(_ item: Requirements.Item, to page: inout TerminalPage) {
    let state = coverage.state(of: item)
    page.spaces(4)
    page.write("\(state.mark) ", state.style)
    page.write("\(item.tag) ", .bold)
    page.write("\(item.kind): \(item.title)  ")
    page.write("(\(coverage.words(for: item)))", state == .covered ? .dim : state.style)
    page.newline()
  }

  private func writeTotals(
    of documents: [Requirements.Document], to page: inout TerminalPage
  ) {
    for (kind, covered, all) in coverage.totals(of: documents) {
      let state: Coverage.State = covered == all ? .covered : .failing
      page.line("\(covered) of \(all) \(plural(kind, all))", indent: 2, state.style)
    }
  }
}

extension Coverage.State {
  fileprivate var style: Style {
    switch self {
    case .covered: .status(.passed)
    case .pending: .status(.pending)
    case .failing, .noScenario: .status(.failed)
    }
  }
}
