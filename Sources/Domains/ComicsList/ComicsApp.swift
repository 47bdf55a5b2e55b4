/// The app as the user holds it: taps in, two screens out.
///
/// A class, because answers of the server come back to it.
public final class ComicsApp {
  /// The list of comics, below the characters while those are shown.
  public private(set) var comics = ListScreen<[ComicSection]>(title: "Marvel Comics")
  /// The characters of the comic selected, while their screen is open.
  public private(set) var characters: ListScreen<[ComicCharacter]>?
  /// Whose characters are shown.
  public private(set) var selectedComic: Comic?
  /// Called for everything that happens on either screen, after it has happened.
  public var onEvent: (ScreenEvent) -> Void = { _ in }

  private let catalog: Catalog
  /// Distinguishes an awaited answer from a late one (COM-R19, D-08).
  private var comicsLoad = 0
  private var charactersLoad = 0

  /// An app that has not been opened.
  public init(catalog: Catalog) {
    self.catalog = catalog
  }

  /// Shows the list of comics and loads it (COM-R01).
  public func open() { loadComics() }

  /// Loads the comics, again if there were some; only the last load counts.
  public func loadComics() {
    comicsLoad += 1
    let load = comicsLoad
    comics.showIndicator()
    onEvent(.indicatorOn)
    catalog.comics { [weak self] result in
      if let self, load == comicsLoad { present(result) }
    }
  }

  /// Opens the characters of the comic in a row of the list; a row that does not exist opens nothing
  /// (COM-R13).
  public func selectComic(section: Int, row: Int) {
    guard characters == nil, let comic = comic(section: section, row: row) else { return }
    selectedComic = comic
    characters = ListScreen(title: comic.title)
    onEvent(.title(comic.title))
    loadCharacters(of: comic)
  }

  /// Leaves the characters for the list of comics; an answer still to come is not shown.
  public func goBack() {
    charactersLoad += 1
    characters = nil
    selectedComic = nil
  }

  private func loadCharacters(of comic: Comic) {
    charactersLoad += 1
    let load = charactersLoad
    characters?.showIndicator()
    onEvent(.indicatorOn)
    catalog.characters(of: comic) { [weak self] result in
      if let self, load == charactersLoad { present(result) }
    }
  }

  /// The indicator goes first, whatever the outcome (COM-R14).
  private func present(_ result: Result<[Comic], LoadError>) {
    comics.hideIndicator()
    onEvent(.indicatorOff)
    switch result {
    case .success(let list):
      let sections = grouped(list)
      comics.present(sections)
      onEvent(.comics(sections))
    case .failure(let error):
      let message: ComicsMessage = error == .noInternet ? .noInternet : .contentUnreadable
      comics.present(message)
      onEvent(.message(message))
    }
  }

  private func present(_ result: Result<[ComicCharacter], LoadError>) {
    characters?.hideIndicator()
    onEvent(.indicatorOff)
    switch result {
    case .success(let list):
      let names = sorted(list)
      characters?.present(names)
      onEvent(.characters(names))
    case .failure(let error):
      let message: ComicsMessage = error == .noInternet ? .noInternet : .charactersUnavailable
      characters?.present(message)
      onEvent(.message(message))
    }
  }
}

// MARK: - The rows of the list

extension ComicsApp {
  public var sectionCount: Int { comics.content?.count ?? 0 }

  /// 0 for a section that is not there.
  public func rowCount(section: Int) -> Int { self.section(section)?.comics.count ?? 0 }

  /// The comic in a row, both counted from 0; nil if there is none.
  public func comic(section: Int, row: Int) -> Comic? {
    guard let comics = self.section(section)?.comics, comics.indices.contains(row) else {
      return nil
    }
    return comics[row]
  }

  private func section(_ index: Int) -> ComicSection? {
    guard let sections = comics.content, sections.indices.contains(index) else { return nil }
    return sections[index]
  }
}
