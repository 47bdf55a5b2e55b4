/// Whether the server has something, or gives it to the request that waits.
enum ServerWord {
  case state
  case answer
}
