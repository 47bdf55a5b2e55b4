import ComicsList
import Ports
import StepKit
import TestDoubles

private let opens =
  "opens?|opened|have opened|has opened|launch|launches|launched|starts?|started|reopens?|restarts?"

/// Opening the app, and what it asks the server for.
let openingSteps = StepLibrary(ComicsWorld.self) {
  words(
    "reader opens",
    "\(that)(?:\(reader))(?: first| then| now)? (?:\(opens)) (?:the app(?:lication)?|it)"
      + "(?: again| once more| a second time| for the (?:first|second) time)?")

  When("{reader opens}") { (comics: inout ComicsWorld, _: Words) in comics.openApp() }
    .statesDefault(opposite: "I have not opened the app")

  When("{reader opens} {indicator times}") {
    (comics: inout ComicsWorld, _: Words, count: Int) in for _ in 0..<count { comics.openApp() }
  }

  When("{reader opens} and it tries to load {loaded list}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in comics.openApp()
  }

  When("{reader opens} when {device is disconnected}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    comics.network.goOffline()
    comics.openApp()
  }

  When("{who loads} try/tries/tried again") { (comics: inout ComicsWorld, _: Words) in
    try expect(comics.app.characters == nil, "the characters are shown")
    comics.tryToLoad()
  }

  words(
    "retries comics",
    "(?:retry|retries|retried)(?: to load the comics)?|pull(?:s|ed)? to refresh(?: the list)?")

  When("{who loads} {retries comics}") { (comics: inout ComicsWorld, _: Words, _: Words) in
    try expect(comics.app.characters == nil, "the characters are shown")
    comics.tryToLoad()
  }

  When("{reader opens} {with connection}") {
    (comics: inout ComicsWorld, _: Words, isOnline: Bool) in
    if isOnline { comics.network.goOnline() } else { comics.network.goOffline() }
    comics.openApp()
  }
  .statesDefault(opposite: "I have not opened the app")

  words(
    "closes and opens",
    "(?:close[sd]?|quits?|leaves?|left) and (?:then )?(?:reopen(?:s|ed)?|restart(?:s|ed)?|open(?:s|ed)?)"
  )

  When("{comics reader} {closes and opens} the app{one more time}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    comics.closeApp()
    comics.openApp()
  }

  // What was on the screens is gone.
  When("{comics reader} close/closes/closed/leave/leaves/left/quit/quits the app") {
    (comics: inout ComicsWorld, _: Words) in comics.closeApp()
  }.isIdempotent()

  When("the app starts( again)/opens( again)") { comics in comics.openApp() }

  When("(that )the app(lication) {be} {opened}{one more time}") {
    (comics: inout ComicsWorld, isOpen: Bool, _: Words, _: Words) in
    if isOpen { comics.openApp() } else { try comics.leaveUnopened() }
  }

  When("the list {be} reloaded/refreshed{one more time}") {
    (comics: inout ComicsWorld, isSo: Bool, _: Words) in
    try expect(isSo && comics.app.characters == nil, "the list of comics is not on the screen")
    comics.tryToLoad()
  }

  When("the app {be} restarted/relaunched/reopened{one more time}") {
    (comics: inout ComicsWorld, isSo: Bool, _: Words) in
    try expect(isSo, "say that the app is opened")
    comics.closeApp()
    comics.openApp()
  }

  Given("the app has just/already been opened/launched/started") { comics in comics.openApp() }

  Given("{comics reader} have/has (just )(already )loaded {loaded list}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in try await comics.showList()
  }

  Given("an open app") { comics in comics.openApp() }

  When("the app {be} closed{one more time}") {
    (comics: inout ComicsWorld, isClosed: Bool, _: Words) in
    try expect(isClosed, "say that the app is opened")
    comics.closeApp()
  }.isIdempotent()

  Given("{comics reader} have/has not (yet )opened the app( yet)") {
    (comics: inout ComicsWorld, _: Words) in try comics.leaveUnopened()
  }

  words(
    "tries to load",
    "(?:(?:has|have|had|now|then|already|again|also) )*(?:try|tries|tried|attempts|attempted|wants) (?:again )?to (?:load|reload|fetch|get)"
      + "|(?:(?:now|then|again) )*(?:loads?|reloads?|reloaded|refresh(?:es|ed)?|fetches|requests)")
  words(
    "one more time",
    "(?: again| once again| once more| a second time| for the (?:first|second|third) time| anew)?")

  When("{who loads} {tries to load} {loaded list}{one more time}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, _: Words) in comics.tryToLoad()
  }

  When("{who loads} {tries to load} {loaded list} {indicator times}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, count: Int) in
    for _ in 0..<count { comics.tryToLoad() }
  }

  // In passive voice; of the characters by opening their view once more.
  words(
    "is loaded again",
    "(?:\(being)|gets?|got)(?: now| then)* (?:(?:loaded|fetched|requested|asked for)"
      + " (?:again|once again|once more|a second time|anew|for the second time)"
      + "|(?:reloaded|refetched|refreshed)(?: again| once more)?)")

  Step("{requested list} {is loaded again}") {
    (comics: inout ComicsWorld, list: ListName, _: Words) in
    if comics.isOutcome {
      let sent = try comics.requests(for: .list(list))
      return try expect(Set(sent).count < sent.count, "no address was asked twice: \(sent)")
    }
    guard list == .characters else { return comics.tryToLoad() }
    try await comics.selectComic(
      titled: try require(comics.tappedComic, "no comic was tapped").title)
  }

  words(
    "opened",
    "(?:(?:just|already|still|now) )*(?:opened|launched|started|running)(?: by (?:me|us|the user|a user|somebody|someone))?"
  )
  words("who loads", "\(that)(?:the app|it|\(reader))")
  ParameterType(
    "with connection", online, "\(offline)|with no internet connection(?: again)?",
    useForSnippets: false
  ) { (text: String) in isOnline(text) }
  // What is loaded with no internet connection is answered with that.
  ParameterType("while connected", online, offline, useForSnippets: false) { (text: String) in
    isOnline(text)
  }

  When("{who loads} {tries to load} {loaded list}{one more time} {with connection}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, _: Words, isOnline: Bool) in
    if isOnline { comics.network.goOnline() } else { comics.network.goOffline() }
    comics.tryToLoad()
  }

  When("{who loads} try/tries/tried again {with connection}") {
    (comics: inout ComicsWorld, _: Words, isOnline: Bool) in
    if isOnline { comics.network.goOnline() } else { comics.network.goOffline() }
    comics.tryToLoad()
  }

  // With an invalid response.
  When("{who loads} {tries to load} {loaded list}{one more time} with {server answer}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, _: Words, answer: Answer) in
    comics.tryToLoad()
    try await comics.answer(answer, to: [.comics])
  }

  loadingSteps
  requestSteps
}

private let online =
  "with (?:an? )?(?:working )?internet connection(?: again)?|while (?:being )?(?:back )?online(?: again)?"
private let offline =
  "without (?:an? |any )?internet connection(?: again)?|(?:while (?:being )?)?offline"

private func isOnline(_ text: String) -> Bool {
  !["without", "with no", "offline"].contains(where: text.contains)
}
