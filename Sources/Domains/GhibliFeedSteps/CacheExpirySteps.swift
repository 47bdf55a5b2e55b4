import GhibliFeed
import StepKit
import TestDoubles

/// The cached feed by its distance from the seventh day.
let cacheExpirySteps = StepLibrary(GhibliWorld.self) {
  Step("{cache} expires/will\\ expire in {duration}") {
    (ghibli: inout GhibliWorld, _: String, rest: Duration) in
    try await ghibli.haveAge(CachedFeedAge.limit - rest.wholeSeconds)
  }

  Step("{cache} (has )expired {duration} ago") {
    (ghibli: inout GhibliWorld, _: String, since: Duration) in
    try await ghibli.haveAge(CachedFeedAge.limit + since.wholeSeconds)
  }

  Step("{cache} has just expired") { (ghibli: inout GhibliWorld, _: String) in
    try await ghibli.haveAge(CachedFeedAge.limit)
  }

  Step("{cache} is about to expire") { (ghibli: inout GhibliWorld, _: String) in
    try await ghibli.haveAge(CachedFeedAge.limit - 1)
  }

  ParameterType.wording(
    "reaches", "(?:turns|has turned|reaches|has reached)(?: (?:the|an) age of)?")

  // Time passes until then.
  When("{cache} {reaches} {duration}( old)") {
    (ghibli: inout GhibliWorld, _: String, _: String, age: Duration) in
    try await ghibli.haveAge(age.wholeSeconds)
  }
}

private enum CachedFeedAge {
  /// Seven days in seconds, as the document has them.
  static let limit = 7 * 86_400
}

extension GhibliWorld {
  /// The cached feed is as old as that; before an outcome, time passes until it is.
  fileprivate mutating func haveAge(_ seconds: Int) async throws {
    if !isOutcome { try await age(to: seconds) }
    try expect(try cacheAge(), equals: seconds, "the age in seconds")
  }
}
