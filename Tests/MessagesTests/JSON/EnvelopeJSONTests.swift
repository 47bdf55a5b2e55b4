import Messages
import SpecTestSupport
import Testing

/// The exact output.
struct EnvelopeJSONTests {
  @Test(arguments: [
    ("plain", #"plain"#),
    (#"a "quote" and \ "#, #"a \"quote\" and \\ "#),
    ("\n\r\t\u{8}\u{C}", #"\n\r\t\b\f"#),
    ("\0\u{1}\u{1F}\u{7F}", #"\u0000\u0001\u001f\u007f"#),
    ("é 日本 🦊 \u{2028}", "é 日本 🦊 \\u2028"),
    (
      "long enough to be scanned by words, then \"", #"long enough to be scanned by words, then \""#
    ),
    ("/ and ' are left", "/ and ' are left"),
    ("\r\n", #"\r\n"#),
  ])
  func textsAreEscapedAsLittleAsPossible(text: String, written: String) throws {
    let envelope = Envelope.undefinedParameterType(.init(expression: text, name: ""))
    check(envelope, #"{"undefinedParameterType":{"expression":"\#(written)","name":""}}"#)
    #expect(try Envelope(json: bytes(of: envelope)) == envelope)
  }

  @Test func everyByteSurvivesAtEveryAlignment() throws {
    for shift in 0..<9 {
      for byte in UInt8(0)..<128 {
        let text =
          String(repeating: "x", count: shift) + String(Unicode.Scalar(byte)) + "yyyyyyyyyyyy"
        let envelope = Envelope.undefinedParameterType(.init(expression: text, name: ""))
        #expect(try Envelope(json: bytes(of: envelope)) == envelope)
        #expect(
          try JSON(bytes: bytes(of: envelope))["undefinedParameterType"]?["expression"]
            == .string(text))
      }
    }
  }

  @Test func absentMembersAreLeftOut() {
    check(
      .testRunStarted(.init(timestamp: .init(seconds: 1, nanos: 20))),
      #"{"testRunStarted":{"timestamp":{"nanos":20,"seconds":1}}}"#)
    check(
      .parseError(
        .init(source: .init(uri: "a", location: .init(line: 3)), message: "no")),
      #"{"parseError":{"message":"no","source":{"location":{"line":3},"uri":"a"}}}"#)
  }

  @Test func emptyListsAreWritten() {
    check(
      .testCase(.init(id: "1", pickleId: "2", testSteps: [])),
      #"{"testCase":{"id":"1","pickleId":"2","testSteps":[]}}"#)
    check(
      .testCase(
        .init(
          id: "1", pickleId: "2",
          testSteps: [
            .init(
              id: "3", pickleStepId: "4", stepDefinitionIds: [], stepMatchArgumentsLists: [])
          ])),
      #"{"testCase":{"id":"1","pickleId":"2","testSteps":[{"id":"3","pickleStepId":"4","#
        + #""stepDefinitionIds":[],"stepMatchArgumentsLists":[]}]}}"#)
  }

  @Test(arguments: [
    (Duration.zero, #"{"nanos":0,"seconds":0}"#),
    (.milliseconds(1500), #"{"nanos":500000000,"seconds":1}"#),
    (.milliseconds(-1500), #"{"nanos":500000000,"seconds":-2}"#),
    (.seconds(Int64.max), #"{"nanos":0,"seconds":9223372036854775807}"#),
  ])
  func durationsAreSecondsAndNanos(duration: Duration, written: String) throws {
    let envelope = Envelope.testRunHookFinished(
      .init(
        testRunHookStartedId: "", result: .init(duration: duration, status: .passed),
        timestamp: .init()))
    check(
      envelope,
      #"{"testRunHookFinished":{"result":{"duration":\#(written),"status":"PASSED"},"#
        + #""testRunHookStartedId":"","timestamp":{"nanos":0,"seconds":0}}}"#)
    #expect(try Envelope(json: bytes(of: envelope)) == envelope)
  }

  @Test func appendsToWhatIsThere() {
    var bytes = Array("before ".utf8)
    Envelope.undefinedParameterType(.init(expression: "", name: "")).appendJSON(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(#"before {"undefined"#))
  }

  private func check(_ envelope: Envelope, _ json: String) {
    #expect(String(decoding: bytes(of: envelope), as: UTF8.self) == json)
  }

  private func bytes(of envelope: Envelope) -> [UInt8] {
    var bytes: [UInt8] = []
    envelope.appendJSON(to: &bytes)
    return bytes
  }
}
