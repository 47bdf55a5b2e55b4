/// A set of Unicode scalars; the ASCII part is a table.
struct ScalarSet: Sendable, Hashable {
  private(set) var ranges: [ClosedRange<UInt32>] = []
  private(set) var members: [Member] = []
  private(set) var isNegated = false
  private var ignoresCase = false
  /// Its ASCII characters.
  private(set) var ascii = ASCIISet()

  enum Member: Sendable, Hashable {
    case property(UnicodeProperty, negated: Bool)
    case ranges([ClosedRange<UInt32>], negated: Bool)
  }

  init(
    ranges: [ClosedRange<UInt32>], members: [Member] = [], negated: Bool = false,
    ignoreCase: Bool = false
  ) {
    self.ranges = ranges
    self.members = members
    isNegated = negated
    ignoresCase = ignoreCase
    // By ranges: checking each character took a quarter of the compilation time.
    for range in ranges { ascii.insert(range) }
    for member in members {
      switch member {
      case .ranges(let ranges, false): for range in ranges { ascii.insert(range) }
      case .ranges, .property:
        for value in UInt32(0)..<128 where Self.contains(member, value) {
          ascii.insert(value...value)
        }
      }
    }
    if ignoreCase { ascii.insertOtherCases() }
    if negated { ascii.invert() }
  }

  /// Whether it certainly has no other characters; some have an ASCII letter as their other case.
  var isASCII: Bool {
    !isNegated && !ignoresCase && members.isEmpty && ranges.allSatisfy { $0.upperBound < 128 }
  }

  init(_ scalar: Unicode.Scalar, ignoreCase: Bool = false) {
    self.init(ranges: [scalar.value...scalar.value], ignoreCase: ignoreCase)
  }

  func contains(_ value: UInt32) -> Bool {
    value < 128 ? ascii.contains(UInt8(value)) : contains(slowly: value)
  }

  private func contains(slowly value: UInt32) -> Bool {
    if isMember(value) { return !isNegated }
    if ignoresCase, let scalar = Unicode.Scalar(value) {
      for other in scalar.otherCases where isMember(other.value) { return !isNegated }
    }
    return isNegated
  }

  private func isMember(_ value: UInt32) -> Bool {
    ranges.has(value) || members.contains { Self.contains($0, value) }
  }

  private static func contains(_ member: Member, _ value: UInt32) -> Bool {
    switch member {
    case .ranges(let ranges, let negated): ranges.has(value) != negated
    case .property(let property, let negated):
      Unicode.Scalar(value).map { property.contains($0) != negated } ?? false
    }
  }
}

extension ScalarSet {
  static let digits: [ClosedRange<UInt32>] = [0x30...0x39]
  static let wordCharacters: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A,
  ]
  static let whiteSpace: [ClosedRange<UInt32>] = [
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ]
  /// The scalars that `.` does not match.
  static let lineEnds: [ClosedRange<UInt32>] = [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]

  static let anyButLineEnd = ScalarSet(ranges: lineEnds, negated: true)
  static let any = ScalarSet(ranges: [], negated: true)
}

extension [ClosedRange<UInt32>] {
  /// Whether one of the ranges has a value.
  func has(_ value: UInt32) -> Bool { contains { $0.contains(value) } }
}

extension Unicode.Scalar {
  /// The scalar's single-scalar lower, upper and title case, without itself.
  var otherCases: [Unicode.Scalar] {
    [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping]
      .compactMap { mapping in
        let scalars = mapping.unicodeScalars
        guard scalars.count == 1, let scalar = scalars.first, scalar != self else { return nil }
        return scalar
      }
  }
}
