import Messages

extension Watcher {
  /// A state of another version is not read.
  private static let stateVersion = 2

  /// The state that a program in the place of this one goes on with.
  var state: [UInt8] { ByteWriter.bytes { $0.put(Self.stateVersion, memory, filter) } }

  mutating func restore(_ state: [UInt8]) {
    var reader = ByteReader(state)
    guard reader.value() == Self.stateVersion else { return }
    let (memory, filter): (Memory, Filter) = (reader.value(), reader.value())
    if reader.isComplete { (self.memory, self.filter) = (memory, filter) }
  }
}

extension Memory: Packable {
  init(from reader: inout ByteReader) {
    (outcomes, broken, couldNotRun) = (reader.value(), reader.value(), reader.value())
    let uses: [String: [String: [Int]]] = reader.value()
    self.uses = uses.mapValues { $0.mapValues { Set($0) } }
  }

  func pack(into writer: inout ByteWriter) {
    writer.put(outcomes, broken, couldNotRun, uses.mapValues { $0.mapValues { $0.sorted() } })
  }
}

extension Watcher.Filter: Packable {
  init(from reader: inout ByteReader) {
    (tags, text, isName) = (reader.value(), reader.value(), reader.value())
  }

  func pack(into writer: inout ByteWriter) { writer.put(tags, text, isName) }
}
