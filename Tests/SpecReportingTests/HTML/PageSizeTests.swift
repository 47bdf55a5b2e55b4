import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The size of a page.
struct PageSizeTests {
  @Test func tenThousandScenariosAreNineMegabytes() throws {
    let envelopes = LargeRun.envelopes(features: 200, scenariosOfEach: 50, failing: 10)
    let size = try report(envelopes, as: "html").count
    print("html: 10000 scenarios of 6 steps are \(size) bytes")
    #expect(size < 9_000_000)
  }
}
