import Messages
import SpecReporting
import StepKit
import Testing

@testable import SpecCatalog

/// The mean time of a definition, found by its pattern and place.
struct StepTimesTests {
  @Test(arguments: [
    ("a {size} cup of {string}", "Shop/Cups.swift", 2, 2),
    // The code has moved since then, in its file or to another one.
    ("a {size} cup of {string}", "Shop/Cups.swift", 77, 2),
    ("a {size} cup of {string}", "Other.swift", 1, 2),
    ("it is {size}", "Shop/Cups.swift", 9, 1), ("the <menu>:", "Shop/Menu.swift", 4, nil),
    ("never", "Shop/Cups.swift", 2, nil),
  ])
  func mean(pattern: String, uri: String, line: Int, runs: Int?) async {
    var times = StepTimes()
    times.add(await record().1)
    let time = times.time(of: pattern, at: Place(uri: uri, line: line))
    #expect(time?.runs == runs)
    #expect(time?.mean == runs.map { _ in .milliseconds(2) })
  }

  @Test("several runs count together")
  func severalRuns() async {
    let messages = await record().1
    var times = StepTimes()
    for _ in 0..<3 { times.add(messages) }
    let time = times.time(of: "it is {size}", at: Place(uri: "Shop/Cups.swift", line: 9))
    #expect(time?.runs == 3)
    #expect(time?.mean == .milliseconds(2))
  }

  @Test("definitions of two Worlds with one pattern are distinguished")
  func twoWorlds() async {
    let own = StepLibrary(Shop.self, in: "Features/") { shop }
    let other = StepLibrary(Mail.self, in: "Mail/") {
      Then("it is {size}", file: "/code/Mail/Letters.swift", line: 5) {
        (_: inout Mail, _: String) in
      }
    }
    var times = StepTimes()
    times.add(await record([own, other]).1)
    #expect(times.time(of: "it is {size}", at: Place(uri: "Shop/Cups.swift", line: 9))?.runs == 1)
    #expect(times.time(of: "it is {size}", at: Place(uri: "Mail/Letters.swift", line: 5)) == nil)
    #expect(times.time(of: "it is {size}", at: Place(uri: "Elsewhere.swift", line: 1)) == nil)
    times.add(await record([shop]).1)
    #expect(times.time(of: "it is {size}", at: Place(uri: "Shop/Cups.swift", line: 9))?.runs == 2)
  }
}
