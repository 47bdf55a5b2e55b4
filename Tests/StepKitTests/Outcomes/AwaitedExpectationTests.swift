import StepKit
import Testing

/// The ways to write expectations on an actor: that this compiles is half of the test.
struct AwaitedExpectationTests {
  private actor Bank {
    enum Refusal: Error, Equatable { case overdrawn(missing: Int) }

    private var balances = ["Ann": 5]

    func balance(of name: String) -> Int? { balances[name] }

    func withdraw(_ amount: Int) throws -> Int {
      let balance = balances["Ann"] ?? 0
      guard amount <= balance else { throw Refusal.overdrawn(missing: amount - balance) }
      balances["Ann"] = balance - amount
      return balance - amount
    }
  }

  private struct BankWorld: World {
    let bank = Bank()
    init(_ scenario: ScenarioContext) {}
  }

  private let bank = Bank()

  @Test func awaitInsideOrBefore() async throws {
    try StepKit.expect(await bank.balance(of: "Ann"), equals: 5)
    try await StepKit.expect(bank.balance(of: "Ann"), equals: 5, "the balance")
    try StepKit.expect(5, equals: await bank.balance(of: "Ann"))
    try StepKit.expect(await bank.balance(of: "Ann") == 5)
    try await StepKit.expect(bank.withdraw(1) == 4, "four are left")
    let balance = try StepKit.require(await bank.balance(of: "Ann"), "Ann has no account")
    #expect(balance == 4)
  }

  /// In the closures of steps, which take the World as `inout`, as well.
  @Test func inSteps() {
    let library = StepLibrary(BankWorld.self) {
      Then("Ann has {int}") { (world: inout BankWorld, amount: Int) in
        try StepKit.expect(await world.bank.balance(of: "Ann"), equals: amount)
      }
      Then("Ann has money") { world in try StepKit.expect(await world.bank.balance(of: "Ann") != 0)
      }
      When("too much is withdrawn") { world in
        let bank = world.bank
        try await StepKit.expect(throws: Bank.Refusal.self) { try await bank.withdraw(500) }
      }
      Then("all is well") { (world: inout BankWorld) in
        let bank = world.bank
        try await softly {
          try StepKit.expect(await bank.balance(of: "Ann"), equals: 5)
          try StepKit.expect(await bank.balance(of: "Bob"), equals: nil)
        }
      }
    }
    #expect(library.items.count == 4)
  }

  @Test func throwsAsynchronously() async throws {
    let refusal = try await StepKit.expect(throws: Bank.Refusal.self) { try await bank.withdraw(9) }
    #expect(refusal == .overdrawn(missing: 4))
    try await StepKit.expect(throws: Bank.Refusal.overdrawn(missing: 1)) {
      try await bank.withdraw(6)
    }
    let failure = await #expect(throws: ExpectationFailure.self) {
      try await StepKit.expect(throws: Bank.Refusal.self, "the withdrawal", line: 3) {
        try await bank.withdraw(1)
      }
    }
    #expect(
      failure?.message
        == "the withdrawal: another error was expected\nexpected: Refusal\n  actual: no error")
    #expect(failure?.place.line == 3)
  }

  @Test func throwsSynchronously() throws {
    struct Broken: Error, CustomStringConvertible { let description = "it broke" }
    func broken(_ isBroken: Bool = true) throws -> Int {
      if isBroken { throw Broken() }
      return 1
    }
    try StepKit.expect(throws: Broken.self) { try broken() }
    try StepKit.expect(throws: (any Error).self) { _ = try broken() }
    check("expected: Refusal\n  actual: Broken: it broke") {
      try StepKit.expect(throws: Bank.Refusal.self) { try broken() }
    }
    check("expected: Refusal.overdrawn(missing: 1)\n  actual: no error") {
      try StepKit.expect(throws: Bank.Refusal.overdrawn(missing: 1)) { try broken(false) }
    }
    #expect(throws: StepSkipped.self) {
      try StepKit.expect(throws: Broken.self) { try skip("no till") }
    }
  }

  private func check(
    _ difference: String, at location: Testing.SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) {
    let error = #expect(throws: ExpectationFailure.self, sourceLocation: location) { try body() }
    #expect(
      error?.message == "another error was expected\n\(difference)", sourceLocation: location)
  }
}
