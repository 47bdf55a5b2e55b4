import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The way to the server, and what its feed URL answers.
let remoteFeedSteps = StepLibrary(GhibliWorld.self) {
  networkTypes

  When(.regex("^(?:that )?(?:\(connected))$")) { (ghibli: inout GhibliWorld) in ghibli.goOnline() }
    .statesDefault(opposite: "the user doesn't have connectivity").isIdempotent()

  When(.regex("^(?:that )?(?:\(disconnected))$")) { (ghibli: inout GhibliWorld) in
    ghibli.goOffline()
  }
  .isIdempotent()

  Given("the remote feed is the one in {string}") { (ghibli: inout GhibliWorld, name: String) in
    try ghibli.addRoutes(of: name)
  }
  .described(as: "Lets the server answer as a file beside the feature says.")

  remoteContentSteps
  remoteChangeSteps
  flawedFilmSteps

  Given("the remote feed has a film with the additional keys {quoted list}") {
    (ghibli: inout GhibliWorld, keys: [String]) in
    let values = [quoted("more"), "95", "[]", "null"]
    var changes: [String: String?] = [:]
    for (index, key) in keys.enumerated() { changes[key] = values[index % values.count] }
    try ghibli.answerFeed(list([filmJSON(1, changes)]))
  }

  Given("the remote feed has the same film {count} times") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.answerFeed(list(try sampleNumbers(count).map { _ in filmJSON() }))
  }

  // The URL may be that of the feed or of an image: which, the command says.
  Given("the( feed) URL {string}") { (ghibli: inout GhibliWorld, address: String) in
    ghibli.givenAddress = address
    try ghibli.setImage(address)
  }

  // One that the story does not say: that of the feed, or of an image.
  Given("{some URL}") { (ghibli: inout GhibliWorld, _: String) in
  }

  ParameterType.wording(
    "some URL",
    "(?:there is )?(?:an?|the) (?:valid |given )?(?:(?:film )?feed |image )?URL"
      + "(?: (?:of|for) (?:an?|the) (?:(?:film )?feed|(?:film |feed )?image(?: data)?|image of a film)"
      + "| to (?:load|download|request|get) (?:an?|the) (?:(?:film )?feed|image(?: data)?) from)?"
  )

  Given("the( feed) URL is {string}") { (ghibli: inout GhibliWorld, address: String) in
    ghibli.givenAddress = address
  }

  contractAnswers
  unusableAnswers
  writtenAnswers
}

