#!/usr/bin/env bash
# Builds programs by `quadrant build`, and looks whether they draw what `quadrant` draws.
#   Scripts/build-tests.sh [N]     measures the start of a program N times (default 30)
# Each of Examples/Templates is built twice, which has to give the same bytes, and drawn beside `quadrant render`,
# byte for byte; one is asked by `batch`, `serve` and `worker` too, and what it should refuse. What it needs of the
# system is printed. Needs the release build, curl and python3.
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
count=${1:-30}
program=${QUADRANT:-$root/.build/release/quadrant}
[[ -x $program ]] || { echo "no program: ./quadrant --version builds it"; exit 69; }
folder=$(mktemp -d "${TMPDIR:-/tmp}/build-tests.XXXXXX") || exit 73
trap 'rm -rf "$folder"; [[ -z ${server-} ]] || kill "$server" 2>/dev/null' EXIT
cd "$folder" || exit 73
export XDG_CACHE_HOME=$folder/cache
failures=0

fail() {
    echo "$1"
    failures=$((failures + 1))
}

cp -r "$root/Examples/Templates" T
for file in T/*.swift; do
    name=$(basename "$file" .swift)
    "$program" build "$file" -o "$name" >/dev/null || { fail "$name: not built"; continue; }
    "$program" build "$file" -o again >/dev/null && cmp -s "$name" again || fail "$name: another program the second time"
    # Paths of this machine would make another program elsewhere.
    grep -aqF -e "$root/" -e "$folder/" "$name" && fail "$name: has a path of this machine"
    for data in T/"$name"*.json; do
        "$program" render "$file" --data "$data" -o a.png >/dev/null && "./$name" --data "$data" -o b.png >/dev/null &&
            cmp -s a.png b.png || fail "$name: another picture of $data"
    done
done

name=$(basename "$(ls T/*.swift | head -n 1)" .swift)
data=$(ls T/"$name"*.json | head -n 1)
tr -d '\n' <"$data" >row; for _ in 1 2 3; do cat row; echo; done >rows.jsonl
"$program" render "T/$name.swift" --data "$data" -o a.png >/dev/null
"./$name" batch rows.jsonl -o 'out/{line}.png' 2>/dev/null && cmp -s out/3.png a.png || fail "batch: not the same"
"./$name" worker -o drawn < <(printf '{"data": %s}\n' "$(cat row)") | grep -q '"path"' && cmp -s drawn/*.png a.png ||
    fail "worker: not the same"
"./$name" serve --port 18431 --no-log 2>/dev/null &
server=$!
curl -s --retry 20 --retry-connrefused --retry-delay 1 -H 'Content-Type: application/json' --data-binary @row \
    "http://127.0.0.1:18431/$name.png" -o served.png
cmp -s served.png a.png || fail "serve: not the same"
kill "$server"
server=
"./$name" --schema | python3 -c 'import json, sys; assert json.load(sys.stdin)["type"] == "object"' || fail "no schema"
"./$name" --data "$data" --list 2>/dev/null
[[ $? == 64 ]] || fail "'--list' is not refused"

readelf -d "$name" | sed -n 's/.*NEEDED.*\[\(.*\)\]/needs \1/p'
python3 - "$count" "./$name" --data "$data" -o x.png <<'PYTHON'
import statistics, subprocess, sys, time
times = []
for _ in range(int(sys.argv[1]) + 1):
    began = time.perf_counter()
    subprocess.run(sys.argv[2:], check=True, stdout=subprocess.DEVNULL)
    times.append((time.perf_counter() - began) * 1e3)
times = times[1:]
print(f"starts and draws in {statistics.median(times):.1f} ms (least {min(times):.1f})")
PYTHON
((failures == 0)) && echo "all is as it should be" || exit 1
