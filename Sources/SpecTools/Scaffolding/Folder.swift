import SpecSources

/// A folder that specs are to be put into, as far as they care.
struct Folder {
  /// Absolute, see `Path.normal`.
  let path: String
  /// The kind of thing at a path, absolute or relative to the folder; nil if there is nothing.
  let kind: (String) -> Kind?
  /// The text of a file; nil if there is none that can be read.
  let text: (String) -> String?
  /// Whether a folder holds a feature, at any depth.
  let hasFeatures: (String) -> Bool

  enum Kind {
    case file
    case folder
  }

  /// The last part of its path; empty for the root of the file system.
  var name: String { Path.name(of: path) }

  /// The nearest folder around this one that is a repository; nil if this one is or none is.
  var repositoryAround: String? {
    // The folder may not be there yet, so that no way leads up from it.
    var parts = path.split(separator: "/")
    var around = path
    while kind("\(around == "/" ? "" : around)/.git") == nil {
      guard parts.popLast() != nil else { return nil }
      around = "/" + parts.joined(separator: "/")
    }
    return around == path ? nil : around
  }
}
