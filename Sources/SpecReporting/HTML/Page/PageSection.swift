/// A section of the page, to which its navigation leads.
struct PageSection {
  let id: String
  let title: String
  /// The words after the title in the heading.
  var detail = ""
  /// The words after the title in the navigation.
  var count = ""
  var content = Markup()

  /// The element up to its content.
  var start: Markup {
    let detail: Markup = detail.isEmpty ? "" : " <span>\(detail)</span>"
    return "<section id=\"\(id)\"><h2>\(title)\(detail)</h2>\n"
  }

  static let end: Markup = "</section>\n"

  var markup: Markup { "\(start)\(content)\(Self.end)" }
}
