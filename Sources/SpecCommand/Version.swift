/// The versions that `--version` prints and messages name.
enum Version {
  static let current = "0.1.0"
  /// The version of the Cucumber Messages that are written.
  static let protocolVersion = "34.2.1"
}
