internal import Messages

/// A dialect's keywords laid out so that a line is compared only with those of its first byte.
struct KeywordTable: Sendable {
  /// One keyword; that of a title has its colon in the bytes but not in the text.
  struct Entry: Sendable {
    /// The first eight bytes, and a mask of those that count.
    var head: UInt64
    var mask: UInt64
    var start: Int
    var length: Int
    var kind: TokenKind
    var type: GherkinDocument.KeywordType?
    /// The first of the types if a keyword belongs to several; Markdown has no `unknown`.
    var firstType: GherkinDocument.KeywordType?
    var text: String
    /// Whether it is one word of ASCII letters and the space that ends it.
    var isWord: Bool
  }

  let code: String
  /// Scenarios with these are always outlines.
  let outlineKeywords: Set<String>
  /// Sorted by first byte; then steps, longest first, before titles in the grammar's order.
  private(set) var entries: [Entry] = []
  /// The start of the entries of each first byte; the next byte's start is their end.
  private(set) var firsts = [UInt16](repeating: 0, count: 257)
  private(set) var bytes: [UInt8] = []

  init(_ dialect: Dialect) {
    code = dialect.code
    outlineKeywords = Set(dialect.keywords(.scenarioOutline))
      .subtracting(dialect.keywords(.scenario))
    addSteps(of: dialect)
    let titles: [(TokenKind, Dialect.Kind)] = [
      (.backgroundLine, .background), (.examplesLine, .examples), (.scenarioLine, .scenario),
      (.scenarioLine, .scenarioOutline), (.ruleLine, .rule), (.featureLine, .feature),
    ]
    for (kind, source) in titles {
      for word in dialect.keywords(source) { add(word, suffix: ":", kind) }
    }
    index()
  }

  /// The table of English, and those of all dialects by code.
  static let english = Dialect.named("en").map { KeywordTable($0) }
  private static let all = Dialect.all.map { KeywordTable($0) }

  /// The table of the dialect with this code.
  static func named(_ code: String) -> KeywordTable? {
    code == "en" ? english : all.first { $0.code == code }
  }

  private mutating func addSteps(of dialect: Dialect) {
    let kinds: [(Dialect.Kind, GherkinDocument.KeywordType)] = [
      (.given, .context), (.when, .action), (.then, .outcome), (.and, .conjunction),
      (.but, .conjunction),
    ]
    let words = kinds.flatMap { kind, type in
      dialect.keywords(kind).map { (text: $0, type: type, length: $0.unicodeScalars.count) }
    }
    var known = Set<String>()
    for word in words.sorted(by: { $0.length > $1.length })
    where known.insert(word.text).inserted {
      let isOfOneType = words.count { $0.text == word.text } == 1
      add(word.text, suffix: "", .stepLine, isOfOneType ? word.type : .unknown, word.type)
    }
  }

  private mutating func add(
    _ word: String, suffix: String, _ kind: TokenKind, _ type: GherkinDocument.KeywordType? = nil,
    _ firstType: GherkinDocument.KeywordType? = nil
  ) {
    let code = Array((word + suffix).utf8)
    var head: UInt64 = 0
    var mask: UInt64 = 0
    for (place, byte) in code.prefix(8).enumerated() {
      head |= UInt64(byte) << UInt64(place * 8)
      mask |= 0xFF << UInt64(place * 8)
    }
    entries.append(
      Entry(
        head: head, mask: mask, start: bytes.count, length: code.count, kind: kind, type: type,
        firstType: firstType, text: word,
        isWord: code.last == Byte.space && code.dropLast().allSatisfy(Byte.isLetter)))
    bytes += code
  }

  private mutating func index() {
    let byFirst = Dictionary(grouping: entries) { UInt8(truncatingIfNeeded: $0.head) }
    entries = []
    for first in 0...255 {
      firsts[first] = UInt16(entries.count)
      entries += byFirst[UInt8(first)] ?? []
    }
    firsts[256] = UInt16(entries.count)
  }

  /// The bytes of a keyword without its last: the colon of a title, or the space of most steps.
  func word(_ index: Int) -> ArraySlice<UInt8> {
    let start = entries[index].start
    return bytes[start..<start + entries[index].length - 1]
  }

  /// The entries whose keyword begins with this letter in either case; for a byte beyond ASCII, those of
  /// all other alphabets.
  func entries(beginningLike byte: UInt8) -> some Sequence<Int> {
    func range(_ first: Int, _ last: Int) -> Range<Int> {
      Int(firsts[first])..<Int(firsts[last + 1])
    }
    guard byte < 0x80 else { return IndexPair(first: range(0x80, 0xFF)) }
    let byte = Int(byte)
    guard Byte.isLetter(UInt8(byte)) else { return IndexPair(first: range(byte, byte)) }
    return IndexPair(
      first: range(byte & 0xDF, byte & 0xDF), second: range(byte | 0x20, byte | 0x20))
  }

  /// The entry of one of these kinds whose keyword is at an offset, before `end`.
  @inline(__always)
  func match(_ text: UnsafeBufferPointer<UInt8>, at start: Int, _ end: Int, _ kinds: TokenKinds)
    -> Int?
  {
    let first = Int(text[start])
    var index = Int(firsts[first])
    let last = Int(firsts[first + 1])
    guard index < last else { return nil }
    let head = text.word(at: start)
    while index < last {
      let isMatch = entries.withUnsafeBufferPointer { entries in
        entries[index].mask & head == entries[index].head && kinds.has(entries[index].kind)
          && entries[index].length <= end - start
      }
      if isMatch, hasTail(of: index, text, at: start) { return index }
      index += 1
    }
    return nil
  }

  /// Whether the bytes from the ninth on match too.
  @inline(__always)
  private func hasTail(of index: Int, _ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let length = entries[index].length
    guard length > 8 else { return true }
    let place = entries[index].start
    for offset in 8..<length where text[start + offset] != bytes[place + offset] { return false }
    return true
  }
}

/// The numbers of two ranges, one after the other.
private struct IndexPair: Sequence, IteratorProtocol {
  var first: Range<Int>
  var second = 0..<0

  mutating func next() -> Int? { first.popFirst() ?? second.popFirst() }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes from an offset, the first lowest; zeros after the end.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    if index + 8 <= count {
      return UInt64(
        littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(
          fromByteOffset: index, as: UInt64.self))
    }
    var word: UInt64 = 0
    for offset in 0..<Swift.max(0, count - index) {
      word |= UInt64(self[index + offset]) << UInt64(offset * 8)
    }
    return word
  }
}
