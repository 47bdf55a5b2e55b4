import Foundation
import SpecTestSupport
import Testing

/// The completion scripts in the shells themselves; `Scripts/install-tools.sh` installs these.
@Suite struct ShellCompletionTests {
  /// The keys typed before the tab, and the line after it.
  private static let lines: [(typed: String, line: String)] = [
    ("specrun aud", "specrun audit "),
    ("specrun --retry-t", "specrun --retry-tag-filter "),
    ("specrun fmt --che", "specrun fmt --check "),
    ("specrun help hi", "specrun help history "),
    ("specrun -t @sm", "specrun -t @smoke "),
    ("specrun --tags=@sm", "specrun --tags=@smoke "),
    ("specrun -t '@smoke and not @w", "specrun -t '@smoke and not @wip' "),
    ("specrun -p c", "specrun -p ci "),
    ("specrun -f teamc", "specrun -f teamcity "),
    ("specrun Fea", "specrun Features/"),
    ("specrun Features/gu", "specrun Features/guests.feature "),
    ("specrun Features/guests.feature:1", "specrun Features/guests.feature:10 "),
    ("specrun Features/guests.feature:4:1", "specrun Features/guests.feature:4:10 "),
    ("specrun Features/mo", "specrun Features/more\\ stories.feature "),
    ("specrun -f html:rep", "specrun -f html:reports/"),
    ("specrun --format=html:rep", "specrun --format=html:reports/"),
    ("specrun init --editor hel", "specrun init --editor helix "),
    ("specrun nothing-like-it", "specrun nothing-like-it"),
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Features/guests.feature": """
      @smoke
      Feature: Guests

        Scenario: One
          When it comes

        Rule: More

          @wip
          Scenario: Two
            When it comes

      """,
      "Features/more stories.feature": "Feature: More\n",
      "reports/run.html": "",
      "specrun.yaml": "profiles:\n  default:\n    paths: Features\n  ci:\n    paths: Features\n",
      "bin/.keep": "",
    ])
    let specrun = try #require(Program.specrun, "the tests were built without specrun")
    try folder.link("bin/specrun", to: specrun.path)
    return folder
  }

  private static func environment(_ folder: TemporaryFolder) -> [String: String] {
    [
      "PATH": "\(folder.path)/bin:/usr/bin:/bin:/usr/local/bin", "HOME": folder.path,
      "LANG": "C.UTF-8", "TERM": "dumb", "PS1": "READY:", "HISTFILE": "/dev/null",
      "INPUTRC": "/dev/null",
    ]
  }

  /// Writes the script of a shell to a file.
  private func writeScript(_ shell: String, to path: String, _ folder: TemporaryFolder) throws {
    let script = try Program.run(
      "\(folder.path)/bin/specrun", ["--generate-completion-script", shell], in: folder.url)
    try #require(script.status == 0)
    try folder.write(script.output, to: path)
  }

  /// Types every line with a tab into a shell and compares the line after it.
  ///
  /// - Parameter setup: Loads the script, and makes Control-G print the line between brackets.
  private func check(
    _ shell: String, _ arguments: [String], script: String, setup: [String],
    lines: [(typed: String, line: String)] = Self.lines
  ) throws {
    let folder = try Self.folder()
    try writeScript(shell, to: script, folder)
    let terminal = try PseudoTerminal(
      try #require(Program.installed(shell)), arguments, in: folder.url,
      environment: Self.environment(folder))
    for command in setup {
      _ = try terminal.read(until: "READY:")
      try terminal.type("\(command)\r")
    }
    _ = try terminal.read(until: "READY:")
    for (typed, expected) in lines {
      try terminal.type("\(typed)\t\u{7}")
      _ = try terminal.read(until: "LINE[")
      #expect(try terminal.read(until: "]END") == expected, "\(shell): \(typed)")
    }
  }

  @Test(.enabled(if: Program.installed("bash") != nil)) func bash() throws {
    try check(
      "bash", ["--norc", "--noprofile", "-i"], script: "specrun.bash",
      setup: [
        "source ./specrun.bash",
        #"show() { printf '\nLINE''[%s]''END\n' "$READLINE_LINE"; READLINE_LINE= READLINE_POINT=0; }"#,
        #"bind -x '"\C-g": show'"#,
      ])
  }

  @Test(.enabled(if: Program.installed("zsh") != nil)) func zsh() throws {
    try check(
      "zsh", ["-f", "-i"], script: "functions/_specrun",
      setup: [
        "fpath=($PWD/functions $fpath); autoload -U compinit; compinit -u -D",
        #"show() { zle -I; print -r -- "LINE""[$BUFFER]""END"; BUFFER= }"#,
        "zle -N show; bindkey '^G' show",
      ])
  }

  @Test(.enabled(if: Program.installed("fish") != nil)) func fish() throws {
    let folder = try Self.folder()
    try writeScript("fish", to: "specrun.fish", folder)
    for (typed, expected) in Self.lines {
      let result = try Program.run(
        try #require(Program.installed("fish")),
        ["--no-config", "-c", "source specrun.fish; complete -C \"$argv[1]\"", typed],
        in: folder.url, environment: Self.environment(folder))
      let candidates = result.output.split(separator: "\n").map {
        String($0.split(separator: "\t")[0])
      }
      // Fish lists the words; quoting and the blank after them are its own affair.
      let word = typed == expected ? [] : [Self.lastWord(of: expected)]
      #expect(candidates == word, "fish: \(typed)")
    }
  }

  /// The last word of a line as a program gets it.
  private static func lastWord(of line: String) -> String {
    var text = line
    if text.last == " " { text.removeLast() }
    if let quote = text.firstIndex(of: "'") {
      return String(text[quote...].dropFirst().dropLast())
    }
    text = text.replacingOccurrences(of: "\\ ", with: "\u{0}")
    return (text.split(separator: " ").last.map(String.init) ?? "")
      .replacingOccurrences(of: "\u{0}", with: " ")
  }
}
