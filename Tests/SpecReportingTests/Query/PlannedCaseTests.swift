import Foundation
import Messages
import SpecTestSupport
import Testing

@testable import SpecReporting

/// A plan that waits packed is the plan that waits whole.
@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct PlannedCaseTests {
  @Test func packingLosesNothing() throws {
    var count = 0
    for envelopes in try recordings() {
      var pickles: [String: Pickle] = [:]
      for case .pickle(let pickle) in envelopes { pickles[pickle.id] = pickle }
      for case .testCase(let testCase) in envelopes {
        let pickle = try #require(pickles[testCase.pickleId])
        let whole = PlannedPickle(pickle, uri: pickle.uri, isPacked: false)
        let packed = PlannedPickle(pickle, uri: pickle.uri, isPacked: true)
        #expect(packed.isPacked && !whole.isPacked)
        #expect(packed.pickle == pickle && whole.pickle == pickle)
        #expect(packed.name == pickle.name && whole.name == pickle.name)
        #expect(packed.location == pickle.location && whole.location == pickle.location)
        for planned in [whole, packed].map({ PlannedCase(testCase, of: $0) }) {
          #expect(planned.testCase == testCase)
          #expect(planned.results.map(\.testStepId) == testCase.testSteps.map(\.id))
          #expect(planned.results.map(\.isHook) == testCase.testSteps.map { $0.hookId != nil })
        }
        count += 1
      }
    }
    print("plans: \(count) are the same packed and whole")
    #expect(count > 100)
  }

  private func recordings() throws -> [[Envelope]] {
    let kit = try #require(TestData.root).appendingPathComponent("compatibility-kit")
    let files = FileManager.default.enumerator(at: kit, includingPropertiesForKeys: nil)
    let urls = files?.compactMap { $0 as? URL } ?? []
    return try urls.filter { $0.pathExtension == "ndjson" }.map { url in
      try NDJSONReader([UInt8](Data(contentsOf: url))).map { try $0.result.get() }
    }
  }
}
