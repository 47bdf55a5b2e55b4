import Basics

/// The keywords of one spoken language, as the official `gherkin-languages.json` lists them.
public struct Dialect: Sendable, Equatable {
  /// The kinds of keywords; the order is that of the lines in the table.
  public enum Kind: String, Sendable, CaseIterable {
    case feature, background, rule, scenario, scenarioOutline, examples
    case given, when, then, and, but
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
  func usualKeyword(_ kind: Kind) -> String? {
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
  /// The requested dialects of the table; the others are skipped.
  private static func read(where isWanted: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> [Dialect]
  {
    table.withUTF8Buffer { bytes in
      var dialects: [Dialect] = []
      var position = 0
      while position < bytes.count {
        let code = bytes[position...].prefix { $0 != Byte.bar }
        guard isWanted(code) else {
          for _ in 0..<12 { skipLine(bytes, &position) }
          continue
        }
        let names = readLine(bytes, &position)
        let words = (0..<11).map { _ in readLine(bytes, &position) }
        guard names.count == 3 else { break }
        dialects.append(Dialect(code: names[0], name: names[1], native: names[2], words: words))
      }
      return dialects
    }
  }

  private static func skipLine(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) {
    while position < bytes.count, bytes[position] != Byte.lineFeed { position += 1 }
    position += 1
  }

  /// The words of one line, each followed by a bar.
  private static func readLine(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> [String] {
    var words: [String] = []
    var start = position
    while position < bytes.count, bytes[position] != Byte.lineFeed {
      if bytes[position] == Byte.bar {
        words.append(bytes.text(start, position))
        start = position + 1
      }
      position += 1
    }
    position += 1
    return words
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
