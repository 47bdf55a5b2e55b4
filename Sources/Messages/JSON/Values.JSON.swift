extension Location: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var column: Int?
    var line: Int?
    while let key = try json.nextKey() {
      switch key {
      case "column": column = try json.integer(in: 1...Int(Int32.max))
      case "line": line = try json.integer(in: 1...Int(Int32.max))
      default: try json.skip()
      }
    }
    self.init(line: try json.required(line, "line", of: object), column: column)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("column", column)
    json.member("line", line)
    json.endObject()
  }
}

extension Timestamp: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let (seconds, nanos) = try json.secondsAndNanos()
    self.init(seconds: seconds, nanos: nanos)
  }

  func write(to json: inout JSONWriter) {
    json.time(seconds: seconds, nanos: nanos)
  }
}

extension Duration: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let (seconds, nanos) = try json.secondsAndNanos()
    self.init(
      secondsComponent: Int64(seconds), attosecondsComponent: Int64(nanos) * 1_000_000_000)
  }

  func write(to json: inout JSONWriter) {
    var (seconds, attoseconds) = components
    // The schema wants nanoseconds that are not negative, whatever the sign of the whole.
    if attoseconds < 0, seconds > Int64.min {
      seconds -= 1
      attoseconds += 1_000_000_000_000_000_000
    }
    json.time(seconds: Int(seconds), nanos: Int(attoseconds / 1_000_000_000))
  }
}

extension JSONReader {
  fileprivate mutating func secondsAndNanos() throws(MessageError) -> (Int, Int) {
    let object = try beginObject()
    var nanos: Int?
    var seconds: Int?
    while let key = try nextKey() {
      switch key {
      case "nanos": nanos = try integer(in: 0...999_999_999)
      case "seconds": seconds = try integer(in: Int.min...Int.max)
      default: try skip()
      }
    }
    return (
      try required(seconds, "seconds", of: object), try required(nanos, "nanos", of: object)
    )
  }
}

extension JSONWriter {
  fileprivate mutating func time(seconds: Int, nanos: Int) {
    beginObject()
    member("nanos", nanos)
    member("seconds", seconds)
    endObject()
  }
}
