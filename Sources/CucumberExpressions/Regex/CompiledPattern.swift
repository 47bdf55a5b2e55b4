/// A regular expression ready to search texts, with the tree of its groups.
///
/// A class: every text is tried with many, and a copy of its values would count as many references.
final class CompiledPattern: Sendable {
  let source: String
  let program: RegexProgram
  let captures: [RegexParser.Capture]
  /// The groups directly inside each group.
  let children: [[Int]]
  /// Whether each of the outermost groups takes part in every match.
  let outermostGroupsAreCertain: [Bool]
  /// Whether it means the same inside a larger one.
  let composes: Bool
  /// The bytes that every matching text begins with.
  let prefix: [UInt8]
  let literals: LiteralSequence
  private let firstBytes: FirstBytes

  init(_ source: String) throws(CucumberExpressionError) {
    self.source = source
    var parser = RegexParser(source)
    let node = try parser.parse()
    captures = parser.captures
    var compiler = RegexCompiler(pattern: source)
    program = try compiler.compile(node, captures: captures.count)
    var children = [[Int]](repeating: [], count: captures.count)
    for index in captures.indices.dropFirst() { children[captures[index].parent].append(index) }
    self.children = children
    let certain = node.certainCaptures
    outermostGroupsAreCertain = children[0].map(certain.contains)
    composes = !parser.hasReference && parser.names.isEmpty
    let runs = node.literalRuns
    prefix = program.isAnchored ? runs[0] : []
    literals = LiteralSequence(runs)
    firstBytes = FirstBytes(of: node)
  }

  /// The text between the parentheses of each outermost group.
  var topLevelSources: [String] { children[0].map { captures[$0].source } }

  /// The outermost groups of the leftmost match.
  func match(_ text: String) throws(CucumberExpressionError) -> [StepExpression.Group]? {
    var text = text
    return try text.withUTF8 { bytes -> Result<[StepExpression.Group]?, CucumberExpressionError> in
      switch find(in: bytes) {
      case .found(let captures): .success(groups(in: 0, captures, UTF16Offsets(bytes)))
      case .none: .success(nil)
      case .exhausted: .failure(.matchTooExpensive(pattern: source))
      }
    }.get()
  }

  /// The bytes of the leftmost match; also nil if the search was given up.
  func firstRange(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    if case .found(let captures) = find(in: bytes) { return captures[0]..<captures[1] }
    return nil
  }

  enum Outcome {
    /// The start and the end of each group, as in the matcher.
    case found([Int])
    case none
    case exhausted
  }

  /// First without remembering failures, which is faster; if that takes long and the text has
  /// the literals of a match, then with it.
  func find(in bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    let quickLimit = 2_000 + 8 * bytes.count
    let limit = 10_000_000 + 16 * bytes.count
    let quick = attempt(in: bytes, limit: quickLimit, usesMemo: false)
    guard case .exhausted = quick else { return quick }
    guard literals.isFound(in: bytes) else { return .none }
    let memoBits = program.numberOfForks.multipliedReportingOverflow(by: bytes.count + 1)
    let usesMemo = program.isMemoizable && !memoBits.overflow && memoBits.partialValue < 512_000_000
    return attempt(in: bytes, limit: limit, usesMemo: usesMemo)
  }

  func attempt(in bytes: UnsafeBufferPointer<UInt8>, limit: Int, usesMemo: Bool) -> Outcome {
    run(on: bytes, limit: limit, usesMemo: usesMemo) { matcher in
      guard matcher.search() else { return matcher.isExhausted ? .exhausted : .none }
      // Without the marks of iterations.
      matcher.slots.removeLast(matcher.slots.count - 2 * captures.count)
      return .found(matcher.slots)
    }
  }

  /// Adds each place where a match from `position` on can end, some more than once.
  ///
  /// - Returns: The steps that it took; more than `maximumSteps` if it gave up.
  func addEnds(
    of bytes: UnsafeBufferPointer<UInt8>, from position: Int, to ends: inout [Int],
    maximumSteps: Int
  ) -> Int {
    guard firstBytes.allow(bytes, at: position) else { return 0 }
    return run(on: bytes, limit: maximumSteps, usesMemo: false) { matcher in
      matcher.addEnds(from: position, to: &ends)
      return matcher.isExhausted ? maximumSteps + 1 : matcher.steps
    }
  }

  private func run<Result>(
    on bytes: UnsafeBufferPointer<UInt8>, limit: Int, usesMemo: Bool,
    _ body: (inout RegexMatcher) -> Result
  ) -> Result {
    program.withInput(bytes) { input in
      var matcher = RegexMatcher(
        program: program, input: input, stepLimit: limit, usesMemo: usesMemo)
      return body(&matcher)
    }
  }

  /// The groups directly inside one, with those inside them, which the parser nests to a limited depth.
  private func groups(
    in outer: Int, _ captures: [Int], _ offsets: UTF16Offsets
  ) -> [StepExpression.Group] {
    children[outer].map { index in
      let (start, end) = (captures[2 * index], captures[2 * index + 1])
      return offsets.group(
        start >= 0 && end >= start ? start..<end : nil, groups(in: index, captures, offsets))
    }
  }
}
