import SpecTestSupport
import Testing

/// How much of the code in the documentation is checked.
@Suite struct BlockCountTests {
  @Test("every block of code is checked, except data, output and commands that say why not")
  func counts() {
    let pages = Page.all.filter { !$0.isGenerated }
    let fences = pages.flatMap(\.fences)
    func count(_ languages: String..., where isCounted: (Page.Fence) -> Bool = { _ in true }) -> Int
    {
      fences.count { languages.contains($0.language) && isCounted($0) }
    }
    let commands = fences.filter { ["sh", "console"].contains($0.language) }
    let isRun: (Page.Fence) -> Bool = { $0.mark?.key != "not run" }
    let lines = commands.filter(isRun).reduce(0) { sum, fence in
      sum + (fence.language == "sh" ? fence.lines.count : fence.lines.count { $0.hasPrefix("$ ") })
    }
    let (swift, gherkin) = (count("swift"), count("gherkin"))
    let run = commands.count(where: isRun)
    let stages = TutorialCode.all.count
    print(
      """
      \(swift + gherkin + run + stages) code blocks checked: \(swift) Swift, \(gherkin) Gherkin, \
      \(run) with \(lines) commands, \(stages) of tutorials. Not checked: \
      \(count("yaml", "json", "csv", "markdown", "text")) of data and output, \
      \(commands.count - run) with commands that are not run, on \(pages.count) pages.
      """)
    #expect(swift > 100 && gherkin > 10 && run > 40 && stages > 5)
  }
}
