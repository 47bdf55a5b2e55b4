import Messages
import Testing

@testable import SpecReporting

/// A written history can be read, and damage costs only the part that it is in.
struct HistoryTests {
  private static let lines = [
    "a one passed 120", "a two failed", "b three flaky", "b four skipped",
  ]
  private static let runs = [
    table(lines, branch: "main", revision: "1234"), table(lines, day: 1),
    table(["a one passed"], day: 2),
  ]

  @Test func whatIsWrittenIsRead() throws {
    let history = History(file(Self.runs))
    #expect(history.damage.isEmpty && history.notes.isEmpty)
    try #require(history.runs.count == 3)
    let first = history.runs[0]
    #expect(first.startedAt == Self.runs[0].startedAt)
    #expect(first.duration == .seconds(4))
    #expect(first.branch == "main" && first.revision == "1234")
    #expect(history.runs[1].branch == nil && history.runs[1].revision == nil)
    let roster = try #require(history.roster(of: first))
    let outcomes = zip(roster, first.outcomes).map { "\($0?.identity.name ?? "?") \($1)" }
    #expect(Set(outcomes) == ["one 1", "two 3", "three 2", "four 4"])
    #expect(Set(roster.compactMap { $0?.identity.uri }) == ["a.feature", "b.feature"])
  }

  @Test func namesAreWrittenOnce() {
    var history = History()
    let first = history.add(Self.runs[0])
    let second = history.add(Self.runs[1])
    #expect(first.contains(sequence: Array("three".utf8)))
    #expect(!second.contains(sequence: Array("three".utf8)))
    #expect(second.count < 100)
  }

  @Test(arguments: ["cut", "flip"])
  func damageCostsOnlyItsPart(_ kind: String) {
    let whole = file(Self.runs)
    let frames = Frame.find(in: whole).frames
    for index in whole.indices {
      var bytes = whole
      if kind == "cut" { bytes.remove(at: index) } else { bytes[index] ^= 0x40 }
      let history = History(bytes)
      let hit = frames.firstIndex { $0.body.upperBound > index } ?? 0
      let lost = frames[hit]
      #expect(history.damage.count == 1, "byte \(index)")
      #expect(history.notes.first?.contains("damaged") == true)
      let start = lost.body.lowerBound - Frame.headSize
      #expect(history.damage.first?.offset == start, "byte \(index)")
      #expect(
        history.damage.first?.count == lost.body.upperBound - start - (kind == "cut" ? 1 : 0))
      #expect(history.runs.count == (lost.kind == .run ? 2 : 3), "byte \(index)")
      // Whatever it was, the other records are as they were.
      let found = Frame.find(in: bytes).frames
      #expect(
        found.map(\.digest) == frames.enumerated().filter { $0.offset != hit }.map(\.element.digest)
      )
    }
  }

  /// Such a file is made by hand, with right digests.
  @Test func aRunWithOtherColumnsThanItsScenariosHasNoResults() throws {
    var run = try #require(History(file([Self.runs[0]])).runs.first)
    run.startedAt = Timestamp(seconds: 1_800_000_000)
    (run.outcomes, run.times) = ([1], [1])
    let history = History(file([Self.runs[0]]) + Frame.bytes(.run, run.body))
    #expect(history.runs.count == 2 && history.runsWithoutRoster == 1)
    #expect(history.flakyScenarios.isEmpty)
    let trend = history.trend(History.Selection(scenario: ""))
    #expect(trend.listed?.map(\.marks.last) == Array(repeating: RunTrend.Mark.none, count: 4))
  }

  @Test func aFileThatEndsAnywhereIsAddedTo() {
    let whole = file(Self.runs)
    for length in whole.indices {
      var bytes = Array(whole.prefix(length))
      var history = History(bytes)
      let before = history.runs.count
      bytes += history.add(table(Self.lines, day: 9))
      let after = History(bytes)
      #expect(after.runs.count == before + 1, "\(length) bytes")
      // The part that was cut off is written again with the run.
      #expect(after.runs.last.flatMap { after.roster(of: $0) }?.contains(nil) == false)
    }
  }

  @Test func lostNamesComeBack() throws {
    var bytes = file(Self.runs)
    for kind in [Frame.Kind.names, .roster] {
      let frame = try #require(Frame.find(in: bytes).frames.first { $0.kind == kind })
      bytes[frame.body.lowerBound] ^= 1
    }
    var history = History(bytes)
    #expect(history.runsWithoutRoster == 2)
    #expect(history.notes.contains { $0.hasPrefix("of 2 runs only the totals are known") })
    bytes += history.add(table(Self.lines, day: 3))
    history = History(bytes)
    #expect(history.runsWithoutRoster == 0)
    #expect(history.roster(of: history.runs[0])?.contains(nil) == false)
  }

  @Test func filesPutTogetherAreOne() {
    let common = file([Self.runs[0]])
    var (left, right) = (History(common), History(common))
    let bytes =
      common + left.add(Self.runs[2]) + common + right.add(Self.runs[1])
    let history = History(bytes)
    #expect(history.damage.isEmpty)
    #expect(history.runs.map(\.startedAt) == Self.runs.map(\.startedAt))
  }

  @Test func runsOfAStoppedClockAreAllKept() {
    #expect(History(file([Self.runs[0], Self.runs[0]])).runs.count == 2)
  }

  @Test(arguments: [
    ("", true), ("Feature: f\n", false), ("\u{0}\u{0}", false), ("{}", false),
  ])
  func otherFilesAreLeftAlone(text: String, isHistory: Bool) {
    #expect(History.recognizes(Array(text.utf8)) == isHistory)
  }

  @Test func timesAreKeptWithinATenth() {
    for exponent in 0..<31 {
      for sixteenth in 0..<16 {
        let micros = (1 << exponent) + sixteenth * (1 << exponent) / 16
        let time = Duration.microseconds(micros)
        let kept = TimeCode.time(TimeCode.code(time)) ?? .zero
        #expect(abs(kept / time - 1) < (micros < 16 ? 0.5 : 0.07), "\(micros)")
      }
    }
    #expect(TimeCode.time(TimeCode.code(.zero)) == nil)
    #expect(TimeCode.code(.seconds(100_000)) == 255)
  }
}

extension [UInt8] {
  fileprivate func contains(sequence: [UInt8]) -> Bool {
    guard count >= sequence.count else { return false }
    return (0...(count - sequence.count)).contains { self[$0...].starts(with: sequence) }
  }
}
