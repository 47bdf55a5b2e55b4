import Ports

/// The pictures of a character's works, loaded while they can be seen (MAR-R31, R32).
final class DetailsPictures {
  let character: MarvelCharacter
  /// None for works that are not on the screen.
  private(set) var pictures: [WorkPlace: PictureState] = [:]
  var onChange: () -> Void = {}

  private let loader: PictureLoader
  private var loadings: [WorkPlace: Loading] = [:]

  init(of character: MarvelCharacter, loader: PictureLoader) {
    self.character = character
    self.loader = loader
  }

  deinit { loadings.values.forEach { $0.cancel() } }

  subscript(place: WorkPlace) -> PictureState { pictures[place] ?? .hidden }

  /// The work came onto the screen; a place without a work is ignored.
  func becameVisible(_ place: WorkPlace) {
    guard let work = character.work(at: place) else { return }
    switch self[place] {
    case .hidden, .placeholder(.failed): break
    case .loading, .shown, .placeholder(.noPicture): return
    }
    pictures[place] = .loading
    onChange()
    let loading = loader.load(work.resourceURI, size: .portrait) { [weak self] state in
      guard let self else { return }
      loadings[place] = nil
      pictures[place] = state
      onChange()
    }
    if self[place] == .loading { loadings[place] = loading }
  }

  /// The work left the screen: its picture is no longer asked for, nor held here (D-56).
  func disappeared(_ place: WorkPlace) {
    loadings.removeValue(forKey: place)?.cancel()
    if pictures.removeValue(forKey: place) != nil { onChange() }
  }

  /// The works of `section` that are not known to be without a picture (MAR-R36, D-60).
  func expandable(in section: MarvelCharacter.Section) -> [WorkPlace] {
    let items = character.works(in: section).items
    return items.indices.map { WorkPlace(section, $0) }.filter { place in
      character.work(at: place).map { !loader.isWithoutPicture($0.resourceURI) } ?? false
    }
  }
}
