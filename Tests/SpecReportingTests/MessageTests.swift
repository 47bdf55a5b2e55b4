import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

struct MessageTests {
  @Test(arguments: Scripts.all.map(\.0))
  func whatIsWrittenIsReadAgain(script: String) throws {
    let envelopes = try #require(Scripts.all.first { $0.0 == script }?.1).envelopes
    let lines = Array(NDJSONReader(try report(envelopes, as: "message")))
    #expect(try lines.map { try $0.result.get() } == envelopes)
  }

  @Test(
    .enabled(if: TestData.root != nil, "\(TestData.whySkipped)"), arguments: Scripts.all.map(\.0))
  func everyLineIsValid(script: String) throws {
    let root = try #require(TestData.root)
    let schema = try JSONSchema(folder: root.appendingPathComponent("messages"))
    let envelopes = try #require(Scripts.all.first { $0.0 == script }?.1).envelopes
    for line in try report(envelopes, as: "message").split(separator: 0x0A) {
      let found = schema.violations(of: try JSON(bytes: line), against: "Envelope.schema.json")
      #expect(found == [])
    }
  }
}
