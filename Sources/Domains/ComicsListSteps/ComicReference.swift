import ComicsList
import StepKit

/// A comic that a sentence means without saying its title: the selected comic, the second comic.
enum ComicReference: Sendable {
  /// The one tapped last.
  case tapped
  case place(ListPlace)

  private static let touched =
    "(?:the|that|this)(?: same)?(?: selected| tapped| chosen)? comic(?: title)?"
    + "(?: \(that)(?:\(reader)) (?:have |has )?(?:tapped|selected)(?: on)?)?"
  private static let placed =
    "the (?:\(ListPlace.pattern)) comic(?: title)?(?: (?:in|of) the list)?"
  /// The second comic, by its place alone.
  static let placedPattern = placed
  static let namePattern =
    "its name|the (?:name|title) of (?:\(touched)|\(placed))|(?:\(touched)|\(placed))['’]s (?:name|title)"

  init(_ text: String) {
    let place = text.split { " '’".contains($0) }.lazy.compactMap { ListPlace(String($0)) }.first
    self = place.map(ComicReference.place) ?? .tapped
  }
}

extension ComicsWorld {
  /// The title of the comic that a sentence means.
  func title(of comic: ComicReference) throws -> String {
    switch comic {
    case .tapped: try require(tappedComic, "no comic was tapped").title
    case .place(let place): try place.element(of: try titles())
    }
  }
}
