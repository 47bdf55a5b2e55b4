import Adapters
import Foundation
import Ports
import Testing

@Suite struct ConfinedHTTPClientTests {
  private let answer = RawServer.Answer.bytes(
    Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8))

  @Test func completionsRunInDeliverOnly() async throws {
    let server = try RawServer(answer)
    let client = ConfinedHTTPClient(loader: URLLoader())
    var statuses: [Int] = []
    for _ in 0..<10 {
      client.send(HTTPRequest(url: server.url)) { statuses.append((try? $0.get().status) ?? 0) }
    }
    #expect(client.underWayCount == 10)
    #expect(statuses == [])
    while client.underWayCount > 0 { try await client.deliver() }
    #expect(statuses == Array(repeating: 200, count: 10))
    try await client.deliver()
  }

  @Test func aCompletionMaySendAgain() async throws {
    let server = try RawServer(answer)
    let client = ConfinedHTTPClient(loader: URLLoader())
    var ends = 0
    client.send(HTTPRequest(url: server.url)) { _ in
      ends += 1
      client.send(HTTPRequest(url: server.url)) { _ in ends += 1 }
    }
    while client.underWayCount > 0 { try await client.deliver() }
    #expect(ends == 2)
  }

  @Test func whatIsCancelledIsNotCompleted() async throws {
    let silent = try RawServer(.silence)
    let server = try RawServer(answer)
    let client = ConfinedHTTPClient(loader: URLLoader())
    let task = client.send(HTTPRequest(url: silent.url)) { _ in Issue.record("completed") }
    task.cancel()
    task.cancel()
    #expect(client.underWayCount == 0)
    var isCompleted = false
    let late = client.send(HTTPRequest(url: server.url)) { _ in isCompleted = true }
    while client.underWayCount > 0 { try await client.deliver() }
    late.cancel()
    #expect(isCompleted)
  }

  @Test func aWokenClientDeliversNothing() async throws {
    let silent = try RawServer(.silence)
    let client = ConfinedHTTPClient(loader: URLLoader())
    client.send(HTTPRequest(url: silent.url)) { _ in Issue.record("completed") }
    let wake = client.wake
    Task { wake() }
    try await client.deliver()
    #expect(client.underWayCount == 1)
  }

  @Test func aCancelledTaskStopsWaiting() async throws {
    let silent = try RawServer(.silence)
    let url = silent.url
    let task = Task {
      let client = ConfinedHTTPClient(loader: URLLoader())
      client.send(HTTPRequest(url: url)) { _ in Issue.record("completed") }
      try await client.deliver()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @MainActor
  @Test func theMainActorClientCompletesThereAndNotAfterCancel() async throws {
    let server = try RawServer(answer)
    let client = MainActorHTTPClient(loader: URLLoader())
    let cancelled = client.send(HTTPRequest(url: server.url)) { _ in Issue.record("completed") }
    cancelled.cancel()
    let status = await withCheckedContinuation { continuation in
      client.send(HTTPRequest(url: server.url)) {
        MainActor.assertIsolated()
        continuation.resume(returning: try? $0.get().status)
      }
    }
    #expect(status == 200)
  }
}
