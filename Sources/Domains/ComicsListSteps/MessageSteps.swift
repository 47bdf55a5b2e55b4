import ComicsList
import Ports
import StepKit
import TestDoubles

/// The messages in place of a list or above it.
let messageSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("message", MessageName.pattern, useForSnippets: false) { (text: String) in
    try MessageName(text)
  }
  words("message noun", "(?:error )?message|error|alert|warning")
  // I am told that, an error message informs me that, the app informed that
  ParameterType(
    "message informs that",
    "(?:(?:an?|the|no|none of the|not a single) (?:(?:error )?messages?|error|alert|notice|warning)|it|the (?:app|screen|view))"
      + "(?: shown| presented| displayed| on (?:the )?screen)?(?: still| now| then| also| should| must| has| have)*"
      + " (?:(?:\(informs))(?: me| us| the user)?|lets? (?:me|us|the user) know)(?: that)?",
    "(?:an?|the|the only|no) (?:error )?message(?: shown| presented| displayed)? (?:is|was)(?: not)? that",
    "(?:inform|tell)(?: me| us| the user)? that",
    "(?:\(reader)) (?:am|\(being)|gets?|got|should get)(?: then| now| again| still| also| being)* (?:informed|told|warned|notified) that",
    "(?:\(reader))(?: can| should)? (?:see|sees|saw|reads?|learns?) that",
    "(?:the (?:error )?message|the app|it) (?:\(never)) (?:inform|tell|say|show|mention)s?(?: me| us| the user)? that",
    "(?:\(reader)) (?:am (?:not|never|no longer)|\(notBeing)|(?:do|does|did|should)(?: not|n['’]t) get)(?: being)? (?:informed|told|warned|notified) that",
    useForSnippets: false
  ) { (text: String) in
    !["not ", "never ", "no longer", "n't", "n’t"].contains(where: text.contains)
      && !["no ", "none ", "not "].contains(where: text.hasPrefix)
  }
  ParameterType(
    "screen part",
    "(?:the |an? |any )?(?:list of (?:Marvel )?comics|list of (?:comic )?characters|list|(?:error )?message"
      + "|(?:UI )?activity indicator|characters|comics)",
    useForSnippets: false
  ) { (text: String) in
    text.contains("message")
      ? Part.message
      : text.contains("indicator")
        ? .indicator : .list(text.contains("characters") ? .characters : .comics)
  }
  ParameterType("reason", MessageName.reasonPattern, useForSnippets: false) { (text: String) in
    try MessageName(text)
  }

  Step("{list shows} {message}") { (comics: inout ComicsWorld, shows: Bool, message: MessageName) in
    if !comics.isOutcome, shows != message.isDenied { try await comics.bringAbout(message.kind) }
    try await comics.look()
    try comics.expectMessage(message, shows)
  }

  Step("{message} {is presented}") {
    (comics: inout ComicsWorld, message: MessageName, isPresented: Bool) in
    if !comics.isOutcome, isPresented != message.isDenied {
      try await comics.bringAbout(message.kind)
    }
    try await comics.look()
    try comics.expectMessage(message, isPresented)
  }

  Step("{message informs that} {reason}") {
    (comics: inout ComicsWorld, informs: Bool, message: MessageName) in
    if !comics.isOutcome, informs { try await comics.bringAbout(message.kind) }
    try await comics.look()
    try comics.expectMessage(message, informs)
  }

  Then("nothing is/was said/shown about {topic}") {
    (comics: inout ComicsWorld, message: MessageName) in
    try await comics.look()
    try comics.expectMessage(message, false)
  }

  ParameterType("speaks of", speaksOf, useForSnippets: false) { (text: String) in
    !text.contains("not ") && !text.contains("n't")
  }

  Then("{speaks of} {topic}") {
    (comics: inout ComicsWorld, isSo: Bool, message: MessageName) in
    try await comics.look()
    try comics.expectMessage(message, isSo)
  }

  // Of all that were presented, also those that are gone.
  Then("{message} {is presented} {indicator times}") {
    (comics: inout ComicsWorld, message: MessageName, isPresented: Bool, count: Int) in
    try expect(isPresented, "say how often it was presented")
    try await comics.look()
    let found = comics.events.count { $0 == .message(message.kind) }
    try expect(found == count, "it was presented \(found) times")
  }

  Then("{message} {is presented} instead of {screen part}") {
    (comics: inout ComicsWorld, message: MessageName, isSo: Bool, part: Part) in
    try await comics.look()
    try comics.expectMessage(message, isSo)
    try await comics.expectMissing(part)
  }

  Then("{list shows} {message} instead of {screen part}") {
    (comics: inout ComicsWorld, isSo: Bool, message: MessageName, part: Part) in
    try await comics.look()
    try comics.expectMessage(message, isSo)
    try await comics.expectMissing(part)
  }

  ParameterType(
    "topic",
    MessageName.topicPattern, useForSnippets: false
  ) { (text: String) in try MessageName(text) }

  Step("{comics reader} am/is/was told so by a/the (error )message") {
    (comics: inout ComicsWorld, _: Words) in
    try await comics.look()
    try comics.expectAnyMessage(true)
  }

  Then("not {message}") { (comics: inout ComicsWorld, message: MessageName) in
    try await comics.look()
    try comics.expectMessage(message, false)
  }

  Then("{list shows} {a or no} {message noun}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, some: Bool, _: Words, _: Words) in
    try await comics.look()
    try comics.expectAnyMessage(shows == some)
  }

  Then("{a or no} {message noun}( at all) {is presented}") {
    (comics: inout ComicsWorld, some: Bool, _: Words, isPresented: Bool) in
    try await comics.look()
    try comics.expectAnyMessage(some == isPresented)
  }

  Then("neither {screen part} nor {screen part} {is presented}") {
    (comics: inout ComicsWorld, first: Part, second: Part, isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.expectMissing(first)
    try await comics.expectMissing(second)
  }

  Then("{list shows} neither {screen part} nor {screen part}") {
    (comics: inout ComicsWorld, shows: Bool, first: Part, second: Part) in
    try expect(shows, "the sentence denies twice")
    try await comics.expectMissing(first)
    try await comics.expectMissing(second)
  }

  Then("the {message noun} {have} the title {string}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, title: String) in
    try await comics.look()
    let message = try require(comics.shown.message, "no message is presented")
    try expect((message.title == title) == has, "the title of the message is \"\(message.title)\"")
  }

  for subject in ["(the text of )the {message noun}", "the {message noun}'s text"] {
    Then(.expression("\(subject) {be} {string}")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, text: String) in
      try await comics.look()
      let message = try require(comics.shown.message, "no message is presented")
      try expect((message.text == text) == isSo, "the text of the message is \"\(message.text)\"")
    }
  }

  Then("{a or no} {message noun} {string} {is presented}") {
    (comics: inout ComicsWorld, some: Bool, _: Words, text: String, isPresented: Bool) in
    try await comics.expectMessage(reading: text, some == isPresented)
  }

  Then("{list shows} {a or no} {message noun} {string}") {
    (comics: inout ComicsWorld, shows: Bool, some: Bool, _: Words, text: String) in
    try await comics.expectMessage(reading: text, shows == some)
  }
}

