import CucumberExpressions
import Testing

@testable import SpecEngine

struct StepIndexTests {
  /// Pieces that expressions are made of, with texts that fit them, nearly fit them, or do not.
  private static let parts: [(expression: String, texts: [String])] = [
    ("I have ", ["I have ", "I have", "I  have "]),
    ("{int}", ["5", "-12", "-", "1.5", "5x", "٣", ""]),
    ("{float}", ["1.5", "-3", ".5", "1E5", "+2", "1.", ""]),
    ("{word}", ["cat", "a\u{A0}b", "é", "", "x-1"]),
    ("{string}", [#""x""#, "'y z'", #""a\"b""#, #""open"#, #""""#, #""é\é""#]),
    ("{byte}", ["1", "300", "-5"]),
    ("{bigdecimal}", ["3.14", "7"]),
    ("{}", ["anything at all", "", "5"]),
    (" ", [" ", "  ", ""]),
    ("cuke(s)", ["cuke", "cukes", "cuke(s)"]),
    ("(very )good", ["good", "very good", "very"]),
    ("belly/stomach", ["belly", "stomach", "belly/stomach"]),
    ("é/e\u{301}", ["é", "e\u{301}"]),
    (" in my ", [" in my ", " in  my "]),
    ("\\{x}", ["{x}", "x"]),
    ("E", ["E", "e"]),
    ("5", ["5", "6"]),
    ("-", ["-", ""]),
    ("cat/dog(s)/{int}", ["cat", "dogs", "7"]),
    ("( for {int} s)", ["", " for 5 s", " for -1 s", " for  s", " for 5"]),
    ("({int})", ["", "5", "-12", "x"]),
    ("(x{word})", ["", "xcat", "x", "xa b"]),
    ("({string} {float})", ["", #""a" 1.5"#, "'b' .5", #""a""#]),
    ("(a{}b)", ["", "ab", "a b", "a"]),
    ("cat/dog(-{int})", ["cat", "dog", "dog-5", "cat-5"]),
  ]

  @Test func neverLosesADefinition() throws {
    var random = SplitMix64(seed: 7)
    var (matches, refused, texts) = (0, 0, 0)
    for _ in 0..<30 {
      var expressions: [StepExpression] = []
      var index = StepIndex()
      var recipes: [[Int]] = []
      while expressions.count < 20 {
        let recipe = (0..<Int.random(in: 1...5, using: &random)).map { _ in
          Int.random(in: 0..<Self.parts.count, using: &random)
        }
        let source = recipe.map { Self.parts[$0].expression }.joined()
        guard let expression = try? CucumberExpression(source, optionalParameters: true)
        else {
          refused += 1
          continue
        }
        index.insert(
          expressions.count, variants: StepIndex.variants(of: .cucumber(expression)))
        expressions.append(.cucumber(expression))
        recipes.append(recipe)
      }
      for recipe in recipes {
        for _ in 0..<6 {
          let text = recipe.compactMap { Self.parts[$0].texts.randomElement(using: &random) }
            .joined()
          texts += 1
          let candidates = index.candidates(for: text)
          #expect(candidates == candidates.sorted())
          #expect(Set(candidates).count == candidates.count)
          for (position, expression) in expressions.enumerated()
          where try expression.match(text) != nil {
            matches += 1
            #expect(
              candidates.contains(position),
              "\"\(expression.source)\" matches \"\(text)\" but is no candidate")
          }
        }
      }
    }
    print("Step index: \(texts) texts, \(matches) matches, \(refused) expressions refused")
    #expect(matches > 1500)
  }

  @Test(arguments: [
    ("^I have (\\d+)$", "I have 5", true),
    ("^I have (\\d+)$", "You have 5", false),
    ("have", "I have 5", true),
    ("(?:a|b)c", "bc", true),
    ("^(?:a|b)c", "xbc", true),
    ("^a?b", "b", true),
    ("^a|b", "xb", true),
    ("^ab*", "a", true),
    ("^ab{0,2}c", "ac", true),
    ("(?i)^abc", "ABC", true),
  ])
  func regularExpressions(source: String, text: String, isCandidate: Bool) throws {
    let expression: RegularExpression
    do { expression = try RegularExpression(source) } catch { return }
    var index = StepIndex()
    index.insert(0, variants: StepIndex.variants(of: .regular(expression)))
    let candidates = index.candidates(for: text)
    if try expression.match(text) != nil { #expect(candidates == [0]) }
    if !isCandidate { #expect(candidates.isEmpty) }
  }

  @Test func leavesMostDefinitionsOut() throws {
    var index = StepIndex()
    var texts: [String] = []
    for number in 0..<5000 {
      let verb = ["opens", "closes", "buys", "sells", "paints"][number % 5]
      let source = "the {word} \(verb) {int} thing(s) of kind \(number) in the shop/market"
      let expression = try CucumberExpression(source)
      index.insert(number, variants: StepIndex.variants(of: .cucumber(expression)))
      texts.append("the customer \(verb) 12 things of kind \(number) in the market")
    }
    var most = 0
    for (number, text) in texts.enumerated() {
      let candidates = index.candidates(for: text)
      #expect(candidates.contains(number))
      most = max(most, candidates.count)
    }
    #expect(most <= 2)
    #expect(index.candidates(for: "nothing like it").isEmpty)
  }

  @Test func tooManyVariants() throws {
    let source = (0..<12).map { "a\($0)(x) " }.joined()
    let expression = try CucumberExpression(source)
    let variants = StepIndex.variants(of: .cucumber(expression))
    #expect(variants.count <= 32)
    var index = StepIndex()
    index.insert(3, variants: variants)
    #expect(index.candidates(for: source.filter { !"()".contains($0) }) == [3])
  }

  @Test func theEmptyExpression() throws {
    var index = StepIndex()
    index.insert(0, variants: StepIndex.variants(of: .cucumber(try CucumberExpression(""))))
    #expect(index.candidates(for: "") == [0])
    #expect(index.candidates(for: "a").isEmpty)
  }
}
