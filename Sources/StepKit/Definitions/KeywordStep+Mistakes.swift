// Common mistakes in writing a step, for which the compiler then reports a helpful message.
//
// It considers these only if nothing else fits, so they cost nothing in code that compiles. Each
// accepts one concrete mistake only: otherwise a closure that does not name its types and has an error
// inside would fit as well, and the compiler would no longer report that error.

import _StringProcessing

extension KeywordStep {
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a step's closure takes the World first, and inout: write { (world: inout MyWorld, count: Int) in … }"
  )
  public init<each Rest>(
    _ pattern: StepPattern, body: (Int, repeat each Rest) async throws -> Void
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a step's closure takes the World first, and inout: write { (world: inout MyWorld, count: Int) in … }"
  )
  public init<each Rest>(
    _ pattern: StepPattern, body: (Double, repeat each Rest) async throws -> Void
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a step's closure takes the World first, and inout: write { (world: inout MyWorld, count: Int) in … }"
  )
  public init<each Rest>(
    _ pattern: StepPattern, body: (String, repeat each Rest) async throws -> Void
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a step's closure takes the World first, and inout: write { (world: inout MyWorld, count: Int) in … }"
  )
  public init<each Rest>(
    _ pattern: StepPattern, body: (DataTable, repeat each Rest) async throws -> Void
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a step's closure takes the World first, and inout: write { (world: inout MyWorld, count: Int) in … }"
  )
  public init<each Rest>(
    _ pattern: StepPattern, body: (DocString, repeat each Rest) async throws -> Void
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the steps of a library take its World: put those without state into a StepLibrary { … } of their own"
  )
  public init<each Value>(
    _ pattern: StepPattern, body: (inout EmptyWorld, repeat each Value) async throws -> Void
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "the closure of a step returns nothing: it fails by throwing, as try expect(…) does"
  )
  public init<each Value, Result>(
    _ pattern: StepPattern, body: (inout W, repeat each Value) async throws -> Result
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a Swift regular expression has a label: write Given(regex: /…/), or .regex(/…/) for values of other types"
  )
  public init<Output, each Value>(
    _ pattern: Regex<Output>, body: (inout W, repeat each Value) async throws -> Void
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a Swift regular expression has a label: write Given(regex: /…/), or .regex(/…/) for values of other types"
  )
  public init<Output>(
    _ pattern: Regex<Output>, body: (inout W) async throws -> Void
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a pattern is a literal: write .expression(text) or .regex(text) for a text that is made"
  )
  public init<each Value>(
    _ pattern: String, body: (inout W, repeat each Value) async throws -> Void
  ) { unavailable() }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a pattern is a literal: write .expression(text) or .regex(text) for a text that is made"
  )
  public init(
    _ pattern: String, body: (inout W) async throws -> Void
  ) { unavailable() }
}

private func unavailable() -> Never {
  // why: the compiler refuses every call that would get here.
  preconditionFailure("an initializer that is unavailable was called")
}
