import MarvelLibrary
import StepKit

/// The details of a character (MAR-UC3).
let characterDetailsSteps = StepLibrary(MarvelWorld.self) {
  When("I select character {int}") { (marvel: inout MarvelWorld, number: Int) in
    try expect((0...1000).contains(number), "found \(number), expected 0 to 1000")
    marvel.act().selectCharacter(at: number - 1)
  }
  .isIdempotent()

  Given("I have selected character {int}") { (marvel: inout MarvelWorld, number: Int) in
    try await marvel.select(number - 1)
  }
  .isIdempotent()

  When("I close the details of the character") { marvel in marvel.act().closeDetails() }
    .isIdempotent()

  Then("the details of {string} are presented") { (marvel: inout MarvelWorld, name: String) in
    try expect(try marvel.details().name, equals: name, "the character")
  }

  Then("the description of the character is {string}") {
    (marvel: inout MarvelWorld, text: String) in
    try expect(try marvel.details().description, equals: text, "the description")
  }

  Then("the details show the sections:") { (marvel: inout MarvelWorld, table: DataTable) in
    let character = try marvel.details()
    let rows = MarvelCharacter.Section.allCases.map { section in
      let works = character.works(in: section)
      let titles = works.items.map(\.title).joined(separator: ", ")
      return [section.rawValue, "\(works.available)", titles]
    }
    try expect(rows, equals: table.rows, "the sections")
  }

  Then("the details show the links:") { (marvel: inout MarvelWorld, table: DataTable) in
    let links = try marvel.details().links.map { [$0.label, $0.url] }
    try expect(links, equals: table.rows, "the links")
  }

  Then("the details show no links") { marvel in
    try expect(try marvel.details().links, equals: [], "the links")
  }
}

/// The pictures, loaded while they can be seen, and expanded ones.
let marvelPictureSteps = StepLibrary(MarvelWorld.self) {
  When("{marvelItems} become(s) visible") { (marvel: inout MarvelWorld, items: [MarvelItem]) in
    marvel.act().show(items)
  }

  When("{marvelItems} is/are no longer visible") {
    (marvel: inout MarvelWorld, items: [MarvelItem]) in
    marvel.act().hide(items)
  }
  .isIdempotent()

  When("{marvelItems} leave(s) the screen and come(s) back") {
    (marvel: inout MarvelWorld, items: [MarvelItem]) in
    let app = marvel.act()
    app.hide(items)
    try await marvel.settle()
    app.show(items)
  }

  When("I expand {marvelItems}") { (marvel: inout MarvelWorld, items: [MarvelItem]) in
    let app = marvel.act()
    for item in items {
      guard case .work(let place) = item else { try fail("a character cannot be expanded") }
      app.expand(place)
    }
  }

  When("I move to the next picture") { marvel in marvel.act().showNextPicture() }

  When("I move to the previous picture") { marvel in marvel.act().showPreviousPicture() }

  When("I close the expanded picture") { marvel in marvel.act().closeGallery() }.isIdempotent()

  When("the library is started anew") { marvel in marvel.restart() }.isIdempotent()

  Then("the pictures are {quoted list}") { (marvel: inout MarvelWorld, pictures: [String]) in
    try expect(try marvel.shownPictures(), equals: pictures, "the pictures")
  }

  Then("there are no pictures") { marvel in
    try expect(try marvel.shownPictures(), equals: [], "the pictures")
  }

  Then("{string} is expanded with the footer {string}") {
    (marvel: inout MarvelWorld, title: String, footer: String) in
    let gallery = try require(marvel.seen().gallery, "no picture is expanded")
    try expect([gallery.title, gallery.footer], equals: [title, footer], "title and footer")
  }
}

extension LibrarySession {
  fileprivate func show(_ items: [MarvelItem]) {
    for item in items {
      switch item {
      case .character(let row): characterBecameVisible(at: row)
      case .work(let place): workBecameVisible(place)
      }
    }
  }

  fileprivate func hide(_ items: [MarvelItem]) {
    for item in items {
      switch item {
      case .character(let row): characterDisappeared(at: row)
      case .work(let place): workDisappeared(place)
      }
    }
  }
}

extension MarvelWorld {
  /// The pictures in the view on top, in the order shown.
  ///
  /// `comic 1` is one that shows its own picture in the size that belongs there; any other is written
  /// as `comic 1 (loading)`. Pictures that were never on the screen are not among them.
  func shownPictures() throws -> [String] {
    let screen = try seen()
    switch screen.place {
    case .list, .search:
      let list = try shownList()
      return list.characters.compactMap { character in
        let sample = server.library.index.first { $0.id == character.id }
        return list.portraits[character.id].map {
          "\(character.name)\($0.words(own: bytes(sample?.picture?.portrait)))"
        }
      }
    case .details:
      let pictures = try require(screen.details, "no details are presented").pictures
      return try places().compactMap { place, work in
        pictures[place].map { "\(work.title)\($0.words(own: bytes(work.picture?.portrait)))" }
      }
    case .gallery:
      let gallery = try require(screen.gallery, "no picture is expanded")
      let work = try places().first { $0.1.title == gallery.title }?.1
      return ["\(gallery.title)\(gallery.picture.words(own: bytes(work?.picture?.full)))"]
    }
  }

  private func bytes(_ address: String?) -> String? {
    address.flatMap { server.library.picture(at: $0) }
  }

  /// The works of the character, in the order of the sections.
  private func places() throws -> [(WorkPlace, SampleWork)] {
    let works = try subject.works
    let sections: [MarvelCharacter.Section] = [.comics, .series, .stories, .events]
    return sections.flatMap { section in
      (works[section] ?? []).enumerated().map { (WorkPlace(section, $0), $1) }
    }
  }
}

extension PictureState {
  /// The state in words; empty for a picture whose bytes are the text `own`.
  fileprivate func words(own: String?) -> String {
    switch self {
    case .hidden: return " (hidden)"
    case .loading: return " (loading)"
    case .shown(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      return text == own ? "" : " (\(text))"
    case .placeholder(.noPicture): return " (placeholder)"
    case .placeholder(.failed(let error)): return " (\(error.title))"
    }
  }
}
