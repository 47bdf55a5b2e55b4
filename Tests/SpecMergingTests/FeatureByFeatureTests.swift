import Messages
import SpecReporting
import SpecTestSupport
import Testing

@testable import SpecMerging

/// Recordings that are joined feature by feature give the same as when they are joined as one.
struct FeatureByFeatureTests {
  @Test(arguments: 0..<20)
  func theSameIsSaidAndShown(seed: UInt64) throws {
    let set = ShardFiles(seed: seed, steps: ShardFiles.anySteps)
    try check(set.files.map { Recording(name: $0.name, envelopes: $0.envelopes) })
  }

  /// A complete recording stays as it is, byte for byte; missing messages are added in their places.
  @Test(arguments: [nil, 1, 5, 9])
  func aSingleRun(lastMessages: Int?) throws {
    let whole = EventScript(features: [
      .init(
        "F",
        [.init("A", line: 3, [.passed("Given a")]), .init("B", line: 6, [.failed("b", "no")])]),
      .init("G", uri: "Features/g.feature", [.init("C", line: 3, [.passed("Given c")])]),
    ]).envelopes
    try check([
      Recording(name: "1.ndjson", envelopes: Array(whole.dropLast(lastMessages ?? 0)))
    ])
  }

  /// The copy with a line that is not a message does not count, wherever it is.
  @Test func aDamagedCopy() throws {
    let id = "00000000-0000-4000-8000-000000000001"
    var run = EventScript(features: [.init("F", [.init("A", line: 3, [.passed("Given a")])])])
      .envelopes
    for index in run.indices {
      run[index].visitIds { kind, _, value in if kind == .testRunStarted { value = id } }
    }
    let whole = run.ndjson
    let text = String(decoding: whole, as: UTF8.self).replacing("\"attempt\":0,", with: "")
    for files in [[whole, Array(text.utf8)], [Array(text.utf8), whole]] {
      let (merge, envelopes) = large(
        files.enumerated().map { ("\($0.offset).ndjson", $0.element) }, badLines: 1)
      #expect(merge.outcome == .passed)
      #expect(envelopes.ndjson == whole)
    }
  }

  @Test func attemptsOfDifferentResults() throws {
    func run(_ step: EventScript.Step, at seconds: Int) -> [Envelope] {
      EventScript(
        features: [
          .init("F", [.init("A", line: 3, [step]), .init("B", line: 6, [.passed("Given b")])]),
          .init("G", uri: "Features/g.feature", [.init("C", line: 3, [step])]),
        ], runHooks: [.init("server", .beforeTestRun, .passed, "")]
      ).envelopes.at(seconds)
    }
    let failed = EventScript.Step.failed("Given a", "no")
    for steps in [[failed, .passed("Given a")], [.passed("Given a"), failed], [failed, failed]] {
      try check(
        steps.enumerated().map { number, step in
          Recording(name: "\(number).ndjson", envelopes: run(step, at: number))
        })
    }
  }

  /// Marks that ids have already do not make two things one.
  @Test func idsWithMarks() throws {
    func run(_ mark: String) -> [Envelope] {
      EventScript(features: [.init("F", [.init("A", line: 3, [.passed("Given a")])])])
        .envelopes.map { envelope in
          var envelope = envelope
          envelope.visitIds { _, _, id in id += mark }
          return envelope
        }
    }
    try check([
      Recording(name: "1.ndjson", envelopes: run("")),
      Recording(name: "2.ndjson", envelopes: run("~1")),
      Recording(name: "3.ndjson", envelopes: run("~~1")),
    ])
  }

  /// The message that another belongs to may come after it.
  @Test func whateverComesFirst() throws {
    let run = EventScript(features: [
      .init("F", [.init("A", line: 3, [.passed("Given a")])]),
      .init("G", uri: "Features/g.feature", [.init("C", line: 3, [.passed("Given c")])]),
    ]).envelopes
    let plans = run.filter { if case .testCase = $0 { true } else { false } }
    let others = run.filter { if case .testCase = $0 { false } else { true } }
    try check([
      Recording(name: "1.ndjson", envelopes: plans + others),
      Recording(name: "2.ndjson", envelopes: run),
    ])
  }

  @Test func linesThatAreNoMessages() {
    var index = RecordingIndex()
    for name in ["1.ndjson", "2.ndjson"] {
      index.begin(name)
      index.read(Array("no message\n{\"testRunStarted\":\n".utf8))
      let bad = index.end { _ in true }
      #expect(bad.map(\.line) == [1, 2])
    }
    #expect(!index.hasMessages)
  }

  /// Compares both ways of joining: in the messages without their order and ids, and in all reports except
  /// `message` and `auto`, which distinguishes few scenarios from many before the first one ends.
  private func check(
    _ recordings: [Recording], at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let merge = Merge(recordings)
    let (large, envelopes) = large(recordings.map { ($0.name, $0.envelopes.ndjson) })
    #expect(
      large.findings.map(\.description) == merge.findings.map(\.description),
      sourceLocation: location)
    #expect(large.outcome == merge.outcome, sourceLocation: location)
    #expect(
      Self.content(of: envelopes) == Self.content(of: merge.envelopes), sourceLocation: location)
    // Messages made up for missing ones have ids of their own.
    if recordings.count == 1,
      !merge.findings.contains(where: { if case .notRun = $0 { true } else { false } })
    {
      #expect(envelopes == merge.envelopes, sourceLocation: location)
    }
    for format in ReporterRegistry.formats where !["message", "auto"].contains(format.name) {
      let (one, other) = try (
        Self.text(of: envelopes, as: format.name), Self.text(of: merge.envelopes, as: format.name)
      )
      #expect(one == other, "\(format.name)", sourceLocation: location)
    }
    #expect(envelopes.idFaults.filter { $0.contains("nowhere") } == [], sourceLocation: location)
  }

  /// A report; of Allure, whose names are made from ids, without names and in their order.
  private static func text(of envelopes: [Envelope], as format: String) throws -> String {
    let text = try reportText(envelopes, as: format)
    guard format == "allure" else { return text }
    return text.replacing(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "")
      .split(separator: "\n== ").sorted().joined(separator: "\n")
  }

  /// The merge of files, which are read in pieces that end within lines.
  private func large(
    _ files: [(name: String, bytes: [UInt8])], badLines: Int = 0
  ) -> (Merge, [Envelope]) {
    var count = 0
    var index = RecordingIndex()
    for (name, bytes) in files {
      index.begin(name)
      for start in stride(from: 0, to: bytes.count, by: 1_000) {
        index.read(Array(bytes[start..<min(start + 1_000, bytes.count)]))
      }
      count += index.end { _ in true }.count
    }
    #expect(count == badLines)
    var envelopes: [Envelope] = []
    let merge = Merge(index) { file, range in
      Array(files[file].bytes[range])
    } emit: { piece in
      if case .message(let envelope) = piece { envelopes.append(envelope) }
    }
    return (merge, envelopes)
  }

  /// The messages without ids, sorted.
  private static func content(of envelopes: [Envelope]) -> [String] {
    envelopes.map { envelope in
      var (envelope, bytes) = (envelope, [UInt8]())
      envelope.visitIds { _, _, id in id = "" }
      envelope.appendJSON(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }.sorted()
  }
}
