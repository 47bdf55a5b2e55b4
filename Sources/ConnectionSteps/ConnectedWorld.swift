public import StepKit

/// A World with a way to a server, which stories take away and bring back.
public protocol ConnectedWorld: World {
  /// Brings the connection back; nothing happens where there is one.
  mutating func connect() throws

  /// Takes the connection away: what is asked from now on fails. What becomes of requests that wait for
  /// an answer is the World's own business.
  mutating func disconnect() throws
}

/// The sentences that say whether there is a connection.
///
/// - Parameter name: The system's name in the names of parameter types, which all libraries share.
public func connectionSteps<W: ConnectedWorld>(
  of world: W.Type, named name: String, file: StaticString = #filePath, line: Int = #line
) -> StepLibrary {
  StepLibrary(W.self) {
    ParameterType.wording("\(name) is connected", ConnectionWords.connected, file: file, line: line)
    ParameterType.wording(
      "\(name) is connected again", ConnectionWords.connectedAgain, file: file, line: line)
    ParameterType.wording(
      "\(name) is disconnected", ConnectionWords.disconnected, file: file, line: line)

    Given(
      .expression("(that ){\(name) is connected}"), file: file, line: line
    ) { (world: inout W, _: String) in
      try world.connect()
    }.statesDefault(opposite: "there is no connection")

    When(
      .expression("(that ){\(name) is connected again}"), file: file, line: line
    ) { (world: inout W, _: String) in
      try world.connect()
    }.isIdempotent()

    When(
      .expression("(that ){\(name) is disconnected}"), file: file, line: line
    ) { (world: inout W, _: String) in
      try world.disconnect()
    }.isIdempotent()
  }
}
