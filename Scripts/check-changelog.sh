#!/usr/bin/env bash
# CHANGELOG.md says nothing twice: no two entries of a section begin with the same five words, no line occurs
# twice.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70

awk '
    /^#/ { section = $0 }
    /^- / {
        words = $2 " " $3 " " $4 " " $5 " " $6
        if ((section, words) in seen) {
            print "CHANGELOG.md:" FNR ": begins as the entry in line " seen[section, words] ": " words
            bad = 1
        }
        seen[section, words] = FNR
    }
    length($0) > 40 {
        if ($0 in lines) { print "CHANGELOG.md:" FNR ": the same as line " lines[$0]; bad = 1 }
        lines[$0] = FNR
    }
    END { exit bad }
' CHANGELOG.md
