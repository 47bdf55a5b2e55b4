import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The use cases and the tests of the document, in its own words.
let flickeryDocumentSteps = StepLibrary(MarvelWorld.self) {
  listInItsWords
  filterInItsWords
  detailsInItsWords
  listPresenterSteps
}

/// "List of Characters".
private let listInItsWords = StepLibrary(MarvelWorld.self) {
  Then("you should present a list of characters loaded from the Marvel API character index") {
    marvel in
    try marvel.expectLastRequest(["offset": "0"])
    try marvel.expectList(first: 1, last: marvel.pageSize)
  }

  When("the when reaching the end of the list") { marvel in
    try marvel.reachEnd()
  }

  Then("you should load and present the next page") { marvel in
    let pageSize = marvel.pageSize
    try expect(marvel.furtherRequests().count, equals: 1, "the number of further requests")
    try marvel.expectLastRequest(["offset": "\(pageSize)"])
    try marvel.expectList(first: 1, last: 2 * pageSize)
  }
}

/// "Filter Results".
private let filterInItsWords = StepLibrary(MarvelWorld.self) {
  Then("you should be able to search for characters by name") { marvel in
    let name = SampleCharacter.numbered(7).name
    try marvel.acting().search(for: name)
    try await marvel.settle()
    let result = try require(marvel.seen().search?.result, "no search result is shown")
    try expect(result.characters.map(\.name), equals: [name], "the search result")
  }

  Then("to do this, use the same endpoint used to list characters") { marvel in
    let addresses = marvel.network.requests.map(\.url)
    try expect(addresses.count, equals: 2, "the requests for the list and the search")
    try expect(addresses.last, equals: addresses.first, "the endpoint of the search")
  }

  Then("use the name param to filter results") { marvel in
    try marvel.expectLastRequest(["name": SampleCharacter.numbered(7).name])
  }
}

/// "Character Details".
private let detailsInItsWords = StepLibrary(MarvelWorld.self) {
  Then("you should present a detail view of that character") { marvel in
    try marvel.expectDetails(of: .number(1))
  }

  Then("most of this information is already available on the result of the first API call") {
    marvel in
    let details = try require(marvel.seen().details, "no details are presented")
    let titles = (marvel.server.library.index[try marvel.subject].works[.comics] ?? []).map(\.title)
    try expect(details.character.comics.items.map(\.title), equals: titles, "the comics")
    try expect(marvel.furtherRequests().count, equals: 0, "the number of further requests")
  }

  Then("those images can be fetched from the resourceURI") { marvel in
    let place = WorkPlace(.comics, 0)
    try marvel.acting().workBecameVisible(place)
    try await marvel.settle()
    let work = try marvel.work(place)
    try expect(
      try marvel.picture(place).words, equals: work.portrait.shownWords, "the picture")
    try expect(
      marvel.furtherRequests().map(\.url),
      equals: [work.resourceURI, try work.pictures().portrait], "the further requests")
  }

  Then("should be lazy loaded") { marvel in
    for index in [1, 2] { try marvel.expectUntouched(WorkPlace(.comics, index)) }
  }

  // "That same behavior": loaded when it is looked at, and fetched from the resourceURI.
  Then("that same behaviour is expected") { marvel in
    let (first, second) = (WorkPlace(.comics, 0), WorkPlace(.comics, 1))
    try marvel.expectLargePicture(of: first)
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.work(first).pictures().full],
      "the further requests")
    try marvel.expectUntouched(second)
    try marvel.acting().showNextPicture()
    try await marvel.settle()
    try marvel.expectLargePicture(of: second)
    let work = try marvel.work(second)
    try expect(
      marvel.furtherRequests().map(\.url),
      equals: [work.resourceURI, try work.pictures().full], "the further requests")
  }
}
