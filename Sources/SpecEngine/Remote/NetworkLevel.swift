/// The part of the network that steps and the processes they start may use.
package enum NetworkLevel: String, Sendable, CaseIterable {
  /// Local sockets and pipes only.
  case deny
  /// Also the addresses of this machine itself: 127.0.0.0/8 and ::1.
  case loopback
  /// No guard.
  case allow
}
