import Basics

/// The keywords of one spoken language, as the official `gherkin-languages.json` lists them.
public struct Dialect: Sendable, Equatable {
  /// The kinds of keywords; the order is that of the lines in the table.
  public enum Kind: String, Sendable, CaseIterable {
    case feature, background, rule, scenario, scenarioOutline, examples
    case given, when, then, and, but

    /// Those of steps.
    package static let steps: [Kind] = [.given, .when, .then, .and, .but]
  }

  /// The code in a `# language:` line, such as `en` or `zh-CN`.
  public let code: String
  /// The language's English name.
  public let name: String
  /// The language's name in that language.
  public let native: String
  private let words: [[String]]

  /// The keywords of one kind in official order; those of steps with the white space that ends
  /// them, those of titles without their colon.
  public func keywords(_ kind: Kind) -> [String] {
    guard let index = Kind.allCases.firstIndex(of: kind), index < words.count else { return [] }
    return words[index]
  }

  /// The keyword of a kind that people use most.
  package func usualKeyword(_ kind: Kind) -> String? {
    kind == .scenario ? keywords(kind).last : keywords(kind).first { $0 != "* " }
  }

  /// Every dialect, sorted by code.
  public static let all: [Dialect] = read { _ in true }

  /// The dialect with exactly this code.
  public static func named(_ code: String) -> Dialect? {
    read { $0.elementsEqual(code.utf8) }.first
  }
}

extension Dialect {
  /// The requested dialects of the table, which has a line with the names of each and a line for each kind
  /// of keyword; a bar follows each word.
  private static func read(where isWanted: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> [Dialect]
  {
    table.withUTF8Buffer { bytes in
      let lines = bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
      let height = 1 + Kind.allCases.count
      return stride(from: 0, through: lines.count - height, by: height).compactMap { first in
        guard isWanted(lines[first].prefix { $0 != Byte.bar }) else { return nil }
        let words = lines[first..<first + height].map { line in
          line.split(separator: Byte.bar).map { String(decoding: $0, as: UTF8.self) }
        }
        return Dialect(
          code: words[0][0], name: words[0][1], native: words[0][2], words: Array(words.dropFirst())
        )
      }
    }
  }
}

extension Dialect {
  /// The codes that `code` most likely was meant to be; three at most.
  ///
  /// First those that begin with it (`zh`, `english`), then the language of a region (`pt-BR`), then
  /// those that are one or two slips away.
  public static func nearest(to code: String) -> [String] {
    let wanted = code.lowercased()
    guard !wanted.isEmpty, wanted.utf8.count <= 32 else { return [] }
    var found = all.filter { $0.spellings.contains { $0.hasPrefix(wanted) } }
    if found.isEmpty { found = all.filter { wanted.hasPrefix($0.code.lowercased() + "-") } }
    for slips in 1...2 where found.isEmpty && wanted.utf8.count > slips + 1 {
      found = all.filter { dialect in
        dialect.spellings.contains { spelling in
          editDistance(Array(wanted.utf8), Array(spelling.utf8), limit: slips) != nil
        }
      }
    }
    return found.prefix(3).map(\.code)
  }

  /// The code and both names in lower case.
  private var spellings: [String] { [code, name, native].map { $0.lowercased() } }
}
