import Messages

/// The ids of the joined messages: no two things have the same one.
///
/// An id stays what it was unless it is taken, so that the first file keeps its own.
struct IdPool: Sendable {
  private var taken: Set<String> = []
  /// The number at which counting goes on, by the id that was taken.
  private var counts: [String: Int] = [:]
  /// The text between an id that is taken and its number.
  private let mark: String

  /// - Parameter mark: No id may end in it and a number, since pools must not give the same names.
  init(mark: String) { self.mark = mark }

  /// An id that no recording has.
  mutating func take(new wish: String) -> String { take("\(wish)\(mark)0") }

  mutating func take(_ id: String) -> String {
    if taken.insert(id).inserted { return id }
    while true {
      let count = counts[id, default: 1] + 1
      counts[id] = count
      let candidate = "\(id)\(mark)\(count)"
      if taken.insert(candidate).inserted { return candidate }
    }
  }
}

/// The ids of one file in the joined messages.
struct IdMap: Sendable {
  private struct Key: Hashable {
    let kind: IdKind
    let id: String
  }

  private var names: [Key: String] = [:]
  /// Those that many maps have.
  private let shared: [Key: String]

  init() { shared = [:] }

  /// A map that begins as another one; additions are only in this one.
  init(sharing map: IdMap) { shared = map.names }

  subscript(kind: IdKind, id: String) -> String? {
    get {
      let key = Key(kind: kind, id: id)
      return names[key] ?? (shared.isEmpty ? nil : shared[key])
    }
    set { names[Key(kind: kind, id: id)] = newValue }
  }

  /// The name of an id, a new one when it was not met before.
  mutating func name(_ kind: IdKind, _ id: String, from pool: inout IdPool) -> String {
    if let name = self[kind, id] { return name }
    let name = pool.take(id)
    self[kind, id] = name
    return name
  }
}
