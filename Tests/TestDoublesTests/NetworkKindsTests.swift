import Ports
import TestDoubles
import Testing

@Suite struct NetworkKindsTests {
  @Test func theStubIsMadeUnlessSaidOtherwise() async throws {
    #expect(try await makeNetwork(nil, scheduler: VirtualScheduler()) is StubNetwork)
    #expect(try await makeNetwork("stub", scheduler: VirtualScheduler()) is StubNetwork)
  }

  @Test func anUnknownNameNamesTheKnown() async throws {
    let error = await #expect(throws: UnknownNetwork.self) {
      _ = try await makeNetwork("pigeon", scheduler: VirtualScheduler())
    }
    #expect(error?.description == "there is no network \"pigeon\" (known: stub)")
    let more = NetworkKinds.stub.adding("pigeon") { StubNetwork(scheduler: $0) }
    await NetworkKinds.$known.withValue(more) {
      let error = await #expect(throws: UnknownNetwork.self) {
        _ = try await makeNetwork("", scheduler: VirtualScheduler())
      }
      #expect(error?.description == "there is no network \"\" (known: pigeon, stub)")
    }
  }

  @Test func aKindIsKnownInTheTasksBelow() async throws {
    let more = NetworkKinds.stub.adding("pigeon") { scheduler in
      StubNetwork(scheduler: scheduler, routes: [.init(.path("/p"), answers: [.text("x")])])
    }
    let routes = try await NetworkKinds.$known.withValue(more) {
      try await Task {
        try await makeNetwork("pigeon", scheduler: VirtualScheduler()).unusedRoutes.count
      }.value
    }
    #expect(routes == 1)
  }

  @Test func timeStopsAtEachDueAction() async throws {
    let scheduler = VirtualScheduler()
    let network = StubNetwork(scheduler: scheduler)
    var times: [Duration] = []
    _ = scheduler.schedule(after: .seconds(2), repeating: .seconds(3)) {
      times.append(scheduler.now)
    }
    #expect(scheduler.timeToNextDue == .seconds(2))
    try await scheduler.advance(by: .seconds(10), settling: network)
    #expect(times == [.seconds(2), .seconds(5), .seconds(8)])
    #expect(scheduler.now == .seconds(10))
    #expect(scheduler.timeToNextDue == .seconds(1))
    try await scheduler.advance(by: .seconds(-1), settling: network)
    #expect(scheduler.now == .seconds(10))
  }
}
