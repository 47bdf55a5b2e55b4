/// A language the app speaks.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case en
  case ru
}

/// Every text of the app; there is no other place with words for the user (GHI-R33).
public enum FeedText: String, Hashable, Sendable, CaseIterable {
  case feedTitle
  case loading
  case emptyList
  case connectivityError
  case invalidDataError
  case cacheError
  case retry

  public func text(in language: Language) -> String {
    let (english, russian) = texts
    return switch language {
    case .en: english
    case .ru: russian
    }
  }

  /// The first three are the texts of the app; those for errors are our own (D-31).
  private var texts: (english: String, russian: String) {
    switch self {
    case .feedTitle: ("Films", "Фильмы")
    case .loading: ("Loading...", "Загрузка...")
    case .emptyList: ("List is empty.", "Пустой список.")
    case .connectivityError:
      ("There is no connection to the server.", "Нет соединения с сервером.")
    case .invalidDataError:
      ("The server's answer cannot be read.", "Не удалось прочитать ответ сервера.")
    case .cacheError:
      ("The saved films cannot be read either.", "Сохранённые фильмы тоже не удалось прочитать.")
    case .retry: ("Try again", "Повторить")
    }
  }
}
