# language: fr
Fonctionnalité: La machine à café
  Contexte:
    Etant donné que la machine est allumée

  Règle: Un café coûte un euro
    Plan du scénario: Acheter <n> cafés
      Quand j'achète <n> cafés
      Alors je paie <n> euros

      Exemples:
        | n |
        | 1 |
        | 2 |
