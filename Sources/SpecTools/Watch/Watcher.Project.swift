extension Watcher {
  /// The places of things, by paths as reports name them: relative to the working directory, or absolute.
  struct Project: Sendable, Equatable {
    /// The configuration file.
    var configuration: String
    /// The folders with features and the files next to them.
    var roots: [String]
    /// The folders with Swift code; empty if nothing is to be built.
    var sources: [String] = []
    /// Other files that affect the build.
    var manifests: [String] = []
    /// Run by the shell to build this program; nil if no command is known.
    var buildCommand: String?
    /// Files and folders that runs write, or that no step reads.
    var ignored: Set<String> = []

    enum Kind {
      case configuration
      case source
      /// A feature or a file next to features.
      case content
      case nothing
    }

    func kind(of path: String) -> Kind {
      if path == configuration { return .configuration }
      if isIgnored(path) { return .nothing }
      if manifests.contains(path) { return .source }
      if Self.isSource(path), sources.contains(where: { path.isBelow($0) }) { return .source }
      return roots.contains { path.isBelow($0) } ? .content : .nothing
    }

    private func isIgnored(_ path: String) -> Bool {
      if ignored.contains(path) || ignored.contains(where: { path.isBelow($0) }) { return true }
      return path.split(separator: "/").contains { name in
        name != "." && name != ".." && Self.isScratch(String(name))
      }
    }

    /// Whether a name is one that editors and systems give to temporary files.
    private static func isScratch(_ name: String) -> Bool {
      name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name == "4913"
        || [".swp", ".swx", ".swo", ".tmp", ".bak", ".orig", ".part"]
          .contains(where: name.hasSuffix)
    }

    /// Whether a Swift package compiles the file.
    private static func isSource(_ path: String) -> Bool {
      let kinds = [
        ".swift", ".c", ".h", ".cc", ".cpp", ".cxx", ".hpp", ".m", ".mm", ".s", ".S", ".modulemap",
      ]
      return kinds.contains { path.hasSuffix($0) }
    }
  }
}

extension String {
  /// Whether this path leads to something in a folder, at any depth.
  func isBelow(_ folder: String) -> Bool {
    folder == "." ? !hasPrefix("/") && !"\(self)/".hasPrefix("../") : hasPrefix(folder + "/")
  }
}
