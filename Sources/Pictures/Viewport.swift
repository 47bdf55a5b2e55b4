/// Elements below each other.
struct Column {
  var blocks: [Block]
  /// The place of each block, with the first one's gap above it.
  var tops: [Int] = []
  /// The end of the last block.
  var height = 0

  init(_ elements: [Screen.Element], _ theme: Theme) {
    blocks = elements.map { Block($0, theme) }
    var gap = 0
    for block in blocks {
      let top = height + max(gap, block.gap)
      tops.append(top)
      height = top + block.height
      gap = block.gap
    }
  }
}

/// The part of a column that fits on the screen.
struct Viewport {
  /// The place on the screen.
  let top: Int
  let height: Int
  /// The distance that the column was moved up.
  let offset: Int
  /// The indexes of the blocks that are at least partly visible.
  let visible: Range<Int>

  private let column: Column
  /// The column and the margin below it.
  private let contentHeight: Int

  init(column: Column, top: Int, bottom: Int, focus: Int?) {
    var column = column
    self.top = top
    height = bottom - top
    if column.blocks.count == 1, column.blocks[0].isCentered {
      column.tops[0] = max(0, (height - column.height) * 2 / 5)
    }
    contentHeight = column.height + Block.margin
    let farthest = max(0, contentHeight - height)
    if let focus, column.blocks.indices.contains(focus) {
      let end = column.tops[focus] + column.blocks[focus].height + Block.margin
      offset = min(farthest, max(0, end - height))
    } else {
      offset = 0
    }
    let (above, below) = (offset, offset + height)
    let first = zip(column.tops, column.blocks).prefix { $0 + $1.height <= above }.count
    let end = column.tops.prefix { $0 < below }.count
    visible = min(first, end)..<end
    self.column = column
  }

  /// Whether there is more content than fits on the screen.
  var isCut: Bool { contentHeight > height }

  func draw(in markup: inout Markup) {
    for index in visible {
      markup.add(column.blocks[index].markup, y: top + column.tops[index] - offset)
    }
    guard isCut else { return }
    if offset + height < contentHeight { fade(in: &markup) }
    let length = max(36, (height - 8) * height / contentHeight)
    let way = (height - 8 - length) * offset / max(1, contentHeight - height)
    markup.rectangle(
      x: Screen.width - 6, y: top + 4 + way, width: 3, height: length, radius: 1,
      fill: markup.theme.faint)
  }

  /// Fades out content that continues below.
  private func fade(in markup: inout Markup) {
    let color = markup.theme.background
    markup.add(
      #"<linearGradient id="fade" x2="0" y2="1"><stop stop-color="\#(color)" stop-opacity="0"/>"#
        + #"<stop offset="1" stop-color="\#(color)"/></linearGradient>"#)
    markup.rectangle(
      y: top + height - 48, width: Screen.width, height: 48, fill: "url(#fade)")
  }
}
