internal import Messages

/// The text of a file as UTF-8, whatever encoding the file is in.
///
/// A byte order mark decides first. Otherwise a comment such as `# encoding: ISO-8859-1` does, if
/// only comments and blank lines precede it, as in Cucumber for Java and Ruby. Every other file
/// is UTF-8.
public struct SourceText: Sendable, Equatable {
  /// The bytes of the file if they could not be decoded.
  public let utf8: [UInt8]
  /// The reason why the file could not be decoded.
  public let error: GherkinError?
  /// A warning about other text in the comment that names the encoding.
  public let warning: GherkinWarning?

  /// The text of a file with these bytes.
  public init(_ file: [UInt8]) {
    var doubt: GherkinWarning?
    do throws(GherkinError) {
      utf8 = try Self.decode(file, warning: &doubt) ?? file
      error = nil
    } catch {
      utf8 = file
      self.error = error
    }
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
    case (0xEF, 0xBB): return nil
    default: break
    }
    guard let comment = EncodingComment.first(in: file) else { return nil }
    if !comment.rest.isEmpty {
      warning = GherkinWarning(location: comment.location, fact: .textAfterEncoding(comment.rest))
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

  /// The comment in a file, if only other comments and blank lines precede it.
  static func first(in file: [UInt8]) -> EncodingComment? {
    file.withUnsafeBufferPointer { bytes in
      for line in LineScanner(bytes, checks: false) where !line.isEmpty {
        guard bytes[line.content] == Byte.hash else { return nil }
        if let comment = EncodingComment(line, bytes) { return comment }
      }
      return nil
    }
  }

  /// Reads `encoding: name` after the number sign, in any case.
  private init?(_ line: Line, _ bytes: UnsafeBufferPointer<UInt8>) {
    let word = "encoding".utf8
    let start = bytes.skippingSpace(line.content + 1, line.end)
    let letters = bytes[start..<line.end].prefix(word.count)
    guard letters.elementsEqual(word, by: { $0 | 0x20 == $1 }) else { return nil }
    let colon = bytes.skippingSpace(start + word.count, line.end)
    guard colon < line.end, bytes[colon] == Byte.colon else { return nil }
    let from = bytes.skippingSpace(colon + 1, line.end)
    let to = (from..<line.end).first { !Self.isNamePart(bytes[$0]) } ?? line.end
    guard from < to else { return nil }
    name = bytes.text(from, to)
    location = line.location(of: from, bytes)
    rest = bytes.trimmedText(to, line.end)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || Byte.isDigit(byte) || byte == Byte.minus || byte == Byte.underscore
  }
}
