import CommandTestSupport
import Foundation
import SpecSources
import SpecTestSupport
import Testing

@testable import SpecCommand
@testable import SpecTools

/// `specrun init` as its caller sees it.
struct InitCommandTests {
  @Test func emptyFolder() async throws {
    let test = try CommandTest()
    let result = await test.run("init", "shop", "--ci", "github", "--editor", "helix")
    #expect(
      result.output == """
        created shop/Package.swift
        created shop/Sources/shop-specs/Main.swift
        created shop/Sources/shop-specs/GreetingSteps.swift
        created shop/Features/greeting.feature
        created shop/specrun.yaml
        created shop/.gitignore
        created shop/.github/workflows/specs.yml
        created shop/.helix/languages.toml

        Next: cd shop && swift run shop-specs

        """)
    #expect(result.status == .passed)
    #expect(result.errors.isEmpty)
    #expect(
      try test.read("shop/Package.swift").contains(
        ".package(url: \"\(Version.repository)\", from: \"\(Version.current)\")"))
    #expect(try Project.text(of: "README.md").contains(Version.repository))
    let format = await test.run("fmt", "--check", "shop/Features")
    #expect(format.status == .passed, "\(format.output)")
  }

  /// Workflows are read at the top of a repository only, also for a folder that is not there yet.
  @Test func repositoryAround() async throws {
    let test = try CommandTest([".git/config": ""])
    let result = await test.run("init", "deep/shop", "--editor", "none")
    #expect(!result.output.contains("deep/shop/.github"), "\(result.output)")
    #expect(
      result.output.contains(
        "note: the repository is \(test.folder.path), and workflows belong there: none was added\n")
    )
    let top = await test.run("init", "--name", "top", "--editor", "none")
    #expect(top.output.contains("created .github/workflows/specs.yml\n"), "\(top.output)")
  }

  /// Existing files do not change, and missing ones are added.
  @Test func again() async throws {
    let test = try CommandTest(["specrun.yaml": "mine", ".github/workflows/specs.yml": "mine"])
    try test.link(".gitlab-ci.yml", to: "nowhere")
    let result = await test.run("init", "--name", "shop", "--editor", "none")
    #expect(result.status == .passed)
    for kept in ["specrun.yaml", ".github/workflows/specs.yml", ".gitlab-ci.yml"] {
      #expect(result.output.contains("kept \(kept) (already exists)\n"), "\(result.output)")
    }
    #expect(try test.read("specrun.yaml") == "mine")
    #expect(try test.read(".github/workflows/specs.yml") == "mine")
    #expect(test.files.kind(of: "nowhere") == nil)
    let steps = "Sources/shop-specs/GreetingSteps.swift"
    try test.write("mine", to: steps)
    let second = await test.run("init", "--name", "shop", "--editor", "none")
    #expect(second.output.contains("has specs already, in the target shop-specs"))
    #expect(!second.output.contains("created"))
    #expect(try test.read(steps) == "mine")
  }

  @Test func dryRun() async throws {
    let test = try CommandTest([".gitignore": ".build\nreports\n"])
    try test.link("specrun.yaml", to: "nowhere")
    let result = await test.run("init", "--name", "shop", "-d", "--ci", "none", "--editor", "none")
    #expect(
      result.output == """
        would create Package.swift
        would create Sources/shop-specs/Main.swift
        would create Sources/shop-specs/GreetingSteps.swift
        would create Features/greeting.feature
        kept specrun.yaml (already exists)
        kept .gitignore (already exists)

        """)
    #expect(try FileManager.default.contentsOfDirectory(atPath: test.folder.path).count == 2)
  }

  @Test(arguments: [
    (["a", "--specrun", "../x"], "path: \"../../x\""),
    (["a/b", "--specrun", "x"], "path: \"../../x\""),
    (["a", "--specrun", "/x"], "path: \"/x\""), (["--name", "a", "--specrun", "x"], "path: \"x\""),
    (["./a/", "--specrun", "x"], "path: \"../x\""),
    (["a", "--specrun", "git@example.com:x.git"], "url: \"git@example.com:x.git\""),
  ])
  func origins(arguments: [String], dependency: String) async throws {
    let test = try CommandTest()
    let result = await test.run(["init"] + arguments)
    #expect(result.status == .passed, "\(result.errors)")
    let folder = arguments[0].hasPrefix("--") ? "" : arguments[0]
    #expect(try test.read(Path.join(Path.tidy(folder), "Package.swift")).contains(dependency))
  }

  @Test(arguments: [
    (["a", "b"], "found 2 folders, expected at most one, such as `specrun init greeting`\n"),
    (["file"], "file: is no folder; expected one, or a path where there is nothing yet\n"),
    (["--ci", "travis"], "--ci: found \"travis\", expected github, gitlab or none\n"),
    (
      ["--editor", "helx"],
      "--editor: found \"helx\", expected neovim, vscode, emacs, helix or none; did you mean helix?\n"
    ),
    (
      ["--name", "a b"],
      "--name: found \"a b\", expected letters, digits, - and _, beginning with a letter\n"
    ),
    (["specrun"], "specrun: a package in a folder of this name cannot depend on specrun"),
    (["new/file/x"], ""),
  ])
  func mistakes(arguments: [String], message: String) async throws {
    let test = try CommandTest(["file": "", "new/file": ""])
    let result = await test.run(["init"] + arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    if message.isEmpty {
      #expect(
        result.errors.contains("new/file/x/Package.swift: cannot be created: Not a directory"))
    } else {
      #expect(result.output.isEmpty, "\(result.output)")
    }
  }
}
