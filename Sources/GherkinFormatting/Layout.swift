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
    if case .blank = layout.kinds[index] {
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
  enum Kind {
    case blank
    /// A blank line within a description.
    case blankText
    case comment
    /// A line of a description; the code points of its indentation that all lines share.
    case text(shared: Int)
    case role(Role)

    /// - Parameter indentBelow: The columns before the next line in the tree.
    init(_ content: Substring, _ role: Role?, _ indentBelow: Int) {
      if let role {
        self = .role(role)
      } else if content.isEmpty {
        self = .blank
      } else if content.utf8.first == UInt8(ascii: "#") {
        self = .comment
      } else if content.utf8.first == UInt8(ascii: "@") {
        // Lines of tags without names, which are not tags.
        self = .role(Role(kind: .tags([]), indent: indentBelow))
      } else {
        self = .text(shared: 0)
      }
    }
  }

  private let lines: [SourceLine]
  /// The columns of a level.
  private let indentation: Int
  private(set) var kinds: [Kind]
  /// Lines that have a blank line before them.
  private(set) var blockStarts = Set<Int>()
  /// The columns before each line.
  private var indents: [Int?]
  private var rows: [Int: String] = [:]

  init(_ lines: [SourceLine], _ roles: Roles, indentation: Int) {
    self.lines = lines
    self.indentation = indentation
    indents = Array(repeating: nil, count: lines.count)
    kinds = Array(repeating: .blank, count: lines.count)
    var indentBelow = 0
    for index in lines.indices.reversed() {
      kinds[index] = Kind(
        lines[index].text.withoutIndentation, roles.byLine[index + 1], indentBelow)
      if case .role(let role) = kinds[index] { indentBelow = role.indent }
    }
    var tables = Array(repeating: [Int](), count: roles.tableCount)
    for (index, kind) in kinds.enumerated() {
      guard case .role(let role) = kind else { continue }
      indents[index] = role.indent
      switch role.kind {
      case .title(let isBlock):
        placeDescription(below: index, indent: role.indent + indentation)
        if isBlock { blockStarts.insert(startOfBlock(index)) }
      case .row(let table): tables[table].append(index)
      case .tags, .step, .fence, .content: break
      }
    }
    for table in tables {
      for (index, text) in zip(table, aligned(table.map { lines[$0].text })) { rows[index] = text }
    }
    placeComments()
  }

  /// Moves a description as a whole; blank lines in it are part of its text.
  private mutating func placeDescription(below title: Int, indent: Int) {
    let end = kinds[(title + 1)...].firstIndex { if case .role = $0 { true } else { false } }
    let region = (title + 1)..<(end ?? kinds.endIndex)
    let texts = region.filter { if case .text = kinds[$0] { true } else { false } }
    let first = region.first { if case .blank = kinds[$0] { false } else { true } }
    guard let first, let last = texts.last else { return }
    let shared = commonIndentation(texts.map { lines[$0].text })
    for index in first...last {
      switch kinds[index] {
      case .blank: kinds[index] = .blankText
      case .text:
        kinds[index] = .text(shared: shared)
        indents[index] = indent
      case .blankText, .comment, .role: break
      }
    }
  }

  /// The first of the tags of a title, and of the comments right above them.
  private func startOfBlock(_ title: Int) -> Int {
    var start = title
    for index in (0..<title).reversed() {
      switch kinds[index] {
      case .blank: continue
      case .role(let role):
        guard case .tags = role.kind else { return start }
        start = index
      case .comment:
        guard index + 1 == start else { return start }
        start = index
      case .text, .blankText: return start
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
    while index < kinds.count {
      guard isComment(index) else {
        index += 1
        continue
      }
      let end = (index..<kinds.count).first { !isComment($0) } ?? kinds.count
      let indent = indent(ofComments: index..<end)
      for line in index..<end { indents[line] = indent }
      index = end
    }
  }

  private func isComment(_ index: Int) -> Bool {
    if case .comment = kinds[index] { true } else { false }
  }

  /// The indentation of neighboring comments: that of the line that follows, unless a blank line separates
  /// them from it but not from the line above; nil if there is no line to follow.
  private func indent(ofComments group: Range<Int>) -> Int? {
    let isAttached = group.lowerBound > 0 && !isBlank(group.lowerBound - 1)
    if isAttached, group.upperBound == kinds.count || isBlank(group.upperBound) {
      return indent(below: group.lowerBound - 1)
    }
    return (group.upperBound..<kinds.count).lazy.compactMap { indents[$0] }.first
  }

  /// The indentation of a comment at the end of the block that a line belongs to.
  private func indent(below index: Int) -> Int? {
    guard case .role(let role) = kinds[index] else { return indents[index] }
    return switch role.kind {
    case .title: role.indent + indentation
    case .fence: role.indent - indentation
    case .tags, .step, .row, .content: role.indent
    }
  }

  private func isBlank(_ index: Int) -> Bool {
    switch kinds[index] {
    case .blank, .blankText: true
    case .comment, .text, .role: false
    }
  }
}

// MARK: - Texts

extension Layout {
  /// A line as written, without its end.
  func text(ofLine index: Int) -> String {
    let text = lines[index].text
    let indent = indents[index].map { String(repeating: " ", count: $0) }
    switch kinds[index] {
    case .blank, .blankText: return ""
    case .comment: return (indent ?? String(text.indentation)) + text.trimmed
    case .text(let shared):
      // Two blanks at the end are a line break in Markdown.
      return indent.map { $0 + text.removingIndentation(shared) } ?? String(text)
    case .role(let role): return self.text(text, role, indent ?? "", index)
    }
  }

  private func text(_ text: Substring, _ role: Role, _ indent: String, _ index: Int) -> String {
    switch role.kind {
    case .tags(let tags): return indent + tagLine(text.trimmed, tags)
    case .title, .fence: return indent + text.trimmed
    case .step(let keyword):
      let trimmed = text.trimmed
      return indent + (trimmed.utf8.count < keyword.utf8.count ? keyword[...] : trimmed)
    case .row: return indent + (rows[index] ?? String(text.trimmed))
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
