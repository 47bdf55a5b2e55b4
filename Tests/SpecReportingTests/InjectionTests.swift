import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Texts that try to act on the reader of a report, in every place that a text can come from.
///
/// XML, JSON and pages are read by real parsers here and in `HTMLReportTests`; commands that a terminal
/// or a build server would obey are looked for in the bytes.
struct InjectionTests {
  private typealias Step = EventScript.Step

  private static let payloads = [
    "::error file=a,line=1::x", "a\n::set-output name=x::y", "a\r\n  ::stop-commands::x",
    "\u{A0}::add-mask::x", "##vso[task.setvariable variable=x]y", "a ##[error]x",
    "##teamcity[buildStatus status='SUCCESS']", "x|n##teamcity[testFailed name='x']",
    "\u{1B}[2J\u{1B}]0;title\u{7}\u{1B}]8;;file:///etc/passwd\u{1B}\\x\u{1B}]52;c;eA==\u{7}",
    "\u{9B}31m\u{9D}0;x\u{9C}\u{85}", "\u{1B}[0Ksection_start:1:x[collapsed=true]\r\u{1B}[0Kx",
    "\u{8}\u{8}\u{7F}\r\u{0}", "\u{202E}gpj.exe\u{202C}\u{2066}x\u{2069}\u{200F}\u{61C}",
    "]]></system-out><testcase name='x'/>", "[[ATTACHMENT|/etc/passwd]]",
    "[\u{1B}[1m[ATTACHMENT|/etc/passwd]]",
    "[ [ATTACHMENT|x]] [[[ATTACHMENT|../../etc/passwd]]", "\"><script>alert(1)</script>",
    "' onmouseover='x", "</script><!--<script>", "{\"a\":\"\\u0000\"}", "\",\"status\":\"passed",
    "=cmd|' /C calc'!A0", "+1+1", "-1+1", "@SUM(1+1)", "\t=1", "@everyone #1 GH-1 <img src=x>",
    "| a | b |\n|---|---|", "```\n# x\n```", "[x](javascript:alert(1)) ![x](http://x/y)",
    "$(touch /tmp/x) `id` ; rm -rf ~ & '", "-rf", "../../../etc/passwd", "/etc/passwd",
    "con.feature", "\u{FFFE}\u{FFFF}\u{FEFF}", "e\u{301}\u{200D}", "%0A::error::x", "",
  ]

  private static func run(_ text: String) -> [Envelope] {
    let attachments = ["image/png", "text/plain", "text/x.cucumber.log+plain", text].flatMap {
      type in
      [Envelope.Attachment.ContentEncoding.identity, .base64].map { encoding in
        Envelope.Attachment(
          body: encoding == .base64 ? Data(text.utf8).base64EncodedString() : text,
          contentEncoding: encoding, fileName: text, mediaType: type, url: text)
      }
    }
    let failed = Step.failed("Given \(text)", text).with {
      $0.docString = .init(mediaType: text, content: text)
      $0.table = [[text, text]]
      $0.attachments = attachments
      $0.exception = .init(type: text, message: text, stackTrace: text)
    }
    let passed = Step.passed("Given \(text)").with { $0.attachments = attachments }
    return EventScript(
      features: [
        .init(
          text, uri: text, tags: [text],
          [
            .init(text, line: 3, rule: text, tags: [text], [failed], earlier: [[failed]]),
            .init(text, line: 6, [passed]),
            .init(text, line: 9, [Step("Given \(text)", .undefined).with { $0.snippet = text }]),
            .init(text, line: 12, [Step("Given \(text)", .skipped), failed]),
          ])
      ], parseErrors: [(text, 1, text)], runHooks: [.init(text, .beforeTestRun, .failed, text)],
      message: text
    ).envelopes
  }

