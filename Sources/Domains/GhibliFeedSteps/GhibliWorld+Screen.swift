import GhibliFeed
public import Pictures

extension GhibliWorld {
  /// The user's view, to be drawn.
  public var screen: Screen {
    let shown = screenNow
    var elements = shown.rows.map { row in
      Screen.Element.row(
        title: row.film.title, detail: row.film.description.isEmpty ? nil : row.film.description,
        image: row.image.drawn)
    }
    if let text = shown.loadingText { elements.append(.spinner(label: text)) }
    if let text = shown.emptyText { elements.append(.text(text)) }
    if let message = shown.message {
      elements.append(
        .message(title: message.text, text: message.detail, action: message.action))
    }
    return Screen(title: shown.title, elements: elements)
  }
}

extension FeedScreen.Picture {
  fileprivate var drawn: Screen.Image {
    switch self {
    case .placeholder: .placeholder
    case .loading: .loading
    case .loaded: .loaded
    case .failed: .failed
    }
  }
}
