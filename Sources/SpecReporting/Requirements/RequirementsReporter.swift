import Messages

/// The requirements as a tree, each with the results of its scenarios, and N of M for every kind.
struct RequirementsReporter: EventReporter {
  private let options: ReportOptions
  private var coverage: Coverage

  /// A reporter for one run; without requirements among the options, the story documents are the
  /// requirements.
  init(options: ReportOptions) {
    self.options = options
    coverage = Coverage(options.requirements)
  }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) { coverage.note(envelope) }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    TerminalPage.append(to: &output, options) { page in
      let documents = coverage.shownDocuments
      for document in documents { write(document, to: &page) }
      if let text = coverage.leftOut { page.line(text, .dim) }
      page.line("All documents", .bold)
      if documents.isEmpty { page.line("nothing is asked for", indent: 2) }
      writeTotals(of: documents, to: &page)
    }
  }

  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    coverage.add(scenario, from: &query)
  }

  private func write(_ document: Requirements.Document, to page: inout TerminalPage) {
    page.line(document.title, .bold)
    for group in document.groups { write(group, indent: 2, to: &page) }
    writeTotals(of: [document], to: &page)
    page.newline()
  }

  private func write(_ group: Requirements.Group, indent: Int, to page: inout TerminalPage) {
    let state = coverage.state(of: group)
    let kind = group.kind.map { "\($0): " } ?? ""
    page.line("\(state.mark) \(kind)\(group.title)", indent: indent, .status(state.look))
    for item in group.items { write(item, indent: indent + 2, to: &page) }
    for group in group.groups { write(group, indent: indent + 2, to: &page) }
  }

  private func write(_ item: Requirements.Item, indent: Int, to page: inout TerminalPage) {
    let state = coverage.state(of: item)
    page.spaces(indent)
    page.write("\(state.mark) ", .status(state.look))
    let marks = item.marks
    if !marks.isEmpty { page.write("\(marks) ", .bold) }
    page.write("\(item.kind): \(item.title)  ")
    page.write("(\(coverage.words(for: item)))", state == .covered ? .dim : .status(state.look))
    page.newline()
  }

  private func writeTotals(of documents: [Requirements.Document], to page: inout TerminalPage) {
    for total in coverage.totals(of: documents) {
      page.line(total.words, indent: 2, .status(total.state.look))
    }
  }
}
