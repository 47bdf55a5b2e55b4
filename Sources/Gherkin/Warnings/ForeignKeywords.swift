internal import Messages

/// The keywords of steps and titles in languages other than a file's.
///
/// Beside English all languages count; beside another language English does, for the words of
/// neighboring languages are too often the same.
struct ForeignKeywords: Sendable {
  struct Match {
    let keyword: String
    let language: String
    let type: GherkinDocument.KeywordType
  }

  private struct Entry: Sendable {
    let bytes: [UInt8]
    let keyword: String
    let language: String
    /// Nil for a title.
    let type: GherkinDocument.KeywordType?
  }

  private let steps: [UInt8: [Entry]]
  private let titles: [UInt8: [Entry]]

  /// Made when the first description of steps is looked at.
  private static let besideEnglish = ForeignKeywords(
    Dialect.all.filter { !$0.code.hasPrefix("en") && !$0.code.hasPrefix("em") })
  private static let english = ForeignKeywords(Dialect.named("en").map { [$0] } ?? [])

  static func beside(_ language: String) -> ForeignKeywords {
    language.hasPrefix("en") ? besideEnglish : english
  }

  /// Words of English that begin prose and are keywords elsewhere.
  private static let prose = Set([
    "data", "date", "tad", "dan", "den", "men", "bet", "dat", "ale", "dun", "note",
  ])

  private init(_ dialects: [Dialect]) {
    var steps: [UInt8: [Entry]] = [:]
    var titles: [UInt8: [Entry]] = [:]
    func add(_ kind: Dialect.Kind, _ type: GherkinDocument.KeywordType, of dialect: Dialect) {
      for keyword in dialect.keywords(kind) where Self.isTelling(keyword, type) {
        let entry = Entry(
          bytes: Array(keyword.utf8), keyword: keyword, language: dialect.name, type: type)
        steps[entry.bytes[0], default: []].append(entry)
      }
    }
    for dialect in dialects {
      add(.given, .context, of: dialect)
      add(.when, .action, of: dialect)
      add(.then, .outcome, of: dialect)
      add(.and, .conjunction, of: dialect)
      add(.but, .conjunction, of: dialect)
      for kind in [Dialect.Kind.scenario, .scenarioOutline, .background, .rule, .examples] {
        for keyword in dialect.keywords(kind) {
          let entry = Entry(
            bytes: Array(keyword.utf8), keyword: keyword, language: dialect.name, type: nil)
          if let first = entry.bytes.first { titles[first, default: []].append(entry) }
        }
      }
    }
    self.steps = steps
    self.titles = titles
  }

  /// Whether a keyword says enough by itself: a word of three letters or more that ends with a space.
  private static func isTelling(_ keyword: String, _ type: GherkinDocument.KeywordType) -> Bool {
    guard keyword.utf8.last == Byte.space else { return false }
    let word = keyword.dropLast()
    return word.count >= (type == .conjunction ? 1 : 3) && !prose.contains(word.lowercased())
  }

  /// The step keyword that the bytes from an offset begin with, the longest of several.
  func step(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Match? {
    Self.longest(steps[bytes[start]] ?? []) { entry in
      bytes.has(entry.bytes, at: start, end)
    }
  }

  /// The title keyword that stands between two offsets.
  func title(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String? {
    titles[bytes[start]]?.first { entry in
      entry.bytes.count == end - start && bytes.has(entry.bytes, at: start, end)
    }?.keyword
  }

  private static func longest(_ entries: [Entry], where isHere: (Entry) -> Bool) -> Match? {
    var best: Entry?
    for entry in entries where entry.bytes.count > best?.bytes.count ?? 0 && isHere(entry) {
      best = entry
    }
    return best.flatMap { entry in
      entry.type.map { Match(keyword: entry.keyword, language: entry.language, type: $0) }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes stand at an offset, before `end`.
  fileprivate func has(_ prefix: [UInt8], at index: Int, _ end: Int) -> Bool {
    end - index >= prefix.count && prefix.indices.allSatisfy { self[index + $0] == prefix[$0] }
  }
}
