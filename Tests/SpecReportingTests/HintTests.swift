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
    let step = EventScript.Step("Then it rain", .undefined).with {
      $0.snippet = "// did you mean it rains?\nThen(\"it rain\") { world in\n}"
    }
    let text = try reportText([.init("F", [.init("A", line: 3, [step])])], as: format)
    #expect(text.contains("did you mean it rains?"), "\(text)")
    #expect(!text.contains("// did you mean"), "\(text)")
  }
}
