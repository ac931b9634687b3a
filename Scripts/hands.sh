#!/usr/bin/env bash
# Sends random events to random trees of views, any number of them, the same for a seed on every machine.
#   Scripts/hands.sh [--first SEED] [--count EVENTS] [--steps EVENTS ON ONE TREE]
# Nothing may break, no gesture may stay open, and the recording has to do the same again. What does not is said by seed.
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
. "$root/Scripts/setup.sh"
cd "$root" || exit 70
run_tool hand-runs "$@"
