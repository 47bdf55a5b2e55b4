/// JSON by the grammar of RFC 8259, one function a rule; numbers keep their text.
indirect enum PlainJSON: Equatable {
  case literal(String)
  case string(String)
  case array([PlainJSON])
  case object([Member])

  struct Member: Equatable {
    var name: String
    var value: PlainJSON
  }

  /// Nothing if the bytes are no JSON.
  init?(_ bytes: some Sequence<UInt8>) {
    let all = Array(bytes)
    guard String(validating: all, as: UTF8.self) != nil else { return nil }
    var rest = all[...]
    guard let value = Self.value(&rest), Self.space(&rest), rest.isEmpty else { return nil }
    self = value
  }

  /// How deeply arrays and objects are nested.
  var depth: Int {
    switch self {
    case .literal, .string: 0
    case .array(let items): 1 + (items.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.value.depth).max() ?? 0)
    }
  }

  /// Whether an object has two members of one name.
  var hasDuplicates: Bool {
    switch self {
    case .literal, .string: false
    case .array(let items): items.contains(where: \.hasDuplicates)
    case .object(let members):
      Set(members.map { Array($0.name.utf8) }).count < members.count
        || members.contains(where: \.value.hasDuplicates)
    }
  }

  private typealias Rest = ArraySlice<UInt8>

  @discardableResult
  private static func space(_ rest: inout Rest) -> Bool {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return true
  }

  private static func take(_ byte: Character, _ rest: inout Rest) -> Bool {
    guard rest.first == byte.asciiValue else { return false }
    rest.removeFirst()
    return true
  }

  private static func value(_ rest: inout Rest) -> PlainJSON? {
    space(&rest)
    for word in ["true", "false", "null"] where rest.starts(with: word.utf8) {
      rest = rest.dropFirst(word.utf8.count)
      return .literal(word)
    }
    if rest.first == UInt8(ascii: "\"") { return string(&rest).map(PlainJSON.string) }
    if take("[", &rest) { return array(&rest) }
    if take("{", &rest) { return object(&rest) }
    return number(&rest)
  }

  private static func array(_ rest: inout Rest) -> PlainJSON? {
    var items: [PlainJSON] = []
    space(&rest)
    if take("]", &rest) { return .array([]) }
    while true {
      guard let item = value(&rest) else { return nil }
      items.append(item)
      space(&rest)
      if take("]", &rest) { return .array(items) }
      guard take(",", &rest) else { return nil }
    }
  }

  private static func object(_ rest: inout Rest) -> PlainJSON? {
    var members: [Member] = []
    space(&rest)
    if take("}", &rest) { return .object([]) }
    while true {
      space(&rest)
      guard rest.first == UInt8(ascii: "\""), let name = string(&rest) else { return nil }
      space(&rest)
      guard take(":", &rest), let value = value(&rest) else { return nil }
      members.append(Member(name: name, value: value))
      space(&rest)
      if take("}", &rest) { return .object(members) }
      guard take(",", &rest) else { return nil }
    }
  }

  private static func number(_ rest: inout Rest) -> PlainJSON? {
    let start = rest
    _ = take("-", &rest)
    if !take("0", &rest) { guard digits(&rest) else { return nil } }
    if take(".", &rest) { guard digits(&rest) else { return nil } }
    if take("e", &rest) || take("E", &rest) {
      if !take("+", &rest) { _ = take("-", &rest) }
      guard digits(&rest) else { return nil }
    }
    return .literal(String(decoding: start.prefix(start.count - rest.count), as: UTF8.self))
  }

  private static func digits(_ rest: inout Rest) -> Bool {
    let count = rest.prefix { 0x30...0x39 ~= $0 }.count
    rest = rest.dropFirst(count)
    return count > 0
  }

  private static func string(_ rest: inout Rest) -> String? {
    rest.removeFirst()
    var units: [UInt16] = []
    var text: [UInt8] = []
    func flush() -> Bool {
      var decoder = UTF16()
      var iterator = units.makeIterator()
      defer { units = [] }
      while true {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): text += Array(String(scalar).utf8)
        case .emptyInput: return true
        case .error: return false
        }
      }
    }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return flush() ? String(decoding: text, as: UTF8.self) : nil
      case UInt8(ascii: "\\"):
        guard let unit = escape(&rest) else { return nil }
        units.append(unit)
      case 0..<0x20: return nil
      default:
        guard flush() else { return nil }
        text.append(byte)
      }
    }
    return nil
  }

  private static func escape(_ rest: inout Rest) -> UInt16? {
    switch rest.popFirst() {
    case UInt8(ascii: "\"")?: return 0x22
    case UInt8(ascii: "\\")?: return 0x5C
    case UInt8(ascii: "/")?: return 0x2F
    case UInt8(ascii: "b")?: return 0x08
    case UInt8(ascii: "f")?: return 0x0C
    case UInt8(ascii: "n")?: return 0x0A
    case UInt8(ascii: "r")?: return 0x0D
    case UInt8(ascii: "t")?: return 0x09
    case UInt8(ascii: "u")?:
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      let areHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      guard digits.count == 4, digits.allSatisfy({ $0 < 0x80 }), areHexadecimal else { return nil }
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    default: return nil
    }
  }
}
