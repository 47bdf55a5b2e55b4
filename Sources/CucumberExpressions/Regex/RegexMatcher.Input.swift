extension RegexMatcher {
  /// The text and the parts of the program that are read for every character.
  ///
  /// Plain pointers: an array in the matcher would count references in each step.
  struct Input {
    let instructions: UnsafePointer<RegexProgram.Instruction>
    let literals: UnsafePointer<UInt8>?
    let sets: UnsafePointer<ScalarSet>?
    let asciiSets: UnsafePointer<ASCIISet>?
    let text: UnsafeBufferPointer<UInt8>
  }
}

extension RegexMatcher.Input {
  /// The bytes of the scalar that a byte begins.
  @inline(__always)
  static func width(of byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  func scalar(at position: Int) -> (value: UInt32, width: Int) {
    let lead = text[position]
    let width = min(Self.width(of: lead), text.count - position)
    if width == 1 { return (UInt32(lead), 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(width))
    for offset in 1..<width { value = value << 6 | UInt32(text[position + offset] & 0x3F) }
    return (value, width)
  }

  @inline(__always)
  func advance(_ position: Int, over set: Int) -> Int? {
    guard position < text.count else { return nil }
    let byte = text[position]
    guard let sets, let asciiSets else { return nil }
    if byte < 0x80 { return asciiSets[set].contains(byte) ? position + 1 : nil }
    let (value, width) = scalar(at: position)
    return sets[set].contains(value) ? position + width : nil
  }

  func matches(literalAt offset: Int, count: Int, at position: Int) -> Bool {
    guard text.count - position >= count, let literals else { return false }
    var index = 0
    while index < count {
      if text[position + index] != literals[offset + index] { return false }
      index += 1
    }
    return true
  }

  func holds(_ assertion: RegexNode.Assertion, at position: Int) -> Bool {
    switch assertion {
    case .textStart: position == 0
    case .textEnd: position == text.count
    case .textEndOrLastNewline:
      position == text.count || (position == text.count - 1 && text[position] == 0x0A)
    case .lineStart: position == 0 || text[position - 1] == 0x0A || text[position - 1] == 0x0D
    case .lineEnd: position == text.count || text[position] == 0x0A || text[position] == 0x0D
    case .wordBoundary: isWord(position - 1) != isWord(position)
    case .notWordBoundary: isWord(position - 1) == isWord(position)
    }
  }

  private func isWord(_ index: Int) -> Bool {
    guard index >= 0, index < text.count else { return false }
    switch text[index] {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
    default: return false
    }
  }
}
