import StepKit

let markdown = StepLibrary(ReportWorld.self) {
  Given("some TypeScript code:") { (_: inout ReportWorld, _: DocString) in }
  Given("some classic Gherkin:") { (_: inout ReportWorld, _: DocString) in }

  When("we use a data table and attach something and then {word}") {
    (report: inout ReportWorld, ending: String, _: DataTable) in
    report.scenario.log("We are logging some plain text (\(ending))")
    if ending == "fail" { throw Kit.Error("You asked me to fail") }
  }

  Then("this might or might not run") { _ in }
}
