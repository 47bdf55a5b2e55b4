import ConnectionSteps
import Messages
import SessionTestSupport
import StepKit
import Testing

struct ConnectionStepsTests {
  private struct Phone: ConnectedWorld {
    var isConnected: Bool?

    init(_ scenario: ScenarioContext) {}

    mutating func connect() { isConnected = true }
    mutating func disconnect() { isConnected = false }
  }

  private static let library = StepLibrary(Phone.self) {
    connectionSteps(of: Phone.self, named: "phone")
    Then("it is {word}") { (phone: inout Phone, state: String) in
      try expect(phone.isConnected.map { $0 ? "on" : "off" }, equals: state)
    }
  }

  @Test(arguments: [
    ("I have internet connection", "on"),
    ("that I have an internet connection", "on"),
    ("the customer has connectivity", "on"),
    ("the user has a working connection", "on"),
    ("the app is online", "on"),
    ("we are connected to the internet", "on"),
    ("there is a network connection", "on"),
    ("the internet connection is available", "on"),
    ("the customer has connectivity again", "on"),
    ("the app regains the connection", "on"),
    ("I am back online", "on"),
    ("the device goes online again", "on"),
    ("the connection comes back", "on"),
    ("the internet connection has been restored", "on"),
    ("the customer doesn't have connectivity", "off"),
    ("the customer does not have connectivity anymore", "off"),
    ("I have no internet connection", "off"),
    ("the user no longer has a connection", "off"),
    ("the player loses the connection", "off"),
    ("the app has lost its connection", "off"),
    ("the device goes offline", "off"),
    ("the phone is not connected to the internet", "off"),
    ("the app isn’t online", "off"),
    ("there is no internet", "off"),
    ("there isn't any connection", "off"),
    ("the connection is lost", "off"),
    ("the internet connection breaks off", "off"),
    ("the network is not available", "off"),
  ])
  func sentences(sentence: String, state: String) async throws {
    let text = "Feature: f\n  Scenario: s\n    Given \(sentence)\n    Then it is \(state)\n"
    let run = try await SessionRun(
      [Source(uri: "f.feature", data: text, mediaType: .gherkin)], [Self.library])
    #expect(run.succeeded, "\(sentence)")
  }
}
