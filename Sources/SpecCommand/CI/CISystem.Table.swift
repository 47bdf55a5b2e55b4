extension CISystem {
  /// The systems, in the order in which they are looked for: one whose marks others share comes late.
  ///
  /// The facts are those of each system's own documentation. Where a system builds a pull request, the
  /// branch and revision that its author pushed come first: the merge made for the build is in no history.
  static let all: [CISystem] = [
    CISystem(
      name: "GitHub Actions",
      marks: ["${GITHUB_ACTIONS}", "${GITHUB_RUN_ID}"],
      url: ["${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}"],
      buildNumber: ["${GITHUB_RUN_ID}"],
      remote: ["${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git"],
      revision: ["${GITHUB_SHA}"],
      branch: ["${GITHUB_HEAD_REF}", "${GITHUB_REF#refs/heads/}"],
      tag: ["${GITHUB_REF#refs/tags/}"]),
    CISystem(
      name: "GitLab",
      marks: ["${GITLAB_CI}", "${CI_JOB_URL}"],
      url: ["${CI_JOB_URL}"],
      buildNumber: ["${CI_JOB_ID}"],
      remote: ["${CI_REPOSITORY_URL}"],
      revision: ["${CI_MERGE_REQUEST_SOURCE_BRANCH_SHA}", "${CI_COMMIT_SHA}"],
      branch: ["${CI_MERGE_REQUEST_SOURCE_BRANCH_NAME}", "${CI_COMMIT_BRANCH}"],
      tag: ["${CI_COMMIT_TAG}"]),
    CISystem(
      name: "CircleCI",
      marks: ["${CIRCLECI}", "${CIRCLE_BUILD_URL}"],
      url: ["${CIRCLE_BUILD_URL}"],
      buildNumber: ["${CIRCLE_BUILD_NUM}"],
      remote: ["${CIRCLE_REPOSITORY_URL}"],
      revision: ["${CIRCLE_SHA1}"],
      branch: ["${CIRCLE_BRANCH}"],
      tag: ["${CIRCLE_TAG}"]),
    azure(
      "Azure Pipelines",
      marks: [
        "${SYSTEM_TEAMFOUNDATIONCOLLECTIONURI#https://dev.azure.com/}",
        "${SYSTEM_TEAMFOUNDATIONCOLLECTIONURI%.visualstudio.com}",
      ]),
    // The same variables on a server of one's own.
    azure("TFS", marks: ["${SYSTEM_TEAMFOUNDATIONCOLLECTIONURI}"]),
    azure("Azure Pipelines", marks: ["${TF_BUILD}", "${BUILD_BUILDURI}"]),
    CISystem(
      name: "Bitbucket",
      marks: ["${BITBUCKET_BUILD_NUMBER}"],
      url: [
        """
        https://bitbucket.org/${BITBUCKET_REPO_FULL_NAME}/pipelines/results/\
        ${BITBUCKET_BUILD_NUMBER}
        """
      ],
      buildNumber: ["${BITBUCKET_BUILD_NUMBER}"],
      remote: ["${BITBUCKET_GIT_HTTP_ORIGIN}", "${BITBUCKET_GIT_SSH_ORIGIN}"],
      revision: ["${BITBUCKET_COMMIT}"],
      branch: ["${BITBUCKET_BRANCH}"],
      tag: ["${BITBUCKET_TAG}"]),
    CISystem(
      name: "Buildkite",
      marks: ["${BUILDKITE}", "${BUILDKITE_BUILD_URL}"],
      url: ["${BUILDKITE_BUILD_URL}"],
      buildNumber: ["${BUILDKITE_BUILD_NUMBER}"],
      remote: ["${BUILDKITE_REPO}"],
      revision: ["${BUILDKITE_COMMIT}"],
      branch: ["${BUILDKITE_BRANCH}"],
      tag: ["${BUILDKITE_TAG}"]),
    CISystem(
      name: "Travis CI",
      marks: ["${TRAVIS}", "${TRAVIS_BUILD_WEB_URL}"],
      url: ["${TRAVIS_BUILD_WEB_URL}"],
      buildNumber: ["${TRAVIS_BUILD_NUMBER}", "${TRAVIS_JOB_NUMBER}"],
      remote: ["https://github.com/${TRAVIS_REPO_SLUG}.git"],
      revision: ["${TRAVIS_PULL_REQUEST_SHA}", "${TRAVIS_COMMIT}"],
      branch: ["${TRAVIS_PULL_REQUEST_BRANCH}", "${TRAVIS_BRANCH}"],
      tag: ["${TRAVIS_TAG}"]),
    CISystem(
      name: "AppVeyor",
      marks: ["${APPVEYOR}"],
      url: [
        """
        ${APPVEYOR_URL}/project/${APPVEYOR_ACCOUNT_NAME}/${APPVEYOR_PROJECT_SLUG}/builds/\
        ${APPVEYOR_BUILD_ID}
        """
      ],
      buildNumber: ["${APPVEYOR_BUILD_NUMBER}"],
      remote: [
        "https://github.com/${APPVEYOR_REPO_NAME}.git${APPVEYOR_REPO_PROVIDER=gitHub}",
        "https://gitlab.com/${APPVEYOR_REPO_NAME}.git${APPVEYOR_REPO_PROVIDER=gitLab}",
        "https://bitbucket.org/${APPVEYOR_REPO_NAME}.git${APPVEYOR_REPO_PROVIDER=bitBucket}",
      ],
      revision: ["${APPVEYOR_PULL_REQUEST_HEAD_COMMIT}", "${APPVEYOR_REPO_COMMIT}"],
      branch: ["${APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH}", "${APPVEYOR_REPO_BRANCH}"],
      tag: ["${APPVEYOR_REPO_TAG_NAME}"]),
    CISystem(
      name: "Bamboo",
      marks: ["${bamboo_buildResultsUrl}", "${bamboo_buildNumber}"],
      url: ["${bamboo_buildResultsUrl}"],
      buildNumber: ["${bamboo_buildNumber}"],
      remote: ["${bamboo_planRepository_repositoryUrl}"],
      revision: ["${bamboo_planRepository_revision}"],
      branch: ["${bamboo_repository_pr_sourceBranch}", "${bamboo_planRepository_branch}"]),
    CISystem(
      name: "Semaphore",
      marks: ["${SEMAPHORE}", "${SEMAPHORE_JOB_ID}"],
      url: ["${SEMAPHORE_ORGANIZATION_URL}/jobs/${SEMAPHORE_JOB_ID}"],
      buildNumber: ["${SEMAPHORE_JOB_ID}"],
      remote: ["${SEMAPHORE_GIT_URL}"],
      revision: ["${SEMAPHORE_GIT_PR_SHA}", "${SEMAPHORE_GIT_SHA}"],
      branch: ["${SEMAPHORE_GIT_PR_BRANCH}", "${SEMAPHORE_GIT_BRANCH}"],
      tag: ["${SEMAPHORE_GIT_TAG_NAME}"]),
    CISystem(
      name: "CodeFresh",
      marks: ["${CF_BUILD_URL}", "${CF_BUILD_ID}"],
      url: ["${CF_BUILD_URL}"],
      buildNumber: ["${CF_BUILD_ID}"],
      remote: ["${CF_COMMIT_URL%/commit/}.git"],
      revision: ["${CF_REVISION}"],
      branch: ["${CF_BRANCH}"],
      tag: ["${CF_RELEASE_TAG}"]),
    CISystem(
      name: "GoCD",
      marks: ["${GO_SERVER_URL}", "${GO_PIPELINE_NAME}"],
      url: [
        """
        ${GO_SERVER_URL}/pipelines/${GO_PIPELINE_NAME}/${GO_PIPELINE_COUNTER}/${GO_STAGE_NAME}/\
        ${GO_STAGE_COUNTER}
        """
      ],
      buildNumber: ["${GO_PIPELINE_NAME}/${GO_PIPELINE_COUNTER}"],
      remote: ["${GO_MATERIAL_URL}"],
      revision: ["${GO_REVISION}"],
      branch: ["${GO_MATERIAL_BRANCH}"]),
    CISystem(
      name: "Wercker",
      marks: ["${WERCKER_RUN_URL}", "${WERCKER_RUN_ID}"],
      url: ["${WERCKER_RUN_URL}"],
      buildNumber: ["${WERCKER_RUN_ID}"],
      remote: [
        "https://${WERCKER_GIT_DOMAIN}/${WERCKER_GIT_OWNER}/${WERCKER_GIT_REPOSITORY}.git"
      ],
      revision: ["${WERCKER_GIT_COMMIT}"],
      branch: ["${WERCKER_GIT_BRANCH}"]),
    CISystem(
      name: "Bitrise",
      marks: ["${BITRISE_BUILD_URL}"],
      url: ["${BITRISE_BUILD_URL}"],
      buildNumber: ["${BITRISE_BUILD_NUMBER}"],
      remote: ["${GIT_REPOSITORY_URL}"],
      revision: ["${BITRISE_GIT_COMMIT}"],
      branch: ["${BITRISE_GIT_BRANCH}"],
      tag: ["${BITRISE_GIT_TAG}"]),
    CISystem(
      name: "Buddy",
      marks: ["${BUDDY_EXECUTION_URL}"],
      url: ["${BUDDY_EXECUTION_URL}"],
      buildNumber: ["${BUDDY_EXECUTION_ID}"],
      remote: ["${BUDDY_SCM_URL}"],
      revision: ["${BUDDY_EXECUTION_REVISION}"],
      branch: ["${BUDDY_EXECUTION_BRANCH}"],
      tag: ["${BUDDY_EXECUTION_TAG}"]),
    CISystem(
      name: "CodeShip",
      marks: ["${CI_NAME=codeship}", "${CI_BUILD_URL}"],
      url: ["${CI_BUILD_URL}"],
      buildNumber: ["${CI_BUILD_NUMBER}", "${CI_BUILD_ID}"],
      remote: ["${CI_PULL_REQUEST%/pull/}.git"],
      revision: ["${CI_COMMIT_ID}"],
      branch: ["${CI_BRANCH}"]),
    // It gives the revision, but not the repository.
    CISystem(
      name: "TeamCity",
      marks: ["${TEAMCITY_VERSION}"],
      url: ["${BUILD_URL}"],
      buildNumber: ["${BUILD_NUMBER}"]),
    CISystem(
      name: "Jenkins",
      marks: ["${JENKINS_URL}", "${HUDSON_URL}", "${BUILD_URL}"],
      url: ["${BUILD_URL}"],
      buildNumber: ["${BUILD_NUMBER}"],
      remote: ["${GIT_URL}", "${GIT_URL_1}"],
      revision: ["${GIT_COMMIT}"],
      branch: [
        "${CHANGE_BRANCH}", "${GIT_LOCAL_BRANCH}", "${GIT_BRANCH#origin/}", "${GIT_BRANCH}",
        "${BRANCH_NAME}",
      ],
      tag: ["${TAG_NAME}"]),
  ]

  private static func azure(_ name: String, marks: [EnvironmentTemplate]) -> CISystem {
    CISystem(
      name: name, marks: marks,
      url: [
        """
        ${SYSTEM_TEAMFOUNDATIONCOLLECTIONURI}${SYSTEM_TEAMPROJECT}/_build/results\
        ?buildId=${BUILD_BUILDID}
        """, "${BUILD_BUILDURI}",
      ],
      buildNumber: ["${BUILD_BUILDNUMBER}"],
      remote: ["${BUILD_REPOSITORY_URI}"],
      revision: ["${SYSTEM_PULLREQUEST_SOURCECOMMITID}", "${BUILD_SOURCEVERSION}"],
      branch: [
        "${SYSTEM_PULLREQUEST_SOURCEBRANCH#refs/heads/}", "${BUILD_SOURCEBRANCH#refs/heads/}",
      ],
      tag: ["${BUILD_SOURCEBRANCH#refs/tags/}"])
  }
}
