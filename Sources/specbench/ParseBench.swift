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
    let megabytes = Double(size) / 1e6
    var table = Table("parsing", "MB", "files", "scenarios", "CPU ms", "MB / CPU s")
    for hasPickles in [false, true] {
      let cost = await Cost.least(of: rounds) {
        var ids = IdGenerator()
        for file in files {
          let document = parse(file, uri: "a.feature", ids: &ids)
          // Pickles are made when they are looked at.
          if hasPickles { for pickle in compile(document, ids: &ids) { _ = pickle.id } }
        }
      }
      table.add(
        hasPickles ? "document + pickles" : "document", shown(megabytes, digits: 1),
        shown(files.count), shown(files.count * FeatureText.scenarioCount),
        shown(cost.cpu * 1e3, digits: 1), shown(megabytes / cost.cpu, digits: 1))
    }
    return table.text
  }
}
