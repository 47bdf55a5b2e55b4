import Synchronization

/// Writes attachments into files of their own, equal ones once.
final class AttachmentFolder: Sendable {
  private let folder: String
  private let files: FileSystem
  private let failure = Mutex<CommandError?>(nil)

  init(_ folder: String, files: FileSystem) {
    self.folder = Path.tidy(folder)
    self.files = files
  }

  /// What could not be written, if anything; its attachments stayed in the messages.
  var problem: CommandError? { failure.withLock { $0 } }

  /// Writes an attachment and returns its path; nothing if that failed.
  func store(_ bytes: [UInt8], mediaType: String, fileName: String?) -> String? {
    let name = "\(Self.digest(of: bytes)).\(Self.ending(mediaType, fileName))"
    let path = Path.join(folder, name)
    if files.kind(of: path) == .file { return path }
    do throws(FileSystem.Failure) {
      let descriptor = try files.create(path)
      try FileSystem.write(bytes, to: descriptor)
      try FileSystem.close(descriptor)
      return path
    } catch {
      failure.withLock { $0 = $0 ?? .unwritable(path, reason: error.reason) }
      return nil
    }
  }

  /// Names the content: 128 bits of Fowler, Noll and Vo's hash, which is enough among friends.
  private static func digest(of bytes: [UInt8]) -> String {
    let prime: UInt64 = 0x100_0000_01B3
    var (first, second) = (UInt64(0xCBF2_9CE4_8422_2325), UInt64(0x8422_2325_CBF2_9CE4))
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* prime
      second = (second &* prime) ^ UInt64(byte)
    }
    return [first, second].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// What the name ends with: as the author named it, else by its type.
  private static func ending(_ mediaType: String, _ fileName: String?) -> String {
    let given = fileName?.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    if let given, (1...8).contains(given.utf8.count), given.utf8.allSatisfy(\.isPlain) {
      return String(given)
    }
    let type = mediaType.prefix { $0 != ";" }
    let known = [
      "text/plain": "txt", "image/jpeg": "jpg", "image/svg+xml": "svg", "text/markdown": "md",
    ]
    if let ending = known[String(type)] { return ending }
    let part = type.split(separator: "/").last.map { $0.split(separator: "+").last ?? $0 } ?? ""
    return (1...8).contains(part.utf8.count) && part.utf8.allSatisfy(\.isPlain)
      ? String(part) : "bin"
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
