/// The permission for scenarios to leave threads and open files to the scenarios after them, such as those
/// of an HTTP client that keeps its connections.
///
///     let shopSteps = StepLibrary(ShopWorld.self) {
///       SharedConnections()
///       Given("the shop is open") { shop in try await shop.client.get("/open") }
///     }
///
/// Without it, threads and files that a scenario leaves are noted in its report, and the next scenario gets
/// a new process. With it, threads and up to 128 open files are kept, in all scenarios of the program.
/// Child processes and a changed environment still count as left behind.
public struct SharedConnections: Sendable {
  /// Makes the permission apply to the program with the library.
  public init() {}
}
