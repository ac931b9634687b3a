#!/usr/bin/env bash
# Kills runs of the program at random moments, and looks what they leave.
#   Scripts/kill-runs.sh [N] [SEED]     N runs (default 100); the same seed takes the same runs and moments
# A run draws an edited file, a folder of three files, all views of it, or what was drawn before, as PNG, SVG
# or PDF, and gets SIGKILL at a moment between its start and a little after its usual end. After each, every
# picture is whole and nothing lies beside the pictures; after every 25th, and at the end, all is drawn without
# being killed and has to be what an empty cache gives, byte for byte. Needs the release build.
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
count=${1:-100}
RANDOM=${2:-1}
program=${QUADRANT:-$root/.build/release/quadrant}
[[ -x $program ]] || { echo "no program: swift build -c release"; exit 69; }
folder=$(mktemp -d "${TMPDIR:-/tmp}/kill-runs.XXXXXX") || exit 73
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 73
mkdir App out
export XDG_CACHE_HOME=$folder/cache
failures=0

fail() {
    echo "run $number ($what): $1"
    failures=$((failures + 1))
}

# The sources, of which the text of one tells the edits apart.
sources() {
    cat > App/Model.swift <<< 'struct Item { var title = "tea"; var count = 7 }'
    cat > App/Row.swift << END
import SwiftUI
struct Row: View {
    var item = Item()
    var body: some View { HStack { Text(item.title); Spacer(); Text("\(item.count)") } }
}
END
    cat > App/List.swift << END
import SwiftUI
struct Shelf: View {
    var body: some View {
        VStack { Text("Edit $1").font(.title); ForEach(0..<20) { _ in Row() } }.padding()
    }
}
END
}

# What a run does, by its number.
arguments() {
    case $1 in
    0) echo App --view Shelf -o out/shelf.png ;;
    1) echo App --view Shelf -o out/shelf.svg ;;
    2) echo App --view Row -o out/row.pdf ;;
    3) echo App --all -o out ;;
    esac
}

# Every picture is whole, and there is nothing else.
check_output() {
    local file
    for file in out/* out/.[!.]*; do
        [[ -e $file ]] || continue
        case $file in
        *.png) [[ $(tail -c 8 "$file" | head -c 4) == IEND ]] || fail "$file is half a picture" ;;
        *.svg) [[ $(tail -c 7 "$file") == '</svg>' ]] || fail "$file is half a picture" ;;
        *.pdf) tail -c 8 "$file" | grep -q '%%EOF' || fail "$file is half a picture" ;;
        *) fail "it left $file" ;;
        esac
    done
}

# All is drawn, and is what an empty cache gives; folders of killed runs go when something is compiled.
check_cache() {
    local kind files
    for kind in 0 1 2 3; do
        # shellcheck disable=SC2046
        "$program" render $(arguments $kind) > log 2>&1 || fail "afterwards: $(tail -n 1 log)"
    done
    rm -rf whole
    mv out whole
    mkdir out
    for kind in 0 1 2 3; do
        # shellcheck disable=SC2046
        XDG_CACHE_HOME=$folder/fresh "$program" render $(arguments $kind) > log 2>&1 \
            || fail "with an empty cache: $(tail -n 1 log)"
    done
    rm -rf fresh
    diff -rq out whole > log || fail "the cache draws something else: $(head -n 1 log)"
    sources "sweep $number"
    "$program" render App --view Shelf -o out/shelf.png > log 2>&1 || fail "$(tail -n 1 log)"
    files=$(ls -A cache/quadrant/work | wc -l)
    ((files == 0)) || fail "$files folders of killed runs are left"
}

milliseconds() { echo $(($(date +%s%N) / 1000000)); }

number=0 what=start
sources 0
"$program" render App --view Shelf -o out/shelf.png > log 2>&1 || { cat log; exit 70; }
begin=$(milliseconds)
sources 1
"$program" render App --view Shelf -o out/shelf.png > log 2>&1
usual=$(($(milliseconds) - begin))
killed=0 ended=0
for ((number = 1; number <= count; number++)); do
    # Three of four are edits.
    ((RANDOM % 4)) && sources "$number $RANDOM"
    kind=$((RANDOM % 4))
    what=$(arguments $kind)
    delay=$((RANDOM % (usual + usual / 4)))
    # shellcheck disable=SC2086
    "$program" render $what > log 2>&1 &
    run=$!
    sleep "$((delay / 1000)).$(printf %03d $((delay % 1000)))"
    kill -9 $run 2> /dev/null
    wait $run 2> /dev/null
    status=$?
    case $status in
    137) killed=$((killed + 1)) ;;
    0) ended=$((ended + 1)) ;;
    *) fail "status $status: $(tail -n 1 log)" ;;
    esac
    check_output
    ((number % 25)) || check_cache
done
check_cache
echo "$count runs, usually $usual ms: $killed killed, $ended ended before; $failures failures"
((failures == 0))
