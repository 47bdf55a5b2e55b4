import Messages
import StepKit

extension JobEvent {
  /// The first byte of each kind.
  private enum Kind: UInt8 {
    case attemptStarted = 1
    case stepStarted
    case suggested
    case attached
    case stepPassed
    case stepFinished
    case attemptFinished
    case shared
    case resourceRead
  }

  package func write(to wire: inout WireWriter) {
    func put(_ kind: Kind) { wire.put(kind.rawValue) }
    switch self {
    case .attemptStarted(let attempt):
      put(.attemptStarted)
      wire.put(attempt)
    case .stepStarted(let index):
      put(.stepStarted)
      wire.put(index)
    case .suggested(let index):
      put(.suggested)
      wire.put(index)
    case .attached(let attachment, let step):
      put(.attached)
      wire.put(step)
      attachment.write(to: &wire)
    case .stepFinished(let index, let result)
    where result.status == .passed && result.message == nil && result.exception == nil:
      put(.stepPassed)
      wire.put(index)
      wire.put(result.duration.inNanoseconds)
    case .stepFinished(let index, let result):
      put(.stepFinished)
      wire.put(index)
      result.write(to: &wire)
    case .attemptFinished(let willBeRetried):
      put(.attemptFinished)
      wire.put(willBeRetried)
    case .shared(let value, let name):
      put(.shared)
      wire.put(value)
      wire.put(name)
    case .resourceRead(let name):
      put(.resourceRead)
      wire.put(name)
    }
  }

  package init(from wire: inout WireReader) throws(WireError) {
    guard let kind = Kind(rawValue: try wire.byte()) else { throw WireError() }
    switch kind {
    case .attemptStarted: self = .attemptStarted(try wire.ordinal())
    case .stepStarted: self = .stepStarted(try wire.ordinal())
    case .suggested: self = .suggested(try wire.ordinal())
    case .attached:
      let step = try wire.optionalOrdinal()
      self = .attached(try PendingAttachment(from: &wire), step: step)
    case .stepPassed:
      let index = try wire.ordinal()
      self = .stepFinished(
        index, TestStepResult(duration: .nanoseconds(try wire.nanoseconds()), status: .passed))
    case .stepFinished:
      let index = try wire.ordinal()
      self = .stepFinished(index, try TestStepResult(from: &wire))
    case .attemptFinished: self = .attemptFinished(willBeRetried: try wire.flag())
    case .shared:
      let value = try wire.text()
      self = .shared(value, name: try wire.text())
    case .resourceRead: self = .resourceRead(try wire.text())
    }
  }
}

extension TestStepResult {
  fileprivate func write(to wire: inout WireWriter) {
    wire.put(UInt8(status.severity))
    wire.put(duration.inNanoseconds)
    wire.put(message)
    wire.put(exception != nil)
    guard let exception else { return }
    wire.put(exception.type)
    wire.put(exception.message)
    wire.put(exception.stackTrace)
  }

  fileprivate init(from wire: inout WireReader) throws(WireError) {
    let severity = Int(try wire.byte())
    guard let status = Status.allCases.first(where: { $0.severity == severity }) else {
      throw WireError()
    }
    let duration = Duration.nanoseconds(try wire.nanoseconds())
    let message = try wire.optionalText()
    self.init(duration: duration, message: message, status: status)
    guard try wire.flag() else { return }
    let type = try wire.text()
    let described = try wire.optionalText()
    exception = Envelope.Exception(
      type: type, message: described, stackTrace: try wire.optionalText())
  }
}

extension PendingAttachment {
  fileprivate func write(to wire: inout WireWriter) {
    wire.put(mediaType)
    wire.put(fileName)
    switch body {
    case .text(let text):
      wire.put(UInt8(0))
      wire.put(text)
    case .bytes(let bytes):
      wire.put(UInt8(1))
      wire.put(bytes)
    case .external(let url):
      wire.put(UInt8(2))
      wire.put(url)
    }
  }

  fileprivate init(from wire: inout WireReader) throws(WireError) {
    let mediaType = try wire.text()
    let fileName = try wire.optionalText()
    let body: Body
    switch try wire.byte() {
    case 0: body = .text(try wire.text())
    case 1: body = .bytes(try wire.content())
    case 2: body = .external(url: try wire.text())
    default: throw WireError()
    }
    self.init(body: body, mediaType: mediaType, fileName: fileName)
  }
}
