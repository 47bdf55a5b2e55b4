import Messages

/// Reads the parts of indexed runs again, feature by feature, and emits them as one run.
struct RunJoiner {
  /// The runs that count, in the order in which they began.
  let runs: [RunIndex]
  /// The features by their numbers.
  let uris: [String]
  let expectation: Merge.Expectation
  /// The bytes of a range of a file; nil if they cannot be read again.
  let read: (Int, Range<Int>) -> [UInt8]?
  private var whole: RunJoin
  private(set) var findings: [Merge.Finding] = []
  private(set) var outcome = Merge.Outcome.incomplete

  init(
    _ runs: [RunIndex], of index: RecordingIndex, expecting expectation: Merge.Expectation,
    read: @escaping (Int, Range<Int>) -> [UInt8]?
  ) {
    (self.runs, self.expectation, self.read) = (runs, expectation, read)
    uris = index.features.uris
    let mark = String(repeating: "~", count: index.longestMark + 1)
    whole = RunJoin(facts: runs.map(\.facts), mark: mark)
  }

  /// Joins at least two runs.
  mutating func join(_ emit: (Merge.Piece) -> Void) {
    for (number, run) in runs.enumerated() {
      whole.add(header: envelopes(of: run.header, number), of: number)
      whole.add(after: envelopes(of: run.after, number), of: number)
    }
    for envelope in whole.head { emit(.message(envelope)) }
    let uris = uris
    let verdict = joinFeatures { feature, join in
      for envelope in join.envelopes() { emit(.message(envelope)) }
      emit(.featureEnd(uri: uris[feature]))
    }
    for envelope in whole.tail(verdict) { emit(.message(envelope)) }
  }

  /// Passes a single run on, and adds the missing parts.
  mutating func pass(_ emit: (Merge.Piece) -> Void) {
    whole.add(header: envelopes(of: runs[0].header, 0), of: 0)
    var plans: [Envelope] = []
    let verdict = joinFeatures { _, join in plans += join.missingPlans }
    var end: [Envelope] = []
    forEachPiece(of: runs[0]) { piece in
      guard case .message(let envelope) = piece else { return emit(piece) }
      // Another one may follow, and only the last is the end.
      if case .testRunFinished = envelope {
        for envelope in end { emit(.message(envelope)) }
        end = [envelope]
      } else if end.isEmpty {
        emit(piece)
      } else {
        end.append(envelope)
      }
    }
    for envelope in whole.ended(end, adding: plans, verdict: verdict) { emit(.message(envelope)) }
  }

  /// Joins feature by feature, in the order in which the runs have them.
  private mutating func joinFeatures(
    _ receive: (Int, inout FeatureJoin) -> Void
  ) -> MergeVerdict {
    var tally = CaseTally(whole.facts, expecting: expectation)
    var known: Set<Int> = []
    for feature in runs.flatMap(\.order) where known.insert(feature).inserted {
      var join = joined(feature)
      tally.add(&join)
      if join.isChanged { findings.append(.changed(uri: uris[feature])) }
      for number in join.strays { whole.facts[number].hasStrays = true }
      receive(feature, &join)
    }
    let verdict = MergeVerdict(whole.facts, tally, expecting: expectation)
    findings += verdict.notes + verdict.findings
    outcome = verdict.outcome
    return verdict
  }

  /// The content of the runs for one feature.
  private mutating func joined(_ feature: Int) -> FeatureJoin {
    var parts: [FeatureJoin.Part] = []
    for (number, run) in runs.enumerated() {
      guard let ranges = run.parts[feature] else { continue }
      parts.append(
        .init(
          recording: number, envelopes: envelopes(of: ranges, number),
          others: run.others[feature] ?? []))
    }
    return FeatureJoin(parts, ids: JoinedIds(sharing: whole.ids, feature: feature))
  }

  /// The messages of a part of a run.
  private mutating func envelopes(of part: FileRanges, _ number: Int) -> [Envelope] {
    var envelopes: [Envelope] = []
    for range in part.ranges {
      guard let bytes = read(runs[number].file, range), bytes.count == range.count else {
        whole.facts[number].isDamaged = true
        continue
      }
      for case .success(let envelope) in NDJSONReader(bytes).lazy.map(\.result) {
        envelopes.append(envelope)
      }
    }
    return envelopes
  }

  private func forEachPiece(of run: RunIndex, _ body: (Merge.Piece) -> Void) {
    // The features by their ends, the first one last.
    var ends = run.order.map { feature in
      (feature: feature, end: run.parts[feature]?.ranges.last?.upperBound ?? 0)
    }.sorted { $0.end > $1.end }
    var offset = run.extent.lowerBound
    var lines = NDJSONReader()
    while offset < run.extent.upperBound {
      let range = offset..<min(offset + 1 << 20, run.extent.upperBound)
      guard let bytes = read(run.file, range), !bytes.isEmpty else { return }
      offset += bytes.count
      lines.append(bytes)
      if offset == run.extent.upperBound { lines.finish() }
      while let line = lines.next() {
        if case .success(let envelope) = line.result { body(.message(envelope)) }
        let position = run.extent.lowerBound + lines.lastLine.upperBound
        while let next = ends.last, next.end <= position {
          body(.featureEnd(uri: uris[next.feature]))
          ends.removeLast()
        }
      }
    }
  }
}
