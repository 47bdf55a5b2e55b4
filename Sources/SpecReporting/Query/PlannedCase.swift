import Messages

/// A pickle that waits for its execution, packed.
struct PlannedPickle: Sendable {
  /// Shared by the pickles of a file.
  let uri: String
  private let bytes: [UInt8]

  init(_ pickle: Pickle, uri: String) {
    self.uri = uri
    bytes = Packer.bytes { packed in
      // First what is asked for alone.
      packed.put(pickle.location)
      packed.put(pickle.name)
      var rest = pickle
      (rest.uri, rest.location, rest.name) = ("", nil, "")
      packed.put(rest)
    }
  }

  /// The location in the message.
  var location: Location? {
    var packed = Unpacker(bytes)
    return packed.value()
  }

  var name: String {
    var packed = Unpacker(bytes)
    _ = packed.value() as Location?
    return packed.value()
  }

  var pickle: Pickle {
    var packed = Unpacker(bytes)
    let (location, name): (Location?, String) = (packed.value(), packed.value())
    var pickle: Pickle = packed.value()
    (pickle.uri, pickle.location, pickle.name) = (uri, location, name)
    return pickle
  }
}

/// A test case that waits for its execution, packed, with its pickle.
struct PlannedCase: Sendable {
  let pickle: PlannedPickle
  private let bytes: [UInt8]

  init(_ testCase: TestCase, of pickle: PlannedPickle) {
    self.pickle = pickle
    bytes = Packer.bytes { packed in
      // First what every attempt needs.
      packed.put(testCase.testSteps.count)
      for step in testCase.testSteps {
        packed.put(step.id)
        packed.put(step.hookId != nil)
      }
      packed.put(testCase)
    }
  }

  /// The results of an attempt that has none yet.
  var results: [Attempt.Result] {
    var packed = Unpacker(bytes)
    return Self.results(&packed)
  }

  var testCase: TestCase {
    var packed = Unpacker(bytes)
    _ = Self.results(&packed)
    return packed.value()
  }

  private static func results(_ packed: inout Unpacker) -> [Attempt.Result] {
    (0..<packed.value()).map { _ in
      Attempt.Result(testStepId: packed.value(), isHook: packed.value())
    }
  }
}
