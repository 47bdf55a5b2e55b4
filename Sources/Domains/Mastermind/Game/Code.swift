/// Four digits from 1 to 4: a secret or an attempt (MAS-M02–M04, M07–M09).
public struct Code: Hashable, Sendable {
  public static let length = 4
  /// The number of different digits, from 1.
  public static let digitCount = 4

  /// Always four, each from 1 to 4.
  public let digits: [Int]

  /// Reads a code as typed: nothing but the four digits.
  public init(_ text: String) throws(Game.Rejection) {
    let characters = Array(text)
    guard characters.count == Self.length else { throw .wrongLength(characters.count) }
    var digits: [Int] = []
    for (index, character) in characters.enumerated() {
      // Only ASCII: `wholeNumberValue` also knows digits of other scripts.
      guard character.isASCII, let digit = character.wholeNumberValue,
        (1...Self.digitCount).contains(digit)
      else { throw .wrongDigit(character, position: index + 1) }
      digits.append(digit)
    }
    self.digits = digits
  }

  private init(digits: [Int]) { self.digits = digits }

  /// The digits as typed.
  public var text: String { digits.map(String.init).joined() }
}

extension Code {
  /// A code drawn digit by digit, from the left.
  static func random(from source: inout some RandomSource) -> Code {
    Code(digits: (0..<length).map { _ in source.digit() })
  }

  /// Another code, the same for the same code: the next one in counting, `1111` after `4444`.
  var successor: Code {
    var digits = digits
    for index in digits.indices.reversed() {
      digits[index] = digits[index] % Self.digitCount + 1
      if digits[index] > 1 { return Code(digits: digits) }
    }
    return Code(digits: digits)
  }
}

extension RandomSource {
  /// A number outside of the requested range is folded into it.
  fileprivate mutating func digit() -> Int {
    let number = next(upperBound: Code.digitCount) % Code.digitCount
    return (number < 0 ? number + Code.digitCount : number) + 1
  }
}
