#!/usr/bin/env bash
# The single-precision types of Spatial are those that Scripts/spatial-twins.sh makes of the others.
exec "$(dirname "$(readlink -f "$0")")/spatial-twins.sh" --check
