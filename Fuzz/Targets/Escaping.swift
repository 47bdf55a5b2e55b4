// A text from outside in every place of a report: a plain reader of the format gets the text back,
// and nothing in it acts on a terminal, a page, a build server or a shell.
import Basics
import Messages

@testable import SpecReporting

func check(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  checkLines(text)
  checkMarkup(text)
  checkXML(text)
  checkTerminal(text)
  checkMarkdown(text)
  checkCommands(text)
  checkShell(text)
  checkAddress(text)
}

private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

/// Requires that nothing in a text acts on the program that shows it, except allowed characters.
private func requireInert(_ text: String, _ place: String, allowing allowed: String = "") {
  for scalar in text.unicodeScalars where !allowed.unicodeScalars.contains(scalar) {
    require(!isDangerous(scalar), "\(place) has nothing that acts: \(scalar.value)")
  }
}

/// No line that a build server would take for a command.
private func requireNoCommand(_ text: String, _ place: String) {
  for line in plainLines(text) {
    let trimmed = line.drop { $0.properties.isWhitespace }
    require(!trimmed.starts(with: "::".unicodeScalars), "\(place) is no command of GitHub")
    for mark in ["##[", "##vso[", "##teamcity["] {
      require(!contains(line, mark), "\(place) is no command: \(mark)")
    }
  }
}

private func contains(_ line: [Unicode.Scalar], _ mark: String) -> Bool {
  let mark = scalars(mark)
  return line.indices.contains { line[$0...].starts(with: mark) }
}

private func plainLines(_ text: String) -> [[Unicode.Scalar]] {
  var lines: [[Unicode.Scalar]] = [[]]
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    if scalar == "\r" || scalar == "\n" && previous != "\r" {
      lines.append([])
    } else if scalar != "\n" {
      lines[lines.count - 1].append(scalar)
    }
    previous = scalar
  }
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

private func checkLines(_ text: String) {
  requireEqual(lines(of: text).map(scalars), plainLines(text), "lines")
  for limit in [0, 1, 7, 64] {
    let (kept, left) = beginning(of: text, upTo: limit)
    require(text.utf8.starts(with: kept.utf8), "a beginning")
    requireEqual(kept.utf8.count + left, text.utf8.count, "what is kept and left is all")
    require(left == 0 || kept.utf8.count <= limit, "no more than the limit")
  }
  let pieces = ANSIText(text).pieces.map(\.text).joined()
  requireEqual(
    scalars(pieces), Array(withoutColors(text)), "the pieces are the text without colors")
}

// MARK: - Pages

private func checkMarkup(_ text: String) {
  let markup: Markup = "<p title=\"\(text)\"><b>\(text)</b></p>"
  let found = PlainXML(markup.bytes)
  requireEqual(found?.attributes["title"].map(scalars), scalars(shown(text)), "an attribute")
  requireEqual(found?.children.first.map { scalars($0.text) }, scalars(shown(text)), "a text")
  requireInert(shown(text), "what is shown", allowing: "\n\t")
  require(shown(shown(text)).isIdentical(to: shown(text)), "shown twice as once")
}

private func checkXML(_ text: String) {
  for style in [XMLText.Style.readable, .numbered] {
    var xml = XMLWriter(style)
    xml.markup("<a")
    xml.attribute("b", text)
    xml.markup(">")
    xml.cdata(text)
    xml.markup("</a>")
    guard let found = PlainXML(xml.bytes) else {
      return require(false, "well-formed: \(String(decoding: xml.bytes, as: UTF8.self))")
    }
    let legal = XMLText.legal(XMLText.shortened(text), style)
    let value = XMLText.legal(XMLText.shortened(text, to: XMLText.attributeLimit), style)
    if style == .readable {
      requireEqual(plainLines(found.text), plainLines(legal), "a text")
      requireEqual(found.attributes["b"].map(scalars), scalars(value), "an attribute")
    }
    let written = String(decoding: xml.bytes, as: UTF8.self)
    requireInert(written, "a report in XML", allowing: "\n\r\t")
    requireNoCommand(written, "a report in XML")
    require(!contains(scalars(found.text), "[[ATTACHMENT|"), "no file to fetch")
  }
}

// MARK: - Terminals and build servers

