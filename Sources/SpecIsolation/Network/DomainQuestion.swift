/// The name in a query of the Domain Name System (RFC 1035, section 4.1).
struct DomainQuestion: Equatable {
  /// The labels of the name, joined, without the final period.
  let name: String

  /// The first question of a query.
  ///
  /// `nil` if the message is an answer, is truncated, or does not belong to the protocol.
  init?(_ message: some Collection<UInt8>) {
    let message = Array(message)
    let header = 12
    // The first bit of the flags marks an answer, bytes 4 and 5 count the questions.
    guard message.count > header, message[2] & 0x80 == 0, message[4] | message[5] != 0 else {
      return nil
    }
    var labels: [String] = []
    var position = header
    var length = Int(message[position])
    while length != 0 {
      let end = position + 1 + length
      // Lengths of 64 and more are references, which a first question cannot make.
      guard length < 64, end < message.count, end - header < 255 else { return nil }
      labels.append(Self.text(of: message[position + 1..<end]))
      position = end
      length = Int(message[position])
    }
    // Type and class follow.
    guard position + 5 <= message.count else { return nil }
    name = labels.isEmpty ? "." : labels.joined(separator: ".")
  }

  /// Whether the name is that of this machine itself.
  ///
  /// Looking it up does not reach for another machine: servers do so at their start to print where they are.
  func isOwn(hostName: String) -> Bool {
    let name = name.lowercased()
    return name == "localhost" || name.hasSuffix(".localhost") || name == hostName.lowercased()
      || name.hasSuffix(".127.in-addr.arpa") || name == Self.ipv6Loopback
  }

  private static let ipv6Loopback = "1." + String(repeating: "0.", count: 31) + "ip6.arpa"

  /// Printable ASCII as it is, any other byte as three digits, as zone files have it.
  private static func text(of label: some Collection<UInt8>) -> String {
    var text = ""
    for byte in label {
      if (0x21...0x7e).contains(byte), byte != UInt8(ascii: "."), byte != UInt8(ascii: "\\") {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return text
  }
}
