import SpecSources

/// The facts that specs need about the folder that they are put into.
extension FileSystem {
  /// The last part of its path; empty for the root of the file system.
  var name: String { Path.name(of: Path.normal(workingDirectory)) }

  /// The text of a file; nil if it does not exist or cannot be read.
  func text(of path: String) -> String? {
    (try? read(path, limit: 1 << 20)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Whether a folder in it holds a feature, at any depth.
  func hasFeatures(in folder: String) -> Bool {
    var discovery = FeatureDiscovery(files: self)
    return kind(of: folder) == .folder
      && !discovery.files(below: folder, where: Path.isFeature).isEmpty
  }

  /// The nearest folder around this one that is a repository; nil if this one is or none is.
  var repositoryAround: String? {
    // The folder may not be there yet, so that no way leads up from it.
    let path = Path.normal(workingDirectory)
    var around = path
    while kind(of: Path.join(around, ".git")) == nil {
      guard around != "/" else { return nil }
      around = Path.folder(of: around)
    }
    return around == path ? nil : around
  }
}
