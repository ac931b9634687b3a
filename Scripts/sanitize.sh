#!/usr/bin/env bash
# Runs the tests under a sanitizer: 'thread' finds races, 'address' misuse of memory and leaks.
#   Scripts/sanitize.sh thread|address [FILTER] …   further arguments go to 'swift test'
# No part of ./test: it is a build of its own, and the tests take many times as long. What is reported
# stands in .build/tsan/report.* or .build/asan/report.*; where there is any, this fails.
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
. "$root/Scripts/setup.sh"
cd "$root" || exit 70

sanitizer=${1-}
case $sanitizer in
thread) scratch=.build/tsan ;;
address) scratch=.build/asan ;;
*) stop 64 "Usage: Scripts/sanitize.sh thread|address [FILTER] …" ;;
esac
shift
ensure_swift
ensure_packages requirements test_requirements

options=(--sanitize="$sanitizer" --scratch-path "$scratch")
swift build --build-tests "${options[@]}" || stop 1 "The build failed; what is wrong stands above."

report=$root/$scratch/report
rm -f "$report".*
export TSAN_OPTIONS=log_path=$report:history_size=4:second_deadlock_stack=1
export ASAN_OPTIONS=log_path=$report:detect_stack_use_after_return=1:${ASAN_OPTIONS-}
export LSAN_OPTIONS=suppressions=$root/Scripts/sanitize-leaks.txt:print_suppressions=0
if [[ $sanitizer == thread ]]; then
    clang -shared -fPIC -O1 -o "$scratch/mutex.so" Scripts/sanitize-mutex.c || exit
    export LD_PRELOAD=$root/$scratch/mutex.so
fi
# It would write a crash down too, and takes minutes for a stack that is deep.
export SWIFT_BACKTRACE=enable=no
# Tests of time are none of a sanitizer's, and those that draw in a process whose memory is limited have
# too little: a sanitizer reserves all addresses that there are.
skipped=(
    HostileTextTests hostileTextsTakeNoTime SameBytesTests BadInputTests EndToEndTests SandboxTests theLayoutIsPrinted
)
swift test --skip-build "${options[@]}" ${1+--filter} "$@" "${skipped[@]/#/--skip=}"
status=$?
if grep -qs '^SUMMARY' "$report".*; then
    cat "$report".* >&2
    stop 1 "The $sanitizer sanitizer found something; it stands above."
fi
exit "$status"
