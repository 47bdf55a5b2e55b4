import Messages

/// How often one step definition was used, and what it took.
struct Usage: Sendable {
  private static let slowestShown = 3

  let definition: Envelope.StepDefinition
  /// Steps that it matches, each once however often its scenario was tried.
  private(set) var uses = 0
  /// Times that its code ran.
  private(set) var runs = 0
  private(set) var total = Duration.zero
  /// The slowest first.
  private(set) var slowest: [Use] = []

  /// One time that its code ran.
  struct Use: Sendable {
    var duration: Duration
    var text: String
    var place: Place
  }

  init(_ definition: Envelope.StepDefinition) { self.definition = definition }

  var mean: Duration { runs == 0 ? .zero : total / runs }

  mutating func addUse() { uses += 1 }

  mutating func addRun(_ use: Use) {
    runs += 1
    total.add(use.duration)
    if slowest.count == Self.slowestShown, let last = slowest.last, use.duration <= last.duration {
      return
    }
    let index = slowest.firstIndex { $0.duration < use.duration } ?? slowest.endIndex
    slowest.insert(use, at: index)
    if slowest.count > Self.slowestShown { slowest.removeLast() }
  }
}
