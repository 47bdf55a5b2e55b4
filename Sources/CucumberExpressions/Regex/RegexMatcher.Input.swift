extension RegexMatcher {
  /// The text and the parts of the program that are read for every character.
  ///
  /// Plain pointers: an array in the matcher would count references in each step.
  struct Input {
    let instructions: UnsafeBufferPointer<RegexProgram.Instruction>
    let literals: UnsafeBufferPointer<UInt8>
    let sets: UnsafeBufferPointer<ScalarSet>
    let asciiSets: UnsafeBufferPointer<ASCIISet>
    let text: UnsafeBufferPointer<UInt8>
  }
}

extension RegexMatcher.Input {
  @inline(__always)
  func advance(_ position: Int, over set: Int) -> Int? {
    guard position < text.count else { return nil }
    let byte = text[position]
    if byte < 0x80 { return asciiSets[set].contains(byte) ? position + 1 : nil }
    let (value, width) = text.scalar(at: position)
    return sets[set].contains(value) ? position + width : nil
  }

  func matches(literalAt offset: Int, count: Int, at position: Int) -> Bool {
    text.has(UnsafeBufferPointer(rebasing: literals[offset..<offset + count]), at: position)
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
