import StepKit

extension FileSystem {
  /// Reads what steps ask for: files beside their feature, never outside its folder.
  var resources: ResourceReader {
    ResourceReader { name, featureURI in
      let path = Path.join(Path.folder(of: featureURI), name)
      guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
        throw ResourceError(path: path, reason: "a resource must lie in the folder of its feature")
      }
      do throws(Failure) {
        return Resource(path: path, bytes: try read(path))
      } catch {
        throw ResourceError(path: path, reason: error.reason)
      }
    }
  }
}
