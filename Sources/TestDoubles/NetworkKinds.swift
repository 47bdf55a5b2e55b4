public import Ports

/// The kinds of network that a run may ask for by name.
///
/// A step library asks for a kind by the name in its scenario's parameters and links none except the
/// stub. The program that runs the libraries adds the others:
///
///     await NetworkKinds.$known.withValue(.stub.adding("loopback", makeLoopbackNetwork)) { … }
public struct NetworkKinds: Sendable {
  /// Makes a network whose delays pass on the scheduler.
  public typealias Make = @Sendable (any Scheduler) async throws -> any TestNetwork

  /// The kinds that `makeNetwork` chooses from in this task and its children.
  @TaskLocal public static var known = NetworkKinds.stub

  /// The stub network alone.
  public static let stub = NetworkKinds(kinds: ["stub": { StubNetwork(scheduler: $0) }])

  fileprivate let kinds: [String: Make]

  /// These kinds and one more.
  public func adding(_ name: String, _ make: @escaping Make) -> NetworkKinds {
    NetworkKinds(kinds: kinds.merging([name: make]) { _, new in new })
  }

  /// The names of the kinds, sorted.
  public var names: [String] { kinds.keys.sorted() }
}

/// A new network of the kind called `name`; by default `stub`.
///
/// Throws `UnknownNetwork` for a name that is not in `NetworkKinds.known`.
public func makeNetwork(
  _ name: String?, scheduler: any Scheduler
) async throws -> any TestNetwork {
  let name = name ?? "stub"
  let known = NetworkKinds.known
  guard let make = known.kinds[name] else { throw UnknownNetwork(name: name, known: known.names) }
  return try await make(scheduler)
}

/// The error of a request for an unknown kind of network.
public struct UnknownNetwork: Error, Hashable, Sendable, CustomStringConvertible {
  /// The requested name.
  public var name: String
  /// The known names, sorted.
  public var known: [String]

  public var description: String {
    "there is no network \"\(name)\" (known: \(known.joined(separator: ", ")))"
  }
}
