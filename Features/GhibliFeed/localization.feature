@GHI
Feature: Localization

  English and Russian localizations are tested.

  @GHI-LOC
  Scenario: The app speaks English and Russian
    Then the app speaks exactly "en" and "ru"
    And no text is the same in "en" and "ru"

  @GHI-LOC @GHI-X41 @GHI-R33
  Scenario Outline: Every text exists in English and Russian: <language>
    Then every text key has a value in "<language>"

    Examples:
      | language |
      | en       |
      | ru       |

  @GHI-LOC @GHI-X42 @GHI-R33
  Scenario Outline: Texts follow the language: <language>
    Given the language is "<language>"
    When the app displays an empty feed
    Then the title is "<title>" and the text is "<text>"

    Examples:
      | language | title  | text           |
      | en       | Films  | List is empty. |
      | ru       | Фильмы | Пустой список. |

  @GHI-LOC @GHI-R33
  Scenario Outline: The films have a title in the language: <language>
    Given the language is <language>
    When the user requests to see the film feed
    Then the title is "<title>"
    And the app displays the films "Lantern Keeper" and "Paper Cranes"
    And 1 GET request to the feed URL was sent

    Examples:
      | language | title  |
      | English  | Films  |
      | Russian  | Фильмы |

  @GHI-LOC @GHI-R33
  Scenario: A change of the language shows at once
    Given the user doesn't have connectivity
    And the user requests to see the feed
    And the error message says "There is no connection to the server."
    When the user changes the language to Russian
    Then the error message says "Нет соединения с сервером."
    And the error message offers "Повторить"
    When the user changes the language to English
    Then the error message says "There is no connection to the server."
    And the error message offers "Try again"

  @GHI-LOC @GHI-R33
  Scenario Outline: Loading says so in the language: <language>
    Given the language is "<language>"
    And the remote feed takes 1 second to answer
    When the user requests to see the film feed
    Then the feed says "<text>" while it is loading

    Examples:
      | language | text        |
      | en       | Loading...  |
      | ru       | Загрузка... |

  @GHI-LOC @GHI-R33
  Scenario Outline: Errors speak the language: <language>
    Given the language is "<language>"
    And the user doesn't have connectivity
    And the cache cannot be read
    When the user requests to see the feed
    Then the error message says "<message>"
    And it adds "<detail>"
    And the error message offers "<action>"

    Examples:
      | language | message                               | detail                                        | action    |
      | en       | There is no connection to the server. | The saved films cannot be read either.        | Try again |
      | ru       | Нет соединения с сервером.            | Сохранённые фильмы тоже не удалось прочитать. | Повторить |

  @GHI-LOC @GHI-R33
  Scenario Outline: An answer that cannot be read is an error in the language: <language>
    Given the language is <language>
    And the remote data is invalid
    When the user requests to see the feed
    Then the error message says "<message>"

    Examples:
      | language | message                             |
      | English  | The server's answer cannot be read. |
      | Russian  | Не удалось прочитать ответ сервера. |
