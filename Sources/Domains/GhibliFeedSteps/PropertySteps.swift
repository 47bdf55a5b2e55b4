import GhibliFeed
import StepKit

/// The properties of films in sentences.
let propertySteps = StepLibrary(GhibliWorld.self) {
  // its image, the title of the film, the second film's description
  ParameterType(
    "film property",
    "its (?:\(FilmProperty.keys))",
    "the (?:\(FilmProperty.keys)) of (?:it|\(FilmProperty.films))",
    "(?:\(FilmProperty.films))['’]s (?:\(FilmProperty.keys))", useForSnippets: false
  ) { text in FilmProperty(text) }
  ParameterType.wording("the film", "it|(?:\(FilmProperty.only))")
  // the second film, film 2, the last one of the list
  ParameterType("placed film", FilmProperty.placed, useForSnippets: false) { text in
    try require(FilmProperty("its title of \(text)").place, "\"\(text)\" is no place of a film")
  }

  Then("{film property} {is} {string}") {
    (ghibli: inout GhibliWorld, property: FilmProperty, _: String, value: String) in
    try ghibli.check(property, value)
  }

  Then("{film property} {is not} {string}") {
    (ghibli: inout GhibliWorld, property: FilmProperty, _: String, value: String) in
    let found = try ghibli.value(of: property)
    try expect(found != value, "the \(property.key) of the film is \"\(found)\"")
  }

  Then("{the film} {has} {film properties}") {
    (ghibli: inout GhibliWorld, _: String, _: String, properties: [(key: String, value: String)]) in
    for property in properties {
      try ghibli.check(FilmProperty(property.key, of: nil), property.value)
    }
  }

  Then("{placed film} {has} {film properties}") {
    (
      ghibli: inout GhibliWorld, place: FilmPlace, _: String,
      properties: [(key: String, value: String)]
    ) in
    for property in properties {
      try ghibli.check(FilmProperty(property.key, of: place), property.value)
    }
  }

  Then("{placed film} {is} {string}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, _: String, title: String) in
    try ghibli.check(FilmProperty("title", of: place), title)
  }

  Then("{placed film} {is} {string} with {film properties}") {
    (
      ghibli: inout GhibliWorld, place: FilmPlace, _: String, title: String,
      properties: [(key: String, value: String)]
    ) in
    for property in [(key: "title", value: title)] + properties {
      try ghibli.check(FilmProperty(property.key, of: place), property.value)
    }
  }

  Then("{placed film} {is not} {string}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, _: String, title: String) in
    let found = try ghibli.value(of: FilmProperty("title", of: place))
    try expect(found != title, "the \(place.text) film is \"\(found)\"")
  }

  Then("{string} {is} (displayed as )(shown as )(listed as )(delivered as ){placed film}") {
    (ghibli: inout GhibliWorld, title: String, _: String, place: FilmPlace) in
    try ghibli.check(FilmProperty("title", of: place), title)
  }

  Then("(the film ){string} {has} {film properties}") {
    (
      ghibli: inout GhibliWorld, title: String, _: String,
      properties: [(key: String, value: String)]
    ) in
    for property in properties {
      try ghibli.expectFilm(titled: title, property.key, property.value)
    }
  }

  Then("{feed shows}( the film) {string} with {film properties}") {
    (
      ghibli: inout GhibliWorld, shows: Bool, title: String,
      properties: [(key: String, value: String)]
    ) in
    try expect(shows, "the sentence says what is not shown")
    for property in properties {
      try ghibli.expectFilm(titled: title, property.key, property.value)
    }
  }

  Then("{delivers} {count} film(s) with {film properties}") {
    (
      ghibli: inout GhibliWorld, delivers: Bool, count: Int,
      properties: [(key: String, value: String)]
    ) in
    try expect(delivers, "the sentence says what is not delivered")
    let films = try ghibli.deliveredFilms()
    try expect(films.count, equals: count, "the number of films delivered")
    for film in films { try ghibli.expectFilm(film, has: properties) }
  }

  Then("the {property word} of( the film) {string} {is} {string}") {
    (ghibli: inout GhibliWorld, key: String, title: String, _: String, value: String) in
    try ghibli.expectFilm(titled: title, key, value)
  }
}

