"""The schemas as a model: objects and their members, with their Swift names and types."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from tables import ENUM_NAMES, FIRST, LENIENT, NO_IDS, RANGES, SHARED_KINDS, SWIFT_NAMES


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


def lower_first(text):
    return text[0].lower() + text[1:]


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
        if "properties" not in schema:
            raise SchemaError(f"{owner.name} is not an object")
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
            if target not in self.objects:
                raise SchemaError(f"{owner.name}.{name}: {target} is not there")
            return "object", self.objects[target].swift, target
        if "enum" in schema:
            nested = f"{owner.root}.{name[0].upper()}{name[1:]}"
            return "enum", ENUM_NAMES.get(f"{owner.name}.{name}", nested), None
        swift = {"string": "String", "integer": "Int", "boolean": "Bool"}
        if schema.get("type") not in swift:
            raise SchemaError(f"{owner.name}.{name}: {schema} is not supported")
        return schema["type"], swift[schema["type"]], None

    def id_kind(self, member):
        """The kind and the role of the ids that a member holds, if it does."""
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
        """All kinds of ids, after a check that there is something for each reference."""
        found = [
            (member, *self.id_kind(member))
            for item in self.objects.values() for member in item.members if self.id_kind(member)]
        defined = {kind for _, kind, role in found if role == "definition"}
        for member, kind, _ in found:
            if kind not in defined:
                raise SchemaError(f"{member.path}: nothing has ids of the kind {kind}, see NO_IDS")
        return sorted(defined)

    def reachable(self, names):
        """The objects with these names, and all inside them."""
        found = set(names)
        while True:
            inner = {
                member.target for name in found for member in self.objects[name].members
                if member.kind == "object"}
            if inner <= found:
                return found
            found |= inner

    def has_ids(self, name, above=()):
        """Whether an object or anything inside it holds an id."""
        return any(
            self.id_kind(member) is not None
            or member.kind == "object" and member.target not in above
            and self.has_ids(member.target, (*above, name))
            for member in self.objects[name].members)
