package import Messages

/// The messages of a scenario that wait for the scenarios before it.
package enum HeldMessages: Sendable {
  case scenario([Envelope])
  /// No messages wait any more.
  case nothing
}
