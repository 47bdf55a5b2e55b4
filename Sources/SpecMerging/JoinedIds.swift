import Messages

/// The ids of recordings in the joined messages, where no two things have the same one.
///
/// Those of the first recording stay what they were unless they are taken, the others get a mark.
struct JoinedIds: Sendable {
  /// By the ids of each recording.
  private var names: [[Thing: String]]
  /// Those that all features have.
  private let shared: [[Thing: String]]
  /// The text between an id and the number of its recording, which no id has.
  private let mark: String
  /// The text between an id that is already used and its number; each `JoinedIds` has another.
  private let separator: String
  private var taken: Set<String> = []
  /// The number at which counting goes on, by the id that was taken.
  private var counts: [String: Int] = [:]

  /// The ids of so many recordings, apart from their features.
  init(of count: Int, mark: String) {
    names = Array(repeating: [:], count: count)
    shared = []
    (self.mark, separator) = (mark, "\(mark)h")
  }

  /// Ids that begin as others; additions are only in these.
  init(sharing ids: JoinedIds, feature: Int) {
    names = Array(repeating: [:], count: ids.names.count)
    shared = ids.names
    (mark, separator) = (ids.mark, "\(ids.mark)f\(feature).")
  }

  subscript(kind: IdKind, id: String, of recording: Int) -> String? {
    get {
      let key = Thing(kind: kind, id: id)
      return names[recording][key] ?? (shared.isEmpty ? nil : shared[recording][key])
    }
    set { names[recording][Thing(kind: kind, id: id)] = newValue }
  }

  /// The name of an id, a new one when it was not met before.
  mutating func name(_ kind: IdKind, _ id: String, of recording: Int) -> String {
    self[kind, id, of: recording] ?? renew(kind, id, of: recording)
  }

  /// Gives an id a new name, even if it has one.
  @discardableResult
  mutating func renew(_ kind: IdKind, _ id: String, of recording: Int) -> String {
    let name = take(marked(id, of: recording))
    self[kind, id, of: recording] = name
    return name
  }

  /// An id for something that no recording has, named after something that this one has.
  mutating func add(
    _ kind: IdKind, _ suffix: String, to id: String, of recording: Int
  ) -> String {
    let name = take("\(marked(id, of: recording))-\(suffix)\(separator)0")
    self[kind, name, of: recording] = name
    return name
  }

  /// The message with the ids that it has in the joined messages.
  mutating func renamed(_ envelope: Envelope, of recording: Int) -> Envelope {
    var renamed = envelope
    renamed.visitIds { kind, _, id in id = name(kind, id, of: recording) }
    return renamed
  }

  private func marked(_ id: String, of recording: Int) -> String {
    recording == 0 ? id : "\(id)\(mark)\(recording)"
  }

  private mutating func take(_ id: String) -> String {
    if taken.insert(id).inserted { return id }
    while true {
      let count = counts[id, default: 1] + 1
      counts[id] = count
      let candidate = "\(id)\(separator)\(count)"
      if taken.insert(candidate).inserted { return candidate }
    }
  }
}

/// Something that has an id in a recording.
struct Thing: Hashable, Sendable {
  let kind: IdKind
  let id: String
}
