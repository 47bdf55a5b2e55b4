package import Messages
import SpecSession
import SpecSources
package import StepKit

package typealias JSON = JSONTree

/// A language server as a state machine: messages of a client in, messages for it out.
///
/// It reads no clock and no stream. The front end passes on each body that arrives, calls `settle()` when
/// no more is waiting, `prepare()` as long as it can and nothing arrives, `tick()` once a second, and writes what `takeOutgoing()` gives. Nothing that a client
/// sends ends it but `exit`.
package struct LanguageServer {
  /// All that it takes from its front end.
  package struct Environment {
    /// The steps of this program.
    package var libraries: () -> [StepLibrary]
    /// The settings that hold in a folder.
    package var project: (_ root: String) -> Project
    /// The folder to work in if the client names none; absolute.
    package var workingDirectory: String
    package var version: String
    /// The name by which people run the program.
    package var program: String
    /// Nanoseconds since some moment, never going back.
    package var now: () -> Int64

    package init(
      libraries: @escaping () -> [StepLibrary],
      project: @escaping (_ root: String) -> Project, workingDirectory: String,
      version: String, program: String, now: @escaping () -> Int64
    ) {
      self.libraries = libraries
      self.project = project
      self.workingDirectory = workingDirectory
      self.version = version
      self.program = program
      self.now = now
    }
  }

  enum Phase: Equatable {
    case waiting
    case running
    case shutDown
    case ended(status: Int32)
  }

  let environment: Environment
  var phase = Phase.waiting
  /// The client's first request, for a program that carries on.
  var initialization: JSON?
  var client = Client(.null)
  var workspace: Workspace
  /// The keys of the documents whose diagnostics the client does not have yet.
  var unpublished = Set<String>()
  private var outgoing: [JSON] = []
  private var requestCount = 0

  package init(_ environment: Environment) {
    self.environment = environment
    let files = FileSystem(workingDirectory: environment.workingDirectory)
    workspace = Workspace(Project(settings: .init()), files: files)
  }

  /// The status to end with, once the client has ended the session.
  package var exitStatus: Int32? {
    if case .ended(let status) = phase { status } else { nil }
  }

  /// The messages for the client, each as a body.
  package mutating func takeOutgoing() -> [[UInt8]] {
    defer { outgoing = [] }
    return outgoing.map(\.bytes)
  }
}

// MARK: - Messages

extension LanguageServer {
  /// Takes the body of a message.
  package mutating func receive(_ body: [UInt8]) {
    do throws(MessageError) {
      receive(try JSON(reading: body))
    } catch {
      respond(to: .null, with: .notJSON(error))
    }
  }

  /// Takes bytes that are no message, and why.
  package mutating func receive(fault: String) { respond(to: .null, with: .notFramed(fault)) }

  package mutating func receive(_ message: JSON) {
    guard message.isObject else {
      return respond(to: .null, with: .notRequest("expected an object"))
    }
    let id = message["id"]
    guard let method = message["method"]?.string else {
      // An answer to a request of this server, none of which needs one.
      if id != nil, message["error"] != nil || hasResult(message) { return }
      return respond(to: id ?? .null, with: .notRequest("expected a member \"method\""))
    }
    let parameters = message["params"] ?? .object([])
    guard let id else { return receive(notification: method, parameters) }
    switch id {
    case .integer, .string, .number: break
    default: return respond(to: .null, with: .notRequest("\"id\": expected a number or a string"))
    }
    do throws(ResponseError) {
      let result = try answer(method, parameters)
      send(["jsonrpc": "2.0", "id": id, "result": result])
    } catch {
      respond(to: id, with: error)
    }
  }

  /// Whether a message has a result, be it null.
  private func hasResult(_ message: JSON) -> Bool {
    guard case .object(let members) = message else { return false }
    return members.contains { $0.name == "result" }
  }

  private mutating func answer(
    _ method: String, _ parameters: JSON
  ) throws(ResponseError) -> JSON {
    switch phase {
    case .waiting where method != "initialize": throw .notInitialized
    case .shutDown, .ended: throw .shutDown
    default: break
    }
    return try result(of: method, parameters)
  }

  private mutating func receive(notification method: String, _ parameters: JSON) {
    if method == "exit" {
      phase = .ended(status: phase == .shutDown ? 0 : 1)
      return
    }
    // Messages that come too early or too late are ignored.
    guard phase == .running else { return }
    do throws(ResponseError) {
      try take(notification: method, parameters)
    } catch {
      log(.error, "\(method): \(error.message)")
    }
  }
}

// MARK: - Sending

extension LanguageServer {
  mutating func send(_ message: JSON) { outgoing.append(message) }

  private mutating func respond(to id: JSON, with error: ResponseError) {
    send(["jsonrpc": "2.0", "id": id, "error": error.json])
  }

  mutating func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Asks the client for something that needs no answer.
  mutating func request(_ method: String, _ parameters: JSON? = nil) {
    requestCount += 1
    send(
      JSON(members: [
        ("jsonrpc", "2.0"), ("id", .string("specrun-\(requestCount)")), ("method", .string(method)),
        ("params", parameters),
      ]))
  }

  enum MessageType: Int {
    case error = 1
    case info = 3
  }

  /// Writes into the client's log.
  mutating func log(_ type: MessageType, _ text: String) {
    notify("window/logMessage", ["type": .integer(type.rawValue), "message": .string(text)])
  }

  /// Shows something to the person.
  mutating func show(_ type: MessageType, _ text: String) {
    notify("window/showMessage", ["type": .integer(type.rawValue), "message": .string(text)])
  }
}
