import GhibliFeed
import Ports
import StepKit
import TestDoubles

extension GhibliWorld {
  /// Whether the remote has given films when it was last asked.
  var hasRemoteFilms: Bool {
    guard let last = network.exchanges.last(where: { $0.request.url == loadedAddress }),
      case .completed(.success) = last.state
    else { return false }
    return (try? remoteFilms().map { try $0.film() }) != nil
  }

  /// The titles on the screen, or those that a command delivered where the app was not asked.
  func titlesInQuestion() throws -> [String] {
    deliveries.all.isEmpty ? shownTitles : try deliveredFilms().map(\.title)
  }

  /// The saved feed is what the cache had when the user asked, and still has: the remote has given
  /// nothing.
  func expectShown(_ feed: FeedName, _ isShown: Bool) throws {
    let saved = cacheAtRequest?.films ?? []
    switch (feed, isShown) {
    case (.remote, true):
      try expect(hasRemoteFilms, "the remote has not answered the last request")
      try expectOnScreen(try remoteFilms())
    case (.saved, true):
      try expect(!saved.isEmpty, "nothing was saved when the user requested to see the feed")
      try expect(cachedFeed(), equals: cacheAtRequest, "the cached feed")
      try expectOnScreen(saved)
    case (.saved, false):
      let titles = saved.map(\.title)
      try expect(shownTitles.filter(titles.contains), equals: [], "the saved films on the screen")
    case (.remote, false) where hasRemoteFilms:
      try expect(shownFilms != remoteFilms(), "the app shows what the remote has")
    case (.remote, false):
      let titles = saved.map(\.title)
      try expect(shownTitles.filter { !titles.contains($0) }, equals: [], "the films not saved")
    }
  }

  func expectShown(_ count: Int, _ isShown: Bool) throws {
    if isShown {
      try expect(shownFilms.count, equals: count, "the number of films on the screen")
    } else if count == 1 {
      try expect(shownTitles, equals: [], "the films on the screen")
    } else {
      try expect(shownFilms.count != count, "\(count) films are on the screen")
    }
  }

  /// None of the films saved before, or of the remote, or of any; the story has some to deny.
  func expectNoneShown(_ isSaved: Bool?) throws {
    guard let isSaved else {
      return try expect(shownTitles, equals: [], "the films on the screen")
    }
    let others = isSaved ? cachedFilms.map(\.title) : try remoteFilms().map(\.title)
    try expect(!others.isEmpty, "the story has no such films")
    try expect(shownTitles.filter(others.contains), equals: [], "the films on the screen")
  }

  /// The films by their number, and whether they are those saved or those of the remote.
  func expectShown(_ count: Int, of isSaved: Bool?) throws {
    try expectShown(count, true)
    try expectShown(isSaved ?? !hasRemoteFilms ? .saved : .remote, true)
  }

  /// One title is among those delivered or on the screen; several are all of them.
  func expectTitles(_ titles: [String], _ has: Bool, isAll: Bool) throws {
    let found = try titlesInQuestion()
    if isAll || has && titles.count > 1 {
      try expect((found == titles) == has, "the films are \(found)")
    } else if has {
      try expect(found.contains(titles[0]), "the films are \(found)")
    } else {
      try expect(found.filter(titles.contains), equals: [], "the films")
    }
  }

  /// One title is among those on the screen; several are all of them.
  func expectShown(
    _ titles: [String], _ isShown: Bool, isAll: Bool = false
  ) throws {
    if isAll {
      return try expect((shownTitles == titles) == isShown, "the app shows \(shownTitles)")
    }
    if !isShown {
      try expect(shownTitles.filter(titles.contains), equals: [], "the films on the screen")
    } else if titles.count == 1 {
      try expect(shownTitles.contains(titles[0]), "the app shows \(shownTitles)")
    } else {
      try expect(shownTitles, equals: titles, "the films on the screen")
    }
  }

  func expectEmptyText(_ isShown: Bool) throws {
    let screen = screenNow
    let text = screen.language == .en ? "List is empty." : "Пустой список."
    try expect(screen.emptyText, equals: isShown ? text : nil, "the text of an empty list")
    if isShown { try expectMessage(false) }
  }

  func expectOnScreen(_ films: [PlainFilm]) throws {
    try expect(shownFilms, equal: films, "the films on the screen")
    try expectMessage(false)
    try expect(!screenNow.isLoading, "the app still shows that it is loading")
  }

  /// The message stands in place of films.
  func expectMessage(_ isShown: Bool) throws {
    guard isShown else {
      return try expect(screenNow.message?.text, equals: nil, "the error message")
    }
    let message = try require(screenNow.message, "the app shows no error message")
    try expect(!message.text.isEmpty, "the error message is empty")
    try expect(shownTitles, equals: [], "the films on the screen")
    try expect(screenNow.emptyText, equals: nil, "the text of an empty list")
    try expect(!screenNow.isLoading, "the app still shows that it is loading")
  }
}
