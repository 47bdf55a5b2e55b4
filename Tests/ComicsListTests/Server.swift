import ComicsList
import Ports
import TestDoubles

/// An app with a stub network whose requests are held, and all that happens on its screens.
final class Server {
  static let comicsPath = "/v1/public/comics"
  let scheduler = VirtualScheduler()
  let network: StubNetwork
  let app: ComicsApp
  private(set) var events: [String] = []

  init(keys: (public: String, private: String) = ("pub", "priv")) throws {
    network = StubNetwork(scheduler: scheduler)
    let catalog = Catalog(
      client: network, reachability: network,
      keys: try APIKeys(publicKey: keys.public, privateKey: keys.private),
      timeStamp: { [scheduler] in "\(scheduler.now.components.seconds)" })
    app = ComicsApp(catalog: catalog)
    for path in [Self.comicsPath] + (1...9).map({ "\(Self.comicsPath)/\($0)/characters" }) {
      network.add(.init(.path(path), answers: [.text("", isHeld: true)]))
    }
    app.onEvent = { [weak self] in self?.note($0) }
  }

  /// Answers the last request that waits.
  func answer(_ body: String, status: Int = 200) throws {
    try answer(.success(HTTPResponse(status: status, body: Array(body.utf8))))
  }

  func answer(_ result: Result<HTTPResponse, HTTPClientError>) throws {
    try network.complete(at: network.pendingIndexes.last ?? -1, with: result)
    try network.verify()
  }

  /// The body of an answer with these items, already JSON.
  static func body(_ items: String) -> String {
    #"{"code": 200, "status": "Ok", "etag": "e", "data": {"total": 3, "results": [\#(items)]}}"#
  }

  static func comics(_ titles: String...) -> String {
    body(
      titles.enumerated().map { #"{"id": \#($0 + 1), "title": "\#($1)", "thumbnail": null}"# }
        .joined(separator: ","))
  }

  static func characters(_ names: String...) -> String {
    body(
      names.enumerated().map { #"{"id": \#($0 + 1), "name": "\#($1)", "more": {}}"# }
        .joined(separator: ","))
  }

  private func note(_ event: ScreenEvent) {
    let text =
      switch event {
      case .title(let title): "title \(title)"
      case .indicatorOn: "indicator on"
      case .indicatorOff: "indicator off"
      case .comics(let sections): "comics \(sections.flatMap(\.comics).map(\.title))"
      case .characters(let characters): "characters \(characters.map(\.name))"
      case .message(let message): "message \(message.rawValue)"
      }
    events.append(text)
  }
}
