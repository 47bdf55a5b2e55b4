import Messages

/// Finds out which feature each message of a run belongs to.
struct RunIndexer: Sendable {
  private(set) var index: RunIndex
  private(set) var hasMeta = false
  /// Whether there is more than `meta`.
  private(set) var hasMore = false

  /// The feature of each thing, by its hash.
  ///
  /// A recording may hold the pickles of a million scenarios, which ids would make three times as large. Two
  /// ids of one recording with the same 64 bits are not to be expected, and would make its scenarios count
  /// as not run.
  private var features: [Int: Int32] = [:]
  /// Messages that came before their owner, and what they plan or begin.
  private var waiting: [(range: Range<Int>, owner: Thing, made: Thing?)] = []
  private var hasBegun = false
  /// Whether the id of the run is one that no other run has.
  private var hasUniqueId = false

  init(file: Int, name: String) {
    index = RunIndex(file: file, facts: RunFacts(name: name))
  }

  mutating func receive(
    _ envelope: Envelope, at range: Range<Int>, _ features: inout FeatureNumbers
  ) {
    if case .meta = envelope { hasMeta = true } else { hasMore = true }
    index.extent = index.extent.isEmpty ? range : index.extent.lowerBound..<range.upperBound
    index.facts.receive(envelope)
    index.messageCount += 1
    noteMarks(in: envelope)
    switch envelope {
    case .source(let source): add(range, to: features.number(of: source.uri))
    case .gherkinDocument(let document):
      features.documents.insert(document.uri ?? "")
      add(range, to: features.number(of: document.uri ?? ""))
    case .pickle(let pickle): add(pickle, range, to: features.number(of: pickle.uri))
    case .testCase(let message):
      let plan = Thing(kind: .testCase, id: message.id)
      note(content: plan.hashValue)
      place(range, of: Thing(kind: .pickle, id: message.pickleId), making: plan)
    case .testCaseStarted(let message):
      hasBegun = true
      let attempt = Thing(kind: .testCaseStarted, id: message.id)
      note(content: attempt.hashValue)
      place(range, of: Thing(kind: .testCase, id: message.testCaseId), making: attempt)
    case .suggestion(let message):
      place(range, of: Thing(kind: .pickleStep, id: message.pickleStepId))
    case .testRunStarted(let message):
      hasUniqueId = message.id.map(RunCopies.isUnique) ?? false
      if index.start == Timestamp() { index.start = message.timestamp }
      index.header.add(range)
    case .testRunFinished: break
    default:
      if let id = envelope.testCaseStartedId {
        let attempt = Thing(kind: .testCaseStarted, id: id)
        // Other than that of its beginning.
        if case .testCaseFinished = envelope { note(content: ~attempt.hashValue) }
        place(range, of: attempt)
      } else if case .attachment = envelope, ShardMark(envelope) != nil {
        break
      } else if hasBegun, envelope.belongsToRun {
        index.after.add(range)
      } else {
        index.header.add(range)
      }
    }
  }

  /// Places the messages that still wait; the rest have no owner.
  mutating func finish() {
    let left = waiting
    waiting = []
    for (range, owner, made) in left { place(range, of: owner, making: made) }
    if waiting.contains(where: { $0.owner.kind != .pickleStep }) { index.facts.hasStrays = true }
    for id in index.facts.shard?.otherPickleIds ?? [] {
      guard let feature = features[Thing(kind: .pickle, id: id).hashValue] else { continue }
      index.others[Int(feature), default: []].insert(id.hashValue)
    }
    index.facts.shard?.otherPickleIds = []
  }

  private mutating func add(_ range: Range<Int>, to feature: Int) {
    if index.parts[feature] == nil { index.order.append(feature) }
    index.parts[feature, default: FileRanges()].add(range)
  }

  private mutating func add(_ pickle: Pickle, _ range: Range<Int>, to feature: Int) {
    let number = Int32(truncatingIfNeeded: feature)
    features[Thing(kind: .pickle, id: pickle.id).hashValue] = number
    for step in pickle.steps { features[Thing(kind: .pickleStep, id: step.id).hashValue] = number }
    add(range, to: feature)
  }

  private mutating func place(
    _ range: Range<Int>, of owner: Thing, making made: Thing? = nil
  ) {
    guard let feature = features[owner.hashValue] else {
      return waiting.append((range, owner, made))
    }
    if let made { features[made.hashValue] = feature }
    add(range, to: Int(feature))
  }

  /// Two contents of one run with one hash only make it one message shorter.
  private mutating func note(content: Int) {
    if hasUniqueId { index.contents.insert(content) }
  }

  private mutating func noteMarks(in envelope: Envelope) {
    var (envelope, longest) = (envelope, index.longestMark)
    envelope.visitIds { _, _, id in
      guard id.utf8.contains(RecordingIndex.markByte) else { return }
      var length = 0
      for byte in id.utf8 {
        length = byte == RecordingIndex.markByte ? length + 1 : 0
        longest = max(longest, length)
      }
    }
    index.longestMark = longest
  }
}
