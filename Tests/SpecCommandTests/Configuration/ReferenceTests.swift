import SpecTestSupport
import Testing

@testable import SpecCommand
@testable import SpecTools

/// The reference pages are as the table of settings says.
struct ReferenceTests {
  @Test(arguments: [
    ("command-line.md", Reference.commandLine), ("configuration.md", Reference.configuration),
  ])
  func pages(name: String, text: String) {
    expectGolden(Array(text.utf8), named: name, in: "../../../Documentation")
  }

  @Test func everySubcommandHasItsSection() {
    let headings = Reference.commandLine.split(separator: "\n").filter { $0.hasPrefix("## ") }
    for command in Reference.commands {
      #expect(headings.contains { $0.contains("`specrun \(command.name)`") }, "\(command.name)")
    }
    #expect(Set(Specrun.Tools.all.subcommands.flatMap { $0.names }) == Specrun.Tools.names)
  }
}