/// A property of a film that a sentence speaks of.
struct FilmProperty {
  fileprivate static let keys =
    "id|UUID|title|name|description|image(?: URL| url)?|url|URL|film URL|link"
  private static let kind =
    "(?:(?:only|delivered|displayed|shown|listed|returned) )*(?:film|movie|item)"
  private static let whereabouts =
    "(?: (?:delivered|displayed|shown|listed|returned|on the screen)| (?:in|of) the"
    + " (?:(?:delivered|displayed|film|returned) )*(?:list|feed)(?: of films)?)?"
  fileprivate static let only = "the \(kind)"
  /// A film by its place.
  fileprivate static let placed =
    #"the (?:very )?(?:last|final|\d{1,9}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh"#
    + "|eighth|ninth|tenth) (?:of the )?(?:(?:\(kind)|title)(?:\(whereabouts))|one)"
    + #"|(?:the )?(?:delivered |displayed )?(?:film|movie|item) (?:number |no\. |#)?\d{1,4}(?: in the list| of the feed)?"#
    + #"|the (?:film|movie|item|title) (?:at|in) (?:position|place) \d{1,4}"#
  fileprivate static let films = "\(only)|\(placed)"

  /// The place of the film; nil where there is only one.
  let place: FilmPlace?
  let key: String
  /// Whether it is that of the film spoken of before: its title.
  let isPronoun: Bool

  init(_ key: String, of place: FilmPlace?) {
    self.key = key
    self.place = place
    isPronoun = false
  }

  fileprivate init(_ text: String) {
    let words = text.split { " '’#".contains($0) }.map(String.init)
    let keys = ["uuid": "id", "name": "title", "link": "url"]
    let word =
      words.map { $0.lowercased() }.first {
        keys[$0] != nil || ["id", "title", "description", "image", "url"].contains($0)
      } ?? ""
    key = keys[word] ?? word
    let ordinal = words.compactMap { word in
      Vocabulary.english.ordinals[word]
        ?? (word.first?.isNumber == true ? Int(word.prefix { $0.isNumber }) : nil)
    }.first
    isPronoun = words.first == "its"
    place =
      words.contains("last") || words.contains("final") ? .last : ordinal.map(FilmPlace.number)
  }
}

extension FilmProperty {
  /// The title "Ponyo", the image "…" and the description "By the sea".
  static let claims =
    #"(?:(?:the|an?) )?(?:\#(keys)) "[^"]*""#
    + #"(?:(?:,| and|, and)(?: with| has)? (?:(?:the|an?) )?(?:\#(keys)) "[^"]*")*"#

  static func claims(in text: String) -> [(key: String, value: String)] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 0, to: parts.count - 1, by: 2).map { index in
      (FilmProperty("its \(parts[index])").key, parts[index + 1])
    }
  }
}

extension GhibliWorld {
  func expectFilm(_ film: Film, has properties: [(key: String, value: String)]) throws {
    for (key, value) in properties {
      let expected = key == "id" ? value.lowercased() : value
      try expect(
        try self.value(of: key, of: film), equals: expected, "the \(key) of \"\(film.title)\"")
    }
  }

  fileprivate mutating func value(of property: FilmProperty) throws -> String {
    let films = try filmsInQuestion()
    let place = property.place ?? (property.isPronoun ? filmInQuestion : nil)
    if place == nil { try expect(films.count, equals: 1, "the number of films") }
    filmInQuestion = place ?? filmInQuestion
    return try value(of: property.key, of: (place ?? .number(1)).element(of: films))
  }

  fileprivate mutating func check(_ property: FilmProperty, _ expected: String) throws {
    let expected = property.key == "id" ? expected.lowercased() : expected
    try expect(
      try value(of: property), equals: expected, "the \(property.key) of the film")
  }

  fileprivate func expectFilm(titled title: String, _ key: String, _ value: String) throws {
    let films = try filmsInQuestion()
    let film = try require(
      films.first { $0.title == title }, "the films are \(films.map(\.title))")
    try expect(
      try self.value(of: key, of: film), equals: value, "the \(key) of \"\(title)\"")
  }

  func value(of key: String, of film: Film) throws -> String {
    let film = PlainFilm(film)
    let values = [
      "id": film.id, "title": film.title, "description": film.description, "image": film.image,
      "url": film.url,
    ]
    return try require(values[key], "a film has no \(key)")
  }
}
