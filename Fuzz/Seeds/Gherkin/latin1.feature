# encoding: ISO-8859-1
Feature: été
