import SpecReporting
package import SpecSources

/// Writes attachments into files of their own, equal ones once.
package struct AttachmentFolder: Sendable {
  private let folder: String
  private let files: FileSystem

  package init(_ folder: String, files: FileSystem) {
    self.folder = Path.tidy(folder)
    self.files = files
  }

  /// Writes an attachment and returns its path.
  package func store(_ bytes: [UInt8], mediaType: String) throws -> String {
    let name = AttachmentFileName.name(of: bytes, mediaType: mediaType)
    let path = Path.join(folder, name)
    do throws(FileSystem.Failure) {
      try files.put(SideFile(name: name, bytes: bytes), in: folder)
      return path
    } catch {
      throw Unwritable(path: path, reason: error.reason)
    }
  }

  /// Shown in the report, below the attachment that stayed there.
  private struct Unwritable: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path): the attachment cannot be written: \(reason)" }
  }
}
