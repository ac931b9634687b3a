#!/usr/bin/env bash
# What is only names in Modules is what its tables make of it.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70
exec Scripts/quiet-modules.py
