import BusStop
import BusStopSteps
import Foundation
import Pictures
import TestDoubles
import Testing
import YAML

/// Files of data and pictures in ordinary tests.
@Suite struct FixtureTests {
  @Test func aFixtureServesTestsAndStories() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../Features/departures.yaml")
    let fixture = try Fixture(
      text: String(contentsOf: file, encoding: .utf8), path: "departures.yaml")
    let clock = VirtualScheduler()
    let network = StubNetwork(scheduler: clock, fixture: fixture)
    let board = Board(stop: "Mill Road", client: network, scheduler: clock)
    board.turnOn()
    clock.advance(by: .seconds(30))
    #expect(board.departures.map(\.minutes) == [3, 8])
    #expect(network.unusedRoutes.isEmpty)
  }

  @Test func aMistakeInAFixtureHasItsPlace() {
    let error = #expect(throws: FixtureError.self) {
      try Fixture(text: "routes:\n  - pth: /departures\n", path: "departures.yaml")
    }
    #expect(error?.description.hasPrefix("departures.yaml:2:5: ") == true)
  }

  @Test func dataOfOnesOwn() throws {
    let text = """
      - line: 12
        to: Harbor
        minutes: 4
      """
    let timetable = try #require(try parse(text))
    let departures = try timetable.items.map { item in
      let fields = try item.fields("line", "to", "minutes")
      return Departure(
        line: try fields.required("line").string, destination: try fields.required("to").string,
        minutes: try fields.required("minutes").int)
    }
    #expect(departures == [Departure(line: "12", destination: "Harbor", minutes: 4)])
  }

  @Test func whatIsNoNumberHasItsPlace() throws {
    let node = try #require(try parse("minutes: soon"))
    let error = #expect(throws: YAMLError.self) { try node["minutes"]?.int }
    #expect(error?.description == "1:10: found \"soon\", expected a whole number")
  }

  @Test func equalScreensAreEqualPictures() throws {
    let clock = VirtualScheduler()
    let network = StubNetwork(scheduler: clock)
    let board = Board(stop: "Mill Road", client: network, scheduler: clock)
    network.add(.init(.path("/departures"), answers: [.text("12;Harbor;0")]))
    board.turnOn()
    #expect(
      Screen(board)
        == Screen(title: "Mill Road", elements: [.row(title: "12  Harbor", detail: "now")]))
    Attachment.record(Screen(board).svg(theme: .dark), named: "board.svg")
  }
}
