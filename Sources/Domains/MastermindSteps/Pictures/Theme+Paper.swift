import Mastermind
import Pictures

extension Theme {
  /// The paper on which a drawing is shown.
  var paper: Color {
    switch self {
    case .light: .white
    case .dark: Color(red: 28, green: 28, blue: 30)
    }
  }

  /// Black could not be seen on dark paper.
  func shown(_ color: Color) -> Color {
    self == .dark && color == .black ? .white : color
  }
}
