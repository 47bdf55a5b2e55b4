@GHI
Feature: Model Specs

  What a film is, and how the server sends it.

  @GHI-MODEL
  Scenario: Feed Film
    When the user executes "Load Film Feed" with the feed URL
    Then each delivered film has exactly these properties:
      | Property      | Type     |
      | `id`          | `UUID`   |
      | `title`       | `String` |
      | `description` | `String` |
      | `image`       | `URL`    |
      | `url`         | `URL`    |

  @GHI-CONTRACT
  Scenario: Payload contract
    Given the remote feed is the one in "payload-contract.yaml"
    When the user executes "Load Film Feed" with the feed URL
    Then the request sent was "GET /feed"
    # audit-ignore(a film has its properties in no order)
    And the delivered film number 1 is:
      | id          | e9c3a1d0-7b52-4c8f-a6de-1f0b2c3d4e5f |
      | title       | a tile                               |
      | description | a description                        |
      | image       | https://a-image.url                  |
      | url         | https://film.url                     |
    # audit-ignore(a film has its properties in no order)
    And the delivered film number 2 is:
      | id          | 1a2b3c4d-5e6f-4a1b-8c2d-3e4f5a6b7c8d |
      | title       | another title                        |
      | description | another description                  |
      | image       | https://another-image.url            |
      | url         | https://another-film.url             |

  @GHI-CONTRACT @GHI-R04
  Scenario Outline: Every key of the contract is required: <key>
    Given the remote answers with status 200 and a film without "<key>"
    When the user executes "Load Film Feed" with the feed URL
    Then the reason given is 'film 1 has no "<key>"'

    Examples:
      | key         |
      | id          |
      | title       |
      | description |
      | image       |
      | url         |

  @GHI-CONTRACT
  Scenario Outline: A film may have an empty <key>
    Given the remote answers with status 200 and a film whose <key> is ""
    When the user executes "Load Film Feed" with the feed URL
    Then the system delivers one film
    And the <key> of the film is ""

    Examples:
      | key         |
      | title       |
      | description |
