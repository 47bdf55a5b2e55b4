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

  /// Compares the screen after some moves; the title is always the same.
  private func check(
    _ elements: [Screen.Element], _ location: SourceLocation = #_sourceLocation,
    after moves: (inout MastermindWorld) throws -> Void
  ) throws {
    var world = world()
    try moves(&world)
    #expect(
      world.screen == Screen(title: "Mastermind", elements: elements), sourceLocation: location)
  }

  @Test("the screen shows attempts, a rejection and the cell in words")
  func screen() throws {
    try check([]) { _ in }
    try check([
      .text("Attempt 2 of 9"), .row(title: "1111", detail: "A"),
      .row(title: "4321", detail: "BBBB"),
      .message(
        title: "Not accepted", text: "a combination has 4 digits, this one has 1", action: nil),
    ]) { world in
      world.game = Game(secret: try Code("1234"))
      for code in ["1111", "4321", "5"] { try world.tryCode(code) }
    }
    try check([
      .heading("Result \"AB\""), .text("fill oval 0 0 10 10"), .text("stroke oval 10 0 10 10"),
    ]) {
      $0.makeCell(width: 20, height: 10, showing: "ABC")
    }
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
