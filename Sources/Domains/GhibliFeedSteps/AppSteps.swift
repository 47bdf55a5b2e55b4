import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The user's actions.
let appSteps = StepLibrary(GhibliWorld.self) {
  for pattern in anyone(
    "request/requests/requested/ask/asks/asked to see the (film )feed( again)/(film )films( again)",
    "request/requests/requested the (film )feed( again)/(film )films( again)",
    "ask/asks/asked for the (film )feed( again)/(film )films( again)",
    "want/wants to see the (film )feed( again)/(film )films( again)",
    "refreshes/refresh/reloads/reload the (film )feed/(film )films",
    "views/view/opens/open the (film )feed( again)"
  ) {
    When(pattern) { (ghibli: inout GhibliWorld) in
      ghibli.requestFeed { $0.requestFeed() }
    }
  }

  for pattern in [
    "the (film )feed is requested( again)", "the app loads the (film )feed( again)",
    "the app requests the (film )feed( again)",
  ] {
    When(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      ghibli.requestFeed { $0.requestFeed() }
    }
  }

  for pattern in anyone(
    "open/opens/opened/launch/launches/launched/start/starts/started the app( again)")
  {
    When(pattern) { (ghibli: inout GhibliWorld) in ghibli.requestFeed { $0.start() } }
  }

  When("the app is/was opened( again)/launched( again)/started( again)") { ghibli in
    ghibli.requestFeed { $0.start() }
  }

  When("the app starts( again)") { ghibli in ghibli.requestFeed { $0.start() } }

  for pattern in [
    "taps( on)/tap( on)/tapped( on)", "presses/press", "clicks( on)/click( on)", "selects/select",
  ] {
    for pattern in anyone("\(pattern) the (error )message") {
      When(pattern) { (ghibli: inout GhibliWorld) in
        _ = try require(ghibli.screenNow.message, "the app shows no error message")
        ghibli.session.tapMessage()
      }
    }
  }

  for pattern in anyone("taps/tap (on )retry", "tries/try again", "retries/retry") {
    When(pattern) { (ghibli: inout GhibliWorld) in
      _ = try require(ghibli.screenNow.message, "the app shows no error message")
      ghibli.session.tapMessage()
    }
  }

  When("the user/customer taps where the error message was") { ghibli in
    try expect(ghibli.screenNow.message?.text, equals: nil, "the error message")
    ghibli.session.tapMessage()
  }

  When("the same image is requested twice") { ghibli in
    for _ in 1...2 {
      ghibli.session.requestImage(ghibli.imageURL)
      try await ghibli.turn()
    }
  }

  When("the image of the {ordinal} film comes into view( again)") {
    (ghibli: inout GhibliWorld, number: Int) in
    ghibli.session.requestImage(try ghibli.row(number).film.image)
    try await ghibli.turn()
  }

  When("the image of the {ordinal} film goes out of view") {
    (ghibli: inout GhibliWorld, number: Int) in
    ghibli.session.cancelImage(try ghibli.row(number).film.image)
    try await ghibli.turn()
  }

  When("the user scrolls past the image of the {ordinal} film") {
    (ghibli: inout GhibliWorld, number: Int) in
    let image = try ghibli.row(number).film.image
    ghibli.session.requestImage(image)
    ghibli.session.cancelImage(image)
    try await ghibli.turn()
  }
}

/// The images in the rows of the films.
let imageSteps = StepLibrary(GhibliWorld.self) {
  Then("the image of the {ordinal} film is {word}") {
    (ghibli: inout GhibliWorld, number: Int, state: String) in
    let row = try ghibli.row(number)
    try expect(row.image.word, equals: state, "the image of \"\(row.film.title)\"")
    if case .loaded(let bytes) = row.image {
      try expect(
        bytes, equals: try ghibli.imageBytes(of: PlainFilm(row.film).image),
        "the bytes of the image")
    }
  }

  Then("the image of the {ordinal} film is not {word}") {
    (ghibli: inout GhibliWorld, number: Int, state: String) in
    let row = try ghibli.row(number)
    let words = ["missing", "loading", "displayed", "broken"]
    try expect(words.contains(state), "an image is one of \(words), never \"\(state)\"")
    try expect(row.image.word != state, "the image of \"\(row.film.title)\" is \(state)")
  }

  Then("{count} image request(s) was/were sent") { (ghibli: inout GhibliWorld, count: Int) in
    let sent = ghibli.network.requests.filter { $0.url != GhibliWorld.feedAddress }
    try expect(sent.map(\.method).filter { $0 != "GET" }, equals: [], "the other methods")
    try expect(
      sent.count == count, "\(sent.count) image requests were sent: \(sent.map(\.url))")
  }

  Then("the HTTP request was cancelled/canceled") { ghibli in
    try expect(ghibli.network.exchanges.count, equals: 1, "the number of requests")
    try expect(ghibli.commandClient.canceled, equals: [0], "the requests canceled")
  }

  Then("the image request of the app was cancelled/canceled") { ghibli in
    let images = ghibli.network.requests.indices.filter {
      ghibli.network.requests[$0].url != GhibliWorld.feedAddress
    }
    try expect(images.count, equals: 1, "the number of image requests")
    try expect(ghibli.appClient.canceled.sorted(), equals: images, "the requests canceled")
  }

  Then("the image request of the app was not cancelled/canceled") { ghibli in
    try expect(
      ghibli.network.requests.contains { $0.url != GhibliWorld.feedAddress },
      "no image was asked for")
    try expect(ghibli.appClient.canceled.sorted(), equals: [], "the requests canceled")
  }
}

extension GhibliWorld {
  /// Lets the app load the feed, and remembers what the cache had before.
  mutating func requestFeed(_ request: (FeedSession) -> Void) {
    cacheAtRequest = try? cachedFeed()
    request(session)
  }

  /// The row of a film, from 1.
  func row(_ number: Int, file: StaticString = #filePath, line: Int = #line) throws
    -> FeedScreen.Row
  {
    let rows = screenNow.rows
    try expect(
      rows.indices.contains(number - 1), "the app shows \(rows.count) films", file: file,
      line: line)
    return rows[number - 1]
  }

  /// The bytes that the remote has sent for an address, or else the image cache was given.
  func imageBytes(of address: String) throws -> [UInt8] {
    for exchange in network.exchanges.reversed() where exchange.request.url == address {
      if case .completed(.success(let response)) = exchange.state { return response.body }
    }
    return try require(imageData.contents[address], "nobody has an image at \(address)")
  }
}

extension FeedScreen.Picture {
  fileprivate var word: String {
    switch self {
    case .placeholder: "missing"
    case .loading: "loading"
    case .loaded: "displayed"
    case .failed: "broken"
    }
  }
}
