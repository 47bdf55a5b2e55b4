/// A list of the app.
enum ListName {
  case comics
  case characters
}
