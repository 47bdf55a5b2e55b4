import Ports
import StepKit
import TestDoubles

/// The answers of the server, whether it can be reached, and the requests to it.
let serverSteps = StepLibrary(GhibliWorld.self) {
  Given("the user has connectivity") { ghibli in ghibli.network.goOnline() }
    .statesDefault(opposite: "the user doesn't have connectivity")

  Given("the user/customer doesn't have connectivity") { ghibli in ghibli.network.goOffline() }

  Given("the film server has {films}") { (ghibli: inout GhibliWorld, films: [PlainFilm]) in
    ghibli.server.films = FilmServer(films).films
  }

  Given("the {ordinal} film of the server has {string}: {}") {
    (ghibli: inout GhibliWorld, number: Int, key: String, json: String) in
    try ghibli.server.change(key, of: number, to: json)
  }

  Given("the {ordinal} film of the server has no {string}") {
    (ghibli: inout GhibliWorld, number: Int, key: String) in
    try ghibli.server.change(key, of: number, to: nil)
  }

  Given("the film server sends {string}") { (ghibli: inout GhibliWorld, text: String) in
    ghibli.server.text = text
  }

  Given("the film server sends:") { (ghibli: inout GhibliWorld, text: String) in
    ghibli.server.text = text
  }

  Given("the film server answers with status {int}") { (ghibli: inout GhibliWorld, status: Int) in
    ghibli.server.status = status
  }

  Given("the film server takes {duration} to answer") {
    (ghibli: inout GhibliWorld, delay: Duration) in
    ghibli.server.delay = delay
  }

  Given("the film server does not answer in time") { ghibli in
    ghibli.server.failure = .timedOut
  }

  Given("the connection to the film server breaks off") { ghibli in
    ghibli.server.failure = .other("the connection broke off")
  }

  Given("the device gives up the request for films") { ghibli in
    ghibli.server.failure = .cancelled
  }

  Given("the feed URL is {string}") { (ghibli: inout GhibliWorld, address: String) in
    ghibli.server.feedAddress = address
  }

  Given("the server's image {string} has {int} byte(s)") {
    (ghibli: inout GhibliWorld, name: String, count: Int) in
    ghibli.server.images[imageAddress(name)] = imageBytes(count)
  }

  Given("the server's image {string} is the picture in {string}") {
    (ghibli: inout GhibliWorld, name: String, file: String) in
    ghibli.server.images[imageAddress(name)] = try ghibli.scenario.resource(file).bytes
  }

  When("the user lets {duration} go by") { (ghibli: inout GhibliWorld, time: Duration) in
    try await ghibli.scheduler.advance(by: time, settling: ghibli.network)
  }

  When("the clock of the device is put back by {duration}") {
    (ghibli: inout GhibliWorld, time: Duration) in
    ghibli.clock.putBack(by: time)
  }

  Then("the film feed has sent {quoted list}") { (ghibli: inout GhibliWorld, requests: [String]) in
    let sent = ghibli.network.requests.map { "\($0.method) \($0.address)" }
    try expect(sent, equals: requests, "the requests sent")
  }

  Then("the {ordinal} request, and no other, was canceled") {
    (ghibli: inout GhibliWorld, number: Int) in
    try expect(ghibli.client.canceled, equals: [number - 1], "the requests canceled, from 0")
  }
}
