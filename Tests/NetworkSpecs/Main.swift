import CLibrary
import Foundation
import SpecCommand
import SpecTools
import StepKit

/// Steps that use sockets and hide what becomes of it, for `NetworkGuardTests`.
@main
struct Main {
  static func main() async {
    await Specrun.main([networkSteps], tools: .all)
  }
}

struct NetworkWorld: World {
  init(_ scenario: ScenarioContext) {}
}

let networkSteps = StepLibrary(NetworkWorld.self) {
  When("a step connects to {string} port {int}") {
    (_: inout NetworkWorld, host: String, port: Int) in
    _ = try? exchange(SocketKind.stream, host, port)
  }
  When("a step sends a datagram to {string} port {int}") {
    (_: inout NetworkWorld, host: String, port: Int) in
    _ = try? exchange(SocketKind.datagram, host, port)
  }
  When("a step looks up {string}") { (_: inout NetworkWorld, name: String) in
    var result: UnsafeMutablePointer<addrinfo>?
    if getaddrinfo(name, "443", nil, &result) == 0 { freeaddrinfo(result) }
  }
  When("a step runs {string}") { (_: inout NetworkWorld, script: String) in
    _ = try? shell(script)
  }
  When("a detached task connects to {string} port {int}") {
    (_: inout NetworkWorld, host: String, port: Int) in
    await Task.detached { _ = try? exchange(SocketKind.stream, host, port) }.value
  }
  When("a thread that goes on connects to 192.0.2.7 after 50 ms") { _ in
    var thread = pthread_t()
    let error = pthread_create(
      &thread, nil,
      { _ in
        usleep(50_000)
        _ = try? exchange(SocketKind.stream, "192.0.2.7", 80)
        return nil
      }, nil)
    try expect(error, equals: 0, "the error")
  }
  When("a step opens and closes {int} connections to {string}") {
    (_: inout NetworkWorld, count: Int, host: String) in
    for port in 1...count { _ = try? exchange(SocketKind.stream, host, port % 60_000 + 1) }
  }
  Then("a server on {string} answers a client of {string}") {
    (_: inout NetworkWorld, address: String, host: String) in
    try talk(to: host, serverOn: address)
  }
  Then("a datagram from {string} to itself arrives") { (_: inout NetworkWorld, host: String) in
    try echo(host)
  }
  Then("local sockets carry bytes") { _ in
    var ends: [Int32] = [-1, -1]
    try check(socketpair(AF_UNIX, SocketKind.stream.number, 0, &ends), "socketpair")
    defer { ends.forEach { close($0) } }
    try check(Int32(send(ends[0], "x", 1, 0)), "send")
    var byte: UInt8 = 0
    try expect(recv(ends[1], &byte, 1, 0), equals: 1, "the bytes received")
  }
  When("a step listens on port {int} with an address of no family") {
    (_: inout NetworkWorld, port: Int) in
    let server = socket(AF_INET, SocketKind.stream.number, 0)
    try check(server, "socket")
    defer { close(server) }
    // AF_UNSPEC, the port, 0.0.0.0.
    let address: [UInt8] =
      [0, 0, UInt8(port >> 8), UInt8(port & 0xFF)] + Array(repeating: 0, count: 12)
    _ = address.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { bind(server, $0.baseAddress, 16) }
    }
  }
  Then("Foundation runs {string}") { (_: inout NetworkWorld, script: String) in
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    try process.run()
    process.waitUntilExit()
    try expect(process.terminationStatus, equals: 0, "its status")
  }
  Then("{string} succeeds") { (_: inout NetworkWorld, script: String) in
    try expect(try shell(script), equals: 0, "its status")
  }
  When("nothing happens") { _ in }
  After("@reaches-afterwards") { (_: inout NetworkWorld) in
    _ = try? exchange(SocketKind.stream, "192.0.2.9", 80)
  }
}

// MARK: - Sockets

enum SocketKind {
  case stream
  case datagram

  var number: Int32 {
    #if os(Linux)
      Int32(self == .stream ? SOCK_STREAM.rawValue : SOCK_DGRAM.rawValue)
    #else
      self == .stream ? SOCK_STREAM : SOCK_DGRAM
    #endif
  }
}

struct SystemError: Error, CustomStringConvertible {
  let description: String
}

func check(_ result: Int32, _ call: String) throws {
  if result < 0 { throw SystemError(description: "\(call): \(String(cString: strerror(errno)))") }
}

/// An address without a look at any name server.
private func withAddress<Result>(
  _ host: String, _ port: Int, _ body: (UnsafeMutablePointer<addrinfo>) throws -> Result
) throws -> Result {
  var hints = addrinfo()
  hints.ai_flags = AI_NUMERICHOST
  var result: UnsafeMutablePointer<addrinfo>?
  guard getaddrinfo(host, String(port), &hints, &result) == 0, let result else {
    throw SystemError(description: "\(host) is no address")
  }
  defer { freeaddrinfo(result) }
  return try body(result)
}

/// Connects, or sends a datagram.
private func exchange(_ kind: SocketKind, _ host: String, _ port: Int) throws {
  try withAddress(host, port) { address in
    let client = socket(address.pointee.ai_family, kind.number, 0)
    try check(client, "socket")
    defer { close(client) }
    switch kind {
    case .stream:
      try check(connect(client, address.pointee.ai_addr, address.pointee.ai_addrlen), "connect")
    case .datagram:
      let count = sendto(
        client, "x", 1, 0, address.pointee.ai_addr, address.pointee.ai_addrlen)
      try check(Int32(count), "sendto")
    }
  }
}

private func localPort(of socket: Int32) throws -> Int {
  var address = sockaddr_storage()
  var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
  try withUnsafeMutablePointer(to: &address) { pointer in
    try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
      try check(getsockname(socket, pointer, &size), "getsockname")
    }
  }
  return withUnsafeBytes(of: &address) { Int($0[2]) << 8 | Int($0[3]) }
}

private func talk(to host: String, serverOn address: String) throws {
  try withAddress(address, 0) { address in
    let server = socket(address.pointee.ai_family, SocketKind.stream.number, 0)
    try check(server, "socket")
    defer { close(server) }
    try check(bind(server, address.pointee.ai_addr, address.pointee.ai_addrlen), "bind")
    try check(listen(server, 1), "listen")
    try exchange(.stream, host, localPort(of: server))
    let connection = accept(server, nil, nil)
    try check(connection, "accept")
    close(connection)
  }
}

private func echo(_ host: String) throws {
  try withAddress(host, 0) { address in
    let server = socket(address.pointee.ai_family, SocketKind.datagram.number, 0)
    try check(server, "socket")
    defer { close(server) }
    try check(bind(server, address.pointee.ai_addr, address.pointee.ai_addrlen), "bind")
    try exchange(.datagram, host, localPort(of: server))
    var byte: UInt8 = 0
    try expect(recv(server, &byte, 1, 0), equals: 1, "the bytes received")
  }
}

/// The status of a shell script, whose output is thrown away.
private func shell(_ script: String) throws -> Int32 {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for stream: Int32 in [1, 2] {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
  }
  let words: [String] = ["/bin/bash", "-c", script]
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  arguments.append(nil)
  defer { arguments.forEach { free($0) } }
  var process: pid_t = 0
  let error = posix_spawn(&process, "/bin/bash", &actions, nil, &arguments, environ)
  guard error == 0 else { throw SystemError(description: String(cString: strerror(error))) }
  var status: Int32 = 0
  try check(waitpid(process, &status, 0), "waitpid")
  return status
}
