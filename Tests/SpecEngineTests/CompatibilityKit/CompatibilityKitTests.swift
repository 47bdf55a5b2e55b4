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
  /// Samples that need what the engine does not have yet, and what that is.
  static let notYet = [
    "global-hooks": "hooks around the run",
    "global-hooks-afterall-error": "hooks around the run",
    "global-hooks-attachments": "hooks around the run",
    "global-hooks-beforeall-error": "hooks around the run",
    "multiple-features-reversed": "no library: the sample is held back",
    "retry": "retrying",
    "retry-ambiguous": "two definitions with one pattern, which are a problem of the library",
    "retry-pending": "retrying",
    "retry-undefined": "retrying",
    "test-run-exception": "a run that breaks",
  ]

  static let folders: [URL] = {
    guard let kit = TestData.root?.appendingPathComponent("compatibility-kit") else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: kit.path)
    return (names ?? []).sorted().map(kit.appendingPathComponent)
  }()

  @Test func everySampleIsAccountedFor() {
    let names = Self.folders.map(\.lastPathComponent)
    #expect(!names.isEmpty)
    for name in names where Self.notYet[name] == nil {
      #expect(KitSteps.libraries[name] != nil, "\(name) has no step library")
    }
    let judged = names.filter { Self.notYet[$0] == nil }
    print("Compatibility kit: \(judged.count) of \(names.count) samples judged")
    for name in names {
      if let reason = Self.notYet[name] { print("  not yet \(name): \(reason)") }
    }
  }

  @Test(arguments: folders.filter { notYet[$0.lastPathComponent] == nil })
  func sample(folder: URL) async throws {
    let name = folder.lastPathComponent
    let library = try #require(KitSteps.libraries[name])
    let schema = try #require(Self.schema)
    let actual = try await Self.run(folder, library)
    for (index, message) in actual.enumerated() {
      let violations = schema.violations(of: message, against: "Envelope.schema.json")
      #expect(violations.isEmpty, "message \(index) of \(name)")
    }
    let golden = try Data(contentsOf: folder.appendingPathComponent("\(name).ndjson"))
    let expected = try golden.split(separator: UInt8(ascii: "\n")).map { try JSON(bytes: $0) }
    for difference in KitJudge.differences(actual: actual, expected: expected) {
      Issue.record("\(name) \(difference)")
    }
  }

  private static let schema = TestData.root.flatMap {
    try? JSONSchema(folder: $0.appendingPathComponent("messages"))
  }

  /// Everything that a run of the sample writes after `meta`.
  private static func run(_ folder: URL, _ library: StepLibrary) async throws -> [JSON] {
    var ids = IdGenerator()
    let files = try features(in: folder, ids: &ids)
    let supportCode = try SupportCode([library], root: "/", ids: &ids)
    let plan = Plan(
      files: files, supportCode: supportCode, filter: Plan.Filter(), order: .defined, ids: &ids)
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
    _ = await Run(plan, settings: Run.Settings(clock: .stopped, resources: resources))
      .run { messages.append($0) }
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
