package import SpecEngine
package import SpecSettings
package import SpecSources

/// The destination of attachments that do not travel in messages.
package struct AttachmentKeeping: Sendable, Equatable {
  /// Nil if there is no folder.
  var folder: String?
  /// The size in bytes up to which an attachment may travel in messages.
  var inlineLimit: Int
  /// Whether the others go to the folder as well.
  var storesAll: Bool

  private static let folderName = "attachment-folder"
  private static let limitName = "max-attachment-size"
  private static let allName = "external-attachments"

  /// For a worker process; `init(frontEnd:)` reads it there.
  package var frontEnd: [String: String] {
    var values = [Self.limitName: "\(inlineLimit)"]
    values[Self.folderName] = folder
    if storesAll { values[Self.allName] = "true" }
    return values
  }

  package init(frontEnd: [String: String]) {
    folder = frontEnd[Self.folderName]
    inlineLimit = frontEnd[Self.limitName].flatMap { Int($0) } ?? .max
    storesAll = frontEnd[Self.allName] != nil
  }

  /// The folder of the settings, otherwise the one next to the first report in a file.
  package init(_ settings: Settings) {
    inlineLimit = settings.maxAttachmentSize
    storesAll = settings.externalAttachments != nil
    // Files cannot be put next to a device or an open descriptor.
    let reports = settings.formats.filter { target in
      target.path.map { !$0.hasPrefix("/dev/") && !$0.hasPrefix("/proc/") } ?? false
    }
    let first = reports.first { ["html", "message"].contains($0.name) } ?? reports.first
    folder = settings.externalAttachments ?? first?.path.map { "\($0)-files" }
  }
}

extension Run.Environment {
  package mutating func keep(_ attachments: AttachmentKeeping, in files: FileSystem) {
    store = attachments.folder.map { AttachmentFolder($0, files: files).store }
    inlineLimit = attachments.inlineLimit
    storesAll = attachments.storesAll
  }
}