/// The films that the remote has.
private let remoteContentSteps = StepLibrary(GhibliWorld.self) {
  Given("the (response )status( code)( of the response) is {int}") {
    (ghibli: inout GhibliWorld, status: Int) in
    try ghibli.answerImage(samplePicture, status: status)
    try ghibli.answerFeed(feedJSON(["Lantern Keeper", "Paper Cranes"]), status: status)
  }

  Given("the response\\ body/downloaded\\ data/body is empty") { ghibli in
    try ghibli.answerEmpty()
  }

  Given("{remote has} an empty body/response/answer") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.answerEmpty()
  }

  Given("{remote has} {film list}") { (ghibli: inout GhibliWorld, _: String, films: FilmList) in
    try ghibli.answerFeed(films.json)
  }

  // "Ponyo" and "Totoro" are in the remote feed
  ParameterType.wording(
    "in remote",
    "(?:is|are|was|were)(?: now| only| also| all| available| listed)* (?:in|on|at|part of) (?:the )?(?:remote|server)(?: feed)?"
  )
  ParameterType.wording(
    "films in remote",
    "the (?:films|movies|titles) (?:in|of|on|at) (?:the )?(?:remote|server)(?: feed)?")

  Given("{film list} {in remote}") { (ghibli: inout GhibliWorld, films: FilmList, _: String) in
    try ghibli.answerFeed(films.json)
  }

  Given("{films in remote} {is} {quoted list}") {
    (ghibli: inout GhibliWorld, _: String, _: String, titles: [String]) in
    try ghibli.answerFeed(feedJSON(titles))
  }

  Given("there is/are {film list} in/on/at the remote( feed)/server( feed)") {
    (ghibli: inout GhibliWorld, films: FilmList) in try ghibli.answerFeed(films.json)
  }

  Given("{remote has} a/the (film )feed {with films}") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList) in try ghibli.answerFeed(films.json)
  }

  Given("{remote has} {http status} and/with {film list}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, films: FilmList) in
    try ghibli.answerFeed(films.json, status: status)
  }

  // A film with properties: with the title "Ponyo" and the description "By the sea".
  // Whatever its value, a key that nobody asked for.
  ParameterType.wording(
    "film of payload",
    "(?:a|one|the|each|every) film(?: (?:in|of) the (?:payload|response|feed|remote feed))?|the payload|the response"
  )

  Given(
    "{film of payload} has/contains (an )(the )(additional )(unknown )(extra )property/key/field {string}"
  ) {
    (ghibli: inout GhibliWorld, _: String, key: String) in
    try ghibli.answerFeed(list([filmJSON(1, [key: quoted("more")])]))
  }

  Given("the {text property} of the film is empty") { (ghibli: inout GhibliWorld, key: String) in
    try ghibli.answerFeed(list([filmJSON(1, [key: quoted("")])]))
  }
  ParameterType("text property", "title|description", useForSnippets: false) { (text: String) in
    text
  }

  // Only the title and the description may be empty.
  Given("{remote has} a/one film/item/entry with an empty {property word}") {
    (ghibli: inout GhibliWorld, _: String, key: String) in
    try ghibli.answerFeed(list([filmJSON(1, [key: quoted("")])]))
  }

  Given("{remote has} {string} before {string}") {
    (ghibli: inout GhibliWorld, _: String, first: String, second: String) in
    try ghibli.answerFeed(feedJSON([first, second]))
  }

  Given("{remote has} {count} valid and {count} invalid film(s)") {
    (ghibli: inout GhibliWorld, _: String, valid: Int, invalid: Int) in
    let films = try sampleNumbers(valid + invalid).map {
      filmJSON($0 + 1, $0 < valid ? [:] : ["title": nil])
    }
    try ghibli.answerFeed(list(films))
  }

  Given("{remote has} a/one film/item/entry with {film properties}") {
    (ghibli: inout GhibliWorld, _: String, properties: [(key: String, value: String)]) in
    var changes: [String: String?] = [:]
    for (key, value) in properties { changes[key] = quoted(value) }
    try ghibli.answerFeed(list([filmJSON(1, changes)]))
  }

  Given("{remote has} a/one film whose {property word} is {string}") {
    (ghibli: inout GhibliWorld, _: String, key: String, value: String) in
    try ghibli.answerFeed(list([filmJSON(1, [key: quoted(value)])]))
  }

  Given("a/one film with {film properties}") {
    (ghibli: inout GhibliWorld, properties: [(key: String, value: String)]) in
    var changes: [String: String?] = [:]
    for (key, value) in properties { changes[key] = quoted(value) }
    try ghibli.answerFeed(list([filmJSON(1, changes)]))
  }

  Given("{remote data} is an empty list/array/feed") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.answerFeed("[]")
  }

  Given("{remote has} the film {string} with {film properties}") {
    (
      ghibli: inout GhibliWorld, _: String, title: String,
      properties: [(key: String, value: String)]
    ) in
    var changes: [String: String?] = ["title": quoted(title)]
    for (key, value) in properties { changes[key] = quoted(value) }
    try ghibli.answerFeed(list([filmJSON(1, changes)]))
  }

  Given("the remote( feed) is empty") { ghibli in try ghibli.answerFeed("[]") }

  Given("{remote has} {empty feed}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.answerFeed("[]")
  }

  Given("{remote has} this/these/the (following )film(s)(:)") {
    (ghibli: inout GhibliWorld, _: String, table: DataTable) in
    try ghibli.answerFeed(filmTable(table))
  }

  Given("{remote has} {http status} and/with this/these/the (following )film(s)(:)") {
    (ghibli: inout GhibliWorld, _: String, status: Int, table: DataTable) in
    try ghibli.answerFeed(filmTable(table), status: status)
  }
}

