#!/usr/bin/env bash
# Runs the tests under a sanitizer: 'thread' finds races, 'address' misuse of memory and leaks.
#   Scripts/sanitize.sh thread|address [FILTER] …   further arguments go to 'swift test'
# No part of ./test: it is a build of its own, and the tests take many times as long. What is reported
# stands in .build/SANITIZER/report.*; where there is any, this fails.
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
. "$root/Scripts/setup.sh"
cd "$root" || exit 70

sanitizer=${1-}
case $sanitizer in
thread | address) shift ;;
*) stop 64 "Usage: Scripts/sanitize.sh thread|address [FILTER] …" ;;
esac
ensure_swift
ensure_packages requirements test_requirements

scratch=.build/$sanitizer
options=(--sanitize="$sanitizer" --scratch-path "$scratch")
swift build --build-tests "${options[@]}" || stop 1 "The build failed; what is wrong stands above."

rm -f "$scratch"/report.*
common=log_path=$root/$scratch/report:suppressions=$root/Scripts/sanitize-$sanitizer.txt
export TSAN_OPTIONS=$common:history_size=4:second_deadlock_stack=1
export ASAN_OPTIONS=log_path=$root/$scratch/report:detect_stack_use_after_return=1
export LSAN_OPTIONS=$common:print_suppressions=0
if [[ $sanitizer == thread ]]; then
    clang -shared -fPIC -O1 -o "$scratch/mutex.so" Scripts/sanitize-mutex.c || exit
    export LD_PRELOAD=$root/$scratch/mutex.so
fi
# It would write a crash down too, and takes minutes for a stack that is deep.
export SWIFT_BACKTRACE=enable=no
swift test --skip-build "${options[@]}" ${1+--filter} "$@"
status=$?
if compgen -G "$scratch/report.*" >/dev/null; then
    cat "$scratch"/report.* >&2
    stop 1 "The $sanitizer sanitizer found something; it stands above."
fi
exit "$status"
