import ComicsList
import Ports
import StepKit
import TestDoubles

/// Opening the app, and what it asks the server for.
let openingSteps = StepLibrary(ComicsWorld.self) {
  for verb in ["open/opens/opened", "launch/launches/launched", "start/starts/started"] {
    for pattern in anyone("\(verb) the app( again)") {
      When(pattern) { (comics: inout ComicsWorld) in
        comics.openApp()
      }
    }

    for pattern in anyone("\(verb) the app with (an )internet connection( again)") {
      When(pattern) { (comics: inout ComicsWorld) in
        comics.network.goOnline()
        comics.openApp()
      }
    }

    for pattern in anyone("\(verb) the app without (an )internet connection( again)") {
      When(pattern) { (comics: inout ComicsWorld) in
        comics.network.goOffline()
        comics.openApp()
      }
    }

    for pattern in anyone("\(verb) the app and saw {message}") {
      When(pattern) { (comics: inout ComicsWorld, message: MessageName) in
        comics.openApp()
        try await comics.look()
        try comics.expectMessage(message, true)
      }
    }
  }

  When("the app starts( again)/opens( again)") { comics in comics.openApp() }

  for pattern in anyone(
    "reloads/reload/refreshes/refresh the comics",
    "reloads/reload/refreshes/refresh the list( of comics)"
  ) {
    When(pattern) { (comics: inout ComicsWorld) in comics.tryToLoad() }
  }

  for verb in ["is/was", "has been"] {
    When(.expression("(that )the app \(verb) opened( again)/launched( again)/started( again)")) {
      (comics: inout ComicsWorld) in comics.openApp()
    }
  }

  for pattern in anyone("have/has not opened the app") {
    Given(pattern) { (comics: inout ComicsWorld) in
      try expect(comics.events.isEmpty, "the app has been opened already")
    }
  }

  for subject in ["it", "the app"] {
    When(.expression("\(subject) tries to load (the )comics( again)")) {
      (comics: inout ComicsWorld) in comics.tryToLoad()
    }

    When(.expression("\(subject) loads/reloads (the )comics( again)")) {
      (comics: inout ComicsWorld) in comics.tryToLoad()
    }

    Given(.expression("\(subject) has loaded the comics {quoted list}")) {
      (comics: inout ComicsWorld, titles: [String]) in
      try comics.serve(titles, .state)
      try await comics.showList()
    }

    Given(.expression("\(subject) has loaded (the )comics")) { (comics: inout ComicsWorld) in
      try await comics.showList()
    }
  }

  for pattern in [
    "it is loading (the )comics", "the app is loading (the )comics", "the comics are loading",
  ] {
    Step(.expression(pattern)) { (comics: inout ComicsWorld) in
      comics.openIfClosed()
      try expect(comics.app.comics.isLoading, "the comics are not loading")
      try expect(!comics.network.pendingIndexes.isEmpty, "no request for comics is on its way")
      comics.isWatching = true
    }
  }

  for pattern in [
    "it finished loading (the )comics", "it has finished loading (the )comics",
    "the app (has )finished loading (the )comics", "the comics (have )finished loading",
    "the comics finish loading", "the comics are/were loaded", "the comics have (been )loaded",
  ] {
    Step(.expression(pattern)) { (comics: inout ComicsWorld) in
      if comics.isOutcome {
        try await comics.look()
        try expect(comics.app.comics.content != nil, "no list of comics was presented")
        return try expect(!comics.app.comics.isLoading, "the comics are still loading")
      }
      comics.openIfClosed()
      try expect(!comics.network.pendingIndexes.isEmpty, "no request for comics is on its way")
      try await comics.answerWaiting()
    }
  }

  When("the comics finish/finished loading with a valid response") { comics in
    comics.openIfClosed()
    try await comics.answerValidly()
  }

  When("the comics finish/finished loading with an invalid response") { comics in
    comics.openIfClosed()
    try comics.answer(#"{"code": 500, "status": "Something is wrong"}"#, to: [.comics])
  }

  Then("{count} request(s) for the list of comics is/are/was/were sent") {
    (comics: inout ComicsWorld, count: Int) in
    let url = "https://gateway.marvel.com\(ComicsWorld.comicsPath)"
    let sent = comics.network.requests.filter { !$0.url.hasSuffix("/characters") }
    try expect(sent.map(\.url), equals: Array(repeating: url, count: count), "the requests sent")
    try expect(sent.map(\.method).filter { $0 != "GET" }, equals: [], "the other methods")
  }

  Then("{count} request(s) is/are/was/were sent") { (comics: inout ComicsWorld, count: Int) in
    let sent = comics.network.requests.map(\.url)
    try expect(sent.count == count, "\(sent.count) requests were sent: \(sent)")
  }

  Then("the request asks for at most {count} comics") { (comics: inout ComicsWorld, count: Int) in
    try expect(try comics.query("limit"), equals: "\(count)", "the limit")
  }

  Then("the request carries apikey {string}, ts {string} and hash {string}") {
    (comics: inout ComicsWorld, key: String, timeStamp: String, hash: String) in
    try expect(try comics.query("apikey"), equals: key, "the public key")
    try expect(try comics.query("ts"), equals: timeStamp, "the time stamp")
    try expect(try comics.query("hash"), equals: hash, "the hash")
  }

  Then("the request carries exactly {quoted list}") {
    (comics: inout ComicsWorld, names: [String]) in
    let sent = try comics.lastRequest().query.map(\.name)
    try expect(sent.sorted(), equals: names.sorted(), "the parameters of the request")
  }

  Then("the request is a GET request") { comics in
    try expect(try comics.lastRequest().method, equals: "GET", "the method of the request")
  }
}

extension ComicsWorld {
  fileprivate func lastRequest(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> HTTPRequest {
    try require(network.requests.last, "no request was sent", file: file, line: line)
  }

  /// A value in the query of the last request.
  fileprivate func query(
    _ name: String, file: StaticString = #filePath, line: Int = #line
  ) throws -> String? {
    try lastRequest(file: file, line: line).query.first { $0.name == name }?.value
  }
}
