import GhibliFeed
import StepKit
import TestDoubles

/// The error message.
let messageSteps = StepLibrary(GhibliWorld.self) {
  // An error message stands in place of films.
  ParameterType.wording(
    "instead",
    "instead(?: of (?:(?:an?|the|any) )?(?:film feed|feed|list of films|list|films?|(?:cached|saved) films))?"
      + "|and no films?|and nothing else|but no films?")

  Then("{feed shows} only/nothing\\ but an error( message)") {
    (ghibli: inout GhibliWorld, shows: Bool) in try ghibli.expectMessage(shows)
  }

  Then("{feed shows} {some} message again") {
    (ghibli: inout GhibliWorld, shows: Bool, some: Bool) in try ghibli.expectMessage(shows == some)
  }

  for noun in ["error( message)", "message"] {
    Then(.expression("{feed shows} {some} \(noun)")) {
      (ghibli: inout GhibliWorld, shows: Bool, some: Bool) in
      // Before an outcome, what was seen was asked for.
      if !ghibli.isOutcome, shows == some, ghibli.requests == 0 {
        try await ghibli.requestFeed(1) { $0.requestFeed() }
        try await ghibli.turn()
      }
      try ghibli.expectMessage(shows == some)
    }

    Then(.expression("{some} \(noun) {is on screen}( {repetition})( {instead})")) {
      (ghibli: inout GhibliWorld, some: Bool, isShown: Bool, times: Int?, _: String?) in
      try ghibli.expectMessage(some == isShown)
      if let times, times > 1 {
        try expect(ghibli.messagesShown, equals: times, "the error messages shown")
      }
    }

    Then(.expression("{feed shows} {some} \(noun) {instead}")) {
      (ghibli: inout GhibliWorld, shows: Bool, some: Bool, _: String) in
      try ghibli.expectMessage(shows == some)
    }
  }

  Then("{feed shows} {some} error( message) {repetition}") {
    (ghibli: inout GhibliWorld, shows: Bool, some: Bool, times: Int) in
    try ghibli.expectMessage(shows == some)
    // "Again" says nothing of how often.
    if times > 1 { try expect(ghibli.messagesShown, equals: times, "the error messages shown") }
  }

  for times in ["both", "each/every"] {
    Then(.expression("{feed shows} {some} error( message) \(times) time(s)")) {
      (ghibli: inout GhibliWorld, shows: Bool, some: Bool) in
      try ghibli.expectMessage(shows == some)
      if times == "both" { try expect(ghibli.requests, equals: 2, "the requests of the user") }
      let expected = shows == some ? ghibli.requests : 0
      try expect(ghibli.messagesShown, equals: expected, "the error messages shown")
    }
  }

  // The message has the remote's reason.
  ParameterType(
    "error kind", "connectivity|connection|network|no connectivity", "invalid[ -]data",
    useForSnippets: false
  ) { (text: String) in text.hasPrefix("invalid") ? 1 : 0 }

  Then("{feed shows} {some} {error kind} error( message)") {
    (ghibli: inout GhibliWorld, shows: Bool, some: Bool, kind: Int) in
    try ghibli.expectMessage(kind, shows == some)
  }

  Then("{some} {error kind} error( message) {is on screen}") {
    (ghibli: inout GhibliWorld, some: Bool, kind: Int, isShown: Bool) in
    try ghibli.expectMessage(kind, some == isShown)
  }

  Then("{feed shows} the error message {string}") {
    (ghibli: inout GhibliWorld, shows: Bool, text: String) in
    guard shows else {
      return try expect(ghibli.screenNow.message?.text != text, "the message is shown: \(text)")
    }
    try ghibli.expectMessage(true)
    try expect(ghibli.screenNow.message?.text, equals: text, "the error message")
  }

  Then("the (error )message says/is/reads {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.text, equals: text, "the error message")
  }

  // The message says that there is no connection, the user is told that the answer cannot be read.
  ParameterType(
    "error told",
    "(?:there is no|the user has no|no) (?:internet )?(?:connection|connectivity)(?: to the server)?(?: is available)?|the server (?:cannot|could not) be reached",
    "the (?:data|answer|response|server['’]s answer|feed) (?:is (?:invalid|not valid)|cannot be read|could not be read)",
    useForSnippets: false
  ) { (text: String) in text.contains("connecti") || text.contains("reached") ? 0 : 1 }
  ParameterType.wording(
    "is told",
    "(?:the (?:error )?message (?:says|tells(?: \(toUser))?)|the app (?:says|tells|informs)(?: \(toUser))?"
      + "|(?:\(viewer)) (?:is|am|was|should be) (?:told|informed)) that")

  Then("{is told} {error told}") { (ghibli: inout GhibliWorld, _: String, kind: Int) in
    try ghibli.expectMessage(kind, true)
  }

  Then("the error( message) is/was about/mentions (the )(missing )(lost )(no ){error kind}") {
    (ghibli: inout GhibliWorld, kind: Int) in try ghibli.expectMessage(kind, true)
  }

  Then("it adds {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.detail, equals: text, "the detail of the error message")
  }

  Then("it adds nothing") { ghibli in
    let message = try require(ghibli.screenNow.message, "the app shows no error message")
    try expect(message.detail, equals: nil, "the detail of the error message")
  }

  Then("{count} incident(s) was/were noted") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.incidents.count == count, "the incidents are \(ghibli.incidents)")
  }
}

private let toUser = "(?:me|the user|the customer)"

extension GhibliWorld {
  /// The error message is that of a kind, in the language of the app.
  func expectMessage(_ kind: Int, _ isShown: Bool) throws {
    let text = errorTexts(in: session.language)[kind]
    if isShown { try expectMessage(true) }
    try expect(
      (screenNow.message?.text == text) == isShown,
      "the error message is \(screenNow.message?.text ?? "missing")")
  }
}
