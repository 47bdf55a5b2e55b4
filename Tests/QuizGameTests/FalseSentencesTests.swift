import QuizGameSteps
import SessionTestSupport
import Testing

@Suite struct FalseSentencesTests {
  @Test("sentences that say something untrue turn red") func sentences() async throws {
    try await checkFalseSentences(
      """
      Feature: What is not so

        Scenario Outline: Another address: <sentence>
          When the system executes the "Load Question" command with the URL "https://quiz.url/java"
          Then <sentence>

          Examples:
            | sentence                                                            |
            | exactly one GET request was sent to the URL "https://nowhere.test/" |
            | the app sends one request to the URL "https://nowhere.test/"        |
            | the app sends no further request to the URL "https://nowhere.test/" |
            | the system downloads the data from the URL "https://nowhere.test/"  |
            | the data was downloaded from the URL "https://nowhere.test/"        |

        Scenario Outline: The question of the document: <sentence>
          Given a URL with a valid question
          When the "Load Question" command is executed with the URL
          Then <sentence>

          Examples:
            | sentence                                                                       |
            | the system does not deliver question "What are all the java keywords?"         |
            | the app does not show the question "What are all the java keywords?"           |
            | the question "What are all the java keywords?" is not displayed                |
            | the app displays the question "What are all the swift keywords?"               |

        Scenario Outline: All answers of the document: <sentence>
          Given the customer has already requested to start the game
          When the customer finished inserting all answers to be guessed
          Then <sentence>

          Examples:
            | sentence                                                                  |
            | the app should display a message showing that the customer hit 49 answers |
            | the app should show 49 answers hit of a total of 50 answers to be guessed |
            | no message showing how many answers the customer hit is displayed         |

        Scenario Outline: After the end of a round: <sentence>
          Given the customer finished answering all guesses before the timer ends
          When the customer request to play again from the message shown by the app
          Then <sentence>

          Examples:
            | sentence                                              |
            | the remaining answers to be guessed should be 49      |
            | the remaining answers to be guessed should not be 50  |

        Scenario Outline: A wrong answer: <sentence>
          Given the customer has already requested to start the game
          And the customer inserts the answers "for", "while" and "do"
          When the customer inserts an answer that is not one of the correct answers
          Then <sentence>

          Examples:
            | sentence                                                                    |
            | the app should show 4 answers that the customer hit                         |
            | the app should display a list with all 4 answers inserted by the customer   |

        Scenario: The counter has gone on
          Given the customer has already requested to start the game
          When 10 seconds pass
          Then the counter should start to count from its initial value

        Scenario Outline: A question on its way: <sentence>
          Given the customer requested to load the game
          And remote has not answered yet
          Then <sentence>

          Examples:
            | sentence                                      |
            | the app should display the question from remote |
            | remote has answered                           |

        Scenario Outline: A repeated and a wrong guess: <sentence>
          Given the question has the correct answers "do", "for" and "try"
          And the customer has started the game
          And I insert "do" and "for"
          When I insert "for" for a second time
          Then <sentence>

          Examples:
            | sentence                                                     |
            | the answer is not listed only once                           |
            | the score reads 3 of 3                                       |
            | the player has 3 hits so far                                 |
            | 3 answers are listed                                         |
            | "do" is wrong                                                |
            | the player cannot guess anymore                              |
            | guessing is not possible                                     |
            | none of my previous answers is listed anymore                |
            | the time is over message is displayed                        |
            | a congratulations message appears                            |
            | the app shows the time's up message                          |
            | a message appears with the option to play again              |
            | the counter has counted 10 seconds                           |
            | the counter does not show "05:00"                            |
            | the counter stands still                                     |
            | the app fails to load the question                           |
            | the app has loaded the question of the payload contract      |
      """, in: "QuizGame", [quizSteps])
  }
}
