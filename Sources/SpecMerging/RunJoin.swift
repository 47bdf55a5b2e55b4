import Messages
import SpecReporting

/// Recordings merged into one: equal messages are there once, and attempts are with their scenario.
struct RunJoin: Sendable {
  var pool: IdPool
  /// The numbers of the recordings among all that are merged.
  let numbers: [Int]
  /// One for each recording.
  var maps: [IdMap]
  /// The run of each recording as a whole.
  var facts: [RunFacts]
  private(set) var meta: Envelope?
  private(set) var runId: String?
  /// Sources, documents and parse errors.
  private(set) var texts: [Envelope] = []
  private(set) var pickles: [JoinedPickle] = []
  private(set) var supportCode: [Envelope] = []
  /// The last one for each step.
  private(set) var suggestions: [Envelope] = []
  var cases: [JoinedCase] = []
  /// Hooks of the run before and after its scenarios.
  private(set) var before: [Envelope] = []
  var after: [Envelope] = []
  /// Features that differ.
  private(set) var changes: [Merge.Finding] = []

  private var known = KnownThings()

  /// A join of recordings, to which nothing was added yet.
  ///
  /// - Parameter mark: The text between an id that is taken and its number; see `IdPool`.
  init(facts: [RunFacts], mark: String) {
    pool = IdPool(mark: mark)
    numbers = Array(facts.indices)
    maps = facts.map { _ in IdMap() }
    self.facts = facts
  }

  /// Adds the run of a recording and its code, the next in order.
  mutating func add(run envelopes: [Envelope], _ index: Int) {
    // All runs become one.
    for case .testRunStarted(let message) in envelopes {
      guard let id = message.id else { continue }
      let run = runId ?? pool.take(id)
      maps[index][.testRunStarted, id] = run
      runId = run
    }
    join(envelopes, index)
  }

  /// The part of some recordings that belongs to one feature.
  ///
  /// - Parameters:
  ///   - numbers: Those of the recordings among all of `whole`, where their runs and code are.
  ///   - others: For each the pickles that it left to other shards.
  init(
    feature recordings: [[Envelope]], numbers: [Int], others: [[String]], of whole: RunJoin,
    mark: String
  ) {
    pool = IdPool(mark: mark)
    self.numbers = numbers
    runId = whole.runId
    maps = numbers.map { IdMap(sharing: whole.maps[$0]) }
    facts = zip(numbers, others).map { number, others in
      var facts = whole.facts[number]
      facts.shard?.otherPickleIds = others
      return facts
    }
    for (index, recording) in recordings.enumerated() { join(recording, index) }
    cases.sort { $0.pickle < $1.pickle }
  }

  private mutating func join(_ recording: [Envelope], _ index: Int) {
    // Messages that others refer to come first, wherever they are in the file.
    for envelope in recording { addText(envelope, of: index) }
    addPickles(of: recording, index)
    addSupportCode(of: recording, index)
    addAttempts(of: recording, index)
  }

  /// The message with the ids that it has in the joined messages.
  mutating func renamed(_ envelope: Envelope, of recording: Int) -> Envelope {
    var renamed = envelope
    renamed.visitIds { kind, _, id in id = maps[recording].name(kind, id, from: &pool) }
    return renamed
  }
}

// MARK: - What was written

extension RunJoin {
  private mutating func addText(_ envelope: Envelope, of recording: Int) {
    switch envelope {
    case .meta: meta = meta ?? envelope
    case .source, .parseError:
      if known.texts.insert(content(of: envelope)).inserted { texts.append(envelope) }
    case .gherkinDocument(let document): addDocument(document, of: recording)
    default: break
    }
  }

  private mutating func addDocument(_ document: GherkinDocument, of recording: Int) {
    let envelope = Envelope.gherkinDocument(document)
    let (key, ids) = contentAndIds(of: envelope)
    if let names = known.documents[key] {
      for (id, name) in zip(ids, names) { maps[recording][.astNode, id] = name }
      return
    }
    let uri = document.uri ?? ""
    if !known.uris.insert(uri).inserted, known.changedUris.insert(uri).inserted {
      changes.append(.changed(uri: uri))
    }
    // Anew for each node: a later document of the same recording may use the ids again.
    for id in ids { maps[recording][.astNode, id] = pool.take(id) }
    known.documents[key] = ids.map { maps[recording][.astNode, $0] ?? $0 }
    texts.append(renamed(envelope, of: recording))
  }

  private mutating func addPickles(of recording: [Envelope], _ index: Int) {
    var query = RunQuery()
    for case .gherkinDocument(let document) in recording {
      _ = query.receive(.gherkinDocument(document))
    }
    var repetition = Repetition<PickleKey>()
    for case .pickle(let pickle) in recording {
      let line = query.place(of: pickle).line
      let key = repetition.next(PickleKey(uri: pickle.uri, line: line, name: pickle.name))
      if let position = known.pickles[key] {
        let same = pickles[position].pickle
        maps[index][.pickle, pickle.id] = same.id
        for (step, sameStep) in zip(pickle.steps, same.steps) {
          maps[index][.pickleStep, step.id] = sameStep.id
        }
        pickles[position] = joined(pickle, line, of: index)
      } else {
        maps[index][.pickle, pickle.id] = pool.take(pickle.id)
        for step in pickle.steps { maps[index][.pickleStep, step.id] = pool.take(step.id) }
        known.pickles[key] = pickles.count
        pickles.append(joined(pickle, line, of: index))
      }
    }
  }

