import Messages
import SpecEngine
import SpecSession
import SpecSources
import StepKit
import Testing

@testable import SpecCatalog

// With state, so that the two have sentences of their own.
struct Shop: World {
  var cups = 0

  init(_ scenario: ScenarioContext) {}
}

struct Mail: World {
  var letters = 0

  init(_ scenario: ScenarioContext) {}
}

let shop = StepLibrary(Shop.self) {
  ParameterType("size", "small|large", file: "/code/Shop/Sizes.swift", line: 3) { (text: String) in
    text
  }
  Then("it is {size}", file: "/code/Shop/Cups.swift", line: 9) { (_: inout Shop, _: String) in }
  Given("a {size} cup of {string}", file: "/code/Shop/Cups.swift", line: 2) {
    (_: inout Shop, _: String, _: String) in
  }
  .described(as: "Puts a cup on the counter.")
  Given("the <menu>:", file: "/code/Shop/Menu.swift", line: 4) { (_: inout Shop, _: DataTable) in }
  When("/^I (buy|sell) it$/", file: "/code/Shop/Cups.swift", line: 7) {
    (_: inout Shop, _: String) in
  }
}

let mail = StepLibrary(Mail.self) {
  When("a letter comes", file: "/code/Mail/Letters.swift", line: 1) { _ in }
}

let feature = """
  Feature: f
    Scenario: s
      Given a large cup of "tea"
      Then it is large
    Scenario: t
      Given a small cup of "coffee"
  """

/// The messages of a run of the feature, in which every step took two milliseconds, and its session.
func record(_ libraries: [StepLibrary] = [shop, mail]) async -> (Session, [Envelope]) {
  let files = FileSystem(
    workingDirectory: "/code", unsaved: ["Features/a.feature": Array(feature.utf8)])
  var settings = Session.Settings()
  settings.paths = ["Features/a.feature"]
  var messages: [Envelope] = []
  let session = Session(settings, libraries: libraries, files: files) { messages.append($0) }
  _ = await session.run(
    in: Run.Environment(clock: .stopped, resources: files.resources(approving: false))
  ) { message in
    if case .testStepFinished(var step) = message {
      step.testStepResult.duration = .milliseconds(2)
      messages.append(.testStepFinished(step))
    } else {
      messages.append(message)
    }
  }
  return (session, messages)
}

/// The catalog of both libraries and one feature.
func makeCatalog(readsFeature: Bool = true, measures: Bool = false) async throws -> Catalog {
  let (session, messages) = await record()
  var times: StepTimes?
  if measures {
    times = StepTimes()
    times?.add(messages)
  }
  return Catalog(
    try #require(session.supportCode), plan: readsFeature ? session.plan : nil, times: times)
}
