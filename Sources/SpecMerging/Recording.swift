public import Messages

/// The messages of one run, as they were read from a file.
public struct Recording: Sendable {
  /// The path of the file.
  public var name: String
  public var envelopes: [Envelope]
  /// Whether messages were lost in lines that could not be read.
  public var isDamaged: Bool

  /// A recording.
  public init(name: String, envelopes: [Envelope], isDamaged: Bool = false) {
    self.name = name
    self.envelopes = envelopes
    self.isDamaged = isDamaged
  }

  /// When its run began; the beginning of time when it does not say.
  var start: Timestamp {
    for case .testRunStarted(let message) in envelopes { return message.timestamp }
    return Timestamp()
  }
}

extension Recording {
  /// The runs that follow each other in one file, each a recording of its own; a run begins with its
  /// `meta`.
  public var runs: [Recording] {
    var runs: [Recording] = []
    var current: [Envelope] = []
    for envelope in envelopes {
      if case .meta = envelope, current.contains(where: { $0.isMeta }),
        !current.allSatisfy({ $0.isMeta })
      {
        runs.append(Recording(name: name, envelopes: current, isDamaged: isDamaged))
        current = []
      }
      current.append(envelope)
    }
    return runs + [Recording(name: name, envelopes: current, isDamaged: isDamaged)]
  }
}

extension Envelope {
  fileprivate var isMeta: Bool { if case .meta = self { true } else { false } }
}
