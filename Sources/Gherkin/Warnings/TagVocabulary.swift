internal import Basics

/// The tags that have a meaning in a run, for finding those that nearly match one.
public struct TagVocabulary: Sendable {
  /// A tag with a meaning.
  public struct Entry: Sendable {
    /// The name without a value, such as `@timeout`.
    public let name: String
    /// The tag as it may be written, such as `@timeout(5s)`.
    public let example: String
    /// Whether the whole tag, with its value, has an effect; nil for a tag without a value.
    let isReadable: (@Sendable (String) -> Bool)?
    /// The beginning of another tag that this one requires.
    let companion: String?
    fileprivate let spellings: [[UInt8]]

    /// A tag without a value.
    public init(_ name: String) { self.init(name, example: name, isReadable: nil) }

    /// A tag with a value.
    ///
    /// - Parameters:
    ///   - name: The name, with its `@` and without its value.
    ///   - example: The tag with a value, as people would write it.
    ///   - otherNames: Additional names to look for.
    ///   - companion: The beginning of another tag that this one requires.
    ///   - isReadable: Whether a text is a value of the tag; nil for a tag without a value.
    public init(
      _ name: String, example: String, otherNames: [String] = [], companion: String? = nil,
      isReadable: (@Sendable (String) -> Bool)?
    ) {
      self.name = name
      self.example = example
      self.companion = companion
      self.isReadable = isReadable
      spellings = ([name] + otherNames).map { letters(of: $0.utf8) }
    }
  }

  /// The tag that was probably meant.
  public struct IntendedTag: Sendable, Equatable {
    public let example: String
    /// Whether the name is right and the value is not.
    public let isUnreadable: Bool
  }

  private let entries: [Entry]
  /// Whether a name with this first letter can resemble one of the entries.
  private var firstLetters: UInt32 = 0

  public init(_ entries: [Entry] = []) {
    self.entries = entries
    for entry in entries {
      for spelling in entry.spellings { firstLetters |= Self.bit(spelling.first ?? 0) }
    }
  }

  private static func bit(_ letter: UInt8) -> UInt32 {
    Byte.isLetter(letter) ? 1 << UInt32((letter | 0x20) - 0x61) : 0
  }

  /// Whether a tag needs a closer look; false for nearly all.
  @inline(__always)
  func mayKnow(_ tag: String) -> Bool {
    guard let first = tag.utf8.dropFirst().first(where: Byte.isLetter) else { return false }
    return firstLetters & Self.bit(first) != 0
  }

  /// The tag that was probably meant by one without a meaning; nil for one that has an effect, and
  /// for one that is about something else.
  func meant(by tag: String) -> (meant: IntendedTag, companion: String?)? {
    let bytes = Array(tag.utf8)
    let end = bytes.firstIndex(where: Self.beginsValue) ?? bytes.count
    let word = letters(of: bytes[..<end])
    let value = bytes[end...]
    // A tag that has an effect resembles nothing else.
    guard !entries.contains(where: { $0.isReadable?(tag) ?? (tag == $0.name) }),
      let entry = entries.first(where: { resembles(word, value, $0) })
    else { return nil }
    let isUnreadable = entry.isReadable != nil && bytes[..<end].elementsEqual(entry.name.utf8)
    return (IntendedTag(example: entry.example, isUnreadable: isUnreadable), entry.companion)
  }

  private func resembles(_ word: [UInt8], _ value: ArraySlice<UInt8>, _ entry: Entry) -> Bool {
    let isLike = entry.spellings.contains { spelling in
      spelling.first == word.first && (word == spelling || word.isMisspelling(of: spelling))
    }
    guard isLike else { return false }
    // Digits after a name belong to it, unless they are a duration.
    let isNumber = value.first.map(Byte.isDigit) ?? false
    if entry.isReadable == nil { return !isNumber }
    return isNumber ? value.last.map(Byte.isLetter) ?? false : !value.isEmpty
  }

  private static func beginsValue(_ byte: UInt8) -> Bool {
    "([{<:=".utf8.contains(byte) || Byte.isDigit(byte)
  }
}

/// The letters of a name in lower case, without separators of words.
private func letters(of name: some Sequence<UInt8>) -> [UInt8] {
  name.compactMap { byte in Byte.isLetter(byte) ? byte | 0x20 : byte < 0x80 ? nil : byte }
}

extension [UInt8] {
  /// Whether it is another word with one letter too many, too few or wrong, two in a long word, or
  /// two swapped.
  func isMisspelling(of word: [UInt8]) -> Bool {
    self != word
      && (isSwap(of: word) || editDistance(self, word, limit: word.count < 8 ? 1 : 2) != nil)
  }

  /// Whether it is another word with two neighboring letters changed.
  func isSwap(of word: [UInt8]) -> Bool {
    guard count == word.count, let first = indices.first(where: { self[$0] != word[$0] }),
      first + 1 < count
    else { return false }
    var swapped = self
    swapped.swapAt(first, first + 1)
    return swapped == word
  }
}
