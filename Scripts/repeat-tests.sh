#!/usr/bin/env bash
# Runs all tests again and again beside a loaded machine, to find tests that see what others do.
#   Scripts/repeat-tests.sh [ROUNDS] [GROUPS] [LOOPS]
# By default 10 rounds of 6 groups beside twice as many busy loops as there are cores; LOOPS is another number of them, 0 where
# other work loads the machine. The load is printed with each run, and its processor time.
# In odd rounds all tests run at once, as in ./test. In even ones the suites are shuffled into groups that run one
# after the other, each in a process of its own. The seed of the shuffling is printed; SEED=… repeats it.
# No part of ./test: it takes as many times as long.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70
rounds=${1:-10}
groups=${2:-6}
seed=${SEED:-$(date +%s)}
loops=${3:-$((2 * $(nproc)))}
# What each run said is kept, by its round and group.
logs=.build/repeat-tests
rm -rf "$logs"
mkdir -p "$logs"
log=$logs/build.log

swift build --build-tests >"$log" 2>&1 || { tail -n 30 "$log" >&2; exit 1; }
swift test --skip-build list 2>>"$log" | grep -E '^[A-Za-z]+\.[A-Za-z0-9_]+' >"$logs/list"
# Module.Suite/test() for Swift Testing, Module.Suite/test for XCTest; tests without a suite go by their module.
mapfile -t suites < <(sed -E 's#/.*##; s#\(.*##' "$logs/list" | sort -u)
((${#suites[@]} > 0)) || { echo "There are no tests." >&2; exit 1; }
echo "${#suites[@]} suites, $rounds rounds, $loops busy loops, seed $seed"

# Busy for as long as this runs.
loads=()
end_load() {
    for load in "${loads[@]}"; do kill "$load" 2>/dev/null; done
}
trap end_load EXIT
for ((number = 0; number < loops; number++)); do
    (while :; do :; done) &
    loads+=($!)
done

# The processor time of all that has ended, in seconds. 'times' in a subshell would tell of that alone.
measure() {
    times >"$logs/times"
    processor=$(awk -F '[ ms]+' 'NR == 2 { print int($1 * 60 + $2 + $3 * 60 + $4) }' "$logs/times")
}

# run NAME ARGUMENT…: one run; what failed is shown.
failed=0
run() {
    local name=$1 log="$logs/${1//[, ]/-}.log" begun=$SECONDS status before took
    measure
    before=$processor
    shift
    swift test --skip-build "$@" >"$log" 2>&1
    status=$?
    measure
    took="$((SECONDS - begun)) s ($((processor - before)) s of processor time)"
    took="$took, load $(cut -d ' ' -f 1-3 /proc/loadavg)"
    if ((status == 0)); then
        echo "$name: $(grep -oE 'Test run with [0-9]+ tests' "$log" | tail -n 1) passed in $took"
    else
        failed=$((failed + 1))
        echo "$name: failed after $took; all it said is in $log"
        grep -E '✘|: error: ' "$log" | head -n 20
    fi
}

for ((round = 1; round <= rounds; round++)); do
    if ((round % 2 == 1)); then
        run "round $round, all at once"
        continue
    fi
    mapfile -t shuffled < <(
        printf '%s\n' "${suites[@]}" |
            awk -v seed="$((seed + round))" 'BEGIN { srand(seed) } { print rand() "\t" $0 }' |
            sort -n | cut -f 2
    )
    for ((group = 0; group < groups; group++)); do
        filters=()
        for ((index = group; index < ${#shuffled[@]}; index += groups)); do
            filters+=(--filter "^${shuffled[index]//./\\.}[/(]")
        done
        ((${#filters[@]} > 0)) || continue
        run "round $round, group $((group + 1)) of $groups" "${filters[@]}"
    done
done
echo "$failed runs failed"
((failed == 0))
