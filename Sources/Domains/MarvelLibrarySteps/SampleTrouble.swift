import MarvelLibrary
import Ports

/// Requests of one kind: `every image`, `the next page`.
enum RequestScope: Hashable, Sendable {
  case everything
  /// For characters.
  case index
  /// For characters after the first page.
  case nextPages
  case searches
  /// To the servers of pictures: for those of a section, or for all.
  case pictures(MarvelCharacter.Section?)
  case address(String)

  func matches(_ request: HTTPRequest, isForAPI: Bool) -> Bool {
    let isForIndex = request.url == SampleServer.indexURL
    return switch self {
    case .everything: true
    case .index: isForIndex
    case .nextPages: isForIndex && request["offset"] != "0"
    case .searches: isForIndex && request["name"] != nil
    case .pictures(let section):
      !isForAPI && section.map { request.url.contains("/\($0)/") } ?? true
    case .address(let url): request.url == url
    }
  }
}

/// What is wrong with the answers to some requests: they come late, or are errors.
struct SampleTrouble {
  var scope: RequestScope
  var delay = Duration.zero
  var answer: HTTPResponse?

  static func failure(of scope: RequestScope) -> SampleTrouble {
    SampleTrouble(scope: scope, answer: HTTPResponse(status: 500, body: Array("oops".utf8)))
  }
}
