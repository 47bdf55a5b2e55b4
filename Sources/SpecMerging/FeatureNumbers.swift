/// The features by their numbers.
struct FeatureNumbers: Sendable {
  private(set) var uris: [String] = []
  /// Whether there is a document of each.
  private var haveDocuments: [Bool] = []
  private var numbers: [String: Int] = [:]

  /// Those that have a document.
  var documents: [String] { uris.indices.filter { haveDocuments[$0] }.map { uris[$0] } }

  mutating func number(of uri: String) -> Int {
    if let number = numbers[uri] { return number }
    numbers[uri] = uris.count
    uris.append(uri)
    haveDocuments.append(false)
    return uris.count - 1
  }

  mutating func number(ofDocument uri: String) -> Int {
    let number = number(of: uri)
    haveDocuments[number] = true
    return number
  }
}
