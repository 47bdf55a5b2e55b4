import Basics
import Messages

/// Finds out which feature each message of a run belongs to.
struct RunIndexer: Sendable {
  private(set) var index: RunIndex
  private(set) var hasMeta = false
  /// Whether there is more than `meta`.
  private(set) var hasMore = false
  /// The length of the longest row of tildes in an id.
  private(set) var longestMark = 0

  /// The feature of each thing, by the hash of its id, and the position of a pickle in it.
  ///
  /// A recording may hold the pickles of a million scenarios, which ids would make three times as large. Two
  /// ids of one recording with the same 64 bits are not to be expected, and would make its scenarios count
  /// as not run.
  private var pickles: [Int: (feature: Int32, position: Int32)] = [:]
  private var steps: [Int: Int32] = [:]
  private var cases: [Int: Int32] = [:]
  private var attempts: [Int: Int32] = [:]
  /// The attempt that began last: most messages are of it.
  private var current: (attempt: String, feature: Int)?
  /// Messages that came before their owner.
  private var waiting: [(owner: Owner, range: Range<Int>)] = []
  private var hasBegun = false
  /// Whether the id of the run is one that no other run has.
  private var hasUniqueId = false

  private enum Owner {
    case pickle(String, testCase: String)
    case testCase(String, attempt: String)
    case attempt(String)
    case step(String)
  }

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
    noteContent(of: envelope)
    switch envelope {
    case .source(let source): add(range, to: features.number(of: source.uri))
    case .gherkinDocument(let document):
      add(range, to: features.number(ofDocument: document.uri ?? ""))
    case .pickle(let pickle): add(pickle, range, to: features.number(of: pickle.uri))
    case .testCase(let message): place(.pickle(message.pickleId, testCase: message.id), range)
    case .testCaseStarted(let message):
      hasBegun = true
      place(.testCase(message.testCaseId, attempt: message.id), range)
    case .suggestion(let message): place(.step(message.pickleStepId), range)
    case .testRunStarted(let message):
      if index.start == Timestamp() { index.start = message.timestamp }
      index.header.add(range)
    case .testRunFinished: break
    default:
      if let attempt = envelope.testCaseStartedId {
        place(.attempt(attempt), range)
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
    for (owner, range) in left { place(owner, range) }
    if waiting.contains(where: { if case .step = $0.owner { false } else { true } }) {
      index.facts.hasStrays = true
    }
    for id in index.facts.shard?.otherPickleIds ?? [] {
      guard let (feature, position) = pickles[id.hashValue] else { continue }
      index.parts[Int(feature)]?.others.insert(Int(position))
    }
    index.facts.shard?.otherPickleIds = []
  }

  private mutating func add(_ range: Range<Int>, to feature: Int) {
    if index.parts[feature] == nil { index.order.append(feature) }
    index.parts[feature, default: RunIndex.Part()].add(range)
  }

  private mutating func add(_ pickle: Pickle, _ range: Range<Int>, to number: Int) {
    let feature = Int32(truncatingIfNeeded: number)
    let position = index.parts[number]?.pickleCount ?? 0
    pickles[pickle.id.hashValue] = (feature, Int32(truncatingIfNeeded: position))
    for step in pickle.steps { steps[step.id.hashValue] = feature }
    add(range, to: number)
    index.parts[number]?.pickleCount += 1
  }

  private mutating func place(_ owner: Owner, _ range: Range<Int>) {
    if case .attempt(let id) = owner, let current, current.attempt == id {
      return add(range, to: current.feature)
    }
    let feature: Int32?
    switch owner {
    case .pickle(let id, let testCase):
      feature = pickles[id.hashValue]?.feature
      if let feature { cases[testCase.hashValue] = feature }
    case .testCase(let id, let attempt):
      feature = cases[id.hashValue]
      if let feature {
        attempts[attempt.hashValue] = feature
        current = (attempt, Int(feature))
      }
    case .attempt(let id): feature = attempts[id.hashValue]
    case .step(let id): feature = steps[id.hashValue]
    }
    if let feature { add(range, to: Int(feature)) } else { waiting.append((owner, range)) }
  }

  private mutating func noteContent(of envelope: Envelope) {
    let text: String
    switch envelope {
    case .testRunStarted(let message):
      hasUniqueId = message.id.map(RunCopies.isUnique) ?? false
      return
    case .testCase(let message): text = "p\(message.id)"
    case .testCaseStarted(let message): text = "s\(message.id)"
    case .testCaseFinished(let message): text = "e\(message.testCaseStartedId)"
    default: return
    }
    guard hasUniqueId else { return }
    // Two ids of one run with one digest only make it one message shorter.
    var digest = StableDigest()
    digest.combine(text)
    index.contents.insert(digest.value)
  }

  private mutating func noteMarks(in envelope: Envelope) {
    var (envelope, longest) = (envelope, longestMark)
    envelope.visitIds { _, _, id in
      guard id.utf8.contains(RecordingIndex.markByte) else { return }
      var length = 0
      for byte in id.utf8 {
        length = byte == RecordingIndex.markByte ? length + 1 : 0
        longest = max(longest, length)
      }
    }
    longestMark = longest
  }
}
