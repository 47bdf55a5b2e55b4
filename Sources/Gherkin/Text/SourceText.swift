internal import Messages

/// The text of a file as UTF-8, whatever encoding the file is in.
///
/// A byte order mark decides first. Otherwise a comment such as `# encoding: ISO-8859-1` does, if
/// only comments and blank lines stand before it, as in Cucumber for Java and Ruby. Every other file
/// is UTF-8.
public struct SourceText: Sendable, Equatable {
  /// The bytes of the file if they could not be decoded.
  public let utf8: [UInt8]
  /// The reason why the file could not be decoded.
  public let error: GherkinError?
  /// What else stands in the comment that names the encoding.
  public let warning: GherkinWarning?

  /// The text of a file with these bytes.
  public init(_ file: [UInt8]) {
    var decoded: [UInt8]?
    var failure: GherkinError?
    var doubt: GherkinWarning?
    do throws(GherkinError) {
      decoded = try Self.decode(file, warning: &doubt)
    } catch {
      failure = error
    }
    utf8 = decoded ?? file
    error = failure
    warning = doubt
  }

  /// A text that needs no decoding.
  public init(_ text: String) {
    utf8 = Array(text.utf8)
    error = nil
    warning = nil
  }

  /// The text as a string, with replacement characters where it could not be decoded.
  public var string: String { String(decoding: utf8, as: UTF8.self) }

  /// The text in UTF-8; nil if the file is UTF-8 already.
  private static func decode(
    _ file: [UInt8], warning: inout GherkinWarning?
  ) throws(GherkinError) -> [UInt8]? {
    guard file.count >= 2 else { return nil }
    switch (file[0], file[1]) {
    case (0xFF, 0xFE): return try TextEncoding.utf16LittleEndian.decode(file)
    case (0xFE, 0xFF): return try TextEncoding.utf16BigEndian.decode(file)
    default: break
    }
    guard let comment = EncodingComment(in: file) else { return nil }
    if !comment.rest.isEmpty {
      warning = GherkinWarning(
        location: comment.location, fact: .textAfterEncoding(comment.rest))
    }
    guard let encoding = TextEncoding(name: comment.name) else {
      throw GherkinError(location: comment.location, fact: .unknownEncoding(comment.name))
    }
    return encoding == .utf8 ? nil : try encoding.decode(file)
  }
}

/// A comment that names the encoding of its file.
private struct EncodingComment {
  let name: String
  /// The location of the name.
  let location: Location
  /// The text after the name.
  let rest: String

  init?(in file: [UInt8]) {
    var line = 1
    var start = 0
    while start < file.count {
      let first = Self.skippingSpace(file, from: start)
      guard first < file.count else { return nil }
      let isBlank = file[first] == Byte.lineFeed || file[first] == Byte.carriageReturn
      guard isBlank || file[first] == Byte.hash else { return nil }
      if !isBlank, let (from, to) = Self.name(file, after: first + 1) {
        name = String(decoding: file[from..<to], as: UTF8.self)
        location = Location(
          line: line, column: file[start..<from].count { $0 & 0xC0 != 0x80 } + 1)
        rest = Self.text(file, from: Self.skippingSpace(file, from: to))
        return
      }
      var end = first
      while end < file.count, file[end] != Byte.lineFeed, file[end] != Byte.carriageReturn {
        end += 1
      }
      let isPair =
        end + 1 < file.count && file[end] == Byte.carriageReturn && file[end + 1] == Byte.lineFeed
      start = end + (isPair ? 2 : 1)
      line += 1
    }
    return nil
  }

  /// The name in `encoding: name`, in any case.
  private static func name(_ file: [UInt8], after index: Int) -> (Int, Int)? {
    var index = skippingSpace(file, from: index)
    for letter in "encoding".utf8 {
      guard index < file.count, file[index] | 0x20 == letter else { return nil }
      index += 1
    }
    index = skippingSpace(file, from: index)
    guard index < file.count, file[index] == Byte.colon else { return nil }
    let from = skippingSpace(file, from: index + 1)
    var to = from
    while to < file.count, isNamePart(file[to]) { to += 1 }
    return from < to ? (from, to) : nil
  }

  /// The text up to the end of the line, without white space there.
  private static func text(_ file: [UInt8], from start: Int) -> String {
    let line = file[start...].prefix { $0 != Byte.lineFeed && $0 != Byte.carriageReturn }
    let end = line.lastIndex { !Byte.isSpace($0) } ?? start - 1
    return String(decoding: file[start..<(end + 1)], as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, Byte.minus, 0x5F: true
    default: false
    }
  }

  private static func skippingSpace(_ file: [UInt8], from index: Int) -> Int {
    var index = index
    while index < file.count, Byte.isSpace(file[index]), file[index] != Byte.lineFeed,
      file[index] != Byte.carriageReturn
    {
      index += 1
    }
    return index
  }
}
