"""Checks the licences and sources of a `cargo metadata` against deny.toml, where cargo-deny is not there.

    licences.py METADATA deny.toml

An SPDX expression passes when `allow` can satisfy it. Exit status 1 names every crate that does not.
"""

import json
import re
import sys

try:
    import tomllib
except ImportError:  # Python before 3.11
    print("SKIPPED: licences by cargo metadata: python3 has no tomllib")
    sys.exit(0)

TOKEN = re.compile(r"\(|\)|[^\s()/]+|/")


def satisfied(expression, allowed):
    """Evaluates `A OR (B AND C WITH D)`; the old `A/B` is an OR."""
    tokens = TOKEN.findall(expression)
    place = 0

    def peek():
        return tokens[place] if place < len(tokens) else None

    def either():
        nonlocal place
        value = both()
        while peek() in ("OR", "/"):
            place += 1
            value = both() or value
        return value

    def both():
        nonlocal place
        value = one()
        while peek() == "AND":
            place += 1
            value = one() and value
        return value

    def one():
        nonlocal place
        token = peek()
        place += 1
        if token == "(":
            value = either()
            place += 1
            return value
        if peek() == "WITH":
            token = f"{token} WITH {tokens[place + 1]}"
            place += 2
        return token in allowed

    value = either()
    return value and place == len(tokens)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        packages = json.load(file)["packages"]
    with open(sys.argv[2], "rb") as file:
        deny = tomllib.load(file)
    allowed = set(deny["licenses"]["allow"])
    sources = {f"registry+{url}" for url in deny["sources"]["allow-registry"]}
    banned = {ban["crate"] for ban in deny["bans"]["deny"]}
    wrong = []
    for package in packages:
        name = f"{package['name']} {package['version']}"
        licence = package["license"]
        if not licence or not satisfied(licence, allowed):
            wrong.append(f"{name}: the licence `{licence}` is not allowed")
        if package["source"] is not None and package["source"] not in sources:
            wrong.append(f"{name}: comes from {package['source']}")
        if package["name"] in banned:
            wrong.append(f"{name}: is banned")
    print("\n".join(wrong) or f"{len(packages)} crates: licences, sources and bans as deny.toml says")
    return bool(wrong)


sys.exit(main())
