/// A set of Unicode scalars; the ASCII part is a table.
struct ScalarSet: Sendable, Hashable {
  private(set) var ranges: [ClosedRange<UInt32>] = []
  private(set) var members: [Member] = []
  private(set) var isNegated = false
  private var ignoresCase = false
  private var low: UInt64 = 0
  private var high: UInt64 = 0

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
    for value in UInt32(0)..<128 where contains(slowly: value) {
      if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
    }
  }

  init(_ scalar: Unicode.Scalar, ignoreCase: Bool = false) {
    self.init(ranges: [scalar.value...scalar.value], ignoreCase: ignoreCase)
  }

  @inline(__always)
  func contains(ascii byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : high >> UInt64(byte & 63) & 1 == 1
  }

  func contains(_ value: UInt32) -> Bool {
    value < 128 ? contains(ascii: UInt8(value)) : contains(slowly: value)
  }

  private func contains(slowly value: UInt32) -> Bool {
    if isMember(value) { return !isNegated }
    if ignoresCase, let scalar = Unicode.Scalar(value) {
      for other in scalar.otherCases where isMember(other.value) { return !isNegated }
    }
    return isNegated
  }

  private func isMember(_ value: UInt32) -> Bool {
    if ranges.contains(where: { $0.contains(value) }) { return true }
    return members.contains { member in
      switch member {
      case .ranges(let ranges, let negated):
        ranges.contains { $0.contains(value) } != negated
      case .property(let property, let negated):
        Unicode.Scalar(value).map { property.contains($0) != negated } ?? false
      }
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
