import TagExpressions

/// Decides which scenario may begin next when several run at once.
///
/// Scenarios begin in the order of the plan, but one that must wait for a lock, or for being alone,
/// lets others pass that do not need what it waits for.
struct Schedule {
  /// The tag of scenarios that run alone.
  static let serialTag = "@serial"
  /// The number of scenarios that may be passed over: bounds the search and the messages held back.
  private static let window = 512

  private let claims: [Claims]
  private let count: Int
  /// The scenarios that have arrived, if they arrive in their own order; nil for that of the plan.
  private var arrivals: [Int]?
  private var upcoming = 0
  private var waiting: [Int] = []
  private var held = Held()
  private var running = 0
  /// Whether the running scenario must be alone.
  private var isAlone = false

  struct Claims {
    let isSerial: Bool
    private(set) var exclusive: [Int] = []
    private(set) var shared: [Int] = []

    init(of tags: [String], locks: [Run.Lock]) {
      isSerial = tags.contains(Schedule.serialTag)
      for (index, lock) in locks.enumerated() {
        if lock.exclusive?.evaluate(tags) ?? false {
          exclusive.append(index)
        } else if lock.shared?.evaluate(tags) ?? false {
          shared.append(index)
        }
      }
    }
  }

  private struct Held {
    var exclusive = Set<Int>()
    var shared: [Int: Int] = [:]

    func allows(_ claims: Claims) -> Bool {
      claims.exclusive.allSatisfy { !exclusive.contains($0) && shared[$0, default: 0] == 0 }
        && claims.shared.allSatisfy { !exclusive.contains($0) }
    }

    mutating func add(_ claims: Claims) {
      exclusive.formUnion(claims.exclusive)
      for lock in claims.shared { shared[lock, default: 0] += 1 }
    }

    mutating func remove(_ claims: Claims) {
      exclusive.subtract(claims.exclusive)
      for lock in claims.shared { shared[lock, default: 0] -= 1 }
    }
  }

  /// - Parameter isOfArrivals: Whether scenarios begin in the order in which they arrive.
  init(_ selection: Plan.Selection, locks: [Run.Lock], isOfArrivals: Bool = false) {
    self.init(selection.mapTags { Claims(of: $0, locks: locks) })
    if isOfArrivals { arrivals = [] }
  }

  /// Takes a scenario that wants to begin.
  mutating func arrive(_ index: Int) { arrivals?.append(index) }

  init(_ claims: [Claims]) {
    count = claims.count
    // Mostly there are no claims, and no lookups are necessary then.
    self.claims =
      claims.contains { $0.isSerial || !$0.exclusive.isEmpty || !$0.shared.isEmpty } ? claims : []
  }

  mutating func next() -> Int? {
    guard !claims.isEmpty else { return nextUpcoming() }
    // A waiting scenario takes precedence over those after it.
    var taken = held
    for (position, index) in waiting.enumerated() {
      if begins(index, taken) {
        waiting.remove(at: position)
        return begin(index)
      }
      guard !claims[index].isSerial else { return nil }
      taken.add(claims[index])
    }
    while waiting.count < Self.window, let index = nextUpcoming() {
      if begins(index, taken) { return begin(index) }
      waiting.append(index)
      guard !claims[index].isSerial else { return nil }
      taken.add(claims[index])
    }
    return nil
  }

  private mutating func nextUpcoming() -> Int? {
    guard upcoming < arrivals?.count ?? count else { return nil }
    defer { upcoming += 1 }
    return arrivals?[upcoming] ?? upcoming
  }

  mutating func finish(_ index: Int) {
    guard !claims.isEmpty else { return }
    running -= 1
    held.remove(claims[index])
    if claims[index].isSerial { isAlone = false }
  }

  private func begins(_ index: Int, _ taken: Held) -> Bool {
    guard !isAlone else { return false }
    return claims[index].isSerial ? running == 0 : taken.allows(claims[index])
  }

  private mutating func begin(_ index: Int) -> Int {
    running += 1
    held.add(claims[index])
    isAlone = claims[index].isSerial
    return index
  }
}
