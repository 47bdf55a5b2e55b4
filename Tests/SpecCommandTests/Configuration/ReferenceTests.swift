import SpecTestSupport
import Testing

/// The reference pages are as the table of settings says.
struct ReferenceTests {
  @Test(arguments: [
    ("command-line.md", Reference.commandLine), ("configuration.md", Reference.configuration),
  ])
  func pages(name: String, text: String) {
    expectGolden(Array(text.utf8), named: name, in: "../../../Documentation")
  }
}
