extension ComicsMessage {
  public var title: String {
    switch self {
    case .noInternet: "No internet connection"
    case .contentUnreadable: "No comics"
    case .charactersUnavailable: "No characters"
    }
  }

  public var text: String {
    switch self {
    case .noInternet: "There is no internet connection"
    case .contentUnreadable: "The content couldn't be read"
    case .charactersUnavailable: "The list of characters can't be presented"
    }
  }
}
