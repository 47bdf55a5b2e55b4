import MarvelLibrary
import StepKit

/// The list presenter of the document and those it talks to: the user interface, the interactor,
/// which asks for characters, and the wireframe, which presents other views.
let listPresenterSteps = StepLibrary(MarvelWorld.self) {
  presenterCalls
  presenterOutcomes
}

private let presenterCalls = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "a/the (list )presenter with a/an/its (user )interface/interactor/wireframe",
    "the (list )presenter has a/an (user )interface/interactor/wireframe",
  ] {
    Given(.sentence(sentence)) { marvel in
      marvel.setup.hasView = true
      _ = try marvel.arranged()
    }
    .statesDefault(opposite: "the presenter has no user interface")
  }

  Given("the (list )presenter has no user interface") { marvel in
    marvel.setup.hasView = false
    _ = try marvel.arranged()
  }

  for sentence in [
    "searchCharacters is called", "the (list )presenter is asked to search( for characters)",
    "the (list )presenter searches( for)( the) characters",
    "the search/filter interface is requested",
  ] {
    When(.sentence(sentence)) { marvel in try marvel.acting().openSearch() }.isIdempotent()
  }

  for sentence in [
    "foundCharacters is called with {count} character(s)",
    "the (list )presenter gets/receives {count} character(s)",
    "the interactor finds/found/has found {count} character(s)",
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int) in
      try expect((0...20).contains(count), "found \(count), expected 0 to 20, a page")
      try marvel.setLibrary(count)
      marvel.isOpened = true
      try marvel.acting().openList()
    }
    .isIdempotent()
  }

  for sentence in [
    "updateView is called with the/a limit {int}", "updateView is called with a limit of {int}",
    "the view is updated with the/a limit (of ){int}",
    "the (list )presenter updates the view with the/a limit (of ){int}",
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld, limit: Int) in
      marvel.setup.pageSize = limit
      try marvel.setLibrary(limit)
      marvel.isOpened = true
      try marvel.restarted().openList()
    }
    .isIdempotent()
  }

  for sentence in [
    "openDetailsView is called with {int} and the characters",
    "the (list )presenter is asked to open the details of the character at index {int}",
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld, index: Int) in
      try await marvel.openIfNeeded()
      try marvel.acting().selectCharacter(at: index)
    }
    .isIdempotent()
  }
}

private let presenterOutcomes = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "presentFilterInterface {marvelAre} called",
    "the wireframe {marvelAre} asked to present the filter interface",
    "the wireframe {marvelAre} asked to present the search", "the filter interface {marvelIsShown}",
    "the wireframe {marvelShows} the filter interface",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      let count = marvel.events.count { $0 == .searchPresented }
      try expect(count, equals: expected ? 1 : 0, "how often the search was presented")
    }
  }

  for sentence in [
    "getCharacters was called with the limit {int}",
    "the interactor is/was asked for characters with the/a limit (of ){int}",
    "the interactor is/was asked for {int} characters",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, limit: Int) in
      try marvel.expectLastRequest(["limit": "\(limit)", "offset": "0"])
    }
  }

  for sentence in [
    "showCharacters {marvelAre} called",
    "the user interface {marvelAre} asked to show (the )characters",
    "the user interface {marvelShows} the characters",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      try marvel.expectCharactersShown(expected ? marvel.server.library.index.count : nil)
    }
  }

  Then("the presenter {marvelNot} ask the user interface to show (the )characters") {
    (marvel: inout MarvelWorld, _: Bool) in try marvel.expectCharactersShown(nil)
  }

  for sentence in [
    "the (list )presenter asks the user interface to show (the ){count} character(s)",
    "the user interface is/was asked to show (the ){count} character(s)",
    "the user interface shows (the ){count} character(s)",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int) in
      try marvel.expectCharactersShown(count == 0 ? nil : count)
    }
  }

  Then("the (list )presenter asks the user interface to show the characters") { marvel in
    try marvel.expectCharactersShown(marvel.server.library.index.count)
  }

  for sentence in [
    "PresentDetailsInterface was called for {string}",
    "the wireframe is/was asked to present the details of {string}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, name: String) in
      try marvel.expectDetails(of: .named(name))
    }
  }

  Then("the details interface {marvelIsShown}") { (marvel: inout MarvelWorld, expected: Bool) in
    let isPresented = marvel.events.contains { event in
      if case .detailsPresented = event { true } else { false }
    }
    try expect(isPresented == expected, "the events are \(marvel.events)")
  }

  for sentence in [
    "PresentDetailsInterface was not called",
    "the wireframe is/was not asked to present (the )(any )details",
  ] {
    Then(.sentence(sentence)) { marvel in
      try expect(
        !marvel.events.contains { if case .detailsPresented = $0 { true } else { false } },
        "details were presented")
    }
  }
}

extension MarvelWorld {
  /// The user interface was asked once to show so many characters, or never.
  fileprivate func expectCharactersShown(_ count: Int?) throws {
    let shown = events.compactMap { event in
      if case .charactersShown(let count) = event { count } else { nil }
    }
    try expect(shown, equals: count.map { [$0] } ?? [], "the characters that were to be shown")
  }
}
