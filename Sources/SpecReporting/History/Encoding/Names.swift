import Messages

/// Records of scenarios: each name once in the file, and of neighbors only what differs.
enum Names {
  /// The number in a record, so that damage costs few.
  private static let maximumCount = 256

  static func frames(_ versions: [ScenarioVersion]) -> [UInt8] {
    var named = versions.map { (names: $0.packedNames, version: $0) }
    named.sort { $0.names.lexicographicallyPrecedes($1.names) }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: named.count, by: maximumCount) {
      var writer = ByteWriter()
      let part = named[start..<min(start + maximumCount, named.count)]
      writer.put(number: part.count)
      var before: [UInt8] = []
      for (names, version) in part {
        let common = zip(before, names).prefix { $0 == $1 }.count
        writer.put(number: common)
        writer.put(number: names.count - common)
        writer.put(bytes: names[common...])
        writer.put(number: version.identity.occurrence)
        writer.put(fixed: version.steps)
        before = names
      }
      bytes += Frame.bytes(.names, writer.bytes)
    }
    return bytes
  }

  static func read(_ body: ArraySlice<UInt8>) -> [ScenarioVersion]? {
    var reader = ByteReader(body)
    var versions: [ScenarioVersion] = []
    var before: [UInt8] = []
    for _ in 0..<reader.count(ofBytes: 11) {
      let common = reader.number(upTo: before.count)
      before = Array(before.prefix(common) + reader.slice(reader.count()))
      let occurrence = Int(clamping: reader.unsigned())
      guard
        let version = ScenarioVersion(
          packedNames: before, occurrence: occurrence, steps: reader.fixed())
      else { return nil }
      versions.append(version)
    }
    return reader.isComplete ? versions : nil
  }
}

/// Records of the scenarios of a run: their keys in ascending order.
enum Roster {
  static func body(_ keys: [UInt64]) -> [UInt8] {
    ByteWriter.bytes { writer in
      writer.put(number: keys.count)
      for key in keys { writer.put(fixed: key) }
    }
  }

  static func read(_ body: ArraySlice<UInt8>) -> [UInt64]? {
    var reader = ByteReader(body)
    let keys = (0..<reader.count(ofBytes: 8)).map { _ in reader.fixed(UInt64.self) }
    return reader.isComplete ? keys : nil
  }

  static func digest(_ keys: [UInt64]) -> UInt64 { Frame.digest(body(keys)[...]) }
}
