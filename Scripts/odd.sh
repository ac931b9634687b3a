#!/usr/bin/env bash
# Draws odd views, or views of damaged pictures, fonts, catalogues and tables of strings, of any number of seeds.
#   Scripts/odd.sh views|files [--first SEED] [--count NUMBER] [--size small|large] [--time-limit SECONDS]
#                  [--memory-limit MB] [--formats png,svg,pdf] [--batch NUMBER]
#   Scripts/odd.sh views --part show --first SEED --count 1 [--size …] [--formats png]    says what is drawn
# Each view is drawn in each format in two processes, the second of which goes backwards, in a release build;
# what is wrong is said by seed and format: a signal, a drawing that fails, one over the limits (seconds of
# processor time), bytes that differ, a file that libpng, libxml2, poppler or librsvg cannot read. One view
# in fifty is large, where '--size' does not say otherwise.
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
. "$root/Scripts/setup.sh"
cd "$root" || exit 70

case ${1-} in
views | files) ;;
*) stop 64 "Usage: Scripts/odd.sh views|files [--first SEED] [--count NUMBER] …" ;;
esac
run_tool odd-runs "$@"
