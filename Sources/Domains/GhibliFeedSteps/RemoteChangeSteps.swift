import GhibliFeed
import Ports
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Films that come to the feed of the remote, and films that it has no more.
let remoteChangeSteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "is added",
    "(?:is|are|was|were|gets|has been|have been)(?: now| also)? (?:added to|published in|published on)",
    "(?:is|are|was|were|gets|has been|have been)(?: now| also)? (?:removed from|deleted from|taken out of)"
      + "|(?:is|are) (?:no longer|not any more|missing)(?: in| on| from| part of)?",
    useForSnippets: false
  ) { (text: String) in text.contains("added") || text.contains("published") }
  ParameterType(
    "remote adds",
    "(?:the )?(?:remote|server)(?: feed)?(?: now| also)* (?:adds|added|gains|publishes)",
    "(?:the )?(?:remote|server)(?: feed)?(?: now)? (?:removes|removed|drops|dropped|loses|no longer (?:has|offers|contains|holds|lists)"
      + "|does not (?:have|offer|contain|list)(?: any more)?)",
    useForSnippets: false
  ) { (text: String) in ["adds", "added", "gains", "publishes"].contains { text.contains($0) } }

  Given("(a new film ){titles} {is added} the remote( feed)/server( feed)") {
    (ghibli: inout GhibliWorld, films: FilmList, isAdded: Bool) in
    try ghibli.changeRemote(films, isAdded)
  }

  Given("{remote adds} (a new film ){titles}") {
    (ghibli: inout GhibliWorld, adds: Bool, films: FilmList) in
    try ghibli.changeRemote(films, adds)
  }

  // "It" is a film of the cache: those of the remote have other titles.
  ParameterType.wording(
    "film not on remote",
    "(?:an? (?:old|older|outdated) film|an? (?:old )?film (?:that|which) (?:the )?(?:remote|server)(?: feed)?"
      + " (?:no longer|does not|doesn['’]t|never) (?:offers?|has|have|contains?|lists?)(?: any more| anymore)?"
      + "|an? (?:old )?film (?:that|which) is (?:not|no longer) (?:in|on|part of) (?:the )?(?:remote|server)(?: feed)?)"
  )

  Given("{cache has} {film not on remote}") { (ghibli: inout GhibliWorld, has: Bool, _: String) in
    try expect(has && !ghibli.isOutcome, "say which films the cache has")
    try ghibli.fillCache(sampleFilms(1))
  }
}

extension GhibliWorld {
  /// The bytes of the feed that the remote answers with.
  var feedBody: [UInt8] {
    if case .success(let response) = feedAnswer.result { response.body } else { [] }
  }

  /// Adds films to the feed of the remote as it is, or takes them out of it.
  fileprivate mutating func changeRemote(_ change: FilmList, _ areAdded: Bool) throws {
    var films = try require(PlainFilm.list(in: feedBody), "the remote has no feed")
    if areAdded {
      let count = films.count
      films += sampleFilms(change.named).enumerated().map { index, film in
        var film = film
        film.id = "00000000-0000-4000-8000-\(900_000_000_000 + count + index)"
        return film
      }
    } else {
      films.removeAll { change.named.contains($0.title) }
    }
    try answerFeed(String(decoding: JSONEncoder().encode(films), as: UTF8.self))
  }
}