  private mutating func joined(_ pickle: Pickle, _ line: Int?, of recording: Int) -> JoinedPickle {
    var renamed = pickle
    renamed.visitIds { kind, _, id in id = maps[recording].name(kind, id, from: &pool) }
    return JoinedPickle(pickle: renamed, original: pickle, recording: recording, line: line)
  }

  private func content(of envelope: Envelope) -> [UInt8] { contentAndIds(of: envelope).content }

  /// The content of a message without its ids, and the ids.
  private func contentAndIds(of envelope: Envelope) -> (content: [UInt8], ids: [String]) {
    var (envelope, content, ids) = (envelope, [UInt8](), [String]())
    envelope.visitIds { _, _, id in
      ids.append(id)
      id = ""
    }
    envelope.appendJSON(to: &content)
    return (content, ids)
  }
}

// MARK: - Code

extension RunJoin {
  private mutating func addSupportCode(of recording: [Envelope], _ index: Int) {
    var repetition = Repetition<[UInt8]>()
    for envelope in recording {
      switch envelope {
      case .parameterType(let message):
        add(envelope, .parameterType, message.id, of: index, &repetition)
      case .stepDefinition(let message):
        add(envelope, .stepDefinition, message.id, of: index, &repetition)
      case .hook(let message): add(envelope, .hook, message.id, of: index, &repetition)
      case .undefinedParameterType:
        if known.texts.insert(content(of: envelope)).inserted { supportCode.append(envelope) }
      case .suggestion(let message):
        let step = maps[index].name(.pickleStep, message.pickleStepId, from: &pool)
        add(suggestion: renamed(envelope, of: index), for: step)
      default: break
      }
    }
  }

  private mutating func add(
    _ envelope: Envelope, _ kind: IdKind, _ id: String, of recording: Int,
    _ repetition: inout Repetition<[UInt8]>
  ) {
    let key = repetition.next(content(of: envelope))
    if let name = known.supportCode[key] {
      maps[recording][kind, id] = name
    } else {
      let name = pool.take(id)
      known.supportCode[key] = name
      maps[recording][kind, id] = name
      supportCode.append(renamed(envelope, of: recording))
    }
  }

  private mutating func add(suggestion: Envelope, for step: String) {
    if let position = known.suggestions[step] {
      suggestions[position] = suggestion
    } else {
      known.suggestions[step] = suggestions.count
      suggestions.append(suggestion)
    }
  }
}

// MARK: - What ran

extension RunJoin {
  private mutating func addCases(of recording: [Envelope], _ index: Int) -> [String: Int] {
    var repetition = Repetition<Int>()
    var positions: [String: Int] = [:]
    for (position, joined) in pickles.enumerated() { positions[joined.pickle.id] = position }
    var planned: [String: Int] = [:]
    for case .testCase(let testCase) in recording {
      guard let name = maps[index][.pickle, testCase.pickleId], let pickle = positions[name] else {
        facts[index].hasStrays = true
        continue
      }
      let key = repetition.next(pickle)
      let run = PlannedRun(recording: index, testCase: testCase)
      if let position = known.cases[key] {
        planned[testCase.id] = position
        cases[position].runs.append(run)
      } else {
        planned[testCase.id] = cases.count
        known.cases[key] = cases.count
        cases.append(JoinedCase(pickle: pickle, runs: [run]))
      }
    }
    return planned
  }

  private mutating func addAttempts(of recording: [Envelope], _ index: Int) {
    let planned = addCases(of: recording, index)
    var attempts: [String: (position: Int, attempt: Int)] = [:]
    var hasBegun = false
    for envelope in recording {
      if case .testCaseStarted(let message) = envelope {
        hasBegun = true
        guard let position = planned[message.testCaseId] else {
          facts[index].hasStrays = true
          continue
        }
        let run = cases[position].runs.count - 1
        attempts[message.id] = (position, cases[position].runs[run].attempts.count)
        cases[position].runs[run].attempts.append(RecordedAttempt(message))
      } else if let id = envelope.testCaseStartedId {
        guard let (position, attempt) = attempts[id] else {
          facts[index].hasStrays = true
          continue
        }
        let run = cases[position].runs.count - 1
        cases[position].runs[run].attempts[attempt].add(envelope)
      } else if envelope.belongsToRun {
        let message = renamed(envelope, of: index)
        if hasBegun { after.append(message) } else { before.append(message) }
      }
    }
  }
}

extension Envelope {
  /// Whether it is a hook of the run, or an attachment outside all scenarios.
  var belongsToRun: Bool {
    switch self {
    case .testRunHookStarted, .testRunHookFinished, .externalAttachment: true
    case .attachment: ShardMark(self) == nil
    // One of a newer protocol is decided here, not left out in silence.
    case .gherkinDocument, .hook, .meta, .parameterType, .parseError, .pickle, .suggestion, .source,
      .stepDefinition, .testCase, .testCaseFinished, .testCaseStarted, .testRunFinished,
      .testRunStarted, .testStepFinished, .testStepStarted, .undefinedParameterType:
      false
    }
  }
}
