import Foundation
import SpecTestSupport
import Testing

/// The messages of the compiler about wrong closures: people read them before anything of this project
/// runs.
@Suite struct CompilerMessagesTests {
  /// Lines of a library, and the compiler's first message about them; nil if there is none.
  private struct Snippet {
    let lines: String
    let message: String?

    init(_ lines: String, _ message: String? = nil) {
      self.lines = lines
      self.message = message
    }
  }

  @Test("mistakes in closures are reported in words, at their lines", .wholeRun)
  func mistakes() throws {
    try check([
      // The World.
      Snippet("Given(\"a {int}\") { (count: Int) in print(count) }", worldFirst),
      Snippet("Given(\"a {int}\") { (count: Int, name: String) in print(count) }", worldFirst),
      Snippet(
        "Given(\"a {int}\") { (count: Int, world: inout Cart) in world.count = 1 }", worldFirst),
      Snippet("Given(\"a\") { (table: DataTable) in print(table) }", worldFirst),
      Snippet(
        "Given(\"a\") { print(1) }",
        "contextual type for closure argument list expects 1 argument, which cannot be implicitly "
          + "ignored"),
      Snippet(
        "Given(\"a\") { (world: Cart) in world.count = 1 }",
        "cannot assign to property: 'world' is a 'let' constant"),
      Snippet(
        "Given(\"a {int}\") { (world: Cart, n: Int) in world.count = n }",
        "cannot assign to property: 'world' is a 'let' constant"),
      Snippet(
        "Given(\"a\") { (world: inout EmptyWorld) in print(1) }",
        "'init(_:body:)' is unavailable: the steps of a library take its World: put those without "
          + "state into a StepLibrary { … } of their own"),
      // The result.
      Snippet("Then(\"a\") { world in return world.count == 1 }", returnsNothing),
      Snippet(
        "Then(\"a {int}\") { (world: inout Cart, n: Int) -> Bool in world.count == n }",
        returnsNothing),
      // The pattern.
      Snippet("Given(String(\"a\")) { world in world.count = 1 }", literalPattern),
      Snippet("Given(\"a \\(1)\") { world in world.count = 1 }", literalPattern),
      Snippet(
        "Given(\"a \\(1) {int}\") { (world: inout Cart, n: Int) in world.count = n }",
        literalPattern),
      Snippet("Given(/a/) { world in world.count = 1 }", labelledRegex),
      Snippet(
        "Given(/a (.)/) { (world: inout Cart, n: Substring) in world.count = 1 }", labelledRegex),
      Snippet(
        "Given(\"a {}\", .itn) { world, n in world.count = n }",
        "type 'StepParameter<Int>' has no member 'itn'"),
      Snippet(
        "Given(\"a {}\", .int) { world, n in world.name = n }",
        "cannot assign value of type 'Int' to type 'String'"),
      // The body of a closure that does not name its types.
      Snippet(
        "Given(\"a\") { world in world.cuont = 1 }", "value of type 'Cart' has no member 'cuont'"),
      Snippet(
        "Given(\"a\") { world in\n  print(1)\n  world.cuont = 1\n}",
        "value of type 'Cart' has no member 'cuont'"),
      Snippet(
        "Given(\"a\") { world in world.items.append(3) }",
        "cannot convert value of type 'Int' to expected argument type 'String'"),
      Snippet(
        "Then(\"a\") { world in try expect(world.count, equals: \"1\") }",
        "conflicting arguments to generic parameter 'Value' ('Int' vs. 'String')"),
      Snippet(
        "Then(\"a\") { world, scenario in world.cuont = 1 }",
        "value of type 'Cart' has no member 'cuont'"),
      Snippet(
        "Then(\"a\") { world in expect(world.count, equals: 1) }",
        "call can throw, but it is not marked with 'try' and the error is not handled"),
      Snippet(
        "Before { world in world.cuont = 1 }", "value of type 'Cart' has no member 'cuont'"),
      // Values whose types neither the closure nor its body names.
      Snippet(
        "Given(\"a {int}\") { world, n in\n  print(n)\n  world.count = n\n}",
        "cannot assign value of type 'ScenarioContext' to type 'Int'"),
      Snippet("Then(\"a {int} {int}\") { world, n, m in try expect(n, equals: m) }", untyped("n")),
      Snippet(
        "When(\"a {int} {int}\") { world, n, m in if n > m { world.count = 1 } }", untyped("n")),
      Snippet("Step(\"a {int} {int} {int}\") { world, n, m, k in world.count = n }", untyped("m")),
      Snippet(
        "Given(\"a {int} {int} {int} {int}\") { world, n, m, k, l in\n  print(n)\n  world.count = m\n}",
        untyped("n")),
      // A parameter type of several statements, whose result is not named.
      Snippet(
        "ParameterType(\"t\", \"(a)\", groups: { g in\n  if g[0] == nil { return nil }\n  return 1\n})",
        "'nil' requires a contextual type"),
      Snippet(
        "ParameterType(\"t\", \"a\") { (text: String) in\n  if text == \"\" { return nil }\n  return 1\n}",
        "'nil' requires a contextual type"),
      // A value that is not part of a library.
      Snippet(
        "12", "static method 'buildExpression' requires that 'Int' conform to 'WorldContent'"),
    ])
  }

