/// The permission for scenarios to leave threads and open files to the scenarios after them, such as those
/// of an HTTP client that keeps its connections.
///
///     let shopSteps = StepLibrary(ShopWorld.self) {
///       SharedConnections()
///       Given("the shop is open") { shop in try await shop.client.get("/open") }
///     }
///
/// Without it, what a scenario leaves running or open is noted in its report, and the next scenario gets a
/// new process. With it, threads and up to 128 open files are kept, in all scenarios of the program. A
/// child process or a changed environment is left behind all the same.
public struct SharedConnections: Sendable {
  /// Makes the permission hold for the program whose library it is in.
  public init() {}
}
