import Messages
import SpecReporting
import SpecTestSupport

/// The runs that the goldens are made of.
enum Scripts {
  /// A bit of everything.
  static let mixed = EventScript(features: [
    .init(
      "Login", uri: "Features/login.feature", tags: ["@web"],
      [
        .init(
          "Enter", line: 3, tags: ["@smoke"],
          [
            .hook("open the page", .passed),
            .passed(#"Given the user "Ann" waits 5 seconds"#, arguments: [#""Ann""#, "5"]),
            .passed("When she enters").logging("request sent\nanswer received"),
          ]),
        .init(
          "Lockout", line: 8, rule: "Three tries", tags: ["@lockout"],
          [
            .passed("Given the user failed twice"),
            .failed("Then the account is locked for 15 min", "not the expected time\n- 15\n+ 10")
              .with {
                $0.arguments = ["15"]
                $0.table = [["name", "数"], ["Ann", "1|2"], ["日本語", ""]]
              },
            Step("And a mail is sent", .skipped),
          ]),
        .init(
          "Teh door", line: 15, rule: "Three tries",
          [
            Step("Given I lock teh door", .undefined, "did you mean: I lock the door")
              .with { $0.snippet = "Given(\"I lock teh door\") { world in\n}" },
            Step("When I wait", .pending, "TODO").with { $0.arguments = ["wait"] },
            Step("Then it is ambiguous", .ambiguous),
          ]),
      ]),
    .init(
      "Pay", uri: "Features/pay me.feature",
      [
        .init(
          "By card", line: 3, tags: ["@card"],
          [
            .passed("Given a text").with {
              $0.docString = .init(mediaType: "json", content: "{\n  \"a\": 1\n}")
            }
          ]),
        .init(
          "Again", line: 9, [.passed("When it works at last")],
          earlier: [[.failed("When it works at last", "not yet")]]),
        .init(
          "By hook", line: 12, [.hook("no money", .failed, "empty"), Step("Given x", .skipped)]),
        .init(
          "Not today", line: 15, tags: ["@today", "@card"],
          [Step("Given a holiday", .skipped, "closed on Sundays")]),
        .init("Nothing", line: 18, []),
      ]),
  ])

  /// The outcomes of the items in the run of `mixed`.
  static let requirements = Requirements(documents: [
    .init(
      title: "The shop",
      groups: [
        .init(
          kind: "story", title: "A customer enters",
          items: [
            .init(kind: "scenario", title: "Enter", tags: ["@smoke"]),
            .init(kind: "course", title: "On the web", tags: ["@web"]),
          ]),
        .init(
          kind: "story", title: "A customer",
          items: [.init(kind: "scenario", title: "Enters again", tags: ["@smoke"])]),
        .init(
          title: "Not counted",
          items: [
            .init(kind: "course", title: "By card", tags: ["@card"]),
            .init(kind: "course", title: "Today", tags: ["@today"]),
          ]),
      ]),
    .init(
      title: "Something \u{1B}[31melse",
      groups: [
        .init(
          kind: "entry", title: "Nobody wrote it",
          items: [.init(kind: "test", title: "None", tags: ["@none"])])
      ]),
  ])

  /// Everything passes, and takes time.
  static let slow = EventScript(features: [
    .init(
      "Speed", uri: "Features/speed.feature",
      (1...7).map { number in
        .init(
          "Number \(number)", line: number * 3,
          [.passed("Given time").with { $0.milliseconds = number * 700 }])
      })
  ])

  /// Problems outside of scenarios.
  static let broken = EventScript(
    features: [
      .init("Rest", uri: "Features/rest.feature", [.init("Fine", line: 3, [.passed("Given a")])])
    ],
    parseErrors: [
      ("Features/bad.feature", 3, "(3:1): expected: #EOF, got 'Scenraio:'\nmore"),
      ("Features/bad.feature", 9, "(9:1): inconsistent cell count within the table"),
    ],
    runHooks: [
      .init("start the server", .beforeTestRun, .passed),
      .init("stop the server", .afterTestRun, .failed, "it is gone"),
    ],
    message: "nothing more was done")

  /// The messages end inside a scenario.
  static let cut = EventScript(
    features: [
      .init(
        "Crash", uri: "Features/crash.feature",
        [
          .init("Fine", line: 3, [.passed("Given a")]),
          .init("Fatal", line: 6, [.passed("Given a"), .passed("When it crashes")]),
        ])
    ], isCutShort: true)

  /// Nothing ran.
  static let empty = EventScript()

  /// Names and messages that want to do harm.
  static let hostile: EventScript = {
    let evil = "\u{1B}[2J\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}gpj\u{2066} ]]> <b> & \" ' \0 \u{FFFE}"
    return EventScript(
      features: [
        .init(
          evil, uri: "Features/it's \u{1B}[31mred\n.feature", tags: ["@<&\">"],
          [
            .init(
              evil, line: 3, rule: evil, tags: ["@\u{202E}"],
              [
                .failed("Given \(evil)", "\(evil)\r\nsecond\rthird ]]]>]]>\n\u{1B}[31mred\u{1B}[0m")
                  .logging("log ]]> \u{1B}[1mbold\u{1B}[m \u{8}\n ::error::x\n##vso[task]##[debug]")
                  .with {
                    $0.table = [[evil, "a\nb"]]
                    $0.docString = .init(mediaType: evil, content: evil)
                    $0.exception = .init(type: evil, message: evil, stackTrace: evil)
                  },
                Step("When \(evil)", .undefined).with { $0.snippet = evil },
              ]),
            .init("same", line: 9, [.failed("Given e\u{301}🦊", "\n\n \n")]),
            .init("same", line: 9, [.passed("Given e\u{301}🦊", arguments: ["\u{301}", "🦊"])]),
            .init("same", line: 9, [.passed("Given 👩‍👩‍👧‍👦 and")]),
          ])
      ], parseErrors: [(evil, 1, evil)], runHooks: [.init(evil, .beforeTestRun, .failed, evil)])
  }()

  typealias Step = EventScript.Step

  static let all = [
    ("mixed", mixed), ("slow", slow), ("broken", broken), ("cut", cut), ("empty", empty),
    ("hostile", hostile),
  ]
}
