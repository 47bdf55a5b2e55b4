/// A change of the screen, sent by the list's presenter to its view and its wireframe.
public enum LibraryEvent: Hashable, Sendable {
  /// The list, or the result of a search, was shown anew with this many characters.
  case charactersShown(Int)
  /// The library turned out to be empty; sent once (MAR-R24, D-53).
  case emptyLibraryShown
  case searchPresented
  /// The details of the character with this id.
  case detailsPresented(Int)
  case messageShown(CatalogError)
  /// The picture cache failed and said this; the user is not disturbed by it.
  case storeFailed(String)
}
