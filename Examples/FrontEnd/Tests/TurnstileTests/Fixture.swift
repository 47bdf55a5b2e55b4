import Foundation
import Messages
import SpecEngine
import SpecSession
import SpecSources
import TurnstileSteps
import Verdicts

/// This package's folder.
let folder = URL(filePath: #filePath).appending(path: "../../..").standardized.path

let environment = Run.Environment(
  clock: RunClock(start: Timestamp(), counting: ContinuousClock()),
  resources: files.resources(approving: false))

/// The features, planned once, and a report that knows them; each test case goes on with a copy.
let (session, announced) = {
  var (report, output) = (Verdicts(), [UInt8]())
  let session = Session(Session.Settings(), libraries: [turnstileSteps], files: files) {
    report.receive($0, into: &output)
  }
  return (session, report)
}()

private let files = FileSystem(workingDirectory: folder)
