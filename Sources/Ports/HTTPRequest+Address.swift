extension HTTPRequest {
  /// The whole address as it is sent: `url` without its fragment, followed by `query`,
  /// encoded.
  public var address: String {
    let query = encodedQuery
    let url = String(self.url.prefix { $0 != "#" })
    if query.isEmpty { return url }
    return url + (url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + query
  }

  /// `query` as `name=value&…`, where every byte that is not unreserved is percent-encoded
  /// (RFC 3986, 2.3).
  ///
  /// This includes `+`, which the RFC allows but servers read as a blank.
  public var encodedQuery: String {
    query.map { percentEncoded($0.name) + "=" + percentEncoded($0.value) }.joined(separator: "&")
  }
}

private func percentEncoded(_ text: String) -> String {
  text.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      String(UnicodeScalar(byte))
    default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }.joined()
}
