import Messages
import SpecReporting

/// Records of scenarios: each name once in the file, and of neighbors only what differs.
enum Names {
  /// So many in a record, so that damage costs few.
  private static let most = 256

  static func frames(_ versions: [ScenarioVersion]) -> [UInt8] {
    var named = versions.map { (names: $0.packedNames, version: $0) }
    named.sort { $0.names.lexicographicallyPrecedes($1.names) }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: named.count, by: most) {
      var writer = ByteWriter()
      let part = named[start..<min(start + most, named.count)]
      writer.count(part.count)
      var before: [UInt8] = []
      for (names, version) in part {
        let common = zip(before, names).prefix { $0 == $1 }.count
        writer.count(common)
        writer.count(names.count - common)
        writer.add(names[common...])
        writer.count(version.identity.occurrence)
        writer.fixed(version.steps)
        before = names
      }
      bytes += Frame.bytes(.names, writer.bytes)
    }
    return bytes
  }

  static func read(_ body: ArraySlice<UInt8>) -> [ScenarioVersion]? {
    var reader = ByteReader(body)
    guard let count = reader.count(ofBytes: 11) else { return nil }
    var versions: [ScenarioVersion] = []
    var before: [UInt8] = []
    for _ in 0..<count {
      guard let common = reader.number(), common <= UInt64(before.count),
        let length = reader.count(ofBytes: 1), let rest = reader.slice(length),
        let occurrence = reader.number(), let steps = reader.fixed(UInt64.self)
      else { return nil }
      before = Array(before.prefix(Int(common)) + rest)
      guard
        let version = ScenarioVersion(
          packedNames: before, occurrence: Int(clamping: occurrence), steps: steps)
      else { return nil }
      versions.append(version)
    }
    return reader.rest == 0 ? versions : nil
  }
}

/// Records of which scenarios a run had: their keys in ascending order.
enum Roster {
  static func body(_ keys: [UInt64]) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(keys.count)
    for key in keys { writer.fixed(key) }
    return writer.bytes
  }

  static func read(_ body: ArraySlice<UInt8>) -> [UInt64]? {
    var reader = ByteReader(body)
    guard let count = reader.count(ofBytes: 8) else { return nil }
    var keys: [UInt64] = []
    keys.reserveCapacity(count)
    for _ in 0..<count {
      guard let key = reader.fixed(UInt64.self) else { return nil }
      keys.append(key)
    }
    return reader.rest == 0 ? keys : nil
  }

  static func digest(_ keys: [UInt64]) -> UInt64 { Frame.digest(body(keys)[...]) }
}
