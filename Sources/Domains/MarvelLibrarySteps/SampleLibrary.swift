import MarvelLibrary
import Ports
import TestDoubles

/// The library behind the stub's API, and the routes that answer with it.
struct SampleLibrary: Hashable, Sendable {
  static let indexPath = "/v1/public/characters"

  /// The index in the order of the API.
  var index: [SampleCharacter] = []
  var pageSize = 20

  init(count: Int = 45, pageSize: Int = 20) {
    index = (0..<max(0, count)).map { .numbered($0 + 1) }
    self.pageSize = max(1, pageSize)
  }

  /// The characters of a full name, whatever its case: how the API reads `name` (D-51).
  func characters(named name: String) -> [SampleCharacter] {
    index.filter { $0.name.lowercased() == name.lowercased() }
  }

  /// A route for each page of the whole index.
  func indexRoutes() throws -> [StubNetwork.Route] {
    try pages(of: index).map { try page(index, offset: $0) }
  }

  /// A route for each page of what a search for `name` finds.
  func searchRoutes(name: String, isHeld: Bool = false) throws -> [StubNetwork.Route] {
    let matches = characters(named: name)
    return try pages(of: matches).map { offset in
      try page(matches, offset: offset, name: name, isHeld: isHeld)
    }
  }

  /// A page of the index as a route, which can be made to wait for a step.
  func page(
    _ index: [SampleCharacter], offset: Int, name: String? = nil, isHeld: Bool = false
  ) throws -> StubNetwork.Route {
    let answer = try sampleIndexAnswer(index, offset: offset, limit: pageSize)
    var query = [
      HTTPRequest.QueryItem(name: "offset", value: "\(offset)"),
      HTTPRequest.QueryItem(name: "limit", value: "\(pageSize)"),
    ]
    if let name { query.append(HTTPRequest.QueryItem(name: "name", value: name)) }
    return StubNetwork.Route(
      .path(Self.indexPath), query: query, answers: [.text(answer, isHeld: isHeld)])
  }

  private func pages(of index: [SampleCharacter]) -> [Int] {
    Array(stride(from: 0, to: max(1, index.count), by: pageSize))
  }
}

extension SampleWork {
  /// The routes to its data and to its pictures.
  func routes() throws -> [StubNetwork.Route] {
    var routes = [
      StubNetwork.Route(.path(path), answers: [.text(try sampleWorkAnswer(self))])
    ]
    if let urls = pictureURLs {
      routes.append(.picture(portrait, at: urls.portrait))
      routes.append(.picture(fullPicture, at: urls.full))
    }
    return routes
  }
}

extension StubNetwork.Route {
  static func picture(
    _ bytes: [UInt8], at url: String, status: Int = 200, isHeld: Bool = false
  ) -> StubNetwork.Route {
    StubNetwork.Route(
      .url(url),
      answers: [
        StubNetwork.Answer(.success(HTTPResponse(status: status, body: bytes)), isHeld: isHeld)
      ])
  }
}
