@GHI
Feature: Cache Feed Use Case

  Data: Film Feed

  Background:
    Given a cache of the film "Kite Harbour" saved 1 day ago

  Rule: Primary course: system deletes the old cache, saves the new one with a time stamp and delivers success

    @GHI-X28 @GHI-UC6.P @GHI-R20 @GHI-R22
    Scenario: Saving replaces the cache with a time stamp
      When the user executes "Save Film Feed" with the films "Paper Cranes", "Moss" and "Paper Cranes"
      Then the command delivers a success message
      And the feed store received exactly "delete", "insert"
      And the cache has the films "Paper Cranes", "Moss" and "Paper Cranes" saved 0 seconds ago

    @GHI-UC6.P @GHI-R20
    Scenario: The time is that of the saving, also where the clock was put back
      When the user executes "Save Film Feed" with the film "Moss"
      And the user lets 90 seconds go by
      Then the cache has the film "Moss" saved 90 seconds ago
      When the user executes "Save Film Feed" with the film "Moss"
      Then the cache has the film "Moss" saved 0 seconds ago
      # audit-ignore(the new time is that of the clock, whatever it is)
      When the clock of the device is put back by 1 hour
      And the user executes "Save Film Feed" with the film "Moss"
      Then the cache has the film "Moss" saved 0 seconds ago

  Rule: Deleting error course: system delivers error

    @GHI-X29 @GHI-UC6.D @GHI-R20
    Scenario: Nothing is saved where the old feed cannot be deleted
      Given the feed cache cannot be deleted
      When the user executes "Save Film Feed" with the film "Moss"
      Then the command delivers the error 'the saved feed could not be deleted: the store failed to delete "film-feed"'
      And the feed store received exactly "delete"
      And the cache has the film "Kite Harbour" saved 1 day ago

  Rule: Saving error course: system delivers error

    @GHI-X30 @GHI-UC6.S @GHI-R21
    Scenario: Where saving fails the old feed is gone
      Given the feed cache cannot be written
      When the user executes "Save Film Feed" with the film "Moss"
      Then the command delivers the error 'the feed could not be saved: the store failed to write "film-feed"'
      And the feed store received exactly "delete", "insert"
      And no feed is cached
