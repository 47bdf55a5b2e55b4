/// Columns that a text takes in a terminal; wide characters of East Asia and emoji take two.
package func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

private func displayWidth(_ character: Character) -> Int {
  // An emoji sequence is drawn as one picture, so the widest part decides.
  character.unicodeScalars.reduce(0) { max($0, displayWidth($1)) }
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return scalar.value == 0xFE0F ? 2 : 0
  default: break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  return wide.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// The blocks that are Wide or Fullwidth in Unicode's EastAsianWidth, emoji aside.
private let wide: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
  0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
]
