import Messages

/// A pickle that waits for its execution: whole, or packed where many wait.
struct PlannedPickle: Sendable {
  private enum Form {
    // Boxed, so that thousands of packed ones take no room for it.
    indirect case whole(Pickle)
    case packed([UInt8])
  }

  /// Shared by the pickles of a file.
  let uri: String
  private let form: Form

  init(_ pickle: Pickle, uri: String, isPacked: Bool) {
    self.uri = uri
    guard isPacked else {
      form = .whole(pickle)
      return
    }
    form = .packed(
      Packer.bytes { packed in
        // First what is asked for alone.
        packed.put(pickle.location)
        packed.put(pickle.name)
        var rest = pickle
        (rest.uri, rest.location, rest.name) = ("", nil, "")
        packed.put(rest)
      })
  }

  var isPacked: Bool { if case .packed = form { true } else { false } }

  /// The location in the message.
  var location: Location? {
    switch form {
    case .whole(let pickle): return pickle.location
    case .packed(let bytes):
      var packed = Unpacker(bytes)
      return packed.value()
    }
  }

  var name: String {
    switch form {
    case .whole(let pickle): return pickle.name
    case .packed(let bytes):
      var packed = Unpacker(bytes)
      _ = packed.value() as Location?
      return packed.value()
    }
  }

  var pickle: Pickle {
    switch form {
    case .whole(let pickle): return pickle
    case .packed(let bytes):
      var packed = Unpacker(bytes)
      let (location, name): (Location?, String) = (packed.value(), packed.value())
      var pickle: Pickle = packed.value()
      (pickle.uri, pickle.location, pickle.name) = (uri, location, name)
      return pickle
    }
  }
}

/// A test case that waits for its execution, with its pickle; packed if that is.
struct PlannedCase: Sendable {
  private enum Form {
    indirect case whole(TestCase)
    case packed([UInt8])
  }

  let pickle: PlannedPickle
  private let form: Form

  init(_ testCase: TestCase, of pickle: PlannedPickle) {
    self.pickle = pickle
    guard pickle.isPacked else {
      form = .whole(testCase)
      return
    }
    form = .packed(
      Packer.bytes { packed in
        // First what every attempt needs.
        packed.put(testCase.testSteps.count)
        for step in testCase.testSteps {
          packed.put(step.id)
          packed.put(step.hookId != nil)
        }
        packed.put(testCase)
      })
  }

  /// The results of an attempt that has none yet.
  var results: [Attempt.Result] {
    switch form {
    case .whole(let testCase):
      return testCase.testSteps.map {
        Attempt.Result(testStepId: $0.id, isHook: $0.hookId != nil)
      }
    case .packed(let bytes):
      var packed = Unpacker(bytes)
      return Self.results(&packed)
    }
  }

  var testCase: TestCase {
    switch form {
    case .whole(let testCase): return testCase
    case .packed(let bytes):
      var packed = Unpacker(bytes)
      _ = Self.results(&packed)
      return packed.value()
    }
  }

  private static func results(_ packed: inout Unpacker) -> [Attempt.Result] {
    (0..<packed.value()).map { _ in
      Attempt.Result(testStepId: packed.value(), isHook: packed.value())
    }
  }
}
