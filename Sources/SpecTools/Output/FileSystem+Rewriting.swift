import SpecCommand
import SpecSources

extension FileSystem {
  /// Replaces the contents of a file, whole or not at all; its permissions and a link to it stay.
  func rewrite(_ path: String, with bytes: [UInt8]) throws(Failure) {
    try checkWritable(path)
    let place = try resolvingLinks(of: path)
    let file = try createBeside(place)
    do throws(Failure) {
      do throws(Failure) {
        FileSystem.copyPermissions(of: place, to: file.descriptor)
        try FileSystem.write(bytes, to: file.descriptor)
        // Before its lock ends with it: the next one to write would find this one otherwise.
        try FileSystem.move(file.path, to: place)
      } catch {
        try? FileSystem.close(file.descriptor)
        throw error
      }
    } catch {
      FileSystem.remove(file.path)
      throw error
    }
    try FileSystem.close(file.descriptor)
  }
}
