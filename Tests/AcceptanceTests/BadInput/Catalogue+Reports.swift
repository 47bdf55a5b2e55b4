/// Targets, streams and signals: items 47 to 51.
extension Catalogue {
  static var reports: [BadInput] {
    let files: [String: BadInput.File.Content] = ["x.feature": .text(feature)]
    return [
      BadInput(
        47, "report over a feature", files: files,
        .arguments(["x.feature", "-f", "junit:x.feature"]), exit: 2,
        errors: [
          "x.feature: the junit report would overwrite an input file; choose another path"
        ]),
      BadInput(
        47, "two reports in one file", files: files,
        .arguments(["x.feature", "-f", "junit:r", "-f", "html:./r"]), exit: 2,
        errors: ["./r: found reports junit and html for this file, …"]),
      BadInput(
        47, "report in a folder that is missing", files: files,
        .shell("\"$SPECRUN\" x.feature -f junit:a/b/r.xml && test -s a/b/r.xml"), exit: 0,
        output: passed),
      BadInput(
        48, "full disk", files: files,
        .shell("\"$SPECRUN\" x.feature -f junit:/dev/full 2>/dev/null || test -c /dev/full"),
        exit: 0, output: passed),
      BadInput(
        47, "report over data", files: files.merging(["x.csv": .text("a,b\n")]) { $1 },
        .arguments(["x.feature", "-f", "junit:x.csv"]), exit: 2,
        errors: [
          "x.csv: the junit report would overwrite a file that is no junit report; choose another "
            + "path, or remove the file"
        ]),
      BadInput(
        47, "a folder", files: files, .arguments(["x.feature", "-f", "junit:."]), exit: 2,
        errors: [".: the report cannot be written: Is a directory"]),
      BadInput(
        48, "full disk, and another report", files: files,
        .shell(
          "\"$SPECRUN\" x.feature -f junit:/dev/full -f junit:r.xml >/dev/null 2>&1; "
            + "test $? = 3 && grep -q 'errors=\"0\"' r.xml"), exit: 0),
      BadInput(
        49, "pipe that nobody reads", files: files,
        .shell("mkfifo p && \"$SPECRUN\" x.feature -f junit:p"), exit: 2,
        errors: ["p: the report cannot be written: it is a pipe that nobody reads"]),
      BadInput(
        49, "standard output by its name", files: files,
        .shell(
          "\"$SPECRUN\" x.feature -f junit:/dev/stdout -f progress > log && "
            + "grep -q '1 scenario' log && grep -q '</testsuites>' log"), exit: 0),
      BadInput(
        49, "report by a link", files: ["x.feature": .text(feature), "r.xml": .link("real.xml")],
        .shell("\"$SPECRUN\" x.feature -f junit:r.xml && test -h r.xml && test -s real.xml"),
        exit: 0, output: passed),
      BadInput(
        50, "SIGTERM", files: ["x.feature": .text(step("it waits"))],
        .shell("timeout --preserve-status -s TERM 1 \"$SPECRUN\" x.feature >/dev/null 2>&1"),
        exit: 143),
      BadInput(
        50, "SIGINT", files: ["x.feature": .text(step("it waits"))],
        .shell("timeout --preserve-status -s INT 1 \"$SPECRUN\" x.feature >/dev/null 2>&1"),
        exit: 130),
      BadInput(
        51, "reader that goes away", files: files,
        .shell(
          "\"$SPECRUN\" x.feature -f message -f junit:r.xml 2>/dev/null | true; test -s r.xml"),
        exit: 0),
      BadInput(
        51, "closed output", files: files,
        .shell("\"$SPECRUN\" x.feature -f junit:r.xml >&- 2>&-; test $? = 3 && test -s r.xml"),
        exit: 0),
      BadInput(
        51, "closed input", files: files, .shell("\"$SPECRUN\" x.feature <&-"), exit: 0,
        output: passed),
    ]
  }
}
