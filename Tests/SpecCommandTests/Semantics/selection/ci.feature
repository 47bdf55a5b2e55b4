Feature: The build server in the reports

  The first message tells on which build server the run was, and of which revision: reports link to both.

  Background:
    Given the file "a.feature":
      """
      Feature: a
        Scenario: one
          Given it passes
      """

  Scenario: A pull request on GitHub
    Given the environment has
      | GITHUB_ACTIONS    | true                |
      | GITHUB_SERVER_URL | https://github.com  |
      | GITHUB_REPOSITORY | me/shop             |
      | GITHUB_RUN_ID     | 42                  |
      | GITHUB_SHA        | 99684bcacf01d95875834d87903dcb072306c9ad |
      | GITHUB_REF        | refs/pull/7/merge   |
      | GITHUB_HEAD_REF   | topic               |
    When specrun is run with "a.feature"
    Then the meta message has the build server
      """
      {
        "name": "GitHub Actions",
        "url": "https://github.com/me/shop/actions/runs/42",
        "buildNumber": "42",
        "git": {
          "remote": "https://github.com/me/shop.git",
          "revision": "99684bcacf01d95875834d87903dcb072306c9ad",
          "branch": "topic"
        }
      }
      """

  Scenario: Tokens stay where they are
    Given the environment has
      | GITLAB_CI         | true  |
      | CI_REPOSITORY_URL | https://gitlab-ci-token:secret@gitlab.com/me/shop.git |
      | CI_COMMIT_SHA     | abc   |
      | CI_COMMIT_TAG     | v1    |
    When specrun is run with "a.feature"
    Then the meta message has the build server
      """
      {
        "name": "GitLab",
        "git": {"remote": "https://gitlab.com/me/shop.git", "revision": "abc", "tag": "v1"}
      }
      """

  Scenario: Not where every run must write the same bytes
    Given the environment has
      | JENKINS_URL | https://ci.example |
    When specrun is run with "--deterministic a.feature"
    Then the meta message has no build server

  Scenario: Nor on the machine of a person
    When specrun is run with "a.feature"
    Then the meta message has no build server
