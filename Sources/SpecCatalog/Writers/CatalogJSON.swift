import Messages
import SpecReporting

/// The catalog for programs, such as editors.
enum CatalogJSON {
  /// The first bytes.
  static let head = #"{"format":"specrun steps","version":1"#

  static func write(_ catalog: Catalog) -> [UInt8] {
    JSONWriter.document { json in
      json.member("format", "specrun steps")
      json.member("version", 1)
      json.members("worlds", catalog.worlds) { json, world in
        json.member("name", world)
      }
      json.members("sentences", catalog.sentences) { $0.write($1) }
      json.members("parameters", catalog.parameters) { $0.write($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ sentence: Catalog.Sentence) {
    member("keyword", sentence.keyword)
    member("pattern", sentence.pattern)
    if sentence.isRegularExpression { member("isRegularExpression", true) }
    member("world", sentence.world)
    member("description", sentence.description)
    member("example", sentence.example)
    member("parameters", sentence.parameters)
    if sentence.below != .nothing { member("below", sentence.below.rawValue) }
    write(sentence.place)
    if let uses = sentence.uses {
      member("uses") { json in
        json.member("steps", uses.steps)
        json.member("lines", uses.lines)
        json.members("places", uses.places) { $0.write($1) }
      }
    }
    if let time = sentence.time {
      member("time") { json in
        json.member("runs", time.runs)
        json.member("meanMicroseconds", time.mean.microseconds)
      }
    }
  }

  fileprivate mutating func write(_ parameter: Catalog.Parameter) {
    member("name", parameter.name)
    member("world", parameter.world)
    member("description", parameter.description)
    if !parameter.words.isEmpty { member("words", parameter.words) }
    member("patterns", parameter.patterns)
    member("example", parameter.example)
    if let place = parameter.place { write(place) }
  }

  fileprivate mutating func write(_ place: Place) {
    member("uri", place.uri)
    member("line", place.line)
  }
}
