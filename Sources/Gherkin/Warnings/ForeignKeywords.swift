internal import Messages

/// The keywords of steps and titles in languages other than a file's.
///
/// For English files all languages count; for files in another language only English does, because the words
/// of neighboring languages are too often the same.
struct ForeignKeywords: Sendable {
  struct Match {
    let kind: Dialect.Kind
    /// The code of the language.
    let language: String

    /// The remedy in a file of another language: that language's keyword of the same kind.
    func remedy(in own: String) -> GherkinError.Remedy {
      let keyword = Dialect.named(own)?.usualKeyword(kind) ?? ""
      return .foreignKeyword(kind.isStep ? keyword : keyword + ":", language: language, of: own)
    }
  }

  /// By their first bytes.
  private var steps: [UInt8: [(keyword: [UInt8], match: Match)]] = [:]
  private var titles: [[UInt8]: Match] = [:]

  /// Made when the first description with steps is checked.
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
    for dialect in dialects {
      for kind in Dialect.Kind.allCases where kind != .feature {
        for keyword in dialect.keywords(kind) where !kind.isStep || Self.isSpecific(keyword, kind) {
          let bytes = Array(keyword.utf8)
          let match = Match(kind: kind, language: dialect.code)
          if kind.isStep {
            steps[bytes[0], default: []].append((bytes, match))
          } else {
            titles[bytes] = titles[bytes] ?? match
          }
        }
      }
    }
  }

  /// Whether a keyword is evidence by itself: a word of three letters or more that ends with a space.
  private static func isSpecific(_ keyword: String, _ kind: Dialect.Kind) -> Bool {
    guard keyword.utf8.last == Byte.space else { return false }
    let word = keyword.dropLast()
    return word.count >= (kind.isConjunction ? 1 : 3) && !prose.contains(word.lowercased())
  }

  /// The step keyword that the bytes from an offset begin with, the longest of several.
  func step(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Match? {
    var best: (keyword: [UInt8], match: Match)?
    for entry in steps[bytes[start]] ?? []
    where entry.keyword.count > best?.keyword.count ?? 0
      && bytes.has(entry.keyword, at: start, end)
    {
      best = entry
    }
    return best?.match
  }

  /// The title keyword between two offsets.
  func title(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Match? {
    titles[Array(bytes[start..<end])]
  }
}

extension Dialect.Kind {
  fileprivate var isStep: Bool { Self.steps.contains(self) }

  /// Whether a step continues the kind of the step before it.
  var isConjunction: Bool { self == .and || self == .but }
}
