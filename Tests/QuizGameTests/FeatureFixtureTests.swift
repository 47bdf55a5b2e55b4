import Foundation
import Ports
import QuizGame
import TestDoubles
import Testing

/// The fixture that the features name can be read and played.
@Suite struct FeatureFixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Features/QuizGame")

  @Test(arguments: [("java-keywords.yaml", 50, "abstract")])
  func playable(name: String, count: Int, first: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let network = StubNetwork(
      scheduler: VirtualScheduler(), fixture: try Fixture(text: text, path: name))
    let session = QuizSession(
      client: network, scheduler: VirtualScheduler(), url: "https://quiz.test/question")
    session.load()
    try network.verify()
    let question = try #require(try session.loadResult?.get())
    #expect(question.answers.count == count)
    #expect(question.answers.first == first)
  }
}
