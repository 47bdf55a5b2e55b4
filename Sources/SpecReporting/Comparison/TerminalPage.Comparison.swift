import Messages

extension TerminalPage {
  /// Writes the changes, if there are any.
  mutating func comparison(_ comparison: RunComparison) {
    let (sections, notes) = (comparison.sections, comparison.notes)
    guard !sections.isEmpty || !notes.isEmpty else { return }
    line("Compared with \(comparison.baseline.title):", .bold)
    for note in notes { line(note, indent: 2, .dim) }
    for section in sections { self.section(section) }
  }

  /// Writes the counts in one line.
  mutating func comparisonCounts(_ comparison: RunComparison) {
    write("compared with \(comparison.baseline.name): ")
    write(
      comparison.counts,
      comparison.isWorse ? .status(.failed) : comparison.isIncomplete ? .status(.pending) : .plain)
    newline()
  }
}

extension RunComparison {
  /// The comparison as a text of its own, ending in the counts.
  public func text(_ options: ReportOptions) -> [UInt8] {
    var page = TerminalPage(options)
    page.comparison(self)
    if !page.bytes.isEmpty { page.newline() }
    page.comparisonCounts(self)
    return page.bytes
  }
}
