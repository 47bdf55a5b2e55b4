import CommandTestSupport
import Foundation
import SpecReporting
import SpecSources
import StepKit
import Testing

@testable import ReportFiles
@testable import SpecCommand

/// A report that is a folder.
struct ReportFolderTests {
  @Test func aRunReplacesTheResultsOfTheLast() async throws {
    let test = try CommandTest(["a.feature": feature("one", "two")])
    #expect(await test.run("-f", "allure:out/results", "a.feature").status == .passed)
    #expect(try count("-result.json", test, "out/results") == 2)
    try test.write(feature("one"), to: "a.feature")
    try test.write("[]", to: "out/results/history/history.json")
    #expect(await test.run("-f", "allure:out/results", "a.feature").status == .passed)
    #expect(try count("-result.json", test, "out/results") == 1)
    #expect(try test.read("out/results/history/history.json") == "[]")
  }

  @Test func aFolderThatAnotherRunWritesIsLeftAlone() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let files = FileSystem(workingDirectory: test.folder.path)
    var other: ReportFolder? = try ReportFolder("results", files: files)
    try other?.write(SideFile(name: "1-result.json", bytes: Array("{}".utf8)))
    let run = await test.run("-f", "allure:results", "a.feature")
    #expect(run.status == .couldNotRun)
    #expect(run.errors == "results: the report cannot be written: another run is writing to it\n")
    #expect(try test.read("results/1-result.json") == "{}")
    other = nil
    #expect(await test.run("-f", "allure:results", "a.feature").status == .passed)
  }

  @Test func withoutAPathItIsWhereAllureLooks() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let run = await test.run("-f", "allure", "a.feature")
    #expect(run.status == .passed && run.output.contains("1 scenario (1 passed)"))
    #expect(run.output.contains("reports: allure-results\n"))
    #expect(try count("-result.json", test, "allure-results") == 1)
  }

  @Test(arguments: [
    ("out", "out: the allure report would be mixed with notes.txt, which is no part of one"),
    ("x.txt", "x.txt: the allure report would overwrite a file that is no allure report"),
    ("a.feature/x", "a.feature/x: the report cannot be written: Not a directory"),
  ])
  func whatIsSomethingElseStays(path: String, message: String) async throws {
    let test = try CommandTest([
      "a.feature": feature("one"), "out/notes.txt": "mine", "x.txt": "text",
    ])
    let run = await test.run("-f", "allure:\(path)", "a.feature")
    #expect(run.status == .couldNotRun)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(try test.read("out/notes.txt") == "mine" && test.read("x.txt") == "text")
  }

  @Test func whileItRunsAFileSaysThatItDidNotFinish() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let folder = test.folder
    let looking = StepLibrary(EmptyWorld.self) {
      Step("it passes") { _ in
        let results = folder.appendingPathComponent("results")
        let names = try FileManager.default.contentsOfDirectory(atPath: results.path)
        let texts = try names.map {
          String(decoding: try Data(contentsOf: results.appendingPathComponent($0)), as: UTF8.self)
        }
        try expect(texts.contains { $0.contains("cut short") }, "\(names)")
      }
    }
    let run = await test.run("-f", "allure:results", "a.feature", libraries: [looking])
    #expect(run.status == .passed, "\(run.output)")
    #expect(try count("-result.json", test, "results") == 1)
  }

  private func count(_ suffix: String, _ test: CommandTest, _ path: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(
      atPath: test.folder.appendingPathComponent(path).path
    ).count { $0.hasSuffix(suffix) }
  }
}