private func checkTerminal(_ text: String) {
  let safe = sanitized(text)
  requireInert(safe, "a line")
  requireNoCommand(safe, "a line")
  require(sanitized(safe).isIdentical(to: safe), "made safe twice as once")
  let page = escapingWorkflowCommands(text)
  requireInert(page, "lines", allowing: "\n")
  requireNoCommand(page, "lines")
  let line = oneLine(text, limit: 64)
  requireInert(line, "one line")
  requireNoCommand(line, "one line")
  require(displayWidth(safe) >= 0, "a width")
}

private func checkCommands(_ text: String) {
  let command = workflowCommand("error", text, ["file": text, "title": text])
  require(command.hasSuffix("\n"), "ends a line")
  let body = command.unicodeScalars.dropLast()
  requireInert(String(body), "a command of GitHub")
  let parts = splitCommand(Array(body))
  requireEqual(parts?.map(\.0), ["file", "title", ""], "its properties")
  requireEqual(
    parts?.map(\.1),
    [oneLine(text, limit: 1024), oneLine(text, limit: 1024)].map(scalars) + [
      scalars(lines(of: cut(text, to: 4096)).map(sanitized).joined(separator: "\n"))
    ], "their values")

  let message = scalars(serviceMessage("testFailed", [("message", text)]))
  let (prefix, suffix) = (scalars("##teamcity[testFailed message='"), scalars("']\n"))
  require(message.starts(with: prefix) && message.suffix(3).elementsEqual(suffix), "one message")
  let value = message.dropFirst(prefix.count).dropLast(suffix.count)
  requireInert(String(String.UnicodeScalarView(value)), "a message of TeamCity", allowing: "\t")
  require(isOneValue(value), "nothing ends the value early")
}

/// `::name key=value,key=value::message` as the runner takes it apart; the message has no name.
private func splitCommand(_ line: [Unicode.Scalar]) -> [(String, [Unicode.Scalar])]? {
  var rest = line[...]
  guard rest.starts(with: scalars("::error ")) else { return nil }
  rest = rest.dropFirst(8)
  guard
    let end = rest.indices.first(where: { rest[$0...].starts(with: "::".unicodeScalars) })
  else { return nil }
  var parts: [(String, [Unicode.Scalar])] = []
  for property in rest[..<end].split(separator: ",") {
    guard let equals = property.firstIndex(of: "=") else { return nil }
    let name = String(String.UnicodeScalarView(property[..<equals]))
    parts.append((name, unescaped(property[(equals + 1)...])))
  }
  return parts + [("", unescaped(rest[(end + 2)...]))]
}

private func unescaped(_ text: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  var rest = text
  while let scalar = rest.popFirst() {
    let known: [(String, Unicode.Scalar)] = [
      ("25", "%"), ("0D", "\r"), ("0A", "\n"), ("3A", ":"), ("2C", ","),
    ]
    if scalar == "%", let match = known.first(where: { rest.starts(with: scalars($0.0)) }) {
      result.append(match.1)
      rest = rest.dropFirst(2)
    } else {
      result.append(scalar)
    }
  }
  return result
}

/// Whether every quote, bracket and bar in a value of TeamCity is escaped with a bar.
private func isOneValue(_ value: ArraySlice<Unicode.Scalar>) -> Bool {
  var rest = value
  while let scalar = rest.popFirst() {
    if scalar == "|" {
      guard let next = rest.popFirst(), "|'[]nrxlp".unicodeScalars.contains(next) else {
        return false
      }
    } else if "'[]\n\r".unicodeScalars.contains(scalar) {
      return false
    }
  }
  return true
}

// MARK: - Markdown

private func checkMarkdown(_ text: String) {
  let line = oneLine(text, limit: 512)
  requireEqual(plainText(ofMarkdown: Markdown.text(text)), scalars(line), "a text in Markdown")
  requireEqual(codeSpan(scalars(Markdown.code(text))), trimmed(scalars(line)), "code in a line")
  let block = Markdown.block(text).split(separator: "\n", omittingEmptySubsequences: false)
  require(block.count >= 3, "a block has fences")
  guard let fence = block.first, let last = block.last else { return }
  requireEqual(String(last), String(fence), "the same fence")
  require(fence.allSatisfy { $0 == "`" } && fence.utf8.count >= 3, "a fence")
  for line in block.dropFirst().dropLast() {
    let trimmed = line.unicodeScalars.drop { $0 == " " }
    require(!trimmed.starts(with: fence.unicodeScalars), "no fence within")
  }
  requireInert(Markdown.block(text), "a block", allowing: "\n")
}

