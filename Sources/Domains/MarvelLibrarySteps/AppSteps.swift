import MarvelLibrary
import StepKit
import TestDoubles

/// The app as a whole: started without a connection, closed, started anew.
let appSteps = StepLibrary(MarvelWorld.self) {
  for sentence in acts(.open, "\(Words.app) {marvelOffline}") + [
    isDone(.open, to: Words.app, " {marvelOffline}"), isDone(.show, to: list, " {marvelOffline}"),
  ] + acts(.show, "\(list) {marvelOffline}") {
    When(sentence) { (marvel: inout MarvelWorld) in try marvel.openOffline() }.isIdempotent()
  }

  for sentence in [
    did(.open, "\(Words.app) {marvelOffline}"), wasDone(.open, to: Words.app, " {marvelOffline}"),
    did(.show, "\(list) {marvelOffline}"), wasDone(.show, to: list, " {marvelOffline}"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld) in
      try marvel.openOffline()
      try await marvel.settle()
      _ = try marvel.arranged()
    }
  }

  for sentence in [
    user("close/closes and (then )open/opens/restart/restarts the app/application( again)"),
    user("restart/restarts the app/application( again)"),
    "the app/application is restarted( again)",
    .sentence("the app/application is closed and (then )opened/started/launched( again)"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      marvel.isOpened = true
      try marvel.restarted().openList()
    }
    .isIdempotent()
  }

  for sentence in acts(.leave, "the app/application") + [
    .sentence("the app/application is closed/left/quit")
  ] {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      _ = try marvel.restarted()
      marvel.isOpened = false
    }
    .isIdempotent()
  }

  When("the app/application starts( up)/has\\ started/launches") { (marvel: inout MarvelWorld) in
    try marvel.expectAction()
    marvel.isOpened = true
    try marvel.acting().openList()
  }
  .isIdempotent()

  // What comes next is loaded where there is more.
  for sentence in [
    user(
      "can (still )(now )go on/continue browsing/scrolling( in)( through)( the)( list)( library)( characters)"
    ),
    user(
      "can (still )(now )browse/scroll( in)( through)( the)( list)( library)( characters)( again)( further)"
    ),
    .sentence("the list can (still )(now )be scrolled/browsed( again)( further)"),
  ] {
    Then(sentence) { (marvel: inout MarvelWorld) in
      let screen = try marvel.seen()
      try expect(screen.place, equals: .list, "where the user is")
      let (shown, all) = (try marvel.seenNames().count, marvel.indexed().count)
      try expect(shown > 0, "nothing is shown")
      try marvel.reachEnd()
      try await marvel.settle()
      let wanted = min(all, shown + marvel.pageSize)
      try expect(try marvel.seenNames().count, equals: wanted, "the characters shown then")
    }
  }
}

private let list = "{marvelListView}"

extension MarvelWorld {
  fileprivate mutating func openOffline() throws {
    try expectAction()
    network.goOffline()
    let session = try acting()
    if isOpened { try session.goBack(to: .list) }
    isOpened = true
    session.openList()
  }
}
