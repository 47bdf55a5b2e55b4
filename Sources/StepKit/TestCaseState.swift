/// The worlds of one attempt; used by one task at a time.
///
/// With a time limit, each step is its own task, one after another. A step that does not stop when
/// it is canceled keeps its worlds: the engine runs nothing after it.
package final class TestCaseState: @unchecked Sendable {  // why: see above, one task at a time
  package let context: ScenarioContext
  private var boxes: [(world: ObjectIdentifier, box: AnyObject)] = []

  package init(context: ScenarioContext) {
    self.context = context
  }

  /// Lends the world of type `W` to `body`, after creating it if this attempt has none yet.
  ///
  /// Changes by `body` are kept even if it throws: hooks that run after a failure see them.
  func withWorld<W: World>(_ type: W.Type, _ body: (inout W) async throws -> Void) async throws {
    let box = try await box(for: type)
    // The world is taken out while it is lent: a value with two owners would be copied on its
    // first change.
    guard var world = box.world.take() else { throw WorldInUse() }
    defer { box.world = world }
    try await body(&world)
    try await world.settle()
  }

  private func box<W: World>(for type: W.Type) async throws -> WorldBox<W> {
    let identifier = ObjectIdentifier(type)
    for entry in boxes where entry.world == identifier {
      if let box = entry.box as? WorldBox<W> { return box }
    }
    let box = WorldBox(try await W(context))
    boxes.append((identifier, box))
    return box
  }
}

private final class WorldBox<W: World> {
  var world: W?

  init(_ world: W) { self.world = world }
}

/// Two steps of a scenario ran at once, which the engine rules out.
private struct WorldInUse: Error {}
