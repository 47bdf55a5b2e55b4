/// Everything the user sees.
public struct LibraryScreen: Hashable, Sendable {
  /// The topmost view.
  public enum Place: String, Hashable, Sendable {
    case list
    case search
    case details
    case gallery
  }

  /// Characters below each other.
  public struct List: Hashable, Sendable {
    public var characters: [MarvelCharacter]
    /// The pictures of the characters by their ids, none for those that are not on the screen.
    public var portraits: [Int: PictureState]
    /// A page is on its way.
    public var isLoading: Bool
    /// The server has been asked, and there is nothing to show.
    public var isEmpty: Bool
    /// Shown with the characters loaded already (MAR-R17).
    public var error: CatalogError?
    /// Must be shown with the data (MAR-R38).
    public var attribution: String?
  }

  public struct Search: Hashable, Sendable {
    /// As typed.
    public var text: String
    /// Nothing while the text is blank.
    public var result: List?
  }

  public struct Details: Hashable, Sendable {
    public var character: MarvelCharacter
    /// The pictures of the works, none for those that are not on the screen.
    public var pictures: [WorkPlace: PictureState]
  }

  public struct Gallery: Hashable, Sendable {
    public var picture: PictureState
    /// `position/count`.
    public var footer: String
    public var title: String
  }

  public var place: Place
  public var list: List
  public var search: Search?
  public var details: Details?
  public var gallery: Gallery?
}

extension LibraryScreen.List {
  init(_ pager: CharacterPager) {
    characters = pager.characters
    portraits = pager.portraits.states
    isLoading = pager.isLoading
    isEmpty = pager.hasLoaded && pager.characters.isEmpty
    error = pager.error
    attribution = pager.attribution
  }
}
