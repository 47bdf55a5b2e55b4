/// Targets, streams and signals: items 47 to 51.
extension Catalogue {
  static var reports: [BadInput] { targets + streams + signals }

  private static var targets: [BadInput] {
    let files: [String: BadInput.File.Content] = ["x.feature": .text(feature)]
    func target(
      _ title: String, _ path: String, _ errors: [String],
      files more: [String: BadInput.File.Content] = [:]
    ) -> BadInput {
      BadInput(
        47, title, files: files.merging(more) { $1 },
        .arguments(["x.feature", "-f", "junit:\(path)"]), exit: 2, errors: errors)
    }
    return [
      target(
        "report over a feature", "x.feature",
        ["x.feature: the junit report would overwrite an input file; choose another path"]),
      target(
        "report over another file", "note.txt",
        ["note.txt: the junit report would overwrite a file that is no junit report; …"],
        files: ["note.txt": .text("a note\n")]),
      target(
        "folder as a report", "d", ["d: the report cannot be written: Is a directory"],
        files: ["d/note.txt": .text("a note\n")]),
      target(
        "pipe that nobody reads", "p", ["p: the report cannot be written: …"], files: ["p": .pipe]),
      target(
        "report where no folder can be made", "/proc/none/r.xml",
        ["/proc/none/r.xml: the report cannot be written: …"]),
      BadInput(
        47, "two reports in one file", files: files,
        .arguments(["x.feature", "-f", "junit:r", "-f", "html:./r"]), exit: 2,
        errors: ["./r: found reports junit and html for this file, …"]),
      BadInput(
        47, "report in a folder that is missing", files: files,
        .shell("\"$SPECRUN\" x.feature -f junit:a/b/r.xml && test -s a/b/r.xml"), exit: 0,
        output: passed),
      BadInput(
        48, "full disk, beside another report", files: files,
        .shell(
          "\"$SPECRUN\" x.feature -f junit:/dev/full -f html:r.html; s=$?; test -c /dev/full && "
            + "grep -q '</html>' r.html && exit $s"), exit: 3,
        errors: ["/dev/full: the report cannot be written: No space left on device"],
        output: passed),
      BadInput(
        49, "report by a link", files: ["x.feature": .text(feature), "r.xml": .link("real.xml")],
        .shell("\"$SPECRUN\" x.feature -f junit:r.xml && test -h r.xml && test -s real.xml"),
        exit: 0, output: passed),
      BadInput(
        49, "report to a device", files: files,
        .shell("\"$SPECRUN\" x.feature -f message:/dev/stdout | grep -c testRunFinished"), exit: 0,
        output: ["1"]),
    ]
  }

  private static var streams: [BadInput] {
    let files: [String: BadInput.File.Content] = ["x.feature": .text(feature)]
    /// The command with its streams changed; a report in a file is whole all the same.
    func stream(_ title: String, _ redirection: String, exit: Int32, errors: [String]) -> BadInput {
      BadInput(
        51, title, files: files,
        .shell(
          "\"$SPECRUN\" x.feature -f junit:r.xml \(redirection); s=$?; "
            + "grep -q '</testsuites>' r.xml && exit $s"), exit: exit, errors: errors)
    }
    return [
      stream("closed input", "<&- >/dev/null", exit: 0, errors: []),
      stream(
        "closed output", ">&-", exit: 3,
        errors: ["standard output: the report cannot be written: Bad file descriptor"]),
      stream("closed output and errors", ">&- 2>&-", exit: 3, errors: []),
      stream(
        "output to a full disk", ">/dev/full", exit: 3,
        errors: ["standard output: the report cannot be written: No space left on device"]),
      BadInput(
        49, "standard output by its name", files: files,
        .shell(
          "\"$SPECRUN\" x.feature -f junit:/dev/stdout -f progress > log && "
            + "grep -q '1 scenario' log && grep -q '</testsuites>' log"), exit: 0),
      BadInput(
        51, "closed output", files: files,
        .shell("\"$SPECRUN\" x.feature -f junit:r.xml >&- 2>&-; test $? = 3 && test -s r.xml"),
        exit: 0),
      BadInput(
        51, "reader that goes away", files: files,
        .shell(
          "\"$SPECRUN\" x.feature -f message -f junit:r.xml 2>/dev/null | true; "
            + "grep -q '</testsuites>' r.xml"), exit: 0),
    ]
  }

  private static var signals: [BadInput] {
    /// A signal while a step waits; a report at its path is whole.
    func signal(_ name: String, exit: Int32) -> BadInput {
      BadInput(
        50, "SIG\(name)", files: ["x.feature": .text(step("it waits"))],
        .shell(
          """
          (i=0; until test -e waiting || test $i = 3000; do i=$((i + 1)); sleep 0.1; done
           kill -\(name) $(cat pid)) &
          sh -c 'echo $$ >pid; exec "$SPECRUN" x.feature -f junit:r.xml' >/dev/null 2>&1
          s=$?; grep -q '</testsuites>' r.xml && exit $s
          """), exit: exit)
    }
    return [signal("TERM", exit: 143), signal("INT", exit: 130), signal("HUP", exit: 129)]
  }
}
