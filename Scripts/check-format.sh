#!/usr/bin/env bash
# The formatter has nothing to change and nothing to remark on.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70
folders=()
for folder in Sources Tests Examples Benchmarks Oracles Modules/[A-Z]*/; do [[ -d $folder ]] && folders+=("$folder"); done
exec swift format lint --strict --parallel --recursive Package.swift "${folders[@]}"
