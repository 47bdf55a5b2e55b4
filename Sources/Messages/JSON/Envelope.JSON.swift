extension Envelope {
  /// Appends the message as one line of JSON, without the newline that ends it.
  ///
  /// Members are in alphabetical order; absent optionals are left out. The result is valid by the
  /// schemas of the Cucumber Messages.
  public func appendJSON(to bytes: inout [UInt8]) {
    var json = JSONWriter()
    // Swapped, not copied: the buffer stays uniquely owned.
    swap(&json.bytes, &bytes)
    write(to: &json)
    swap(&json.bytes, &bytes)
  }

  /// Reads the one message in `line`; white space around it is allowed.
  ///
  /// Unknown members are skipped, so that messages of later protocols can be read. A member that is
  /// `null` counts as absent, and of a repeated member the last one counts.
  public init(json line: some Sequence<UInt8>) throws(MessageError) {
    let bytes = Array(line)
    try self.init(json: bytes, in: bytes.indices)
  }

  init(json bytes: [UInt8], in line: Range<Int>) throws(MessageError) {
    self = try bytes.withUnsafeBufferPointer { buffer throws(MessageError) in
      var json = JSONReader(buffer, in: line)
      let envelope = try Envelope(json: &json)
      try json.end()
      return envelope
    }
  }
}

extension Envelope: JSONValue {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var message: Envelope?
    var unknown: String?
    while let key = try json.nextKey() {
      guard message == nil else { throw json.error(.severalMessages, at: key.offset) }
      message = try Self.message(named: key, from: &json)
      if message == nil {
        unknown = unknown ?? key.text
        try json.skip()
      }
    }
    guard let message else {
      throw json.error(unknown.map { .unknownMessage($0) } ?? .noMessage, at: object)
    }
    self = message
  }
}
