/// A property that `\p{…}` may name: a general category, a script or a common binary property.
enum UnicodeProperty: Sendable, Hashable {
  /// By the first letter, or both letters, of the category's short name.
  case category(String)
  case script([ClosedRange<UInt32>])
  case alphabetic, uppercase, lowercase, whiteSpace, emoji

  init?(named text: String) {
    let name = text.split(separator: "=", maxSplits: 1).last.map(String.init) ?? text
    switch name {
    case "Alphabetic", "Alpha", "IsAlphabetic": self = .alphabetic
    case "Uppercase", "Upper", "IsUppercase": self = .uppercase
    case "Lowercase", "Lower", "IsLowercase": self = .lowercase
    case "White_Space", "IsWhite_Space", "Space": self = .whiteSpace
    case "Emoji", "IsEmoji": self = .emoji
    default:
      if let category = Self.categoryNames[name] {
        self = .category(category)
      } else if let script = Self.scripts[name.hasPrefix("Is") ? String(name.dropFirst(2)) : name] {
        self = .script(script)
      } else {
        return nil
      }
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .category(let name):
      // A text has no surrogates.
      Self.categories[scalar.properties.generalCategory]?.hasPrefix(name) ?? false
    case .script(let ranges): ranges.has(scalar.value)
    case .alphabetic: scalar.properties.isAlphabetic
    case .uppercase: scalar.properties.isUppercase
    case .lowercase: scalar.properties.isLowercase
    case .whiteSpace: scalar.properties.isWhitespace
    case .emoji: scalar.properties.isEmoji
    }
  }

  private static let categories: [Unicode.GeneralCategory: String] = [
    .uppercaseLetter: "Lu", .lowercaseLetter: "Ll", .titlecaseLetter: "Lt", .modifierLetter: "Lm",
    .otherLetter: "Lo", .nonspacingMark: "Mn", .spacingMark: "Mc", .enclosingMark: "Me",
    .decimalNumber: "Nd", .letterNumber: "Nl", .otherNumber: "No", .connectorPunctuation: "Pc",
    .dashPunctuation: "Pd", .openPunctuation: "Ps", .closePunctuation: "Pe",
    .initialPunctuation: "Pi", .finalPunctuation: "Pf", .otherPunctuation: "Po",
    .mathSymbol: "Sm", .currencySymbol: "Sc", .modifierSymbol: "Sk", .otherSymbol: "So",
    .spaceSeparator: "Zs", .lineSeparator: "Zl", .paragraphSeparator: "Zp", .control: "Cc",
    .format: "Cf", .privateUse: "Co", .unassigned: "Cn",
  ]

  private static let categoryNames: [String: String] = {
    let long = [
      "Letter": "L", "Uppercase_Letter": "Lu", "Lowercase_Letter": "Ll", "Titlecase_Letter": "Lt",
      "Mark": "M", "Number": "N", "Decimal_Number": "Nd", "Digit": "Nd", "digit": "Nd",
      "Punctuation": "P", "punct": "P", "Punct": "P", "Symbol": "S", "Currency_Symbol": "Sc",
      "Math_Symbol": "Sm", "Separator": "Z", "Other": "C", "Control": "Cc",
    ]
    let short = categories.values.flatMap { [$0, String($0.prefix(1))] }
    return long.merging(short.map { ($0, $0) }) { first, _ in first }
  }()

  /// The main blocks of the scripts, since the standard library does not know scripts.
  private static let scripts: [String: [ClosedRange<UInt32>]] = [
    "Latin": [
      0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8,
      0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA787, 0xFF21...0xFF3A, 0xFF41...0xFF5A,
    ],
    "Greek": [0x370...0x373, 0x375...0x377, 0x37A...0x37D, 0x37F...0x3FF, 0x1F00...0x1FFF],
    "Cyrillic": [0x400...0x52F, 0x1C80...0x1C88, 0x2DE0...0x2DFF, 0xA640...0xA69F],
    "Armenian": [0x531...0x58A],
    "Hebrew": [0x591...0x5F4, 0xFB1D...0xFB4F],
    "Arabic": [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC],
    "Devanagari": [0x900...0x97F, 0xA8E0...0xA8FF],
    "Thai": [0xE01...0xE3A, 0xE40...0xE5B],
    "Georgian": [0x10A0...0x10FF, 0x1C90...0x1CBF],
    "Hangul": [0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3],
    "Hiragana": [0x3041...0x3096, 0x309D...0x309F],
    "Katakana": [0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D],
    "Han": [
      0x2E80...0x2FD5, 0x3005...0x3005, 0x3007...0x3007, 0x3021...0x3029, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAD9, 0x20000...0x323AF,
    ],
  ]
}
