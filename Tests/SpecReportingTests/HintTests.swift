import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The hint about an undefined step, which is a comment above the snippet in messages.
struct HintTests {
  @Test(arguments: [
    "pretty", "progress", "summary", "auto", "minimal", "junit", "ctrf", "markdown", "github",
    "teamcity", "html",
  ])
  func isAtTheStepAndNotInTheSnippet(format: String) throws {
    let text = try Self.text(as: format)
    #expect(text.contains("did you mean it rains?"), "\(text)")
    #expect(!text.contains("// did you mean"), "\(text)")
  }

  /// It is no reason, so that a comparison with a run whose suggestions were not read finds no other.
  @Test(arguments: [
    ("junit", "undefined: it rain (it rain)"), ("github", "1 step is undefined: Then it rain"),
  ])
  func doesNotReplaceTheReason(format: String, reason: String) throws {
    let text = try Self.text(as: format)
    #expect(text.contains(reason), "\(text)")
  }

  private static func text(as format: String) throws -> String {
    let step = EventScript.Step("Then it rain", .undefined).with {
      $0.snippet = "// did you mean it rains?\nThen(\"it rain\") { world in\n}"
    }
    return try reportText([.init("F", [.init("A", line: 3, [step])])], as: format)
  }
}
