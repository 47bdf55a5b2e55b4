import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The way to the server, and what its feed URL answers.
let remoteFeedSteps = StepLibrary(GhibliWorld.self) {
  Given(.regex("^(?:\(connected))$")) { (ghibli: inout GhibliWorld) in ghibli.goOnline() }
    .statesDefault(opposite: "the user doesn't have connectivity")

  Given(.regex("^(?:\(disconnected))$")) { (ghibli: inout GhibliWorld) in ghibli.goOffline() }

  Given("the remote feed is the one in {string}") { (ghibli: inout GhibliWorld, name: String) in
    try ghibli.addRoutes(of: name)
  }

  remoteContentSteps

  Given("the remote feed has a film with the additional keys {quoted list}") {
    (ghibli: inout GhibliWorld, keys: [String]) in
    let values = [quoted("more"), "95", "[]", "null"]
    var changes: [String: String?] = [:]
    for (index, key) in keys.enumerated() { changes[key] = values[index % values.count] }
    ghibli.answerFeed(list([filmJSON(1, changes)]))
  }

  Given("the remote feed has the same film {count} times") {
    (ghibli: inout GhibliWorld, count: Int) in
    ghibli.answerFeed(list((0..<count).map { _ in filmJSON() }))
  }

  Given("the remote feed takes {duration} to answer") {
    (ghibli: inout GhibliWorld, delay: Duration) in
    try expect(
      (.zero ... .seconds(86_400)).contains(delay), "\(delay) is not within a day")
    let body = Array(feedJSON(["Lantern Keeper", "Paper Cranes"]).utf8)
    ghibli.network.add(
      GhibliWorld.feedRoute(.init(.success(HTTPResponse(status: 200, body: body)), delay: delay)))
  }

  Given("the request for the feed times out") { ghibli in
    ghibli.network.add(GhibliWorld.feedRoute(.init(.failure(.timedOut))))
  }

  unusableAnswers
  writtenAnswers
}

private let network = "(?:(?:internet|network) )?(?:connectivity|connection)|internet"
private let device = "\(viewer)|the app|the device"
private let now = "(?: again| anymore| any more| any longer)?"
/// The user has connectivity, the app is back online, the connection is restored.
private let connected =
  "(?:\(device)) (?:now )?(?:has|have|had|gets?|regains?) (?:an? |the )?(?:\(network))\(now)"
  + "|(?:\(device)) (?:is|am|are|was|goes|go|comes|come) (?:now )?(?:back )?(?:online|connected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|there (?:is|was) (?:an? )?(?:\(network))\(now)"
  + "|the (?:\(network)) (?:is|was|comes|has been) (?:back|restored|available|there)\(now)"
/// The user has no connectivity, the app is offline, the connection is lost.
private let disconnected =
  "(?:\(device)) (?:does not|doesn['’]t|do not|don['’]t|did not|didn['’]t) have"
  + " (?:an? |any )?(?:\(network))\(now)"
  + "|(?:\(device)) (?:has|have|had) (?:no|lost)(?: the| my| their)? (?:\(network))\(now)"
  + "|(?:\(device)) (?:loses?|lost)(?: the| my| their)? (?:\(network))"
  + "|(?:\(device)) (?:is|am|are|was|goes|go) offline\(now)"
  + "|(?:\(device)) (?:is|am|are|was) (?:not|no longer) (?:online|connected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|there (?:is|was) no (?:\(network))\(now)|there (?:isn|wasn)['’]t any (?:\(network))\(now)"
  + "|the (?:\(network)) (?:is|was|has been|gets) (?:lost|down|gone|missing|not available|unavailable)"

/// The films that the remote has.
private let remoteContentSteps = StepLibrary(GhibliWorld.self) {
  for pattern in ["{remote has} {quoted list}", "{remote has} (only )(the )film(s) {quoted list}"] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, titles: [String]) in
      ghibli.answerFeed(feedJSON(titles))
    }
  }

  Given("{remote has} {count} film(s)") { (ghibli: inout GhibliWorld, _: String, count: Int) in
    ghibli.answerFeed(feedJSON((0..<count).map { "Film \($0 + 1)" }))
  }

  for pattern in [
    "{remote has} {count} film(s)(,)(:) {quoted list}",
    "{remote has} the {count} film(s)(,)(:) {quoted list}",
  ] {
    Given(.expression(pattern)) {
      (ghibli: inout GhibliWorld, _: String, count: Int, titles: [String]) in
      try expect(titles.count, equals: count, "the number of titles in the sentence")
      ghibli.answerFeed(feedJSON(titles))
    }
  }

  Given("the remote( feed) is empty") { ghibli in ghibli.answerFeed("[]") }

  Given("{remote has} an empty list/feed") { (ghibli: inout GhibliWorld, _: String) in
    ghibli.answerFeed("[]")
  }

  for pattern in ["{remote has} these films:", "{remote has} the following films:"] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, table: DataTable) in
      let rows = try table.hashes()
      ghibli.answerFeed(
        list(
          rows.enumerated().map { index, row in
            filmJSON(index + 1, row.mapValues { quoted($0) })
          }))
    }
  }
}

