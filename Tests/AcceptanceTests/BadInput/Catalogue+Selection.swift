/// Nothing to run, shards, recordings, and odd environments: items 52 to 55.
extension Catalogue {
  static var selection: [BadInput] {
    [
      BadInput(
        52, "no scenario passes the filter", feature, ["x.feature", "--tags", "@nope"], exit: 2,
        errors: [
          "no scenario to run: none of 1 scenario in 1 file passes --tags \"@nope\""
        ]),
      BadInput(
        52, "more at once than there are scenarios", feature, ["x.feature", "--parallel", "8"],
        exit: 0, output: passed),
      BadInput(
        53, "shard that does not exist", feature, ["x.feature", "--shard", "3/2"], exit: 2,
        errors: [
          "--shard: found \"3/2\", expected I/N with I from 1 to N, such as 1/3, or auto or auto/N"
        ]),
      BadInput(
        53, "shard without scenarios", feature, ["x.feature", "--shard", "1/2"], exit: 0,
        errors: ["shard 1/2 has nothing to run: 1 scenario in total"], output: ["0 scenarios"]),
      BadInput(
        54, "recording that was cut", files: ["x.feature": .text(feature)],
        .shell(
          "\"$SPECRUN\" x.feature -f message:r.ndjson >/dev/null && head -c 700 r.ndjson > cut.ndjson "
            + "&& \"$SPECRUN\" report cut.ndjson"), exit: 3, errors: ["cut.ndjson:…"]),
      BadInput(
        54, "recording without messages", files: ["r.ndjson": .text("{\"b\":")],
        .arguments(["report", "r.ndjson"]), exit: 2,
        errors: [
          "r.ndjson:1:6: in b: the line ends in the middle of a value",
          "r.ndjson: holds no messages",
        ]),
      BadInput(
        55, "odd environment", files: ["x.feature": .text(feature)], exit: 0, output: passed,
        environment: ["TZ": "Asia/Kathmandu", "LANG": "tr_TR", "COLUMNS": "1", "TERM": "dumb"]),
      BadInput(
        55, "folder that is gone", files: ["x.feature": .text(feature)],
        .shell("mkdir d && cd d && rmdir ../d && \"$SPECRUN\" \"$FOLDER/x.feature\""), exit: 0,
        output: passed),
      BadInput(
        55, "no home", files: ["x.feature": .text(feature)],
        .shell("unset HOME PATH; \"$SPECRUN\" x.feature"), exit: 0, output: passed),
    ]
  }
}
