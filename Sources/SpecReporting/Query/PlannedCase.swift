import Messages

/// A pickle that waits for its execution: whole, or packed where many wait.
struct PlannedPickle: Sendable {
  private enum Form {
    // Boxed, so that an attempt at a packed one takes no room for it.
    indirect case whole(Pickle)
    case packed([UInt8], at: Int)
  }

  /// Shared by the pickles of a file.
  let uri: String
  private let form: Form

  init(_ pickle: Pickle, uri: String) {
    self.uri = uri
    form = .whole(pickle)
  }

  /// The pickle that `pack` wrote.
  init(_ bytes: [UInt8], at start: Int, uri: String) {
    self.uri = uri
    form = .packed(bytes, at: start)
  }

  /// Packs a pickle without its uri.
  static func pack(_ pickle: Pickle, into packed: inout Packer) {
    // First what is asked for alone.
    packed.put(pickle.location)
    packed.put(pickle.name)
    var rest = pickle
    (rest.uri, rest.location, rest.name) = ("", nil, "")
    packed.put(rest)
  }

  /// The location in the message.
  var location: Location? {
    switch form {
    case .whole(let pickle): return pickle.location
    case .packed(let bytes, let start):
      var packed = Unpacker(bytes, at: start)
      return packed.value()
    }
  }

  var name: String {
    switch form {
    case .whole(let pickle): return pickle.name
    case .packed(let bytes, let start):
      var packed = Unpacker(bytes, at: start)
      _ = packed.value() as Location?
      return packed.value()
    }
  }

  var pickle: Pickle {
    switch form {
    case .whole(let pickle): return pickle
    case .packed(let bytes, let start):
      var packed = Unpacker(bytes, at: start)
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
    case packed([UInt8], at: Int)
  }

  let pickle: PlannedPickle
  /// Its position among all test cases.
  let number: Int
  private let form: Form

  init(_ testCase: TestCase, of pickle: PlannedPickle, number: Int) {
    self.pickle = pickle
    self.number = number
    form = .whole(testCase)
  }

  /// The test case and the pickle that `pack` wrote.
  init(_ bytes: [UInt8], at start: Int, uri: String) {
    var packed = Unpacker(bytes, at: start)
    number = packed.value()
    let length: Int = packed.value()
    pickle = PlannedPickle(bytes, at: packed.position, uri: uri)
    form = .packed(bytes, at: packed.position + length)
  }

  /// Packs a test case, and before it its pickle, which is packed already.
  static func pack(
    _ testCase: TestCase, of pickle: ArraySlice<UInt8>, number: Int, into packed: inout Packer
  ) {
    packed.put(number)
    packed.put(pickle.count)
    packed.put(packed: pickle)
    // First what every attempt needs.
    packed.put(testCase.testSteps.count)
    for step in testCase.testSteps {
      packed.put(step.id)
      packed.put(step.hookId != nil)
    }
    packed.put(testCase)
  }

  /// The results of an attempt that has none yet.
  var results: [Attempt.Result] {
    switch form {
    case .whole(let testCase):
      return testCase.testSteps.map {
        Attempt.Result(testStepId: $0.id, isHook: $0.hookId != nil)
      }
    case .packed(let bytes, let start):
      var packed = Unpacker(bytes, at: start)
      return Self.results(&packed)
    }
  }

  var testCase: TestCase {
    switch form {
    case .whole(let testCase): return testCase
    case .packed(let bytes, let start):
      var packed = Unpacker(bytes, at: start)
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
