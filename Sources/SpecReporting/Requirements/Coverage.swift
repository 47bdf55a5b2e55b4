import Messages

/// The coverage of requirements by scenarios that ran.
///
/// A story document that the requirements do not name is requirements itself: its stories are
/// groups, its scenarios items.
struct Coverage: Sendable {
  /// The outcome of the scenarios that show an item.
  enum State: Comparable, Sendable {
    case covered
    case pending
    case noScenario
    case failing
  }

  /// The scenarios that show an item, by outcome.
  struct Count: Sendable, Equatable {
    var passed = 0
    var pending = 0
    var failed = 0

    var total: Int { passed + pending + failed }

    /// A scenario that was skipped has shown nothing, like one that waits to be written.
    mutating func add(_ status: TestStepResult.Status) {
      switch status {
      case .passed: passed += 1
      case .pending, .skipped: pending += 1
      case .failed, .undefined, .ambiguous, .unknown: failed += 1
      }
    }
  }

  /// The file of the requirements, if there is one.
  let name: String?
  /// The documents of the requirements, then those that no requirements name; items are numbered.
  private(set) var documents: [Requirements.Document] = []
  /// The number of documents that the requirements name.
  private let givenCount: Int
  private var givenItemCount = 0
  private var counts: [Count] = []
  private var byTag: [String: [Int]] = [:]
  private var byPlace: [(file: DocumentPath, items: [(lines: ClosedRange<Int>, number: Int)])] = []
  private var byTitle: [String: [(number: Int, group: String)]] = [:]
  /// The names of features and rules, for items that are found by title.
  private var containers: Set<String> = []
  private var scenarioCount = 0
  /// Whether there is more than the stories of documents, which are counted as scenarios anyway.
  private(set) var asksForMoreThanStories: Bool

  init(_ requirements: Requirements?) {
    name = requirements?.name
    givenCount = requirements?.documents.count ?? 0
    asksForMoreThanStories = givenCount > 0
    for document in requirements?.documents ?? [] { add(document) }
    givenItemCount = counts.count
  }

  /// Adds what a document asks for, or more of it.
  private mutating func add(_ document: Requirements.Document) {
    var document = document
    var places: [(lines: ClosedRange<Int>, number: Int)] = []
    for index in document.groups.indices { addItems(of: &document.groups[index], &places) }
    var index = documents.count
    let own = documents.indices.dropFirst(givenCount)
    if let file = document.file, let known = own.first(where: { documents[$0].file == file }) {
      index = known
      documents[index].groups += document.groups
    } else {
      documents.append(document)
    }
    if index >= givenCount { documents[index].groups.sort { $0.line < $1.line } }
    if let file = document.file { byPlace.append((DocumentPath(file), places)) }
  }

  private mutating func addItems(
    of group: inout Requirements.Group,
    _ places: inout [(lines: ClosedRange<Int>, number: Int)]
  ) {
    for index in group.items.indices {
      let (item, number) = (group.items[index], counts.count)
      group.items[index].number = number
      counts.append(Count())
      for tag in Set(item.tags) { byTag[tag, default: []].append(number) }
      if let lines = item.lines { places.append((lines, number)) }
      if item.tags.isEmpty {
        byTitle[item.title.asTitle, default: []].append((number, group.title.asTitle))
      }
    }
    for index in group.groups.indices { addItems(of: &group.groups[index], &places) }
  }
}

extension Requirements.Group {
  /// The first line of a document that it is about.
  fileprivate var line: Int {
    (items.compactMap(\.lines?.lowerBound) + groups.map(\.line)).min() ?? 0
  }
}

// MARK: - What ran

extension Coverage {
  /// Takes a message before what follows from it.
  mutating func note(_ envelope: Envelope) {
    switch envelope {
    case .gherkinDocument(let document):
      noteContainers(of: document)
      if let own = Requirements.Document(storiesOf: document) { addUnlessNamed(own) }
    case .attachment(let attachment):
      guard let mark = DocumentItemsMark(attachment) else { return }
      asksForMoreThanStories = true
      for document in mark.documents { addUnlessNamed(document) }
    default: break
    }
  }

  private mutating func addUnlessNamed(_ document: Requirements.Document) {
    guard let file = document.file else { return }
    let path = DocumentPath(file)
    let isNamed = documents.prefix(givenCount).contains { given in
      given.file.map { DocumentPath($0).matches(path) } ?? false
    }
    guard !isNamed else { return }
    add(document)
    // The messages of a document come in two parts, and not all have both.
    documents[givenCount...].sort { ($0.file ?? "") < ($1.file ?? "") }
  }

  private mutating func noteContainers(of document: GherkinDocument) {
    guard let feature = document.feature else { return }
    containers.insert(feature.name.asTitle)
    containers.formUnion(feature.nodes.compactMap(\.node.rule?.name.asTitle))
  }

