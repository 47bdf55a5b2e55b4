import SpecReporting

/// A World in the page: its sentences by keyword, then the parameter types of its libraries.
struct CatalogSection {
  let part: Catalog.Part
  let number: Int
  let catalog: Catalog
  /// The number of each parameter type, by name.
  let anchors: [String: Int]

  /// The number of uses whose places are shown.
  private static let shownPlaces = 2

  func write(to page: inout Markup) {
    page += "<section id=\"w\(number)\"><h2>\(part.title) <span>\(part.facts)</span></h2>\n"
    let sentences = part.groups.flatMap(\.sentences)
    let code = Self.commonFolder(of: sentences.map(\.place.uri))
    let features = Self.commonFolder(of: sentences.flatMap { $0.uses?.places.map(\.uri) ?? [] })
    var folders: [Markup] = []
    if !code.isEmpty { folders.append("Code in <code>\(code)</code>") }
    if !features.isEmpty { folders.append("features in <code>\(features)</code>") }
    if let first = folders.first {
      page += "<p class=\"note\">\(folders.dropFirst().reduce(first) { "\($0), \($1)" })</p>\n"
    }
    for group in part.groups {
      page += "<div class=\"kind\"><h3>\(group.title)</h3>\n"
      page += "<table class=\"sentences\"><thead><tr><th>Sentence</th>"
      if catalog.knowsUses { page += "<th>Uses</th>" }
      if catalog.knowsTimes { page += "<th>Time</th>" }
      page += "<th>Defined at</th></tr></thead><tbody>\n"
      for sentence in group.sentences {
        page += row(sentence, code: code.utf8.count, features: features.utf8.count)
      }
      page += "</tbody></table></div>\n"
    }
    if !part.parameters.isEmpty {
      if part.world != nil { page += "<h3>Parameters</h3>\n" }
      page += "<dl class=\"parameters\">\n"
      for parameter in part.parameters { page += entry(parameter) }
      page += "</dl>\n"
    }
    page += "</section>\n"
  }

  private func row(_ sentence: Catalog.Sentence, code: Int, features: Int) -> Markup {
    var row: Markup = sentence.isUnused ? "<tr class=\"x\"><td>" : "<tr><td>"
    row += "<b>\(pattern(of: sentence))</b>"
    if sentence.below != .nothing {
      row += " <span class=\"tag\">\(sentence.below.rawValue)</span>"
    }
    if let description = sentence.description { row += "<p>\(description)</p>" }
    if let example = sentence.distinctExample { row += "<i>\(example)</i>" }
    row += "</td>"
    if let uses = sentence.uses, let words = sentence.usesInWords {
      row += "<td>\(words)"
      for place in uses.places.prefix(Self.shownPlaces) {
        row += "<code>\(Self.rest(of: place, after: features))</code>"
      }
      row += uses.lines > Self.shownPlaces ? " …</td>" : "</td>"
    }
    if catalog.knowsTimes { row += "<td>\(sentence.timeInWords ?? "")</td>" }
    row += "<td><code>\(Self.rest(of: sentence.place, after: code))</code></td></tr>\n"
    return row
  }

  /// The pattern, in which each parameter leads to what it takes.
  private func pattern(of sentence: Catalog.Sentence) -> Markup {
    guard !sentence.isRegularExpression else { return "\(sentence.pattern)" }
    var markup = Markup()
    var rest = sentence.pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      markup += "\(String(rest[..<open]))"
      if let anchor = anchors[name] {
        markup += "<a href=\"#p\(anchor)\">{\(name)}</a>"
      } else {
        markup += "{\(name)}"
      }
      rest = rest[rest.index(after: close)...]
    }
    markup += "\(String(rest))"
    return markup
  }

  private func entry(_ parameter: Catalog.Parameter) -> Markup {
    let anchor = anchors[parameter.name] ?? 0
    let example: Markup = parameter.distinctExample.map { " <i>\($0)</i>" } ?? ""
    return """
      <dt id="p\(anchor)">\(parameter.title)</dt><dd>\(parameter.accepted)\(example)</dd>

      """
  }

  /// The path without the folder that the heading names.
  private static func rest(of place: Place, after length: Int) -> String {
    String(place.text.utf8.dropFirst(length)) ?? place.text
  }

  /// The folder that all paths are in, with a slash at its end; empty if there is none.
  static func commonFolder(of paths: [String]) -> String {
    guard let first = paths.first else { return "" }
    var common = Array(first.utf8)
    for path in paths {
      common = zip(common, path.utf8).prefix { $0.0 == $0.1 }.map(\.0)
    }
    let end = common.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: common.prefix(end), as: UTF8.self)
  }
}
