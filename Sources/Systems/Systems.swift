import ComicsListSteps
import GhibliFeedSteps
import MarvelLibrarySteps
import MastermindSteps
import QuizGameSteps
public import StepKit

/// The step libraries of all systems under specification: one line for each system.
public let systemLibraries: [StepLibrary] = [
  comicsSteps,
  mastermindSteps,
  ghibliSteps,
  quizSteps,
  marvelSteps,
]
