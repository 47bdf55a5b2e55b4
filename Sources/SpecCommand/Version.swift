import CSpecRevision

/// The versions that `--version` prints and messages name.
package enum Version {
  package static let current = "0.1.0"
  /// The day of that version, for the manual page.
  package static let day = "2026-11-23"
  /// The repository that packages depend on.
  package static let repository = "https://example.com/specrun.git"
  /// The version of the Cucumber Messages that are written.
  package static let protocolVersion = "34.2.1"
}

extension Version {
  /// The version with the build: the revision, if the build names it, and the configuration.
  package static var description: String {
    let revision = String(cString: csr_revision())
    return "\(current) (\(revision.isEmpty ? "" : "\(revision), ")\(configuration))"
  }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
