import Synchronization

/// The regular expression of a Cucumber expression, compiled when a text first needs it.
///
/// A library may have a thousand expressions with long parameter types, but a run or a worker needs
/// few of them.
final class LazyPattern: Sendable {
  let literals: LiteralSequence
  private let source: String
  private let compiled: Mutex<CompiledPattern?>

  /// - Throws: if the expression cannot be compiled and only compiling can show that.
  init(
    _ source: String, root: CucumberExpression.Node, types: [ParameterType]
  ) throws(CucumberExpressionError) {
    self.source = source
    literals = LiteralSequence(
      Self.literals(of: root), endsWithLast: root.children.last?.token?.isEmpty == false)
    // Each type was compiled when it was made: together they stay within the limit if they are small.
    let size = types.reduce(root.end * 8) { $0 + $1.compiledSize }
    let isCertain = size < RegexCompiler.maximumInstructions / 2 && types.allSatisfy(\.composes)
    compiled = Mutex(isCertain ? nil : try CompiledPattern(source))
  }

  func match(_ text: String) throws(CucumberExpressionError) -> [StepExpression.Group]? {
    var text = text
    guard text.withUTF8(literals.isFound) else { return nil }
    return try pattern().match(text)
  }

  private func pattern() throws(CucumberExpressionError) -> CompiledPattern {
    if let known = compiled.withLock({ $0 }) { return known }
    // Outside of the lock, which has no typed errors; compiling twice gives the same.
    let pattern = try CompiledPattern(source)
    compiled.withLock { $0 = pattern }
    return pattern
  }

  /// Neighboring texts make one.
  private static func literals(of root: CucumberExpression.Node) -> [[UInt8]] {
    root.children.split { $0.kind != .text }.map { Array($0.map(\.text).joined().utf8) }
  }
}
