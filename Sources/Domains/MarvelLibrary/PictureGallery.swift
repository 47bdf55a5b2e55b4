import Ports

/// The expanded pictures of one section; only the one in view is loaded (MAR-R36).
final class PictureGallery {
  /// The direction in which the user moves.
  enum Direction {
    case next
    case previous
  }

  private(set) var picture = PictureState.hidden
  var onChange: () -> Void = {}

  private let character: MarvelCharacter
  private let loader: PictureLoader
  private var places: [WorkPlace]
  private var position: Int
  private var loading: Loading?

  /// A gallery of `places`, opened at one of them.
  init(
    of character: MarvelCharacter, places: [WorkPlace], at position: Int, loader: PictureLoader
  ) {
    self.character = character
    self.places = places
    self.position = position
    self.loader = loader
  }

  deinit { loading?.cancel() }

  /// `position/count`, from 1.
  var footer: String { "\(position + 1)/\(places.count)" }

  /// The title of the work looked at.
  var title: String { work?.title ?? "" }

  /// Goes one picture further, as far as there is one.
  func move(_ direction: Direction) {
    let target = direction == .next ? position + 1 : position - 1
    guard places.indices.contains(target) else { return }
    position = target
    load(comingFrom: direction)
  }

  /// Asks for the large picture at the position, and for that one alone.
  func load(comingFrom direction: Direction = .next) {
    loading?.cancel()
    guard let work else { return }
    let loading = Loading()
    self.loading = loading
    picture = .loading
    onChange()
    loader.load(work.resourceURI, size: .full, as: loading) { [weak self] state in
      self?.show(state, comingFrom: direction)
    }
  }

  private var work: MarvelCharacter.Work? {
    places.indices.contains(position) ? character.work(at: places[position]) : nil
  }

  private func show(_ state: PictureState, comingFrom direction: Direction) {
    // A work not seen before may turn out to have no picture: it leaves the gallery, and the user
    // goes on in the same direction.
    if state == .placeholder(.noPicture), places.count > 1 {
      places.remove(at: position)
      if direction == .previous { position -= 1 }
      position = min(max(0, position), places.count - 1)
      return load(comingFrom: direction)
    }
    picture = state
    onChange()
  }
}
