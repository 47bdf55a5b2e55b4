import Mastermind
import TestDoubles
import Testing

@testable import MastermindSteps

@Suite struct CombinationGeneratorTests {
  /// Generates many and checks each.
  private func check(
    _ make: (inout CombinationGenerator) -> String, _ location: SourceLocation = #_sourceLocation,
    is expected: (String) -> Bool
  ) {
    var generator = CombinationGenerator(random: SeededRandom(seed: 1))
    let made = (0..<500).map { _ in make(&generator) }
    #expect(made.filter { !expected($0) } == [], sourceLocation: location)
    #expect(Set(made).count > 250, sourceLocation: location)
  }

  @Test("MAS-R18, R19, D-16: combinations are of the kind asked for")
  func kinds() {
    check({ $0.oneSymbol() }, is: { (1...9).contains($0.count) && Set($0).count == 1 })
    check({ $0.oneOrTwoSymbols() }) { (1...18).contains($0.count) && Set($0).count <= 2 }
    check({ $0.leadingSpace() }) { $0.first == " " && Set($0).count == 2 }
    check({ $0.moreThanTwoSymbols() }) { Set($0).count > 2 }
  }

  @Test("the same seed gives the same combinations")
  func repeatable() {
    var (one, two) = (
      CombinationGenerator(random: SeededRandom(seed: 5)),
      CombinationGenerator(random: SeededRandom(seed: 5))
    )
    for _ in 0..<20 {
      #expect(one.oneOrTwoSymbols() == two.oneOrTwoSymbols())
      #expect(one.frame() == two.frame())
    }
  }

  @Test("frames are from 1 to 299 points")
  func frames() {
    var generator = CombinationGenerator(random: SeededRandom(seed: 3))
    let frames = (0..<5_000).map { _ in generator.frame() }
    #expect(Set(frames.map(\.width)) == Set((1...299).map(Float.init)))
    #expect(Set(frames.map(\.height)) == Set((1...299).map(Float.init)))
  }
}
