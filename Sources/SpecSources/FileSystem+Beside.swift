import CLibrary

/// Files that features name, which lie in the folder of their feature.
extension FileSystem {
  /// The path of what a feature names; nil where it lies outside the folder of the feature.
  ///
  /// All links are followed. Where the feature is a link itself, as build systems put links to a project's files
  /// into a folder, the folder of the file that it leads to counts as well.
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

  /// Where a path leads when all links are followed, whether or not something is there.
  private func resolved(_ path: String) throws(Failure) -> String {
    let path = try resolvingLinks(of: path)
    if let place = realpath(systemPath(path), nil) {
      defer { free(place) }
      return PathBytes.text(ofCString: place)
    }
    let code = errno
    let name = Path.name(of: path)
    // What is above a folder that is not there is nowhere.
    guard code == ENOENT, name != "..", path != "/" else { throw Failure(code: code) }
    return Path.join(try resolved(Path.folder(of: path)), name)
  }
}
