extension Envelope {
  /// Appends the message as one line of JSON, without the newline that ends it.
  ///
  /// Members are in alphabetical order; absent optionals are left out. The result validates
  /// against the schemas of the Cucumber Messages.
  public func appendJSON(to bytes: inout [UInt8]) {
    var json = JSONWriter()
    // Swapped, not copied: the buffer stays uniquely owned.
    swap(&json.bytes, &bytes)
    write(to: &json)
    swap(&json.bytes, &bytes)
  }

  /// Reads the message that `line` holds and nothing else; white space around it is allowed.
  ///
  /// Members that this version does not know are skipped, and `null` counts as absent, so that
  /// messages of later protocols can be read. Of a repeated member the last counts.
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

extension Envelope: JSONMessage {
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

  // why: one line a message, 21 of them; splitting the switch would only scatter the list.
  private static func message(
    named key: JSONReader.Key, from json: inout JSONReader
  ) throws(MessageError) -> Envelope? {
    switch key {
    case "testStepStarted": .testStepStarted(try json.object())
    case "testStepFinished": .testStepFinished(try json.object())
    case "testCaseStarted": .testCaseStarted(try json.object())
    case "testCaseFinished": .testCaseFinished(try json.object())
    case "testCase": .testCase(try json.object())
    case "pickle": .pickle(try json.object())
    case "suggestion": .suggestion(try json.object())
    case "attachment": .attachment(try json.object())
    case "externalAttachment": .externalAttachment(try json.object())
    case "gherkinDocument": .gherkinDocument(try json.object())
    case "hook": .hook(try json.object())
    case "meta": .meta(try json.object())
    case "parameterType": .parameterType(try json.object())
    case "parseError": .parseError(try json.object())
    case "source": .source(try json.object())
    case "stepDefinition": .stepDefinition(try json.object())
    case "testRunFinished": .testRunFinished(try json.object())
    case "testRunStarted": .testRunStarted(try json.object())
    case "testRunHookStarted": .testRunHookStarted(try json.object())
    case "testRunHookFinished": .testRunHookFinished(try json.object())
    case "undefinedParameterType": .undefinedParameterType(try json.object())
    default: nil
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .attachment(let message): json.member("attachment", message)
    case .externalAttachment(let message): json.member("externalAttachment", message)
    case .gherkinDocument(let message): json.member("gherkinDocument", message)
    case .hook(let message): json.member("hook", message)
    case .meta(let message): json.member("meta", message)
    case .parameterType(let message): json.member("parameterType", message)
    case .parseError(let message): json.member("parseError", message)
    case .pickle(let message): json.member("pickle", message)
    case .suggestion(let message): json.member("suggestion", message)
    case .source(let message): json.member("source", message)
    case .stepDefinition(let message): json.member("stepDefinition", message)
    case .testCase(let message): json.member("testCase", message)
    case .testCaseFinished(let message): json.member("testCaseFinished", message)
    case .testCaseStarted(let message): json.member("testCaseStarted", message)
    case .testRunFinished(let message): json.member("testRunFinished", message)
    case .testRunStarted(let message): json.member("testRunStarted", message)
    case .testStepFinished(let message): json.member("testStepFinished", message)
    case .testStepStarted(let message): json.member("testStepStarted", message)
    case .testRunHookStarted(let message): json.member("testRunHookStarted", message)
    case .testRunHookFinished(let message): json.member("testRunHookFinished", message)
    case .undefinedParameterType(let message): json.member("undefinedParameterType", message)
    }
    json.endObject()
  }
}
