extension RunComparison {
  /// The comparison as a page of its own.
  public func markdown() -> [UInt8] {
    var page = MarkdownPage(limit: nil)
    page.part("## \(markdownTitle)")
    for part in markdownParts { page.part(part) }
    return page.bytes
  }

  var markdownTitle: String { "Compared with \(Markdown.text(baseline.title))" }

  /// The counts, then the sections; those that need no attention are folded.
  var markdownParts: [String] {
    var parts = [isWorse ? "**✘ \(Markdown.text(counts))**" : Markdown.text(counts)]
    let notes = notes
    if !notes.isEmpty {
      parts.append(notes.map { "- \(Markdown.text($0))" }.joined(separator: "\n"))
    }
    return parts + sections.map { $0.markdown(isFolded: !$0.isOpen) }
  }
}
