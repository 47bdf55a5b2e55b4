import Ports

/// Characters that are loaded page by page: the whole library, or the matches of one text.
final class CharacterPager {
  /// The end of a request for a page.
  enum Ending {
    case page(isFirst: Bool)
    case failed(CatalogError)
  }

  /// The text that is searched for; nothing for the whole library.
  let name: String?
  /// In the order of the server, each once (MAR-R16, R18).
  private(set) var characters: [MarvelCharacter] = []
  private(set) var attribution: String?
  /// The error of the last request.
  private(set) var error: CatalogError?
  /// Called before and after each request; with how it ended after it.
  var onChange: (Ending?) -> Void = { _ in }

  /// The pictures of the characters on the screen, by the characters' ids.
  let portraits = VisiblePictures<Int>()

  private let client: CatalogClient
  private var loading: Loading?
  private var known: Set<Int> = []
  private var progress: Progress?

  /// The progress through the server's list.
  private struct Progress {
    /// Characters received, those that had been received before too.
    var received: Int
    /// Whether there are characters after them (MAR-R13).
    var hasMore: Bool
  }

  init(client: CatalogClient, name: String? = nil) {
    self.client = client
    self.name = name
  }

  deinit { loading?.cancel() }

  var isLoading: Bool { loading != nil }

  /// Whether a page has been received, be it an empty one.
  var hasLoaded: Bool { progress != nil }

  /// Asks for the next page, the first one included, if there is one and none is on its way
  /// (MAR-R11, R15).
  func loadNext() {
    guard loading == nil, progress?.hasMore ?? true else { return }
    let loading = Loading()
    self.loading = loading
    error = nil
    onChange(nil)
    let query = CharacterQuery(offset: progress?.received ?? 0, name: name)
    loading.go {
      client.characters(query) { [weak self] result in
        // An answer that comes after its pager is gone is dropped.
        guard let self else { return }
        self.loading = nil
        take(result)
      }
    }
  }

  private func take(_ result: Result<CharacterPage, CatalogError>) {
    switch result {
    case .success(let page):
      let isFirst = progress == nil
      append(page)
      onChange(.page(isFirst: isFirst))
    case .failure(let error):
      self.error = error
      onChange(.failed(error))
    }
  }

  private func append(_ page: CharacterPage) {
    let received = (progress?.received ?? 0) + page.characters.count
    // A page without characters ends the list, whatever total the server gives.
    progress = Progress(
      received: received, hasMore: received < page.total && !page.characters.isEmpty)
    characters += page.characters.filter { known.insert($0.id).inserted }
    attribution = page.attribution ?? attribution
  }
}
