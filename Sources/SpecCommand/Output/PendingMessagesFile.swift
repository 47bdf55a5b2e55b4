import Messages
import SpecEngine
import SpecSettings
import SpecSources
import Synchronization

/// A file next to a report of messages, with those of scenarios that have ended before their turn.
///
/// It exists as long as the run does; if the run is killed, `specrun report` reads both.
package final class PendingMessagesFile: Sendable {
  private let path: String
  private let files: FileSystem
  private let state = Mutex(State())

  private struct State {
    var descriptor: Int32?
    var isEmpty = true
    /// After the first failure nothing is written: the report itself will say why.
    var isFailed = false
  }

  /// The path for a report.
  package static func path(of report: String) -> String { "\(report).held" }

  init(of report: String, files: FileSystem) {
    path = files.absolute(Self.path(of: report))
    self.files = files
  }

  func receive(_ held: HeldMessages) {
    state.withLock { state in
      guard !state.isFailed else { return }
      do throws(FileSystem.Failure) {
        switch held {
        case .scenario(let envelopes): try write(envelopes, &state)
        case .nothing:
          guard !state.isEmpty, let descriptor = state.descriptor else { return }
          state.isEmpty = true
          try FileSystem.empty(descriptor)
        }
      } catch {
        state.isFailed = true
      }
    }
  }

  private func write(
    _ envelopes: [Envelope], _ state: inout State
  ) throws(FileSystem.Failure) {
    let descriptor: Int32
    if let opened = state.descriptor {
      descriptor = opened
    } else {
      FileSystem.remove(path)
      descriptor = try files.openExclusively(path).descriptor
      state.descriptor = descriptor
    }
    var bytes: [UInt8] = []
    for envelope in envelopes {
      envelope.appendJSON(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    state.isEmpty = false
    try FileSystem.write(bytes, to: descriptor)
  }

  /// Those of a run's reports.
  static func files(for settings: Settings, in files: FileSystem) -> [PendingMessagesFile] {
    settings.formats.compactMap { format in
      guard format.name == "message", let path = format.path, files.kind(of: path) == .file else {
        return nil
      }
      return PendingMessagesFile(of: path, files: files)
    }
  }

  /// Removes the file: everything is in the report.
  func remove() {
    state.withLock { state in
      guard let descriptor = state.descriptor.take() else { return }
      try? FileSystem.close(descriptor)
      FileSystem.remove(path)
    }
  }
}