  /// Takes the outcome of a scenario, if there are requirements.
  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    if documents.isEmpty { return }
    add(query.pickle(of: scenario.attempt), scenario.status, query.lineage(of: scenario.attempt))
  }

  /// Takes the outcome of a scenario, and returns the numbers of the items that it shows, each once.
  @discardableResult
  mutating func add(
    _ pickle: Pickle, _ status: TestStepResult.Status, _ lineage: Lineage
  ) -> [Int] {
    scenarioCount += 1
    if counts.isEmpty { return [] }
    var numbers: [Int] = []
    for tag in Set(pickle.tags.map(\.name)) { numbers += byTag[tag] ?? [] }
    let path = DocumentPath(pickle.uri)
    for place in byPlace where place.file.matches(path) {
      let lines = lineage.lines
      numbers += place.items.filter { item in lines.contains { $0.overlaps(item.lines) } }
        .map(\.number)
    }
    if !byTitle.isEmpty { numbers += numbersByTitle(pickle, lineage) }
    let shown = Set(numbers).sorted()
    for number in shown { counts[number].add(status) }
    return shown
  }

  /// An item of a group that is named as a feature or rule is shown only by scenarios in there.
  private func numbersByTitle(_ pickle: Pickle, _ lineage: Lineage) -> [Int] {
    let around = [lineage.feature?.name, lineage.rule?.name].compactMap { $0?.asTitle }
    let titles = [pickle.name.asTitle, lineage.scenario?.name.asTitle].compactMap { $0 } + around
    return Set(titles).flatMap { byTitle[$0] ?? [] }
      .filter { around.contains($0.group) || !containers.contains($0.group) }.map(\.number)
  }
}

extension Lineage {
  /// The lines of a scenario or an example of an outline: from its title to its last step, and its own row.
  fileprivate var lines: [ClosedRange<Int>] {
    guard let scenario else { return line.map { [$0...$0] } ?? [] }
    let first = min(scenario.location.line, scenario.tags.map(\.location.line).min() ?? .max)
    let last = scenario.steps.map(\.location.line).max() ?? first
    let body = first...max(first, last)
    guard let example else { return [body] }
    let table = example.examples.location.line
    let header = max(table, example.examples.tableHeader?.location.line ?? table)
    let row = example.node.location.line
    return [body, table...header, row...row]
  }
}

extension String {
  /// A title as titles are compared: without blanks around it and the punctuation that ends it.
  fileprivate var asTitle: String {
    var text = drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace || ".;:".contains(last) { text.removeLast() }
    return String(text)
  }
}

// MARK: - What came of it

extension Coverage {
  /// The documents to show: all, except requirements that no scenario of the run concerns.
  var shownDocuments: [Requirements.Document] {
    isLeftOut ? Array(documents.dropFirst(givenCount)) : documents
  }

  /// Whether there are requirements, and scenarios ran, but none of them shows any item.
  var isLeftOut: Bool {
    givenCount > 0 && scenarioCount > 0
      && counts.prefix(givenItemCount).allSatisfy { $0.total == 0 }
  }

  func count(of item: Requirements.Item) -> Count { counts[item.number] }

  func state(of item: Requirements.Item) -> State {
    let count = count(of: item)
    if count.failed > 0 { return .failing }
    if count.pending > 0 { return .pending }
    return count.passed > 0 ? .covered : .noScenario
  }

  /// The worst of all that is in it.
  func state(of group: Requirements.Group) -> State {
    (group.items.map(state) + group.groups.map(state)).max() ?? .noScenario
  }

  /// Whether any scenario concerns its items.
  func isTouched(_ group: Requirements.Group) -> Bool {
    group.all.flatMap(\.items).contains { count(of: $0).total > 0 }
  }

  /// A number of things of one kind.
  struct Total: Sendable {
    var kind: String
    var covered = 0
    var all = 0
    /// The worst of them.
    var state = State.covered
  }

  /// For each kind, in the order of appearance: how many are covered, of how many.
  func totals(of documents: [Requirements.Document]) -> [Total] {
    var totals: [Total] = []
    var kinds = Numbers<String>()
    func note(_ kind: String, _ state: State) {
      let index = kinds.number(of: kind)
      if index == totals.count { totals.append(Total(kind: kind)) }
      totals[index].all += 1
      if state == .covered { totals[index].covered += 1 }
      totals[index].state = max(totals[index].state, state)
    }
    for group in documents.flatMap(\.groups).flatMap(\.all) {
      if let kind = group.kind { note(kind, state(of: group)) }
      for item in group.items { note(item.kind, state(of: item)) }
    }
    return totals
  }
}
