/// Compiles a tree into instructions.
struct RegexCompiler {
  static let maximumInstructions = 20_000

  let pattern: String
  private(set) var program = RegexProgram()
  /// Counts visits as well, since an empty repetition emits nothing.
  private var work = 0
  private var indexOfSet: [ScalarSet: Int32] = [:]

  init(pattern: String) { self.pattern = pattern }

  mutating func compile(
    _ node: RegexNode, captures: Int
  ) throws(CucumberExpressionError) -> RegexProgram {
    program.numberOfSlots = 2 * captures
    program.isAnchored = Self.isAnchored(node)
    try emit(node)
    program.instructions.append(.succeed)
    return program
  }

  private static func isAnchored(_ node: RegexNode) -> Bool {
    switch node {
    case .assertion(.textStart): true
    case .sequence(let nodes): nodes.first.map(isAnchored) ?? false
    case .alternation(let nodes): nodes.allSatisfy(isAnchored)
    case .capture(_, let node), .atomic(let node): isAnchored(node)
    default: false
    }
  }

  private mutating func append(
    _ instruction: RegexProgram.Instruction
  ) throws(CucumberExpressionError) {
    try spend()
    program.instructions.append(instruction)
  }

  private mutating func spend() throws(CucumberExpressionError) {
    work += 1
    if work > 4 * Self.maximumInstructions || program.instructions.count >= Self.maximumInstructions
    {
      throw .regularExpression(.tooLarge(limit: Self.maximumInstructions), at: 0, in: pattern)
    }
  }

  private var here: Int32 { Int32(program.instructions.count) }

  private mutating func reserve() throws(CucumberExpressionError) -> Int {
    try append(.succeed)
    return program.instructions.count - 1
  }

  private mutating func newFork() -> Int32 {
    program.numberOfForks += 1
    return Int32(program.numberOfForks - 1)
  }

  private mutating func emit(_ node: RegexNode) throws(CucumberExpressionError) {
    try spend()
    switch node {
    case .empty: break
    case .literal: try emitSequence([node])
    case .set(let set): try append(.set(add(set)))
    case .sequence(let nodes): try emitSequence(nodes)
    case .alternation(let nodes): try emitAlternation(nodes)
    case .capture(let index, let node):
      try append(.save(Int32(2 * index)))
      try emit(node)
      try append(.save(Int32(2 * index + 1)))
    case .repetition(let node, let minimum, let maximum, let mode):
      try emitRepetition(node, minimum, maximum, mode)
    case .look(let node, let behind, let negated):
      let width = node.widths
      let widths = behind ? Int32(width.lowerBound)...Int32(width.upperBound) : nil
      let index = try reserve()
      try emit(node)
      try append(.succeed)
      program.instructions[index] = .look(next: here, negated: negated, widths: widths)
    case .atomic(let node): try emitAtomic(node)
    case .backreference(let group, let ignoreCase):
      program.isMemoizable = false
      try append(.backreference(Int32(group), ignoreCase: ignoreCase))
    case .assertion(let assertion): try append(.assertion(assertion))
    }
  }

  /// The copies of a repeated body share its sets.
  private mutating func add(_ set: ScalarSet) -> Int32 {
    if let known = indexOfSet[set] { return known }
    let index = Int32(program.sets.count)
    program.sets.append(set)
    program.asciiSets.append(set.ascii)
    indexOfSet[set] = index
    return index
  }

  private mutating func emitSequence(_ nodes: [RegexNode]) throws(CucumberExpressionError) {
    var bytes: [UInt8] = []
    for node in nodes {
      if case .literal(let scalar) = node {
        bytes += String(scalar).utf8
      } else {
        try emitLiteral(&bytes)
        try emit(node)
      }
    }
    try emitLiteral(&bytes)
  }

  /// Emits the bytes of neighboring literals, if any.
  private mutating func emitLiteral(_ bytes: inout [UInt8]) throws(CucumberExpressionError) {
    if bytes.isEmpty { return }
    let start = Int32(program.literals.count)
    program.literals += bytes
    try append(.literal(start: start, count: Int32(bytes.count)))
    bytes = []
  }

  private mutating func emitAlternation(_ nodes: [RegexNode]) throws(CucumberExpressionError) {
    var exits: [Int] = []
    for node in nodes.dropLast() {
      let fork = try reserve()
      try emit(node)
      exits.append(try reserve())
      program.instructions[fork] = .split(first: Int32(fork + 1), second: here, id: newFork())
    }
    if let last = nodes.last { try emit(last) }
    for exit in exits { program.instructions[exit] = .jump(here) }
  }

  private mutating func emitAtomic(_ node: RegexNode) throws(CucumberExpressionError) {
    let index = try reserve()
    try emit(node)
    try append(.succeed)
    program.instructions[index] = .atomic(next: here)
  }

  private mutating func emitRepetition(
    _ node: RegexNode, _ minimum: Int, _ maximum: Int?, _ mode: RegexNode.RepetitionMode
  ) throws(CucumberExpressionError) {
    if let set = Self.singleCharacter(node) {
      try append(
        .loop(
          set: add(set), minimum: Int32(minimum), maximum: maximum.map { Int32($0) } ?? .max,
          mode: mode, id: newFork()))
      return
    }
    if mode == .possessive {
      try emitAtomic(.repetition(node, minimum: minimum, maximum: maximum, .greedy))
      return
    }
    for _ in 0..<minimum { try emit(node) }
    let isGreedy = mode == .greedy
    if let maximum {
      var forks: [Int] = []
      for _ in minimum..<max(minimum, maximum) {
        forks.append(try reserve())
        try emitIteration(node)
      }
      for fork in forks { setFork(fork, exit: here, isGreedy) }
    } else {
      let fork = try reserve()
      try emitIteration(node)
      try append(.jump(Int32(fork)))
      setFork(fork, exit: here, isGreedy)
    }
  }

  /// The body follows its fork.
  private mutating func setFork(_ fork: Int, exit: Int32, _ isGreedy: Bool) {
    let body = Int32(fork + 1)
    program.instructions[fork] = .split(
      first: isGreedy ? body : exit, second: isGreedy ? exit : body, id: newFork())
  }

  private mutating func emitIteration(_ node: RegexNode) throws(CucumberExpressionError) {
    guard node.canBeEmpty else { return try emit(node) }
    let mark = Int32(program.numberOfSlots)
    program.numberOfSlots += 1
    try append(.save(mark))
    try emit(node)
    try append(.checkProgress(mark))
  }

  private static func singleCharacter(_ node: RegexNode) -> ScalarSet? {
    switch node {
    case .literal(let scalar): ScalarSet(scalar)
    case .set(let set): set
    default: nil
    }
  }
}
