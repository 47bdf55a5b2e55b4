import QuizGame
import StepKit
import TestDoubles

/// A later sentence may say more of what an earlier one has brought about: which question it is that
/// was loaded, or that an answer only counted so far is not this one. As long as the story has not
/// looked at the difference, what has been brought about is brought about again so that both hold.
extension QuizWorld {
  /// Inserts answers that the story names.
  mutating func insertNamed(_ texts: [String], asState: Bool = false) async throws {
    try await spare(texts)
    if asState, !isOutcome, network.requests.isEmpty { try await startRound() }
    for text in texts { insert(text) }
  }

  /// Makes these texts answers that the customer has yet to find, where the story leaves it open.
  mutating func spare(_ texts: [String]) async throws {
    guard !isOutcome else { return }
    let names = Set(texts.map { $0.lowercased() })
    if isQuestionOpen, !names.isDisjoint(with: RemoteQuestion.ofTheDocument.answers),
      names.isDisjoint(with: RemoteQuestion.lightColors.answers)
    {
      try await mean(.ofTheDocument, sparing: names)
    }
    guard isPlaying, let told = round else { return }
    let taken = told.picked.filter { names.contains($0.lowercased()) }
    let others = try openAnswers().filter { !names.contains($0.lowercased()) }
    guard !taken.isEmpty, others.count >= taken.count else { return }
    let elapsed = scheduler.now - told.start
    session.reset()
    round = nil
    try await play(told, for: elapsed, sparing: names)
  }

  /// The story says how many answers the question has.
  mutating func have(total: Int, file: StaticString = #filePath, line: Int = #line) async throws {
    let known = (try? found.count + openAnswers().count) ?? remote.answers.count
    if known != total, !isOutcome, isQuestionOpen {
      return try await mean(try remote.having(total))
    }
    try expect(known, equals: total, "the number of correct answers", file: file, line: line)
  }

  /// The story says which answers the question has.
  mutating func have(
    answers: [String], file: StaticString = #filePath, line: Int = #line
  ) async throws {
    if isOutcome || view.canPlay && !isQuestionOpen {
      let delivered = try delivered(file: file, line: line).answers
      return try expect(
        delivered, equals: answers, "the correct answers", file: file, line: line)
    }
    try await mean(RemoteQuestion(question: remote.question, answers: answers))
  }

  /// A story that loads whatever there is and then names the document's question meant that one.
  mutating func meanDocument(ifNamed question: String) async throws {
    guard question == RemoteQuestion.ofTheDocument.question, isQuestionOpen,
      (try? remoteQuestion()) != nil
    else { return }
    try await mean(.ofTheDocument)
  }

  /// A story that plays whatever there is and then says that there are as many answers as the
  /// document's question has meant that one.
  mutating func meanDocument(ifTotal total: Int) async throws {
    guard isOutcome, total == RemoteQuestion.ofTheDocument.answers.count, isQuestionOpen,
      (try? remoteQuestion()) != nil
    else { return }
    try await mean(.ofTheDocument)
  }

  /// The story counts this many answers more than those found.
  mutating func haveOpen(_ count: Int) async throws {
    let known = (try? openAnswers().count) ?? remote.answers.count
    // To find all there are would finish the game, of which such a story knows nothing.
    if count > known || count == known && known > 1, count > 1, !isOutcome, isQuestionOpen {
      try await mean(.ofTheDocument)
    }
  }

  /// The total that the screen shows; a story that has found all answers there are, and says that they
  /// are as many as the document's question has, meant that one.
  mutating func total(
    ifHits hits: Int, file: StaticString = #filePath, line: Int = #line
  ) async throws -> Int {
    if (try? openAnswers().isEmpty) == true { try await meanDocument(ifTotal: hits) }
    return try shownHits(file: file, line: line).total
  }

  /// Whether the story has named neither the question nor one of its answers.
  private var isQuestionOpen: Bool {
    !isQuestionNamed
      && [round, lastRound].compactMap(\.self).allSatisfy { round in
        found(in: round).allSatisfy(round.picked.contains)
      }
  }

  /// The question was this one from the beginning.
  private mutating func mean(_ question: RemoteQuestion, sparing names: Set<String> = [])
    async throws
  {
    let isLoaded = (try? remoteQuestion()) != nil
    try have(question)
    guard isLoaded else { return }
    let (told, end) = round.map { ($0, nil) } ?? (lastRound, roundEnd)
    let elapsed = scheduler.now - (told?.start ?? .zero)
    // It is told again by one load, in place of the first.
    forgottenRequests += min(1, network.requests.count - forgottenRequests)
    closeApp()
    try await loadQuestion()
    guard let told else { return }
    try await play(told, for: elapsed, sparing: names)
    // A round before the one to come ends as it did.
    switch end {
    case .reset: session.reset()
    case .button: session.pressStatusButton()
    case .message: session.chooseMessageAction()
    case nil: return
    }
    round = nil
    roundEnd = end
  }

  private mutating func play(
    _ told: Round, for elapsed: Duration, sparing names: Set<String>
  ) async throws {
    guesses.removeLast(min(guesses.count, told.guesses.count))
    try await startGame()
    // A story that has found all answers there are has done so with the last one.
    let isWon = found(in: told).count == told.question.answers.count
    for guess in told.guesses.dropLast(isWon ? 1 : 0) {
      if told.picked.contains(guess) { try insertNextAnswer(sparing: names) } else { insert(guess) }
    }
    guard isWon else { return try await pass(elapsed) }
    let time = min(told.lastGuess - told.start, elapsed)
    try await pass(time)
    try await insertAllAnswers()
    try await pass(elapsed - time)
  }
}
