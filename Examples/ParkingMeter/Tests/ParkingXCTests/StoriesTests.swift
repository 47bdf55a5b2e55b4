import Foundation
import SpecTesting
import SpecXCTest
import XCTest

final class StoriesTests: SpecsTestCase {
  func testStories() async { await run(Specs("Features/paying.feature", steps: meterSteps)) }
}

/// Stories that the meter does not fulfill yet.
final class DraftsTests: SpecsTestCase {
  func testDrafts() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["DRAFTS"] == nil)
    await run(Specs("Drafts", steps: meterSteps), reports: ["junit:xctest-drafts.xml"])
  }
}
