import Messages

/// Many runs, read from the bytes of a file.
public struct History: Sendable, Equatable {
  /// The name of the file, for titles.
  public let name: String
  /// The earliest first.
  package private(set) var runs: [RecordedRun] = []
  /// The unreadable parts, in the order of the file.
  package private(set) var damage: [Damage] = []
  /// Records that only a later version of the program knows.
  package private(set) var unknownRecords = 0
  /// By their keys.
  private(set) var versions: [UInt64: ScenarioVersion] = [:]
  /// The keys of the scenarios of a run, by their digest.
  private(set) var rosters: [UInt64: [UInt64]] = [:]

  /// Reads a file; of no bytes it is a history of no runs.
  public init(_ bytes: [UInt8] = [], named name: String = "") {
    self.name = name
    let found = Frame.find(in: bytes)
    (damage, unknownRecords) = (found.damage, found.unknown)
    /// The same run twice is one: files may have been put together that begin in the same way.
    var seen: Set<UInt64> = []
    for frame in found.frames {
      let body = bytes[frame.body]
      switch frame.kind {
      case .names:
        let named = Names.read(body)
        for version in named ?? [] { versions[version.key] = version }
        if named == nil { unknownRecords += 1 }
      case .roster:
        let keys = Roster.read(body)
        if let keys { rosters[Roster.digest(keys)] = keys } else { unknownRecords += 1 }
      case .run:
        let run = RecordedRun(body)
        if let run, seen.insert(frame.digest).inserted { runs.append(run) }
        if run == nil { unknownRecords += 1 }
      }
    }
    // Files that were put together, or runs that ended in another order. Sorting is stable in the
    // standard library, so runs of one moment stay as they are.
    runs.sort { $0.startedAt.isBefore($1.startedAt) }
  }

  /// Whether bytes are those of a history, or of none yet, and so may be added to.
  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || bytes.starts(with: Frame.marker) || !Frame.find(in: bytes).frames.isEmpty
  }

  /// The scenarios of a run in the order of its columns; nil if they are lost.
  ///
  /// One whose names are lost is nil itself.
  func roster(of run: RecordedRun) -> [ScenarioVersion?]? {
    guard let keys = rosters[run.roster], keys.count == run.outcomes.count else { return nil }
    return keys.map { versions[$0] }
  }

  /// Runs whose scenarios are not known.
  var runsWithoutRoster: Int { runs.count { rosters[$0.roster]?.count != $0.outcomes.count } }

  /// Adds a run.
  ///
  /// Whatever of its names is not there, or damaged, is written with it, so that a file mends itself
  /// as far as its scenarios go on.
  ///
  /// - Returns: The bytes to append to the file.
  package mutating func add(_ table: RunTable) -> [UInt8] {
    var rows: [(key: UInt64, version: ScenarioVersion, outcome: UInt8, time: UInt8)] = []
    for row in table.rows {
      guard let result = row.result else { continue }
      let version = ScenarioVersion(row.identity, steps: row.steps)
      rows.append((version.key, version, result.outcome.rawValue, TimeCode.code(result.time)))
    }
    // The order of a run is chance; that of the keys is not.
    rows.sort { $0.key < $1.key }
    let keys = rows.map(\.key)
    let digest = Roster.digest(keys)
    let run = RecordedRun(
      startedAt: table.startedAt ?? Timestamp(), duration: table.duration,
      branch: table.git?.branch, revision: table.git?.revision, sequence: runs.count,
      roster: digest, outcomes: rows.map(\.outcome), times: rows.map(\.time))
    var bytes = Names.frames(rows.filter { versions[$0.key] == nil }.map(\.version))
    if rosters[digest] == nil { bytes += Frame.bytes(.roster, Roster.body(keys)) }
    for row in rows { versions[row.key] = row.version }
    rosters[digest] = keys
    runs.append(run)
    return bytes + Frame.bytes(.run, run.body)
  }
}
