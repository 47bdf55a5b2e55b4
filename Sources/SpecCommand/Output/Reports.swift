import Messages

/// Temporary: only the message report, until the reporters are here.
struct Reports {
  let host: Host
  var buffer: [UInt8] = []
  init(_ settings: Settings, host: Host, files: FileSystem) throws(CommandErrors) {
    self.host = host
  }
  mutating func receive(_ envelope: Envelope) {
    envelope.appendJSON(to: &buffer); buffer.append(10)
  }
  mutating func finish() -> [CommandError] { try? host.output.write(buffer); return [] }
}
