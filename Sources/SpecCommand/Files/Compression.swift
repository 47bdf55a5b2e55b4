/// The ways of compressing a recording that are read, by the system's own programs.
///
/// A program runs on another core, is well kept, and is nothing that packages which use ours have to link.
package enum Compression: String, CaseIterable, Sendable {
  case gzip, zstd

  /// The endings of the file names that are read from a folder of recordings.
  package static let recordings = [".ndjson", ".ndjson.gz", ".ndjson.zst"]

  /// By the first bytes of a file: a name may say something else.
  package init?(of head: some Collection<UInt8>) {
    guard let found = Self.allCases.first(where: { head.starts(with: $0.mark) }) else { return nil }
    self = found
  }

  private var mark: [UInt8] {
    switch self {
    case .gzip: [0x1F, 0x8B]
    case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
    }
  }

  /// The program, which is also what its package is called.
  package var program: String { rawValue }

  /// Why a compressed file could not be read to its end.
  package enum Fault: Error, Equatable {
    /// The program is not installed.
    case noProgram
    /// The program's message about the file.
    case damaged(String)
    /// The system cannot make another process.
    case notStarted
  }
}
