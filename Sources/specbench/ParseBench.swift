import Gherkin
import Messages

/// Measures how much source is read in a second.
enum ParseBench {
  static func run(bytes wanted: Int, rounds: Int) async throws -> String {
    let vocabulary = Sentence.vocabulary(500)
    var files: [[UInt8]] = []
    var size = 0
    while size < wanted {
      files.append(Array(FeatureText(number: files.count, vocabulary: vocabulary).text.utf8))
      size += files[files.count - 1].count
    }
    var scenarios = 0
    let documents = await Cost.least(of: rounds) {
      var ids = IdGenerator()
      for file in files { _ = parse(file, uri: "a.feature", ids: &ids) }
    }
    let pickles = await Cost.least(of: rounds) {
      var ids = IdGenerator()
      scenarios = 0
      for file in files {
        let pickles = compile(parse(file, uri: "a.feature", ids: &ids), ids: &ids)
        for pickle in pickles where !pickle.id.isEmpty { scenarios += 1 }
      }
    }
    let megabytes = Double(size) / 1e6
    var table = Table("parsing", "MB", "files", "scenarios", "CPU ms", "MB / CPU s")
    for (name, cost) in [("document", documents), ("document + pickles", pickles)] {
      table.add(
        name, shown(megabytes, digits: 1), shown(Double(files.count)), shown(Double(scenarios)),
        shown(cost.cpu * 1e3, digits: 1), shown(megabytes / cost.cpu, digits: 1))
    }
    return table.text
  }
}
