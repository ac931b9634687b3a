#!/usr/bin/env bash
# Unsafe code lies in its rooms: every target of Sources is compiled with strict memory safety, and the words for
# what the compiler cannot check stand only in folders called Unsafe and in the places that Sources/unsafe.txt lists
# with their reasons. What lies there has to be marked is the compiler's to say.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70
status=0

# The targets as SwiftPM sees them: a name, and behind it whether its settings have the switch.
without=$(swift package dump-package 2>/dev/null | awk '
    /^    \{$/ { name = ""; path = ""; type = ""; strict = 0 }
    /^      "name" : / { split($0, part, "\""); name = part[4] }
    /^      "path" : / { split($0, part, "\""); path = part[4] }
    /^      "type" : / { split($0, part, "\""); type = part[4] }
    /"strictMemorySafety"/ { strict = 1 }
    /^    \},?$/ {
        if (type ~ /^(regular|executable|macro)$/ && path !~ /^Tests\// && name !~ /^C[A-Z]/) {
            count++
            if (!strict) print name
        }
    }
    END { if (count < 20) print "(" count + 0 " targets found in Package.swift; there should be more)" }')
if [[ $without ]]; then
    printf 'Package.swift: not compiled with strict memory safety: %s\n' $without
    status=1
fi

# Comments and texts say "unsafe" too; code only where it is.
mapfile -d '' files < <(find Sources -name '*.swift' -print0)
awk '
    BEGIN {
        while ((getline line < "Sources/unsafe.txt") > 0) {
            if (line ~ /^ *(#|$)/) continue
            place = line
            sub(/:.*/, "", place)
            sub(/^ */, "", place)
            listed[place] = 1
        }
    }
    function is_room(path, parts, count, i, place) {
        if (path ~ /\/Unsafe\//) return 1
        # The list begins with the module, behind Sources and the storey.
        count = split(path, parts, "/")
        for (i = 3; i <= count; i++) {
            place = place (i > 3 ? "/" : "") parts[i]
            if (place in listed) { used[place] = 1; return 1 }
        }
        return 0
    }
    FNR == 1 { inText = 0 }
    {
        code = $0
        # Texts of several lines.
        if (gsub(/"""/, "") % 2) { wasText = inText; inText = !inText; if (wasText) next }
        else if (inText) next
        gsub(/\\"/, "", code)
        gsub(/"[^"]*"/, "", code)
        sub(/\/\/.*/, "", code)
        if (code ~ /(^|[^A-Za-z0-9_.])unsafe([^A-Za-z0-9_]|$)|Unsafe(Mutable)?(Raw)?(Buffer)?Pointer|Unmanaged[.<]|OpaquePointer|withUnsafe|unsafe(BitCast|Downcast|Address|MutableAddress|Uninitialized)/) {
            if (!is_room(FILENAME)) {
                print FILENAME ":" FNR ": unsafe code belongs into a folder Unsafe, or its place into Sources/unsafe.txt"
                bad = 1
            }
        }
    }
    END {
        for (place in listed) if (!(place in used)) {
            print "Sources/unsafe.txt: " place " has no unsafe code (any more)"
            bad = 1
        }
        exit bad
    }
' "${files[@]}" || status=1
exit $status
