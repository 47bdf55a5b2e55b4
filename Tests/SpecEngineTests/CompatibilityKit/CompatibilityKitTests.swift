import Foundation
import Gherkin
import Messages
import SpecTestSupport
import StepKit
import Testing

@testable import SpecEngine

/// The official samples: what a run writes is what the sample has, message by message.
@Suite(.enabled(if: TestData.root != nil, Comment(rawValue: TestData.whySkipped)))
struct CompatibilityKitTests {
  static let folders: [URL] = {
    guard let kit = TestData.root?.appendingPathComponent("compatibility-kit") else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: kit.path)
    return (names ?? []).sorted().map(kit.appendingPathComponent)
  }()

  @Test func everySampleIsJudged() {
    let names = Self.folders.map(\.lastPathComponent)
    #expect(!names.isEmpty)
    print("Compatibility kit: \(names.count) samples judged")
  }

  @Test(arguments: folders)
  func sample(folder: URL) async throws {
    let name = folder.lastPathComponent
    let golden = try Data(contentsOf: folder.appendingPathComponent("\(name).ndjson"))
    let expected = try golden.split(separator: UInt8(ascii: "\n")).map { try JSON(bytes: $0) }
    let libraries =
      KitSteps.libraries[name].map { [$0()] } ?? KitSteps.described(by: expected, sample: name)
    let schema = try #require(Self.schema)
    let actual = try await Self.run(folder, libraries)
    for (index, message) in actual.enumerated() {
      let violations = schema.violations(of: message, against: "Envelope.schema.json")
      #expect(violations.isEmpty, "message \(index) of \(name)")
    }
    for difference in KitJudge.differences(actual: actual, expected: expected) {
      Issue.record("\(name) \(difference)")
    }
  }

  private static let schema = TestData.root.flatMap {
    try? JSONSchema(folder: $0.appendingPathComponent("messages"))
  }

  /// Everything that a run of the sample writes after `meta`.
  ///
  /// Samples are named for the arguments that they are run with.
  private static func run(_ folder: URL, _ libraries: [StepLibrary]) async throws -> [JSON] {
    let name = folder.lastPathComponent
    var ids = IdGenerator()
    let files = try features(in: folder, ids: &ids)
    let supportCode = try SupportCode(
      libraries, root: "/", duplicates: .areAmbiguous, ids: &ids)
    let plan = Plan(
      files: files, supportCode: supportCode, filter: Plan.Filter(),
      order: name.hasSuffix("-reversed") ? .reverse : .defined, ids: &ids)
    var messages: [Envelope] = []
    for file in files {
      messages += [.source(file.source), .gherkinDocument(file.document)]
      messages += file.pickles.map(Envelope.pickle)
    }
    messages += supportCode.messages
    let resources = ResourceReader { name, _ in
      let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
      return Resource(path: name, bytes: [UInt8](bytes))
    }
    var settings = Run.Settings(clock: .stopped, resources: resources)
    if name.hasPrefix("retry") { settings.retries.count = 2 }
    if name == "test-run-exception" {
      messages += Run.broken("Whoops!", type: "Error", id: ids.makeId(), clock: .stopped)
    } else {
      _ = await Run(plan, settings: settings).run { messages.append($0) }
    }
    return try messages.map { message in
      var bytes: [UInt8] = []
      message.appendJSON(to: &bytes)
      return try JSON(bytes: bytes)
    }
  }

  private static func features(in folder: URL, ids: inout IdGenerator) throws -> [FeatureFile] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }.map {
      name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return try makeFile(text, uri: "samples/\(folder.lastPathComponent)/\(name)", ids: &ids)
    }
  }
}
