import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The legacy JSON against the output of the official formatter.
struct CucumberJSONTests {
  @Test(
    .enabled(if: TestData.root != nil, "\(TestData.whySkipped)"),
    arguments: ["cucumber-json", "cucumber-json-jvm"])
  func isTheOfficialReport(folder: String) throws {
    let runs = RecordedRun.all(in: folder)
    var same = 0
    for run in runs {
      let actual = try JSON(bytes: report(run.envelopes(), as: "json"))
      let expected = try JSON(bytes: run.golden(".ndjson.jvm.json"))
      #expect(actual == expected, "\(run.name)")
      if actual == expected { same += 1 }
    }
    print("\(folder): \(same) of \(runs.count)")
    #expect(same == runs.count && same > 30)
  }

  @Test(arguments: Scripts.all.map(\.0))
  func isJSON(script: String) throws {
    let script = try #require(Scripts.all.first { $0.0 == script }?.1)
    let features = try JSON(bytes: report(script.envelopes, as: "json")).elements
    #expect(Set(features.map { $0["uri"]?.text }).count == features.count)
  }

  @Test func aScenarioThatIsCutFails() throws {
    let features = try JSON(bytes: report(Scripts.cut.envelopes, as: "json")).elements
    let steps = features.first?["elements"]?.elements.last?["steps"]?.elements ?? []
    #expect(steps.map { $0["result"]?["status"]?.text } == ["passed", "failed"])
    let message = steps.last?["result"]?["error_message"]?.text
    #expect(message == "the run ended before this step did")
  }

  @Test(arguments: [
    ("A_b'c,d!e\tf g", "a-b-c-d-e-f-g"), ("", ""), ("ÄÖ <x> {int};y", "äö-<x>-{int};y"),
    ("a  b\u{A0}c", "a--b\u{A0}c"),
  ])
  func ids(name: String, id: String) throws {
    let script = EventScript(features: [.init(name, [.init("S", line: 1, [])])])
    let feature = try #require(JSON(bytes: report(script.envelopes, as: "json")).elements.first)
    #expect(feature["id"]?.text == id)
    #expect(feature["elements"]?.elements.first?["id"]?.text == "\(id);s")
  }

  @Test func tagsOfTheFeatureHavePlaces() throws {
    let script = EventScript(features: [
      .init("F", tags: ["@f"], [.init("S", line: 1, tags: ["@s"], [])])
    ])
    let feature = try #require(JSON(bytes: report(script.envelopes, as: "json")).elements.first)
    #expect(
      try feature["tags"]
        == JSON(bytes: #"[{"name":"@f","type":"Tag","location":{"line":1}}]"#.utf8))
    #expect(
      try feature["elements"]?.elements.first?["tags"]
        == JSON(bytes: #"[{"name":"@f"},{"name":"@s"}]"#.utf8))
  }

  @Test(arguments: [
    (
      SourceReference(
        javaMethod: .init(
          className: "a.B", methodName: "c", methodParameterTypes: ["int", "java.lang.String"])),
      "a.B.c(int,java.lang.String)"
    ),
    (
      SourceReference(
        location: Location(line: 3),
        javaStackTraceElement: .init(className: "a.B", fileName: "B.java", methodName: "c")),
      "a.B.c(B.java:3)"
    ),
    (SourceReference(uri: "a.swift", location: Location(line: 7)), "a.swift:7"),
    (SourceReference(uri: "a.swift"), "a.swift"), (SourceReference(), nil),
  ])
  func locations(reference: SourceReference, location: String?) throws {
    let hooks: [Envelope.HookType?] = [.beforeTestCase]
    let scenario = try scenario(around: "Given a", hooks: hooks, reference: reference)
    #expect(scenario["before"]?.elements.first?["match"]?["location"]?.text == location)
  }

  /// Hooks around a step belong to it; those without a type are assigned by their place.
  @Test(
    arguments: [
      ([.beforeTestCase, .beforeTestStep], [.afterTestStep, .afterTestCase], [1, 1, 1, 1]),
      ([nil], [nil, nil], [1, 0, 0, 2]),
      ([.beforeTestStep, .beforeTestStep], [], [0, 2, 0, 0]),
    ] as [([Envelope.HookType?], [Envelope.HookType?], [Int])])
  func hooks(
    before: [Envelope.HookType?], after: [Envelope.HookType?], counts: [Int]
  ) throws {
    let scenario = try scenario(around: "Given a", hooks: before, after: after)
    let step = try #require(scenario["steps"]?.elements.first)
    let found = [scenario["before"], step["before"], step["after"], scenario["after"]]
    #expect(found.map { $0?.elements.count ?? 0 } == counts)
  }

  /// A scenario with one step and these hooks.
  private func scenario(
    around text: String, hooks before: [Envelope.HookType?], after: [Envelope.HookType?] = [],
    reference: SourceReference = SourceReference(uri: "a.swift")
  ) throws -> JSON {
    let steps =
      before.map { _ in Step.hook("h", .passed) } + [.passed(text)]
      + after.map { _ in Step.hook("h", .passed) }
    var types = (before + after)[...]
    let script = EventScript(features: [.init("F", [.init("S", line: 1, steps)])])
    let envelopes = script.envelopes.map { envelope in
      guard case .hook(var hook) = envelope else { return envelope }
      hook.type = types.popFirst() ?? nil
      hook.sourceReference = reference
      return .hook(hook)
    }
    let features = try JSON(bytes: report(envelopes, as: "json")).elements
    return try #require(features.first?["elements"]?.elements.last)
  }

  @Test func attachmentsOfEveryKind() throws {
    let step = Step.passed("Given a").logging("one").with {
      $0.attachments += [
        .init(body: "f\u{0}oé", contentEncoding: .identity, fileName: "a", mediaType: "text/plain"),
        .init(body: "AAEC", contentEncoding: .base64, mediaType: "image/png"),
      ]
    }.logging("two")
    let script = EventScript(features: [.init("F", [.init("S", line: 1, [step])])])
    let features = try JSON(bytes: report(script.envelopes, as: "json")).elements
    let found = features.first?["elements"]?.elements.first?["steps"]?.elements.first
    #expect(found?["output"] == .array([.string("one"), .string("two")]))
    #expect(
      try found?["embeddings"]
        == JSON(
          bytes: #"""
            [{"mime_type":"text/plain","data":"ZgBvw6k=","name":"a"},
             {"mime_type":"image/png","data":"AAEC"}]
            """#.utf8))
  }

  typealias Step = EventScript.Step
}
