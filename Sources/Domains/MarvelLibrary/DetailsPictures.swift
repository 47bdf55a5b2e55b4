/// The pictures of a character's works.
final class DetailsPictures {
  let character: MarvelCharacter
  var onChange: () -> Void {
    get { visible.onChange }
    set { visible.onChange = newValue }
  }

  private let loader: PictureLoader
  private let visible = VisiblePictures<WorkPlace>()

  init(of character: MarvelCharacter, loader: PictureLoader) {
    self.character = character
    self.loader = loader
  }

  /// None for works that are not on the screen.
  var pictures: [WorkPlace: PictureState] { visible.states }

  subscript(place: WorkPlace) -> PictureState { pictures[place] ?? .hidden }

  /// The work came onto the screen; a place without a work is ignored.
  func becameVisible(_ place: WorkPlace) {
    guard let work = character.work(at: place) else { return }
    visible.becameVisible(place) { loading, completion in
      loader.load(work.resourceURI, size: .portrait, as: loading, completion: completion)
    }
  }

  func disappeared(_ place: WorkPlace) { visible.disappeared(place) }

  /// The works of `section` that are not known to be without a picture (MAR-R36, D-60).
  func expandable(in section: MarvelCharacter.Section) -> [WorkPlace] {
    let items = character.works(in: section).items
    return items.indices.filter { !loader.isWithoutPicture(items[$0].resourceURI) }
      .map { WorkPlace(section, $0) }
  }
}
