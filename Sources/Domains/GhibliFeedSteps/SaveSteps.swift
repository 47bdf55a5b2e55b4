import GhibliFeed
import StepKit
import TestDoubles

/// Saving in plain words.
let saveSteps = StepLibrary(GhibliWorld.self) {
  Step("{saves} a/the (new )(film )feed {with films}") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList) in
    if ghibli.isOutcome {
      let cached = try ghibli.presentFeed().films.map(\.title)
      return try ghibli.expectFilms(films, true, among: cached)
    }
    try ghibli.saveFilms(films.samples(others: true))
  }

  Step("{saves} {count} film(s)( to the cache)( in the cache)") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in
    if ghibli.isOutcome {
      let cached = try ghibli.presentFeed().films
      try expect(cached, equal: ghibli.savedFilms, "the films in the cache")
      return try expect(cached.count, equals: count, "the number of films in the cache")
    }
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  Step("{saves} {titles}( to the cache)( in the cache)") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList) in
    if ghibli.isOutcome {
      let cached = try ghibli.presentFeed().films.map(\.title)
      return try expect(cached, equals: films.named, "the titles in the cache")
    }
    try ghibli.saveFilms(films.samples())
  }

  for pattern in [
    "a/the (new )(film )feed {with films} is saved( in the cache)( to the cache)",
    "a/the new (film )feed {with films} is cached/stored",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, films: FilmList) in
      if ghibli.isOutcome {
        let cached = try ghibli.presentFeed().films.map(\.title)
        return try ghibli.expectFilms(films, true, among: cached)
      }
      try ghibli.saveFilms(films.samples(others: true))
    }
  }

  for pattern in [
    "{saves} this/these/the\\ following (new )film(s)(:)",
    "{saves} this/these/the\\ following (new )(film )feed(:)",
    "{saves} a (new )(film )feed with this/these/the\\ following film(s)(:)",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, table: DataTable) in
      let films = try table.films()
      if ghibli.isOutcome {
        return try expect(try ghibli.presentFeed().films, equal: films, "the films in the cache")
      }
      try ghibli.saveFilms(films)
    }
  }

  for feed in ["the (film )feed", "a (new )(film )feed"] {
    When(.expression("{saves} \(feed)( {repetition})")) {
      (ghibli: inout GhibliWorld, _: String, times: Int?) in
      try await ghibli.execute(.saveFeed, from: nil, times: times)
    }
  }

  When("{saves} a/the (new )(film )feed(:) {titles}") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList) in
    try ghibli.saveFilms(films.samples())
  }

  // As an outcome, what was to be saved is looked for.
  Step("the (film )feed {is saved}( {repetition})") {
    (ghibli: inout GhibliWorld, isSaved: Bool, times: Int?) in
    if ghibli.isOutcome { return try ghibli.expectNewFeed(isSaved) }
    try expect(isSaved, "the sentence says what does not happen")
    try await ghibli.execute(.saveFeed, from: nil, times: times)
  }

  When("a (new )(film )feed is saved") { ghibli in try ghibli.execute(.saveFeed) }

  When("{saves} {empty feed}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.saveFilms([])
  }

  When("{empty feed} is saved/cached/stored") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.saveFilms([])
  }

  When("{run} with {empty feed}") { (ghibli: inout GhibliWorld, run: Run, _: String) in
    try expect(run.command, equals: .saveFeed, "the command that takes films")
    try ghibli.saveFilms([])
  }

  ParameterType.wording(
    "films are saved", "(?:is|are|gets) (?:then |now )?saved(?: (?:in|to|into) (?:the )?cache)?")

  Step("{titles} {films are saved}") { (ghibli: inout GhibliWorld, films: FilmList, _: String) in
    if ghibli.isOutcome {
      return try ghibli.expectCached(true, films.named, isAll: films.isOnly)
    }
    try ghibli.saveFilms(films.samples())
  }

  ParameterType.wording("the same feed", "(?:the same|this|that) (?:(?:film )?feed|films)")

  When("{saves} {the same feed}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, _: String, times: Int?) in
    let films = ghibli.savedFilms
    try expect(!films.isEmpty, "no feed was saved")
    for _ in 1...max(1, times ?? 1) { try ghibli.saveFilms(films) }
  }

  for pattern in [
    "{saves} (the )(downloaded )image( data)( in the cache)( to the cache)",
    "(the )image( data) is saved( in the cache)( to the cache)",
  ] {
    if pattern.hasPrefix("{saves}") {
      Step(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String) in
        try ghibli.saveGivenImage()
      }
    } else {
      When(.expression(pattern)) { (ghibli: inout GhibliWorld) in try ghibli.saveGivenImage() }
    }
  }

  When("{saves} (the )image( data) {of address}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.execute(.saveImage, data: [address])
  }
}
