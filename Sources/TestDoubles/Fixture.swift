public import Ports
public import YAML

/// Routes of a stub network, written as YAML next to the features.
///
///     routes:
///       - path: /question            # or url: http://host/question
///         method: GET                # unless said otherwise
///         query: {page: "2"}
///         answer:                    # or answers: [{…}, {…}], one a request
///           status: 200
///           headers: {Content-Type: application/json}
///           json: {question: …}      # or text, base64, file
///           delay: 1.5               # seconds of the virtual clock
///           held: true               # waits for a step
///       - path: /lost
///         answer: {failure: notConnected}   # or timedOut, cancelled
public struct Fixture: Hashable, Sendable {
  /// The routes, in the order of the text.
  public var routes: [StubNetwork.Route]

  /// Reads the text of the file called `path`.
  ///
  /// The path is used in errors only. A `file:` of an answer is read by `file`, which receives its name, a
  /// name without folders.
  public init(
    text: String, path: String, file: (String) -> [UInt8]? = { _ in nil }
  ) throws(FixtureError) {
    do throws(YAMLError) {
      guard let root = try parse(text) else {
        throw YAMLError(.missingKey("routes"), at: Position(line: 1, column: 1))
      }
      routes = try Fixture.routes(root, file: file)
    } catch {
      throw FixtureError(path: path, error: error)
    }
  }

  /// Reads a fixture that is part of another document.
  public init(_ node: Node, file: (String) -> [UInt8]? = { _ in nil }) throws(YAMLError) {
    routes = try Fixture.routes(node, file: file)
  }
}

/// An invalid fixture: `path:line:column: found …, expected …`.
public struct FixtureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as passed when the fixture was read.
  public var path: String
  /// The error, with its line and column.
  public var error: YAMLError

  public var description: String { "\(path):\(error)" }
}

extension StubNetwork {
  /// A network that answers according to `fixture`.
  public convenience init(scheduler: any Scheduler, fixture: Fixture) {
    self.init(scheduler: scheduler, routes: fixture.routes)
  }
}
