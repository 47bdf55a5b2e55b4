internal import Messages

/// The tree of a file with errors, that is, lines that the grammar does not allow at their positions.
extension Parser {
  /// Takes a line for the title, step or doc string that it looks like, and skips any other.
  mutating func recover(_ line: Line) {
    guard let match = kind(of: line, TokenKinds.recoverable) else { return }
    switch match.kind {
    case .stepLine:
      guard tree.hasScenario || tree.isInBackground else { return }
      tree.endExamples()
      acceptStep(match, line)
    case .examplesLine:
      if tree.hasScenario { acceptTitle(match, line) }
    case .docStringSeparator: skipDocString(line)
    default:
      if !tree.hasFeature {
        tree.startFeatureWithoutTitle(line.location(of: line.content, bytes), keywords.code)
      }
      acceptTitle(match, line)
    }
  }

  /// Reads a doc string that cannot belong to a step, so that its lines are not taken for Gherkin; a fence
  /// that is not closed before the next title is skipped alone.
  private mutating func skipDocString(_ line: Line) {
    let before = (phase, fence)
    guard tree.hasOpenStep else { return }
    openDocString(line)
    if closingFenceIsAhead(beforeTitle: true) {
      fence.next = before.0
    } else {
      tree.endDocString()
      (phase, fence) = before
    }
  }

  func startsTitle(_ line: Line) -> Bool {
    var parser = self
    return parser.kind(of: line, TokenKinds.titles) != nil
  }

  /// Whether a line below closes the doc string.
  func closingFenceIsAhead(beforeTitle: Bool = false) -> Bool {
    for line in scanner {
      if closesDocString(line) { return true }
      if beforeTitle, startsTitle(line) { return false }
    }
    return false
  }

  private mutating func kind(of line: Line, _ kinds: TokenKinds) -> Match? {
    if line.isEmpty { return nil }
    return isMarkdown ? classifyMarkdown(line, kinds) : classify(line, kinds)
  }
}

extension TokenKinds {
  fileprivate static let titles = TokenKinds([
    .ruleLine, .backgroundLine, .scenarioLine, .examplesLine,
  ])
  fileprivate static let recoverable = titles.union([
    TokenKinds(.stepLine), TokenKinds(.docStringSeparator),
  ])
}
