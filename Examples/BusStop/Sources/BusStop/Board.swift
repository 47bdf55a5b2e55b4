public import Ports

/// The board at a bus stop, which asks the server for departures twice a minute.
public final class Board {
  public let stop: String
  public private(set) var departures: [Departure] = []
  /// Whether the last request was answered with departures.
  public private(set) var isCurrent = false

  private let client: any HTTPClient
  private let scheduler: any Scheduler
  private var timer: (any Cancellable)?

  public init(stop: String, client: any HTTPClient, scheduler: any Scheduler) {
    self.stop = stop
    self.client = client
    self.scheduler = scheduler
  }

  public func turnOn() {
    load()
    timer = scheduler.schedule(after: .seconds(30), repeating: .seconds(30)) { [weak self] in
      self?.load()
    }
  }

  public func turnOff() {
    timer?.cancel()
    departures = []
  }

  private func load() {
    let request = HTTPRequest(
      url: "https://buses.example.com/departures", query: [.init(name: "stop", value: stop)])
    client.send(request) { [weak self] result in self?.receive(result) }
  }

  private func receive(_ result: Result<HTTPResponse, HTTPClientError>) {
    guard case .success(let response) = result, response.status == 200 else {
      isCurrent = false
      return
    }
    let lines = String(decoding: response.body, as: UTF8.self).split(separator: "\n")
    departures = lines.compactMap { Departure($0) }
    isCurrent = true
  }
}
