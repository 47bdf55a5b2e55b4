import Messages
import Testing

/// Lines that are no messages: their errors, and where they are.
struct JSONReaderTests {
  @Test(
    arguments: [
      ("", .unexpectedEnd, 0, ""),
      ("[]", .expected(.object), 0, ""),
      ("{}", .noMessage, 0, ""),
      (#"{"new":{"a":[1,-2.5e+3,true,null,"x"]}}"#, .unknownMessage("new"), 0, ""),
      (#"{"source":{}} x"#, .missingMember("uri"), 10, "source"),
      (#"{"source":{"uri":1}}"#, .expected(.string), 17, "source.uri"),
      (#"{"source":{"uri":"#, .unexpectedEnd, 17, "source.uri"),
      (#"{"source":{"uri":"a"#, .unexpectedEnd, 19, "source.uri"),
      (#"{"source":{"uri" "a"}}"#, .expected(.colon), 17, "source"),
      (#"{"source":{"uri":"a" "data":""}}"#, .expected(.commaOrEnd), 21, "source.uri"),
      (#"{"source":{"uri":"a",}}"#, .expected(.name), 21, "source"),
      (#"{"source":{,"uri":"a"}}"#, .expected(.name), 11, "source"),
      (#"{'source':{}}"#, .expected(.name), 1, ""),
      (
        #"{"source":{"mediaType":"text/html"}}"#, .unknownChoice("text/html"), 23,
        "source.mediaType"
      ),
      ("{\"source\":{\"uri\":\"a\nb\"}}", .controlCharacter(10), 19, "source.uri"),
      (#"{"source":{"uri":"a\x"}}"#, .invalidEscape, 19, "source.uri"),
      (#"{"source":{"uri":"a\u12G4"}}"#, .invalidEscape, 23, "source.uri"),
      (#"{"source":{"uri":"a\ud83d"}}"#, .loneSurrogate, 19, "source.uri"),
      (#"{"source":{"uri":"a\udd8a\ud83e"}}"#, .loneSurrogate, 19, "source.uri"),
      (#"{"source":{"uri":"a\ud83e\ud83e"}}"#, .loneSurrogate, 19, "source.uri"),
      (#"{"source":{"uri":"a\udd8a\udd8a"}}"#, .loneSurrogate, 19, "source.uri"),
      (
        #"{"pickle":{"steps":[{"text":"a"},{"text":5}]}}"#, .missingMember("astNodeIds"), 20,
        "pickle.steps[0]"
      ),
      (#"{"pickle":{"astNodeIds":["a",5]}}"#, .expected(.string), 29, "pickle.astNodeIds[1]"),
      (#"{"pickle":{"astNodeIds":{}}}"#, .expected(.array), 24, "pickle.astNodeIds"),
      (#"{"pickle":{"location":{"line":0}}}"#, .outOfRange, 30, "pickle.location.line"),
      (#"{"pickle":{"location":{"line":2147483648}}}"#, .outOfRange, 30, "pickle.location.line"),
      (
        #"{"pickle":{"location":{"line":99999999999999999999}}}"#, .outOfRange, 30,
        "pickle.location.line"
      ),
      (#"{"pickle":{"location":{"line":1.0}}}"#, .notWhole, 30, "pickle.location.line"),
      (#"{"pickle":{"location":{"line":1e2}}}"#, .notWhole, 30, "pickle.location.line"),
      (#"{"pickle":{"location":{"line":01}}}"#, .expected(.commaOrEnd), 31, "pickle.location.line"),
      (#"{"pickle":{"location":{"line":+1}}}"#, .expected(.number), 30, "pickle.location.line"),
      (#"{"pickle":{"location":{"line":-}}}"#, .expected(.number), 31, "pickle.location.line"),
      (
        #"{"testRunFinished":{"success":"yes"}}"#, .expected(.boolean), 30,
        "testRunFinished.success"
      ),
      (
        #"{"testRunFinished":{"success":truth}}"#, .expected(.boolean), 33,
        "testRunFinished.success"
      ),
      (
        #"{"testRunStarted":{"timestamp":{"nanos":1000000000,"seconds":0}}}"#, .outOfRange, 40,
        "testRunStarted.timestamp.nanos"
      ),
      (#"{"undefinedParameterType":{"name":"","expression":""}} {"#, .trailingBytes, 55, ""),
      (
        #"{"undefinedParameterType":{"name":"","expression":""},"source":{}}"#, .severalMessages,
        54, ""
      ),
    ] as [(String, MessageError.Fact, Int, String)])
  func refuses(line: String, fact: MessageError.Fact, offset: Int, keyPath: String) {
    check(Array(line.utf8), MessageError(fact, offset: offset, keyPath: keyPath))
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] as [[UInt8]])
  func refusesWhatIsNotUTF8(bytes: [UInt8]) {
    let start = Array(#"{"source":{"uri":"é"#.utf8)
    let error = MessageError(.invalidUTF8, offset: start.count, keyPath: "source.uri")
    check(start + bytes + Array(#"b"}}"#.utf8), error)
    check(start + bytes + Array(#"b\n"}}"#.utf8), error)
  }

  @Test func refusesWhatIsTooDeep() {
    for bracket in ["[", #"{"a":"#] {
      let line = Array((#"{"source":{"x":"# + String(repeating: bracket, count: 100_000)).utf8)
      #expect(throws: MessageError.self) { try Envelope(json: line) }
    }
    var group = "{}"
    for _ in 0..<300 { group = #"{"children":[\#(group)]}"# }
    let line =
      #"{"testCase":{"testSteps":[{"stepMatchArgumentsLists":[{"stepMatchArguments":["#
      + #"{"group":\#(group)}]}]}]}}"#
    #expect {
      try Envelope(json: line.utf8)
    } throws: {
      ($0 as? MessageError)?.fact == .tooDeep(limit: 200)
    }
  }

  @Test(arguments: [
    #"{"undefinedParameterType":{"expression":"é🦊/","name":"a"}}"#,
    " { \"undefinedParameterType\" : {\t\"expression\" :\r\n\"é🦊/\" , \"name\":\"a\" } } ",
    #"{"undefinedParameterType":{"expression":"\u00e9\ud83E\uDD8A\/","name":"\u0061"}}"#,
    #"{"undefined\u0050arameterType":{"expression":"é🦊/","name":"a"}}"#,
    #"{"undefinedParameterType":{"expression":"é🦊/","name":"a","new":[{"a":-0.5E-7},[]]}}"#,
    #"{"new":1,"undefinedParameterType":{"expression":"é🦊/","new":null,"name":"a"}}"#,
    #"{"source":null,"undefinedParameterType":{"expression":"é🦊/","name":"b","name":"a"}}"#,
  ])
  func accepts(line: String) throws {
    #expect(
      try Envelope(json: line.utf8)
        == .undefinedParameterType(.init(expression: "é🦊/", name: "a")))
  }

  @Test func saysItInASentence() {
    let error = MessageError(.missingMember("uri"), offset: 10, keyPath: "source")
    #expect("\(error)" == #"byte 10, in source: the member "uri" is missing"#)
  }

  private func check(_ line: [UInt8], _ expected: MessageError) {
    do throws(MessageError) {
      let envelope = try Envelope(json: line)
      Issue.record("\(envelope) was read from \(String(decoding: line, as: UTF8.self))")
    } catch {
      #expect(error == expected, "\(String(decoding: line, as: UTF8.self))")
    }
  }
}
