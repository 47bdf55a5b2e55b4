import Pictures
import Testing

@Suite struct CanvasTests {
  @Test("shapes are drawn in their order, in colors of the theme or their own")
  func shapes() {
    var canvas = Canvas(width: 100, height: 40)
    canvas.rectangle(x: 0, y: 1.5, width: 10, height: 20, radius: 3, .init(fill: .panel))
    canvas.oval(x: 0, y: 0, width: 20, height: 10, .init(line: .text, lineWidth: 0.5))
    canvas.oval(x: 2, y: 2, width: 8, height: 8, .init(fill: .fixed("#123456")))
    canvas.text("a<b", x: 5, y: 9, size: 12, .init(fill: .detail))
    let svg = Screen(title: "", elements: [.drawing(canvas)]).svg(theme: .dark)
    #expect(
      svg.contains(
        ##"""
        <g transform="translate(145 0)">
        <rect x="0" y="1.5" width="10" height="20" rx="3" fill="#1c1c1e"/>
        <ellipse cx="10" cy="5" rx="10" ry="5" fill="none" stroke="#f2f2f7" stroke-width="0.5"/>
        <circle cx="6" cy="6" r="4" fill="#123456"/>
        <text x="5" y="9" font-size="12" text-anchor="middle" fill="#aeaeb2">a&lt;b</text>
        </g>
        """##), "\(svg)")
  }

  @Test("values that are not numbers are drawn as 0")
  func numbers() {
    var canvas = Canvas(width: 1, height: 1)
    canvas.rectangle(x: .nan, y: .infinity, width: 1e300, height: -0.005, .init())
    let svg = Screen(title: "", elements: [.drawing(canvas)]).svg(theme: .light)
    #expect(svg.contains(#"<rect x="0" y="0" width="0" height="-0.01" fill="none"/>"#))
  }
}
