import CLibrary
import CSpecProcess

/// A system call that waits for its answer, and the memory of the program that made it.
///
/// A program that is killed meanwhile needs no answer, so the results of answering are ignored.
struct WaitingCall {
  let listener: Int32
  let call: csp_network_call

  func proceed() { _ = csp_network_answer(listener, call.id, 0) }

  func refuse(_ error: Int32) { _ = csp_network_answer(listener, call.id, error) }

  /// Answers with a socket on the loopback interface: returns the identity of a datagram socket, `nil`
  /// for another one or none.
  func giveSocket(family: Int32) -> UInt64? {
    var inode: UInt64 = 0
    let result = csp_network_give_socket(
      listener, call.id, family, Int32(truncatingIfNeeded: call.arguments.1),
      Int32(truncatingIfNeeded: call.arguments.2), &inode)
    return result == 0 && inode != 0 ? inode : nil
  }

  /// Replaces the program's socket by one end of a pair and returns the other end.
  func divert() -> Int32? {
    let descriptor = Int32(truncatingIfNeeded: call.arguments.0)
    let end = csp_network_divert(listener, call.id, descriptor, flags(of: descriptor))
    return end < 0 ? nil : end
  }
}

// MARK: - Memory

extension WaitingCall {
  /// Bytes of the program's memory; `nil` if it may not be read.
  func memory(at address: UInt64, _ count: UInt64) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
      let result = csp_network_read(
        listener, call.id, call.thread, address, buffer.baseAddress, buffer.count)
      initialized = max(0, result)
    }
    return bytes.isEmpty && count > 0 ? nil : bytes
  }

  /// The address at a pointer; `nil` if it may not be read.
  ///
  /// - Parameter defaultsToIPv4: Whether an address without a family is one of IPv4, as in the
  ///   kernel for datagrams.
  func address(
    at pointer: UInt64, _ length: UInt64, defaultsToIPv4: Bool = false
  ) -> SocketAddress? {
    let length = min(UInt64(UInt32(truncatingIfNeeded: length)), SocketAddress.maximumSize)
    guard var bytes = memory(at: pointer, length) else { return nil }
    if defaultsToIPv4, bytes.count >= 8, bytes[0] == 0, bytes[1] == 0 { bytes[0] = UInt8(AF_INET) }
    return SocketAddress(bytes)
  }

  /// The destination and the first part of the data of a message, as addresses in the program.
  struct Message {
    let name: UInt64
    let nameLength: UInt64
    let data: UInt64
    let dataLength: UInt64
  }

  /// The message at an address, or of a sequence the one at `index`; `nil` if it may not be read.
  func message(at pointer: UInt64, _ index: UInt32) -> Message? {
    // The kernel's `msghdr` and `iovec`; in a sequence each header has another word.
    guard let header = words(at: pointer &+ UInt64(index) * 64, 7) else { return nil }
    let part = header[3] > 0 ? words(at: header[2], 2) : nil
    return Message(
      name: header[0], nameLength: header[1], data: part?[0] ?? 0, dataLength: part?[1] ?? 0)
  }

  /// Words of the program's memory; `nil` if not all of them may be read.
  private func words(at address: UInt64, _ count: Int) -> [UInt64]? {
    guard let bytes = memory(at: address, UInt64(8 * count)), bytes.count == 8 * count else {
      return nil
    }
    return bytes.withUnsafeBytes { bytes in
      (0..<count).map { bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self) }
    }
  }
}

// MARK: - Process

extension WaitingCall {
  /// The identity of the call's socket.
  var inode: UInt64? {
    let descriptor = Int32(truncatingIfNeeded: call.arguments.0)
    let target = SystemCalls.link("/proc/\(call.thread)/fd/\(descriptor)")
    return number(in: target, after: "socket:[", radix: 10)
  }

  /// The identities of the sockets of IPv4 that are bound to a port.
  func sockets(at port: Int, areDatagram: Bool) -> [UInt64] {
    let kind = areDatagram ? "udp" : "tcp"
    let table = SystemCalls.text(of: "/proc/\(call.thread)/net/\(kind)", capacity: 1 << 20)
    return table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      // The local address is the second of them, the inode the tenth.
      guard fields.count > 9, let colon = fields[1].firstIndex(of: ":"),
        Int(fields[1][fields[1].index(after: colon)...], radix: 16) == port
      else { return nil }
      return UInt64(fields[9])
    }
  }

  private func flags(of descriptor: Int32) -> Int32 {
    let text = SystemCalls.text(of: "/proc/\(call.thread)/fdinfo/\(descriptor)")
    return Int32(truncatingIfNeeded: number(in: text, after: "flags:\t", radix: 8) ?? 0)
  }

  /// The name of the program, unless it is that of `worker`.
  func program(unless worker: Int32) -> String? {
    let status = SystemCalls.text(of: "/proc/\(call.thread)/status")
    guard let process = number(in: status, after: "Tgid:\t", radix: 10),
      process != UInt64(worker)
    else { return nil }
    let name = SystemCalls.text(of: "/proc/\(process)/comm").split(separator: "\n").first
    return name.map(String.init)
  }

  private func number(in text: String, after label: String, radix: Int) -> UInt64? {
    guard let start = text.firstRange(of: label)?.upperBound else { return nil }
    return UInt64(text[start...].prefix { $0.isASCII && $0.isNumber }, radix: radix)
  }
}
