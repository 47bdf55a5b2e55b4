#if canImport(XCTest)
  public import SpecTesting
  import StepKit
  import Testing
  public import XCTest

  /// A test case of XCTest that runs scenarios, in which `XCTAssert…` fails the step that it is in.
  ///
  ///     final class StoriesTests: SpecsTestCase {
  ///       func testStories() async { await run(Specs("Features", steps: parkingSteps)) }
  ///     }
  ///
  /// Elsewhere, in tests of Swift Testing and in the command, failed assertions of XCTest go unnoticed.
  open class SpecsTestCase: XCTestCase {
    /// Runs scenarios one after another, in one run.
    ///
    /// A step that does not pass is a failure of this test, at the step's line in the feature.
    /// Steps that are only skipped or known to fail are in reports alone.
    ///
    /// - Parameters:
    ///   - specs: The scenarios to run.
    ///   - reports: Reports of the run, such as `html:report.html`; those that `SPECRUN_FORMAT` names are
    ///     added.
    public func run(_ specs: Specs, reports: [String] = []) async {
      await specs.runInOrder(reports: reports, observer: .assertions) { issues in
        for case .problem(let text, isError: true, let location) in issues {
          report(text, file: location?.filePath ?? "", line: location?.line ?? 0)
        }
      }
    }

    #if canImport(ObjectiveC)
      /// Records an issue, unless it is the failure of a step that runs.
      open override func record(_ issue: XCTIssue) {
        let place = issue.sourceCodeContext.location
        let isTaken = FailedAssertions.take(
          issue.compactDescription, file: place?.fileURL.path ?? "", line: place?.lineNumber ?? 0)
        if !isTaken { super.record(issue) }
      }

      private func report(_ text: String, file: String, line: Int) {
        let place = XCTSourceCodeLocation(filePath: file, lineNumber: line)
        super.record(
          XCTIssue(
            type: .assertionFailure, compactDescription: text, detailedDescription: nil,
            sourceCodeContext: XCTSourceCodeContext(location: place), associatedError: nil,
            attachments: []))
      }
    #else
      /// Records a failure, unless it is that of a step that runs.
      open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        if !FailedAssertions.take(description, file: filePath, line: lineNumber) {
          super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
      }

      private func report(_ text: String, file: String, line: Int) {
        super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: true)
      }
    #endif
  }
#endif
