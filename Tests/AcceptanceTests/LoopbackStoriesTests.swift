import Foundation
import Loopback
import Messages
import SpecEngine
import StepKit
import SpecTestSupport
import SessionTestSupport
import TestDoubles
import Testing

@testable import specrun

/// The stories on a real wire: the same features, the same results.
@Suite struct LoopbackStoriesTests {
  /// The folders of the systems that ask a server: those with fixtures.
  fileprivate static let folders: [String] = {
    let features = Project.root.appendingPathComponent("Features").path
    let found = FileManager.default.enumerator(atPath: features)?.allObjects as? [String] ?? []
    let withFixtures = found.filter { $0.hasSuffix(".yaml") && $0.contains("/") }
    return Set(withFixtures.map { String($0.prefix { $0 != "/" }) }).sorted()
  }()

  @Test(arguments: folders, [1, 4])
  func theStoriesAreTheSameOnTheWire(folder: String, parallel: Int) async throws {
    try await check("Features/\(folder)", Main.libraries, parallel: parallel)
  }

  @Test func anUnknownNetworkFailsEveryScenarioAndNamesTheKnown() async throws {
    let folder = try #require(Self.folders.first)
    let run = try await NetworkKinds.$known.withValue(Main.networks) {
      try await SessionRun(
        "Features/\(folder)", Main.libraries, parameters: ["network": "pigeon"])
    }
    let complaint = "there is no network \"pigeon\" (known: loopback, stub)"
    // In the first step, and in every hook after it.
    #expect(run.complaints.filter { $0.contains(complaint) }.count > run.plan.count)
  }

  #if os(Linux)
    @Test func withoutTheParameterNothingOpensASocket() async {
      await #expect(processExitsWith: .success) {
        // Some may come from the process that started this one.
        let before = try openSockets()
        try await NetworkKinds.$known.withValue(Main.networks) {
          for parameters in [[:], ["network": "stub"]] {
            for folder in LoopbackStoriesTests.folders {
              let run = try await SessionRun(
                "Features/\(folder)", Main.libraries, parameters: parameters)
              try #require(run.succeeded && run.finishedCount > 0)
            }
          }
          try #require(LoopbackNetwork.startedCount == 0)
          try #require(openSockets().subtracting(before) == [])

          // The same look at the process sees a server when there is one.
          let network = try await LoopbackNetwork(scheduler: VirtualScheduler())
          try #require(LoopbackNetwork.startedCount == 1)
          try #require(!openSockets().subtracting(before).isEmpty)
          await network.stop()
        }
      }
    }
  #endif

  /// Runs `folder` on the stub and on the loopback, and compares every step.
  private func check(
    _ folder: String, _ libraries: [StepLibrary], parallel: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let stub = try await SessionRun(folder, libraries, parallel: parallel)
    let before = LoopbackNetwork.startedCount
    let loopback = try await NetworkKinds.$known.withValue(Main.networks) {
      try await SessionRun(
        folder, libraries, parallel: parallel, parameters: ["network": "loopback"])
    }
    #expect(loopback.complaints == stub.complaints, sourceLocation: sourceLocation)
    // Thousands: a list of them all helps nobody.
    let hasSameResults = loopback.results == stub.results
    #expect(hasSameResults, sourceLocation: sourceLocation)
    #expect(loopback.logs == stub.logs, sourceLocation: sourceLocation)
    #expect(loopback.pictures == stub.pictures, sourceLocation: sourceLocation)
    #expect(
      LoopbackNetwork.startedCount >= before + loopback.finishedCount,
      sourceLocation: sourceLocation)
  }
}

#if os(Linux)
  /// The sockets this process has open.
  private func openSockets() throws -> Set<String> {
    let folder = "/proc/self/fd/"
    let targets = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: folder + $0)
    }
    return Set(targets.filter { $0.hasPrefix("socket:") })
  }
#endif