/// Answers of the remote in the words of a document, or written out.
private let writtenAnswers = StepLibrary(GhibliWorld.self) {
  for pattern in [
    "the remote/downloaded data/feed/answer/response is invalid",
    "the server/server's data/feed/answer/response is invalid", "the data is invalid",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld) in ghibli.answerFeed("invalid") }
  }

  Given("{remote has} invalid data/JSON") { (ghibli: inout GhibliWorld, _: String) in
    ghibli.answerFeed("invalid")
  }

  Given("{remote has} the text {string}") { (ghibli: inout GhibliWorld, _: String, text: String) in
    ghibli.answerFeed(text)
  }

  for pattern in ["{remote has} (the )(this )body:", "{remote has} (the )(this )JSON:"] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, body: DocString) in
      ghibli.answerFeed(body.content)
    }
  }

  for pattern in [
    "{remote has} status {int} and (the )(this )body:",
    "{remote has} status {int} and (the )(this )JSON:",
  ] {
    Given(.expression(pattern)) {
      (ghibli: inout GhibliWorld, _: String, status: Int, body: DocString) in
      ghibli.answerFeed(body.content, status: status)
    }
  }

  for pattern in ["{remote has} a film {film fault}", "{remote has} one film {film fault}"] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, fault: FilmFault) in
      ghibli.answerFeed(list([filmJSON(1, fault.change)]))
    }
  }

  Given("{remote has} {count} valid film(s) and a/one film {film fault}") {
    (ghibli: inout GhibliWorld, _: String, count: Int, fault: FilmFault) in
    let valid = (0..<count).map { filmJSON($0 + 1) }
    ghibli.answerFeed(list(valid + [filmJSON(count + 1, fault.change)]))
  }
}

/// What is wrong with a film of the remote: `without a title`, `whose id is not a UUID`.
struct FilmFault {
  let change: [String: String?]

  init(_ words: String) throws {
    let keys = ["id", "title", "description", "image", "url"]
    let key = try require(
      keys.first { words.lowercased().split(separator: " ").contains(Substring($0)) },
      "a film has \(keys)")
    if ["without", " no ", "missing"].contains(where: "\(words) ".contains)
      || words.hasPrefix("no ")
    {
      change = [key: nil]
    } else {
      // No property may be a number.
      change = [key: ["title", "description"].contains(key) ? "7" : quoted("not a value")]
    }
  }
}

/// Answers that a scenario writes out.
private let unusableAnswers = StepLibrary(GhibliWorld.self) {
  Given("{remote has} status {int}") { (ghibli: inout GhibliWorld, _: String, status: Int) in
    ghibli.answerFeed("", status: status)
  }

  Given("{remote has} status {int} and a valid feed") {
    (ghibli: inout GhibliWorld, _: String, status: Int) in
    ghibli.answerFeed(list([filmJSON()]), status: status)
  }

  Given("{remote has} status {int} and an empty list") {
    (ghibli: inout GhibliWorld, _: String, status: Int) in
    ghibli.answerFeed("[]", status: status)
  }

  Given("{remote has} status {int} and an empty body") {
    (ghibli: inout GhibliWorld, _: String, status: Int) in
    ghibli.answerFeed("", status: status)
  }

  Given("{remote has} status {int} and the text {string}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, text: String) in
    ghibli.answerFeed(text, status: status)
  }

  Given("{remote has} status {int} and a feed that breaks off") {
    (ghibli: inout GhibliWorld, _: String, status: Int) in
    ghibli.answerFeed(String(list([filmJSON(1), filmJSON(2)]).dropLast(20)), status: status)
  }

  Given("{remote has} status {int} and a film without {string}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String) in
    ghibli.answerFeed(list([filmJSON(1, [key: nil])]), status: status)
  }

  Given("{remote has} status {int} and a film whose {word} is not a UUID") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String) in
    ghibli.answerFeed(list([filmJSON(1, [key: quoted("a UUID")])]), status: status)
  }

  Given("{remote has} status {int} and a film whose {word} is {string}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String, text: String) in
    ghibli.answerFeed(list([filmJSON(1, [key: quoted(text)])]), status: status)
  }

  Given("{remote has} status {int} and a film whose {word} is the number {int}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String, number: Int) in
    ghibli.answerFeed(list([filmJSON(1, [key: "\(number)"])]), status: status)
  }

  Given("{remote has} status {int} and a film whose {word} is null") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String) in
    ghibli.answerFeed(list([filmJSON(1, [key: "null"])]), status: status)
  }

  Given("{remote has} status {int} and one valid film and one film without {string}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String) in
    ghibli.answerFeed(list([filmJSON(1), filmJSON(2, [key: nil])]), status: status)
  }

  Given(
    "{remote has} status {int} and one valid film and one film whose {word} is {string}"
  ) { (ghibli: inout GhibliWorld, _: String, status: Int, key: String, text: String) in
    ghibli.answerFeed(list([filmJSON(1), filmJSON(2, [key: quoted(text)])]), status: status)
  }
}

extension GhibliWorld {
  fileprivate mutating func answerFeed(_ body: String, status: Int = 200) {
    subjects.insert(.remote)
    feedAnswer = .text(body, status: status)
    network.add(Self.feedRoute(feedAnswer))
  }

  fileprivate mutating func goOnline() {
    subjects.insert(.remote)
    network.goOnline()
  }

  fileprivate mutating func goOffline() {
    subjects.insert(.remote)
    network.goOffline()
  }
}
