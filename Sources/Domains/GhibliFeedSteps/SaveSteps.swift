import GhibliFeed
import StepKit
import TestDoubles

/// Saving in plain words.
let saveSteps = StepLibrary(GhibliWorld.self) {
  When("{saves} a (film )feed with/of {count} film(s)") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  When("{saves} {count} film(s)( to the cache)( in the cache)") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in
    if ghibli.isOutcome {
      let cached = try ghibli.presentFeed().films
      try expect(cached, equal: ghibli.savedFilms, "the films in the cache")
      return try expect(cached.count, equals: count, "the number of films in the cache")
    }
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  When("{saves} {titles}( to the cache)( in the cache)") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList) in
    if ghibli.isOutcome {
      let cached = try ghibli.presentFeed().films.map(\.title)
      return try expect(cached, equals: films.named, "the titles in the cache")
    }
    try ghibli.saveFilms(films.samples())
  }

  When("a/the (film )feed {with films} is saved") { (ghibli: inout GhibliWorld, films: FilmList) in
    try ghibli.saveFilms(films.samples(others: true))
  }

  for pattern in ["{saves} a (new )(film )feed", "{saves} the (film )feed"] {
    When(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String) in
      try ghibli.execute(.saveFeed)
    }
  }

  When("{saves} (the )image data") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.execute(.saveImage)
  }

  When("{saves} (the )image( data) for/of {string}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.execute(.saveImage, data: [address])
  }

  When("(the )image data is saved") { ghibli in try ghibli.execute(.saveImage) }
}
