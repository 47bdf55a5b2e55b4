import QuizGameSteps
import SessionTestSupport
import Testing

@Suite struct FalseSentencesTests {
  @Test("sentences that say something untrue turn red") func sentences() async throws {
    try await checkFalseSentences(
      """
      Feature: What is not so

        Scenario Outline: More than a story can mean: <sentence>
          When <sentence>

          Examples:
            | sentence                                                                    |
            | the customer inserts 1000000000 answers without starting the game           |
            | the "Load Question" command is executed and the payload has 1000000000 answers |
            | the customer has inserted 1 correct and 1000000000 wrong answers            |

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

        Scenario Outline: A load that failed: <sentence>
          Given the game could not be loaded because of no connectivity
          Then <sentence>

          Examples:
            | sentence                                                                   |
            | the game could not be loaded because of invalid data                       |
            | the load ended with an invalid data error                                  |
            | the app does not tell the customer that the question could not be loaded   |
            | the customer cannot try to load the game again                             |
            | the question "Which?" is delivered                                         |
            | the app has received the question                                          |

        Scenario Outline: A hit and a wrong guess: <sentence>
          Given a game in progress with the answers "oak", "elm" and "ash"
          When the customer inserts "oak" first and "pine" second
          Then <sentence>

          Examples:
            | sentence                                                     |
            | "pine" counts as a hit                                       |
            | "oak" does not count                                         |
            | "oak" counts twice                                           |
            | "oak" is listed as "elm"                                     |
            | "oak" is not listed as "oak"                                 |
            | the guess is rejected because it is empty                    |
            | the guess is rejected because it was already inserted        |
            | the system rejects the guess as repeated                     |
            | only 2 answers have been hit                                 |
            | at least 2 answers have been hit                             |
            | none of the answers has been hit                             |
            | the app shows 2 answers in total                             |
            | the app shows 2 answers to be guessed                        |
            | the counter has moved                                        |
            | the counter counts 10 seconds                                |
            | the counter shows 10 seconds less than before                |
            | the counter is full again                                    |
            | only 10 seconds remain                                       |
            | the customer has 10 seconds left                             |
            | one second before the counter ends                           |
            | the customer inserted "elm" 20 seconds after the start       |
            | the list consists of "oak" and "elm"                         |
            | the answers found are "elm"                                  |
            | "pine" is displayed                                          |
            | "oak" is not shown                                           |
            | the message is displayed only once                           |
            | the start button can be pressed                              |
            | the app congratulates the customer                           |
            | the customer is offered another round                        |
            | the first round was won                                      |
            | the first round was lost                                     |
            | "pine" is delivered                                          |
            | the question "Which?" is delivered                           |
            | the answers contain "oak" twice                              |
            | a message should say the time is over with 1 answer hit      |
            | the counter ended after 1 answer was inserted                |
            | the customer lost the game with 1 hit                        |
            | the customer is ready to play                                |
            | the message is titled "Congratulations"                      |

        Scenario: A column that no question has
          Given the remote returns a question with its answers:
            | question | answer | points |
            | Which?   | elm    | 3      |
      """, in: "QuizGame", [quizSteps])
  }
}
