#!/usr/bin/env bash
# The conformance cases in Swift are those that Scripts/GenerateConformance.swift made of the JSON files beside
# them, and no file of cases is left out.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70

digests=Tests/Whole/ConformanceTests/Cases/digests.txt
sha256sum --check --quiet "$digests" &&
    diff <(cut -c 67- "$digests" | sort) \
        <(ls Scripts/GenerateConformance.swift Tests/Whole/ConformanceTests/{Cases/*.json,Generated/*} | sort) || {
    echo "Run 'swift Scripts/GenerateConformance.swift': cases have changed since they were written in Swift."
    exit 1
}
