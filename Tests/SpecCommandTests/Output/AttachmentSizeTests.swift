import CommandTestSupport
import Foundation
import StepKit
import Testing

@testable import SpecCommand

/// Attachments beyond --max-attachment-size become files, or are left out with a note.
@Suite struct AttachmentSizeTests {
  private struct Attaching: World {
    let scenario: ScenarioContext

    init(_ scenario: ScenarioContext) { self.scenario = scenario }
  }

  private static let library = StepLibrary(Attaching.self) {
    Given("{int} bytes") { (world: inout Attaching, size: Int) in
      world.scenario.attach(
        [UInt8](repeating: 7, count: size), mediaType: "image/png", fileName: "p.png")
    }
    Given("a log of {int} bytes") { (world: inout Attaching, size: Int) in
      world.scenario.log(String(repeating: "l", count: size))
    }
  }

  private func run(_ step: String, _ arguments: String...) async throws -> (String, CommandTest) {
    let test = try CommandTest(["a.feature": "Feature: f\n Scenario: s\n  Given \(step)\n"])
    let run = await test.run(
      arguments + ["--max-attachment-size", "2000", "a.feature"], libraries: [Self.library])
    #expect(run.status == .passed, "\(run.errors)")
    return (run.output, test)
  }

  @Test func upToTheLimitInMessages() async throws {
    let (output, _) = try await run("2000 bytes", "-f", "message")
    #expect(output.contains("\"contentEncoding\":\"BASE64\""))
    #expect(!output.contains("externalAttachment"))
  }

  @Test func besideTheFirstReport() async throws {
    let (_, test) = try await run("2001 bytes", "-f", "junit:out/j.xml", "-f", "message:out/m")
    let messages = try test.read("out/m")
    #expect(messages.contains("\"url\":\"out/m-files/"))
    #expect(!messages.contains("BASE64"))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: test.folder.appendingPathComponent("out/m-files").path)
    #expect(files.count == 1)
    #expect(try test.read("out/m-files/\(files[0])").utf8.count == 2_001)
  }

  @Test func inTheFolderAskedFor() async throws {
    let (output, _) = try await run(
      "2001 bytes", "-f", "message", "--external-attachments", "kept")
    #expect(output.contains("\"url\":\"kept/"))
  }

  @Test func leftOutWithoutAFolder() async throws {
    let (output, _) = try await run("2001 bytes", "-f", "message")
    #expect(
      output.contains(
        "the attachment p.png of 2001 bytes was left out: it is larger than --max-attachment-size "
          + "(2000 bytes), and there is no folder for it (--external-attachments)"))
    #expect(!output.contains("BASE64"))
  }

  @Test func theBeginningOfALog() async throws {
    let (output, _) = try await run("a log of 2500 bytes", "-f", "message:m", "-f", "message")
    #expect(output.contains("l\\n… 500 bytes left out …"))
    #expect(!output.contains("externalAttachment"))
  }
}
