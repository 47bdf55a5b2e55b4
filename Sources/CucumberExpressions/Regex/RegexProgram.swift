/// A compiled regular expression: instructions for the matcher.
struct RegexProgram: Sendable {
  enum Instruction: Sendable {
    /// Bytes of `literals`.
    case literal(start: Int32, count: Int32)
    case set(Int32)
    /// Tries `first`, then `second`; `id` numbers the places where a match can fork.
    case split(first: Int32, second: Int32, id: Int32)
    case jump(Int32)
    /// Keeps the position in a slot: the start or end of a group, or a mark.
    case save(Int32)
    /// A repetition of single characters.
    case loop(set: Int32, minimum: Int32, maximum: Int32, mode: RegexNode.RepetitionMode, id: Int32)
    case assertion(RegexNode.Assertion)
    /// The body follows and ends with `succeed`; `next` is the instruction after it. `widths` is how
    /// far back a lookbehind may start.
    case look(next: Int32, negated: Bool, widths: ClosedRange<Int32>?)
    case atomic(next: Int32)
    case backreference(Int32, ignoreCase: Bool)
    /// An iteration that takes nothing since its mark ends its repetition.
    case checkProgress(Int32)
    case succeed
  }

  var instructions: [Instruction] = []
  var literals: [UInt8] = []
  var sets: [ScalarSet] = []
  /// The ASCII characters of each of `sets`.
  var asciiSets: [ASCIISet] = []
  /// Two for each group, then one for the mark of each iteration that may be empty.
  var numberOfSlots = 0
  /// The number of forks, and whether the result of one depends only on the position.
  ///
  /// Inside an iteration that may be empty, it also depends on where the iteration began (a mark). A match is
  /// still found, but its groups may differ from those found without memory.
  var numberOfForks = 0
  var isMemoizable = true
  /// Matches only at the start of the text.
  var isAnchored = false
}

extension RegexProgram {
  /// Calls `body` with the input of a matcher, which is valid until it returns.
  func withInput<Result>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (RegexMatcher.Input) -> Result
  ) -> Result {
    instructions.withUnsafeBufferPointer { instructions in
      literals.withUnsafeBufferPointer { literals in
        sets.withUnsafeBufferPointer { sets in
          asciiSets.withUnsafeBufferPointer { asciiSets in
            body(
              RegexMatcher.Input(
                instructions: instructions, literals: literals, sets: sets, asciiSets: asciiSets,
                text: text))
          }
        }
      }
    }
  }
}
