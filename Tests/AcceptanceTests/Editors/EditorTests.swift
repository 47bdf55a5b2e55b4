import Foundation
import SpecTestSupport
import Testing

/// Real editors that open a feature through `lsp`: the scripts in `Scripts` use them as people do, and
/// write what they show and do.
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
    "no editor: Scripts/install-tools.sh installs Neovim and Emacs with eglot"

  /// The path of a program; nil if it is not installed.
  static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The output of the script of an editor, in a folder of its own.
  private func output(of editor: String, _ arguments: [String]) throws -> [String] {
    let folder = try TemporaryFolder(["Features/basket.feature": Self.feature])
    var environment = ProcessInfo.processInfo.environment
    environment["EDITOR_PROGRAM"] = try BuiltProgram.find("editor-specs").path
    environment["EDITOR_FOLDER"] = folder.path
    // Apart from what the editor says itself.
    environment["EDITOR_OUTPUT"] = "\(folder.path)/output.txt"
    // Neither settings nor caches of the person who runs the tests.
    environment["HOME"] = folder.path
    environment["XDG_CONFIG_HOME"] = folder.path
    let path = try #require(Self.program(editor))
    let result = try Program.run(path, arguments, in: folder.url, environment: environment)
    #expect(result.status == 0, "\(result.output)")
    return try folder.read("output.txt").split(separator: "\n").map(String.init)
  }

  private static let script = repository.path + "/Tests/AcceptanceTests/Editors/Scripts"

  /// - Parameter diagnostic: How the editor shows the place and kind of a diagnostic.
  private func check(_ editor: String, _ arguments: [String], diagnostic: String) throws {
    let definition =
      #"When("I nibble {int} apples") { (basket: inout Basket, count: Int) in"#
    #expect(
      try output(of: editor, arguments) == [
        "diagnostic \(diagnostic) no step definition matches this step / "
          + "did you mean \"I nibble 2 apples\"? (\(Self.swift):14) / expected \"nibble\" instead of \"nible\"",
        "completed    When I nibble {int} apples",
        "no diagnostics",
        "hover When(\"I nibble {int} apples\")",
        "hover \(Self.swift):14 (Basket)",
        "hover 1 step uses it",
        "definition \(definition) at column 8",
        "renamed    When I take 2 apples away",
        "renamed  \(definition.replacing("I nibble {int} apples", with: "I take {int} apples away"))",
        "formatted    When I nibble 2 apples",
        "ended",
      ])
  }

  @Test(.enabled(if: EditorTests.program("nvim") != nil, Comment(rawValue: whySkipped)))
  func neovim() throws {
    try check(
      "nvim",
      ["--headless", "-u", "NONE", "-n", "-i", "NONE", "-c", "luafile \(Self.script)/neovim.lua"],
      diagnostic: "4:10")
  }

  @Test(.enabled(if: EditorTests.program("emacs") != nil, Comment(rawValue: whySkipped)))
  func emacs() throws {
    try check(
      "emacs", ["--batch", "--no-init-file", "-l", "\(Self.script)/emacs.el"],
      diagnostic: "4 specrun [undefined-step]:")
  }

  /// The steps are built from this repository, which is not the folder that the editors open.
  private static let swift = repository.path + "/Tests/EditorProgram/BasketSteps.swift"
}
