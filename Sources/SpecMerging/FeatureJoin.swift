import Messages
import SpecReporting

/// A feature of several recordings as one: equal messages are there once, and attempts are with
/// their scenario.
struct FeatureJoin: Sendable {
  /// The part of a recording that belongs to the feature.
  struct Part {
    /// The number of the recording.
    let recording: Int
    let envelopes: [Envelope]
    /// The hashes of the ids of pickles that the recording left to other shards.
    let others: Set<Int>
  }

  var ids: JoinedIds
  /// Sources and documents.
  private(set) var texts = DistinctMessages()
  private(set) var pickles: [JoinedPickle] = []
  /// The last one for each step.
  private(set) var suggestions: [Envelope] = []
  /// In the order of their pickles.
  private(set) var cases: [JoinedCase] = []
  /// The positions of the pickles that shards left to others.
  private(set) var picklesOfShards: Set<Int> = []
  /// The recordings with messages about things that are not there.
  private(set) var strays: Set<Int> = []

  private var knownPickles: [Repeated<PickleKey>: Int] = [:]
  private var knownCases: [Repeated<Int>: Int] = [:]
  /// By the name of the step.
  private var knownSuggestions: [String: Int] = [:]

  /// The identity of a scenario in its feature, regardless of its ids.
  private struct PickleKey: Hashable {
    let line: Int?
    let name: String
  }

  /// - Parameter parts: In the order of the recordings.
  init(_ parts: [Part], ids: JoinedIds) {
    self.ids = ids
    for part in parts {
      // Messages that others refer to come first, wherever they are in the file.
      let positions = addPickles(of: part)
      addSuggestions(of: part)
      addAttempts(of: part, addCases(of: part, positions))
    }
    cases.sort { $0.pickle < $1.pickle }
  }

  /// Whether the recordings have different documents.
  var isChanged: Bool {
    texts.messages.count { if case .gherkinDocument = $0 { true } else { false } } > 1
  }
}

// MARK: - What was written

extension FeatureJoin {
  /// - Returns: The positions of the pickles by their ids in the recording.
  private mutating func addPickles(of part: Part) -> [String: Int] {
    let recording = part.recording
    var query = RunQuery()
    for envelope in part.envelopes {
      switch envelope {
      case .source: texts.add(envelope, of: recording, &ids)
      case .gherkinDocument:
        texts.add(envelope, of: recording, &ids)
        _ = query.receive(envelope)
      default: break
      }
    }
    var repetition = Repetition<PickleKey>()
    var positions: [String: Int] = [:]
    for case .pickle(let pickle) in part.envelopes {
      let line = query.place(of: pickle).line
      let key = repetition.next(PickleKey(line: line, name: pickle.name))
      let known = knownPickles[key]
      if let known {
        let same = pickles[known].pickle
        ids[.pickle, pickle.id, of: recording] = same.id
        for (step, sameStep) in zip(pickle.steps, same.steps) {
          ids[.pickleStep, step.id, of: recording] = sameStep.id
        }
      } else {
        ids.renew(.pickle, pickle.id, of: recording)
        for step in pickle.steps { ids.renew(.pickleStep, step.id, of: recording) }
      }
      var renamed = pickle
      renamed.visitIds { kind, _, id in id = ids.name(kind, id, of: recording) }
      let joined = JoinedPickle(pickle: renamed, original: pickle, recording: recording, line: line)
      if let known {
        pickles[known] = joined
      } else {
        knownPickles[key] = pickles.count
        pickles.append(joined)
      }
      positions[pickle.id] = known ?? pickles.count - 1
    }
    for (id, position) in positions where part.others.contains(id.hashValue) {
      picklesOfShards.insert(position)
    }
    return positions
  }

  private mutating func addSuggestions(of part: Part) {
    for case .suggestion(let message) in part.envelopes {
      let step = ids.name(.pickleStep, message.pickleStepId, of: part.recording)
      let suggestion = ids.renamed(.suggestion(message), of: part.recording)
      if let position = knownSuggestions[step] {
        suggestions[position] = suggestion
      } else {
        knownSuggestions[step] = suggestions.count
        suggestions.append(suggestion)
      }
    }
  }
}

// MARK: - What ran

extension FeatureJoin {
  /// - Parameter positions: Those of the pickles by their ids in the recording.
  /// - Returns: The positions of the scenarios by the ids of their plans in the recording.
  private mutating func addCases(of part: Part, _ positions: [String: Int]) -> [String: Int] {
    var repetition = Repetition<Int>()
    var planned: [String: Int] = [:]
    for case .testCase(let testCase) in part.envelopes {
      guard let pickle = positions[testCase.pickleId] else {
        strays.insert(part.recording)
        continue
      }
      let key = repetition.next(pickle)
      let run = PlannedRun(recording: part.recording, testCase: testCase)
      if let position = knownCases[key] {
        planned[testCase.id] = position
        cases[position].add(run)
      } else {
        planned[testCase.id] = cases.count
        knownCases[key] = cases.count
        cases.append(JoinedCase(pickle: pickle, last: run))
      }
    }
    return planned
  }

  private mutating func addAttempts(of part: Part, _ planned: [String: Int]) {
    var attempts: [String: (position: Int, attempt: Int)] = [:]
    for envelope in part.envelopes {
      if case .testCaseStarted(let message) = envelope {
        guard let position = planned[message.testCaseId] else {
          strays.insert(part.recording)
          continue
        }
        attempts[message.id] = (position, cases[position].last.attempts.count)
        cases[position].last.attempts.append(RecordedAttempt(message))
      } else if let id = envelope.testCaseStartedId {
        guard let (position, attempt) = attempts[id] else {
          strays.insert(part.recording)
          continue
        }
        cases[position].last.attempts[attempt].add(envelope)
      }
    }
  }

  /// Plans the pickles without a plan: their steps, without hooks and definitions.
  mutating func plan(_ expected: Set<Int>, _ facts: [RunFacts]) {
    for position in expected.subtracting(cases.map(\.pickle)).sorted() {
      let (pickle, recording) = (pickles[position].original, pickles[position].recording)
      let id = ids.add(.testCase, "case", to: pickle.id, of: recording)
      let steps = pickle.steps.map { step in
        TestCase.Step(
          id: ids.add(.testStep, "step", to: step.id, of: recording), pickleStepId: step.id)
      }
      let testCase = TestCase(
        id: id, pickleId: pickle.id, testSteps: steps,
        testRunStartedId: facts[recording].started?.id)
      cases.append(
        JoinedCase(
          pickle: position,
          last: PlannedRun(recording: recording, testCase: testCase, isAdded: true)))
    }
    cases.sort { $0.pickle < $1.pickle }
  }
}
