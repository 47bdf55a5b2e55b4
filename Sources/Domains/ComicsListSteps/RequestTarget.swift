import ComicsList
import Ports
import StepKit
import TestDoubles

/// What a request asks for: a list, or the characters of one comic.
enum RequestTarget: Sendable {
  case list(ListName)
  case characters(of: NamedComic)

  private static let characters = "(?:the )?(?:list of )?(?:the )?(?:comic )?characters"
  static let pattern =
    "(?:the )?(?:list of )?(?:(?:Marvel |all |the )*[Cc]omics)"
    + "|\(characters)(?: (?:of|for) (?:\(NamedComic.pattern)|\(tapped)))?|its (?:list of )?(?:comic )?characters"
  private static let tapped = "(?:that|this|the (?:same|selected|tapped|chosen)) comic"

  init(_ text: String) {
    if let comic = NamedComic(text) {
      self = .characters(of: comic)
    } else if text.hasPrefix("its ") || text.hasSuffix(" comic") {
      self = .characters(of: .tapped)
    } else {
      self = .list(text.contains("character") ? .characters : .comics)
    }
  }
}

/// A comic by its title or by its number: `the comic "Bolt #1"`, `comic 42`.
enum NamedComic: Sendable {
  case title(String)
  case id(Int)
  /// The one tapped last: that comic, its characters.
  case tapped

  static let pattern =
    #"(?:the )?(?:comic )?"(?:[^"\\]|\\.)*"|(?:the )?comic (?:number )?\d{1,9}"#

  /// Nil where the words name none.
  init?(_ text: String) {
    if let title = quoted(in: text).first {
      self = .title(title)
    } else if let id = text.split(whereSeparator: { !$0.isNumber }).lazy.compactMap({ Int($0) })
      .last
    {
      self = .id(id)
    } else {
      return nil
    }
  }
}

/// How many requests a sentence means: `only one`, `no more than two`, `a second`.
struct RequestCount: Sendable {
  let amount: Amount

  static let pattern = "\(Amount.pattern)|(?:an?|no) (?:\(ListPlace.pattern))"

  init(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let word = words.last, let place = ListPlace(word),
      case .number(let number) = place
    else {
      amount = try Amount(text)
      return
    }
    amount = Amount(words[0] == "no" ? 0...max(0, number - 1) : number...number)
  }
}

extension RequestCount: CustomStringConvertible {
  var description: String { "\(amount)" }
}

extension ComicsWorld {
  /// The id of a comic that a story names; one that it has not listed is added.
  mutating func id(of comic: NamedComic) -> Int {
    switch comic {
    case .title(let title): addComic(title)
    case .id(let id): id
    case .tapped: tappedComic?.id ?? 1
    }
  }

  /// The requests sent for it so far, by their addresses; nil stands for all of them.
  func requests(for target: RequestTarget?) throws -> [String] {
    let sent = network.requests.map(\.url)
    switch target {
    case nil: return sent
    case .list(.comics): return sent.filter { !$0.hasSuffix("/characters") }
    case .list(.characters): return sent.filter { $0.hasSuffix("/characters") }
    case .characters(of: .tapped):
      let id = try require(tappedComic, "no comic was tapped").id
      return sent.filter { $0.hasSuffix("/\(id)/characters") }
    case .characters(of: .id(let id)): return sent.filter { $0.hasSuffix("/\(id)/characters") }
    case .characters(of: .title(let title)):
      let id = try id(of: title)
      return sent.filter { $0.hasSuffix("/\(id)/characters") }
    }
  }
}
