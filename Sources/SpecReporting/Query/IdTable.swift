import Messages

/// Values by id, for large numbers of them.
///
/// Most ids are numbers that count up, so their values are kept in that order and found by binary
/// search. Other ids have a dictionary.
struct IdTable<Value: Sendable>: Sendable {
  private var numbers: [Int] = []
  /// One for each of `numbers`; nil if it was removed.
  private var values: [Value?] = []
  /// The values before this one were removed.
  private var first = 0
  private var others: [String: Value] = [:]
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The ids of all values, in no order.
  var ids: [String] {
    others.keys + values.indices.compactMap { values[$0] == nil ? nil : "\(numbers[$0])" }
  }

  /// All values, in no order.
  var all: [Value] { others.values + values.compactMap(\.self) }

  subscript(id: String) -> Value? {
    if let index = index(of: id) { return values[index] }
    return others.isEmpty ? nil : others[id]
  }

  /// Adds a value; it replaces one with the same id.
  mutating func add(_ value: Value, for id: String) {
    if let number = id.countedId, number > numbers.last ?? -1 {
      numbers.append(number)
      values.append(value)
    } else if let index = index(of: id) {
      values[index] = value
      return
    } else if others.updateValue(value, forKey: id) != nil {
      return
    }
    count += 1
  }

  @discardableResult
  mutating func remove(_ id: String) -> Value? {
    let value: Value?
    if let index = index(of: id) {
      value = values[index]
      values[index] = nil
      while first < values.count, values[first] == nil { first += 1 }
    } else {
      value = others.isEmpty ? nil : others.removeValue(forKey: id)
    }
    if value != nil { count -= 1 }
    if isEmpty { self = IdTable() }
    return value
  }

  /// The index of an id's number, unless its value was removed.
  private func index(of id: String) -> Int? {
    guard first < numbers.count, let number = id.countedId else { return nil }
    if numbers[first] == number { return first }
    var (low, high) = (first, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number && values[low] != nil ? low : nil
  }
}
