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

  /// The locks that a group of scenarios holds.
  private struct Held {
    private var count = 0
    private var isAlone = false
    private var exclusive = Set<Int>()
    private var shared: [Int: Int] = [:]

    /// Whether a scenario may run next to those that hold this.
    func allows(_ claims: Claims) -> Bool {
      guard !claims.isSerial, !isAlone else { return count == 0 }
      return claims.exclusive.allSatisfy { !exclusive.contains($0) && shared[$0, default: 0] == 0 }
        && claims.shared.allSatisfy { !exclusive.contains($0) }
    }

    mutating func add(_ claims: Claims) {
      count += 1
      isAlone = isAlone || claims.isSerial
      exclusive.formUnion(claims.exclusive)
      for lock in claims.shared { shared[lock, default: 0] += 1 }
    }

    mutating func remove(_ claims: Claims) {
      count -= 1
      isAlone = isAlone && !claims.isSerial
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
    for position in 0..<Self.window {
      if position == waiting.count {
        guard let index = nextUpcoming() else { return nil }
        waiting.append(index)
      }
      let claims = claims[waiting[position]]
      if taken.allows(claims) {
        held.add(claims)
        return waiting.remove(at: position)
      }
      // None after it may begin.
      if claims.isSerial { return nil }
      taken.add(claims)
    }
    return nil
  }

  private mutating func nextUpcoming() -> Int? {
    guard upcoming < arrivals?.count ?? count else { return nil }
    defer { upcoming += 1 }
    return arrivals?[upcoming] ?? upcoming
  }

  mutating func finish(_ index: Int) { if !claims.isEmpty { held.remove(claims[index]) } }
}
