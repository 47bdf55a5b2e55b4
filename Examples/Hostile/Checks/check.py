"""A check that takes a run of its own."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple


class Fault(Exception):
    """What keeps a check from being carried out."""


class Check(NamedTuple):
    title: str
    # The name of its folder.
    name: str
    # Carries it out in a folder and returns the faults it found.
    faults: Callable[[Path], list[str]]
