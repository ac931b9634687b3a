#!/usr/bin/env bash
# Lays our frames beside those of rlottie, which draws vector animations of a file (apt install librlottie-dev).
#   Benchmarks/lottie.sh [FRAMES]
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
frames=${1:-60}
mkdir -p "$here/.build"
g++ -O2 -o "$here/.build/lottie" "$here/Lottie/lottie.cpp" -lrlottie
(cd "$here" && swift build -c release --product MotionBenchmark >/dev/null)
"$here/.build/release/MotionBenchmark" "$frames"
"$here/.build/lottie" 1000 "$frames"
"$here/.build/lottie" 2000 "$frames"
