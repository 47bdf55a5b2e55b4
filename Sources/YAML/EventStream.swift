internal import Basics
import CLibYAML

/// One event of the parser, in the order of the text.
struct Event {
  enum Kind {
    case documentStart
    case alias(name: String)
    case scalar(Node.Scalar)
    case collectionStart(isMapping: Bool)
    /// No node begins, as at the end of a collection.
    case other
  }

  var kind = Kind.other
  var anchor: String?
  var tag: String?
  var position: Position
}

/// The events of libyaml over a buffer that outlives the stream.
struct EventStream: ~Copyable {
  // libyaml keeps a pointer to its own parser, so the parser must not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let buffer: UnsafeBufferPointer<UInt8>
  private let places: Places

  init(_ buffer: UnsafeBufferPointer<UInt8>) throws(YAMLError) {
    self.buffer = buffer
    places = Places(buffer)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) != 0 else {
      parser.deallocate()
      throw YAMLError(.outOfMemory, at: Position(line: 1, column: 1))
    }
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; nil after the last.
  func next() throws(YAMLError) -> Event? {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) != 0 else { throw failure() }
    defer { yaml_event_delete(&event) }
    var found = Event(position: places.position(of: event.start_mark))
    switch event.type {
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return nil
    case YAML_DOCUMENT_START_EVENT: found.kind = .documentStart
    case YAML_ALIAS_EVENT: found.kind = .alias(name: text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let value = String(decoding: bytes, as: UTF8.self)
      found.kind = .scalar(Node.Scalar(text: value, style: style(scalar.style)))
      (found.anchor, found.tag) = (text(scalar.anchor), text(scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      found.kind = .collectionStart(isMapping: false)
      (found.anchor, found.tag) = (text(start.anchor), text(start.tag))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      found.kind = .collectionStart(isMapping: true)
      (found.anchor, found.tag) = (text(start.anchor), text(start.tag))
    default: break
    }
    return found
  }

  private func failure() -> YAMLError {
    let found = parser.pointee
    let problem = found.problem.map { String(cString: $0) } ?? "unknown"
    switch found.error {
    case YAML_MEMORY_ERROR: return YAMLError(.outOfMemory, at: places.position(of: found.mark))
    case YAML_READER_ERROR:
      let offset = min(max(0, Int(found.problem_offset)), buffer.count)
      let value = UInt32(truncatingIfNeeded: found.problem_value)
      let reason: YAMLError.Reason =
        problem.hasPrefix("control") ? .controlCharacter(value) : .notUTF8(byteOffset: offset)
      return YAMLError(reason, at: position(ofByte: offset))
    default:
      let position = places.position(of: found.problem_mark)
      if let offset = offset(of: position) {
        if buffer[offset] == UInt8(ascii: "\t") { return YAMLError(.tab, at: position) }
        if problem.hasSuffix("cannot start any token") {
          let value = value(from: offset, isInBrackets: found.flow_level > 0)
          return YAMLError(.unquoted(value), at: position)
        }
      }
      let reason = YAMLError.Reason.syntax(
        problem: problem, context: found.context.map { String(cString: $0) })
      return YAMLError(reason, at: position)
    }
  }

  /// One column per scalar; lines end at LF, CR or CR LF.
  private func position(ofByte offset: Int) -> Position {
    var walk = Walk()
    for index in 0..<offset { walk.step(buffer[index]) }
    return walk.position
  }

  private func offset(of position: Position) -> Int? {
    var walk = Walk()
    return buffer.indices.first { index in
      walk.step(buffer[index])
      // `step` leaves the position after the byte.
      return walk.before == position && !walk.isContinuation
    }
  }

  /// A value as its author probably meant it, up to the end of the line, a comment, or the end of its element.
  private func value(from offset: Int, isInBrackets: Bool) -> String {
    let line = buffer[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self)
    let value = text[..<(text.firstRange(of: " #")?.lowerBound ?? text.endIndex)]
    return String(value.prefix { !isInBrackets || !",]}".contains($0) }.trimmed)
  }
}

/// The positions in a text whose lines libyaml counts differently.
private struct Places {
  /// libyaml puts the end of a text without a final newline on a separate line.
  private let end: Position
  /// The position of each of libyaml's lines.
  private let starts: [Position]

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    var walk = Walk()
    var starts = [walk.position]
    for index in buffer.indices {
      walk.step(buffer[index])
      // libyaml also ends a line at U+0085, U+2028 and U+2029.
      let isOther =
        switch buffer[index] {
        case 0x85: index >= 1 && buffer[index - 1] == 0xC2
        case 0xA8, 0xA9: index >= 2 && buffer[index - 1] == 0x80 && buffer[index - 2] == 0xE2
        default: false
        }
      if isOther || walk.position.line != walk.before.line { starts.append(walk.position) }
    }
    end = walk.position
    self.starts = starts
  }

  func position(of mark: yaml_mark_t) -> Position {
    let (line, column) = (Int(mark.line), Int(mark.column))
    guard line < starts.count else { return end }
    return min(Position(line: starts[line].line, column: starts[line].column + column), end)
  }
}

/// A position moved over bytes: one column per scalar; lines end at LF, CR or CR LF.
struct Walk {
  private(set) var position = Position(line: 1, column: 1)
  private(set) var before = Position(line: 1, column: 1)
  private(set) var isContinuation = false
  private var afterCarriageReturn = false
  /// The number of bytes passed.
  private(set) var count = 0

  mutating func step(_ byte: UInt8) {
    before = position
    isContinuation = byte & 0xC0 == 0x80
    count += 1
    switch byte {
    case 0x0A where afterCarriageReturn: break
    case 0x0A, 0x0D: position = Position(line: position.line + 1, column: 1)
    // A byte order mark has no width.
    case 0xEF where count == 1: break
    default: if !isContinuation { position.column += 1 }
    }
    afterCarriageReturn = byte == 0x0D
  }
}

private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  pointer.map { String(cString: $0) }
}

private func style(_ style: yaml_scalar_style_t) -> Node.Style {
  switch style {
  case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
  case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
  case YAML_LITERAL_SCALAR_STYLE: .literal
  case YAML_FOLDED_SCALAR_STYLE: .folded
  default: .plain
  }
}
