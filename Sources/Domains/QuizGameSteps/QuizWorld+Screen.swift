import Pictures
import QuizGame

extension QuizWorld {
  /// The customer's view, as a picture can show it.
  var screen: Screen {
    let shown = session.screen
    var elements: [Screen.Element] = []
    if shown.isLoading {
      elements.append(.spinner(label: "Loading"))
    } else {
      elements.append(.text(shown.question))
    }
    elements.append(
      .field(placeholder: "Insert an answer", text: "", isEnabled: shown.canInsertAnswers))
    elements += shown.answers.map { .row(title: $0) }
    elements.append(.text("\(shown.hits)   \(shown.counter)"))
    elements.append(.button(shown.statusButton.rawValue, isEnabled: shown.canPlay))
    if let message = shown.message {
      elements.append(
        .message(title: message.title, text: message.text, action: message.action.title))
    }
    return Screen(title: "Quiz", elements: elements)
  }
}
