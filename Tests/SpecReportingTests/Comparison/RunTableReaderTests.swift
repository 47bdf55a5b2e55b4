import Messages
import SpecTestSupport
import Testing

@testable import SpecReporting

/// Recordings as a comparison reads them, whole and broken.
struct RunTableReaderTests {
  private static let lines = ["a:3 One passed", "a:6 Two flaky", "b:3 Three failed"]
  private static let picture = Envelope.attachment(
    .init(body: "picture", contentEncoding: .identity, mediaType: "image/png"))
  private static let bytes = ([meta()] + run(lines) + [picture]).ndjson

  @Test(arguments: [1, 2, 7, 64, 1_000])
  func piecesOfAnySize(piece: Int) {
    #expect(table([Self.bytes], piece: piece) == table([Self.bytes]))
    #expect(table([Self.bytes]).findings.isEmpty)
  }

  /// Of a file cut at any byte the beginning is compared, and the rest is never good news or bad.
  @Test func cutAtEveryByte() {
    let now = table(run(Self.lines))
    for length in 0...Self.bytes.count {
      let baseline = table([Array(Self.bytes.prefix(length))], piece: 100)
      let comparison = RunComparison(of: now, with: baseline)
      #expect(comparison.fixed.isEmpty && comparison.newlySkipped.isEmpty, "\(length)")
      #expect(comparison.removed.isEmpty && comparison.unread.isEmpty, "\(length)")
      // A failure in the part that is there is not a new failure.
      let known = baseline.rows.filter { $0.result?.outcome.isFailure == true }.count
      #expect(comparison.stillFailing == known, "\(length)")
      #expect(comparison.newFailures.count == 1 - known, "\(length)")
      #expect(
        comparison.pairCount + comparison.unknownBefore == 3 && comparison.added.isEmpty,
        "\(length)")
      if comparison.counts != "1 still failing, 1 still flaky" {
        #expect(
          comparison.isIncomplete,
          "\(length): \(String(decoding: comparison.text(ReportOptions()), as: UTF8.self))")
      }
    }
  }

  @Test(arguments: [
    ("", ["1.ndjson: holds no messages"]),
    ("\n\n", ["1.ndjson: holds no messages"]),
    (
      "Feature: f\n Scenario: s\n",
      ["1.ndjson: holds no messages"]
    ),
    (
      "{\"a\": 1}\n",
      ["1.ndjson: holds no messages"]
    ),
    (
      "\u{0}\u{1}PNG",
      ["1.ndjson: holds no messages"]
    ),
  ])
  func noRecordings(text: String, findings: [String]) {
    let comparison = RunComparison(of: table(run(Self.lines)), with: table([Array(text.utf8)]))
    #expect(comparison.baseline.findings.map(\.description) == findings)
    #expect(comparison.counts == "no scenario is in both")
    #expect(comparison.isIncomplete)
  }

  @Test func anotherProtocol() {
    let before = table([meta(protocolVersion: "19.1.4")] + run(Self.lines))
    let now = table([meta()] + run(Self.lines))
    let comparison = RunComparison(of: now, with: before)
    #expect(comparison.counts == "1 still failing, 1 still flaky")
    #expect(
      comparison.notes.first?.hasPrefix("1.ndjson: messages of protocol 19.1.4, here") == true)
    #expect(comparison.isIncomplete)
  }

  /// The pictures of a run are passed over unread, also where a piece ends within their name.
  @Test(arguments: [3, 14, 1 << 16])
  func whatIsNotNeededIsNotRead(piece: Int) {
    let broken = Array("{\"attachment\":{\"body\":\"".utf8) + Array(repeating: 0x41, count: 10_000)
    let bytes = Self.bytes + broken + [0x0A] + broken
    let table = table([bytes], piece: piece)
    #expect(table.findings.isEmpty)
    #expect(table.rows.count == 3)
  }

  /// A line that is passed over counts.
  @Test(arguments: [5, 1 << 16])
  func badLinesAreNumberedAsInTheFile(piece: Int) {
    let broken = Array("{\"source\":broken\n\nno message\n".utf8)
    let table = table([[meta()].ndjson + broken + run(Self.lines).ndjson], piece: piece)
    #expect(table.findings == [.badLines("1.ndjson", count: 1, firstLine: 4)])
  }

  @Test func longNamesAreToldApart() {
    let long = String(repeating: "x", count: 10_000)
    let table = table(run(["a:3 \(long)1 passed", "a:6 \(long)2 passed"]))
    #expect(Set(table.rows.map(\.identity.name)).count == 2)
    #expect(
      table.rows.allSatisfy { $0.identity.name.utf8.count < 400 && $0.identity.occurrence == 0 })
  }

  @Test(arguments: RecordedRun.own)
  func aRunIsEqualToItself(recorded: RecordedRun) throws {
    let envelopes = try recorded.envelopes()
    let comparison = RunComparison(of: table(envelopes), with: table(envelopes))
    #expect(comparison.newFailures.isEmpty && comparison.fixed.isEmpty && comparison.added.isEmpty)
    #expect(comparison.removed.isEmpty && comparison.slower.isEmpty && comparison.unread.isEmpty)
  }
}
