"""What the schemas do not say: Swift names, doc comments, and where this package deviates."""

# Swift names, where they are not the schema's. By default a definition is nested in the type of its
# file, and a prefix that repeats the name of that type is dropped: `PickleTag` is `Pickle.Tag`.
# Messages whose plain name means something else in this package, or in Swift Testing, are nested
# in `Envelope`.
SWIFT_NAMES = {
    "Attachment": "Envelope.Attachment",
    "Ci": "Meta.CI",
    "Exception": "Envelope.Exception",
    "ExternalAttachment": "Envelope.ExternalAttachment",
    "Hook": "Envelope.Hook",
    "ParameterType": "Envelope.ParameterType",
    "ParseError": "Envelope.ParseError",
    "PickleStepArgument": "Pickle.Argument",
    "PickleTableCell": "Pickle.Cell",
    "PickleTableRow": "Pickle.Row",
    "Snippet": "Envelope.Snippet",
    "StepDefinition": "Envelope.StepDefinition",
    "StepMatchArgument": "TestCase.MatchArgument",
    "StepMatchArgumentsList": "TestCase.MatchArguments",
    "Suggestion": "Envelope.Suggestion",
    "TestStep": "TestCase.Step",
    "UndefinedParameterType": "Envelope.UndefinedParameterType",
}

# Names of enums. By default an enum is named after its member and nested in the type of its file:
# `Step.keywordType` is a `GherkinDocument.KeywordType`.
ENUM_NAMES = {
    "Hook.type": "Envelope.HookType",
    "PickleStep.type": "Pickle.KeywordType",
    "StepDefinitionPattern.type": "Envelope.StepDefinition.PatternType",
}

# Names of enum cases. By default, the value in lower camel case.
CASE_NAMES = {
    "text/x.cucumber.gherkin+plain": "gherkin",
    "text/x.cucumber.gherkin+markdown": "markdown",
}

# Objects that hold exactly one of their members, although the schema calls them all optional.
UNIONS = {"Envelope", "FeatureChild", "RuleChild"}

# Large and rare messages: without them, a message takes half the room.
INDIRECT = {
    "Envelope.Attachment", "Envelope.Hook", "Envelope.ParameterType", "Envelope.StepDefinition", "Meta"
}

# Messages that can be packed: those that reports keep until they are run, and that processes exchange.
PACKED = {"GherkinDocument", "Pickle", "TestCase", "TestStepResult"}

# Types declared by hand; only their JSON is generated.
DECLARED_BY_HAND = {"Location"}

# Types of the standard library, whose JSON is written by hand.
NATIVE = {"Duration"}

# Default arguments of initializers by member, besides `nil` for optional ones.
DEFAULTS = {
    "children": "[]",
    "comments": "[]",
    "description": '""',
    "examples": "[]",
    "nanos": "0",
    "seconds": "0",
    "steps": "[]",
    "tableBody": "[]",
    "tags": "[]",
}

# Members that come first in declarations and initializers, out of the schema's order.
FIRST = {"ParameterType": ["id"], "SourceReference": ["uri", "location"]}

# Required members that are optional here, because other implementations or older protocols leave
# them out: a Markdown document whose first line is a plain heading has a feature without keyword.
LENIENT = {"Feature.keyword"}

# Whole numbers that are read beyond what the schema allows, as a later protocol may.
COUNT = (0, 2**31 - 1)
RANGES = {"PickleDocString.argumentIndex": COUNT, "PickleTable.argumentIndex": COUNT}

# What the ids of a file's definitions name, where that is not their own type.
SHARED_KINDS = {"GherkinDocument": "astNode"}

# Members that end in `Id` and name nothing that another message brings.
NO_IDS = {"workerId"}

# Members that several messages share, which are also computed properties of `Envelope`.
ENVELOPE_MEMBERS = {
    "testCaseStartedId": "The attempt that the message belongs to, unless it begins that attempt.",
    "testStepId": "The test step that the message belongs to.",
    "timestamp": "The time of what the message reports.",
}

