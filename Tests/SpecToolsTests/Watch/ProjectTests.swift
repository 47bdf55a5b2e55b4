import SpecSession
import SpecSettings
import SpecSources
import SpecTestSupport
import Testing

@testable import SpecTools

/// The folders that are watched.
struct ProjectTests {
  private func check(_ paths: [String], _ roots: [String]) throws {
    let folder = try TemporaryFolder([
      "work/F/a.feature": "Feature: f", "other/b.feature": "Feature: f",
    ])
    let files = FileSystem(workingDirectory: "\(folder.path)/work")
    var settings = Settings()
    settings.session.paths = paths
    let found = FeatureSelection.find(paths, in: files)
    let project = Watcher.Project(settings, found, files: files, program: nil)
    #expect(project.roots == roots, "\(paths)")
  }

  @Test func folders() throws {
    try check(["F"], ["F"])
    try check([".", "F"], ["."])
    try check([".", "../other"], [".", "../other"])
    try check([".", ".."], [".", ".."])
    try check(["F", "F/a.feature"], ["F"])
    try check(["F/a.feature", "../other/b.feature"], ["F", "../other"])
  }
}
