import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// What stays as it was before the first action.
let unchangedSteps = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "{marvelListView} stays/remains as it is/was", "{marvelListView} stays/remains unchanged",
    "{marvelListView} stays/remains the same", "{marvelListView} is unchanged",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, _: ViewChoice) in
      try marvel.expectSameList(true)
    }
  }

  Then("{marvelListView} {marvelNot} change") {
    (marvel: inout MarvelWorld, _: ViewChoice, _: Bool) in try marvel.expectSameList(true)
  }

  for sentence in [
    "nothing changes/happens", "nothing changed/happened", "nothing has changed/happened",
  ] {
    Then(.sentence(sentence)) { marvel in
      _ = try marvel.seen()
      try expect(marvel.currentScreen == marvel.screenBefore, "the screen is not as it was")
      try expect(marvel.furtherRequests().map(\.address), equals: [], "the further requests")
    }
  }

  Then(.sentence("no new/more/other character(s) appears/appear/comes/come")) { marvel in
    try marvel.expectSameList(true)
  }
}

extension MarvelWorld {
  /// The list, or the search result, has the characters that it had.
  fileprivate mutating func expectSameList(_ expected: Bool) throws {
    let (screen, before) = (try seen(), screenBefore)
    func names(_ screen: LibraryScreen?) -> [String] {
      ((screen?.search?.result ?? screen?.list)?.characters ?? []).map(\.name)
    }
    try expect(before != nil, "nothing was there before")
    try expect((names(screen) == names(before)) == expected, "shown are \(names(screen))")
  }
}
