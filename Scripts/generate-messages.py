#!/usr/bin/env python3
"""Generates Sources/Messages/Generated from the JSON schemas of the Cucumber Messages.

    Scripts/generate-messages.py SCHEMAS [OUTPUT]

SCHEMAS is the folder `jsonschema/src` of https://github.com/cucumber/messages, or any folder that
holds the same `*.schema.json` files. OUTPUT is replaced as a whole; without it, that is
Sources/Messages/Generated.

For each schema there is one Swift file: the types, how they are read and written as JSON, and the
walk over their ids. Facts come from the schemas; the tables below hold what a schema does not say,
which is Swift names, doc comments and where this package deviates. A new message or member needs
no entry, unless it clashes with a name or holds an id under a new name.
"""

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

# MARK: - Tables

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

# Types declared by hand; only their JSON is generated.
DECLARED_BY_HAND = {"Location"}

# Types of the standard library, whose JSON is written by hand.
NATIVE = {"Duration"}

# Default arguments of initializers by member, beside `nil` for what is optional.
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

# Doc comments of types and members; those of an enum stand at the member that has it.
DOCS = {
    "Attachment": "Text or bytes that a step or hook added to the report.",
    "Attachment.contentEncoding": "How the data of an attachment is stored in its body.",
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
    "Hook.type": "When a hook runs.",
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

LINE_LENGTH = 100

# Words that are no names in Swift without backticks, and that a schema may well use.
SWIFT_KEYWORDS = set(
    "as break case catch class continue default defer do else enum extension fallthrough false for"
    " func guard if import in init inout internal is let nil operator private protocol public"
    " repeat return self static struct subscript super switch throw throws true try var where"
    " while".split())


# MARK: - Model


@dataclass
class Member:
    """A member of an object, as Swift has it."""

    owner: str
    name: str
    # One of string, integer, boolean, enum, object.
    kind: str
    # The Swift type of one element, and the schema's name if it is an object.
    swift: str
    target: str
    is_array: bool
    is_optional: bool
    range: tuple
    enum_values: list

    @property
    def path(self):
        return f"{self.owner}.{self.name}"

    @property
    def type(self):
        element = f"[{self.swift}]" if self.is_array else self.swift
        return element + "?" if self.is_optional else element

    @property
    def parameter(self):
        default = "nil" if self.is_optional else DEFAULTS.get(self.name)
        return f"{self.name}: {self.type}" + (f" = {default}" if default else "")


@dataclass
class Object:
    """An object that a schema describes."""

    name: str
    # The schema file, and the Swift name of what that file describes.
    file: str
    root: str
    swift: str
    members: list = field(default_factory=list)

    @property
    def required(self):
        return [member for member in self.members if not member.is_optional]

    @property
    def alphabetical(self):
        return sorted(self.members, key=lambda member: member.name)


class SchemaError(Exception):
    """A schema uses what this script does not know."""


class Model:
    """All objects of all schemas, by name."""

    def __init__(self, folder):
        self.objects = {}
        schemas = {}
        for path in sorted(Path(folder).glob("*.schema.json")):
            file = path.name.removesuffix(".schema.json")
            schemas |= self.declare(file, json.loads(path.read_text(encoding="utf-8")))
        if "Envelope" not in self.objects:
            raise SchemaError(f"{folder}: Envelope.schema.json is not there")
        for name, schema in schemas.items():
            self.objects[name].members = self.members(self.objects[name], schema)
        self.kinds = self.id_kinds()

    def declare(self, file, schema):
        schemas = {file: schema} | schema.get("definitions", {})
        root = SWIFT_NAMES.get(file, file)
        for name in schemas:
            if name in self.objects:
                raise SchemaError(f"{file}: {name} is defined twice")
            nested = name if name == file else f"{root}.{name.removeprefix(file)}"
            self.objects[name] = Object(name, file, root, SWIFT_NAMES.get(name, nested))
        return schemas

    def members(self, owner, schema):
        required = schema.get("required", [])
        members = []
        for name, value in schema["properties"].items():
            is_array = value.get("type") == "array"
            element = value["items"] if is_array else value
            path = f"{owner.name}.{name}"
            kind, swift, target = self.element_type(owner, name, element)
            members.append(
                Member(
                    owner.name, name, kind, swift, target, is_array,
                    is_optional=name not in required or path in LENIENT,
                    range=RANGES.get(path) or (element.get("minimum"), element.get("maximum")),
                    enum_values=element.get("enum", [])))
        first = FIRST.get(owner.name, [])
        return sorted(
            members, key=lambda m: first.index(m.name) if m.name in first else len(first))

    def element_type(self, owner, name, schema):
        """Kind, Swift type and target of a member or of an array's element."""
        if "$ref" in schema:
            target = schema["$ref"].split("/")[-1].removesuffix(".schema.json")
            return "object", self.objects[target].swift, target
        if "enum" in schema:
            nested = f"{owner.root}.{name[0].upper()}{name[1:]}"
            return "enum", ENUM_NAMES.get(f"{owner.name}.{name}", nested), None
        swift = {"string": "String", "integer": "Int", "boolean": "Bool"}
        if schema.get("type") not in swift:
            raise SchemaError(f"{owner.name}.{name}: {schema} is not supported")
        return schema["type"], swift[schema["type"]], None

    # Ids

    def id_kind(self, member):
        """What a member names and its role, if it holds ids."""
        if member.kind != "string" or member.name in NO_IDS:
            return None
        if member.name == "id":
            file = self.objects[member.owner].file
            return SHARED_KINDS.get(file, lower_first(member.owner)), "definition"
        for suffix in ("Ids", "Id"):
            if member.name.endswith(suffix):
                return member.name.removesuffix(suffix), "reference"
        return None

    def id_kinds(self):
        """All kinds of ids, after a check that each reference has something to refer to."""
        found = [
            (member, *self.id_kind(member))
            for item in self.objects.values() for member in item.members if self.id_kind(member)]
        defined = {kind for _, kind, role in found if role == "definition"}
        for member, kind, _ in found:
            if kind not in defined:
                raise SchemaError(f"{member.path}: nothing has ids of the kind {kind}")
        return sorted(defined)

    def has_ids(self, name, above=()):
        """Whether an object or anything inside it holds an id."""
        return any(
            self.id_kind(member) is not None
            or member.kind == "object" and member.target not in above
            and self.has_ids(member.target, (*above, name))
            for member in self.objects[name].members)


# MARK: - Swift


def lower_first(text):
    return text[0].lower() + text[1:]


def case_name(value):
    """A Swift name for a value of an enum: BEFORE_TEST_RUN is beforeTestRun."""
    words = value.lower().split("_")
    return CASE_NAMES.get(value, words[0] + "".join(word.capitalize() for word in words[1:]))


def escaped(name):
    """A name as Swift takes it where it is no argument label."""
    return f"`{name}`" if name in SWIFT_KEYWORDS else name


def local(member):
    """The variable that a member is read into, which must not clash with the others there."""
    taken = SWIFT_KEYWORDS | {"json", "key", "object"}
    return f"{member.name}Value" if member.name in taken else member.name


def indented(lines, by=1):
    return ["  " * by + line if line else line for line in lines]


def docs(path):
    """The doc comment of a type or member; a list has the summary first, then paragraph lines."""
    text = DOCS.get(path, [])
    if isinstance(text, str):
        return [f"/// {text}"]
    return [f"/// {line}" for line in text[:1]] + ["///"] * (len(text) > 1) + [
        f"/// {line}" for line in text[1:]]


def nested(swift, lines):
    """A declaration inside the type that its dotted name begins with."""
    outer, _, _ = swift.rpartition(".")
    return [f"extension {outer} {{", *indented(lines), "}"] if outer else lines


def last_name(swift):
    return swift.rpartition(".")[2]


def declaration(item):
    """The declarations of a type and of the enums that only it has."""
    blocks = []
    if item.name not in DECLARED_BY_HAND:
        lines = union_declaration(item) if item.name in UNIONS else struct_declaration(item)
        blocks.append(nested(item.swift, docs(item.name) + lines))
    for member in item.members:
        if member.kind == "enum":
            blocks.append(nested(member.swift, docs(member.path) + enum_declaration(member)))
            blocks.append([f"extension {member.swift}: JSONValue {{}}"])
    return blocks


def struct_declaration(item):
    indent = 1 if "." in item.swift else 0
    parameters = [member.parameter for member in item.members]
    signature = [f"public init({', '.join(parameters)}) {{"]
    if len(signature[0]) + 2 * (indent + 1) > LINE_LENGTH:
        listed = [parameter + "," for parameter in parameters[:-1]] + parameters[-1:]
        signature = ["public init(", *indented(listed), ") {"]
    body = []
    for member in item.members:
        body += [] if member.kind == "enum" else docs(member.path)
        body.append(f"public var {escaped(member.name)}: {member.type}")
    assignments = [f"self.{m.name} = {escaped(m.name)}" for m in item.members]
    body += ["", "@inlinable", *signature, *indented(assignments), "}"]
    return [f"public struct {last_name(item.swift)}: Sendable, Equatable {{", *indented(body), "}"]


def union_declaration(item):
    cases = [f"case {escaped(member.name)}({member.swift})" for member in item.members]
    return [f"public enum {last_name(item.swift)}: Sendable, Equatable {{", *indented(cases), "}"]


def enum_declaration(member):
    cases = []
    for value in member.enum_values:
        name = case_name(value)
        cases.append(f"case {escaped(name)}" + (f' = "{value}"' if name != value else ""))
    name = last_name(member.swift)
    return [f"public enum {name}: String, Sendable, CaseIterable {{", *indented(cases), "}"]


# JSON


def read_call(member):
    """The call that reads the value of a member."""
    minimum, maximum = member.range
    # What has a minimum but no maximum is a count; the reader takes any that fits 32 bits.
    if member.kind != "integer" or member.is_array or member.range in (COUNT, (0, None)):
        return "json.value()"
    low = "Int.min" if minimum is None else f"{minimum:_}"
    high = "Int.max" if maximum is None else f"{maximum:_}"
    return f"json.integer(in: {low}...{high})"


def required_argument(member):
    text = f'{member.name}: try json.required({local(member)}, "{member.name}", of: object)'
    # Leaves room for the indentation and the comma or parentheses that follow.
    if len(text) + 8 <= LINE_LENGTH:
        return [text]
    return [
        f"{member.name}: try json.required(",
        f'  {local(member)}, "{member.name}", of: object)',
    ]


def struct_json(item):
    read = [f"{'let object' if item.required else '_'} = try json.beginObject()"]
    read += [f"var {local(m)}: {m.type.removesuffix('?')}?" for m in item.alphabetical]
    read += ["while let key = try json.nextKey() {", "  switch key {"]
    read += [f'  case "{m.name}": {local(m)} = try {read_call(m)}' for m in item.alphabetical]
    read += ["  default: try json.skip()", "  }", "}", "self.init("]
    for member in item.members:
        optional = [f"{member.name}: {local(member)}"]
        lines = optional if member.is_optional else required_argument(member)
        lines[-1] += ")" if member is item.members[-1] else ","
        read += indented(lines)
    write = [f'json.member("{m.name}", {escaped(m.name)})' for m in item.alphabetical]
    return conformance(item, reading(read) + [""] + writing(write))


def union_json(item):
    if item.name == "Envelope":
        # What is right and wrong around the one member is decided by hand.
        cases = [f'case "{m.name}": .{m.name}(try {read_call(m)})' for m in item.members]
        read = [
            "static func message(",
            "  named key: JSONReader.Key, from json: inout JSONReader",
            ") throws(MessageError) -> Envelope? {",
            *indented(["switch key {", *cases, "default: nil", "}"]),
            "}",
        ]
    else:
        cases = [f'case "{m.name}": member = .{m.name}(try {read_call(m)})' for m in item.members]
        read = reading([
            "let object = try json.beginObject()",
            "var member: Self?",
            "while let key = try json.nextKey() {",
            *indented(["switch key {", *cases, "default: try json.skip()", "}"]),
            "}",
            f'self = try json.required(member, "{item.members[-1].name}", of: object)',
        ])
    write = [f'case .{m.name}(let value): json.member("{m.name}", value)' for m in item.members]
    write = writing(["switch self {", *write, "}"])
    if item.name == "Envelope":
        return [f"extension {item.swift} {{", *indented(read + [""] + write), "}"]
    return conformance(item, read + [""] + write)


def reading(lines):
    return ["init(json: inout JSONReader) throws(MessageError) {", *indented(lines), "}"]


def writing(lines):
    body = ["json.beginObject()", *lines, "json.endObject()"]
    return ["func write(to json: inout JSONWriter) {", *indented(body), "}"]


def conformance(item, lines):
    return [f"extension {item.swift}: JSONValue {{", *indented(lines), "}"]


# Ids


def id_walk(model, item):
    """The method that visits all ids of an object, in the order of the schema."""
    lines = []
    for member in item.members:
        kind = model.id_kind(member)
        if kind:
            lines.append(f"{escaped(member.name)}.visit(.{kind[0]}, .{kind[1]}, visit)")
        elif member.kind == "object" and model.has_ids(member.target):
            lines.append(f"{escaped(member.name)}.visitIds(visit)")
    return id_holder(model, item, lines)


def union_id_walk(model, item):
    lines = ["switch self {"]
    for member in item.members:
        if model.has_ids(member.target):
            lines += [
                f"case .{member.name}(var value):",
                "  value.visitIds(visit)",
                f"  self = .{member.name}(value)",
            ]
    others = [f".{m.name}" for m in item.members if not model.has_ids(m.target)]
    lines += [f"case {', '.join(others)}: break"] if others else []
    return id_holder(model, item, lines + ["}"])


def id_holder(model, item, lines):
    messages = [member.target for member in model.objects["Envelope"].members]
    public = "public " if item.name in ["Envelope", *messages] else ""
    comment = [
        "/// Calls `visit` with each id, in the order of the schema; it may change the id.",
    ] if public else []
    method = [*comment, f"{public}mutating func visitIds(_ visit: IdVisitor) {{"]
    return [f"extension {item.swift}: IdHolder {{", *indented([*method, *indented(lines), "}"]), "}"]


def kinds_file(model):
    cases = [f"case {kind}" for kind in model.kinds]
    return [[
        "/// The kind of thing that an id names; ids of different kinds may be the same text.",
        "///",
        "/// `astNode` is any node of a document; every other kind is named after the type that",
        "/// carries the id.",
        "public enum IdKind: Hashable, Sendable, CaseIterable {",
        *indented(cases),
        "}",
    ]]


# Files


def envelope_members(model, envelope):
    """Computed properties of the envelope for members that several messages share."""
    properties = []
    for name, comment in ENVELOPE_MEMBERS.items():
        cases = []
        for member in envelope.members:
            shared = [m for m in model.objects[member.target].members if m.name == name]
            cases += [f"case .{member.name}(let message): message.{name}" for _ in shared]
            type = shared[0].type.removesuffix("?") if shared else type if cases else None
        properties += [
            "", f"/// {comment}", f"public var {name}: {type}? {{",
            *indented(["switch self {", *cases, "default: nil", "}"]), "}",
        ]
    return [f"extension {envelope.swift} {{", *indented(properties[1:]), "}"]


def blocks(model, item):
    """All that is generated for one object."""
    if item.name in NATIVE:
        return []
    is_union = item.name in UNIONS
    result = declaration(item) + [union_json(item) if is_union else struct_json(item)]
    if model.has_ids(item.name):
        result.append((union_id_walk if is_union else id_walk)(model, item))
    if item.name == "Envelope":
        result.append(envelope_members(model, item))
    return result


def files(model):
    """The texts of all files by name."""
    result = {"IdKind.swift": text("the schemas", kinds_file(model))}
    for root in [item for item in model.objects.values() if item.name == item.file]:
        content = []
        for item in [item for item in model.objects.values() if item.file == root.name]:
            content += blocks(model, item)
        suffix = ".JSON" if root.name in DECLARED_BY_HAND else ""
        if content:
            result[f"{root.swift}{suffix}.swift"] = text(f"{root.name}.schema.json", content)
    return result


def text(source, content):
    header = f"// Generated by Scripts/generate-messages.py from {source}; do not edit."
    return "\n\n".join([header, *("\n".join(block) for block in content)]) + "\n"


def main(arguments):
    if len(arguments) not in (1, 2):
        sys.exit(__doc__.strip())
    default = Path(__file__).resolve().parent.parent / "Sources" / "Messages" / "Generated"
    output = Path(arguments[1]) if len(arguments) == 2 else default
    try:
        model = Model(arguments[0])
    except SchemaError as error:
        sys.exit(f"generate-messages: {error}")
    for name in sorted(set(model.objects) - set(DOCS) - NATIVE - DECLARED_BY_HAND):
        print(f"generate-messages: {name} has no doc comment in the table", file=sys.stderr)
    output.mkdir(parents=True, exist_ok=True)
    for old in output.glob("*.swift"):
        old.unlink()
    for name, content in files(model).items():
        (output / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
