import CLibrary
import SpecSources

/// The folder of a package.
enum PackageFolder {
  /// The first folder above a source file that has a manifest; the current one if the sources are gone.
  static func around(_ file: String) -> String {
    let files = FileSystem(workingDirectory: "/")
    var folder = Path.folder(of: file)
    while !folder.isEmpty, folder != "/" {
      if files.kind(of: Path.join(folder, "Package.swift")) == .file { return folder }
      folder = Path.folder(of: folder)
    }
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return PathBytes.text(ofCString: path)
  }
}
