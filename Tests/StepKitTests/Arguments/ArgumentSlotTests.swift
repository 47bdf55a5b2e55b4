import Testing

@testable import StepKit

struct ArgumentSlotTests {
  private enum Size: String { case small }
  private enum Level: Int { case low }
  private struct Opaque {}

  @Test func accepts() {
    check(Int.self, accepts: Int.self, true)
    check(Int?.self, accepts: Int.self, true)
    check(UInt8.self, accepts: Int.self, true)
    check(Int.self, accepts: Int8.self, true)
    check(Double.self, accepts: Int.self, false)
    check(Float.self, accepts: Double.self, true)
    check(Int.self, accepts: Double.self, false)
    check(String.self, accepts: Int.self, false)
    check(Opaque.self, accepts: Opaque.self, true)
  }

  @Test func acceptsText() {
    #expect(ArgumentSlot(String.self).acceptsText)
    #expect(ArgumentSlot(Optional<String>.self).acceptsText)
    #expect(ArgumentSlot(Int.self).acceptsText)
    #expect(ArgumentSlot(Size.self).acceptsText)
    #expect(ArgumentSlot(Optional<Size>.self).acceptsText)
    #expect(!ArgumentSlot(Level.self).acceptsText)
    #expect(!ArgumentSlot(Opaque.self).acceptsText)
    #expect(!ArgumentSlot(DataTable.self).acceptsText)
  }

  @Test func whatHangsBelow() {
    #expect(ArgumentSlot(DataTable.self).acceptsDataTable)
    #expect(ArgumentSlot(Optional<DataTable>.self).acceptsDataTable)
    #expect(!ArgumentSlot(DocString.self).acceptsDataTable)
    #expect(ArgumentSlot(DocString.self).acceptsDocString)
    #expect(ArgumentSlot(Optional<String>.self).acceptsDocString)
    #expect(!ArgumentSlot(Int.self).acceptsDocString)
    #expect(ArgumentSlot(Optional<DocString>.self).isOptional)
    #expect(!ArgumentSlot(DocString.self).isOptional)
  }

  @Test func acceptsData() {
    struct Row: Decodable {}
    enum Kind: String, Decodable { case a }
    #expect(ArgumentSlot(Row.self).acceptsData)
    #expect(ArgumentSlot(Optional<[Row]>.self).acceptsData)
    #expect(ArgumentSlot([[String]].self).acceptsData)
    #expect(ArgumentSlot([String: Int].self).acceptsData)
    for slot in [
      ArgumentSlot(Int.self), ArgumentSlot(Double?.self), ArgumentSlot(Bool.self),
      ArgumentSlot(String.self), ArgumentSlot(Kind.self), ArgumentSlot(Opaque.self),
      ArgumentSlot([Opaque].self), ArgumentSlot(DataTable.self), ArgumentSlot(DocString.self),
    ] {
      #expect(!slot.acceptsData, "\(slot.type)")
    }
  }

  private func check<T, Value>(
    _ type: T.Type, accepts value: Value.Type, _ expected: Bool,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(ArgumentSlot(type).accepts(value) == expected, sourceLocation: location)
  }
}