private let body = "(?:(?:the|this|following) )*(?:body|JSON|payload|data):?"

/// The contract's words: a 200 response to "GET /feed" with these films.
private let contractAnswers = StepLibrary(GhibliWorld.self) {
  ParameterType.wording("body text", body)
  ParameterType.wording("with body", "(?:with|and) (?:\(body))")
  ParameterType.wording("feed request", #""?GET /feed"?"#)

  Given("{http status} to/for {feed request} with/and this/these/the (following )film(s)(:)") {
    (ghibli: inout GhibliWorld, status: Int, _: String, table: DataTable) in
    try ghibli.answerFeed(filmTable(table), status: status)
  }

  Given("{http status} to/for {feed request} with {film list}") {
    (ghibli: inout GhibliWorld, status: Int, _: String, films: FilmList) in
    try ghibli.answerFeed(films.json, status: status)
  }

  Given("{http status} to/for {feed request} {with body}") {
    (ghibli: inout GhibliWorld, status: Int, _: String, _: String, body: DocString) in
    try ghibli.answerFeed(body.content, status: status)
  }

}

/// The JSON of films in a table.
private func filmTable(_ table: DataTable) throws -> String {
  guard let rows = try table.filmRows() else { return feedJSON(try table.titles()) }
  return list(
    rows.enumerated().map { index, row in filmJSON(index + 1, row.mapValues { quoted($0) }) })
}

/// Data that are no feed and no image.
let badData =
  "(?:an? )?(?:invalid|broken|corrupt|corrupted|malformed|unreadable) (?:data|JSON|response|payload|body|answer|feed)"
  + "|(?:data|something|a body|a response|a payload|JSON) (?:that|which) (?:is not|isn['’]t|is no) (?:a )?(?:valid )?(?:JSON|feed|film feed)"
  + "|(?:data|something|a body|a response|a payload|JSON) (?:that|which) (?:is (?:invalid|broken|malformed)|cannot be (?:read|decoded|parsed))"
  + "|garbage|no valid (?:data|JSON)|(?:an HTML page|text|HTML|XML|plain text|a web page)(?: instead of (?:JSON|a feed|data))?"
  + "|a single film instead of a (?:list|feed)|an object instead of a list"

/// Answers of the remote in the words of a document, or written out.
private let writtenAnswers = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "remote data",
    "the (?:remote|server|remote['’]s|server['’]s|downloaded) (?:data|feed|answer|response|JSON|payload)"
      + "(?: from the (?:URL|remote|server))?",
    "the (?:response|answer|body)(?: (?:of|from) the (?:remote|server|URL))?",
    "the data(?: downloaded)?(?: from (?:it|(?:the |that |this )?(?:feed |image )?(?:URL|remote|server))| at (?:the|that|this) URL)?"
      + "|the data (?:of|in) (?:the|this) (?:response|answer|payload|download)|the payload")
  ParameterType(
    "is valid",
    "(?:is|was) (?:still )?(?:a )?valid(?: JSON| feed| film feed)?",
    "(?:is|was) (?:invalid|broken|corrupt|corrupted|malformed|unreadable)(?: JSON)?"
      + "|(?:is|was)(?: not|n['’]t)(?: an?)? (?:valid|JSON|valid JSON)(?: feed| film feed)?|is no JSON"
      + "|(?:cannot|can['’]t) be (?:read|decoded|parsed)",
    useForSnippets: false
  ) { (text: String) in
    !["not", "n't", "n’t", "no ", "inv", "bro", "corr", "mal", "unr"].contains(where: text.contains)
  }

  Given("{remote data} {is valid}") { (ghibli: inout GhibliWorld, _: String, isValid: Bool) in
    try ghibli.expectNotAsked()
    if !isValid { return try ghibli.answerBadly() }
    try ghibli.answerFeed(feedJSON(["Lantern Keeper", "Paper Cranes"]))
  }

  ParameterType.wording("bad data", badData)

  Given("{remote has} {bad data}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.answerBadly()
  }

  ParameterType.wording(
    "valid data", "(?:a )?valid (?:data|JSON|feed|film feed|feed data|response|payload)|a film feed"
  )

  Given("{remote has} {valid data}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.answerFeed(feedJSON(["Lantern Keeper", "Paper Cranes"]))
  }

  Given("{remote has} {valid data} {with films}") {
    (ghibli: inout GhibliWorld, _: String, _: String, films: FilmList) in
    try ghibli.answerFeed(films.json)
  }

  Given("{remote has} {no network}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    ghibli.goOffline()
  }

  Given("{remote has} {http status} and/with/but {bad data}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, _: String) in
    try ghibli.answerFeed("invalid", status: status)
  }

  Given("{remote data} is {string}") { (ghibli: inout GhibliWorld, _: String, text: String) in
    try ghibli.expectNotAsked()
    try ghibli.answerFeed(text)
  }

  Given("{remote has} an (internal )(server )error( response)( status)( with {http status})") {
    (ghibli: inout GhibliWorld, _: String, status: Int?) in
    try ghibli.answerImage(samplePicture, status: status ?? 500)
    try ghibli.answerFeed(feedJSON(["Lantern Keeper", "Paper Cranes"]), status: status ?? 500)
  }

  Given("{remote has} the text {string}") { (ghibli: inout GhibliWorld, _: String, text: String) in
    try ghibli.answerFeed(text)
  }

  Given("{remote has} {body text}") {
    (ghibli: inout GhibliWorld, _: String, _: String, body: DocString) in
    try ghibli.answerFeed(body.content)
  }

  for pattern in [
    "{remote has} the following:",
    "{remote data} is(:)/reads(:)/looks\\ like\\ this(:)/is\\ as\\ follows(:)",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, body: DocString) in
      try ghibli.answerFeed(body.content)
    }
  }

  Given("{remote has} {http status} with(:)") {
    (ghibli: inout GhibliWorld, _: String, status: Int, body: DocString) in
    try ghibli.answerFeed(body.content, status: status)
  }

  Given("{remote has} {http status} {with body}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, _: String, body: DocString) in
    try ghibli.answerFeed(body.content, status: status)
  }

  Given("{remote has} a/one film {film fault}") {
    (ghibli: inout GhibliWorld, _: String, fault: FilmFault) in
    try ghibli.answerFeed(list([filmJSON(1, fault.change)]))
  }

  Given("{remote has} {count} valid film(s) and a/one film {film fault}") {
    (ghibli: inout GhibliWorld, _: String, count: Int, fault: FilmFault) in
    let valid = try sampleNumbers(count).map { filmJSON($0 + 1) }
    try ghibli.answerFeed(list(valid + [filmJSON(count + 1, fault.change)]))
  }
}

extension GhibliWorld {
  /// Answers whichever command asks with data that are neither a feed nor an image.
  mutating func answerBadly() throws {
    try answerImage([])
    try answerFeed("invalid")
  }

  /// Answers whichever command asks with a body that has nothing in it.
  fileprivate mutating func answerEmpty() throws {
    try answerImage([])
    try answerFeed("")
  }

  /// An answer cannot be other than it was: a sentence about it stands before the request.
  fileprivate func expectNotAsked() throws {
    try expect(
      !network.requests.contains { [GhibliWorld.feedAddress, loadedAddress].contains($0.url) },
      "the remote has answered already: say this before it is asked")
  }

  /// What the remote has is said before it is asked: an outcome cannot say it.
  mutating func answerFeed(_ body: String, status: Int = 200) throws {
    try expect(!isOutcome, "this says what the remote has, and checks nothing")
    subjects.insert(.remote)
    let delay = feedAnswer.delay
    feedAnswer = .text(body, status: status)
    feedAnswer.delay = delay
    network.add(Self.feedRoute(feedAnswer))
  }
}
