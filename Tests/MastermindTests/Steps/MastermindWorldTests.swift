import Mastermind
import Messages
import Pictures
import StepKit
import Testing

@testable import MastermindSteps

@Suite struct MastermindWorldTests {
  private func world() -> MastermindWorld {
    let pickle = Pickle(id: "1", uri: "a.feature", name: "S", language: "en", astNodeIds: [])
    return MastermindWorld(ScenarioContext(pickle: pickle, attempt: 0, resources: .none))
  }

  /// The board after some attempts.
  private func screen(after codes: String..., secret: String = "1234") throws -> Screen {
    var world = world()
    world.game = Game(secret: try Code(secret))
    for code in codes { try world.tryCode(code) }
    return world.screen
  }

  @Test("without a game there is no board")
  func nothing() {
    #expect(world().screen.isBlank)
  }

  @Test("the board says how many attempts were made, and why the last one does not count")
  func progress() throws {
    func check(_ words: String, _ screen: Screen, _ location: SourceLocation = #_sourceLocation) {
      #expect(
        screen.elements.first == .heading("Board", detail: words), sourceLocation: location)
    }
    check("0 of 9 attempts", try screen())
    check("2 of 9 attempts", try screen(after: "1111", "4321"))
    check("found in 2 of 9 attempts", try screen(after: "1111", "1234"))
    let rejected = try screen(after: "1111", "5")
    check("1 of 9 attempts", rejected)
    #expect(
      rejected.elements.last
        == .message(
          .init(title: "Not accepted", text: "a combination has 4 digits, this one has 1")))
  }

  @Test("an attempt has a peg for each digit, and the cell of its result beside it")
  func pegs() throws {
    func parts(_ screen: Screen) -> (pegs: [String], filled: Int, outlined: Int) {
      let lines = screen.svg(theme: .light).split(separator: "\n").map(String.init)
      // The digits of the first row are at this height, and nothing else is.
      let pegs = lines.filter { $0.contains("<text") && $0.contains(#"y="58""#) }
      return (
        pegs.map { String($0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }) },
        lines.count { $0.contains(##"r="10" fill="#1c1c1e"/>"##) },
        lines.count { $0.contains(##"r="10" fill="none" stroke="#1c1c1e"/>"##) }
      )
    }
    let found = parts(try screen(after: "1243"))
    #expect(found.pegs == ["1", "2", "4", "3"])
    #expect(found.filled == 2)
    #expect(found.outlined == 2)
    #expect(parts(try screen()) == ([], 0, 0))
  }

  @Test("the drawing is that of the cell, or of the last random one")
  func drawing() {
    var world = world()
    #expect(world.drawing == nil)
    world.makeTrials(3) { _ in Trial(combination: "AAAA") }
    #expect(world.drawing == nil)
    world.changeTrials { $0.makeCell() }
    #expect(world.drawing?.ovals.count == 4)
    world.makeCell(width: 10, height: 10, showing: "A")
    #expect(world.drawing?.ovals.count == 1)
  }

  @Test("every attempt at a scenario has the same chance")
  func chance() {
    var (one, two) = (world(), world())
    one.startGame()
    two.startGame()
    #expect(one.game?.secret != nil && one.game?.secret == two.game?.secret)
    let first = one.game?.secret
    one.startGame()
    #expect(one.game?.secret != first)
  }
}
