/// Numbers for names, in the order in which they are met.
struct Numbers {
  private var numbers: [String: Int] = [:]

  /// The number of a name, from 0; -1 where there is none.
  mutating func number(of name: String?) -> Int {
    guard let name else { return -1 }
    if let number = numbers[name] { return number }
    numbers[name] = numbers.count
    return numbers.count - 1
  }
}
