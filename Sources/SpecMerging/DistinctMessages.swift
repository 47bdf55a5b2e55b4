import Messages

/// Messages without repetitions: two that differ only in their ids are one.
struct DistinctMessages: Sendable {
  private(set) var messages: [Envelope] = []
  /// The names of their ids, in order.
  private var names: [Repeated<[UInt8]>: [String]] = [:]

  /// Adds a message of a recording; if an equal one is there, its ids get the names of that one's.
  ///
  /// - Parameter number: Its number among those of the recording that have its content; 0 if the
  ///   recording means the same by all of them.
  mutating func add(
    _ envelope: Envelope, of recording: Int, _ ids: inout JoinedIds,
    number: ([UInt8]) -> Int = { _ in 0 }
  ) {
    let (content, found) = envelope.contentAndIds
    let key = Repeated(content: content, number: number(content))
    if let names = names[key] {
      for ((kind, id), name) in zip(found, names) { ids[kind, id, of: recording] = name }
      return
    }
    // Anew for each: a later message of the same recording may use the ids again.
    for (kind, id) in found { ids.renew(kind, id, of: recording) }
    names[key] = found.map { ids.name($0.kind, $0.id, of: recording) }
    messages.append(ids.renamed(envelope, of: recording))
  }
}

extension Envelope {
  /// The content of a message without its ids, and the ids.
  fileprivate var contentAndIds: (content: [UInt8], ids: [(kind: IdKind, id: String)]) {
    var (envelope, content, ids) = (self, [UInt8](), [(kind: IdKind, id: String)]())
    envelope.visitIds { kind, _, id in
      ids.append((kind, id))
      id = ""
    }
    envelope.appendJSON(to: &content)
    return (content, ids)
  }
}

/// The n-th of several that look the same in one recording.
struct Repeated<Content: Hashable & Sendable>: Hashable, Sendable {
  let content: Content
  let number: Int
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
