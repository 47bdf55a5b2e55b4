import CLibrary
import Foundation

/// A program that is used as a person uses it: keys in, what a screen would show out.
final class PseudoTerminal {
  private let process = Process()
  /// The end of the person who types and reads.
  private let descriptor: Int32
  private var unread = ""

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String]
  ) throws {
    var (typist, screen): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 50, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&typist, &screen, nil, nil, &size) == 0 else {
      throw Failure(description: "no pseudo terminal: \(errno)")
    }
    descriptor = typist
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    let handle = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    process.terminate()
    close(descriptor)
    process.waitUntilExit()
  }

  func type(_ keys: String) throws {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "nothing reads keys: \(errno)") }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Whether the terminal itself shows typed keys, as a shell has it.
  var echoes: Bool {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// The status of the program, after its end.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Everything that is shown up to a text, which has to come within a minute.
  func read(until mark: String) throws -> String {
    while true {
      if let range = unread.range(of: mark) {
        defer { unread = String(unread[range.upperBound...]) }
        return String(unread[..<range.lowerBound])
      }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      var buffer = [UInt8](repeating: 0, count: 4096)
      guard poll(&request, 1, 60_000) == 1,
        case let count = systemRead(descriptor, &buffer, buffer.count), count > 0
      else { throw Failure(description: "no \(mark) in \(unread)") }
      unread += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}

/// The system's call, whose name the class has, too.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  read(descriptor, buffer, count)
}
