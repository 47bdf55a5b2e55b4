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
    lazy var nodes = NodeLines(document, map())
    marks = document.comments.compactMap { comment in
      let text = comment.text.utf8.drop { $0 == Byte.hash || Byte.isSpace($0) }
      guard text.starts(with: "lint-disable".utf8) else { return nil }
      let words = String(Substring(text)).split { $0.isWhitespace || $0 == "," }
      let line = comment.location.line
      let lines: ClosedRange<Int>? =
        switch words.first {
        case "lint-disable": nodes.element(below: line)
        case "lint-disable-next-line": line + 1...line + 1
        default: nil
        }
      guard let lines else { return nil }
      let names = words.dropFirst().prefix { $0 != "--" }.map(String.init)
      return Mark(location: comment.location, names: names, lines: lines)
    }
  }

  /// Whether a finding of that name is permitted at a line.
  public func disable(_ name: String, at line: Int) -> Bool {
    marks.contains { $0.lines.contains(line) && ($0.names.isEmpty || $0.names.contains(name)) }
  }
}

/// The first and last lines of the nodes of a document.
private struct NodeLines {
  /// The last line of the largest node that begins in a line.
  private var ends: [Int: Int] = [:]
  private let firstLine: Int?
  private let map: SourceMap

  init(_ document: GherkinDocument, _ map: SourceMap) {
    self.map = map
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

  /// The lines of the element below a line, all of them above the feature; nil if there is none.
  func element(below line: Int) -> ClosedRange<Int>? {
    guard let firstLine, line >= firstLine else { return 1...Int.max }
    var next = line + 1
    while let text = map.line(next), text.isEmpty || map.bytes[text.content] == Byte.hash {
      next += 1
    }
    guard map.line(next) != nil else { return nil }
    return next...(ends[next] ?? next)
  }
}
