import Messages
import Testing

@testable import SpecReporting

struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (1_795_226_400, "2026-11-21T02:00:00Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (253_402_300_800, nil), (-1, nil), (Int.max, nil), (Int.min, nil),
  ])
  func isWrittenInUTC(seconds: Int, text: String?) {
    #expect(Timestamp(seconds: seconds).iso8601 == text)
  }

  @Test(arguments: [
    (
      Timestamp(seconds: 1, nanos: 5), Timestamp(seconds: 3, nanos: 4),
      Duration.nanoseconds(1_999_999_999)
    ),
    (Timestamp(seconds: 3), Timestamp(seconds: 1), .zero),
    (Timestamp(seconds: Int.min), Timestamp(seconds: Int.max), .zero),
    (Timestamp(seconds: 0), Timestamp(seconds: Int.max), .seconds(Int.max)),
  ])
  func differencesAreNeverNegative(start: Timestamp, end: Timestamp, duration: Duration) {
    #expect(start.duration(to: end) == duration)
  }
}
