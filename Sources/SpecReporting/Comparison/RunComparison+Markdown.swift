import Basics
import Messages

extension RunComparison {
  private static let maximumNamed = 20

  /// The comparison as a page of its own.
  public func markdown() -> [UInt8] {
    var page = MarkdownPage(limit: nil)
    page.part("## \(markdownTitle)")
    for part in markdownParts { page.part(part) }
    return page.bytes
  }

  var markdownTitle: String { "Compared with \(Markdown.text(title))" }

  /// The counts, then the sections; what nobody has to look at is folded.
  var markdownParts: [String] {
    var parts = [isWorse ? "**✘ \(Markdown.text(counts))**" : Markdown.text(counts)]
    let notes = notes
    if !notes.isEmpty {
      parts.append(notes.map { "- \(Markdown.text($0))" }.joined(separator: "\n"))
    }
    for section in sections {
      let items = section.items
      let list = items.prefix(Self.maximumNamed).map { "- \(section.markdown($0))" }
      let rest = items.count - list.count
      let text = (list + (rest > 0 ? ["- … and \(rest) more"] : [])).joined(separator: "\n")
      let title = "\(section.title): \(section.entries.count)"
      parts.append(
        section.status.isFailure || section.status == .unknown
          ? "**\(title)**\n\n\(text)"
          : "<details><summary>\(title)</summary>\n\n\(text)\n\n</details>")
    }
    return parts
  }
}

extension RunComparison.Section {
  fileprivate func markdown(_ item: RunComparison.Item) -> String {
    switch item {
    case .scenario(let entry): return markdown(entry)
    case .file(let uri, let former, let count):
      let names = [former, uri].compactMap { $0.map(Markdown.code) }
      return "\(names.joined(separator: " → ")) \(counted(count, "scenario"))"
    }
  }

  private func markdown(_ entry: RunComparison.Entry) -> String {
    let mark = isResult ? "\(status.mark) " : ""
    let detail = (isResult ? entry.detail : entry.former).map { " (\(Markdown.text($0)))" } ?? ""
    return "\(mark)\(Markdown.text(entry.title))\(detail) \(Markdown.code(entry.place.text))"
  }
}
