import CLibrary
import CSpecProcess
import Testing

@Suite("the attributes of a process", .serialized) struct AttributesTests {
  private static let handled = [
    SIGHUP, SIGQUIT, SIGFPE, SIGBUS, SIGTRAP, SIGPIPE, SIGCHLD, SIGUSR1, SIGUSR2, SIGIO, SIGPROF,
  ]

  @Test("change with the handler of a signal", arguments: handled) func handlers(number: Int32) {
    let before = Self.attributes()
    let handler = signal(number, { _ in })
    let during = Self.attributes()
    signal(number, handler)
    #expect(during.signal_handlers != before.signal_handlers)
    #expect(Self.attributes().signal_handlers == before.signal_handlers)
  }

  #if os(Linux)
    private static let limited = [
      RLIMIT_NOFILE, RLIMIT_FSIZE, RLIMIT_AS, RLIMIT_DATA, RLIMIT_CPU, RLIMIT_STACK,
    ].map { __rlimit_resource_t($0.rawValue) }

    @Test("change with a limit", arguments: limited) func limits(resource: __rlimit_resource_t) {
      let before = Self.attributes()
      var limit = rlimit()
      getrlimit(resource, &limit)
      var lower = limit
      // Still enough for the tests that run meanwhile.
      lower.rlim_cur = min(limit.rlim_cur, 1 << 40) - 1
      setrlimit(resource, &lower)
      let during = Self.attributes()
      setrlimit(resource, &limit)
      #expect(during.resource_limits != before.resource_limits)
      #expect(Self.attributes().resource_limits == before.resource_limits)
    }
  #endif

  @Test("differ where one of them does") func differ() {
    let all: [WritableKeyPath<csp_attributes, UInt64>] = [
      \.file_mask, \.process_group, \.identity, \.signal_handlers, \.resource_limits, \.scheduling,
      \.alarm, \.locale, \.streams, \.floating,
    ]
    #expect(MemoryLayout<csp_attributes>.size == all.count * MemoryLayout<UInt64>.size)
    for attribute in all {
      var one = Self.attributes()
      var other = one
      #expect(csp_are_equal(&one, &other))
      other[keyPath: attribute] &+= 1
      #expect(!csp_are_equal(&one, &other))
    }
  }

  private static func attributes() -> csp_attributes {
    var attributes = csp_attributes()
    csp_read_attributes(&attributes)
    return attributes
  }
}
