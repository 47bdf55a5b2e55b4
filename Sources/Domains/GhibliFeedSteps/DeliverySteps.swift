import GhibliFeed
import StepKit

/// The results of use cases.
let deliverySteps = StepLibrary(GhibliWorld.self) {
  Then("the system delivers the films {string}, {string}") {
    (ghibli: inout GhibliWorld, first: String, second: String) in
    let films = try ghibli.deliveredFilms()
    try expect(films.map(\.title), equals: [first, second], "the films delivered")
  }

  Then("the system delivers one film") { ghibli in
    try expect(try ghibli.deliveredFilms().count, equals: 1, "the number of films delivered")
  }

  Then("the system delivers an empty feed") { ghibli in
    try expect(ghibli.deliveries.single(), equals: .films([]), "what was delivered")
  }

  Then("the system delivers these {int} films") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.cachedFilms.count, equals: count, "the number of films cached")
    try expect(
      ghibli.deliveries.single(), equals: .cache(.feed(ghibli.cachedFilms)), "what was delivered")
  }

  Then("the system delivers no films") { ghibli in
    guard case .cache(let content) = try ghibli.deliveries.single() else {
      return try expect(false, "nothing from the cache was delivered, but \(ghibli.deliveries.all)")
    }
    try expect(
      content == .empty || content == .expired,
      "no feed was expected, but there was one of \(content.films.count) films")
    try expect(content.films, equals: [], "the films delivered")
  }

  Then("the system delivers these {int} bytes") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(
      ghibli.deliveries.all, equals: [.image(sampleBytes(count), index: 0)], "what was delivered")
  }

  Then("only the second image is delivered") { ghibli in
    try expect(
      ghibli.deliveries.all, equals: [.image(sampleBytes(4), index: 1)], "what was delivered")
  }

  Then("the system delivers neither image data nor an error") { ghibli in
    try expect(ghibli.deliveries.all, equals: [], "what was delivered")
  }

  Then("the system delivers a success message") { ghibli in
    try expect(ghibli.deliveries.single(), equals: .success, "what was delivered")
  }
}

/// The errors of the use cases.
let errorSteps = StepLibrary(GhibliWorld.self) {
  Then("the system delivers an invalid data error") { ghibli in
    let delivery = try ghibli.deliveries.single()
    guard case .remoteError(.invalidData) = delivery else {
      return try expect(false, "an invalid data error was expected, not \(delivery)")
    }
  }

  Then("the system delivers a connectivity error") { ghibli in
    try expect(
      ghibli.deliveries.single(), equals: .remoteError(.connectivity), "what was delivered")
  }

  Then("the system delivers the retrieval error") { ghibli in
    guard case .feedCacheError(.retrieval) = try ghibli.deliveries.single() else {
      return try expect(false, "the retrieval error was expected, not \(ghibli.deliveries.all)")
    }
  }

  Then("the system delivers the deletion error") { ghibli in
    guard case .feedCacheError(.deletion) = try ghibli.deliveries.single() else {
      return try expect(false, "the deletion error was expected, not \(ghibli.deliveries.all)")
    }
  }

  Then("the system delivers the insertion error") { ghibli in
    guard case .feedCacheError(.insertion) = try ghibli.deliveries.single() else {
      return try expect(false, "the insertion error was expected, not \(ghibli.deliveries.all)")
    }
  }

  Then("the system delivers an error") { ghibli in _ = try ghibli.deliveries.reason() }

  Then("the system delivers a not found error") { ghibli in
    try expect(
      ghibli.deliveries.single(), equals: .imageCacheError(.notFound), "what was delivered")
  }

  Then("the reason given is {string}") { (ghibli: inout GhibliWorld, reason: String) in
    try expect(ghibli.deliveries.reason(), equals: reason, "the reason")
  }
}

extension GhibliWorld {
  func deliveredFilms() throws -> [Film] {
    let delivery = try deliveries.single()
    guard case .films(let films) = delivery else {
      return try require(nil, "films were expected, not \(delivery)")
    }
    return films
  }
}
