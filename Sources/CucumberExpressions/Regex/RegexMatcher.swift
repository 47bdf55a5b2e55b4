/// Runs a program over UTF-8 bytes by backtracking with an explicit stack.
struct RegexMatcher {
  /// A branch to try later, or a change to undo on the way there.
  private struct Frame {
    enum Kind { case choice, save, giveBack, takeMore }

    let kind: Kind
    let index: Int32
    let first: Int
    let second: Int
  }

  /// 128 MB of branches left to try.
  static let maximumFrames = 4_000_000

  let input: Input
  private let isAnchored: Bool
  let stepLimit: Int
  private(set) var steps = 0
  private(set) var isExhausted = false
  /// Start and end of each group, -1 if it took no part; then the marks of iterations.
  var slots: [Int]
  private var stack: [Frame] = []
  /// One bit for each fork and position: it was tried, and did not lead to a match.
  private var failures: [UInt64]
  private var usesMemo: Bool
  /// The ends of matches found so far, if all are requested.
  private var known: [Int]?

  init(program: RegexProgram, input: Input, stepLimit: Int, usesMemo: Bool) {
    self.input = input
    isAnchored = program.isAnchored
    self.stepLimit = stepLimit
    self.usesMemo = usesMemo
    slots = [Int](repeating: -1, count: program.numberOfSlots)
    failures =
      usesMemo
      ? [UInt64](repeating: 0, count: (program.numberOfForks * (input.text.count + 1) + 63) / 64)
      : []
  }

  /// Finds the leftmost match at or after the start.
  mutating func search() -> Bool {
    var start = 0
    while true {
      if let end = run(from: 0, at: start, mustEndAt: nil) {
        slots[0] = start
        slots[1] = end
        return true
      }
      if isExhausted || isAnchored || start >= input.text.count { return false }
      start += UnsafeBufferPointer.width(of: input.text[start])
    }
  }

  /// Adds the ends of all matches that start at `position`, each as often as there are ways to it.
  mutating func addEnds(from position: Int, to ends: inout [Int]) {
    known = []
    _ = run(from: 0, at: position, mustEndAt: nil)
    if let known { ends += known }
    known = nil
  }

  /// Runs until `succeed`; nil if every way failed.
  ///
  /// Leaves the stack as deep as it was, except for frames that restore slots. One long switch, since
  /// every match spends its time in this loop.
  private mutating func run(from entry: Int, at start: Int, mustEndAt end: Int?) -> Int? {
    let base = stack.count
    var pc = entry
    var position = start
    while true {
      steps += 1
      if steps > stepLimit || isExhausted {
        isExhausted = true
        unwind(to: base)
        return nil
      }
      // The position after the instruction, if it matches, and the next instruction.
      var next: Int? = position
      var target = pc + 1
      switch input.instructions[pc] {
      case .literal(let offset, let count):
        let isMatching = input.matches(literalAt: Int(offset), count: Int(count), at: position)
        next = isMatching ? position + Int(count) : nil
      case .set(let index): next = input.advance(position, over: Int(index))
      case .split(let first, let second, let id):
        if usesMemo, hasFailed(id, at: position) {
          next = nil
        } else if case .literal(let offset, let count) = input.instructions[Int(first)],
          !input.matches(literalAt: Int(offset), count: Int(count), at: position)
        {
          // One of many words, as in `shown|listed|presented`: there is nothing to return to.
          target = Int(second)
        } else {
          push(Frame(kind: .choice, index: second, first: position, second: 0))
          target = Int(first)
        }
      case .jump(let index): target = Int(index)
      case .save(let slot):
        push(Frame(kind: .save, index: slot, first: slots[Int(slot)], second: 0))
        slots[Int(slot)] = position
      case .checkProgress(let mark): if slots[Int(mark)] == position { next = nil }
      case .loop: next = enterLoop(pc, at: position)
      case .assertion(let assertion): if !input.holds(assertion, at: position) { next = nil }
      case .look(let end, let negated, let widths):
        if !look(pc + 1, at: position, negated: negated, widths: widths) { next = nil }
        target = Int(end)
      case .atomic(let end):
        next = runBody(pc + 1, at: position, mustEndAt: nil)
        target = Int(end)
      case .backreference(let group, let ignoreCase):
        next = matchBackreference(Int(group), at: position, ignoreCase: ignoreCase)
      case .succeed:
        if known == nil, end == nil || end == position {
          dropChoices(to: base)
          return position
        }
        known?.append(position)
        next = nil
      }
      if let next {
        (pc, position) = (target, next)
      } else if let (index, place) = backtrack(to: base) {
        (pc, position) = (index, place)
      } else {
        return nil
      }
    }
  }

  // MARK: - Going back

  /// Gives up instead of remembering more than `maximumFrames`.
  private mutating func push(_ frame: Frame) {
    stack.append(frame)
    if stack.count > Self.maximumFrames { isExhausted = true }
  }

