/// What people see of a text: without what shows nothing, with one space for white space of every kind and
/// length, with one character for a letter and its accents, and with the plain letter for what looks like it.
package func seenText(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return text }
  var seen = String.UnicodeScalarView()
  for character in text {
    // Some that show nothing are part of the character before.
    var kept = String.UnicodeScalarView(character.unicodeScalars.filter { !$0.showsNothing })
    // What joined characters may be gone, so that they are several now.
    let rest = String(kept)
    if kept.count > 1, rest.count == 1, let composed = composedLetters[Character(rest)] {
      kept = String.UnicodeScalarView([composed])
    }
    for scalar in kept {
      guard let plain = scalar.lookAlike else { continue }
      if plain == " ", seen.isEmpty || seen.last == " " { continue }
      seen.append(plain)
    }
  }
  if seen.last == " " { seen.removeLast() }
  return String(seen)
}

/// Letters that are one character each, by themselves: in any spelling, for characters are equal in all of them.
private let composedLetters: [Character: Unicode.Scalar] = {
  var letters: [Character: Unicode.Scalar] = [:]
  for range in [0xC0...0x24F, 0x370...0x45F, 0x1E00...0x1FFF] as [ClosedRange<UInt32>] {
    for scalar in range.lazy.compactMap(Unicode.Scalar.init) { letters[Character(scalar)] = scalar }
  }
  return letters
}()

extension String {
  /// The text with names such as `<U+200B>` for what shows nothing.
  package var withUnseenNamed: String {
    unicodeScalars.map { $0.showsNothing ? "<\($0.codePoint)>" : "\($0)" }.joined()
  }
}
