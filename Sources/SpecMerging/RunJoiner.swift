import Messages

/// Reads the parts of indexed runs again, feature by feature, and emits them as one run.
struct RunJoiner {
  /// The runs that count, in the order in which they began.
  let runs: [RunIndex]
  /// The features by their numbers.
  let uris: [String]
  /// The text between an id and the number of its run, which no id has.
  let mark: String
  let expectation: Merge.Expectation
  /// The bytes of a range of a file; nil if they cannot be read again.
  let read: (Int, Range<Int>) -> [UInt8]?
  private(set) var findings: [Merge.Finding] = []
  private(set) var outcome = Merge.Outcome.incomplete

  init(
    _ runs: [RunIndex], of index: RecordingIndex, expecting expectation: Merge.Expectation,
    read: @escaping (Int, Range<Int>) -> [UInt8]?
  ) {
    (self.runs, self.expectation, self.read) = (runs, expectation, read)
    uris = index.features.uris
    mark = String(repeating: "~", count: index.longestMark + 1)
  }

  /// Joins at least two runs.
  mutating func join(_ emit: (Merge.Piece) -> Void) {
    var whole = RunJoin(facts: facts, mark: "\(mark)h")
    for (number, run) in runs.enumerated() {
      whole.add(run: envelopes(of: run.header, number, &whole), number)
    }
    for (number, run) in runs.enumerated() {
      for envelope in envelopes(of: run.after, number, &whole) {
        whole.after.append(whole.renamed(envelope, of: number))
      }
    }
    for envelope in whole.head { emit(.message(envelope)) }
    let uris = uris
    let verdict = joinFeatures(of: &whole) { feature, join in
      for envelope in join.feature() { emit(.message(envelope)) }
      emit(.featureEnd(uri: uris[feature]))
    }
    for envelope in whole.tail(verdict) { emit(.message(envelope)) }
  }

  /// Passes a single run on, and adds the missing parts.
  mutating func pass(_ emit: (Merge.Piece) -> Void) {
    var whole = RunJoin(facts: facts, mark: "\(mark)h")
    whole.add(run: envelopes(of: runs[0].header, 0, &whole), 0)
    var plans: [Envelope] = []
    let verdict = joinFeatures(of: &whole) { _, join in plans += join.missingPlans }
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
    of whole: inout RunJoin, _ receive: (Int, inout RunJoin) -> Void
  ) -> MergeVerdict {
    var tally = CaseTally(whole.facts, expecting: expectation)
    var known: Set<Int> = []
    for feature in runs.flatMap(\.order) where known.insert(feature).inserted {
      var join = joined(feature, of: &whole)
      tally.add(&join)
      findings += join.changes
      for (number, facts) in zip(join.numbers, join.facts) where facts.hasStrays {
        whole.facts[number].hasStrays = true
      }
      receive(feature, &join)
    }
    let verdict = MergeVerdict(whole.facts, tally, expecting: expectation)
    findings += verdict.notes + verdict.findings
    outcome = verdict.outcome
    return verdict
  }

  /// The content of the runs for one feature.
  private func joined(_ feature: Int, of whole: inout RunJoin) -> RunJoin {
    var numbers: [Int] = []
    var others: [[String]] = []
    var recordings: [[Envelope]] = []
    for (number, run) in runs.enumerated() {
      guard let part = run.parts[feature] else { continue }
      let envelopes = envelopes(of: part, number, &whole)
      numbers.append(number)
      others.append(part.others(in: envelopes))
      recordings.append(envelopes)
    }
    return RunJoin(
      feature: recordings, numbers: numbers, others: others, of: whole, mark: "\(mark)f\(feature).")
  }

  /// The messages of a part, with ids that no other run has.
  private func envelopes(
    of part: RunIndex.Part, _ number: Int, _ whole: inout RunJoin
  ) -> [Envelope] {
    var envelopes: [Envelope] = []
    for range in part.ranges {
      guard let bytes = read(runs[number].file, range), bytes.count == range.count else {
        whole.facts[number].isDamaged = true
        continue
      }
      for case .success(var envelope) in NDJSONReader(bytes).lazy.map(\.result) {
        if number > 0 { envelope.visitIds { _, _, id in id += "\(mark)\(number)" } }
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

  private var facts: [RunFacts] {
    runs.enumerated().map { number, run in
      var facts = run.facts
      if number > 0, let id = facts.started?.id { facts.started?.id = "\(id)\(mark)\(number)" }
      return facts
    }
  }
}

extension RunIndex.Part {
  /// The ids of the pickles that were left to other shards.
  fileprivate func others(in envelopes: [Envelope]) -> [String] {
    var (position, ids) = (0, [String]())
    for case .pickle(let pickle) in envelopes {
      if others.contains(position) { ids.append(pickle.id) }
      position += 1
    }
    return ids
  }
}
