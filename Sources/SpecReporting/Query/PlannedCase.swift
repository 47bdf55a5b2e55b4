import Messages

/// A pickle that waits for its execution, packed.
struct PlannedPickle: Sendable {
  /// Shared by the pickles of a file.
  let uri: String
  private let bytes: [UInt8]
  private let start: Int

  /// The pickle that `pack` wrote.
  init(_ bytes: [UInt8], at start: Int, uri: String) {
    (self.bytes, self.start, self.uri) = (bytes, start, uri)
  }

  /// Packs a pickle without its uri.
  static func pack(_ pickle: Pickle, into writer: inout ByteWriter) {
    var rest = pickle
    (rest.uri, rest.location, rest.name) = ("", nil, "")
    // First the fields that are read alone.
    writer.put(pickle.location, pickle.name, rest)
  }

  /// The location in the message.
  var location: Location? { beginning.location }

  var name: String { beginning.name }

  var pickle: Pickle {
    var (location, name, reader) = beginning
    var pickle: Pickle = reader.value()
    (pickle.uri, pickle.location, pickle.name) = (uri, location, name)
    return pickle
  }

  private var beginning: (location: Location?, name: String, rest: ByteReader) {
    var reader = ByteReader(bytes, at: start)
    return (reader.value(), reader.value(), reader)
  }
}

/// A test case that waits for its execution, with its pickle, packed.
struct PlannedCase: Sendable {
  let pickle: PlannedPickle
  /// Its position among all test cases.
  let number: Int
  private let bytes: [UInt8]
  private let start: Int

  /// The test case and the pickle that `pack` wrote.
  init(_ bytes: [UInt8], at start: Int, uri: String) {
    var reader = ByteReader(bytes, at: start)
    number = reader.value()
    let length: Int = reader.value()
    pickle = PlannedPickle(bytes, at: reader.position, uri: uri)
    self.bytes = bytes
    self.start = reader.position + length
  }

  /// Packs a test case, and before it its pickle, which is packed already.
  static func pack(
    _ testCase: TestCase, of pickle: ArraySlice<UInt8>, number: Int, into writer: inout ByteWriter
  ) {
    writer.put(number, pickle.count)
    writer.put(bytes: pickle)
    // First what every attempt needs.
    writer.put(testCase.testSteps.count)
    for step in testCase.testSteps { writer.put(step.id, step.hookId != nil) }
    writer.put(testCase)
  }

  /// The results of an attempt that has none yet.
  var results: [Attempt.Result] { beginning.results }

  var testCase: TestCase {
    var reader = beginning.rest
    return reader.value()
  }

  private var beginning: (results: [Attempt.Result], rest: ByteReader) {
    var reader = ByteReader(bytes, at: start)
    let results = (0..<reader.value()).map { _ in
      Attempt.Result(testStepId: reader.value(), isHook: reader.value())
    }
    return (results, reader)
  }
}
