import Messages

/// The bytes of a file in the canonical layout.
func layOutGherkin(_ text: FeatureText) -> [UInt8] {
  let lines = sourceLines(text.bytes)
  let layout = Layout(lines, Roles(text), indentation: text.reader.indentation)
  var bytes = text.bytes.starts(with: byteOrderMark) ? byteOrderMark : []
  let usualEnding = lines.first.flatMap { $0.ending.isEmpty ? nil : $0.ending } ?? "\n"
  var blank: Substring?
  var isFirst = true
  func end(_ ending: Substring) {
    let ending = ending.isEmpty ? usualEnding : ending
    // After a CR, the LF of an empty line would become the other half of its line ending.
    let joins = bytes.last == UInt8(ascii: "\r") && ending.utf8.first == UInt8(ascii: "\n")
    bytes += (joins ? "\r" : ending).utf8
  }
  for (index, line) in lines.enumerated() {
    if case .blank = layout.roles[index].kind {
      blank = blank ?? line.ending
      continue
    }
    if !isFirst {
      if let blank { end(blank) } else if layout.blockStarts.contains(index) { end(usualEnding) }
    }
    blank = nil
    isFirst = false
    bytes += layout.text(ofLine: index).utf8
    end(line.ending)
  }
  return bytes
}

/// The place of each line of a file.
private struct Layout {
  private let lines: [SourceLine]
  /// The columns of a level.
  private let indentation: Int
  private(set) var roles: [Role]
  /// Lines that have a blank line before them.
  private(set) var blockStarts = Set<Int>()
  private var rows: [Int: String] = [:]

  init(_ lines: [SourceLine], _ tree: Roles, indentation: Int) {
    self.lines = lines
    self.indentation = indentation
    roles = Array(repeating: Role(kind: .blank), count: lines.count)
    var indentBelow = 0
    for index in lines.indices.reversed() {
      roles[index] =
        tree.byLine[index + 1]
        ?? Role(ofOther: lines[index].text.withoutIndentation, indentBelow: indentBelow)
      indentBelow = roles[index].indent ?? indentBelow
    }
    var tables = Array(repeating: [Int](), count: tree.tableCount)
    for (index, role) in roles.enumerated() {
      switch role.kind {
      case .title(let isBlock):
        placeDescription(below: index)
        if isBlock { blockStarts.insert(startOfBlock(index)) }
      case .row(let table): tables[table].append(index)
      default: break
      }
    }
    for table in tables {
      for (index, text) in zip(table, aligned(table.map { lines[$0].text })) { rows[index] = text }
    }
    placeComments()
  }

  /// Moves a description as a whole; blank lines in it are part of its text.
  private mutating func placeDescription(below title: Int) {
    let end = roles[(title + 1)...].firstIndex(where: \.isInTree) ?? roles.endIndex
    let region = (title + 1)..<end
    let texts = region.filter { roles[$0].isText }
    guard let first = region.first(where: { !roles[$0].isBlank }), let last = texts.last
    else { return }
    let text = Role(
      kind: .text(shared: commonIndentation(texts.map { lines[$0].text })),
      indent: indent(below: title))
    for index in texts { roles[index] = text }
    for index in first...last where roles[index].isBlank { roles[index].kind = .blankText }
  }

  /// The first of the tags of a title, and of the comments right above them.
  private func startOfBlock(_ title: Int) -> Int {
    var start = title
    for index in (0..<title).reversed() {
      switch roles[index].kind {
      case .blank: continue
      case .tags: start = index
      case .comment where index + 1 == start: start = index
      default: return start
      }
    }
    return start
  }
}

// MARK: - Comments

extension Layout {
  /// Places comments: like the line that follows, or like the block that they end.
  private mutating func placeComments() {
    var index = 0
    while index < roles.count {
      let end = roles[index...].firstIndex { !$0.isComment } ?? roles.count
      let indent = indent(ofComments: index..<end)
      for line in index..<end { roles[line].indent = indent }
      index = end + 1
    }
  }

  /// The indentation of neighboring comments: that of the line that follows, unless a blank line separates
  /// them from it but not from the line above; nil if there is no line to follow.
  private func indent(ofComments group: Range<Int>) -> Int? {
    let isAttached = group.lowerBound > 0 && !roles[group.lowerBound - 1].isBlank
    if isAttached, group.upperBound == roles.count || roles[group.upperBound].isBlank {
      return indent(below: group.lowerBound - 1)
    }
    return roles[group.upperBound...].lazy.compactMap(\.indent).first
  }

  /// The indentation of a comment at the end of the block that a line belongs to.
  private func indent(below index: Int) -> Int? {
    let indent = roles[index].indent
    return switch roles[index].kind {
    case .title: indent.map { $0 + indentation }
    case .fence: indent.map { $0 - indentation }
    default: indent
    }
  }
}

// MARK: - Texts

extension Layout {
  /// A line as written, without its end.
  func text(ofLine index: Int) -> String {
    let (text, role) = (lines[index].text, roles[index])
    let trimmed = text.trimmed
    let indent = role.indent.map { String(repeating: " ", count: $0) } ?? ""
    switch role.kind {
    case .blank, .blankText: return ""
    case .comment: return (role.indent == nil ? String(text.indentation) : indent) + trimmed
    // Two blanks at the end are a line break in Markdown.
    case .text(let shared): return indent + text.removingIndentation(shared)
    case .tags(let tags): return indent + tagLine(trimmed, tags)
    case .title, .fence: return indent + trimmed
    case .step(let keyword):
      return indent + (trimmed.utf8.count < keyword.utf8.count ? keyword[...] : trimmed)
    case .row: return indent + (rows[index] ?? String(trimmed))
    case .content(let fence):
      let content = text.removingIndentation(fence)
      return content.isEmpty ? "" : indent + content
    }
  }

  /// Tags with one blank between them, and the comment after them.
  private func tagLine(_ line: Substring, _ tags: [GherkinDocument.Tag]) -> String {
    let scalars = line.unicodeScalars
    let comment = scalars.indices.first { index in
      scalars[index] == "#" && index > line.startIndex
        && scalars[scalars.index(before: index)].properties.isWhitespace
    }
    let end = comment ?? line.endIndex
    let names = line[..<end].unicodeScalars.filter { !$0.properties.isWhitespace }
    // An @ without a name is not a tag, and stays.
    guard String(names) == tags.map(\.name).joined() else { return String(line) }
    let rest = line[end...]
    return tags.map(\.name).joined(separator: " ") + (rest.isEmpty ? "" : " \(rest)")
  }
}
