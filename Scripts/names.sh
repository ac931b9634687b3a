#!/usr/bin/env bash
# The names of Apple's SwiftUI as Swift: Scripts/Names/apple-names.txt in lines of at most 98 characters.
#   Scripts/names.sh          prints them
#   Scripts/names.sh --write  writes them to where they are compiled
# Scripts/check-names.sh tells whether that is fresh.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

if [[ ${1-} == --write ]]; then
    printed=$(Scripts/names.sh)
    printf '%s\n' "$printed" >Sources/Tool/QuadrantCommand/Words/AppleNames+Table.swift
    exit
fi
cat <<'END'
// length: table
// Written by Scripts/names.sh from Scripts/Names/apple-names.txt.
extension AppleNames {
    /// The names of Apple's SwiftUI, of its documentation of December 2025 and of the module of iOS
    /// 17.4, one line for each area, owner and kind: `area|owner|kind|name name:uses …`. Uses are
    /// those of the name in 66 public repositories, of all that bear it together.
    static let table = """
END
awk '{
    line = "       "
    for (i = 1; i <= NF; i++) {
        if (length(line) + 1 + length($i) > 96) {
            print line " \\"
            line = "       "
        }
        line = line " " $i
    }
    print line
}' Scripts/Names/apple-names.txt
printf '        """\n}\n'
