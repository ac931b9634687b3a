#!/usr/bin/env bash
# Draws the templates of Examples/Templates that need a module of Apple's beside SwiftUI, which takes minutes to build, from
# the data beside them. './test --modules' runs it.
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
folder=$root/Examples/Templates
out=$(mktemp -d) || exit 73
trap 'rm -rf "$out"' EXIT
failures=0

# shows TEMPLATE LOCALE TEXT: whether its one page has a text.
shows() {
    "$root/quadrant" render "$folder/$1.swift" --data "$folder/$1.json" --locale "$2" --strict -o "$out/page.pdf" >/dev/null &&
        pdfinfo "$out/page.pdf" | grep -q '^Pages: *1$' && pdftotext "$out/page.pdf" - | grep -qF "$3" && return
    echo "error: $1 in $2 does not show '$3' on one page" >&2
    failures=$((failures + 1))
}

shows BoardingPass en 9:35
shows BoardingPass de Flugsteig
shows BoardingPass ja 12月3日
shows BoardingPass ar المسافر
shows WeeklyReport en "Weekly report"
shows WeeklyReport de 11.990
shows WeeklyReport ja 週間レポート
shows WeeklyReport ar الطلبات
for name in BoardingPass WeeklyReport; do
    "$root/quadrant" render "$folder/$name.swift" --schema |
        python3 -c 'import json, sys; print(json.dumps(json.load(sys.stdin)["examples"][0]))' >"$out/example.json" &&
        "$root/quadrant" render "$folder/$name.swift" --data "$out/example.json" --strict -o "$out/page.pdf" >/dev/null || {
        echo "error: the preview of $name is no example" >&2
        failures=$((failures + 1))
    }
done
((failures == 0)) && echo "8 pages of templates are as they should be"
