/// A text, cut at its changes of color.
///
/// It understands the sequences `ESC [ … m` for weight, underline and the sixteen colors of a
/// terminal; text in one of 256 colors or in true color stays plain.
struct ANSIText: Sendable, Equatable {
  /// Text of one look; `look` is a list of class names, empty for plain text.
  struct Piece: Sendable, Equatable {
    var text: String
    var look: String
  }

  private(set) var pieces: [Piece] = []
  /// The class of each aspect that is not plain, by the number that begins it: 1 is bold, 2 dim, 4
  /// underlined, 30 a color.
  private var classes: [Int: String] = [:]

  init(_ text: String) {
    var piece = text.unicodeScalars[...]
    // Most texts have none, which their bytes show several times faster.
    var rest = text.utf8.contains(0x1B) ? piece : piece.suffix(0)
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}", let (parameters, after) = Self.sequence(rest) else { continue }
      add(piece[..<rest.startIndex].dropLast())
      apply(parameters)
      (piece, rest) = (after, after)
    }
    add(piece)
  }

  private mutating func add(_ scalars: Substring.UnicodeScalarView) {
    if scalars.isEmpty { return }
    let (text, look) = (String(scalars), look)
    if pieces.last?.look == look {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, look: look))
    }
  }

  private var look: String {
    classes.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
  }

  /// The numbers of a sequence that sets colors, and the text after it.
  private static func sequence(
    _ scalars: Substring.UnicodeScalarView
  ) -> ([Int], Substring.UnicodeScalarView)? {
    var rest = scalars
    guard rest.popFirst() == "[" else { return nil }
    var numbers = [0]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "m": return (numbers, rest)
      case ";": numbers.append(0)
      case "0"..."9":
        let digit = Int(scalar.value - 48)
        numbers[numbers.count - 1] = min(1_000, numbers[numbers.count - 1] * 10 + digit)
      default: return nil
      }
    }
    return nil
  }

  private mutating func apply(_ parameters: [Int]) {
    for (index, parameter) in parameters.enumerated() {
      switch parameter {
      case 0: classes = [:]
      case 1: classes[1] = "a-b"
      case 2: classes[2] = "a-d"
      case 4: classes[4] = "a-u"
      case 22: (classes[1], classes[2]) = (nil, nil)
      case 24: classes[4] = nil
      case 30...37: classes[30] = "a-\(parameter - 30)"
      case 90...97: classes[30] = "a-\(parameter - 82)"
      case 39: classes[30] = nil
      // The numbers that follow name a color, not a look.
      case 38, 48:
        if index == 0 || parameter == 38 { classes[30] = nil }
        return
      default: break
      }
    }
  }
}
