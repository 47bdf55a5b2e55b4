import CommandTestSupport
import Foundation
import Messages
import SpecTestSupport
import Testing

@testable import SpecCommand

/// The build server in the messages of a run.
struct CITests {
  @Test func gitHub() {
    let push = [
      "GITHUB_ACTIONS": "true", "GITHUB_SERVER_URL": "https://github.example",
      "GITHUB_REPOSITORY": "me/shop", "GITHUB_RUN_ID": "154666429", "GITHUB_SHA": "99684bcacf",
      "GITHUB_REF": "refs/heads/main", "GITHUB_HEAD_REF": "",
    ]
    func expected(branch: String?, tag: String? = nil, revision: String = "99684bcacf") -> Meta.CI {
      Meta.CI(
        name: "GitHub Actions",
        url: "https://github.example/me/shop/actions/runs/154666429", buildNumber: "154666429",
        git: Meta.Git(
          remote: "https://github.example/me/shop.git", revision: revision, branch: branch,
          tag: tag))
    }
    check(push, expected(branch: "main"))
    check(push + ["GITHUB_REF": "refs/tags/v1"], expected(branch: nil, tag: "v1"))
    let pull =
      push + [
        "GITHUB_REF": "refs/pull/7/merge", "GITHUB_HEAD_REF": "topic",
        "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": "event.json",
      ]
    check(pull, expected(branch: "topic"))
    check(
      pull, files: ["event.json": #"{"pull_request": {"head": {"sha": "c0ffee"}}}"#],
      expected(branch: "topic", revision: "c0ffee"))
    for broken in ["", "{", "[]", "3", #"{"pull_request": null}"#] {
      check(pull, files: ["event.json": broken], expected(branch: "topic"))
    }
    check(
      push + ["GITHUB_EVENT_NAME": "push", "GITHUB_EVENT_PATH": "event.json"],
      files: ["event.json": #"{"pull_request": {"head": {"sha": "c0ffee"}}}"#],
      expected(branch: "main"))
  }

  @Test func gitLabKeepsItsTokenToItself() {
    let build = [
      "GITLAB_CI": "true", "CI_JOB_URL": "https://gitlab.example/me/shop/-/jobs/7",
      "CI_JOB_ID": "7", "CI_COMMIT_SHA": "abc", "CI_COMMIT_BRANCH": "main",
      "CI_REPOSITORY_URL": "https://gitlab-ci-token:secret@gitlab.example/me/shop.git",
    ]
    func expected(_ revision: String, _ branch: String?, _ tag: String? = nil) -> Meta.CI {
      Meta.CI(
        name: "GitLab", url: "https://gitlab.example/me/shop/-/jobs/7", buildNumber: "7",
        git: Meta.Git(
          remote: "https://gitlab.example/me/shop.git", revision: revision, branch: branch,
          tag: tag))
    }
    check(build, expected("abc", "main"))
    check(
      build + [
        "CI_COMMIT_BRANCH": "", "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "topic",
        "CI_MERGE_REQUEST_SOURCE_BRANCH_SHA": "def",
      ], expected("def", "topic"))
    check(build + ["CI_COMMIT_BRANCH": "", "CI_COMMIT_TAG": "v2"], expected("abc", nil, "v2"))
  }

  @Test func azureOnItsCloudAndOnAServerOfOnesOwn() {
    let build = [
      "TF_BUILD": "True", "SYSTEM_TEAMFOUNDATIONCOLLECTIONURI": "https://dev.azure.com/me/",
      "SYSTEM_TEAMPROJECT": "my shop", "BUILD_BUILDID": "9", "BUILD_BUILDNUMBER": "20260102.1",
      "BUILD_REPOSITORY_URI": "https://me@dev.azure.com/me/my%20shop/_git/shop",
      "BUILD_SOURCEVERSION": "abc", "BUILD_SOURCEBRANCH": "refs/heads/main",
    ]
    func expected(_ name: String, _ url: String, _ branch: String? = "main") -> Meta.CI {
      Meta.CI(
        name: name, url: "\(url)/my%20shop/_build/results?buildId=9", buildNumber: "20260102.1",
        git: Meta.Git(
          remote: "https://dev.azure.com/me/my%20shop/_git/shop", revision: "abc", branch: branch))
    }
    check(build, expected("Azure Pipelines", "https://dev.azure.com/me"))
    check(
      build + ["SYSTEM_TEAMFOUNDATIONCOLLECTIONURI": "https://me.visualstudio.com/"],
      expected("Azure Pipelines", "https://me.visualstudio.com"))
    check(
      build + ["SYSTEM_TEAMFOUNDATIONCOLLECTIONURI": "http://tfs:8080/tfs/Main/"],
      expected("TFS", "http://tfs:8080/tfs/Main"))
    check(
      build + [
        "BUILD_SOURCEBRANCH": "refs/pull/1/merge",
        "SYSTEM_PULLREQUEST_SOURCEBRANCH": "refs/heads/topic",
      ], expected("Azure Pipelines", "https://dev.azure.com/me", "topic"))
  }

  /// Each with the variables that its documentation shows.
  @Test(arguments: [
    (
      [
        "CIRCLECI": "true", "CIRCLE_BUILD_URL": "u", "CIRCLE_BUILD_NUM": "1",
        "CIRCLE_REPOSITORY_URL": "git@github.com:me/shop.git", "CIRCLE_SHA1": "r",
        "CIRCLE_BRANCH": "b",
      ], "CircleCI u 1 git@github.com:me/shop.git r b -"
    ),
    (
      [
        "BITBUCKET_BUILD_NUMBER": "1", "BITBUCKET_REPO_FULL_NAME": "me/shop",
        "BITBUCKET_GIT_HTTP_ORIGIN": "http://bitbucket.org/me/shop", "BITBUCKET_COMMIT": "r",
        "BITBUCKET_TAG": "t",
      ],
      "Bitbucket https://bitbucket.org/me/shop/pipelines/results/1 1 http://bitbucket.org/me/shop r - t"
    ),
    (
      [
        "BUILDKITE": "true", "BUILDKITE_BUILD_URL": "u", "BUILDKITE_BUILD_NUMBER": "1",
        "BUILDKITE_REPO": "o", "BUILDKITE_COMMIT": "r", "BUILDKITE_BRANCH": "t",
        "BUILDKITE_TAG": "t",
      ], "Buildkite u 1 o r - t"
    ),
    (
      [
        "TRAVIS": "true", "TRAVIS_BUILD_WEB_URL": "u", "TRAVIS_BUILD_NUMBER": "1",
        "TRAVIS_REPO_SLUG": "me/shop", "TRAVIS_COMMIT": "r", "TRAVIS_BRANCH": "main",
        "TRAVIS_PULL_REQUEST_BRANCH": "b", "TRAVIS_PULL_REQUEST_SHA": "p",
      ], "Travis CI u 1 https://github.com/me/shop.git p b -"
    ),
    (
      [
        "APPVEYOR": "True", "APPVEYOR_URL": "https://ci.appveyor.com",
        "APPVEYOR_ACCOUNT_NAME": "me", "APPVEYOR_PROJECT_SLUG": "shop", "APPVEYOR_BUILD_ID": "5",
        "APPVEYOR_BUILD_NUMBER": "1", "APPVEYOR_REPO_PROVIDER": "gitLab",
        "APPVEYOR_REPO_NAME": "me/shop", "APPVEYOR_REPO_COMMIT": "r", "APPVEYOR_REPO_BRANCH": "b",
      ],
      "AppVeyor https://ci.appveyor.com/project/me/shop/builds/5 1 https://gitlab.com/me/shop.git r b -"
    ),
    (
      [
        "bamboo_buildResultsUrl": "u", "bamboo_buildNumber": "1",
        "bamboo_planRepository_repositoryUrl": "o", "bamboo_planRepository_revision": "r",
        "bamboo_planRepository_branch": "b",
      ], "Bamboo u 1 o r b -"
    ),
    (
      [
        "SEMAPHORE": "true", "SEMAPHORE_ORGANIZATION_URL": "https://me.semaphoreci.com",
        "SEMAPHORE_JOB_ID": "j", "SEMAPHORE_GIT_URL": "o", "SEMAPHORE_GIT_SHA": "r",
        "SEMAPHORE_GIT_BRANCH": "b",
      ], "Semaphore https://me.semaphoreci.com/jobs/j j o r b -"
    ),
    (
      [
        "CF_BUILD_URL": "u", "CF_BUILD_ID": "1", "CF_REVISION": "r", "CF_BRANCH": "b",
        "CF_COMMIT_URL": "https://github.com/me/shop/commit/r",
      ], "CodeFresh u 1 https://github.com/me/shop.git r b -"
    ),
    (
      [
        "CI_NAME": "codeship", "CI_BUILD_URL": "u", "CI_BUILD_NUMBER": "1", "CI_COMMIT_ID": "r",
        "CI_BRANCH": "b", "CI_PULL_REQUEST": "https://github.com/me/shop/pull/3",
      ], "CodeShip u 1 https://github.com/me/shop.git r b -"
    ),
    (["CI_NAME": "codeship", "CI_PULL_REQUEST": "false"], "CodeShip - - none"),
    (
      [
        "GO_SERVER_URL": "https://go:8154/go", "GO_PIPELINE_NAME": "p", "GO_PIPELINE_COUNTER": "1",
        "GO_STAGE_NAME": "s", "GO_STAGE_COUNTER": "2", "GO_REVISION": "r",
      ], "GoCD https://go:8154/go/pipelines/p/1/s/2 p/1 none"
    ),
    (
      [
        "WERCKER_RUN_URL": "u", "WERCKER_RUN_ID": "1", "WERCKER_GIT_DOMAIN": "github.com",
        "WERCKER_GIT_OWNER": "me", "WERCKER_GIT_REPOSITORY": "shop", "WERCKER_GIT_COMMIT": "r",
        "WERCKER_GIT_BRANCH": "b",
      ], "Wercker u 1 https://github.com/me/shop.git r b -"
    ),
    (
      [
        "BITRISE_BUILD_URL": "u", "BITRISE_BUILD_NUMBER": "1", "GIT_REPOSITORY_URL": "o",
        "BITRISE_GIT_COMMIT": "r", "BITRISE_GIT_BRANCH": "b",
      ], "Bitrise u 1 o r b -"
    ),
    (
      [
        "BUDDY_EXECUTION_URL": "u", "BUDDY_EXECUTION_ID": "1", "BUDDY_SCM_URL": "o",
        "BUDDY_EXECUTION_REVISION": "r", "BUDDY_EXECUTION_BRANCH": "b",
      ], "Buddy u 1 o r b -"
    ),
    (
      ["TEAMCITY_VERSION": "2025.1", "BUILD_URL": "u", "BUILD_NUMBER": "1"], "TeamCity u 1 none"
    ),
    (
      [
        "JENKINS_URL": "https://ci", "BUILD_URL": "u", "BUILD_NUMBER": "1", "GIT_URL": "o",
        "GIT_COMMIT": "r", "GIT_BRANCH": "origin/b",
      ], "Jenkins u 1 o r b -"
    ),
    (["CI": "true", "HOME": "/"], "none"),
    ([:], "none"),
    (["GITHUB_ACTIONS": ""], "none"),
  ])
  func systems(environment: [String: String], expected: String) {
    func shown(_ ci: Meta.CI?) -> String {
      guard let ci else { return "none" }
      let git = ci.git.map { [$0.remote, $0.revision, $0.branch ?? "-", $0.tag ?? "-"] }
      return ([ci.name, ci.url ?? "-", ci.buildNumber ?? "-"] + (git ?? ["none"]))
        .joined(separator: " ")
    }
    #expect(shown(Meta.CI(environment) { _ in nil }) == expected)
  }

  @Test(arguments: [
    ("https://user:token@host/me/shop.git", "https://host/me/shop.git"),
    ("https://token@host/me", "https://host/me"),
    ("https://user:p@ss@host:8443/me", "https://host:8443/me"),
    ("https://user:token@host", "https://host"),
    ("https://user@host?a=b@c", "https://host?a=b@c"),
    ("ssh://git:secret@host/me.git", "ssh://host/me.git"),
    ("https://host/@scope/shop", "https://host/@scope/shop"),
    ("https://@host/x", "https://host/x"),
    ("git@github.com:me/shop.git", "git@github.com:me/shop.git"),
    ("/srv/git/shop.git", "/srv/git/shop.git"), ("https://", "https://"), ("", ""), ("@", "@"),
  ])
  func credentials(url: String, expected: String) {
    #expect(Meta.Git.withoutCredentials(url) == expected)
  }

  @Test func everyFactIsAboutVariables() {
    #expect(
      CISystem.variables.allSatisfy { !$0.isEmpty && !$0.contains { "${}#%= ".contains($0) } })
    #expect(Set(CISystem.all.map(\.name)).count >= 15)
  }

  @Test func theFirstMessageHasIt() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let environment = [
      "BUILDKITE": "true", "BUILDKITE_BUILD_URL": "https://ci/1",
      "BUILDKITE_REPO": "https://a:b@c/d",
      "BUILDKITE_COMMIT": "r",
    ]
    let result = await test.run(["-f", "message", "a.feature"], environment: environment)
    let first = try JSON(bytes: try #require(result.output.split(separator: "\n").first).utf8)
    let expected = #"""
      {"name": "Buildkite", "url": "https://ci/1", "git": {"remote": "https://c/d", "revision": "r"}}
      """#
    #expect(first["meta"]?["ci"] == (try JSON(bytes: expected.utf8)))
    let silent = await test.run(
      ["--deterministic", "-f", "message", "a.feature"], environment: environment)
    #expect(!silent.output.contains("\"ci\""))
    let none = await test.run(["-f", "message", "a.feature"])
    #expect(!none.output.contains("\"ci\""))
  }

  @Test(.enabled(if: TestData.root != nil, Comment(rawValue: TestData.whySkipped)))
  func isAsTheSchemaSays() throws {
    let root = try #require(TestData.root)
    let schema = try JSONSchema(folder: root.appendingPathComponent("messages"))
    let environment = [
      "BUILDKITE": "true", "BUILDKITE_REPO": "o", "BUILDKITE_COMMIT": "r", "BUILDKITE_TAG": "t",
      "BUILDKITE_BRANCH": "b", "BUILDKITE_BUILD_URL": "u", "BUILDKITE_BUILD_NUMBER": "1",
    ]
    var meta = Meta.deterministic
    meta.ci = Meta.CI(environment) { _ in nil }
    #expect(meta.ci?.git?.tag == "t")
    var bytes: [UInt8] = []
    Envelope.meta(meta).appendJSON(to: &bytes)
    #expect(schema.violations(of: try JSON(bytes: bytes), against: "Envelope.schema.json").isEmpty)
  }

  private func check(
    _ environment: [String: String], files: [String: String] = [:], _ expected: Meta.CI,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let found = Meta.CI(environment) { files[$0].map { Array($0.utf8) } }
    #expect(found == expected, sourceLocation: location)
  }
}

private func + (left: [String: String], right: [String: String]) -> [String: String] {
  left.merging(right) { $1 }
}
