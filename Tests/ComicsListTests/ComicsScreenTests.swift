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
    _ title: String, _ elements: [Screen.Element], alert: Screen.Message? = nil,
    _ location: SourceLocation = #_sourceLocation,
    after steps: (inout ComicsWorld) async throws -> Void
  ) async throws {
    let pickle = Pickle(
      id: "1", uri: "f.feature", name: "n", language: "en", steps: [], tags: [], astNodeIds: [])
    var world = try await ComicsWorld(
      ScenarioContext(pickle: pickle, attempt: 0, resources: .none))
    try await steps(&world)
    let back = title == "Marvel Comics" ? nil : "Marvel Comics"
    #expect(
      world.screen == Screen(title: title, back: back, elements: elements, alert: alert),
      sourceLocation: location)
  }

  private static let list: [Screen.Element] = [
    .heading("A"), .row(title: "amber Coast", opens: true), .row(title: "Atlas #9", opens: true),
    .heading("N"), .row(title: "Night Ferry #2", opens: true),
  ]

  @Test func comics() async throws {
    try await check("Marvel Comics", []) { _ in }
    try await check("Marvel Comics", [.spinner()]) { $0.open() }
    try await check("Marvel Comics", Self.list) { try await $0.showList() }
    try await check("Marvel Comics", [.spinner()] + Self.list) { world in
      try await world.showList()
      world.load()
    }
    try await check("Marvel Comics", [.empty(.list, title: "No comics")]) { world in
      world.server.comics = []
      world.open()
      try world.answer()
    }
    let offline = Screen.Message(
      title: "No internet connection", text: "There is no internet connection")
    try await check("Marvel Comics", [], alert: offline) { world in
      world.network.goOffline()
      world.open()
    }
  }

  @Test func characters() async throws {
    try await check("amber Coast", [.spinner()]) { try await $0.selectComic() }
    try await check(
      "amber Coast", [.row(title: "Basil 2"), .row(title: "ivy Lane 2"), .row(title: "Rook 2")]
    ) { world in
      try await world.selectComic()
      try world.answer()
    }
    try await check("amber Coast", [.empty(.people, title: "No characters")]) { world in
      world.server.characters[2] = []
      try await world.selectComic()
      try world.answer()
    }
    let unreadable = Screen.Message(
      title: "No characters", text: "The list of characters can't be presented")
    try await check("amber Coast", [], alert: unreadable) { world in
      try await world.selectComic()
      try world.answer { _ in "" }
    }
    try await check("Marvel Comics", Self.list) { world in
      try await world.selectComic()
      world.goBack()
    }
  }
}
