import Foundation
import Loopback
import Ports
import SpecSources
import Synchronization
import Systems
import TestDoubles
import Testing

@testable import SpecCommand
@testable import specrun_loopback

/// The stories on a real wire: the same features, the same messages.
@Suite struct LoopbackStoriesTests {
  @Test("every message is the same on the wire, beside other scenarios as well")
  func sameMessages() async throws {
    async let stubbed = run(on: "stub", parallel: 1)
    let loopback = try await run(on: "loopback", parallel: 4)
    let stub = try await stubbed
    // Megabytes: a difference of them all would be of no use.
    let difference = zip(stub.messages, loopback.messages).first { $0 != $1 }
    #expect(difference == nil)
    #expect(loopback.messages.count == stub.messages.count)
    #expect(stub.status == .passed && loopback.status == .passed)
    // Sockets are opened only on request, and requests over sockets never use the stub.
    #expect(stub.made.keys.sorted() == ["stub"] && loopback.made.keys.sorted() == ["loopback"])
    #expect(stub.made["stub"] == loopback.made["loopback"])
  }

  @Test("the program knows the loopback")
  func networks() {
    #expect(Main.networks.names == ["loopback", "stub"])
  }

  /// The status of a run, its messages, and the number of networks of each kind it made.
  private struct Outcome {
    var status: SpecCommand.ExitStatus
    var messages: [String]
    var made: [String: Int]
  }

  /// Runs all features on a kind of network.
  private func run(on network: String, parallel: Int) async throws -> Outcome {
    let made = Tally()
    let kinds = NetworkKinds.stub
      .adding("stub") {
        made.add("stub")
        return StubNetwork(scheduler: $0)
      }
      .adding("loopback") {
        made.add("loopback")
        return try await makeLoopbackNetwork($0)
      }
    let output = Output()
    let host = SpecCommand.Host(
      command: "specrun-loopback",
      arguments: [
        "Features", "-c", "Tests/AcceptanceTests/Fixtures/plain.yaml", "--deterministic",
        "--format", "message", "--parallel", "\(parallel)",
        "--world-parameters", #"{"network":"\#(network)"}"#,
      ],
      environment: [:], workingDirectory: Self.root.path, output: output.terminal,
      errors: output.terminal, makeClock: { .real() }, randomSeed: { 0 })
    let status = await NetworkKinds.$known.withValue(kinds) {
      await Specrun.run(systemLibraries, on: host)
    }
    // Which worker takes a scenario is chance.
    let messages = output.text.split(separator: "\n").map { line in
      line.hasPrefix(#"{"testCaseStarted""#)
        ? String(line).replacing(/"workerId":"\d+"/, with: "") : String(line)
    }
    return Outcome(status: status, messages: messages, made: made.counts)
  }

  /// The top of the repository.
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
}

/// Counts by name.
private final class Tally: Sendable {
  private let state = Mutex<[String: Int]>([:])

  var counts: [String: Int] { state.withLock { $0 } }

  func add(_ name: String) { state.withLock { $0[name, default: 0] += 1 } }
}

/// Keeps the output of the command.
private final class Output: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  var terminal: SpecCommand.Host.Terminal {
    SpecCommand.Host.Terminal(isInteractive: false) {
      [self] (more: [UInt8]) throws(FileSystem.Failure) in
      bytes.withLock { $0 += more }
    }
  }
}
