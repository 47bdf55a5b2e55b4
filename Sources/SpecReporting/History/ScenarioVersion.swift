import Basics
package import Messages

/// A scenario with the steps that it had: what the outcomes of a run are about.
package struct ScenarioVersion: Sendable, Hashable {
  package var identity: ScenarioIdentity
  /// A digest of the steps with their arguments; 0 if there are none.
  package var steps: UInt64

  /// The scenario of an identity with these steps.
  package init(_ identity: ScenarioIdentity, steps: UInt64) {
    (self.identity, self.steps) = (identity, steps)
  }

  /// By which runs refer to it.
  var key: UInt64 {
    var digest = StableDigest()
    digest.combine(identity.digest)
    digest.combine(steps)
    return digest.value
  }
}

extension ScenarioVersion {
  private static let (end, noCells): (UInt8, UInt8) = (0xFF, 0xFE)

  /// The names, with ends that no text has in it.
  var packedNames: [UInt8] {
    var bytes: [UInt8] = []
    for text in [identity.uri, identity.feature, identity.rule, identity.name] {
      bytes += text.utf8
      bytes.append(Self.end)
    }
    if let cells = identity.cells { bytes += cells.utf8 } else { bytes.append(Self.noCells) }
    return bytes
  }

  init?(packedNames bytes: [UInt8], occurrence: Int, steps: UInt64) {
    let parts = bytes.split(separator: Self.end, omittingEmptySubsequences: false)
    guard parts.count == 5 else { return nil }
    func text(_ index: Int) -> String { String(decoding: parts[index], as: UTF8.self) }
    self.init(
      ScenarioIdentity(
        uri: text(0), feature: text(1), rule: text(2), name: text(3),
        cells: parts[4].first == Self.noCells ? nil : text(4), occurrence: occurrence),
      steps: steps)
  }
}
