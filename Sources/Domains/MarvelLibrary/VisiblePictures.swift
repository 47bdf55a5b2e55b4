/// Pictures that are loaded while they can be seen (MAR-R31, R32).
final class VisiblePictures<Place: Hashable> {
  /// The states of the pictures on the screen; none for the others.
  private(set) var states: [Place: PictureState] = [:]
  var onChange: () -> Void = {}

  private var loadings: [Place: Loading] = [:]

  deinit { loadings.values.forEach { $0.cancel() } }

  /// The place came onto the screen: `load` begins, unless its picture is there or on its way.
  ///
  /// A picture that failed is asked for again.
  func becameVisible(
    _ place: Place, load: (Loading, _ completion: @escaping (PictureState) -> Void) -> Void
  ) {
    switch states[place] {
    case nil, .hidden, .placeholder(.failed): break
    case .loading, .shown, .placeholder(.noPicture): return
    }
    let loading = Loading()
    loadings[place] = loading
    states[place] = .loading
    onChange()
    load(loading) { [weak self] state in
      guard let self else { return }
      loadings[place] = nil
      states[place] = state
      onChange()
    }
  }

  /// The place left the screen: its picture is no longer asked for, nor held here (D-56).
  func disappeared(_ place: Place) {
    loadings.removeValue(forKey: place)?.cancel()
    if states.removeValue(forKey: place) != nil { onChange() }
  }
}
