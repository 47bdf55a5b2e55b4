import Gherkin
import Messages
import Testing

/// What came of reading a text: the document and its pickles, or the faults.
struct Reading {
  var document: GherkinDocument?
  var pickles: [Pickle] = []
  var errors: [GherkinError] = []

  init(_ bytes: [UInt8], uri: String = "a.feature", language: String = "en") {
    var ids = IdGenerator()
    do throws(GherkinErrors) {
      let document = try parse(bytes, uri: uri, language: language, ids: &ids)
      self.document = document
      pickles = compile(document, ids: &ids)
    } catch {
      errors = error.errors
    }
  }

  init(_ text: String, uri: String = "a.feature", language: String = "en") {
    self.init(Array(text.utf8), uri: uri, language: language)
  }

  var messages: [String] { errors.map(\.officialMessage) }
  var feature: GherkinDocument.Feature? { document?.feature }

  /// The scenarios directly below the feature.
  var scenarios: [GherkinDocument.Scenario] {
    (feature?.children ?? []).compactMap {
      if case .scenario(let scenario) = $0 { scenario } else { nil }
    }
  }

  var steps: [GherkinDocument.Step] { scenarios.flatMap(\.steps) }
}

/// Checks the official messages of a text's faults; none when it is good.
func check(
  _ text: String, uri: String = "a.feature", errors: [String],
  at location: SourceLocation = #_sourceLocation
) {
  #expect(Reading(text, uri: uri).messages == errors, sourceLocation: location)
}

/// A feature with one step and what hangs below it, two blanks in.
func featureWithStep(_ below: String) -> String {
  "Feature: f\nScenario: s\nGiven x\n" + below
}
