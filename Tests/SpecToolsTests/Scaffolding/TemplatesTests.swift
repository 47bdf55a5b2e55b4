import Foundation
import Testing
import YAML

@testable import SpecTools

/// The new files can be read by their readers: YAML, JSON, Lisp.
struct TemplatesTests {
  /// Files of a folder without a package, and of one with a library.
  private static let scaffolds: [Scaffold] = {
    [[:], ["Package.swift": ScaffoldTests.library]].compactMap {
      try? ScaffoldTests.scaffold(
        "/code/shop", $0, choices: Choices(origin: ScaffoldTests.origin, editors: Editor.allCases))
    }
  }()

  private func files(ending suffixes: String...) throws -> [(
    file: Scaffold.File, scaffold: Scaffold
  )] {
    try #require(Self.scaffolds.count == 2)
    let found = Self.scaffolds.flatMap { scaffold in
      scaffold.files.filter { file in suffixes.contains(where: file.path.hasSuffix) }
        .map { ($0, scaffold) }
    }
    try #require(!found.isEmpty)
    return found
  }

  private func pairs(_ node: Node?) throws -> [String: Node] {
    Dictionary(uniqueKeysWithValues: try (node?.pairs ?? []).map { ($0.name, $0.value) })
  }

  /// A first Then that runs a Given would be green whatever the system does.
  @Test func outcomesAreStrict() throws {
    for (file, _) in try files(ending: "GreetingSteps.swift") {
      #expect(file.text.contains("\n  StrictOutcomes()\n"), "\(file.path)")
    }
  }

  @Test func yaml() throws {
    for (file, _) in try files(ending: ".yml", ".yaml") {
      #expect(try !pairs(YAML.parse(Array(file.text.utf8))).isEmpty, "\(file.path)")
    }
  }

  @Test func gitHub() throws {
    for (file, scaffold) in try files(ending: "specs.yml") {
      let jobs = try pairs(pairs(YAML.parse(Array(file.text.utf8)))["jobs"])
      let job = try pairs(jobs["specs"])
      let steps = try #require(try job["steps"]?.items).map(pairs)
      #expect(try steps.compactMap { try $0["run"]?.string }.last == scaffold.command)
      #expect(try job["container"]?.string == "swift:6.2")
    }
  }

  @Test func gitLab() throws {
    for (file, scaffold) in try files(ending: ".gitlab-ci.yml") {
      let job = try pairs(pairs(YAML.parse(Array(file.text.utf8)))["specs"])
      #expect(try job["script"]?.strings == [scaffold.command])
    }
  }

  @Test func json() throws {
    for (file, _) in try files(ending: ".json") {
      #expect(try JSONSerialization.jsonObject(with: Data(file.text.utf8)) is [String: Any])
    }
  }

  @Test func lisp() throws {
    for (file, _) in try files(ending: ".el") {
      let code = file.text.split(separator: "\n").filter { !$0.hasPrefix(";") }.joined()
      #expect(code.count { $0 == "(" } == code.count { $0 == ")" })
    }
  }

  @Test func server() throws {
    for (file, scaffold) in try files(
      ending: ".nvim.lua", "settings.json", ".dir-locals.el", "languages.toml")
    {
      let program =
        scaffold.command.contains("Specs")
        ? "Specs/.build/debug/shop-specs" : ".build/debug/shop-specs"
      #expect(file.text.contains("\(program)\""), "\(file.path)")
      #expect(file.text.contains("\"lsp\""), "\(file.path)")
    }
  }

  /// A literal of Package.swift has the text itself as its value.
  @Test func literals() throws {
    let scaffold = try ScaffoldTests.scaffold(choices: Choices(origin: .path("/a \"b\"\\c")))
    #expect(scaffold.files[0].text.contains(#"path: "/a \"b\"\\c")"#))
  }
}
