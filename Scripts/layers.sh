#!/usr/bin/env bash
# Whether files name nothing of higher folders, by the order in Sources/layers.txt. ./test checks the same.
#   Scripts/layers.sh             what does not fit
#   Scripts/layers.sh --picture   modules and folders as a text, each above what it rests on
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
. "$root/Scripts/setup.sh"
cd "$root" || exit 70
run_tool layer-check "$@"
