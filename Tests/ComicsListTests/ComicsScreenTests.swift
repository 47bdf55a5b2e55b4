import ComicsList
import Messages
import Pictures
import StepKit
import TestDoubles
import Testing

@testable import ComicsListSteps

/// The pictures of the two screens in the report.
@Suite struct ComicsScreenTests {
  private func check(
    _ title: String, _ elements: [Screen.Element], _ location: SourceLocation = #_sourceLocation,
    after steps: (inout ComicsWorld) async throws -> Void
  ) async throws {
    let pickle = Pickle(
      id: "1", uri: "f.feature", name: "n", language: "en", steps: [], tags: [], astNodeIds: [])
    var world = try await ComicsWorld(
      ScenarioContext(pickle: pickle, attempt: 0, resources: .none))
    try await steps(&world)
    #expect(
      world.screen == Screen(title: title, elements: elements), sourceLocation: location)
  }

  private static let list: [Screen.Element] = [
    .heading("A"), .row(title: "amber Coast"), .row(title: "Atlas #9"),
    .heading("N"), .row(title: "Night Ferry #2"),
  ]

  @Test func comics() async throws {
    try await check("Marvel Comics", []) { _ in }
    try await check("Marvel Comics", [.spinner(label: nil)]) { $0.app.open() }
    try await check("Marvel Comics", Self.list) { try await $0.showList() }
    try await check("Marvel Comics", [.spinner(label: nil)] + Self.list) { world in
      try await world.showList()
      world.app.loadComics()
    }
    let offline = Screen.Element.message(
      title: "No internet connection", text: "There is no internet connection", action: nil)
    try await check("Marvel Comics", [offline]) { world in
      world.network.goOffline()
      world.app.open()
    }
  }

  @Test func characters() async throws {
    try await check("amber Coast", [.spinner(label: nil)]) { try await $0.selectComic() }
    try await check(
      "amber Coast", [.row(title: "Basil"), .row(title: "ivy Lane"), .row(title: "Rook")]
    ) { world in
      try await world.selectComic()
      try world.answerAsRouted()
    }
    let unreadable = Screen.Element.message(
      title: "No characters", text: "The list of characters can't be presented", action: nil)
    try await check("amber Coast", [unreadable]) { world in
      try await world.selectComic()
      try world.answer("")
    }
    try await check("Marvel Comics", Self.list) { world in
      try await world.selectComic()
      world.app.goBack()
    }
  }
}
