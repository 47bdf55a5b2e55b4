import StepKit

let globalHooksAttachments = StepLibrary(EmptyWorld.self) {
  BeforeAll { run in run.attach("Attachment from BeforeAll hook") }
  When("a step passes") { _ in }
  AfterAll { run in run.attach("Attachment from AfterAll hook") }
}
