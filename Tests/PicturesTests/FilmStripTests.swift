import Messages
import Pictures
import SessionTestSupport
import StepKit
import Testing

/// A system with nothing but a screen.
private struct DoorWorld: ScreenWorld {
  var screen = Screen(title: "Door")
  var film: FilmStrip<Screen>

  init(_ scenario: ScenarioContext) {
    film = FilmStrip("door", of: scenario)
    if scenario.name.contains("placeholders") {
      screen.elements = [.text("-")]
      film.begin(after: screen)
    }
  }

  mutating func settle() async throws { film.add(screen) }
}

private struct Broken: Error {}

private let doorSteps = StepLibrary(DoorWorld.self) {
  When("it shows {string}") { (door: inout DoorWorld, text: String) in
    door.screen.elements = text.isEmpty ? [] : [.text(text)]
  }
  When("it shows {string} and breaks") { (door: inout DoorWorld, text: String) in
    door.screen.elements = [.text(text)]
    throw Broken()
  }
  When("nothing happens") { (_: inout DoorWorld) in }
  pictureSteps(of: DoorWorld.self, screen: "door")
}

@Suite struct FilmStripTests {
  /// Runs steps and compares the files attached, each with the text that it shows.
  private func check(
    _ name: String = "S", _ steps: String..., leave expected: [String],
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let text = "Feature: F\n  Scenario: \(name)\n" + steps.map { "    When \($0)\n" }.joined()
    let source = Source(uri: "a.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [doorSteps])
    let files = run.messages.compactMap { message -> String? in
      guard case .attachment(let file) = message, let name = file.fileName else { return nil }
      let lines = file.body.split(separator: "\n").filter { $0.hasPrefix("<text") }
      // The first line is the paragraph, the last one the title.
      guard lines.count > 1 else { return name }
      return "\(name) \(lines[0].drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })"
    }
    #expect(files == expected, sourceLocation: location)
  }

  @Test("each change is a picture, and the last one is also there in the dark")
  func changes() async throws {
    try await check(
      "S", #"it shows "a""#, "nothing happens", #"it shows "b""#, #"it shows "b""#,
      #"it shows "a""#,
      leave: ["door-light.svg a", "door-light.svg b", "door-light.svg a", "door-dark.svg a"])
  }

  @Test("a scenario in which nothing is to be seen has no pictures")
  func nothing() async throws {
    try await check("S", "nothing happens", #"it shows """#, leave: [])
    try await check("with placeholders", "nothing happens", leave: [])
  }

  @Test("vanishing is a change")
  func vanishing() async throws {
    try await check(
      "S", #"it shows "a""#, #"it shows """#,
      leave: ["door-light.svg a", "door-light.svg", "door-dark.svg"])
    try await check(
      "with placeholders", #"it shows "a""#, #"it shows "-""#,
      leave: ["door-light.svg a", "door-light.svg -", "door-dark.svg -"])
  }

  @Test("a step that fails leaves its picture as well")
  func failure() async throws {
    try await check(
      "S", #"it shows "a" and breaks"#, leave: ["door-light.svg a", "door-dark.svg a"])
  }

  @Test("an empty screen cannot be approved")
  func approval() async throws {
    let text =
      "Feature: F\n  Scenario: S\n    Then the door screen looks as approved in \"none\"\n"
    let source = Source(uri: "a.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [doorSteps])
    #expect(run.complaints.first?.contains("there is nothing on the screen yet") == true)
  }
}
