public import Pictures
import QuizGame

extension QuizWorld {
  /// The customer's view, as a picture can show it.
  public var screen: Screen {
    let shown = view
    var elements: [Screen.Element] = [
      shown.isLoading ? .spinner(label: "Loading") : .text(shown.question, .title),
      .field(placeholder: "Insert an answer", text: "", isEnabled: shown.canInsertAnswers),
    ]
    elements += shown.answers.map { .row(title: $0) }
    return Screen(
      title: "Quiz", elements: elements,
      focus: shown.answers.isEmpty ? nil : elements.count - 1,
      footer: [
        .figures(
          leading: .init(shown.hits, caption: "answers"),
          trailing: .init(shown.counter, caption: "left")),
        .button(shown.statusButton == .start ? "Start" : "Reset", isEnabled: shown.canPlay),
      ],
      alert: shown.message.map { message in
        .init(title: message.title, text: message.text, action: message.action.title)
      })
  }
}
