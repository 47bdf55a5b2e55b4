"""Swift source of the model, as blocks of lines, formatted as `swift format` does."""

import re

from tables import (
    CASE_NAMES, COUNT, DECLARED_BY_HAND, DEFAULTS, DOCS, ENVELOPE_MEMBERS, NATIVE, UNIONS)

LINE_LENGTH = 100

# Words that are no names in Swift without backticks, and that a schema may well use.
SWIFT_KEYWORDS = set(
    "as break case catch class continue default defer do else enum extension fallthrough false for"
    " func guard if import in init inout internal is let nil operator private protocol public"
    " repeat return self static struct subscript super switch throw throws true try var where"
    " while".split())


def case_name(value):
    """A Swift name for a value of an enum: BEFORE_TEST_RUN is beforeTestRun."""
    words = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", value)
    name = words[0].lower() + "".join(word.capitalize() for word in words[1:])
    return CASE_NAMES.get(value, name)


def escaped(name):
    """A name in Swift, except as an argument label, where keywords need no backticks."""
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
    summary, rest = text[:1], text[1:]
    return [f"/// {line}".rstrip() for line in summary + [""] * bool(rest) + rest]


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


def parameter(member):
    """A parameter of an initializer, with its default argument."""
    default = "nil" if member.is_optional else DEFAULTS.get(member.name)
    return f"{member.name}: {member.type}" + (f" = {default}" if default else "")


def struct_declaration(item):
    indent = 1 if "." in item.swift else 0
    parameters = [parameter(member) for member in item.members]
    signature = [f"public init({', '.join(parameters)}) {{"]
    if len(signature[0]) + 2 * (indent + 1) > LINE_LENGTH:
        listed = [f"{text}," for text in parameters[:-1]] + parameters[-1:]
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


# MARK: - JSON


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
        # The errors around its one member are those of a line, and handled in Envelope.JSON.swift.
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


# MARK: - Ids


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
    comment = "/// Calls `visit` with each id, in the order of the schema; it may change the id."
    method = [
        *([comment] if public else []),
        f"{public}mutating func visitIds(_ visit: IdVisitor) {{", *indented(lines), "}",
    ]
    return [f"extension {item.swift}: IdHolder {{", *indented(method), "}"]


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


# MARK: - Files


def envelope_members(model, envelope):
    """Computed properties of the envelope for members that several messages share."""
    properties = []
    for name, comment in ENVELOPE_MEMBERS.items():
        shared = {
            message.name: member
            for message in envelope.members for member in model.objects[message.target].members
            if member.name == name}
        cases = [f"case .{message}(let message): message.{name}" for message in shared]
        properties += [
            "", f"/// {comment}", f"public var {name}: {next(iter(shared.values())).swift}? {{",
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
    header = f"// Generated by Scripts/generate-messages from {source}; do not edit."
    return "\n\n".join([header, *("\n".join(block) for block in content)]) + "\n"


