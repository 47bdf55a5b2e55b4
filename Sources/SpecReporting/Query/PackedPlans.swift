import Messages

/// Packed records by id, in few blocks: a million of them take little more than their bytes.
struct PackedPlans: Sendable {
  /// The bytes of a record in a block.
  private struct Record {
    let block: UInt32
    let start: UInt32
    let end: UInt32
  }

  /// Records of one file, one after another; let go when the last of them is removed.
  private struct Block {
    let uri: String
    var bytes: [UInt8] = []
    /// The number of records that were not removed.
    var count = 0
  }

  /// The size at which a block is full; a record larger than that has one of its own.
  private static let blockSize = 1 << 16

  private var records = IdTable<Record>()
  private var blocks: [Block] = []

  /// The ids of all records, in no order.
  var ids: [String] { records.ids }

  /// Adds a record of `uri` that `pack` writes; it replaces one with the same id.
  mutating func add(_ id: String, uri: String, _ pack: (inout ByteWriter) -> Void) {
    remove(id)
    if blocks.last.map({ $0.uri != uri || $0.bytes.count >= Self.blockSize }) ?? true {
      // A second block of a file will be full too: of its size at once, it is not copied as it grows.
      let isFull = blocks.last?.uri == uri
      blocks.append(Block(uri: uri))
      if isFull { blocks[blocks.count - 1].bytes.reserveCapacity(Self.blockSize + 1_024) }
    }
    let last = blocks.count - 1
    let start = blocks[last].bytes.count
    ByteWriter.append(to: &blocks[last].bytes, pack)
    blocks[last].count += 1
    let end = blocks[last].bytes.count
    records.add(Record(block: UInt32(last), start: UInt32(start), end: UInt32(end)), for: id)
  }

  /// The record of an id: its block, its range there, and its uri.
  func find(_ id: String) -> (block: [UInt8], range: Range<Int>, uri: String)? {
    guard let record = records[id] else { return nil }
    let block = blocks[Int(record.block)]
    return (block.bytes, Int(record.start)..<Int(record.end), block.uri)
  }

  /// Whether there is a record of `uri`.
  func has(_ uri: String) -> Bool { blocks.contains { $0.count > 0 && $0.uri == uri } }

  mutating func remove(_ id: String) {
    guard let record = records.remove(id) else { return }
    let block = Int(record.block)
    blocks[block].count -= 1
    if blocks[block].count == 0 { blocks[block].bytes = [] }
    if records.isEmpty { blocks = [] }
  }
}