# Doc comments of types and members; those of an enum are at the member that has it.
DOCS = {
    "Attachment": "Text or bytes that a step or hook added to the report.",
    "Attachment.contentEncoding": "The encoding of an attachment's data in its body.",
    "Background": "Steps that run before those of every scenario beside it.",
    "Ci": "The build server that ran the tests.",
    "Comment": "A comment line as written, white space included.",
    "DataTable": "A table below a step.",
    "DocString": "A text between two delimiters below a step.",
    "Envelope": [
        "One message of a run.",
        "Messages are all that leaves the engine, and all that a reporter sees. Each line of an",
        "NDJSON stream holds one.",
    ],
    "Examples": "A table in which each body row makes one scenario of an outline.",
    "Exception": "An error as a value.",
    "ExternalAttachment": "An attachment that is kept in a file of its own.",
    "Feature": "The root of a feature file.",
    "Feature.keyword": "Absent in a Markdown document whose first line is a plain heading.",
    "Feature.language": "The dialect of the file, such as `en`.",
    "FeatureChild": "A node directly below a feature.",
    "GherkinDocument": "The syntax tree of one feature file.",
    "Git": "The revision under test.",
    "Group": "A capture group; one that took no part in the match has neither start nor value.",
    "Group.start": "Offset in the step text, in UTF-16 code units.",
    "Hook": "A hook that support code defines.",
    "Hook.type": "The moment at which a hook runs.",
    "JavaMethod": "A method in the code of Cucumber-JVM; only read, never written.",
    "JavaStackTraceElement": "A line in the code of Cucumber-JVM; only read, never written.",
    "Meta": "The tools and the machine of a run: its first message.",
    "ParameterType": "A parameter type that support code defines.",
    "ParseError": "An error in a feature file.",
    "Pickle": "A scenario ready to run: compiled from the document, independent of step code.",
    "Pickle.astNodeIds": "The scenario, and the example row if it comes from an outline.",
    "PickleDocString": "A doc string with its placeholders replaced.",
    "PickleDocString.argumentIndex": "Position among the arguments if the step has both kinds.",
    "PickleStep": "A step ready to be matched, with its placeholders replaced.",
    "PickleStep.astNodeIds": "The step, and the example row if it comes from an outline.",
    "PickleStep.type": "The kind of a step; a conjunction has the kind of the step before it.",
    "PickleStepArgument": "The doc string or data table of a step; since Gherkin 42, even both.",
    "PickleTable": "A data table with its placeholders replaced.",
    "PickleTable.argumentIndex": "Position among the arguments if the step has both kinds.",
    "PickleTableCell": "One cell of a table.",
    "PickleTableRow": "One row of a table.",
    "PickleTag": "A tag of the scenario, or one that it inherits.",
    "Product": "A name and a version.",
    "Rule": "A business rule that groups scenarios.",
    "RuleChild": "A node directly below a rule.",
    "Scenario": "A scenario, or an outline if it has examples.",
    "Snippet": "Source code of a step definition, ready to paste.",
    "Source": "The text of one file.",
    "Source.mediaType": "The language in which a feature is written.",
    "SourceReference": "A place in a feature file or in code.",
    "Step": "A line with Given, When or Then, and what hangs below it.",
    "Step.keyword": "As written, with the white space at its end.",
    "Step.keywordType": "The meaning of a step keyword, independent of language.",
    "StepDefinition": "A step definition of the support code.",
    "StepDefinitionPattern": "An expression as the author wrote it.",
    "StepDefinitionPattern.type": "The language of a pattern.",
    "StepMatchArgument": "An argument taken from the text of a step.",
    "StepMatchArgumentsList": "The arguments that one step definition takes from a step.",
    "Suggestion": "Step definitions that would match an undefined step.",
    "TableCell": "One cell, trimmed and unescaped.",
    "TableRow": "One row of a table.",
    "Tag": "A tag with its leading `@`.",
    "TestCase": "The plan for a pickle: hooks and steps in the order in which they run.",
    "TestCaseFinished": "The end of one attempt at a test case.",
    "TestCaseStarted": "The beginning of one attempt at a test case.",
    "TestCaseStarted.attempt": "0 for the first attempt.",
    "TestRunFinished": "The end of a run.",
    "TestRunHookFinished": "The end of a hook of the run.",
    "TestRunHookStarted": "The beginning of a hook of the run.",
    "TestRunStarted": "The beginning of a run.",
    "TestStep": "A hook or a pickle step: either `hookId` or `pickleStepId` is present.",
    "TestStep.stepDefinitionIds": [
        "All definitions that match: none if undefined, several if ambiguous.",
        "Absent for a hook.",
    ],
    "TestStep.stepMatchArgumentsLists": [
        "One list for each definition, in the same order.",
        "Absent for a hook.",
    ],
    "TestStepFinished": "The end of a step or hook of a test case.",
    "TestStepResult": "The result of a step or hook.",
    "TestStepResult.status": "The outcome of a step, from best to worst.",
    "TestStepStarted": "The beginning of a step or hook of a test case.",
    "Timestamp": "A time as the seconds and nanoseconds since 1970-01-01T00:00:00Z.",
    "UndefinedParameterType": "An expression that uses a parameter type that nothing defines.",
}
