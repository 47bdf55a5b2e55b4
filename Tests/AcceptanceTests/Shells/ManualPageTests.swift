import Foundation
import SpecTestSupport
import Testing

/// The manual page, as the programs that show such pages read it; `Scripts/install-tools.sh` installs them.
@Suite struct ManualPageTests {
  private func page() throws -> TemporaryFolder {
    let specrun = try #require(Program.specrun, "the tests were built without specrun").path
    let folder = try TemporaryFolder()
    let page = try Program.run(specrun, ["--generate-manual"], in: folder.url)
    try #require(page.status == 0)
    try folder.write(page.output, to: "specrun.1")
    return folder
  }

  @Test(.enabled(if: Program.installed("mandoc") != nil)) func mandoc() throws {
    let folder = try page()
    let lint = try Program.run(
      try #require(Program.installed("mandoc")), ["-Tlint", "-Wstyle", "specrun.1"],
      in: folder.url)
    #expect(lint.output == "")
    #expect(lint.status == 0)
  }

  @Test(.enabled(if: Program.installed("man") != nil)) func man() throws {
    let folder = try page()
    // As it is shown on a terminal; warnings would appear among the text.
    let shown = try Program.run(
      "/bin/sh", ["-c", "man --warnings -l specrun.1 >shown.txt"], in: folder.url,
      environment: [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "MANWIDTH": "80",
        "MANROFFOPT": "", "MAN_KEEP_FORMATTING": "",
      ])
    #expect(shown.output == "")
    let text = try folder.read("shown.txt")
    for part in [
      "specrun - run executable specifications", "specrun [run] [<options>] [DIR|GLOB|FILE[:LINE…]",
      "-t, --tags expression", "--require-covered, --require-covered=kind",
      "--data-sources, --no-data-sources", "'@smoke and not @wip'", "EXIT STATUS",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }
}
