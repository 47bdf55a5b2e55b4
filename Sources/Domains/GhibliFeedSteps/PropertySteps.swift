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
  ParameterType.wording("the film", "it|the (?:only |delivered )?film")

  Then("{film property} is( still) {string}") {
    (ghibli: inout GhibliWorld, property: FilmProperty, value: String) in
    try ghibli.check(property, value)
  }

  Then("{film property} is not {string}") {
    (ghibli: inout GhibliWorld, property: FilmProperty, value: String) in
    let found = try ghibli.value(of: property)
    try expect(found != value, "the \(property.key) of the film is \"\(found)\"")
  }

  Then("{film property} is {string} and {film property} is {string}") {
    (
      ghibli: inout GhibliWorld, property: FilmProperty, value: String, other: FilmProperty,
      otherValue: String
    ) in
    try ghibli.check(property, value)
    try ghibli.check(FilmProperty(other.key, of: other.place ?? property.place), otherValue)
  }

  Then("{the film} has {film properties}") {
    (ghibli: inout GhibliWorld, _: String, properties: [(key: String, value: String)]) in
    for property in properties {
      try ghibli.check(FilmProperty(property.key, of: nil), property.value)
    }
  }

  Then("the {film place} film has {film properties}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, properties: [(key: String, value: String)]) in
    for property in properties {
      try ghibli.check(FilmProperty(property.key, of: place), property.value)
    }
  }

  Then("(the film ){string} has {film properties}") {
    (ghibli: inout GhibliWorld, title: String, properties: [(key: String, value: String)]) in
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

  Then("the {property word} of( the film) {string} is {string}") {
    (ghibli: inout GhibliWorld, key: String, title: String, value: String) in
    try ghibli.expectFilm(titled: title, key, value)
  }
}

/// A property of a film that a sentence speaks of.
struct FilmProperty {
  fileprivate static let keys = "id|title|description|image|url|URL"
  fileprivate static let films =
    "the (?:only |delivered )?film"
    + #"|the (?:last|\d{1,9}(?:st|nd|rd|th)|first|second|third|fourth|fifth) film"#

  /// The place of the film; nil where there is only one.
  let place: FilmPlace?
  let key: String

  init(_ key: String, of place: FilmPlace?) {
    self.key = key
    self.place = place
  }

  fileprivate init(_ text: String) {
    let words = text.split { " '’".contains($0) }.map(String.init)
    key =
      words.map { $0.lowercased() }.first {
        FilmProperty.keys.split(separator: "|").contains(Substring($0))
      } ?? ""
    let ordinal = words.compactMap { word in
      Vocabulary.english.ordinals[word]
        ?? (word.first?.isNumber == true ? Int(word.dropLast(2)) : nil)
    }.first
    place = words.contains("last") ? .last : ordinal.map(FilmPlace.number)
  }
}

extension FilmProperty {
  /// The title "Ponyo", the image "…" and the description "By the sea".
  static let claims =
    #"(?:(?:the|an?) )?(?:\#(keys)) "[^"]*""#
    + #"(?:(?:,| and|, and) (?:(?:the|an?) )?(?:\#(keys)) "[^"]*")*"#

  static func claims(in text: String) -> [(key: String, value: String)] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 0, to: parts.count - 1, by: 2).map { index in
      let key = parts[index].split(separator: " ").last.map(String.init) ?? ""
      return (key.lowercased(), parts[index + 1])
    }
  }
}

extension DataTable {
  /// The titles of films: the column of that name, or the only one.
  func titles() throws -> [String] {
    if raw.first?.contains("title") == true { return try hashes().map { $0["title"] ?? "" } }
    try expect(raw.allSatisfy { $0.count == 1 }, "the table has no column \"title\"")
    return raw.map { $0[0] }
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

  fileprivate func value(of property: FilmProperty) throws -> String {
    let films = try filmsInQuestion()
    if property.place == nil { try expect(films.count, equals: 1, "the number of films") }
    return try value(of: property.key, of: (property.place ?? .number(1)).element(of: films))
  }

  fileprivate func check(_ property: FilmProperty, _ expected: String) throws {
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

  private func value(of key: String, of film: Film) throws -> String {
    let film = PlainFilm(film)
    let values = [
      "id": film.id, "title": film.title, "description": film.description, "image": film.image,
      "url": film.url,
    ]
    return try require(values[key], "a film has no \(key)")
  }
}
