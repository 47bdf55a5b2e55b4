import GhibliFeed
import StepKit
import TestDoubles

/// The results of use cases.
let deliverySteps = StepLibrary(GhibliWorld.self) {
  Then("the system delivers the film(s) {quoted list}") {
    (ghibli: inout GhibliWorld, titles: [String]) in
    try expect(
      try ghibli.deliveredFilms().map(\.title), equals: titles, "the films delivered")
  }

  Then("the system delivers {count} film(s)") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(
      try ghibli.deliveredFilms().count, equals: count, "the number of films delivered")
  }

  Then("the system delivers an empty feed") { ghibli in
    switch try ghibli.deliveries.single() {
    case .films([]), .cache(.feed([])): break
    case let other: try expect(false, "an empty feed was expected, not \(other)")
    }
  }

  Then("the system delivers these/the {count} film(s)") {
    (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.cachedFilms.count, equals: count, "the number of films cached")
    guard case .cache(.feed(let films)) = try ghibli.deliveries.single() else {
      return try expect(false, "no cached feed was delivered, but \(ghibli.deliveries.all)")
    }
    try expect(films.map(PlainFilm.init), equal: ghibli.cachedFilms, "the films delivered")
  }

  Then("the system delivers no feed( images)") { ghibli in
    guard case .cache(let content) = try ghibli.deliveries.single() else {
      return try expect(false, "nothing from the cache was delivered, but \(ghibli.deliveries.all)")
    }
    try expect(
      content == .empty || content == .expired,
      "no feed was expected, but there was one of \(content.films.count) films")
    try expect(content.films, equals: [], "the films delivered")
  }

  Then("the system delivers these {count} byte(s)") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(
      ghibli.deliveries.all, equals: [.image(sampleBytes(count), index: 0)], "what was delivered")
  }

  Then("the system delivers the cached image data") { ghibli in
    let kept = try require(
      ghibli.imageData.contents[GhibliWorld.imageAddress], "the image cache has no such image")
    try expect(
      ghibli.deliveries.all, equals: [.image(kept, index: 0)], "what was delivered")
  }

  Then("the system does not deliver image data") { ghibli in
    let images = ghibli.deliveries.all.filter { if case .image = $0 { true } else { false } }
    try expect(images, equals: [], "the images delivered")
  }

  Then("only the {ordinal} image is delivered") { (ghibli: inout GhibliWorld, number: Int) in
    try expect(
      ghibli.deliveries.all, equals: [.image(sampleBytes(4), index: number - 1)],
      "what was delivered")
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
  Then("the system delivers an/the invalid data error") { ghibli in
    let delivery = try ghibli.deliveries.single()
    guard case .remoteError(.invalidData) = delivery else {
      return try expect(false, "an invalid data error was expected, not \(delivery)")
    }
  }

  Then("the system delivers a/the connectivity error") { ghibli in
    try expect(
      ghibli.deliveries.single(), equals: .remoteError(.connectivity), "what was delivered")
  }

  Then("the system delivers a/the retrieval error") { ghibli in
    guard case .feedCacheError(.retrieval) = try ghibli.deliveries.single() else {
      return try expect(false, "the retrieval error was expected, not \(ghibli.deliveries.all)")
    }
  }

  Then("the system delivers a/the deletion/deleting error") { ghibli in
    guard case .feedCacheError(.deletion) = try ghibli.deliveries.single() else {
      return try expect(false, "the deletion error was expected, not \(ghibli.deliveries.all)")
    }
  }

  Then("the system delivers an/a/the insertion/saving error") { ghibli in
    guard case .feedCacheError(.insertion) = try ghibli.deliveries.single() else {
      return try expect(false, "the insertion error was expected, not \(ghibli.deliveries.all)")
    }
  }

  Then("the system delivers an error") { ghibli in _ = try ghibli.deliveries.reason() }

  Then("the system delivers no error") { ghibli in
    let delivery = try ghibli.deliveries.single()
    switch delivery {
    case .films, .cache, .image, .success: break
    case .remoteError, .feedCacheError, .imageCacheError:
      try expect(false, "no error was expected, but there was \(delivery)")
    }
  }

  Then("the system delivers a/the not found error") { ghibli in
    try expect(
      ghibli.deliveries.single(), equals: .imageCacheError(.notFound), "what was delivered")
  }

  Then("the reason given is {string}") { (ghibli: inout GhibliWorld, reason: String) in
    try expect(ghibli.deliveries.reason(), equals: reason, "the reason")
  }
}

extension GhibliWorld {
  /// The films delivered; a cache that has no feed to show delivers none.
  func deliveredFilms() throws -> [Film] {
    switch try deliveries.single() {
    case .films(let films): films
    case .cache(let content): content.films
    case let other: try require(nil, "films were expected, not \(other)")
    }
  }
}
