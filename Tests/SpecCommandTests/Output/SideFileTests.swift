import CommandTestSupport
import Foundation
import SpecSources
import StepKit
import Testing

@testable import SpecCommand

/// Large contents of a report lie in a folder next to it.
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

  /// Opened from disk, nothing of it can run: markup and drawings are text there.
  @Test(arguments: [
    "image/svg+xml", "IMAGE/SVG+XML; charset=utf-8", "image/svg", "text/html",
    "application/xhtml+xml", "text/xml", "application/xml", "application/javascript",
    "text/javascript", "application/mathml+xml", "application/x-anything", "../../x", "text/html\0",
  ])
  func whatMayRunIsTextBesideTheReport(mediaType: String) async throws {
    let markup =
      "<svg xmlns='http://www.w3.org/2000/svg'><script>document.title='ran'</script></svg>"
      + String(repeating: " ", count: 70_000)
    let library = StepLibrary(Attaching.self) {
      Given("markup") { world in
        world.scenario.attach(Array(markup.utf8), mediaType: mediaType)
      }
    }
    let test = try CommandTest(["a.feature": "Feature: f\n Scenario: s\n  Given markup\n"])
    let run = await test.run(
      "-f", "html:a.html", "--external-attachments", "files", "a.feature", libraries: [library])
    #expect(run.status == .passed, "\(run.errors)")
    _ = await test.run("-f", "html:b.html", "a.feature", libraries: [library])
    let files = ["files", "b.html-files"].flatMap {
      names(in: test.folder.appendingPathComponent($0))
    }
    #expect(files.count == 2)
    for file in files {
      #expect(file.contains(/^[0-9a-f]{32}\.(txt|bin)$/), "\(file)")
    }
    #expect(names(in: test.folder) == ["a.feature", "a.html", "b.html", "b.html-files", "files"])
  }

  /// A file of that name is used again only if it is what would be written, and no link.
  @Test(arguments: ["files/", "a.html-files/"])
  func whatIsThereIsChecked(folder: String) async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: s\n  Given a picture of 70000 bytes\n", "victim": "kept",
    ])
    let arguments =
      ["-f", "html:a.html", "a.feature"]
      + (folder == "files/" ? ["--external-attachments", "files"] : [])
    _ = await test.run(arguments, libraries: [Self.library])
    let whole = [UInt8](repeating: 7, count: 70_000)
    let found = names(in: test.folder.appendingPathComponent(folder))
    let name = try #require(found.first)
    #expect(found.count == 1)
    for other in ["", "cut", String(repeating: "x", count: 70_000)] {
      try test.write(other, to: folder + name)
      #expect(await test.run(arguments, libraries: [Self.library]).status == .passed)
      #expect(try test.files.read(folder + name) == whole)
    }
    for target in ["../victim", "nowhere"] {
      try FileManager.default.removeItem(atPath: test.folder.path + "/" + folder + name)
      try test.link(folder + name, to: target)
      #expect(await test.run(arguments, libraries: [Self.library]).status == .passed)
      #expect(try test.read("victim") == "kept")
      let attributes = try FileManager.default.attributesOfItem(
        atPath: test.folder.path + "/" + folder + name)
      #expect(attributes[.type] as? FileAttributeType == .typeRegular)
      #expect(try test.files.read(folder + name) == whole)
    }
    #expect(names(in: test.folder.appendingPathComponent(folder)) == [name])
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
