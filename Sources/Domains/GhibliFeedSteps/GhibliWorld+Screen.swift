import GhibliFeed
public import Pictures

extension GhibliWorld {
  /// The user's view, to be drawn.
  public var screen: Screen {
    let shown = screenNow
    var elements: [Screen.Element] = []
    if let message = shown.message {
      elements.append(
        .message(.init(title: message.text, text: message.detail, action: message.action)))
    }
    elements += shown.rows.map { row in
      .row(
        title: row.film.title, detail: row.film.description.isEmpty ? nil : row.film.description,
        image: row.image.drawn)
    }
    if let text = shown.loadingText { elements.append(.spinner(label: text)) }
    if let text = shown.emptyText { elements.append(.empty(.film, title: text)) }
    // Images are loaded for the rows that came into view only; a message is at the top.
    let last = shown.message == nil ? shown.rows.lastIndex { $0.image != .placeholder } : nil
    return Screen(title: shown.title, elements: elements, focus: last)
  }
}

extension FeedScreen.Picture {
  fileprivate var drawn: Screen.Image {
    switch self {
    case .placeholder: .unseen
    case .loading: .loading
    case .loaded(let bytes): .loaded(bytes)
    case .failed: .failed
    }
  }
}
