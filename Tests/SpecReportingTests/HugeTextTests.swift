import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Megabytes where a line is expected: cut, or written whole by a format that has room.
struct HugeTextTests {
  @Test(arguments: [
    ("usage", 10_000), ("markdown", 40_000), ("github", 10_000), ("teamcity", 5_000_000),
    ("rerun", 100),
  ])
  func isCut(format: String, limit: Int) throws {
    let bytes = try report(Self.envelopes, as: format)
    #expect(bytes.count < limit)
    if format != "rerun" {
      #expect(String(decoding: bytes, as: UTF8.self).contains(" more bytes)"))
    }
  }

  @Test func isStillJSON() throws {
    let document = try JSON(bytes: report(Self.envelopes, as: "ctrf"))
    let test = document["results"]?["tests"]?.elements.first
    #expect(test?["trace"]?.text?.hasSuffix(" more bytes)") == true)
    #expect(test?["stdout"]?.elements.last?.text?.hasSuffix(" more bytes)") == true)
  }

  private static let envelopes: [Envelope] = {
    let huge = String(repeating: "]]> </script> ::error::é\u{1B} ", count: 60_000)
    let step = EventScript.Step.failed("Given \(huge)", huge).logging(huge)
    return EventScript(features: [.init(huge, [.init(huge, line: 3, rule: huge, [step])])])
      .envelopes
  }()
}