/// The message is about the connection; I am not told about the characters.
private let speaksOf =
  "(?:the|an) (?:error )?message (?:is|was|speaks|should be|mentions)(?: still)? ?(?:about|of)?"
  + "|(?:the|an) (?:error )?message (?:is not|was not|does not speak|should not be) (?:about|of)"
  + "|(?:the|no) (?:error )?message does not mention"
  + "|(?:\(reader)) (?:am|is|are|was|were)(?: not)? (?:informed|told|warned) (?:about|of)"

private let informs =
  "inform(?:s|ed)?|tells?|told|says?|said|explain(?:s|ed)?|warn(?:s|ed)?|states?|stated|notif(?:y|ies|ied)"

/// A part of a screen that may be missing.
enum Part {
  case list(ListName)
  case message
  case indicator
}

/// A message in the words of the document.
struct MessageName {
  let kind: ComicsMessage
  /// The text that the user reads.
  let text: String
  /// Whether it says that there is no such message.
  let isDenied: Bool

  private static let cannot =
    "(?:can ?not|can['’]t|could not|couldn['’]t|(?:is|are) unable to|(?:is|are) not able to)"
  static let reasonPattern =
    "(?:there (?:is|was)(?: still)? no|there['’]s no|of no|about no|about (?:a|the) missing|of (?:a|the) missing)"
    + " (?:internet|network) (?:connection|connectivity)(?: available| any ?more)?"
    + "|there (?:is|was)(?: not|n['’]t) (?:an?|any) (?:internet|network) connection|no internet connection (?:is|was) available"
    + "|(?:\(somebody)) (?:(?:do|does|did)(?: not|n['’]t) have(?: an?| any)?|has no|have no|had no|lost the|lost my|lacks an) (?:internet|network) connection"
    + "|(?:the|my) (?:internet |network )?connection (?:is|was|has been|got) (?:missing|lost|gone|down|interrupted|not available|unavailable)"
    + "|(?:I['’]m|we['’]re|(?:\(somebody)) (?:am|is|are|was|were)) (?:offline|not (?:online|connected)(?: to the internet)?)"
    + "|the (?:content|response|data)(?: of the (?:response|answer))? \(cannot) be (?:read|understood|parsed)"
    + "|(?:it|the app) \(cannot) (?:read|understand) the content"
    + "|(?:it|the app) \(cannot) (?:present|show|display) the (?:list of )?(?:comic )?characters"
    + "|(?:the |its )?(?:list of )?(?:comic )?characters(?: of (?:the|that) comic)? \(cannot) be"
    + " (?:presented|shown|displayed|listed|loaded)"
  private static let somebody = "\(reader)|the app|(?:the|my) (?:device|phone)"
  /// What a message is about.
  static let topicPattern =
    "(?:a |the |my |no |the lack of )?(?:missing |lost )?(?:internet )?connection(?: (?:being|that is|that was) (?:missing|lost))?"
    + "|being offline|(?:the )?(?:unreadable |invalid )?(?:content|response)(?: (?:that|which) \(cannot) be read| being unreadable)?"
    + "|(?:the )?(?:missing |unavailable )?(?:list of )?characters(?: (?:that|which) \(cannot) be (?:presented|shown|displayed))?"
  /// A message by what it is about: the no internet connection message.
  private static let topical =
    "(?:no[- ])?(?:internet )?connection|no[- ]internet|missing connection|offline|(?:unreadable[- ])?content|characters"
  private static let noun = "(?:error message|message|error|alert|notice|warning)"
  static let pattern =
    "\(that)(?:(?:exactly |only |just )?(?:an?|the(?: same)?|no|any|one|another|a single)) \(noun)"
    + "(?:,? (?:informing|saying|telling|stating|explaining|warning)|,? (?:that|which) (?:informs|says|tells|states|explains|warns))?"
    + "(?: me| us| the user)?(?: that)? (?:\(reasonPattern))"
    + "|(?:an?|the|no|any|that|this|another) \(noun) (?:about|regarding|on) (?:\(topicPattern))"
    + "|(?:an?|the|no|any|that|this|another|same) (?:\(topical)) \(noun)"

