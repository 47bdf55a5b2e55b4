/// The order of texts in a list: by folded letters, then as spelled, then by id (D-04, D-05).
struct SortKey: Comparable {
  private let folded: String
  private let text: String
  private let id: Int

  init(_ text: String, id: Int) {
    folded = fold(text)
    self.text = text
    self.id = id
  }

  /// The capital that the folded text begins with, or nil when that is no letter or there is none.
  ///
  /// Capitals, since some small letters share one: `ſ` and `s`, or `ß`, which becomes `SS`.
  var letter: Character? {
    guard let first = folded.first, first.isLetter else { return nil }
    return first.uppercased().first
  }

  static func < (a: SortKey, b: SortKey) -> Bool {
    (a.folded, a.text, a.id) < (b.folded, b.text, b.id)
  }
}

/// The text in small letters, Latin letters without their accents, without white space at the
/// start; the same everywhere, whatever the locale.
func fold(_ text: String) -> String {
  var folded = String.UnicodeScalarView()
  for scalar in text.drop(while: \.isWhitespace).lowercased().unicodeScalars {
    if scalar.isASCII {
      folded.append(scalar)
    } else if !isCombiningAccent(scalar) || folded.last?.isASCII == false {
      // On other letters an accent stays, as it does where both are one character.
      folded.append(latinBase(of: scalar) ?? scalar)
    }
  }
  return String(folded)
}

private func isCombiningAccent(_ scalar: Unicode.Scalar) -> Bool {
  (0x300...0x36F).contains(scalar.value)
}

/// `a` for `á`, found by the name `LATIN SMALL LETTER A WITH ACUTE`; nil for all but such names.
///
/// The standard library decomposes no characters, and Foundation's folding differs by platform.
private func latinBase(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
  let prefix = "LATIN SMALL LETTER "
  guard let name = scalar.properties.name, name.hasPrefix(prefix) else { return nil }
  let rest = name.dropFirst(prefix.count)
  guard rest.dropFirst().hasPrefix(" WITH ") else { return nil }
  return rest.first?.lowercased().unicodeScalars.first
}
