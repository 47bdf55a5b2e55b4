import Messages
import SpecReporting
import Testing

/// Addresses of sources on the sites that show them.
struct SourceLinksTests {
  private func link(
    _ remote: String, ci: String = "Jenkins", folder: String = "", uri: String = "a/b c.feature",
    line: Int? = 7, template: String? = nil
  ) -> String? {
    let git = Meta.Git(remote: remote, revision: "c0ffee")
    return SourceLinks(
      Meta.CI(name: ci, git: git), template: template, folder: folder)?
      .address(of: Place(uri: uri, line: line))
  }

  @Test(arguments: [
    ("https://github.com/o/r.git", "https://github.com/o/r/blob/c0ffee/a/b%20c.feature#L7"),
    ("git@github.com:o/r.git", "https://github.com/o/r/blob/c0ffee/a/b%20c.feature#L7"),
    ("ssh://git@github.com:22/o/r", "https://github.com/o/r/blob/c0ffee/a/b%20c.feature#L7"),
    ("https://gitlab.com/g/s/r.git", "https://gitlab.com/g/s/r/-/blob/c0ffee/a/b%20c.feature#L7"),
    (
      "https://gitlab.acme.org:8443/g/r",
      "https://gitlab.acme.org:8443/g/r/-/blob/c0ffee/a/b%20c.feature#L7"
    ),
    ("git@bitbucket.org:o/r.git", "https://bitbucket.org/o/r/src/c0ffee/a/b%20c.feature#lines-7"),
    (
      "ssh://git@bitbucket.acme.org:7999/PRO/r.git",
      "https://bitbucket.acme.org/projects/PRO/repos/r/browse/a/b%20c.feature?at=c0ffee#7"
    ),
    (
      "https://stash.acme.org/scm/pro/r.git",
      "https://stash.acme.org/projects/pro/repos/r/browse/a/b%20c.feature?at=c0ffee#7"
    ),
    (
      "https://dev.azure.com/o/p/_git/r",
      "https://dev.azure.com/o/p/_git/r?path=/a/b%20c.feature&version=GCc0ffee&line=7&lineEnd=8"
        + "&lineStartColumn=1&lineEndColumn=1"
    ),
    (
      "git@ssh.dev.azure.com:v3/o/p/r",
      "https://dev.azure.com/o/p/_git/r?path=/a/b%20c.feature&version=GCc0ffee&line=7&lineEnd=8"
        + "&lineStartColumn=1&lineEndColumn=1"
    ),
  ])
  func everySiteHasItsForm(remote: String, address: String) {
    #expect(link(remote) == address)
  }

  @Test(arguments: [
    "/srv/git/r.git", "../r", "file:///srv/r.git", "https://git.acme.org/r", "", "https://",
    "javascript://x/alert(1)", "https://github.com", "https://github.com/\"><script>",
  ])
  func anUnknownSiteHasNone(remote: String) {
    #expect(link(remote) == nil)
  }

  @Test func aServerOfOnesOwnIsKnownByItsBuildServer() {
    #expect(
      link("https://git.acme.org/o/r.git", ci: "GitHub Actions")
        == "https://git.acme.org/o/r/blob/c0ffee/a/b%20c.feature#L7")
    #expect(
      link("https://git.acme.org/o/r.git", ci: "GitLab")
        == "https://git.acme.org/o/r/-/blob/c0ffee/a/b%20c.feature#L7")
  }

  @Test func placesAreRelativeToTheRoot() {
    let remote = "https://github.com/o/r"
    let base = "https://github.com/o/r/blob/c0ffee"
    #expect(link(remote, folder: "app/", uri: "x.feature") == "\(base)/app/x.feature#L7")
    #expect(link(remote, uri: "./x.feature", line: nil) == "\(base)/x.feature")
    for uri in ["/tmp/x.feature", "../x.feature", "a/../../x", "https://x.org/x", "a\\b", ""] {
      #expect(link(remote, uri: uri) == nil, "\(uri)")
    }
  }

  @Test func absolutePathsAreTakenFromTheRoot() {
    let git = Meta.Git(remote: "https://github.com/o/r", revision: "c0ffee")
    let links = SourceLinks(
      Meta.CI(name: "x", git: git), folder: "app/", workingDirectory: "/home/ci/r/app")
    func address(_ uri: String) -> String? { links?.address(of: Place(uri: uri, line: nil)) }
    let base = "https://github.com/o/r/blob/c0ffee"
    #expect(address("/home/ci/r/app/Steps.swift") == "\(base)/app/Steps.swift")
    #expect(address("/home/ci/r/kit/Steps.swift") == "\(base)/kit/Steps.swift")
    #expect(address("/home/ci/x.swift") == nil)
    #expect(address("/home/ci/r/../x.swift") == nil)
    #expect(address("../kit/./Steps.swift") == "\(base)/kit/Steps.swift")
    #expect(address("../../Steps.swift") == nil)
  }

  @Test func aTemplateComesFirst() {
    let template = "https://src.acme.org/{revision}/{path}?x={other}#{line}"
    #expect(
      link("https://github.com/o/r", uri: "a{line}", template: template)
        == "https://src.acme.org/c0ffee/a%7Bline%7D?x={other}#7")
    #expect(
      link("https://github.com/o/r", uri: "a", line: nil, template: template)
        == "https://src.acme.org/c0ffee/a?x={other}")
    let place = Place(uri: "a", line: 2)
    #expect(SourceLinks(nil, template: template) == nil)
    #expect(
      SourceLinks(nil, template: "https://s.org/{path}#{line}")?.address(of: place)
        == "https://s.org/a#2")
  }
}
