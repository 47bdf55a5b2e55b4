/// What a message is about, read from its line without making the message: an index of a recording needs
/// no more, and most of its time would go into texts that it forgets at once.
///
/// The line has the members that stand here with the types that they must have; whether it has all others,
/// and in a message about a step whether all of it is well-formed, only the reader of messages knows. A line that is unusual has no outline:
/// a name or an id with escapes or other characters than ASCII, a second message, a member that is
/// missing, a message of which more has to be known, such as what specrun itself tells in attachments.
package struct MessageOutline: Sendable, Equatable {
  package enum Kind: Sendable {
    case source, gherkinDocument, pickle, testCase, testCaseStarted
    /// Something of an attempt.
    case testStepStarted, testStepFinished, attachment, testCaseFinished
  }

  package var kind: Kind
  /// Its id; the uri of a source or a document.
  package var id = ""
  /// What it belongs to: the uri of a pickle's file, the pickle of a test case, the test case of an attempt,
  /// or its attempt.
  package var owner = ""
  package var timestamp: Timestamp?
  /// Those of the steps of a pickle.
  package var stepIds: [String] = []
}

extension MessageOutline {
  private static let ownMediaTypes = "text/x.specrun."

  /// The outline of the message in a line; nil where it is unusual or wrong.
  init?(json bytes: [UInt8], in line: Range<Int>) {
    let outline = bytes.withUnsafeBufferPointer { buffer -> MessageOutline? in
      if let step = MessageOutline(
        stepIn: UnsafeBufferPointer(rebasing: buffer[line.clamped(to: buffer.indices)]))
      {
        return step
      }
      var json = JSONReader(buffer, in: line)
      // An error is found again, and named, by whoever reads the message.
      return try? Self.read(&json)
    }
    guard let outline else { return nil }
    self = outline
  }

  private static func read(_ json: inout JSONReader) throws(MessageError) -> MessageOutline? {
    _ = try json.beginObject()
    guard let key = try json.nextKey(), let kind = Kind(key) else { return nil }
    var outline = MessageOutline(kind: kind)
    guard try outline.readMembers(&json), outline.isComplete, try json.nextKey() == nil
    else { return nil }
    try json.end()
    return outline
  }

  /// Reads the members of the message; of a repeated one the last one counts.
  ///
  /// - Returns: Whether nothing is unusual.
  private mutating func readMembers(_ json: inout JSONReader) throws(MessageError) -> Bool {
    _ = try json.beginObject()
    while let key = try json.nextKey() {
      guard key.unescaped == nil else { return false }
      let text: String?
      switch key {
      case "timestamp" where kind.hasTime:
        timestamp = try json.value()
        continue
      case "steps" where kind == .pickle:
        guard try readSteps(&json) else { return false }
        continue
      case "id" where hasId, "uri" where kind == .source || kind == .gherkinDocument:
        text = try json.plainString()
        id = text ?? ""
      case "mediaType" where kind == .attachment:
        text = try json.plainString()
        if text?.hasPrefix(Self.ownMediaTypes) ?? false { return false }
      default:
        guard let name = ownerName, Self.isEqual(name, key) else {
          try json.skip()
          continue
        }
        text = try json.plainString()
        owner = text ?? ""
      }
      if text == nil { return false }
    }
    return true
  }

  private mutating func readSteps(_ json: inout JSONReader) throws(MessageError) -> Bool {
    stepIds = []
    try json.beginArray()
    while try json.nextElement() {
      var id: String?
      _ = try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "id":
          id = try json.plainString()
          if id == nil { return false }
        default: try json.skip()
        }
      }
      guard let id else { return false }
      stepIds.append(id)
    }
    return true
  }

  private var hasId: Bool {
    switch kind {
    case .pickle, .testCase, .testCaseStarted: true
    case .source, .gherkinDocument, .testStepStarted, .testStepFinished, .attachment,
      .testCaseFinished:
      false
    }
  }

  /// The name of the member that says what the message belongs to.
  private var ownerName: StaticString? {
    switch kind {
    case .source, .gherkinDocument: nil
    case .pickle: "uri"
    case .testCase: "pickleId"
    case .testCaseStarted: "testCaseId"
    case .testStepStarted, .testStepFinished, .attachment, .testCaseFinished: "testCaseStartedId"
    }
  }

  private static func isEqual(_ name: StaticString, _ key: JSONReader.Key) -> Bool { name ~= key }

  /// Whether nothing is missing of what an outline says.
  private var isComplete: Bool {
    switch kind {
    case .source, .gherkinDocument: !id.isEmpty
    case .pickle, .testCase: !id.isEmpty && !owner.isEmpty
    case .testCaseStarted: !id.isEmpty && !owner.isEmpty && timestamp != nil
    case .testStepStarted, .testStepFinished, .testCaseFinished:
      !owner.isEmpty && timestamp != nil
    case .attachment: !owner.isEmpty
    }
  }
}

extension MessageOutline.Kind {
  fileprivate var hasTime: Bool {
    switch self {
    case .source, .gherkinDocument, .pickle, .testCase: false
    case .testCaseStarted, .testStepStarted, .testStepFinished, .attachment, .testCaseFinished: true
    }
  }

  fileprivate init?(_ key: JSONReader.Key) {
    guard key.unescaped == nil else { return nil }
    switch key {
    case "testStepFinished": self = .testStepFinished
    case "testStepStarted": self = .testStepStarted
    case "testCaseStarted": self = .testCaseStarted
    case "testCaseFinished": self = .testCaseFinished
    case "testCase": self = .testCase
    case "pickle": self = .pickle
    case "attachment": self = .attachment
    case "gherkinDocument": self = .gherkinDocument
    case "source": self = .source
    default: return nil
    }
  }
}
