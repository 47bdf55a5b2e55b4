public import Messages

extension [Envelope] {
  /// Names of the scenarios in the order in which they began.
  public var scenarios: [String] {
    var pickles: [String: String] = [:]
    var cases: [String: String] = [:]
    var names: [String] = []
    for envelope in self {
      switch envelope {
      case .pickle(let pickle): pickles[pickle.id] = pickle.name
      case .testCase(let testCase): cases[testCase.id] = pickles[testCase.pickleId]
      case .testCaseStarted(let message): names.append(cases[message.testCaseId] ?? "?")
      default: break
      }
    }
    return names
  }

  /// Whether the run says that it was good.
  public var isGreen: Bool {
    for case .testRunFinished(let message) in self { return message.success }
    return false
  }

  /// The messages as a file has them.
  public var ndjson: [UInt8] {
    var bytes: [UInt8] = []
    for envelope in self {
      envelope.appendJSON(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The same run as if only some scenarios had been selected.
  public func keepingScenarios(
    plans: Bool = false, _ keeps: (String) -> Bool
  ) -> [Envelope] {
    var dropped: Set<String> = []
    return filter { envelope in
      switch envelope {
      case .pickle(let pickle):
        if !keeps(pickle.name) { dropped.insert(pickle.id) }
        return true
      case .testCase(let message):
        if dropped.contains(message.pickleId) { dropped.insert(message.id) }
        return plans || !dropped.contains(message.id)
      case .testCaseStarted(let message):
        if dropped.contains(message.testCaseId) { dropped.insert(message.id) }
        return !dropped.contains(message.id)
      case .testCaseFinished(let message): return !dropped.contains(message.testCaseStartedId)
      case .testStepStarted(let message): return !dropped.contains(message.testCaseStartedId)
      case .testStepFinished(let message): return !dropped.contains(message.testCaseStartedId)
      case .attachment(let message):
        return message.testCaseStartedId.map { !dropped.contains($0) } ?? true
      default: return true
      }
    }
  }

  /// The same run at another time, all of it in one moment.
  public func at(_ seconds: Int) -> [Envelope] {
    let time = Timestamp(seconds: seconds)
    return map { envelope in
      switch envelope {
      case .testRunStarted(var message):
        message.timestamp = time
        return .testRunStarted(message)
      case .testRunFinished(var message):
        message.timestamp = time
        return .testRunFinished(message)
      case .testCaseStarted(var message):
        message.timestamp = time
        return .testCaseStarted(message)
      case .testCaseFinished(var message):
        message.timestamp = time
        return .testCaseFinished(message)
      case .testStepStarted(var message):
        message.timestamp = time
        return .testStepStarted(message)
      case .testStepFinished(var message):
        message.timestamp = time
        return .testStepFinished(message)
      default: return envelope
      }
    }
  }

  /// The same run as if it had failed.
  public var failing: [Envelope] {
    map { envelope in
      guard case .testRunFinished(var message) = envelope else { return envelope }
      message.success = false
      return .testRunFinished(message)
    }
  }

  /// Ids that two things have, and ids that nothing has.
  public var idFaults: [String] {
    var given: Set<String> = []
    var faults: [String] = []
    visitIds { kind, role, id in
      if role == .definition, !given.insert(id).inserted { faults.append("\(id) is given twice") }
    }
    visitIds { kind, _, id in
      if !given.contains(id) { faults.append("\(kind) \(id) is nowhere given") }
    }
    return faults
  }

  private func visitIds(_ visit: IdVisitor) {
    for var envelope in self { envelope.visitIds(visit) }
  }
}

extension Envelope {
  /// Whether a run without the message has lost something that it came to.
  public var tellsAnOutcome: Bool {
    switch self {
    case .pickle, .testCase, .testCaseStarted, .testCaseFinished, .testStepFinished,
      .testRunHookStarted, .testRunHookFinished, .testRunFinished:
      true
    default: false
    }
  }
}
