import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The use cases and the tests of the document, in its own words.
let flickeryDocumentSteps = StepLibrary(MarvelWorld.self) {
  listInItsWords
  filterInItsWords
  detailsInItsWords
  presenterTests
}

/// "List of Characters".
private let listInItsWords = StepLibrary(MarvelWorld.self) {
  When("the when reaching the end of the list") { marvel in try marvel.reachEnd() }

  Then("you should present a list of characters loaded from the Marvel API character index") {
    marvel in
    try expect(marvel.newRequests.map(\.url), equals: [marvel.server.indexURL], "the requests")
    try marvel.expectCharacters(marvel.names(first: 20), in: .list)
  }

  Then("if there are additional results to show, you should load and present the next page") {
    marvel in
    try marvel.expectCharacters(marvel.names(first: 40), in: .list)
  }
}

/// "Filter Results".
private let filterInItsWords = StepLibrary(MarvelWorld.self) {
  When("tapping on the magnifier icon") { marvel in marvel.act().openSearch() }.isIdempotent()

  Then("you should be able to search for characters by name") { marvel in
    let name = try require(marvel.server.library.index.last?.name, "there are no characters")
    marvel.search(for: name)
    try await marvel.settle()
    try marvel.expectCharacters([name], in: .search)
  }

  Then("to do this, use the same endpoint used to list characters") { marvel in
    let (list, search) = (marvel.network.requests.first?.url, marvel.newRequests.map(\.url))
    try expect(marvel.network.requests.count, equals: 2, "the number of requests")
    try expect(search, equals: [list], "the endpoint of the search")
  }

  Then("use the name param to filter results") { marvel in
    try expect(
      marvel.newRequests.map { $0["name"] }, equals: [marvel.typed], "the names asked for")
  }
}

/// "Character Details".
private let detailsInItsWords = StepLibrary(MarvelWorld.self) {
  When("selecting a character") { marvel in try await marvel.select(0) }.isIdempotent()

  Then("you should present a detail view of that character") { marvel in
    try expect(try marvel.details().name, equals: try marvel.subject.name, "the character")
  }

  Then("most of this information is already available on the result of the first API call") {
    marvel in
    let titles = try marvel.subject.works.mapValues { $0.map(\.title) }
    for (section, works) in titles {
      let shown = try marvel.details().works(in: section).items.map(\.title)
      try expect(shown, equals: works, "the \(section)")
    }
    try expect(marvel.newRequests, equals: [], "the new requests")
  }

  Then("those images can be fetched from the resourceURI and should be lazy loaded") { marvel in
    try expect(try marvel.shownPictures(), equals: [], "the pictures")
    let comic = WorkPlace(.comics, 0)
    marvel.act().workBecameVisible(comic)
    try await marvel.settle()
    let work = try marvel.work(comic)
    let picture = try require(work.picture, "the comic has no picture").portrait
    try expect(marvel.newRequests.map(\.url), equals: [work.resourceURI, picture], "the requests")
    try expect(try marvel.shownPictures(), equals: [work.title], "the pictures")
  }

  When("expanding those images") { marvel in marvel.act().expand(WorkPlace(.comics, 0)) }

  Then("that same behaviour is expected") { marvel in
    let work = try marvel.work(WorkPlace(.comics, 0))
    let picture = try require(work.picture, "the comic has no picture").full
    try expect(marvel.newRequests.map(\.url), equals: [picture], "the requests")
    try expect(try marvel.shownPictures(), equals: [work.title], "the pictures")
  }
}

/// `ListPresenter` and its tests.
private let presenterTests = StepLibrary(MarvelWorld.self) {
  When("updateView is called") { marvel in marvel.act().openList() }
    .isIdempotent()

  When("searchCharacters is called") { marvel in marvel.act().openSearch() }

  When("openDetailsView is called with {int} and the characters") {
    (marvel: inout MarvelWorld, index: Int) in
    marvel.act().selectCharacter(at: index)
  }

  Then("the list presenter calls:") { (marvel: inout MarvelWorld, table: DataTable) in
    let calls = marvel.newEvents.map { event in
      switch event {
      case .charactersShown(let count): ["showCharacters", "\(count)"]
      case .emptyLibraryShown: ["showEmptyLibrary", ""]
      case .searchPresented: ["presentFilterInterface", ""]
      case .detailsPresented(let id):
        ["PresentDetailsInterface", marvel.server.library.name(id: id) ?? "\(id)"]
      case .messageShown(let error): ["showMessage", error.title]
      case .storeFailed(let text): ["noteFailure", text]
      }
    }
    try expect(calls, equals: table.raw, "the calls")
  }

  Then("the list presenter calls nothing") { marvel in
    try expect(marvel.newEvents, equals: [], "the calls")
  }
}

extension MarvelWorld {
  fileprivate func names(first count: Int) -> [String] {
    server.library.index.prefix(count).map(\.name)
  }
}

extension SampleLibrary {
  fileprivate func name(id: Int) -> String? { index.first { $0.id == id }?.name }
}
