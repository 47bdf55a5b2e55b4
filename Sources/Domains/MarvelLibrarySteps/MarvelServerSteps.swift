import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The characters of the invented library.
let marvelLibrarySteps = StepLibrary(MarvelWorld.self) {
  Given("a library of {int} character(s)") { (marvel: inout MarvelWorld, count: Int) in
    try expect((0...1000).contains(count), "found \(count) characters, expected 0 to 1000")
    marvel.server.library = SampleLibrary(count: count)
  }

  Given("the characters of the library are:") { (marvel: inout MarvelWorld, rows: [CharacterRow]) in
    marvel.server.library.index = rows.enumerated().map { index, row in
      var character = SampleCharacter(number: row.number ?? index + 1)
      character.name = row.name
      character.description = row.description ?? ""
      character.picture = row.picture.flatMap { SamplePicture($0) }
      return character
    }
  }

  Given("the characters of the library have pictures") { marvel in
    for index in marvel.server.library.index.indices {
      marvel.server.library.index[index].picture = SamplePicture(
        "http://img.test/characters/\(index + 1).jpg")
    }
  }

  Given("a character with {int} comic(s), {int} series, {int} story/stories and {int} event(s)") {
    (marvel: inout MarvelWorld, comics: Int, series: Int, stories: Int, events: Int) in
    func works(_ section: MarvelCharacter.Section, _ count: Int) -> [SampleWork] {
      (0..<max(0, count)).map { SampleWork(section, $0 + 1) }
    }
    try marvel.change(character: 1) { character in
      character.works = [
        .comics: works(.comics, comics), .series: works(.series, series),
        .stories: works(.stories, stories), .events: works(.events, events),
      ]
    }
  }

  Given("character {int} has the works:") {
    (marvel: inout MarvelWorld, number: Int, rows: [WorkRow]) in
    var works: [MarvelCharacter.Section: [SampleWork]] = [:]
    for row in rows {
      let place = try row.place
      var work = SampleWork(place.section, place.index + 1)
      work.title = row.title ?? work.title
      work.resourceURI = row.data ?? work.resourceURI
      work.picture = row.picture.flatMap { SamplePicture($0) }
      works[place.section, default: []].append(work)
    }
    try marvel.change(character: number) { $0.works = works }
  }

  Given("character {int} has the links:") {
    (marvel: inout MarvelWorld, number: Int, links: [SampleCharacter.Link]) in
    try marvel.change(character: number) { $0.links = links }
  }
}

/// A character as a story describes it; one with the number of another is the same one.
private struct CharacterRow: Decodable {
  var number: Int?
  var name: String
  var description: String?
  var picture: String?
}

/// A work as a story describes it: `comic 1`, and how it differs from others.
private struct WorkRow: Decodable {
  var work: String
  var title: String?
  var data: String?
  var picture: String?

  var place: WorkPlace {
    get throws {
      guard case .work(let place) = try MarvelItem(work) else { try fail("\(work) is no work") }
      return place
    }
  }
}

