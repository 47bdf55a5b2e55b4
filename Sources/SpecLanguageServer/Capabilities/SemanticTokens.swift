import CucumberExpressions
import Gherkin
import Messages
import SpecEngine

extension LanguageServer {
  /// The meaning of the parts of a document, or of those in a range.
  mutating func semanticTokens(
    _ parameters: JSON, isOfRange: Bool = false
  ) throws(ResponseError) -> JSON {
    let (_, analysis) = try analysis(in: parameters)
    let text = analysis.text
    let wanted = isOfRange ? try text.range(in: parameters) : text.bytes.indices
    let tokens = analysis.tokens.filter { $0.range.overlaps(wanted) }
    return ["data": .array(SemanticToken.encode(tokens, in: text).map { .integer($0) })]
  }
}

/// A part of a line with a meaning.
struct SemanticToken {
  /// With the protocol's names, in the order of the legend.
  enum Kind: String, CaseIterable {
    case keyword, decorator, comment, string, parameter, variable, property
    case title = "class"

    fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  let range: Range<Int>
  let kind: Kind

  static var legend: JSON {
    ["tokenTypes": .array(Kind.allCases.map { .string($0.rawValue) }), "tokenModifiers": []]
  }

  /// Five numbers a token, each line and column relative to the token before.
  static func encode(_ tokens: [SemanticToken], in text: DocumentText) -> [Int] {
    var data: [Int] = []
    var last = Position(line: 0, character: 0)
    var end = 0
    for token in tokens.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    })
    where token.range.lowerBound >= end && !token.range.isEmpty {
      end = token.range.upperBound
      let (start, stop) = (text.position(of: token.range.lowerBound), text.position(of: end))
      guard start.line == stop.line else { continue }
      let line = start.line - last.line
      data += [
        line, line == 0 ? start.character - last.character : start.character,
        stop.character - start.character, token.kind.number, 0,
      ]
      last = start
    }
    return data
  }
}

extension Analysis {
  var tokens: [SemanticToken] {
    var tokens: [SemanticToken] = []
    func add(_ range: Range<Location>, _ kind: SemanticToken.Kind) {
      tokens += lines(of: text.offsets(of: range)).map { SemanticToken(range: $0, kind: kind) }
    }
    func add(_ row: GherkinDocument.TableRow?, _ kind: SemanticToken.Kind) {
      for cell in row?.cells ?? [] { add(map.range(of: cell), kind) }
    }
    for comment in document.comments { add(map.range(of: comment), .comment) }
    for tag in document.feature?.allTags ?? [] { add(map.range(of: tag), .decorator) }
    for block in blocks {
      add(map.keywordRange(of: block.titled), .keyword)
      add(map.nameRange(of: block.titled), .title)
      for examples in block.scenario?.examples ?? [] {
        add(map.keywordRange(of: examples), .keyword)
        add(map.nameRange(of: examples), .title)
        add(examples.tableHeader, .property)
        for row in examples.tableBody { add(row, .string) }
      }
    }
    for step in steps.map(\.step) {
      add(map.keywordRange(of: step), .keyword)
      tokens += parameters(of: step)
      if let docString = step.docString { add(map.range(of: docString), .string) }
      for row in step.dataTable?.rows ?? [] { add(row, .string) }
    }
    return tokens
  }

  /// The parts of a range that are in different lines.
  private func lines(of range: Range<Int>) -> [Range<Int>] {
    let lines = text.lines(of: range)
    return lines.count == 1
      ? [range] : lines.map { text.range(ofLine: $0).clamped(to: range) }
  }

  /// The arguments of a step, and the placeholders of an outline's.
  private func parameters(of step: GherkinDocument.Step) -> [SemanticToken] {
    let start = text.offset(of: map.textRange(of: step).lowerBound)
    if let use = uses[step.id]?.first, use.text.utf8.elementsEqual(step.text.utf8),
      let candidate = use.match.ownCandidates.first
    {
      return candidate.arguments.compactMap { argument in
        guard let range = argument.group.range(in: use.text) else { return nil }
        return SemanticToken(
          range: (start + range.lowerBound)..<(start + range.upperBound), kind: .parameter)
      }
    }
    var tokens: [SemanticToken] = []
    var open: Int?
    for (index, byte) in step.text.utf8.enumerated() {
      if byte == UInt8(ascii: "<") { open = index }
      if byte == UInt8(ascii: ">"), let first = open {
        tokens.append(SemanticToken(range: (start + first)..<(start + index + 1), kind: .variable))
        open = nil
      }
    }
    return tokens
  }
}
