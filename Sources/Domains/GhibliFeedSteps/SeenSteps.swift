import GhibliFeed
import StepKit
import TestDoubles

/// What the user has seen before, and what one with or without a connection sees.
let seenSteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "earlier time", "(?:(?:while )?online |with connectivity )?(?:\(FeedAge.ago))",
    "(?:while )?online (?:the day before)", useForSnippets: false
  ) { text in try Seen(text) }
  ParameterType(
    "seen when", "(?:(?:while )?online |with connectivity )?(?:\(FeedAge.ago))",
    "(?:while )?online(?: before| earlier| already)?|with connectivity", useForSnippets: false
  ) { text in try Seen(text) }

  Given("{feed shows} {titles} {seen when}") {
    (ghibli: inout GhibliWorld, shows: Bool, films: FilmList, seen: Seen) in
    try expect(shows && !ghibli.isOutcome, "this says what was seen, and checks nothing")
    if seen.isOnline { ghibli.connect(true) }
    try await ghibli.requestAndSee(films)
    try await ghibli.pass(seen.age)
  }

  ParameterType.wording(
    "feed from remote",
    "the (?:latest |new )?(?:film )?(?:feed|films) from (?:the )?(?:remote|server)")

  Given("{feed shows} {feed from remote} {seen when}") {
    (ghibli: inout GhibliWorld, shows: Bool, _: String, seen: Seen) in
    try expect(shows && !ghibli.isOutcome, "this says what was seen, and checks nothing")
    if seen.isOnline { ghibli.connect(true) }
    try await ghibli.requestFeed(1) { $0.requestFeed() }
    try await ghibli.turn()
    try ghibli.expectShown(.remote, true)
    try await ghibli.pass(seen.age)
  }

  Given("{requests feed} {earlier time}") { (ghibli: inout GhibliWorld, _: String, seen: Seen) in
    if seen.isOnline { ghibli.connect(true) }
    try await ghibli.requestFeed(1) { $0.requestFeed() }
    try await ghibli.pass(seen.age)
  }

  // The offline user still sees the saved feed: asks for it, unless the last request was such.
  ParameterType(
    "connected viewer sees", "(?:\(connectedViewer)) (?:\(aside) )*(?:\(seeing))",
    "(?:\(connectedViewer)) (?:\(never))(?: still| yet)? (?:see|get to see|find)",
    useForSnippets: false
  ) { (text: String) in
    ConnectedView(isOnline: !text.contains("offline"), sees: affirms(text))
  }

  Then("{connected viewer sees} {feed}") {
    (ghibli: inout GhibliWorld, view: ConnectedView, feed: FeedName) in
    try await ghibli.look(view.isOnline)
    try ghibli.expectShown(feed, view.sees)
  }

  Then("{connected viewer sees} {titles}") {
    (ghibli: inout GhibliWorld, view: ConnectedView, films: FilmList) in
    try await ghibli.look(view.isOnline)
    try ghibli.expectShown(films.named, view.sees, isAll: films.isOnly)
  }

  Then("{connected viewer sees} {some} error( message)") {
    (ghibli: inout GhibliWorld, view: ConnectedView, some: Bool) in
    try await ghibli.look(view.isOnline)
    try ghibli.expectMessage(view.sees == some)
  }

  Then("{connected viewer sees} {count} film(s)") {
    (ghibli: inout GhibliWorld, view: ConnectedView, count: Int) in
    try await ghibli.look(view.isOnline)
    try ghibli.expectShown(count, view.sees)
  }

  ParameterType.wording(
    "because of no network", "(?:because of|due to|for want of|owing to) (?:\(noNetwork))")

  Then("{feed shows} {some} error( message) {because of no network}") {
    (ghibli: inout GhibliWorld, shows: Bool, some: Bool, _: String) in
    if !ghibli.isOutcome, shows == some {
      ghibli.connect(false)
      try await ghibli.requestFeed(1) { $0.requestFeed() }
      try await ghibli.turn()
    }
    try ghibli.expectMessage(0, shows == some)
  }

  Then("{some} error( message) {is on screen} {because of no network}") {
    (ghibli: inout GhibliWorld, some: Bool, isShown: Bool, _: String) in
    try ghibli.expectMessage(0, isShown == some)
  }
}

private let connectedViewer = "(?:the|an|my) (?:online|offline) (?:user|customer|viewer)"
private let seeing = "sees?|saw|gets? to see|got to see|finds?|is shown|is presented(?: with)?"
private let aside = "(?:still|now|then|also|should|must|will|can|again|only)"

/// When something was seen.
private struct Seen {
  let isOnline: Bool
  let age: Duration

  init(_ text: String) throws {
    isOnline = text.contains("online") || text.contains("connectivity")
    let words = text.replacing("while ", with: "").replacing("online", with: "")
      .replacing("with connectivity", with: "")
    let isDated = words.contains("ago") || words.contains("yesterday")
    if text.contains("the day before") {
      age = .seconds(86_400)
    } else {
      age = isDated ? try FeedAge(String(words.drop { $0 == " " })).duration : .zero
    }
  }
}

/// What a user with or without a connection sees.
private struct ConnectedView {
  let isOnline: Bool
  let sees: Bool
}

extension GhibliWorld {
  /// Lets a user with or without a connection ask for the feed, unless the last to ask was one.
  fileprivate mutating func look(_ isOnline: Bool) async throws {
    if requests > 0, network.isOnline == isOnline { return }
    connect(isOnline)
    try await requestFeed(1) { $0.requestFeed() }
    try await turn()
  }
}