/// How the servers answer.
let marvelServerSteps = StepLibrary(MarvelWorld.self) {
  Given("the Marvel API is at {string}") { (marvel: inout MarvelWorld, address: String) in
    marvel.settings.url = address
    marvel.server.indexURL = address
  }

  Given("the Marvel API gives out {int} characters at most") {
    (marvel: inout MarvelWorld, count: Int) in
    marvel.server.maximumPageSize = count
  }

  Given("the Marvel API answers as in {string}") { (marvel: inout MarvelWorld, name: String) in
    let resource = try marvel.scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) {
      [scenario = marvel.scenario] file in
      try? scenario.resource(file).bytes
    }
    for route in fixture.routes { marvel.network.add(route) }
  }

  Given("{marvelResources} answer(s) with status {int} and the body {string}") {
    (marvel: inout MarvelWorld, resources: [MarvelResource], status: Int, body: String) in
    for resource in resources { try marvel.answer(resource, status: status, body: body) }
  }

  Given("{marvelResources} cannot be reached(: {marvelFailure})") {
    (marvel: inout MarvelWorld, resources: [MarvelResource], failure: HTTPClientError?) in
    for resource in resources {
      marvel.server.answer(
        try marvel.target(resource), with: .failure(failure ?? .notConnected))
    }
  }

  Given("{marvelResources} give(s) {string} as {string}") {
    (marvel: inout MarvelWorld, resources: [MarvelResource], field: String, value: String) in
    for resource in resources {
      marvel.server.change(try marvel.target(resource), field, to: try SampleJSON(story: value))
    }
  }

  Given("{marvelResources} do/does not answer yet") {
    (marvel: inout MarvelWorld, resources: [MarvelResource]) in
    for resource in resources { marvel.server.hold(try marvel.target(resource)) }
  }

  When("{marvelResources} answer(s) at last") {
    (marvel: inout MarvelWorld, resources: [MarvelResource]) in
    _ = marvel.act()
    for resource in resources { marvel.release(try marvel.target(resource)) }
  }

  When("{marvelResources} answer(s) in turn:") {
    (marvel: inout MarvelWorld, resources: [MarvelResource], rows: [AnswerRow]) in
    for resource in resources {
      for row in rows { try await marvel.tryAnswers(of: row, to: resource) }
    }
  }
  .isIdempotent()

  Given("the store of pictures fails to {word} {word}") {
    (marvel: inout MarvelWorld, operation: String, often: String) in
    let operation = try require(
      InMemoryStore.Operation(rawValue: operation), "a store does not \(operation)")
    try expect(["once", "always"].contains(often), "found \"\(often)\", expected once or always")
    marvel.store.fail(operation, often == "once" ? .once : .always)
  }

  Given("the store of pictures holds no bytes for {marvelResources}") {
    (marvel: inout MarvelWorld, resources: [MarvelResource]) in
    for resource in resources { try marvel.store.write([], for: try marvel.target(resource).url) }
  }
}

/// Answers that differ from the usual one in status and body, or in the value of one field.
private struct AnswerRow: Decodable {
  /// One after another: `204, 304`.
  var status: String?
  var body: String?
  var field: String?
  /// The values that replace the field, one after another; `missing` is nothing.
  var values: String?
  /// What the message says; nothing for a status other than 200 alone, and for a field that is missing
  /// or of the wrong type.
  var reason: String?
}

/// The parts of `204, 304`.
private func list(_ text: String?) -> [String] {
  text?.split(separator: ", ").map(String.init) ?? []
}

extension MarvelWorld {
  fileprivate func change(character number: Int, _ edit: (inout SampleCharacter) -> Void) throws {
    let index = server.library.index
    try expect(index.indices.contains(number - 1), "there are \(index.count) characters")
    edit(&server.library.index[number - 1])
  }

  fileprivate func answer(_ resource: MarvelResource, status: Int, body: String) throws {
    server.answer(
      try target(resource), with: .success(HTTPResponse(status: status, body: Array(body.utf8))))
  }

  /// Starts the app again for each answer of the row, and notes what the user sees.
  fileprivate mutating func tryAnswers(of row: AnswerRow, to resource: MarvelResource) async throws
  {
    for status in list(row.status) {
      restart()
      try answer(resource, status: Int(status) ?? 0, body: row.body ?? "")
      try await note(
        resource, reason: row.reason ?? "it answered with status \(status) instead of 200")
    }
    for value in list(row.values) {
      restart()
      let field = row.field ?? ""
      server.change(try target(resource), field, to: try SampleJSON(story: value))
      let reason = "\"\(field)\" is \(value == "missing" ? value : "of the wrong type")"
      try await note(resource, reason: row.reason ?? reason)
    }
  }

  private mutating func note(_ resource: MarvelResource, reason: String) async throws {
    try await openList()
    switch resource {
    case .data(.work(let place)), .portrait(.work(let place)):
      act().selectCharacter(at: 0)
      act().workBecameVisible(place)
      try await settle()
      guard case .placeholder(.failed(let error)) = try seen().details?.pictures[place] else {
        try fail("the picture is not refused, though \(reason)")
      }
      answers.append(Answer(reason: reason, error: error, names: []))
    default:
      let list = try shownList()
      answers.append(
        Answer(reason: reason, error: list.error, names: list.characters.map(\.name)))
    }
    server.recover(try target(resource))
    server.undoChanges()
  }
}
