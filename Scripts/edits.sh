#!/usr/bin/env bash
# Edits random trees of layout rules or of views, any number of times, the same for a seed on every machine.
#   Scripts/edits.sh layouts|views [--first SEED] [--count EDITS] [--steps EDITS OF ONE TREE]
# After each edit the tree is compared with one made anew, by frames, and of views by drawing and taps too, and
# all that it keeps with what it would work out now. What differs is said by seed and step.
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
. "$root/Scripts/setup.sh"
cd "$root" || exit 70

case ${1-} in
layouts | views) ;;
*) stop 64 "Usage: Scripts/edits.sh layouts|views [--first SEED] [--count EDITS] …" ;;
esac
run_tool edit-runs "$@"
