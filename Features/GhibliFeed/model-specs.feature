@GHI
Feature: Model Specs

  @GHI-MODEL
  Scenario: Feed Film
    When the user executes "Load Film Feed" with the feed URL
    Then a delivered film has exactly these properties:
      | Property      | Type     |
      | `id`          | `UUID`   |
      | `title`       | `String` |
      | `description` | `String` |
      | `image`       | `URL`    |
      | `url`         | `URL`    |

  @GHI-CONTRACT
  Scenario: Payload contract
    Given the film server sends:
      """json
      [
          {
              "id": "e9c3a1d0-7b52-4c8f-a6de-1f0b2c3d4e5f",
              "title": "a tile",
              "description": "a description",
              "image": "https://a-image.url",
              "url": "https://film.url"
          },
          {"id": "1A2B3C4D-5E6F-4A1B-8C2D-3E4F5A6B7C8D", "title": "another title", "description": "another description",
           "image": "https://another-image.url", "url": "HTTPS://Film.url/Bäume"}
      ]
      """
    When the user executes "Load Film Feed" with the feed URL
    Then the film feed has sent "GET https://ghibli.test/feed"
    And the command delivers the films:
      | id                                   | title         | description         | image                     | url                         |
      | e9c3a1d0-7b52-4c8f-a6de-1f0b2c3d4e5f | a tile        | a description       | https://a-image.url       | https://film.url            |
      | 1a2b3c4d-5e6f-4a1b-8c2d-3e4f5a6b7c8d | another title | another description | https://another-image.url | HTTPS://Film.url/B%C3%A4ume |
