#!/usr/bin/env bash
# Files stay short: 60 to 250 lines is the aim, more than 400 is remarked on, more than 600 fails.
# Generated files and tables are exempt if one of their first five lines contains "length: table" or
# "length: generated".
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70

find Sources Tests Examples Benchmarks Oracles -name '*.swift' -not -path '*/.build/*' -print0 2>/dev/null | xargs -0 -r awk '
    function close_file() {
        if (name == "" || exempt) return
        if (lines > 600) { print name ": " lines " lines; the limit is 600"; bad = 1 }
        else if (lines > 400) print name ": " lines " lines; more than 400 need a reason"
    }
    FNR == 1 { close_file(); name = FILENAME; exempt = 0 }
    FNR <= 5 && /length: (table|generated)/ { exempt = 1 }
    { lines = FNR }
    END { close_file(); exit bad }
'
