import Messages

extension RunTrend {
  private static let (maximumNamed, maximumRuns) = (20, 20)

  /// The trend as a page of its own.
  public func markdown() -> [UInt8] {
    var page = MarkdownPage(limit: nil)
    page.part("## \(Markdown.text("\(name): \(span)"))")
    if !notes.isEmpty {
      page.part(notes.map { "- \(Markdown.text($0))" }.joined(separator: "\n"))
    }
    guard !runs.isEmpty else { return page.bytes }
    page.part("Last run: \(Markdown.text(lastOutcome))")
    let rows = runs.suffix(Self.maximumRuns).reversed().map { run in
      "| \(Markdown.text(run.title)) | \(run.scenarios.passRate.map(percent) ?? "") "
        + "| \(Markdown.text(run.outcome)) | \(run.duration.map(shortTime) ?? "") |"
    }
    page.part(
      (["| Run | Pass rate | Scenarios | Time |", "|---|--:|---|--:|"] + rows)
        .joined(separator: "\n"))
    for section in sections { page.part(section.markdown()) }
    if let listed {
      let list = listed.prefix(Self.maximumNamed).map { line in
        "- \(line.marks.suffix(60).map(\.symbol).joined()) \(Markdown.text(line.entry.identity.title))"
      }
      page.part(list.joined(separator: "\n"))
    }
    return page.bytes
  }
}
