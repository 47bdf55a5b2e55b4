import MarvelLibrary
import StepKit

/// What the library says when something went wrong.
let messageSteps = StepLibrary(MarvelWorld.self) {
  Then("{marvelInforms} that {marvelProblem}") {
    (marvel: inout MarvelWorld, expected: Bool, problem: MarvelProblem) in
    try marvel.expectMessage(of: problem, expected)
  }

  Then("{marvelInforms} about/of {marvelTopic}") {
    (marvel: inout MarvelWorld, expected: Bool, problem: MarvelProblem) in
    try marvel.expectMessage(of: problem, expected)
  }

  // "No message about the connection is shown" denies as well.
  Then("{marvelMessage} about {marvelTopic} {marvelIsShown}") {
    (marvel: inout MarvelWorld, exists: Bool, problem: MarvelProblem, expected: Bool) in
    try expect(exists || expected, "the sentence denies twice")
    try marvel.expectMessage(of: problem, exists && expected)
  }

  Then("{marvelErrorOf} {marvelIsShown}") {
    (marvel: inout MarvelWorld, error: ErrorKind, expected: Bool) in
    try expect(error.exists || expected, "the sentence denies twice")
    try marvel.expectMessage(of: error.problem, error.exists && expected)
  }

  Then("{marvelSees} {marvelErrorOf}") {
    (marvel: inout MarvelWorld, expected: Bool, error: ErrorKind) in
    try expect(error.exists || expected, "the sentence denies twice")
    try marvel.expectMessage(of: error.problem, error.exists && expected)
  }

  // Also: "no error is shown".
  for sentence: StepPattern in [
    "a/an/the error( message) {marvelIsShown}", "a/the message {marvelIsShown}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool) in
      if expected { _ = try marvel.expectMessage() } else { try marvel.expectNoMessage() }
    }
  }

  for sentence: StepPattern in [
    .sentence("no error(s)( messages)( message) is/are shown/displayed/presented( any more)"),
    .sentence("no message(s) is/are shown/displayed/presented( any more)"),
    "there is no error( message)",
    "there is no message", "the app/library/list shows no error( message)",
    "the app/library/list shows no message",
  ] {
    Then(sentence) { marvel in try marvel.expectNoMessage() }
  }

  for sentence: StepPattern in [
    "{marvelSees} a/an/the error( message)", "{marvelSees} a/the message",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool) in
      if expected { _ = try marvel.expectMessage() } else { try marvel.expectNoMessage() }
    }
  }

  for sentence: StepPattern in [
    "the list shows/displays/presents a/an error( message)", "there is a/an error( message)",
  ] {
    Then(sentence) { marvel in _ = try marvel.expectMessage() }
  }

  Then("{count} message(s) was/were shown( in total)") { (marvel: inout MarvelWorld, count: Int) in
    _ = try marvel.seen()
    try expect(marvel.messages.map(\.text).count, equals: count, "the number of messages")
  }

  Then("the message is {string} with the title {string}") {
    (marvel: inout MarvelWorld, text: String, title: String) in
    let error = try marvel.expectMessage()
    try expect(error.text, equals: text, "the message")
    try expect(error.title, equals: title, "its title")
  }

  Then("the (library's )(error )message says/contains {string}") {
    (marvel: inout MarvelWorld, words: String) in
    let text = try marvel.expectMessage().text
    try expect(text.contains(words), "the message says \"\(text)\": not \"\(words)\"")
  }
}

extension MarvelWorld {
  /// The messages shown so far, in order.
  var messages: [CatalogError] {
    events.compactMap { if case .messageShown(let error) = $0 { error } else { nil } }
  }

  /// The message that is shown, which is the last one.
  fileprivate mutating func expectMessage(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> CatalogError {
    let error = try require(
      seenList().error, "the library shows no message", file: file, line: line)
    try expect(messages.last, equals: error, "the last message", file: file, line: line)
    return error
  }

  /// The message that is shown is about this, or there is none that is.
  fileprivate mutating func expectMessage(of problem: MarvelProblem, _ expected: Bool) throws {
    if expected {
      let error = try expectMessage()
      try expect(problem.matches(error), "the message is \"\(error.text)\"")
    } else if let error = try seenList().error {
      try expect(!problem.matches(error), "the message is \"\(error.text)\"")
    }
  }

  fileprivate mutating func expectNoMessage(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let screen = try seen()
    let list = screen.place == .search ? screen.search?.result : screen.list
    try expect(list?.error, equals: nil, "the message", file: file, line: line)
  }
}
