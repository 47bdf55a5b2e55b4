# language: fr
Fonctionnalité: Été
  Scénario: à
    Soit un
    Etant donné que deux
    Quand trois