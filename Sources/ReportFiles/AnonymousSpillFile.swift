import SpecReporting
import SpecSources
import Synchronization

/// The part of a large run that a report keeps, in a file without a name that is made when it is needed.
final class AnonymousSpillFile: Sendable {
  private struct State {
    var file: OpenFile?
    var size = 0
    /// Whether nothing more is taken.
    var isFull = false
    var failure: FileSystem.Failure?
  }

  private let state = Mutex(State())
  private let files: FileSystem
  private let folder: String

  /// - Parameter folder: Where the file is made.
  init(in folder: String, files: FileSystem) { (self.folder, self.files) = (folder, files) }

  /// Why something could not be read again.
  var failure: FileSystem.Failure? { state.withLock(\.failure) }

  var store: ReportStore { ReportStore(keep: keep, bytes: bytes) }

  /// Bytes that cannot be written stay in memory.
  private func keep(_ bytes: [UInt8]) -> Range<Int>? {
    state.withLock { state in
      guard !state.isFull else { return nil }
      do throws(FileSystem.Failure) {
        let file =
          if let known = state.file { known } else { try files.openNameless(in: folder) }
        state.file = file
        try FileSystem.write(bytes, to: file.descriptor)
        state.size += bytes.count
        return state.size - bytes.count..<state.size
      } catch {
        // Part of the bytes may have been written, so that nothing after them is where it should be.
        state.isFull = true
        return nil
      }
    }
  }

  private func bytes(at range: Range<Int>) -> [UInt8] {
    state.withLock { state in
      do throws(FileSystem.Failure) {
        let found = try state.file?.bytes(at: range.lowerBound, count: range.count) ?? []
        if found.count < range.count { state.failure = state.failure ?? .cutShort }
        return found
      } catch {
        state.failure = state.failure ?? error
        return []
      }
    }
  }
}
