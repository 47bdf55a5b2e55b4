import Foundation
import SpecTesting
import StepKit
import Testing

/// Tests that fail on purpose: `FAILURES=1 swift test` shows how expectations of StepKit are reported.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FAILURES"] != nil))
struct FailingTests {
  @Test func noTrait() throws {
    try expect(1 + 1, equals: 3, "the sum")
  }

  @Suite(.expectationPlaces) struct Failures {
    @Test func aValueDiffers() throws {
      let minutes = 4
      try expect(minutes, equals: 3, "the minutes")
    }

    @Test func thereIsNoValue() throws {
      _ = try require([Int]().first, "the board is empty")
    }

    @Test func severalDiffer() throws {
      try softly {
        try expect("12", equals: "7", "the line")
        try expect("Harbor", equals: "Station", "the destination")
      }
    }
  }
}