  private mutating func backtrack(to base: Int) -> (Int, Int)? {
    while stack.count > base, let frame = stack.popLast() {
      switch frame.kind {
      case .choice: return (Int(frame.index), frame.first)
      case .save: slots[Int(frame.index)] = frame.first
      case .giveBack:
        if let position = giveBack(frame) { return (Int(frame.index) + 1, position) }
      case .takeMore:
        if let position = takeMore(frame) { return (Int(frame.index) + 1, position) }
      }
    }
    return nil
  }

  private mutating func unwind(to base: Int) {
    while stack.count > base, let frame = stack.popLast() {
      if frame.kind == .save { slots[Int(frame.index)] = frame.first }
    }
  }

  /// Keeps the choices made so far; positions kept on the way can still be undone.
  private mutating func dropChoices(to base: Int) {
    var kept = base
    for index in base..<stack.count where stack[index].kind == .save {
      stack[kept] = stack[index]
      kept += 1
    }
    stack.removeLast(stack.count - kept)
  }

  /// Whether the fork was already tried here; from now on it counts as tried.
  private mutating func hasFailed(_ fork: Int32, at position: Int) -> Bool {
    guard usesMemo else { return false }
    let bit = Int(fork) * (input.text.count + 1) + position
    let mask = UInt64(1) << UInt64(bit & 63)
    if failures[bit >> 6] & mask != 0 { return true }
    failures[bit >> 6] |= mask
    return false
  }

  // MARK: - Bodies

  /// Inside a body a success is not yet a match, so nothing is remembered.
  private mutating func runBody(_ entry: Int, at start: Int, mustEndAt end: Int?) -> Int? {
    let (memo, ends) = (usesMemo, known)
    (usesMemo, known) = (false, nil)
    defer { (usesMemo, known) = (memo, ends) }
    return run(from: entry, at: start, mustEndAt: end)
  }

  private mutating func look(
    _ entry: Int, at position: Int, negated: Bool, widths: ClosedRange<Int32>?
  ) -> Bool {
    let base = stack.count
    var found = false
    if let widths {
      var start = position
      for width in 0...Int(widths.upperBound) {
        if width >= Int(widths.lowerBound), runBody(entry, at: start, mustEndAt: position) != nil {
          found = true
          break
        }
        if start == 0 || isExhausted { break }
        start -= 1
        while start > 0, input.text[start] & 0xC0 == 0x80 { start -= 1 }
      }
    } else {
      found = runBody(entry, at: position, mustEndAt: nil) != nil
    }
    if negated { unwind(to: base) }
    return found != negated && !isExhausted
  }

  // MARK: - Repetitions of one character

  /// Takes as many characters as the mode tries first, and leaves a frame for the rest.
  private mutating func enterLoop(_ pc: Int, at start: Int) -> Int? {
    guard case .loop(let set, let minimum, let maximum, let mode, let id) = input.instructions[pc]
    else { return nil }
    var position = start
    var taken = 0
    while taken < minimum {
      guard let next = input.advance(position, over: Int(set)) else { return nil }
      position = next
      taken += 1
    }
    let low = position
    if mode == .lazy {
      let more = Int(maximum) - taken
      if more > 0 { push(Frame(kind: .takeMore, index: Int32(pc), first: position, second: more)) }
      return hasFailed(id, at: position) ? nil : position
    }
    while taken < maximum, let next = input.advance(position, over: Int(set)) {
      position = next
      taken += 1
    }
    steps += (position - start) >> 4
    if mode == .possessive { return position }
    if position > low {
      push(Frame(kind: .giveBack, index: Int32(pc), first: low, second: position))
    }
    return hasFailed(id, at: position) ? nil : position
  }

  private mutating func giveBack(_ frame: Frame) -> Int? {
    guard case .loop(_, _, _, _, let id) = input.instructions[Int(frame.index)] else { return nil }
    var position = frame.second
    while position > frame.first {
      position -= 1
      while position > frame.first, input.text[position] & 0xC0 == 0x80 { position -= 1 }
      if hasFailed(id, at: position) {
        steps += 1
        continue
      }
      if position > frame.first {
        push(Frame(kind: .giveBack, index: frame.index, first: frame.first, second: position))
      }
      return position
    }
    return nil
  }

  private mutating func takeMore(_ frame: Frame) -> Int? {
    guard case .loop(let set, _, _, _, let id) = input.instructions[Int(frame.index)] else {
      return nil
    }
    var position = frame.first
    var more = frame.second
    while more > 0, let next = input.advance(position, over: Int(set)) {
      position = next
      more -= 1
      if hasFailed(id, at: position) {
        steps += 1
        continue
      }
      if more > 0 {
        push(Frame(kind: .takeMore, index: frame.index, first: position, second: more))
      }
      return position
    }
    return nil
  }
}
