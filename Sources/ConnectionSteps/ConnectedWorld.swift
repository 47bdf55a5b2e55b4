public import StepKit

/// A World with a way to a server, which stories take away and bring back.
public protocol ConnectedWorld: World {
  /// Brings the connection back; nothing happens where there is one.
  mutating func connect() throws

  /// Takes the connection away: what is asked from now on fails, and so does what waits for an answer.
  mutating func disconnect() throws
}

/// The sentences that say whether there is a connection.
///
/// - Parameter opposite: How a story says that there is none, for audits.
public func connectionSteps<W: ConnectedWorld>(
  of world: W.Type, file: StaticString = #filePath, line: Int = #line
) -> StepLibrary {
  StepLibrary(W.self) {
    ParameterType.wording("is connected", ConnectionWords.connected, file: file, line: line)
    ParameterType.wording(
      "is connected again", ConnectionWords.connectedAgain, file: file, line: line)
    ParameterType.wording("is disconnected", ConnectionWords.disconnected, file: file, line: line)

    Given("(that ){is connected}", file: file, line: line) { (world: inout W, _: String) in
      try world.connect()
    }.statesDefault(opposite: "there is no connection")

    When("(that ){is connected again}", file: file, line: line) { (world: inout W, _: String) in
      try world.connect()
    }.isIdempotent()

    When("(that ){is disconnected}", file: file, line: line) { (world: inout W, _: String) in
      try world.disconnect()
    }.isIdempotent()
  }
}
