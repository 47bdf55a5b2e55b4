import ComicsList
import Ports
import StepKit
import TestDoubles

/// Actions of the user.
extension ComicsWorld {
  mutating func open() {
    note()
    app.open()
  }

  /// Loads the comics; opens the app first if it is not open yet.
  mutating func load() {
    note()
    if record.events.isEmpty { app.open() } else { app.loadComics() }
  }

  /// Brings a list on the screen, and leaves the connection as it is: the document says that there
  /// is none before it says that there is a list.
  mutating func showList() async throws {
    let isOnline = network.isOnline
    network.goOnline()
    load()
    try answer()
    try await settle()
    if !isOnline { network.goOffline() }
    try expect(try sections() != [], "the server has no comics")
  }

  mutating func selectComic() async throws {
    try await showList()
    tap(section: 0, row: 0)
  }

  /// Taps a row, both counted from 0; if the list shows no such row, nothing may open.
  mutating func tap(section: Int, row: Int) {
    note()
    let sections = app.comics.content ?? []
    if app.characters == nil, sections.indices.contains(section),
      sections[section].comics.indices.contains(row)
    {
      openComic = sections[section].comics[row]
    }
    app.selectComic(section: section, row: row)
  }

  mutating func tap(_ title: String) throws {
    for (index, section) in (app.comics.content ?? []).enumerated() {
      guard let row = section.comics.firstIndex(where: { $0.title == title }) else { continue }
      return tap(section: index, row: row)
    }
    try fail("the list shows no comic \"\(title)\"")
  }

  mutating func goBack() {
    note()
    app.goBack()
    record.goBack()
    openComic = nil
  }
}

/// Answers of the server.
extension ComicsWorld {
  /// Answers all waiting requests in the order sent, with the server's answer or what `body` makes of it.
  mutating func answer(
    status: Int = 200, _ body: (_ good: String) throws -> String = { $0 }
  ) throws {
    note()
    for request in try waiting() { try answer(request, status: status, body) }
  }

  /// Answers one request, numbered from 0 in the order sent.
  func answer(
    _ request: Int, status: Int = 200, _ body: (_ good: String) throws -> String = { $0 }
  ) throws {
    let requests = network.requests
    try expect(requests.indices.contains(request), "there are \(requests.count) requests")
    let text = try body(server.body(for: requests[request]))
    try network.complete(
      at: request, with: .success(HTTPResponse(status: status, body: Array(text.utf8))))
  }

  /// Ends all that waits without an answer.
  mutating func endWaiting(_ error: HTTPClientError) throws {
    note()
    for request in try waiting() { try network.complete(at: request, with: .failure(error)) }
  }

  /// The requests without an answer, from 0 in the order sent.
  func waiting() throws -> [Int] {
    try network.verify()
    let waiting = network.pendingIndexes
    try expect(!waiting.isEmpty, "no request of the comics app waits for an answer")
    return waiting
  }
}
