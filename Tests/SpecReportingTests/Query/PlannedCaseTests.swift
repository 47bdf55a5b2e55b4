import Messages
import SpecTestSupport
import Testing

@testable import SpecReporting

/// A plan that was packed is the plan that came.
@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct PlannedCaseTests {
  @Test func packingLosesNothing() throws {
    try #require(TestData.root != nil)
    var count = 0
    for (_, envelopes) in try TestData.recordings(in: ["compatibility-kit"]) {
      var pickles: [String: Pickle] = [:]
      for case .pickle(let pickle) in envelopes { pickles[pickle.id] = pickle }
      for case .testCase(let testCase) in envelopes {
        let pickle = try #require(pickles[testCase.pickleId])
        var pickles = PackedPlans()
        var cases = PackedPlans()
        pickles.add(pickle.id, uri: pickle.uri) { PlannedPickle.pack(pickle, into: &$0) }
        let record = try #require(pickles.find(pickle.id))
        cases.add(testCase.id, uri: record.uri) { packed in
          PlannedCase.pack(
            testCase, of: record.block[record.range], number: count, into: &packed)
        }
        let found = try #require(cases.find(testCase.id))
        let planned = PlannedCase(found.block, at: found.range.lowerBound, uri: found.uri)
        #expect(planned.pickle.pickle == pickle)
        #expect(planned.pickle.name == pickle.name)
        #expect(planned.pickle.location == pickle.location)
        #expect(planned.number == count)
        #expect(planned.testCase == testCase)
        #expect(planned.results.map(\.testStepId) == testCase.testSteps.map(\.id))
        #expect(planned.results.map(\.isHook) == testCase.testSteps.map { $0.hookId != nil })
        count += 1
      }
    }
    print("plans: \(count) are the same after they were packed")
    #expect(count > 100)
  }
}
