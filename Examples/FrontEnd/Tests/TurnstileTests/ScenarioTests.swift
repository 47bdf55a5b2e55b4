import SpecEngine
import SpecSession
import Testing
import Verdicts

/// Runs every scenario of the features as a test case of its own.
@Suite struct ScenarioTests {
  @Test(arguments: session.plan.map { Array($0.cases) } ?? [])
  func passes(_ scenario: Plan.Case) async throws {
    var (report, output) = (announced, [UInt8]())
    let plan = try #require(session.plan).filtered { $0.id == scenario.id }
    let outcome = await session.run(plan, in: environment) {
      report.receive($0, into: &output)
    }
    report.finish(into: &output)
    #expect(outcome == .passed, "\(String(decoding: output, as: UTF8.self))")
  }

  @Test("the features can be read and have scenarios")
  func isPlanned() {
    #expect(session.problems.map { $0.message(relativeTo: folder) } == [])
  }
}
