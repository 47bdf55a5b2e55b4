/// The part of the network that steps may use, with everything that they start.
package enum NetworkLevel: String, Sendable, CaseIterable {
  /// Local sockets and pipes only.
  case deny
  /// The addresses of this machine alone too: 127.0.0.0/8 and ::1.
  case loopback
  /// No guard.
  case allow
}