  /// A page is for a browser; its effect there is for `HostilePageTests`.
  ///
  /// In Allure's folder, attachments are as they were attached.
  @Test(
    arguments: ReporterRegistry.builtIn.map(\.name).filter { !["html", "allure"].contains($0) })
  func nothingIsObeyed(format: String) throws {
    for payload in Self.payloads {
      let text = try reportText(
        Self.run(payload), as: format, ReportOptions { $0.requirements = Scripts.requirements })
      #expect(Self.acting(in: text) == [], "\(payload.debugDescription)")
      #expect(Self.commands(in: text, format) == [], "\(payload.debugDescription)")
    }
  }

  /// The characters that act on a terminal.
  private static func acting(in text: String) -> [String] {
    Set(
      text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      }.map { String($0.value, radix: 16) }
    ).sorted()
  }

  /// The lines in which a build server finds a command that is not the report's own.
  private static func commands(in text: String, _ format: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      let start = line.drop { $0.isWhitespace }
      if start.hasPrefix("::"),
        format != "github" || !(start.hasPrefix("::error ") || start.hasPrefix("::notice "))
      {
        return true
      }
      let hashes = format == "teamcity" ? line.dropFirst("##teamcity[".utf8.count) : line
      return hashes.contains("##[") || hashes.contains("##vso[")
        || hashes.contains("##teamcity[") || hashes.contains("\u{1B}[0Ksection_")
    }
  }

  /// Each command of GitHub and TeamCity stays one.
  @Test(arguments: ["github", "teamcity"])
  func aTextIsOneArgument(format: String) throws {
    for payload in Self.payloads {
      for line in try reportText(Self.run(payload), as: format).split(separator: "\n") {
        if format == "github" {
          #expect(
            line.contains(#/^::(error|notice)( [a-z]+=[^:,\r]*(,[a-z]+=[^:,\r]*)*)?::[^\r]*$/#),
            "\(line)")
        } else {
          let command = /^##teamcity\[[A-Za-z]+( [a-zA-Z]+='([^'|\]\[\r\n]|\|.)*')*\]$/
          #expect(line.contains(command), "\(line)")
        }
      }
    }
  }

  /// Nothing that Jenkins or GitLab would publish is outside of the folder of the report.
  @Test(arguments: ["junit", "junit:strict"])
  func onlyFilesWithinAreNamed(format: String) throws {
    for payload in Self.payloads {
      let nodes = try XMLNode(document: report(Self.run(payload), as: format)).subtree
      for text in nodes.flatMap({ [$0.text] + $0.attributes.values }) {
        for found in text.matches(of: /\[\[ATTACHMENT\|(.+?)\]\]/) {
          let path = String(found.1)
          #expect(!path.hasPrefix("/") && !path.contains("..") && !path.hasPrefix("~"))
          #expect(
            path
              == payload.split(whereSeparator: \.isNewline).joined(separator: " ")
              .replacing("]", with: "%5D")
              .replacing(/[\u{FFFE}\u{FFFF}]/, with: "\u{FFFD}"), "a text became a path")
        }
      }
    }
  }

  @Test(arguments: ["json", "ctrf", "message"])
  func jsonIsRead(format: String) throws {
    for payload in Self.payloads {
      let text = try reportText(Self.run(payload), as: format)
      let documents = format == "message" ? text.split(separator: "\n") : [Substring(text)]
      for document in documents {
        #expect(throws: Never.self) {
          _ = try JSONSerialization.jsonObject(with: Data(document.utf8))
        }
      }
    }
  }

  /// Pasting the command that runs a scenario again runs nothing else.
  @Test func commandsArePastedSafely() throws {
    for payload in Self.payloads where !payload.isEmpty {
      let text = try reportText(
        Self.run(payload), as: "summary", ReportOptions { $0.command = "printf" })
      let commands = text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /rerun: (printf .*)$/).map { String($0.1) }
      }
      let command = try #require(commands.first)
      let script = command.replacing("printf ", with: "printf '%s\\n' -- ", maxReplacements: 1)
      let (printed, status) = try Program.run("/bin/sh", ["-c", script])
      #expect(status == 0, "\(command)")
      #expect(printed.split(separator: "\n").count == 2, "\(command) printed \(printed)")
      #expect(printed.hasSuffix(":3\n"), "\(command) printed \(printed)")
    }
  }
}
