import Messages
import Testing

/// The forms that recordings have: the text that is written, and that it is read.
struct MessageDialectTests {
  private func check(_ envelope: Envelope, _ mediaType: String, _ body: String) {
    let attachment = Envelope.Attachment(
      body: body, contentEncoding: .identity, mediaType: mediaType)
    #expect(envelope == .attachment(attachment))
  }

  @Test(arguments: [
    (ShardMark(index: 2, count: 3, otherPickleIds: []), "2/3"),
    (ShardMark(index: 1, count: 1, plan: "a1", otherPickleIds: ["7"]), "1/1\nplan a1\n7"),
    (
      ShardMark(index: 1, count: 9, plan: "x", isPartial: true, otherPickleIds: ["1", "2"]),
      "1/9\nplan x\nfeatures own\n1\n2"
    ),
  ])
  func shard(mark: ShardMark, body: String) {
    check(mark.message, "text/x.specrun.shard+plain", body)
    #expect(ShardMark(mark.message) == mark)
  }

  @Test(arguments: ["", "0/1", "2/1", "1/100001", "1", "a/b", "1/2/3"])
  func noShard(body: String) {
    #expect(ShardMark(Envelope(fact: body, mediaType: ShardMark.mediaType)) == nil)
    #expect(ShardMark(Envelope(fact: "1/1", mediaType: "text/plain")) == nil)
  }

  @Test func network() {
    let mark = NetworkMark("deny, not enforced")
    check(mark.message, "text/x.specrun.network+plain", "deny, not enforced")
    guard case .attachment(let attachment) = mark.message else { return }
    #expect(NetworkMark(attachment) == mark)
  }

  @Test func excuses() {
    let failure = TestStepResult(
      duration: .seconds(1), message: "no", status: .failed)
    let known = failure.asKnownFailure(tags: "@bug")
    #expect(known.message == "expected to fail (@bug): no")
    #expect(known.status == .skipped && known.isKnownFailure && !known.isQuarantined)
    let quarantined = failure.asQuarantined("until 2026-12-31")
    #expect(quarantined.message == "quarantined (until 2026-12-31): no")
    #expect(quarantined.status == .skipped && quarantined.isQuarantined)
    #expect(!quarantined.isKnownFailure && !failure.isKnownFailure && !failure.isQuarantined)
  }

  @Test(arguments: [
    ("no", "no\nthe quarantine of this scenario ended on 2026-11-22"),
    ("a\nb\n", "a\nb\n\nthe quarantine of this scenario ended on 2026-11-22"),
    (nil, "the quarantine of this scenario ended on 2026-11-22"),
  ])
  func endsOfQuarantines(message: String?, ended: String) {
    let failure = TestStepResult(duration: .seconds(1), message: message, status: .failed)
    var result = failure.afterQuarantine(endedOn: "2026-11-22")
    #expect(result.message == ended && result.status == .failed)
    #expect(result.quarantineEnd == "2026-11-22" && failure.quarantineEnd == nil)
    result.message = ended + " (a.csv:7)"
    #expect(result.quarantineEnd == "2026-11-22")
    result.message = ended + "\nmore"
    #expect(result.quarantineEnd == nil)
  }

  @Test(
    arguments: [
      ([], [], "Given(\"a\")", []),
      (["did you mean b?"], [], "// did you mean b?\nGiven(\"a\")", ["did you mean b?"]),
      (
        ["one", "two"], ["{int} could also be {float}"],
        "// one\n// two\n// {int} could also be {float}\nGiven(\"a\")", ["one", "two"]
      ),
    ] as [([String], [String], String, [String])])
  func hints(hints: [String], notes: [String], code: String, read: [String]) {
    let snippet = Envelope.Snippet(language: "swift", code: "Given(\"a\")")
      .commented(hints: hints, notes: notes)
    #expect(snippet.code == code)
    #expect(snippet.hints == read)
    let notes = notes.map { "// \($0)\n" }.joined()
    #expect(snippet.withoutHints.code == notes + "Given(\"a\")")
  }
}
