import Messages

/// The differences between a run and an earlier one.
public struct RunComparison: Sendable, Equatable {
  /// A scenario with its results before and now.
  public struct Entry: Sendable, Equatable {
    public var title: String
    public var place: Place
    /// A word for its result before, such as `passed` or `new`.
    public var before: String
    /// A word for its result now.
    public var now: String
    /// Its name and place before, if it was renamed or moved.
    public var formerTitle: String?
    public var formerPlace: Place?
    /// Both times, of one that is slower.
    public var times: ClosedRange<Duration>?
  }

  /// A file with the number of its scenarios, which are listed one by one only if they are few.
  public struct FileCount: Sendable, Equatable {
    public var uri: String
    public var count: Int
  }

  /// The sources of the earlier results and of the later ones; without their scenarios.
  public var baseline = RunTable()
  public var current = RunTable()
  /// Scenarios that ran or were to run in each.
  public var scenarios: (before: Int, now: Int) { (baseline.scenarioCount, current.scenarioCount) }
  /// Scenarios that are in both.
  public var pairCount = 0
  /// They fail, and did not before.
  public var newFailures: [Entry] = []
  /// They failed before, and do so now for another reason.
  public var otherFailures: [Entry] = []
  /// They passed only when tried again, and did not need that before.
  public var newlyFlaky: [Entry] = []
  public var slower: [Entry] = []
  /// They had a result, were to run now, and have none.
  public var lost: [Entry] = []
  public var newlySkipped: [Entry] = []
  /// They fail in quarantine, and did not before.
  public var newlyQuarantined: [Entry] = []
  /// They pass, and failed or were flaky before.
  public var fixed: [Entry] = []
  public var added: [Entry] = []
  public var removed: [Entry] = []
  public var renamed: [Entry] = []
  public var moved: [Entry] = []
  public var stillFailing = 0
  public var stillFlaky = 0
  /// Scenarios with a result before that were not selected now.
  public var notSelected = 0
  /// Files of the earlier run that the later one did not read.
  public var unread: [FileCount] = []
  /// Scenarios that only one run has, while the part of the other that would name them is lost.
  public var (unknownBefore, unknownNow) = (0, 0)
  public var slowness: Slowness

  /// The `now` of a scenario that is gone.
  static let removedWord = "removed"

  /// Compares two runs.
  public init(of now: RunTable, with before: RunTable) {
    let pairing = Pairing(before, now)
    slowness = Slowness(pairing.pairs)
    pairCount = pairing.pairs.count
    for pair in pairing.pairs { add(pair) }
    for row in pairing.added where row.isPlanned || row.result != nil {
      let entry = Entry(row, before: before.isWhole ? "new" : "unknown")
      if before.isWhole { added.append(entry) } else { unknownBefore += 1 }
      compare(nil, row, entry)
    }
    var counts: [String: Int] = [:]
    for row in pairing.removed where row.isPlanned || row.result != nil {
      if !now.isWhole {
        unknownNow += 1
      } else if now.uris.contains(row.identity.uri) {
        removed.append(Entry(row, before: row.word, now: Self.removedWord))
      } else {
        counts[row.identity.uri, default: 0] += 1
      }
    }
    unread = counts.map { FileCount(uri: $0.key, count: $0.value) }.sorted { $0.uri < $1.uri }
    (baseline, current) = (before, now)
    baseline.scenarioCount = before.rows.count { $0.isPlanned || $0.result != nil }
    current.scenarioCount = now.rows.count { $0.isPlanned || $0.result != nil }
    baseline.findings += before.protocolFindings(expecting: now)
    (baseline.rows, baseline.uris, current.rows, current.uris) = ([], [], [], [])
  }

  /// Whether a scenario fails that did not before.
  public var isWorse: Bool { !newFailures.isEmpty }

  /// Whether part of either run is missing, so that some changes for the worse may be unknown.
  public var isIncomplete: Bool {
    !lost.isEmpty || pairCount == 0 || !baseline.findings.isEmpty || !current.findings.isEmpty
  }

  private mutating func add(_ pair: Pairing.Pair) {
    var entry = Entry(pair.now, before: pair.before.word)
    switch pair.kind {
    case .same: break
    case .moved:
      entry.formerPlace = pair.before.place
      moved.append(entry)
    case .renamed:
      entry.formerTitle = pair.before.title
      entry.formerPlace = pair.before.place
      renamed.append(entry)
    }
    compare(pair.before.result, pair.now, entry)
    guard let times = slowness.times(of: pair) else { return }
    entry.times = times
    slower.append(entry)
  }

  private mutating func compare(_ before: RunTable.Result?, _ row: RunTable.Row, _ entry: Entry) {
    guard let now = row.result else {
      if before == nil { return }
      if row.isPlanned { lost.append(entry) } else { notSelected += 1 }
      return
    }
    let hasFailed = before?.outcome.isFailure == true
    let (wasFlaky, wasQuarantined) = (before?.outcome == .flaky, before?.outcome == .quarantined)
    if now.outcome.isFailure {
      guard hasFailed else { return newFailures.append(entry) }
      stillFailing += 1
      if now.cause != before?.cause { otherFailures.append(entry) }
    } else if now.outcome == .flaky {
      if wasFlaky { stillFlaky += 1 } else { newlyFlaky.append(entry) }
    } else if now.outcome == .quarantined {
      if !wasQuarantined { newlyQuarantined.append(entry) }
    } else if now.outcome.status == .skipped {
      if let before, before.outcome.status != .skipped { newlySkipped.append(entry) }
    } else if hasFailed || wasFlaky || wasQuarantined {
      fixed.append(entry)
    }
  }
}

extension RunComparison.Entry {
  fileprivate init(_ row: RunTable.Row, before: String, now: String? = nil) {
    self.init(title: row.title, place: row.place, before: before, now: now ?? row.word)
  }
}

extension RunTable.Row {
  /// Its result in a word.
  fileprivate var word: String {
    guard let result else { return isPlanned ? "without a result" : "not run" }
    return switch result.outcome {
    case .quarantined: "quarantined"
    case .flaky: "flaky"
    default: result.outcome.status.word
    }
  }
}

extension RunTable {
  /// The versions of the protocol that are too far from those of another table.
  fileprivate func protocolFindings(expecting other: RunTable) -> [Finding] {
    func major(_ version: String) -> Substring { version.prefix { $0 != "." } }
    guard let expected = other.protocolVersions.last else { return [] }
    return protocolVersions.filter { major($0) != major(expected) }.map { version in
      .otherProtocol(files.joined(separator: ", "), found: version, expected: expected)
    }
  }
}
