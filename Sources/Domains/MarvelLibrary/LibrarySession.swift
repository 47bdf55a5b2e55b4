public import Ports

/// The library as the user uses it: commands in, a screen out.
///
/// A class, because answers of the servers come back to it.
public final class LibrarySession {
  /// Called after every change of the screen.
  public var onChange: () -> Void = {}
  public var onEvent: (LibraryEvent) -> Void = { _ in }

  private let client: CatalogClient
  private let loader: PictureLoader
  private let list: CharacterPager
  private var search: Search?
  private var details: DetailsPictures?
  private var gallery: PictureGallery?

  /// The search; a pager that is released cancels its requests.
  private struct Search {
    var text = ""
    var pager: CharacterPager?
  }

  /// A session that has loaded nothing.
  ///
  /// Pictures are kept in `store`; `secondsSince1970` gives the time stamp of each request.
  public init(
    client: any HTTPClient, store: any DataStore, settings: CatalogSettings,
    secondsSince1970: @escaping () -> Int
  ) {
    self.client = CatalogClient(
      http: client, settings: settings, secondsSince1970: secondsSince1970)
    loader = PictureLoader(client: self.client, store: store)
    list = CharacterPager(client: self.client)
    loader.onStoreFailure = { [weak self] in self?.onEvent(.storeFailed($0)) }
    watch(list)
  }

  /// The current screen.
  public var screen: LibraryScreen {
    LibraryScreen(
      place: place, list: .init(list),
      search: search.map { .init(text: $0.text, result: $0.pager.map { .init($0) }) },
      details: details.map { .init(character: $0.character, pictures: $0.pictures) },
      gallery: gallery.map { .init(picture: $0.picture, footer: $0.footer, title: $0.title) })
  }

  private var place: LibraryScreen.Place {
    if gallery != nil { return .gallery }
    if details != nil { return .details }
    return search == nil ? .list : .search
  }
}

// MARK: - List of characters (MAR-UC1)

extension LibrarySession {
  /// Loads the first page, unless it is there or on its way (MAR-R10).
  public func openList() {
    if !list.hasLoaded { list.loadNext() }
  }

  /// A row of the list, or of the search result, came onto the screen: its picture is loaded, and
  /// with the last row the next page if there is one (MAR-R11, R14, R25).
  public func characterBecameVisible(at index: Int) {
    guard let pager = shownPager, pager.characters.indices.contains(index) else { return }
    let character = pager.characters[index]
    pager.portraits.becameVisible(character.id) { loading, completion in
      loader.loadPicture(character.thumbnail, .portrait, loading, completion)
    }
    if index == pager.characters.count - 1 { pager.loadNext() }
  }

  /// A row left the screen: its picture is no longer asked for (MAR-R32).
  public func characterDisappeared(at index: Int) {
    guard let pager = shownPager, pager.characters.indices.contains(index) else { return }
    pager.portraits.disappeared(pager.characters[index].id)
  }

  /// Requests once more what could not be loaded (D-50).
  public func tryAgain() {
    guard let pager = shownPager, pager.error != nil else { return }
    pager.loadNext()
  }
}

// MARK: - Filter results (MAR-UC2)

extension LibrarySession {
  /// The magnifier icon: presents the search over the list (MAR-R19).
  public func openSearch() {
    guard place == .list else { return }
    search = Search()
    onEvent(.searchPresented)
    onChange()
  }

  /// Searches for the characters of a name; blank text shows and asks for nothing (MAR-R21).
  ///
  /// The latest text wins: requests for earlier ones are canceled (MAR-R22, D-52).
  public func search(for text: String) {
    guard place == .search else { return }
    let name = trimmed(text)
    let pager = name.isEmpty ? nil : CharacterPager(client: client, name: name)
    search = Search(text: text, pager: pager)
    guard let pager else { return onChange() }
    watch(pager)
    pager.loadNext()
  }

  /// Shows the list again as it was (MAR-R26).
  public func closeSearch() {
    guard place == .search else { return }
    search = nil
    onChange()
  }
}

// MARK: - Character details (MAR-UC3)

extension LibrarySession {
  /// Presents the details of a row of the list or of the search result; a row that is not there
  /// is ignored (MAR-R27).
  public func selectCharacter(at index: Int) {
    guard let pager = shownPager, pager.characters.indices.contains(index) else { return }
    let pictures = DetailsPictures(of: pager.characters[index], loader: loader)
    pictures.onChange = { [weak self] in self?.onChange() }
    details = pictures
    onEvent(.detailsPresented(pager.characters[index].id))
    onChange()
  }

  /// Back to the list or the search; pictures on their way are canceled (MAR-R32).
  public func closeDetails() {
    guard place == .details else { return }
    details = nil
    onChange()
  }

  public func workBecameVisible(_ place: WorkPlace) { details?.becameVisible(place) }

  public func workDisappeared(_ place: WorkPlace) { details?.disappeared(place) }

  /// Shows the picture of a work large, among those of its section; only a picture that can be
  /// seen can be expanded (MAR-R36, D-60).
  public func expand(_ work: WorkPlace) {
    guard place == .details, let details, case .shown = details[work] else { return }
    let places = details.expandable(in: work.section)
    guard let position = places.firstIndex(of: work) else { return }
    let gallery = PictureGallery(
      of: details.character, places: places, at: position, loader: loader)
    gallery.onChange = { [weak self] in self?.onChange() }
    self.gallery = gallery
    gallery.load()
  }

  public func showNextPicture() { gallery?.move(.next) }

  public func showPreviousPicture() { gallery?.move(.previous) }

  public func closeGallery() {
    guard gallery != nil else { return }
    gallery = nil
    onChange()
  }
}

// MARK: - Back

extension LibrarySession {
  /// Leaves the topmost view for the one below it; below the list there is none.
  public func goBack() {
    switch place {
    case .list: break
    case .search: closeSearch()
    case .details: closeDetails()
    case .gallery: closeGallery()
    }
  }
}

// MARK: - Answers

extension LibrarySession {
  /// The characters that lie on top.
  private var shownPager: CharacterPager? {
    switch place {
    case .list: list
    case .search: search?.pager
    case .details, .gallery: nil
    }
  }

  private func watch(_ pager: CharacterPager) {
    pager.portraits.onChange = { [weak self] in self?.onChange() }
    pager.onChange = { [weak self, weak pager] ending in
      guard let self, let pager else { return }
      switch ending {
      case nil: break
      // As in the specification's presenter, an empty list is not shown as a new one; an empty
      // search result is (MAR-R24, D-53).
      case .page(let isFirst) where pager.characters.isEmpty && pager.name == nil:
        if isFirst { onEvent(.emptyLibraryShown) }
      case .page: onEvent(.charactersShown(pager.characters.count))
      case .failed(let error): onEvent(.messageShown(error))
      }
      onChange()
    }
  }
}
