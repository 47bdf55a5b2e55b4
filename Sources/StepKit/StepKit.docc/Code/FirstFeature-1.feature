Feature: Paying

  Background:
    Given a parking meter
