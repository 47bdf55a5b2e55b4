import SpecSettings

/// The manual page, made from the declarations that also make help and completions.
enum ManualPage {
  static var text: String {
    var page = Roff()
    page.title(Program.name, section: 1, day: Version.day, source: "specrun \(Version.current)")
    page.section("Name")
    page.line(
      "\(Program.name) \\- \(Roff.escaped("run executable specifications written in Gherkin"))")
    page.section("Synopsis")
    for command in SpecrunCommand.shown { page.synopsis(command.usage) }
    page.synopsis("\(Program.name) help [<subcommand>]")
    page.section("Description")
    page.paragraphs(
      """
      \(SpecrunCommand.abstract) A feature is a text file with scenarios; its steps are \
      connected to Swift code in libraries of steps.

      The subcommand run is the default.
      """)
    for command in SpecrunCommand.shown { page.command(command) }
    page.section("Exit status")
    for (status, meaning) in statuses { page.item("\(status)", meaning) }
    page.section("Environment")
    page.paragraphs(
      """
      Every option of run that specrun.yaml can set is also a variable: SPECRUN_TAGS for --tags. The \
      variables of other Cucumbers, such as CUCUMBER_FILTER_TAGS, mean the same.
      """)
    page.item("NO_COLOR, FORCE_COLOR", "Turn colors off or on.")
    page.section("Files")
    page.item(
      ConfigurationFile.defaultPath,
      "Settings, in the working directory or in a folder around it, up to the root of the package.")
    page.item("Features, features", "The folder whose features run where no path is given.")
    page.section("Examples")
    for (command, meaning) in examples { page.item("\(Program.name) \(command)", meaning) }
    return page.text
  }

  private static let statuses = [
    ("0", "Everything passed."), ("1", "Something failed."),
    (
      "2",
      "It could not run: usage, configuration, features, nothing selected, or a report's target."
    ),
    ("3", "Nothing failed, but a report, a worker or a shard was lost."),
    ("128+N", "Signal N ended it."),
  ]

  private static let examples = [
    ("", "Run what specrun.yaml names, or the folder Features."),
    ("Features/cart.feature:12", "Run the scenario of line 12."),
    (
      "-t '@smoke and not @wip' -f html:report.html", "Run scenarios by their tags; write the page."
    ),
    ("init greeting", "Create a package of specs that runs at once."),
  ]
}

extension Roff {
  /// A command: what it does, and its options.
  fileprivate mutating func command(_ command: any Subcommand.Type) {
    section("\(Program.name) \(command.name)")
    paragraphs(command.abstract)
    paragraphs(command.discussion)
    for declaration in command.declarations where declaration.form != .positional {
      option(declaration)
    }
  }

  private mutating func option(_ declaration: Declaration) {
    var forms: [(name: String, value: String?)] = declaration.spellings.map { ($0, nil) }
    if declaration.form == .listOrFlag { forms.append(("--\(declaration.name)=", nil)) }
    forms[forms.count - 1].value = declaration.valueName
    option(forms, declaration.help)
  }
}
