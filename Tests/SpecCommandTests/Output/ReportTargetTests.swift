import Foundation
import SpecSources
import Testing

@testable import SpecCommand

/// Reports that cannot be written, and the run and the other reports that must not suffer.
struct ReportTargetTests {
  @Test(arguments: [
    ("folder", "folder: the report cannot be written: Is a directory"),
    ("a.feature/x.xml", "a.feature/x.xml: the report cannot be written: Not a directory"),
    ("/proc/none/x.xml", "/proc/none/x.xml: the report cannot be written: No such file"),
    ("/dev/full", "/dev/full: the report cannot be written: No space left on device"),
  ])
  func aTargetThatCannotBeWritten(path: String, message: String) async throws {
    for (step, status) in [
      ("it passes", SpecCommand.ExitStatus.incomplete), ("it fails", .failed),
    ] {
      let test = try CommandTest([
        "a.feature": "Feature: f\n Scenario: s\n  Given \(step)\n", "folder/keep": "",
      ])
      let result = await test.run(
        "-f", "junit:\(path)", "-f", "message:out/run.ndjson", "-f", "summary", "a.feature")
      #expect(result.status == status)
      #expect(result.errors.hasPrefix(message), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.output.contains("1 scenario (1 "))
      #expect(try text(test, "out/run.ndjson").contains("testRunFinished"))
    }
  }

  @Test(arguments: [
    (["junit:a.xml", "message:a.xml"], "a.xml: found reports junit and message for this file"),
    (
      ["junit:x/a.xml", "message:./x/../x/a.xml"], "./x/../x/a.xml: found reports junit and message"
    ),
    (["junit:link.xml", "message:keep.xml"], "keep.xml: found reports junit and message"),
    (["junit:a.feature"], "a.feature: the junit report would overwrite an input file"),
    (["junit:./x/../a.feature"], "./x/../a.feature: the junit report would overwrite"),
    (["junit:specrun.yaml"], "specrun.yaml: the junit report would overwrite an input file"),
  ])
  func aFileThatIsNeededForSomethingElse(formats: [String], message: String) async throws {
    let test = try CommandTest([
      "a.feature": feature("one"), "x/keep": "", "keep.xml": "kept", "specrun.yaml": "profiles: {}",
    ])
    try test.link("link.xml", to: "keep.xml")
    let result = await test.run(formats.flatMap { ["-f", $0] } + ["a.feature"])
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try text(test, "a.feature") == feature("one"))
    #expect(try text(test, "keep.xml") == "kept")
    #expect(!FileManager.default.fileExists(atPath: test.folder.path + "/a.xml"))
  }

  @Test func theSameReportTwiceIsOne() async throws {
    let test = try CommandTest([
      "a.feature": feature("one"), "specrun.yaml": "profiles: {default: {format: 'junit:r/a.xml'}}",
    ])
    let result = await test.run("-f", "junit:r/a.xml", "a.feature")
    #expect(result.status == .passed)
    #expect(try text(test, "r/a.xml").contains("</testsuite"))
  }

  @Test func aDeviceTakesWhatItGets() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let result = await test.run("-f", "junit:/dev/null", "-f", "message:/dev/null", "a.feature")
    #expect(result.status == .passed)
  }

  private func text(_ test: CommandTest, _ path: String) throws -> String {
    String(decoding: try test.files.read(path), as: UTF8.self)
  }
}
