import CommandTestSupport
import Foundation
import SpecReporting
import SpecSources
import StepKit
import Synchronization
import Testing

@testable import SpecCommand

/// Reports that cannot be written, and the run and the other reports that must not suffer.
struct ReportTargetTests {
  @Test(arguments: [
    ("folder", "folder: the report cannot be written: Is a directory"),
    ("folder/", "folder/: the report cannot be written: Is a directory"),
    ("none/", "none/: the report cannot be written: Is a directory"),
    ("to-folder", "to-folder: the report cannot be written: Is a directory"),
    ("loop", "loop: the report cannot be written: Too many levels of symbolic links"),
    ("a.feature/x.xml", "a.feature/x.xml: the report cannot be written: Not a directory"),
    ("/proc/none/x.xml", "/proc/none/x.xml: the report cannot be written: No such file"),
    ("/dev/fd/999", "/dev/fd/999: the report cannot be written: Bad file descriptor"),
    ("pipe", "pipe: the report cannot be written: it is a pipe without a reader"),
    ("a.feature", "a.feature: the junit report would overwrite a file that is no junit report"),
  ])
  func aTargetThatIsKnownToBeWrong(path: String, message: String) async throws {
    let text = feature("one")
    let test = try CommandTest([
      "a.feature": text, "b.feature": text, "folder/keep": "", "old.xml": Self.oldReport,
    ])
    try test.link("to-folder", to: "folder")
    try test.link("loop", to: "loop")
    try test.makePipe("pipe")
    let result = await test.run(
      "-f", "junit:\(path)", "-f", "junit:old.xml", "-f", "message:new.ndjson", "b.feature")
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
    #expect(try test.read("a.feature") == text)
    #expect(try test.read("old.xml") == Self.oldReport)
    #expect(
      try names(test) == [
        "a.feature", "b.feature", "folder", "loop", "old.xml", "pipe", "to-folder",
      ])
  }

  /// Whatever is written, only an earlier report of the same kind is replaced by it.
  @Test(arguments: ReporterRegistry.builtIn.filter { $0.folder == nil }.map(\.name))
  func onlyAReportOfTheSameKindIsReplaced(format: String) async throws {
    let others: [String: String] = [
      "x.csv": "a,b\n1,2\n", "x.json": #"[{"keyword": "a", "b": 1}]"#, "x.ndjson": "{\"a\":1}\n",
      "x.yaml": "profiles: {}\n", "x.txt": "a text\n", "x.png": "\u{89}PNG\r\n\u{1A}\n\0",
      "x.feature": feature("one"), "x.md": "# Title\n", "x.xml": "<?xml version='1.0'?><svg/>",
      "x.html": "<!DOCTYPE html><html><title>x</title></html>",
      "x.bin": String(repeating: "x", count: 100_000),
    ]
    let test = try CommandTest(
      others.merging(["a.feature": feature("one"), "requirements.yaml": "documents: []"]) {
        $1
      })
    for (path, text) in others {
      let result = await test.run("-f", "\(format):\(path)", "a.feature")
      #expect(result.status == .couldNotRun, "\(path)")
      #expect(
        result.errors
          == "\(path): the \(format) report would overwrite a file that is no \(format) "
          + "report; choose another path, or remove the file\n")
      #expect(try test.read(path) == text)
    }
    try test.write("", to: "r")
    for step in ["it passes", "it fails", "it is undefined", "it passes"] {
      try test.write("Feature: f\n Scenario: s\n  Given \(step)\n", to: "a.feature")
      let result = await test.run("-f", "\(format):r", "a.feature")
      #expect(result.status == (step == "it passes" ? .passed : .failed), "\(result.errors)")
    }
    // That of a run that could not begin is one of its kind, too.
    try test.write("no feature", to: "a.feature")
    #expect(await test.run("-f", "\(format):r", "a.feature").status == .couldNotRun)
    try test.write(feature("one"), to: "a.feature")
    let next = await test.run("-f", "\(format):r", "a.feature")
    #expect(next.status == .passed, "\(next.errors)")
    // One that was never finished is as well.
    let unfinished = try ReporterRegistry.format(named: format).unfinishedReport(ReportOptions())
    try test.write(String(decoding: unfinished, as: UTF8.self), to: "r")
    #expect(await test.run("-f", "\(format):r", "a.feature").status == .passed)
  }

  @Test(arguments: ReporterRegistry.builtIn.map(\.name))
  func aRunThatDidNotFinishIsNoGoodNews(format: String) throws {
    let format = try ReporterRegistry.format(named: format)
    let files = format.unfinishedFiles(ReportOptions()).flatMap(\.bytes)
    let report = String(
      decoding: format.unfinishedReport(ReportOptions()) + files, as: UTF8.self)
    // Messages are written in place, and requirements say of each that no scenario covers it.
    guard !["message", "requirements"].contains(format.name) else { return }
    #expect(report.contains(/did not finish|cut short|CUT SHORT/), "\(report)")
  }

  /// The end of a report that is waited for says how long all of it took.
  @Test func filesAreCompleteBeforeTheTerminalSaysSo() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let states = Mutex<[Bool]>([])
    let file = test.folder.appendingPathComponent("a.xml")
    _ = await test.run(["a.feature", "-f", "summary", "-f", "junit:a.xml"]) { host in
      let write = host.output.write
      host.output.write = { (bytes: [UInt8]) throws(FileSystem.Failure) in
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        states.withLock { $0.append(text.contains("name=\"one\"")) }
        try write(bytes)
      }
    }
    #expect(states.withLock { $0 } == [true])
  }

  @Test func whileItRunsAReportSaysThatItIsNotFinished() async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: s\n  Given it passes\n Scenario: t\n"
        + "  Given it looks around\n",
      "old.xml": Self.oldReport,
    ])
    try test.link("link.xml", to: "real.xml")
    let folder = test.folder
    let looking = StepLibrary(EmptyWorld.self) {
      Step("it passes") { _ in }
      Step("it looks around") { _ in
        let test = CommandTest(in: folder)
        for path in ["new/a.xml", "old.xml", "link.xml", "real.xml"] {
          try expect(try test.read(path).contains("cut short"), "\(path) is not unfinished")
        }
        let scenarios = try test.read("run.ndjson").split(separator: "\n")
        try expect(scenarios.last?.hasPrefix("{\"testCaseFinished\"") == true, "not written yet")
        // Another run is refused, whatever it is called.
        for path in [
          "junit:old.xml", "html:../\(folder.lastPathComponent)/old.xml", "message:run.ndjson",
        ] {
          let other = await test.run("-f", path, "a.feature")
          try expect(other.status == .couldNotRun, "not refused")
        }
        let other = await test.run("-f", "junit:real.xml", "-f", "junit:else.xml", "a.feature")
        try expect(
          other.errors.hasPrefix("real.xml: the report cannot be written: another run"),
          other.errors)
      }
    }
    let formats = ["junit:new/a.xml", "junit:old.xml", "junit:link.xml", "message:run.ndjson"]
    let result = await test.run(
      formats.flatMap { ["-f", $0] } + ["a.feature"], libraries: [looking])
    #expect(result.status == .passed, "\(result.output) \(result.errors)")
    for path in ["new/a.xml", "old.xml", "link.xml", "real.xml"] {
      #expect(try test.read(path).contains("tests=\"2\" failures=\"0\" errors=\"0\""))
    }
    #expect(
      try names(test) == ["a.feature", "link.xml", "new", "old.xml", "real.xml", "run.ndjson"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.path + "/link.xml") == "real.xml")
  }

  private enum Deed: Sendable { case remove, cut, replaceByLink, replaceByFile }

  /// A step that changes the files of reports costs the run its success, never a file elsewhere.
  @Test(
    arguments: [
      ("run.ndjson", .remove), ("run.ndjson", .cut), ("run.ndjson", .replaceByLink),
      ("run.ndjson", .replaceByFile), (".run.xml.specrun", .remove),
      (".run.xml.specrun", .replaceByLink), (".run.xml.specrun", .replaceByFile),
    ] as [(String, Deed)])
  private func aReportThatAStepHasChanged(file: String, deed: Deed) async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: s\n  Given it changes the report\n Scenario: t\n"
        + "  Given it passes\n", "victim": "kept",
    ])
    let folder = test.folder
    let steps = StepLibrary(EmptyWorld.self) {
      Step("it passes") { _ in }
      Step("it changes the report") { _ in
        let test = CommandTest(in: folder)
        let path = folder.appending(path: file).path
        try expect(FileManager.default.fileExists(atPath: path), "\(file) is missing")
        if deed == .cut {
          try expect(truncate(path, 0) == 0, "cut")
          return
        }
        try FileManager.default.removeItem(atPath: path)
        if deed == .replaceByLink { try test.link(file, to: "victim") }
        if deed == .replaceByFile { try test.write("other", to: file) }
      }
    }
    let result = await test.run(
      "-f", "message:run.ndjson", "-f", "junit:run.xml", "a.feature", libraries: [steps])
    #expect(result.status == .incomplete, "\(result.errors)")
    let report = file == "run.ndjson" ? file : "run.xml"
    #expect(
      result.errors.hasPrefix("\(report): the report cannot be written: something has removed"),
      "\(result.errors)")
    #expect(try test.read("victim") == "kept")
  }

  /// The leftovers of a killed run are taken over; a link in their place is not followed.
  @Test func whatLiesBesideTheReport() async throws {
    let test = try CommandTest([
      "a.feature": feature("one"), ".left.xml.specrun": "<half", "victim": "kept",
    ])
    try test.link(".trap.xml.specrun", to: "victim")
    #expect(await test.run("-f", "junit:left.xml", "a.feature").status == .passed)
    #expect(try test.read("left.xml").contains("</testsuites>"))
    let trapped = await test.run("-f", "junit:trap.xml", "a.feature")
    #expect(trapped.status == .couldNotRun)
    #expect(try test.read("victim") == "kept")
    #expect(
      try names(test) == [".trap.xml.specrun", "a.feature", "left.xml", "victim"])
  }

  /// No format shows which worker ran a scenario, or when.
  @Test func parallelAndSerialRunsAreTheSame() async throws {
    let test = try CommandTest([
      "a.feature": feature("one", "two", "three") + " Scenario: four\n  Given it fails\n",
      "b.feature": feature("one", "two"), "c.feature": feature("one"),
      "requirements.yaml": "documents: []",
    ])
    for format in ReporterRegistry.builtIn.map(\.name) {
      let arguments = ["-f", format, "--deterministic", "a.feature", "b.feature", "c.feature"]
      let serial = await test.run(arguments)
      for _ in 1...3 {
        let parallel = await test.run(arguments + ["--parallel", "4"])
        #expect(parallel.output == serial.output, "\(format)")
        #expect(parallel.status == serial.status)
      }
    }
  }

  private static let oldReport = "<?xml version=\"1.0\"?>\n<testsuites/>\n"

  private func names(_ test: CommandTest) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: test.folder.path).sorted()
  }

  @Test(arguments: [
    ("/dev/full", "/dev/full: the report cannot be written: No space left on device")
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
    (["junit:hard.xml", "html:keep.xml"], "keep.xml: found reports junit and html"),
    (["junit:new.xml", "html:dangling.xml"], "dangling.xml: found reports junit and html"),
  ])
  func aFileThatIsNeededForSomethingElse(formats: [String], message: String) async throws {
    let test = try CommandTest([
      "a.feature": feature("one"), "x/keep": "", "keep.xml": Self.oldReport,
      "specrun.yaml": "profiles: {}", "c.yaml": "profiles: {}",
    ])
    try test.link("link.xml", to: "keep.xml")
    try test.link("dangling.xml", to: "new.xml")
    try FileManager.default.linkItem(
      atPath: test.folder.path + "/keep.xml", toPath: test.folder.path + "/hard.xml")
    let result = await test.run(formats.flatMap { ["-f", $0] } + ["a.feature"])
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try text(test, "a.feature") == feature("one"))
    #expect(try text(test, "keep.xml") == Self.oldReport)
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

  /// There is hardly room for the name of another file next to it.
  @Test func namesAsLongAsTheyMayBe() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let names = ["a", "b"].map { String(repeating: "é", count: 120) + "\($0).report.html" }
    let formats = ["junit:\(names[0])", "html:\(names[1])"]
    for _ in 1...2 {
      let result = await test.run(formats.flatMap { ["-f", $0] } + ["a.feature"])
      #expect(result.status == .passed, "\(result.errors)")
    }
    #expect(try self.names(test) == ["a.feature"] + names)
    let tooLong = await test.run("-f", "junit:\(names[0])xxx", "a.feature")
    #expect(tooLong.errors.contains("File name too long"), "\(tooLong.errors)")
    #expect(tooLong.status == .couldNotRun)
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
