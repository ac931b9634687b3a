#!/usr/bin/env bash
# Counts what a frame does in scenes that move, in a release build, and compares it with what it may do
# (Sources/MotionBenchmark/Limits.swift): bodies, measures, places, recorded nodes, allocations, and how often the running
# Swift is asked for a type, which is what code does that was compiled for any type. No times: a busy machine does not matter.
#   Benchmarks/counts.sh
# Ends with 1, and says which scene does what too often, if one does.
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
(cd "$here" && swift build -c release --product MotionBenchmark >/dev/null)
"$here/.build/release/MotionBenchmark" 60 --check
