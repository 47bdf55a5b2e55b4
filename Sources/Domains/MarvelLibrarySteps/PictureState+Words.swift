import MarvelLibrary

extension PictureState {
  /// The wording of the state, for messages: the invented pictures are texts.
  var words: String {
    switch self {
    case .hidden: "nothing is shown"
    case .loading: "a picture is being loaded"
    case .shown(let bytes): bytes.shownWords
    case .placeholder(.noPicture): "the placeholder is shown, since there is no picture"
    case .placeholder(.failed(let error)): "the placeholder is shown: \(error.text)"
    }
  }
}

extension [UInt8] {
  /// The words for a picture of these bytes that is shown.
  var shownWords: String { "the picture shown is: " + String(decoding: self, as: UTF8.self) }
}
