extension Coverage {
  /// The result of the requirements: the totals, and, folded, the items that are not covered.
  var markdown: [String] {
    if let leftOut { return [Markdown.text(leftOut)] }
    guard asksForMoreThanStories else { return [] }
    let documents = shownDocuments
    let totals = totals(of: documents)
    guard !totals.isEmpty else { return [] }
    let counts = totals.map { "- \($0.covered == $0.all ? "✔" : "✘") \(Markdown.text($0.words))" }
    var parts = [counts.joined(separator: "\n")]
    let open = documents.compactMap(uncovered)
    if !open.isEmpty { parts.append(Markdown.folded("Not covered", open.joined(separator: "\n"))) }
    return parts
  }

  /// A document with its items that no scenario that passed covers; nil if there are none.
  private func uncovered(in document: Requirements.Document) -> String? {
    let items = document.groups.flatMap(\.all).flatMap(\.items)
    let lines = items.filter { state(of: $0) != .covered }.map { item in
      "  - \(state(of: item).mark) \(Markdown.text("\(item.kind): \(item.title)"))"
        + " (\(words(for: item)))"
    }
    return lines.isEmpty
      ? nil : "- \(Markdown.text(document.title))\n" + lines.joined(separator: "\n")
  }
}
