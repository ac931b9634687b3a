#!/usr/bin/env bash
# Writes README's table of what works, from the names of the build and those of Apple's SwiftUI.
set -eu
cd "$(dirname "$(readlink -f "$0")")/.."
QUADRANT_WRITE_WHAT_WORKS=1 swift test --filter WhatWorksTests
