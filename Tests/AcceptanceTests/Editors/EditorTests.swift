import Foundation
import SpecTestSupport
import Testing

/// Real editors that open a feature through `lsp`: what they show and do is what the scripts in `Scripts`
/// print, which use the editors as people do.
struct EditorTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let feature = """
    Feature: a basket
      Scenario: eating
        Given a basket with 5 apples
        When I nible 2 apples
        Then 3 apples are left

    """

  static let whySkipped =
    "no editor: Scripts/install-editors.sh installs Neovim and Emacs with eglot"

  /// The path of a program; nil where it is not installed.
  static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What an editor with a script prints, in a folder of its own.
  private func output(of editor: String, _ arguments: [String]) throws -> [String] {
    let folder = try TemporaryFolder(["Features/basket.feature": Self.feature])
    var environment = ProcessInfo.processInfo.environment
    environment["EDITOR_PROGRAM"] = try BuiltProgram.find("editor-specs").path
    environment["EDITOR_FOLDER"] = folder.path
    // Neither settings nor caches of whoever runs the tests.
    environment["HOME"] = folder.path
    environment["XDG_CONFIG_HOME"] = folder.path
    let path = try #require(Self.program(editor))
    let result = try Program.run(path, arguments, in: folder.url, environment: environment)
    #expect(result.status == 0, "\(result.output)")
    return result.output.split(whereSeparator: \.isNewline).map(String.init)
  }

  private static let script = repository.path + "/Tests/AcceptanceTests/Editors/Scripts"

  @Test(.enabled(if: EditorTests.program("nvim") != nil, Comment(rawValue: whySkipped)))
  func neovim() throws {
    let lines = try output(
      of: "nvim",
      ["--headless", "-u", "NONE", "-n", "-i", "NONE", "-c", "luafile \(Self.script)/neovim.lua"])
    #expect(
      lines == [
        "diagnostic 4:10 no step definition matches this step / did you mean \"I nibble {int} apples\"? "
          + "(\(Self.swift):14)",
        "completed    When I nibble {int} apples",
        "no diagnostics",
        "hover When(\"I nibble {int} apples\")",
        "hover \(Self.swift):14 (Basket)",
        "hover 1 step uses it",
        "definition When(\"I nibble {int} apples\") { (basket: inout Basket, count: Int) in at column 8",
        "renamed    When I take 2 apples away",
        "renamed  When(\"I take {int} apples away\") { (basket: inout Basket, count: Int) in",
        "formatted    When I nibble 2 apples",
        "ended",
      ])
  }

  @Test(.enabled(if: EditorTests.program("emacs") != nil, Comment(rawValue: whySkipped)))
  func emacs() throws {
    let lines = try output(
      of: "emacs", ["--batch", "--no-init-file", "-l", "\(Self.script)/emacs.el"]
    )
    .filter { line in !line.hasPrefix("[") && !line.hasPrefix("Loading ") }
    #expect(
      lines == [
        "diagnostic 4 specrun [undefined]: no step definition matches this step / did you mean \"I nibble {int} apples\"? "
          + "(\(Self.swift):14)",
        "completed    When I nibble {int} apples",
        "no diagnostics",
        "hover When(\"I nibble {int} apples\")",
        "hover \(Self.swift):14 (Basket)",
        "hover 1 step uses it",
        "definition When(\"I nibble {int} apples\") { (basket: inout Basket, count: Int) in at column 8",
        "renamed    When I take 2 apples away",
        "renamed  When(\"I take {int} apples away\") { (basket: inout Basket, count: Int) in",
        "formatted    When I nibble 2 apples",
        "ended",
      ])
  }

  /// The steps are built from this repository, which is not the folder that the editors open.
  private static let swift = repository.path + "/Tests/EditorProgram/BasketSteps.swift"
}
