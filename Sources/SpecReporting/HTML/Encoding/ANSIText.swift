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
  private var isBold = false
  private var isDim = false
  private var isUnderlined = false
  private var color: Int?

  init(_ text: String) {
    var piece = text.unicodeScalars[...]
    var rest = piece
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
    let names = [
      isBold ? "a-b" : nil, isDim ? "a-d" : nil, isUnderlined ? "a-u" : nil,
      color.map { "a-\($0)" },
    ]
    return names.compactMap(\.self).joined(separator: " ")
  }

  /// The numbers of a sequence that sets colors, and the text after it.
  static func sequence(
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
      case 0: (isBold, isDim, isUnderlined, color) = (false, false, false, nil)
      case 1: isBold = true
      case 2: isDim = true
      case 4: isUnderlined = true
      case 22: (isBold, isDim) = (false, false)
      case 24: isUnderlined = false
      case 30...37: color = parameter - 30
      case 90...97: color = parameter - 82
      case 39: color = nil
      // The numbers that follow name a color, not a look.
      case 38, 48: return color = index == 0 || parameter == 38 ? nil : color
      default: break
      }
    }
  }
}
