import SpecReporting

extension Catalog {
  /// The sentences to list.
  public struct Filter: Sendable {
    /// Words that a sentence must all have: in its pattern, its example, its description, or in what its
    /// parameters take.
    ///
    /// Case does not count, and part of a word is enough.
    public var words: [String] = []
    /// The name of a World.
    public var world: String?
    /// A folder or file of Swift code.
    public var library: String?
    /// Whether only those are listed that no feature uses.
    public var onlyUnused = false

    public init() {}

    var isEmpty: Bool { words.isEmpty && world == nil && library == nil && !onlyUnused }
  }

  /// The names that `Filter.library` may have: folders and files.
  public var libraryNames: [String] { Set(sentences.flatMap(\.libraryNames)).sorted() }

  /// The catalog with some of its sentences, and the parameter types that those name.
  public func filtered(_ filter: Filter) -> Catalog {
    guard !filter.isEmpty else { return self }
    var result = self
    let words = filter.words.map { $0.lowercased() }
    let texts = textsOfParameters
    result.sentences = sentences.filter { sentence in
      if let world = filter.world, sentence.world != world { return false }
      if let library = filter.library, !sentence.libraryNames.contains(library) { return false }
      if filter.onlyUnused, !sentence.isUnused { return false }
      let text = sentence.searchedText + sentence.parameters.compactMap { texts[$0] }.joined()
      return words.allSatisfy { text.contains($0) }
    }
    let used = Set(result.sentences.flatMap(\.parameters))
    result.parameters = parameters.filter { used.contains($0.name) }
    return result
  }

  /// The searchable text of each parameter type, by its name, in small letters.
  private var textsOfParameters: [String: String] {
    let texts = parameters.map { parameter in
      let parts = [parameter.description ?? ""] + parameter.words
      return (parameter.name, "\n" + parts.joined(separator: "\n").lowercased())
    }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }
}

extension Catalog.Sentence {
  fileprivate var searchedText: String {
    [pattern, description ?? "", example ?? ""].joined(separator: "\n").lowercased()
  }

  /// The folders and the file of its code, the file with and without its ending.
  fileprivate var libraryNames: [String] {
    var names = place.uri.split(separator: "/").map(String.init)
    if let file = names.last, file.hasSuffix(".swift") { names.append(String(file.dropLast(6))) }
    return names
  }
}
