#!/usr/bin/env bash
# The names of Apple's that the program knows are those of Scripts/Names/apple-names.txt.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70

Scripts/names.sh | cmp --silent - Sources/Tool/QuadrantCommand/Words/AppleNames+Table.swift || {
    echo "Run 'Scripts/names.sh --write': the names have changed since they were written in Swift."
    exit 1
}
