@COM
Feature: Orders and pronouns
  Which comics there are and in which order, told in tables, in one text or by "they" and "it".

  Rule: The comics

    @COM-R05 @COM-R06
    Scenario: Three comics on the server, and how they are shown
      Given these comics are on the server:
        | Title    |
        | Thor     |
        | X-Men    |
        | Avengers |
      When I open the app
      Then they are shown in this order:
        | Avengers |
        | Thor     |
        | X-Men    |
      And they are:
        | Avengers |
        | Thor     |
        | X-Men    |
      And the order of the titles is "Avengers", "Thor", "X-Men"
      And the groups are sorted "A", "T", "X"
      And I should see the groups "A, T, X" in that order
      And every comic is in the right group
      And one request for the list of comics was sent
      And "Thor" is the only comic under "T"
      And group "A" should come before group "T"
      And the "A" group contains "Avengers"
      And "Thor" should be in the "T" group
      And I should see all 3 of them

    @COM-R06
    Scenario: The comics of an answer in a table
      # audit-ignore(who looks does nothing)
      Given I look at the screen
      # audit-ignore(the app sorts them, and nobody waits for a second answer)
      When the following comics are returned by the server:
        | Title     |
        | Champions |
        | Blade     |
      Then all groups contain exactly one comic
      But there shouldn't be a group "E"

    @COM-R05
    Scenario: One comic makes one group
      Given the server response contains just the comic "Wolverine"
      # audit-ignore(what has finished loading does not finish again)
      When the app finishes loading comics
      Then there is exactly 1 group in the list
      And its header is "W"

    @COM-R05
    Scenario: Two comics and one letter
      # audit-ignore(what the server has is what it returns)
      Given the server returns 2 comics starting with "S"
      When I open the app
      Then both comics are in the same group
      And the group's title is "S"

  Rule: The characters

    @COM-R12
    Scenario Outline: The names of <comic> in one text
      # audit-ignore(so it is unless a story says otherwise)
      Given the list contains the comics "Hulk" and "X-Men"
      And the characters of "X-Men" are "Storm, Cyclops"
      And the characters of "Hulk" are "Rick Jones, Betty Ross"
      # audit-ignore(a second tap opens the same view again)
      When I tap on "<comic>"
      Then the characters should be listed as "<names>"

      Examples:
        | comic | names                  |
        | X-Men | Cyclops, Storm         |
        | Hulk  | Betty Ross, Rick Jones |

    @COM-R11
    Scenario: A comic without characters
      # audit-ignore(more comics would have none either)
      Given the server returns a comic with no characters
      # audit-ignore(a second tap opens the same view again)
      When I tap on that comic
      Then the list of characters is empty

    @COM-R16
    Scenario: A comic named after two that were only counted
      # audit-ignore(comics with names take the place of those that were only counted)
      Given the list of comics has two items
      And the comic "X-Men" has the characters "Storm" and "Cyclops"
      # audit-ignore(characters are not shown for another comic, whichever they are)
      And the comic "Hulk" has the character "Bruce Banner"
      When I tap on "X-Men"
      Then I see the characters "Cyclops" and "Storm"
      And the characters of "Hulk" are not shown for "X-Men"
      And a view with the title "X-Men" should open

    @COM-R19
    Scenario: What the server returns for a comic that was tapped
      # audit-ignore(so it is unless a story says otherwise)
      Given the comics "Thor" and "Hulk" have been loaded
      When I tap on "Thor"
      # audit-ignore(nobody waits for a second answer)
      And the server returns the characters "Odin" and "Loki" for "Thor"
      Then the characters are listed in the order "Loki", "Odin"

    @COM-R12
    Scenario: The characters come back
      Given I opened the app
      And I tapped on a comic
      When the characters come back in the order "Wasp", "Falcon"
      Then the characters are shown in the order "Falcon", "Wasp"

    @COM-R19
    Scenario: Back from the characters of a comic
      Given the user is viewing the characters of a comic
      When the user goes back
      Then the user sees the list of comics again

  Rule: Both

    @COM-R05 @COM-R06
    Scenario: Who is in which group
      Given there are three comics called "Thor", "Thanos" and "Blade" on the server
      When I open the app
      Then they are in the order "Blade", "Thanos", "Thor"
      And the listed comics are:
        | Blade  |
        | Thanos |
        | Thor   |
      And "Blade" is shown in another group
      And neither "Thor" nor "Thanos" is shown under the letter "B"

    @COM-R12 @COM-R13
    Scenario: The comic at its position, and its characters
      Given the comics "Thor" and "Hulk" are shown with their characters
      And the characters of "Thor" are "Odin", "Loki"
      When I tap on the comic at position 2
      Then the screen title is "Thor"
      And I see the characters list in the order "Loki", "Odin"
      And the characters of "Thor" are shown sorted by name
      And its characters are:
        | Loki |
        | Odin |

    @COM-R13
    Scenario: What is open and what was open
      # audit-ignore(so it is unless a story says otherwise)
      Given the server returns valid characters for every comic
      And I have "Thor" open
      Then the screen title is "Thor"
      When I go back
      Then the list of comics is presented
      When I tap on "Hulk"
      Then the screen title is "Hulk"
      And the names of its characters are presented
