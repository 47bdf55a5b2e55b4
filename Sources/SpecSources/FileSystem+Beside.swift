import CLibrary

/// Files that features name, which are in the folder of their feature.
extension FileSystem {
  /// The path of a file that a feature names; nil if it is outside the folder of the feature.
  ///
  /// All links are followed. If the feature is a link itself, as build systems put links to a project's files
  /// into a folder, the folder of the link's target counts as well.
  package func path(of name: String, beside feature: String) throws(Failure) -> String? {
    guard Path.isBelow(name) else { return nil }
    let folder = Path.folder(of: feature)
    let path = Path.join(folder, name)
    if unsaved[path] != nil { return path }
    let place = try resolved(absolute(path))
    let folders = [
      try? resolved(absolute(folder)), (try? resolved(absolute(feature))).map(Path.folder),
    ]
    let isInside = folders.contains { folder in
      folder.map { place.utf8.starts(with: Path.join($0, "").utf8) } ?? false
    }
    return isInside ? path : nil
  }

  /// The target of a path when all links are followed, whether or not it exists.
  private func resolved(_ path: String) throws(Failure) -> String {
    let path = try resolvingLinks(of: path)
    if let place = realpath(systemPath(path), nil) {
      defer { free(place) }
      return PathBytes.text(ofCString: place)
    }
    let code = errno
    let name = Path.name(of: path)
    // The parent of a missing folder is undefined.
    guard code == ENOENT, name != "..", path != "/" else { throw Failure(code: code) }
    return Path.join(try resolved(Path.folder(of: path)), name)
  }
}
