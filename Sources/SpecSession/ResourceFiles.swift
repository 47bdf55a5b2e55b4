public import SpecSources
public import StepKit

extension FileSystem {
  /// Reads the files that steps ask for: next to their feature, never outside its folder.
  ///
  /// - Parameter approving: Whether approved files are written instead of compared.
  public func resources(approving: Bool) -> ResourceReader {
    let approve: ResourceReader.Approve = { name, featureURI, bytes in
      let path = try resource(name, beside: featureURI)
      do throws(Failure) {
        let descriptor = try create(path)
        try FileSystem.write(bytes, to: descriptor)
        try FileSystem.close(descriptor)
      } catch {
        throw ResourceError(path: path, reason: error.reason)
      }
    }
    return ResourceReader(approve: approving ? approve : nil) { name, featureURI in
      let path = try resource(name, beside: featureURI)
      do throws(Failure) {
        return Resource(path: path, bytes: try read(path))
      } catch {
        throw ResourceError(path: path, reason: error.reason, isMissing: error.isMissing)
      }
    }
  }

  private func resource(_ name: String, beside featureURI: String) throws -> String {
    let path = Path.join(Path.folder(of: featureURI), name)
    do throws(Failure) {
      if let path = try self.path(of: name, beside: featureURI) { return path }
    } catch {
      throw ResourceError(path: path, reason: error.reason, isMissing: error.isMissing)
    }
    throw ResourceError(path: path, reason: "a resource must lie in the folder of its feature")
  }
}
