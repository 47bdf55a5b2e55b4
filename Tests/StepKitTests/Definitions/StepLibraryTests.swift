import Messages
import Testing

@testable import StepKit

struct StepLibraryTests {
  private struct Shop: World { init(_ scenario: ScenarioContext) {} }
  private struct Colour: Sendable {}

  @Test func keepsTheOrderOfDefinition() {
    let extra = StepLibrary(Shop.self) { Step("from elsewhere") { _ in } }
    let isOn = true
    let library = StepLibrary(Shop.self) {
      Given("a") { _ in }
      Before("@x", name: "first") { _ in }
      ParameterType("colour", "red|green") { (_: String) in Colour() }
      When("b {int}") { (_: inout Shop, _: Int) in }
      extra
      if isOn { Then("on") { _ in } } else { Then("off") { _ in } }
      if !isOn { Then("never") { _ in } }
      for word in ["one", "two"] { Then(.expression(word)) { _ in } }
      After { _, _ in }
      WorldParameter("till", .number, help: "The till.")
    }
    #expect(
      library.items.map(shown) == [
        "Given a", "BEFORE_TEST_CASE @x first", "{colour}", "When b {int}", "Step from elsewhere",
        "Then on", "Then one", "Then two", "AFTER_TEST_CASE - -", "till number",
      ])
  }

  /// `Int($0)` alone makes a type whose values are `Int`; text without a value is not of the type.
  @Test func closuresThatMayGiveNothing() throws {
    let type = ParameterType("age", ".+") { Int($0) }
    #expect(ObjectIdentifier(type.valueType) == ObjectIdentifier(Int.self))
    let seven = try type.transform(["7"])
    #expect(seven as? Int == 7)
    #expect(throws: StepValueError.noValue(of: "age", texts: ["x"])) {
      try type.transform(["x"])
    }
    let grouped = ParameterType("age", "(.)(.)?") { (first: Int, second: Int?) in second }
    #expect(ObjectIdentifier(grouped.valueType) == ObjectIdentifier(Int.self))
    #expect(throws: StepValueError.self) { try grouped.transform(["7", nil]) }
  }

  private enum Meal: String, CaseIterable { case breakfast, halfBoard = "half board (1.5)" }

  @Test func rawValuesOfEnumerations() throws {
    let type = ParameterType("meal", Meal.self)
    #expect(type.patterns == [#"breakfast|half board \(1\.5\)"#])
    #expect(ObjectIdentifier(type.valueType) == ObjectIdentifier(Meal.self))
    #expect(try type.transform(["half board (1.5)"]) as? Meal == .halfBoard)
    #expect(throws: StepValueError.noValue(of: "meal", texts: ["lunch"])) {
      try type.transform(["lunch"])
    }
  }

  @Test func emptyLibrary() {
    #expect(StepLibrary(Shop.self) {}.items.isEmpty)
  }

  @Test func remembersPlaces() {
    let line = #line + 2
    let library = StepLibrary(Shop.self) {
      Given("a") { _ in }
      Before { _ in }
      ParameterType("colour", "red") { (_: String) in Colour() }
      WorldParameter("till", help: "The till.")
    }
    let places = library.items.compactMap { item -> SourcePlace? in
      switch item {
      case .step(let step): step.place
      case .hook(let hook): hook.place
      case .parameterType(let type): type.place
      case .worldParameter(let parameter): parameter.place
      case .resourceCheck, .strictOutcomes, .sharedConnections:
        nil
      }
    }
    #expect(places.map(\.line) == [line, line + 1, line + 2, line + 3])
    #expect(places.allSatisfy { $0.file.hasSuffix("StepLibraryTests.swift") })
  }

  @Test func knowsWhatAClosureTakes() {
    let library = StepLibrary(Shop.self) {
      Given("a") { (_: inout Shop, _: Int?, _: String, _: DataTable, _: DocString) in }
    }
    guard case .step(let step)? = library.items.first else {
      Issue.record("no step")
      return
    }
    #expect(step.world.name == "Shop")
    #expect(
      step.slots.map { "\($0.type)" } == ["Optional<Int>", "String", "DataTable", "DocString"])
  }

  @Test func theScenarioIsNoValue() {
    let library = StepLibrary(Shop.self) {
      Given("a") { (_: inout Shop, _: ScenarioContext, _: Int) in }
      Given("b") { _, scenario in scenario.log("") }
      Given("c") { (_: inout Shop, _: Int, _: ScenarioContext) in }
    }
    #expect(
      slots(of: library) == [["Int"], [], ["Int", "ScenarioContext"]])
  }

  @Test("the scope of a library holds for everything in it that has none of its own")
  func scopes() {
    let line = #line + 1
    let inner = StepLibrary(Shop.self, in: "gifts/") { Step("inner") { _ in } }
    let plain = StepLibrary(Shop.self) { Step("plain") { _ in } }
    let library = StepLibrary(Shop.self, in: "shop/", "*.md") {
      Step("own") { _ in }
      Before { _ in }
      ParameterType("colour", "red") { (_: String) in Colour() }
      inner
      plain
    }
    let scopes = (library.items + plain.items).map { item -> LibraryScope? in
      switch item {
      case .step(let step): step.scope
      case .hook(let hook): hook.scope
      case .parameterType(let type): type.scope
      default: nil
      }
    }
    let own = ["shop/", "*.md"]
    #expect(scopes.map { $0?.patterns } == [own, own, own, ["gifts/"], own, nil])
    #expect(scopes[3]?.place.line == line)
  }

  @Test func librariesWithoutState() {
    let library = StepLibrary { Given("a") { _, scenario in scenario.log("") } }
    #expect(library.world == WorldType(EmptyWorld.self))
    #expect(library.items.map(shown) == ["Given a"])
  }

  /// A type of one's own that libraries contain.
  private struct Pair: LibraryContent {
    func items<W: World>(in world: W.Type) -> [StepLibrary.Item] {
      StepLibrary(world) {
        Given("one") { _ in }
        Given("two") { _ in }
      }.items
    }
  }

  @Test func ownContent() {
    let library = StepLibrary(Shop.self) { Pair() }
    #expect(library.items.map(shown) == ["Given one", "Given two"])
    guard case .step(let step)? = library.items.first else { return }
    #expect(step.world.name == "Shop")
  }

  private func slots(of library: StepLibrary) -> [[String]] {
    library.items.map { item in
      if case .step(let step) = item { step.slots.map { "\($0.type)" } } else { [] }
    }
  }

  @Test func parameterTypes() throws {
    let whole = ParameterType("a", "x", "y") { $0 + "!" }
    #expect(whole.name == "a")
    #expect(whole.patterns == ["x", "y"])
    #expect(whole.useForSnippets)
    #expect(!whole.preferForRegularExpressionMatch)
    #expect(ObjectIdentifier(whole.valueType) == ObjectIdentifier(String.self))
    #expect(try whole.transform(["x"]) as? String == "x!")
    #expect(try whole.transform([nil, "y"]) as? String == "y!")
    #expect(try whole.transform([]) as? String == "!")
    // A closure without a parameter type is given the text, also if both would compile.
    let untyped = ParameterType("b", "x") { text in
      let kind = type(of: text)
      return "\(kind)"
    }
    #expect(try untyped.transform(["x"]) as? String == "String")
    let groups = ParameterType(
      "b", "(x)(y)?", useForSnippets: false, preferForRegularExpressionMatch: true,
      groups: { $0.map { $0 ?? "-" } })
    #expect(!groups.useForSnippets)
    #expect(groups.preferForRegularExpressionMatch)
    #expect(ObjectIdentifier(groups.valueType) == ObjectIdentifier([String].self))
    #expect(try groups.transform(["x", nil]) as? [String] == ["x", "-"])
    #expect(groups.groupSlots == nil)
    let typed = ParameterType("c", #"(\d+):(\d+)( pm)?"#) {
      (hours: Int, minutes: Int, pm: String?) in
      "\(hours + minutes)\(pm ?? "")"
    }
    #expect(try typed.transform(["9", "5", nil]) as? String == "14")
    #expect(try typed.transform(["9", "5", " pm"]) as? String == "14 pm")
    #expect(throws: StepValueError.self) { try typed.transform(["x", "5", nil]) }
    #expect(typed.groupSlots?.map { "\($0.type)" } == ["Int", "Int", "Optional<String>"])
  }

  private func shown(_ item: StepLibrary.Item) -> String {
    switch item {
    case .step(let step): "\(step.keyword.rawValue) \(step.pattern.source)"
    case .hook(let hook):
      "\(hook.moment.type?.rawValue ?? "-") \(hook.tagExpression ?? "-") \(hook.name ?? "-")"
    case .parameterType(let type): "{\(type.name)}"
    case .resourceCheck(let check): "files \(check.suffix)"
    case .worldParameter(let parameter): "\(parameter.name) \(parameter.kind)"
    case .strictOutcomes(let rule): "outcomes of \(rule.world.name)"
    case .sharedConnections: "shared connections"
    }
  }
}
