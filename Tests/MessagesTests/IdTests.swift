import Foundation
import Messages
import SpecTestSupport
import Testing

/// The walk over the ids of messages.
struct IdTests {
  @Test(arguments: [
    (
      #"{"meta":{"cpu":{"name":""},"implementation":{"name":""},"os":{"name":""},"#
        + #""protocolVersion":"1","runtime":{"name":""}}}"#, []
    ),
    (
      #"{"pickle":{"astNodeIds":["a","b"],"id":"c","language":"","name":"","steps":[{"#
        + #""astNodeIds":["d"],"id":"e","text":""}],"tags":[{"astNodeId":"f","name":""}],"uri":""}}"#,
      [
        "pickle c", "→ astNode d", "pickleStep e", "→ astNode f", "→ astNode a", "→ astNode b",
      ]
    ),
    (
      #"{"testCase":{"id":"a","pickleId":"b","testSteps":[{"hookId":"c","id":"d"},{"id":"e","#
        + #""pickleStepId":"f","stepDefinitionIds":["g","h"],"stepMatchArgumentsLists":[]}]}}"#,
      [
        "testCase a", "→ pickle b", "→ hook c", "testStep d", "testStep e", "→ pickleStep f",
        "→ stepDefinition g", "→ stepDefinition h",
      ]
    ),
    (
      #"{"testCaseStarted":{"attempt":0,"id":"a","testCaseId":"b","#
        + #""timestamp":{"nanos":0,"seconds":0},"workerId":"1"}}"#,
      ["testCaseStarted a", "→ testCase b"]
    ),
    (
      #"{"gherkinDocument":{"comments":[],"feature":{"children":[{"rule":{"children":[{"#
        + #""background":{"description":"","id":"a","keyword":"","location":{"line":1},"name":"","#
        + #""steps":[]}}],"description":"","id":"b","keyword":"","location":{"line":1},"name":"","#
        + #""tags":[{"id":"c","location":{"line":1},"name":""}]}}],"description":"","keyword":"","#
        + #""language":"en","location":{"line":1},"name":"","tags":[]}}}"#,
      ["astNode c", "astNode a", "astNode b"]
    ),
  ])
  func visitsAndChanges(line: String, ids: [String]) throws {
    var envelope = try Envelope(json: line.utf8)
    var visited: [String] = []
    envelope.visitIds { kind, role, id in
      visited.append("\(role == .reference ? "→ " : "")\(kind) \(id)")
      id = id.uppercased()
    }
    #expect(visited == ids)
    var changed: [String] = []
    envelope.visitIds { _, _, id in changed.append(id) }
    #expect(changed == ids.compactMap { $0.split(separator: " ").last?.uppercased() })
  }

  /// Whatever the walk calls a reference is given by something of that kind in the same run.
  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func referencesOfTheKitHaveDefinitions() throws {
    var count = 0
    for file in TestData.files(in: "compatibility-kit", suffixes: [".ndjson"]) {
      var defined: Set<[String]> = []
      var referred: Set<[String]> = []
      for line in NDJSONReader([UInt8](try Data(contentsOf: file))) {
        var envelope = try line.result.get()
        envelope.visitIds { kind, role, id in
          if role == .definition { defined.insert(["\(kind)", id]) }
          if role == .reference { referred.insert(["\(kind)", id]) }
        }
      }
      #expect(referred.subtracting(defined) == [], "\(file.lastPathComponent)")
      count += referred.count
    }
    print("ids: \(count) references have definitions")
    #expect(count > 500)
  }
}
