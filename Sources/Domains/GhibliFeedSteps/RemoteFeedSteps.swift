import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The way to the server, and what its feed URL answers.
let remoteFeedSteps = StepLibrary(GhibliWorld.self) {
  for pattern in [
    "the user/customer has/gets/regains connectivity( again)",
    "the user/customer is online( again)",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld) in ghibli.network.goOnline() }
      .statesDefault(opposite: "the user doesn't have connectivity")
  }

  for pattern in [
    "the user/customer doesn't/doesn’t have connectivity",
    "the user/customer has no connectivity( anymore)", "the user/customer loses/lost connectivity",
    "the user/customer is offline",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld) in ghibli.network.goOffline() }
  }

  Given("the remote feed is the one in {string}") { (ghibli: inout GhibliWorld, name: String) in
    try ghibli.addRoutes(of: name)
  }

  Given("the remote feed has the film(s) {quoted list}") {
    (ghibli: inout GhibliWorld, titles: [String]) in
    ghibli.answerFeed(feedJSON(titles))
  }

  Given("the remote feed has {count} film(s)") { (ghibli: inout GhibliWorld, count: Int) in
    ghibli.answerFeed(feedJSON((0..<count).map { "Film \($0 + 1)" }))
  }

  Given("the remote feed is empty") { ghibli in ghibli.answerFeed("[]") }

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

  for pattern in ["the remote data/feed/answer is invalid", "the remote delivers invalid data"] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld) in ghibli.answerFeed("invalid") }
  }

  unusableAnswers
}

/// Answers that a scenario writes out.
private let unusableAnswers = StepLibrary(GhibliWorld.self) {
  Given("the remote answers with status {int}") { (ghibli: inout GhibliWorld, status: Int) in
    ghibli.answerFeed("", status: status)
  }

  Given("the remote answers with status {int} and a valid feed") {
    (ghibli: inout GhibliWorld, status: Int) in
    ghibli.answerFeed(list([filmJSON()]), status: status)
  }

  Given("the remote answers with status {int} and an empty list") {
    (ghibli: inout GhibliWorld, status: Int) in
    ghibli.answerFeed("[]", status: status)
  }

  Given("the remote answers with status {int} and an empty body") {
    (ghibli: inout GhibliWorld, status: Int) in
    ghibli.answerFeed("", status: status)
  }

  Given("the remote answers with status {int} and the text {string}") {
    (ghibli: inout GhibliWorld, status: Int, text: String) in
    ghibli.answerFeed(text, status: status)
  }

  Given("the remote answers with status {int} and a feed that breaks off") {
    (ghibli: inout GhibliWorld, status: Int) in
    ghibli.answerFeed(String(list([filmJSON(1), filmJSON(2)]).dropLast(20)), status: status)
  }

  Given("the remote answers with status {int} and a film without {string}") {
    (ghibli: inout GhibliWorld, status: Int, key: String) in
    ghibli.answerFeed(list([filmJSON(1, [key: nil])]), status: status)
  }

  Given("the remote answers with status {int} and a film whose {word} is not a UUID") {
    (ghibli: inout GhibliWorld, status: Int, key: String) in
    ghibli.answerFeed(list([filmJSON(1, [key: quoted("a UUID")])]), status: status)
  }

  Given("the remote answers with status {int} and a film whose {word} is {string}") {
    (ghibli: inout GhibliWorld, status: Int, key: String, text: String) in
    ghibli.answerFeed(list([filmJSON(1, [key: quoted(text)])]), status: status)
  }

  Given("the remote answers with status {int} and a film whose {word} is the number {int}") {
    (ghibli: inout GhibliWorld, status: Int, key: String, number: Int) in
    ghibli.answerFeed(list([filmJSON(1, [key: "\(number)"])]), status: status)
  }

  Given("the remote answers with status {int} and a film whose {word} is null") {
    (ghibli: inout GhibliWorld, status: Int, key: String) in
    ghibli.answerFeed(list([filmJSON(1, [key: "null"])]), status: status)
  }

  Given("the remote answers with status {int} and one valid film and one film without {string}") {
    (ghibli: inout GhibliWorld, status: Int, key: String) in
    ghibli.answerFeed(list([filmJSON(1), filmJSON(2, [key: nil])]), status: status)
  }

  Given(
    "the remote answers with status {int} and one valid film and one film whose {word} is {string}"
  ) { (ghibli: inout GhibliWorld, status: Int, key: String, text: String) in
    ghibli.answerFeed(list([filmJSON(1), filmJSON(2, [key: quoted(text)])]), status: status)
  }
}

extension GhibliWorld {
  fileprivate func answerFeed(_ body: String, status: Int = 200) {
    network.add(Self.feedRoute(.text(body, status: status)))
  }
}
