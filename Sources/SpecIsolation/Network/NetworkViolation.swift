/// A use of the network that the level in force refused.
struct NetworkViolation: Sendable, Hashable {
  enum Attempt: Sendable, Hashable {
    /// A connection or a message to `host:port`; the host alone if the protocol has no ports.
    case reach(String)
    /// A query for a name.
    case lookUp(String)
    case listen(String)
    /// A socket of a family with access to a network, by its number in `sys/socket.h`.
    case open(family: Int)
    /// The address could not be read.
    case unknown
  }

  let attempt: Attempt
  /// The name of the program that tried, if it was not the worker but one started by the step.
  var program: String?
}
