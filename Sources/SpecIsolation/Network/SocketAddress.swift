import CLibrary

/// A socket address in the form for system calls.
enum SocketAddress: Equatable {
  /// `bytes` in network order.
  case ipv4(bytes: [UInt8], port: Int)
  case ipv6(bytes: [UInt8], port: Int)
  /// A path, or an abstract name after a zero byte.
  case local([UInt8])
  case other(family: Int)

  /// Reads the bytes of a `sockaddr`.
  ///
  /// A truncated address belongs to another family: the kernel rejects it.
  init(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count >= 2 else {
      self = .other(family: Int(AF_UNSPEC))
      return
    }
    let family = Int(UInt16(bytes[0]) | UInt16(bytes[1]) << 8)
    let port = bytes.count >= 4 ? Int(bytes[2]) << 8 | Int(bytes[3]) : 0
    switch family {
    case Int(AF_INET) where bytes.count >= 8:
      self = .ipv4(bytes: Array(bytes[4..<8]), port: port)
    case Int(AF_INET6) where bytes.count >= 24:
      self = .ipv6(bytes: Array(bytes[8..<24]), port: port)
    case Int(AF_UNIX):
      self = .local(Array(bytes[2...]))
    default:
      self = .other(family: family)
    }
  }

  /// The longest address that the kernel accepts, `sizeof(struct sockaddr_storage)`.
  static let maximumSize: UInt64 = 128

  var port: Int? {
    switch self {
    case .ipv4(_, let port), .ipv6(_, let port): port
    case .local, .other: nil
    }
  }

  /// An address of this machine that no other machine can reach, or the unspecified one: a connection to
  /// 0.0.0.0 or :: is one to the loopback, and a socket that listens there is bound to it.
  var isLoopback: Bool {
    switch self {
    case .ipv4(let bytes, _): Self.isLoopback(bytes)
    case .ipv6(let bytes, _):
      switch bytes[..<12] {
      case Self.mapped: Self.isLoopback(bytes[12...])
      case Self.zeros: bytes[12..<15].allSatisfy { $0 == 0 } && bytes[15] <= 1
      default: false
      }
    case .local: true
    case .other: false
    }
  }

  private static let zeros = ArraySlice<UInt8>(repeating: 0, count: 12)
  /// ::ffff:0:0/96, IPv4 in IPv6.
  private static let mapped = zeros.dropLast(2) + [0xff, 0xff]

  private static func isLoopback(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.first == 127 || bytes.allSatisfy { $0 == 0 }
  }
}

extension SocketAddress: CustomStringConvertible {
  /// Host and port as in a URL, `192.0.2.1:80` or `[2001:db8::1]:80`; the host alone if there is
  /// no port.
  var description: String {
    switch self {
    case .ipv4(let bytes, let port):
      Self.host(bytes, AF_INET) + (port == 0 ? "" : ":\(port)")
    case .ipv6(let bytes, 0):
      Self.host(bytes, AF_INET6)
    case .ipv6(let bytes, let port):
      "[\(Self.host(bytes, AF_INET6))]:\(port)"
    case .local(let path):
      String(decoding: path.prefix { $0 != 0 }, as: UTF8.self)
    case .other(let family):
      "an address of family \(family)"
    }
  }

  private static func host(_ bytes: [UInt8], _ family: Int32) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(family, bytes, &text, socklen_t(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
