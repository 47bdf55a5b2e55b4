public import Messages

/// The comments in a file that permit findings.
///
///     # lint-disable duplicate-name -- the report tells them apart by their rows
///     # lint-disable-next-line unused-column
///
/// The first applies to the element below it: a step, a scenario, examples, a background, a rule, or
/// the feature, which means the whole file. The second applies to one line. Without names they apply
/// to all findings. Text after `--` is for readers.
public struct LintComments: Sendable, Equatable {
  /// One of the comments.
  public struct Mark: Sendable, Equatable {
    public let location: Location
    /// Empty for everything.
    public let names: [String]
    /// The lines that it applies to.
    public let lines: ClosedRange<Int>
  }

  /// From the top down.
  public let marks: [Mark]

  /// - Parameters:
  ///   - document: The document with the comments.
  ///   - map: The map of its text, requested only if there is such a comment.
  public init(_ document: GherkinDocument, map: () -> SourceMap) {
    let found = document.comments.compactMap(Instruction.init)
    guard !found.isEmpty else {
      marks = []
      return
    }
    let map = map()
    let nodes = NodeLines(document, map)
    marks = found.compactMap { instruction in
      nodes.lines(of: instruction, map).map {
        Mark(location: instruction.location, names: instruction.names, lines: $0)
      }
    }
  }

  /// Whether a finding of that name is permitted at a line.
  public func disable(_ name: String, at line: Int) -> Bool {
    marks.contains { $0.lines.contains(line) && ($0.names.isEmpty || $0.names.contains(name)) }
  }
}

/// The meaning of a comment.
private struct Instruction {
  let location: Location
  let isOfNextLine: Bool
  let names: [String]

  init?(_ comment: GherkinDocument.Comment) {
    let text = comment.text.utf8.drop { $0 == Byte.hash || Byte.isSpace($0) }
    guard text.starts(with: "lint-disable".utf8) else { return nil }
    var words = String(Substring(text)).split { $0.isWhitespace || $0 == "," }
    switch words.removeFirst() {
    case "lint-disable": isOfNextLine = false
    case "lint-disable-next-line": isOfNextLine = true
    default: return nil
    }
    names = words.prefix { $0 != "--" }.map(String.init)
    location = comment.location
  }
}

/// The first and last lines of the nodes of a document.
private struct NodeLines {
  /// The last line of the largest node that begins in a line.
  private var ends: [Int: Int] = [:]
  private let firstLine: Int?

  init(_ document: GherkinDocument, _ map: SourceMap) {
    guard let feature = document.feature else {
      firstLine = nil
      return
    }
    // Features that only replace a missing title have no line of their own.
    firstLine = map.range(of: feature).lowerBound.line
    for (node, _) in feature.nodes {
      add(map.range(of: node))
      for step in node.steps { add(map.range(of: step)) }
      for examples in node.scenario?.examples ?? [] { add(map.range(of: examples)) }
    }
  }

  private mutating func add(_ range: Range<Location>) {
    let (first, last) = (range.lowerBound.line, range.upperBound.line)
    ends[first] = max(ends[first] ?? last, last)
  }

  /// Nil for a comment without a node after it.
  func lines(of instruction: Instruction, _ map: SourceMap) -> ClosedRange<Int>? {
    let next = instruction.location.line + 1
    if instruction.isOfNextLine { return next...next }
    guard let firstLine, instruction.location.line >= firstLine else { return 1...Int.max }
    var line = next
    while let text = map.line(line), text.isEmpty || map.bytes[text.content] == Byte.hash {
      line += 1
    }
    guard map.line(line) != nil else { return nil }
    return line...(ends[line] ?? line)
  }
}
