"""Generates Sources/Messages/Generated from the JSON schemas of the Cucumber Messages.

    python3 Scripts/generate-messages SCHEMAS [OUTPUT]

SCHEMAS is the folder `jsonschema/src` of https://github.com/cucumber/messages, or any folder that
holds the same `*.schema.json` files. Generated files in OUTPUT are replaced; without it, those in
Sources/Messages/Generated.

For each schema there is one Swift file: the types, how they are read and written as JSON, the walk
over their ids, and the packed form of what tables.py names. Facts come from the schemas; tables.py holds what they do not say. A new
message or member needs no entry there, unless its name clashes with another, or it holds ids under
a name that does not say of what.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True

from schemas import Model, SchemaError
from swift import HEADER, files
from tables import DOCS, DECLARED_BY_HAND, NATIVE


def main(arguments):
    if len(arguments) not in (1, 2):
        sys.exit(__doc__.strip())
    default = Path(__file__).resolve().parents[2] / "Sources" / "Messages" / "Generated"
    output = Path(arguments[1]) if len(arguments) == 2 else default
    try:
        model = Model(arguments[0])
        texts = files(model)
    except SchemaError as error:
        sys.exit(f"generate-messages: {error}")
    for name in sorted(set(model.objects) - set(DOCS) - NATIVE - DECLARED_BY_HAND):
        print(f"generate-messages: {name} has no doc comment in tables.py", file=sys.stderr)
    output.mkdir(parents=True, exist_ok=True)
    for old in output.glob("*.swift"):
        if old.read_text(encoding="utf-8").startswith(HEADER):
            old.unlink()
    for name, content in texts.items():
        (output / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
