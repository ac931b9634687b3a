#!/usr/bin/env bash
# The generated symbol tables are those that Scripts/Symbols/generate.py made of what lies beside it.
set -u
cd "$(dirname "$(readlink -f "$0")")/Symbols" || exit 70

sha256sum --check --quiet digests.txt || {
    echo "Run Scripts/Symbols/generate.py again: the symbol tables or what they are made of have changed."
    exit 1
}
