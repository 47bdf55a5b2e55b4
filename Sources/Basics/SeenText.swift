/// A text as people see it: without invisible characters, with one space for each run of white space,
/// with one character for a letter and its accents, and with the plain letter for its look-alikes.
package func seenText(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return text }
  var seen = String.UnicodeScalarView()
  for character in text {
    // Some invisible ones are part of the character before.
    var kept = String.UnicodeScalarView(character.unicodeScalars.filter { !$0.showsNothing })
    // The characters that were joined may be gone, so several may be left now.
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

/// The scalars of letters with accents, by their characters, which are equal in any spelling.
private let composedLetters: [Character: Unicode.Scalar] = {
  var letters: [Character: Unicode.Scalar] = [:]
  for range in [0xC0...0x24F, 0x370...0x45F, 0x1E00...0x1FFF] as [ClosedRange<UInt32>] {
    for scalar in range.lazy.compactMap(Unicode.Scalar.init) { letters[Character(scalar)] = scalar }
  }
  return letters
}()

extension String {
  /// The text with invisible characters replaced by names such as `<U+200B>`.
  package var withUnseenNamed: String {
    unicodeScalars.map { $0.showsNothing ? "<\($0.codePoint)>" : "\($0)" }.joined()
  }
}
