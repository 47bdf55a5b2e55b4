import ComicsList
import Ports
import StepKit
import TestDoubles

/// A server that takes its time.
extension ComicsWorld {
  /// Lets each answer to a request for these lists come so much later than it is asked for.
  mutating func delay(_ lists: [ListName], by time: Duration) {
    noteRequests()
    for list in lists { delays[list] = time }
  }

  /// Lets time pass, and the answers come that are due then.
  mutating func wait(_ time: Duration) async throws {
    noteRequests()
    try await scheduler.advance(by: time, settling: network)
    try await answerDue()
  }

  /// Remembers when the requests were sent that wait.
  mutating func noteRequests() {
    for request in network.pendingIndexes where sentAt[request] == nil {
      sentAt[request] = scheduler.now
    }
  }

  /// Whether the server has had the time that it takes to answer a request.
  func isDue(_ request: Int) -> Bool {
    guard let delay = delays[list(ofRequest: request)] else { return true }
    return scheduler.now >= (sentAt[request] ?? scheduler.now) + delay
  }

  /// Lets those answers come that took their time.
  fileprivate mutating func answerDue() async throws {
    for request in network.pendingIndexes
    where delays[list(ofRequest: request)] != nil && isDue(request) {
      try complete(request)
    }
    try await network.settle()
  }

  /// Ends a request as a story has said, or with what the server has.
  mutating func complete(_ request: Int) throws {
    try expect(
      network.requests.indices.contains(request), "\(network.requests.count) requests were sent")
    let path = network.requests[request].url.replacing("https://gateway.marvel.com", with: "")
    let planned: Result<HTTPResponse, HTTPClientError>? =
      if case .result(let result) = plans[list(ofRequest: request)] { result } else { nil }
    let result = try require(
      planned ?? routedAnswer(to: path), "the server has no answer to \(path)")
    try network.complete(at: request, with: network.isOnline ? result : .failure(.notConnected))
  }
}

// MARK: - Answers that a story does not tell of

extension ComicsWorld {
  /// Lets the server answer whatever waits, or only that for which it has had the time that it takes.
  mutating func answerWaiting(ifDue: Bool = false) async throws {
    isSilent = false
    if ifDue, !network.pendingIndexes.allSatisfy(isDue) {
      for request in network.pendingIndexes where isDue(request) { try complete(request) }
      return try await network.settle()
    }
    for request in network.pendingIndexes {
      if case .result(let result) = plans[list(ofRequest: request)] {
        try network.complete(at: request, with: result)
      }
    }
    if !network.pendingIndexes.isEmpty { try network.releaseHeld() }
    try await network.settle()
  }

  /// Opens the app where a story has said what the server answers, and not who asks.
  mutating func openIfPlanned() async throws {
    try await bringListed()
    guard events.isEmpty, !plans.isEmpty, !isUnopened else { return }
    app.open()
    if !isSilent { try await answerWaiting(ifDue: true) }
  }

  /// Lets the server answer, so that what an outcome looks at is there.
  ///
  /// It does not where the story looks at a load under way.
  mutating func look() async throws {
    try await openIfPlanned()
    if !isWatching, !isSilent, !network.pendingIndexes.isEmpty {
      try await answerWaiting(ifDue: true)
    }
  }
}
