@GHI @GHI-LOC @GHI-R33
Feature: Localization

  English and Russian localizations are tested.

  Scenario: The app speaks English and Russian
    Then the film feed speaks "en" and "ru"

  @GHI-X42
  Scenario Outline: Texts follow the language at once: <language>
    Given the film server has no films
    And the user requests to see the film feed
    When the language of the feed is "<language>"
    Then the film feed says:
      | title | <title> |
      | list  | <list>  |
    And the film feed has sent "GET https://ghibli.test/feed"

    Examples:
      | language | title  | list           |
      | en       | Films  | List is empty. |
      | ru       | Фильмы | Пустой список. |

  @GHI-X41
  Scenario Outline: So does what comes later: <failure>
    Given the feed cache cannot be read
    And the film server takes 1 second to answer
    And <failure>
    When the language of the feed is "ru"
    Then the film feed says:
      | title | Фильмы |
    When the user requests to see the feed
    Then the film feed says:
      | title   | Фильмы      |
      | loading | Загрузка... |
    When the user lets 1 second go by
    Then the film feed says:
      | title   | Фильмы                                        |
      | message | <message>                                     |
      | detail  | Сохранённые фильмы тоже не удалось прочитать. |
      | action  | Повторить                                     |

    Examples:
      | failure                                      | message                             |
      | the connection to the film server breaks off | Нет соединения с сервером.          |
      | the film server answers with status 500      | Не удалось прочитать ответ сервера. |
