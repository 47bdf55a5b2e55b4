import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The way to the server, and what its feed URL answers.
let remoteFeedSteps = StepLibrary(GhibliWorld.self) {
  Given("the user has/gets connectivity") { ghibli in ghibli.network.goOnline() }

  Given("the user/customer doesn't have connectivity") { ghibli in ghibli.network.goOffline() }

  When("the user loses connectivity") { ghibli in ghibli.network.goOffline() }

  Given("the remote feed is the one in {string}") { (ghibli: inout GhibliWorld, name: String) in
    try ghibli.addRoutes(of: name)
  }

  Given("the remote feed has the films {string} and {string}") {
    (ghibli: inout GhibliWorld, first: String, second: String) in
    ghibli.answerFeed(feedJSON([first, second]))
  }

  Given("the remote feed has a film with the additional keys {string} and {string}") {
    (ghibli: inout GhibliWorld, first: String, second: String) in
    ghibli.answerFeed(list([filmJSON(1, [first: quoted("more"), second: "95"])]))
  }

  Given("the remote feed takes {int} second(s) to answer") {
    (ghibli: inout GhibliWorld, seconds: Int) in
    try expect((0...86_400).contains(seconds), "\(seconds) seconds are not within a day")
    let body = Array(feedJSON(["Lantern Keeper", "Paper Cranes"]).utf8)
    ghibli.network.add(
      GhibliWorld.feedRoute(
        .init(.success(HTTPResponse(status: 200, body: body)), delay: .seconds(seconds))))
  }

  Given("the request for the feed times out") { ghibli in
    ghibli.network.add(GhibliWorld.feedRoute(.init(.failure(.timedOut))))
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

  Given("the remote answers with status {int} and one valid film and one film without {string}") {
    (ghibli: inout GhibliWorld, status: Int, key: String) in
    ghibli.answerFeed(list([filmJSON(1), filmJSON(2, [key: nil])]), status: status)
  }
}

extension GhibliWorld {
  fileprivate func answerFeed(_ body: String, status: Int = 200) {
    network.add(Self.feedRoute(.text(body, status: status)))
  }
}