/// The text that a reader sees; nothing if there is markup in it.
private func plainText(ofMarkdown text: String) -> [Unicode.Scalar]? {
  var result: [Unicode.Scalar] = []
  var rest = scalars(text)[...]
  let references: [(String, Unicode.Scalar)] = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("#124;", "|"),
  ]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "&":
      guard let match = references.first(where: { rest.starts(with: scalars($0.0)) }) else {
        return nil
      }
      rest = rest.dropFirst(match.0.unicodeScalars.count)
      result.append(match.1)
    case "\\":
      guard let next = rest.popFirst() else { return nil }
      result.append(next)
    case "@", "#":
      guard rest.popFirst() == "\u{200B}" else { return nil }
      result.append(scalar)
    case "<", ">", "|", "`", "*", "_", "[", "]", "~", "$", "\n", "\r": return nil
    default: result.append(scalar)
    }
  }
  return result
}

/// The content of a code span by the rules of CommonMark, without the spaces around it.
private func codeSpan(_ text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
  let open = text.prefix { $0 == "`" }.count
  var index = open
  while index < text.count {
    let run = text[index...].prefix { $0 == "`" }.count
    if run == open {
      return index + run == text.count ? trimmed(Array(text[open..<index])) : nil
    }
    index += max(run, 1)
  }
  return nil
}

private func trimmed(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
  let text = text.drop { $0 == " " }
  return Array(text.prefix(text.count - text.reversed().prefix { $0 == " " }.count))
}

// MARK: - Shells, paths and addresses

private func checkShell(_ text: String) {
  guard !text.isEmpty else { return }
  let page = TerminalPage(ReportOptions())
  let place = Place(uri: text, line: 7)
  let command = scalars(page.rerunCommand(for: [place]))
  guard command.starts(with: scalars("specrun ")), let words = shellWords(command) else {
    return require(false, "a command for a shell: \(page.rerunCommand(for: [place]))")
  }
  requireEqual(words.map { $0 }, [scalars("specrun"), scalars(place.argument)], "one argument")
  for line in RerunList.lines([place]) {
    requireInert(line, "a line to run again")
    requireNoCommand(line, "a line to run again")
    require(line.unicodeScalars.first != "#", "a line to run again is no comment")
    require(line.utf8.suffix(2).elementsEqual(":7".utf8), "a line to run again ends in its line")
  }
}

/// Words in the POSIX shell; nothing if a character would mean something other than itself.
private func shellWords(_ text: [Unicode.Scalar]) -> [[Unicode.Scalar]]? {
  var words: [[Unicode.Scalar]] = []
  var word: [Unicode.Scalar]?
  var isQuoted = false
  var rest = text[...]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "'":
      isQuoted.toggle()
      word = word ?? []
    case _ where isQuoted: word = (word ?? []) + [scalar]
    case "\\":
      guard let next = rest.popFirst() else { return nil }
      word = (word ?? []) + [next]
    case " ":
      if let done = word { words.append(done) }
      word = nil
    case "\t", "\n", "\r", "|", "&", ";", "<", ">", "(", ")", "$", "`", "\"", "*", "?", "[", "]",
      "#", "~", "!", "{", "}":
      return nil
    default: word = (word ?? []) + [scalar]
    }
  }
  if let word { words.append(word) }
  return isQuoted ? nil : words
}

private func checkAddress(_ text: String) {
  let address = Array(percentEncoded(text, keeping: "/").utf8)
  var found: [UInt8] = []
  var rest = address[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%") {
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return require(false, "two digits")
      }
      found.append(value)
      rest = rest.dropFirst(2)
    } else {
      require(isAlphanumeric(byte) || "-._~/".utf8.contains(byte), "nothing special")
      found.append(byte)
    }
  }
  requireEqual(found, Array(text.utf8), "an address")
  let name = AttachmentFileName.name(of: Array(text.utf8), mediaType: text)
  require(
    name.utf8.count { $0 == UInt8(ascii: ".") } == 1
      && name.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: ".") }, "a file's name")
}
