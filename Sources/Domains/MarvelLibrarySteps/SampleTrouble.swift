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
  /// For the name.
  case search(String)
  /// To the servers of pictures: for those of a section, or for all.
  case pictures(MarvelCharacter.Section?)
  case address(String)
  /// From 1, of all of them.
  case number(Int)

  func matches(_ request: HTTPRequest, number: Int, isForAPI: Bool) -> Bool {
    let isForIndex = request.url == SampleServer.indexURL
    return switch self {
    case .everything: true
    case .index: isForIndex
    case .nextPages: isForIndex && request["offset"] != "0"
    case .searches: isForIndex && request["name"] != nil
    case .search(let name): isForIndex && request["name"] == name
    case .pictures(let section):
      !isForAPI && section.map { request.url.contains("/\($0)/") } ?? true
    case .address(let url): request.url == url
    case .number(let wanted): number == wanted
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