  @Test("the forms that people may write compile", .wholeRun)
  func correct() throws {
    try check([
      Snippet("Given(\"a\") { $0.count = 1 }"),
      Snippet("Given(\"a {int}\") { $0.count = $1 }"),
      Snippet("Given(\"a {int}\") { world, n in world.count = n }"),
      Snippet("Given(\"a {int}\") { _ in }"),
      Snippet("Given(\"a {int} {int}\") { world, n, m in world.count = n + m }"),
      Snippet(
        "When(\"a {int} {word}\") { world, n, name in\n  world.count = n\n  world.name = name\n}"),
      Snippet(
        "Then(\"a {int} {int} {int}\") { world, n, m, k in try expect(world.count, equals: n + m + k) }"
      ),
      Snippet(
        "Step(\"a {int} {int} {int} {int}\") { world, n, m, k, l in world.count = n + m + k + l }"),
      Snippet("Given(\"a\") { _, scenario in scenario.log(\"x\") }"),
      Snippet(
        "Given(\"a {int}\") { (world: inout Cart, s: ScenarioContext, n: Int) in world.count = n }"),
      Snippet("When(\"a\") { @MainActor world in world.count = 1 }"),
      Snippet("When(\"a {int}\") { @MainActor (world: inout Cart, n: Int) in world.count = n }"),
      Snippet(
        "Given(regex: /a (\\d+)( b)?/) { world, n, b in world.name = String(n + (b ?? \"\")) }"),
      Snippet("Given(.regex(/a (\\d+)/)) { (world: inout Cart, n: Int) in world.count = n }"),
      Snippet(
        "Given(\"a {} {}\", .int, .word) { world, n, name in (world.count, world.name) = (n, name) }"
      ),
      Snippet("ParameterType(\"t\", #\"(\\d+):(\\d+)\"#) { (h: Int, m: Int) in h * 60 + m }"),
      Snippet("ParameterType(\"t\", \"a\") { text in text.count }"),
      Snippet("ParameterType(\"t\", \"a\") { Int($0) }"),
      Snippet(
        "ParameterType(\"t\", \"a\") { text -> Int? in\n  if text == \"\" { return nil }\n  return 1\n}"
      ),
      Snippet(
        "ParameterType(\"t\", \"(a)\", groups: { g -> Int? in\n  if g[0] == nil { return nil }\n  return 1\n})"
      ),
    ])
  }

  private let worldFirst =
    "'init(_:body:)' is unavailable: a step's closure takes the World first, and inout: write { "
    + "(world: inout MyWorld, count: Int) in … }"
  private let returnsNothing =
    "'init(_:body:)' is unavailable: the closure of a step returns nothing: it fails by throwing, "
    + "as try expect(…) does"
  private let literalPattern =
    "'init(_:body:)' is unavailable: a pattern is a literal: write .expression(text) or "
    + ".regex(text) for a text that is made"
  private let labelledRegex =
    "'init(_:body:)' is unavailable: a Swift regular expression has a label: write "
    + "Given(regex: /…/), or .regex(/…/) for values of other types"

  private func untyped(_ parameter: String) -> String {
    "cannot infer type of closure parameter '\(parameter)' without a type annotation"
  }

  /// Compiles all snippets at once, each as a library of its own.
  private func check(
    _ snippets: [Snippet], at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var lines = [
      "import StepKit",
      "struct Cart: World {",
      "  var count = 0; var name = \"\"; var items: [String] = []",
      "  init(_ scenario: ScenarioContext) {}",
      "}",
    ]
    var ranges: [Range<Int>] = []
    for (index, snippet) in snippets.enumerated() {
      let start = lines.count + 1
      lines.append("let library\(index) = StepLibrary(Cart.self) {")
      lines += snippet.lines.split(separator: "\n").map(String.init)
      lines.append("}")
      ranges.append(start..<lines.count + 1)
    }
    let folder = try TemporaryFolder(["Mistakes.swift": lines.joined(separator: "\n") + "\n"])
    let errors = try errors(in: folder.url.appendingPathComponent("Mistakes.swift"))
    for (snippet, range) in zip(snippets, ranges) {
      let found = errors.filter { range.contains($0.line) }.map(\.message)
      #expect(
        found.first == snippet.message, "\(snippet.lines): \(found)", sourceLocation: location)
    }
    #expect(
      errors.allSatisfy { error in ranges.contains { $0.contains(error.line) } }, "\(errors)",
      sourceLocation: location)
  }

  /// The errors in a file according to the compiler that built these tests.
  private func errors(in file: URL) throws -> [(line: Int, message: String)] {
    let specrun = try #require(Program.specrun, "the tests were built without specrun")
    let modules = specrun.deletingLastPathComponent().appendingPathComponent("Modules").path
    let result = try Program.run(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules,
        "-I", Project.root.appendingPathComponent("Sources/CLibYAML").path, file.path,
      ], in: file.deletingLastPathComponent())
    return result.output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file.path), let error = line.range(of: ": error: ") else { return nil }
      let place = line[..<error.lowerBound].dropFirst(file.path.count + 1).split(separator: ":")
      return place.first.flatMap { Int($0) }.map { ($0, String(line[error.upperBound...])) }
    }
  }
}