  init(_ words: String) throws {
    isDenied = words.hasPrefix("no ")
    if ["connect", "offline", "internet"].contains(where: words.contains) {
      (kind, text) = (.noInternet, "There is no internet connection")
    } else if ["content", "response", "data"].contains(where: words.contains) {
      (kind, text) = (.contentUnreadable, "The content couldn't be read")
    } else {
      try expect(words.contains("characters"), "there is no such message")
      (kind, text) = (.charactersUnavailable, "The list of characters can't be presented")
    }
  }
}

extension ComicsWorld {
  func expectMessage(_ message: MessageName, _ isPresented: Bool) throws {
    guard isPresented != message.isDenied else {
      return try expect(shown.message != message.kind, "the message is presented: \(message.text)")
    }
    let found = try require(shown.message, "no message is presented")
    try expect(found, equals: message.kind, "the message")
    try expect(found.text, equals: message.text, "the text of the message")
  }

  /// Lets happen what the message informs of, where the story says only that it came.
  mutating func bringAbout(_ message: ComicsMessage) async throws {
    if shown.message == message { return }
    switch message {
    case .noInternet:
      if network.isOnline, network.pendingIndexes.isEmpty, !events.isEmpty { return }
      network.goOffline()
      try openIfClosed()
      if !network.pendingIndexes.isEmpty {
        try answer(.failure(.notConnected), to: [.comics, .characters])
      }
    case .contentUnreadable:
      try openIfClosed()
      if shownList == .comics, app.comics.isLoading { try await answer(.unreadable, to: [.comics]) }
    case .charactersUnavailable:
      if app.characters?.isLoading == true {
        try await answer(.unreadable, to: [.characters])
      }
    }
  }

  fileprivate mutating func expectMessage(
    reading text: String, _ isPresented: Bool
  ) async throws {
    try await look()
    let found = shown.message?.text
    try expect((found == text) == isPresented, "the message is \"\(found ?? "")\"")
  }

  func expectAnyMessage(_ isPresented: Bool) throws {
    if isPresented {
      let text = try require(shown.message, "no message is presented").text
      try expect(!text.isEmpty, "the message is empty")
    } else {
      try expect(shown.message, equals: nil, "the message presented")
    }
  }

  mutating func expectMissing(_ part: Part) async throws {
    if case .indicator = part { return try await expectIndicator(false) }
    try await look()
    switch part {
    case .list(let list): try expectNoList(list)
    case .message: try expectAnyMessage(false)
    case .indicator: break
    }
  }
}
