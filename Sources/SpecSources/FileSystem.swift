import CLibrary

/// The files of this machine, by the system's own calls.
///
/// Foundation would add ten milliseconds to every start and reports too little when something fails.
public struct FileSystem: Sendable {
  /// The folder that relative paths begin from; absolute.
  public let workingDirectory: String

  /// Contents that replace those of files, by their paths, such as those of an editor's windows.
  let unsaved: [String: [UInt8]]

  /// - Parameters:
  ///   - workingDirectory: An absolute path.
  ///   - unsaved: Contents that replace those of files, by their paths as they are named on the command
  ///     line.
  public init(workingDirectory: String, unsaved: [String: [UInt8]] = [:]) {
    self.workingDirectory = workingDirectory
    self.unsaved = unsaved
  }

  /// The kinds of files.
  public enum Kind: Sendable {
    case file
    case folder
    /// A pipe, socket or device: reading it could wait forever.
    case other

    init(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      default: self = .other
      }
    }
  }

  /// Identifies a file whatever path leads to it.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let node: UInt64

    init(_ status: stat) { (device, node) = (UInt64(status.st_dev), UInt64(status.st_ino)) }
  }

  /// Why a call to the system failed.
  public struct Failure: Error {
    /// `errno`.
    public let code: Int32

    package init(code: Int32) { self.code = code }

    /// Whether there is no such file.
    public var isMissing: Bool { code == ENOENT }

    /// Whether an existing name leads to nothing: to no file, or to itself.
    var isBrokenLink: Bool { code == ENOENT || code == ELOOP || code == ENOTDIR }

    /// Whether the reader of a pipe is gone.
    package var isClosedPipe: Bool { code == EPIPE }

    /// Whether a file has more bytes than the reader wants.
    package var isTooLarge: Bool { code == EFBIG }

    /// A pipe, socket or device was to be read, which could wait forever.
    static let notRegular = Failure(code: -1)

    /// The system's own words, such as `No such file or directory`.
    public var reason: String {
      switch code {
      case Self.notRegular.code: "it is not a regular file"
      case Self.noReader.code: "it is a pipe without a reader"
      case Self.locked.code:
        "another process has had it locked for a minute; end that process, and add the run from a "
          + "recording with `report`"
      case Self.inUse.code: "another run is writing to it"
      case Self.interfered.code:
        "something has removed, replaced or cut off the file while it was written; look for a step "
          + "that does so"
      default: String(cString: strerror(code))
      }
    }
  }

  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
  }

  /// The kind of file at `path`, links followed; nil if there is none.
  public func kind(of path: String) -> Kind? { try? examine(path) }

  /// The kind of file at `path`, links followed, or the reason why it is unknown.
  package func examine(_ path: String) throws(Failure) -> Kind {
    unsaved[path] != nil ? .file : Kind(try status(of: path))
  }

  /// The attributes that change when a file is written or replaced.
  package struct Stamp: Hashable, Sendable {
    package let identity: Identity
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  package func stamp(of path: String) -> Stamp? {
    guard let status = try? status(of: path) else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      identity: Identity(status), size: Int64(status.st_size), seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec))
  }

  package func identity(of path: String) -> Identity? { stamp(of: path)?.identity }

  /// Whether a file is there and is none of others, whatever they are called.
  package func isOther(_ path: String, than others: Set<String>) -> Bool {
    guard !others.contains(path), let identity = identity(of: path) else { return false }
    return !others.contains { self.identity(of: $0) == identity }
  }

  func status(of path: String) throws(Failure) -> stat {
    var status = stat()
    guard stat(systemPath(path), &status) == 0 else { throw Failure(code: errno) }
    return status
  }

  /// The bytes of a path for the system, with the NUL that ends them.
  func systemPath(_ path: String) -> [CChar] { PathBytes.cString(absolute(path)) }

  /// Opens a file that programs started by this process do not get.
  func descriptor(opening path: String, _ flags: Int32) throws(Failure) -> Int32 {
    let descriptor = open(systemPath(path), flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    return descriptor
  }

  static func status(of descriptor: Int32) throws(Failure) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    return status
  }

  /// All bytes of a regular file.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the working directory or absolute.
  ///   - limit: The number of bytes beyond which the file is not read. The default keeps a file that is named by
  ///     mistake out of memory.
  public func read(_ path: String, limit: Int = 1 << 30) throws(Failure) -> [UInt8] {
    if let bytes = unsaved[path] {
      guard bytes.count <= limit else { throw Failure(code: EFBIG) }
      return bytes
    }
    let file = try openForReading(path)
    defer { withExtendedLifetime(file) {} }
    let size = file.size
    guard size <= limit else { throw Failure(code: EFBIG) }
    // One byte more than the size: a file that has not grown is one piece.
    return try Self.read(file.descriptor, limit: limit, inPiecesOf: max(4096, size + 1))
  }

  /// Passes on the bytes of a regular file piece by piece, so that it is never in memory whole.
  package func read(
    _ path: String, inPiecesOf size: Int = 1 << 18, _ receive: ([UInt8]) -> Void
  ) throws(Failure) {
    if let bytes = unsaved[path] { return receive(bytes) }
    let file = try openForReading(path)
    var offset = 0
    while true {
      let piece = try file.bytes(at: offset, count: size)
      if piece.isEmpty { return }
      receive(piece)
      offset += piece.count
    }
  }

  /// All bytes that an open descriptor still has, be it a pipe or a terminal.
  package static func read(
    _ descriptor: Int32, limit: Int, inPiecesOf size: Int = 1 << 16
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let chunk = try readChunk(descriptor, capacity: size)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw Failure(code: EFBIG) }
    }
  }

  private static func readChunk(_ descriptor: Int32, capacity: Int) throws(Failure) -> [UInt8] {
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let result = systemRead(descriptor, buffer.baseAddress, capacity)
      count = max(0, result)
      if result < 0 { code = errno }
    }
    guard code == 0 else { throw Failure(code: code) }
    return chunk
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  public func names(in folder: String) throws(Failure) -> [String] {
    guard let handle = opendir(systemPath(folder)) else { throw Failure(code: errno) }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        PathBytes.text(of: bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those above it if they are missing.
  package func makeFolder(_ path: String) throws(Failure) {
    if path.isEmpty || kind(of: path) == .folder { return }
    try makeFolder(Path.folder(of: path))
    guard mkdir(systemPath(path), 0o777) == 0 || errno == EEXIST else { throw Failure(code: errno) }
  }
}
