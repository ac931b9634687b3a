#!/bin/sh
# Runs our workloads and the peers in turn, so that a drift of the machine's speed hits all of them:
#
#     Benchmarks/compare.sh FOLDER [ROUNDS] [PEERS]
#
# FOLDER is one with the peers' scripts (run.py beside peer_*.py) and their Python in venv; PEERS a list as
# dynimg,takumi,blitz,typst. For each round: our cold starts, our stages, the peers. Their scripts and what
# they need are no part of the project.
set -e
folder=$(cd "${1:?usage: compare.sh FOLDER [ROUNDS] [PEERS]}" && pwd)
rounds=${2:-3}
peers=${3:-dynimg,takumi,blitz,typst}
cd "$(dirname "$0")"

# The standard library in the program saves a cold start the loading of Foundation and ICU.
products=.build/static
swift build -c release --static-swift-stdlib --scratch-path "$products" --product PaperOnce
swift build -c release --static-swift-stdlib --scratch-path "$products" --product PaperBenchmark
programs=$products/release

files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT
for round in $(seq "$rounds"); do
    echo "round $round, ours"
    python3 cold.py 9 "$programs/PaperOnce" "$files"
    "$programs/PaperBenchmark" warm R1 60
    "$programs/PaperBenchmark" warm R2 40
    "$programs/PaperBenchmark" warm R3 20
    echo "round $round, peers"
    (cd "$folder" && venv/bin/python run.py --rounds 1 --cold 5 --only "$peers" --out "$files/peers")
done
