import Foundation
import StepKit
import Testing

@testable import SpecCommand

/// Large contents of a report lie in a folder beside it.
@Suite struct SideFileTests {
  private struct Attaching: World {
    let scenario: ScenarioContext

    init(_ scenario: ScenarioContext) { self.scenario = scenario }
  }

  private static let library = StepLibrary(Attaching.self) {
    Given("a picture of {int} bytes") { (world: inout Attaching, size: Int) in
      world.scenario.attach([UInt8](repeating: 7, count: size), mediaType: "image/png")
    }
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func onlyWhatIsLargeAndEachContentOnce() async throws {
    let test = try CommandTest([
      "a.feature": """
      Feature: f
        Scenario: s
          Given a picture of 100 bytes
          Given a picture of 70000 bytes
          Given a picture of 70000 bytes
      """
    ])
    let run = await test.run("-f", "html:out/a.html", "a.feature", libraries: [Self.library])
    #expect(run.status == .passed, "\(run.errors)")
    let out = test.folder.appendingPathComponent("out")
    #expect(names(in: out) == ["a.html", "a.html-files"])
    let files = names(in: out.appendingPathComponent("a.html-files"))
    #expect(files.count == 1 && files[0].hasSuffix(".png"))
    let page = try String(contentsOf: out.appendingPathComponent("a.html"), encoding: .utf8)
    #expect(page.contains("./a.html-files/\(files[0])"))
  }

  @Test func nothingLargeNoFolder() async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: s\n  Given a picture of 9 bytes\n"
    ])
    _ = await test.run("-f", "html:a.html", "a.feature", libraries: [Self.library])
    #expect(names(in: test.folder) == ["a.feature", "a.html"])
  }

  @Test func aFolderThatCannotBeMadeIsReported() async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: s\n  Given a picture of 70000 bytes\n",
      "a.html-files": "in the way",
    ])
    let run = await test.run("-f", "html:a.html", "a.feature", libraries: [Self.library])
    #expect(run.errors.contains("a.html"), "\(run.errors)")
    #expect(run.output.contains("1 scenario (1 passed)"))
  }

  @Test func requirementsAreShownWhereThereAreAny() async throws {
    let test = try CommandTest([
      "f/a.feature": "Feature: f\n @a\n Scenario: s\n  Given a picture of 9 bytes\n",
      "f/requirements.yaml": """
      documents:
        - title: What was asked
          groups:
            - title: g
              items:
                - { tag: "@a", kind: test, title: A }
      """,
    ])
    _ = await test.run("-f", "html:a.html", "f", libraries: [Self.library])
    let page = try String(
      contentsOf: test.folder.appendingPathComponent("a.html"), encoding: .utf8)
    #expect(page.contains("What was asked") && page.contains("covered by 1 scenario"))
  }
}
