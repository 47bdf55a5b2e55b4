/// The things met so far, by their content.
struct KnownThings {
  var texts: Set<[UInt8]> = []
  /// The names of a document's nodes, in order.
  var documents: [[UInt8]: [String]] = [:]
  var uris: Set<String> = []
  var changedUris: Set<String> = []
  /// Names of support code; a library may hold the same thing twice.
  var supportCode: [Repeated<[UInt8]>: String] = [:]
  var pickles: [Repeated<PickleKey>: Int] = [:]
  var cases: [Repeated<Int>: Int] = [:]
  /// By the name of the step.
  var suggestions: [String: Int] = [:]
}

/// The n-th of several that look the same in one recording.
struct Repeated<Content: Hashable & Sendable>: Hashable, Sendable {
  let content: Content
  let number: Int
}

/// The identity of a scenario, regardless of its ids.
struct PickleKey: Hashable, Sendable {
  let uri: String
  let line: Int?
  let name: String
}

/// Counts what looks the same.
struct Repetition<Content: Hashable & Sendable> {
  private var counts: [Content: Int] = [:]

  mutating func next(_ content: Content) -> Repeated<Content> {
    let number = counts[content, default: 0]
    counts[content] = number + 1
    return Repeated(content: content, number: number)
  }
}
