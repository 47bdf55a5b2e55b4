import Foundation
import SpecTestSupport
import Testing

/// A language server whose program is built again while an editor is connected.
struct HandOverTests {
  private static let feature =
    "Feature: f\\n  Scenario: s\\n    Given a basket with 5 apples\\n"

  @Test(.wholeRun) func theNewProgramCarriesOn() throws {
    let folder = try TemporaryFolder(["Features/other.feature": "Feature: other\n"])
    let program = folder.url.appendingPathComponent("specs")
    try FileManager.default.copyItem(at: BuiltProgram.find("editor-specs"), to: program)
    let server = try ServerProcess(program, in: folder.url)
    defer { server.end() }
    server.send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    server.send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
    server.send(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://"#
        + "\(folder.path)/Features/a.feature"
        + #"","languageId":"cucumber","version":3,"text":""# + Self.feature + #""}}}"#)
    // The program has the step.
    let first = try #require(server.next("publishDiagnostics"))
    #expect(first.contains(#""version":3"#) && first.contains(#""diagnostics":[]"#), "\(first)")

    // Another program, which has not, takes its place as a linker would put it there. The editor says
    // nothing all the while.
    let other = folder.url.appendingPathComponent("other")
    try FileManager.default.copyItem(at: BuiltProgram.find("badinput"), to: other)
    #expect(rename(other.path, program.path) == 0)
    let second = try #require(server.next("publishDiagnostics"))
    #expect(
      second.contains(#""version":3"#) && second.contains(#""code":"undefined-step""#), "\(second)")

    // It is the same process with the same streams, which answers on.
    server.send(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
    #expect(server.next(#""id":2"#)?.contains(#""result":null"#) == true)
    server.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(server.status() == 0)
  }
}

/// A language server as a process.
private final class ServerProcess {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var received = Data()

  init(_ program: URL, in folder: URL) throws {
    process.executableURL = program
    process.arguments = ["lsp"]
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func send(_ body: String) {
    let message = "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    input.fileHandleForWriting.write(Data(message.utf8))
  }

  /// The next message in which a text occurs; nil if there is none before the end.
  func next(_ text: String) -> String? {
    while true {
      while let body = takeBody() {
        if body.contains(text) { return body }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      received.append(more)
    }
  }

  private func takeBody() -> String? {
    guard let end = received.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
    guard let length = Int(head.drop { !$0.isNumber }),
      received.distance(from: end.upperBound, to: received.endIndex) >= length
    else { return nil }
    let body = received[end.upperBound..<(end.upperBound + length)]
    received = Data(received[(end.upperBound + length)...])
    return String(decoding: body, as: UTF8.self)
  }

  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  func end() { if process.isRunning { process.terminate() } }
}
