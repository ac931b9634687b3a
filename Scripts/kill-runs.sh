#!/usr/bin/env bash
# Kills runs of the program at random moments, and looks what they leave.
#   Scripts/kill-runs.sh [N] [SEED]     kills N runs (default 100); the same seed takes the same ones
# A run draws an edited file, a folder of three files, all views of it, or what was drawn before, as PNG, SVG
# or PDF, and gets SIGKILL at any moment from its start to its end: a random share of the time that the latest
# such run took that came to its end. One that has ended before is measured so, looked at and not counted.
# After each, every picture is whole and nothing lies beside the pictures; after every 25th, and at the end, all
# is drawn without being killed and has to be what an empty cache gives, byte for byte. Needs the release build.
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

milliseconds() { echo $(($(date +%s%N) / 1000000)); }

# Draws one kind of thing to its end, with what was edited before or nothing, and notes how long that takes.
whole_run() {
    local kind=$1 edit=$2 begin
    begin=$(milliseconds)
    # shellcheck disable=SC2046
    "$program" render $(arguments "$kind") > log 2>&1 || fail "not killed: $(tail -n 1 log)"
    usual[$kind$edit]=$(($(milliseconds) - begin))
}

# All is drawn, and is what an empty cache gives; folders of killed runs go when something is compiled.
check_cache() {
    local kind files
    for kind in 0 1 2 3; do whole_run $kind 0; done
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
    kind=$((killed / 25 % 4))
    sources "sweep $killed"
    whole_run $kind 1
    files=$(ls -A cache/quadrant/work | wc -l)
    ((files == 0)) || fail "$files folders of killed runs are left"
}

number=0 what=start killed=0 ended=0
# How long a run takes, by its kind and whether there was an edit before; how many were killed in each tenth.
declare -A usual=()
shares=(0 0 0 0 0 0 0 0 0 0)
for kind in 0 1 2 3; do
    sources "start $kind"
    whole_run $kind 1
    whole_run $kind 0
done
((failures == 0)) || exit 70

while ((killed < count && failures < 20)); do
    number=$((number + 1))
    # Three of four are edits.
    edit=$((RANDOM % 4 > 0))
    ((edit)) && sources "$number $RANDOM"
    kind=$((RANDOM % 4)) share=$((RANDOM % 1000))
    what="$(arguments $kind), edit $edit, at $share of 1000"
    delay=$((usual[$kind$edit] * share / 1000 + 1))
    begin=$(milliseconds)
    # In the foreground, 'timeout' kills the program alone; nothing that this one has started.
    # shellcheck disable=SC2046
    timeout --foreground -s KILL "$((delay / 1000)).$(printf %03d $((delay % 1000)))" \
        "$program" render $(arguments $kind) > log 2>&1
    status=$?
    check_output
    case $status in
    137)
        killed=$((killed + 1))
        shares[share / 100]=$((shares[share / 100] + 1))
        ((killed % 25)) || check_cache
        ;;
    0 | 124) # 124: it ended just when it was to be killed.
        ended=$((ended + 1))
        usual[$kind$edit]=$(($(milliseconds) - begin))
        ;;
    *) fail "status $status: $(tail -n 1 log)" ;;
    esac
done
((count % 25)) && check_cache
echo "$killed killed, by tenths of their time: ${shares[*]}; $ended ended before; $failures failures"
((failures == 0))
