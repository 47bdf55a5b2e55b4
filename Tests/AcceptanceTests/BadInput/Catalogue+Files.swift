/// Paths and files: items 40 to 46.
extension Catalogue {
  static var files: [BadInput] { links + kinds + names + changes }

  private static var links: [BadInput] {
    let feature = BadInput.File.Content.text(self.feature)
    func broken(_ reason: String) -> [String] {
      oneWarning(
        "f/y.feature: warning: this link leads to no file (\(reason)); remove or repair it",
        "broken-link")
    }
    return [
      BadInput(
        40, "folder in itself", files: ["f/x.feature": feature, "f/loop": .link("../f")],
        .arguments(["f"]), exit: 0, output: passed),
      BadInput(
        40, "link to nothing", files: ["f/x.feature": feature, "f/y.feature": .link("nowhere")],
        .arguments(["f"]), exit: 0, errors: broken("No such file or directory"), output: passed),
      BadInput(
        40, "link to itself", files: ["f/x.feature": feature, "f/y.feature": .link("y.feature")],
        .arguments(["f"]), exit: 0, errors: broken("Too many levels of symbolic links"),
        output: passed),
      BadInput(
        40, "link to nothing by name", files: ["y.feature": .link("nowhere")],
        .arguments(["y.feature"]), exit: 2, errors: ["y.feature: no such file or folder"]),
    ]
  }

  private static var kinds: [BadInput] {
    let notRegular = "is not a regular file, expected a feature file or a folder"
    return [
      BadInput(
        41, "file that nobody may read", files: ["f/x.feature": .unreadable(isFolder: false)],
        .arguments(["f"]), exit: 2, errors: ["f/x.feature: cannot be read: Permission denied"],
        isUnprivileged: true),
      BadInput(
        41, "folder that nobody may read",
        files: ["f/x.feature": .text(feature), "f/g": .unreadable(isFolder: true)],
        .arguments(["f"]), exit: 2, errors: ["f/g: cannot be read: Permission denied"],
        isUnprivileged: true),
      BadInput(
        42, "pipe in a folder", files: ["f/x.feature": .pipe, "f/y.feature": .text(feature)],
        .arguments(["f"]), exit: 2, errors: ["f/x.feature: \(notRegular)"]),
      BadInput(
        42, "pipe by name", files: ["x.feature": .pipe], exit: 2,
        errors: ["x.feature: \(notRegular)"]),
      BadInput(
        42, "device", files: ["x.feature": .link("/dev/zero")], exit: 2,
        errors: ["x.feature: \(notRegular)"]),
      BadInput(
        43, "folder named as a feature", files: ["x.feature/y.feature": .text(feature)],
        .arguments(["."]), exit: 0, output: passed),
    ]
  }

  private static var names: [BadInput] {
    let feature = BadInput.File.Content.text(self.feature)
    let odd = "a b\n\u{1F600}:12.feature"
    let long = String(repeating: "x", count: 300) + ".feature"
    return [
      BadInput(44, "odd name", files: [odd: feature], .arguments([odd]), exit: 0, output: passed),
      BadInput(
        44, "name that ends as a line does", files: ["x.feature:12": feature],
        .arguments(["x.feature:12"]), exit: 0, output: passed),
      BadInput(
        44, "name that begins as an option does", files: ["-x.feature": feature],
        .arguments(["--", "-x.feature"]), exit: 0, output: passed),
      BadInput(
        44, "error in a file with an odd name", files: ["a\n.feature": .text("junk\n")],
        .arguments(["."]), exit: 2, errors: ["a\\n.feature:1:1: found 'junk', …"]),
      BadInput(
        number: 44, title: "name that is not UTF-8, found",
        files: [
          BadInput.File(path: Array("a".utf8) + [0xFF] + Array(".feature".utf8), content: feature)
        ],
        call: .arguments([".", "-f", "pretty"]), exit: 0,
        output: ["Feature: f  # a\\xFF.feature:1"]),
      BadInput(
        number: 44, title: "name that is not UTF-8, by name",
        files: [
          BadInput.File(path: Array("a".utf8) + [0xFF] + Array(".feature".utf8), content: feature)
        ],
        call: .shell("\"$SPECRUN\" \"$(printf 'a\\377.feature:2')\""), exit: 0, output: passed),
      BadInput(
        number: 44, title: "name that is not UTF-8, as a report shows it",
        files: [
          BadInput.File(path: Array("a".utf8) + [0xFF] + Array(".feature".utf8), content: feature)
        ],
        call: .arguments(["a\\xFF.feature"]), exit: 0, output: passed),
      BadInput(
        45, "name that is too long", files: [:], .arguments([long]), exit: 2,
        errors: ["\(long): cannot be read: File name too long"]),
      BadInput(
        45, "path that is too long, in a folder", files: ["f/x.feature": feature, "f/deep": .deep],
        .arguments(["f"]), exit: 2, errors: ["f/deep/dddddddddd…"]),
    ]
  }

  private static var changes: [BadInput] {
    [
      BadInput(
        46, "feature that changes while it runs",
        files: [
          "x.feature": .text(
            "Feature: f\n  Scenario: first\n    Given the feature is emptied\n"
              + "  Scenario: second\n    Given it passes\n"),
          // Large enough that features are parsed again when they run.
          "a.feature": .text(
            "Feature: large\n" + String(repeating: "  #\n", count: 400_000)
              + "  Scenario: s\n    Given it passes\n"),
        ], .arguments(["."]), exit: 0, output: ["3 scenarios (3 passed)"])
    ]
  }
}
