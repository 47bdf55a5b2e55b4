import Messages
import SpecEngine
import StepKit

/// A hash of 64 bits: FNV-1a, the same on every machine.
public struct Fingerprint: Sendable, Hashable {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  /// Mixes in a text, and where it ends.
  public mutating func mix(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    mix(0xFF as UInt8)
  }

  public mutating func mix(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Mixes in bytes eight at a time, for there may be many.
  public mutating func mix(_ bytes: [UInt8]) {
    mix(bytes.count)
    bytes.withUnsafeBytes { buffer in
      let words = buffer.count / 8
      for index in 0..<words {
        let word = buffer.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
        value = (value ^ UInt64(littleEndian: word)) &* 0x100_0000_01b3
        value ^= value >> 29
      }
      for index in (words * 8)..<buffer.count { mix(buffer[index]) }
    }
  }

  private mutating func mix(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// As 16 hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Fingerprint {
  /// Mixes in all of a scenario that its result depends on, except the program's own code.
  mutating func mix(_ testCase: Plan.Case, _ supportCode: SupportCode) {
    let pickle = testCase.pickle
    mix(pickle.uri)
    mix(pickle.name)
    mix(pickle.language)
    for tag in pickle.tags { mix(tag.name) }
    for step in pickle.steps {
      mix(step.text)
      mix(step.type?.rawValue ?? "")
      mix(step.argument?.docString?.content ?? "")
      mix(step.argument?.docString?.mediaType ?? "")
      for row in step.argument?.dataTable?.rows ?? [] {
        mix(row.cells.count)
        for cell in row.cells { mix(cell.value) }
      }
    }
    for step in testCase.steps {
      guard case .pickleStep(_, let match) = step else { continue }
      for definition in match.definitions {
        mix(supportCode.definitions[definition].step.pattern.source)
      }
    }
  }
}
