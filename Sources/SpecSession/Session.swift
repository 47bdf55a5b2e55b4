/// From settings, step libraries and files to a plan that can be run.
public struct Session {}
