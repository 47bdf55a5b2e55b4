import Basics
import Messages

extension TerminalPage {
  /// So many scenarios are named in a section.
  private static let maximumNamed = 20

  /// Writes what has changed, if anything has.
  mutating func comparison(_ comparison: RunComparison) {
    let (sections, notes) = (comparison.sections, comparison.notes)
    guard !sections.isEmpty || !notes.isEmpty else { return }
    line("Compared with \(comparison.title):", .bold)
    for note in notes { line(note, indent: 2, .dim) }
    for section in sections {
      newline()
      line("\(section.title): \(section.entries.count)", indent: 2, .bold)
      let items = section.items
      for item in items.prefix(Self.maximumNamed) {
        switch item {
        case .scenario(let entry): self.entry(entry, in: section)
        case .file(let uri, let former, let count):
          let names = [former, uri].compactMap { $0 }.joined(separator: " → ")
          line("\(names)  \(counted(count, "scenario"))", indent: 4)
        }
      }
      let rest = items.count - Self.maximumNamed
      if rest > 0 { line("… and \(rest) more", indent: 4, .dim) }
    }
  }

  private mutating func entry(_ entry: RunComparison.Entry, in section: RunComparison.Section) {
    spaces(4)
    if section.isResult { write("\(section.status.mark) ", .status(section.status)) }
    write(oneLine(entry.title, limit: 300))
    let detail = section.isResult ? entry.detail : entry.former
    if let detail { write("  (\(oneLine(detail, limit: 300)))", .dim) }
    spaces(2)
    place(entry.place)
    newline()
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
