/// The features by their numbers.
struct FeatureNumbers: Sendable {
  private(set) var uris: [String] = []
  /// Those that have a document.
  var documents: Set<String> = []
  private var numbers: [String: Int] = [:]

  mutating func number(of uri: String) -> Int {
    if let number = numbers[uri] { return number }
    numbers[uri] = uris.count
    uris.append(uri)
    return uris.count - 1
  }
}
