/// Numbers for keys, in the order in which they are met.
struct Numbers<Key: Hashable & Sendable>: Sendable {
  private(set) var all: [Key] = []
  private var numbers: [Key: Int] = [:]

  /// The number of a key, from 0; -1 without a key.
  mutating func number(of key: Key?) -> Int {
    guard let key else { return -1 }
    if let number = numbers[key] { return number }
    numbers[key] = all.count
    all.append(key)
    return all.count - 1
  }
}
