/// The members of a duration are those of a `Timestamp`.
extension Duration: JSONValue {
  init(json: inout JSONReader) throws(MessageError) {
    let time = try Timestamp(json: &json)
    self.init(
      secondsComponent: Int64(time.seconds), attosecondsComponent: Int64(time.nanos) * 1_000_000_000
    )
  }

  func write(to json: inout JSONWriter) {
    var (seconds, attoseconds) = components
    // The schema requires nanoseconds that are not negative, whatever the sign of the whole.
    if attoseconds < 0, seconds > Int64.min {
      seconds -= 1
      attoseconds += 1_000_000_000_000_000_000
    }
    Timestamp(seconds: Int(seconds), nanos: Int(attoseconds / 1_000_000_000)).write(to: &json)
  }
}
