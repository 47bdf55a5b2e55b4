import CLibrary
import CSpecProcess

/// The open files of this process.
enum Descriptors {
  #if os(Linux)
    private static let folder = "/proc/self/fd"
  #else
    private static let folder = "/dev/fd"
  #endif

  static func open() -> [Int32: FileIdentity] {
    // The descriptor of the folder itself is closed when its names are known.
    SystemCalls.names(in: folder).compactMap { Int32($0) }
      .reduce(into: [:]) { $0[$1] = FileIdentity(of: $1) }
  }

  static func count(named name: String) -> Int {
    open().keys.count { self.name(of: $0) == name }
  }

  static func lowestFree() -> Int32 {
    let descriptor = fcntl(STDIN_FILENO, F_DUPFD, 0)
    if descriptor >= 0 { close(descriptor) }
    return descriptor
  }

  /// The path or the kind of an open file.
  static func name(of descriptor: Int32) -> String {
    #if os(Linux)
      let name = SystemCalls.link("\(folder)/\(descriptor)")
      // The number of a pipe or socket is different in each run.
      for kind in ["pipe", "socket"] where name.hasPrefix("\(kind):") { return kind }
      return name
    #else
      return "descriptor \(descriptor)"
    #endif
  }
}
