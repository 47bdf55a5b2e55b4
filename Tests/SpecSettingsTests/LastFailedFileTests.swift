import Foundation
import Messages
import SpecSources
import SpecTestSupport
import Testing

@testable import SpecReporting
@testable import SpecSettings

struct LastFailedFileTests {
  /// Runs that end at the same time add to what the others have noted.
  @Test func noNoteIsLost() throws {
    let uris = (0..<100).map { "\($0).feature" }
    let folder = try TemporaryFolder(uris.reduce(into: [:]) { $0[$1] = "" })
    let file = LastFailedFile(FileSystem(workingDirectory: folder.path))
    DispatchQueue.concurrentPerform(iterations: uris.count) { index in
      var run = RunTable()
      var row = RunTable.Row(identity: ScenarioIdentity(uri: uris[index], name: "s"), steps: 0)
      row.isPlanned = true
      (run.rows, run.uris) = ([row], [uris[index]])
      file.note(run)
    }
    #expect(Set(file.read()?.rows.map(\.identity.uri) ?? []) == Set(uris))
  }
}
