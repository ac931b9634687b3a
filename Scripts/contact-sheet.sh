#!/bin/sh
# Draws every preview of the examples into a folder; for README those of layout on one page, and for Documentation/Depth.md a
# card taken apart and a ring in space.
#
#     Scripts/contact-sheet.sh [FOLDER]        default: .build/examples
set -eu
cd "$(dirname "$0")/.."
folder=${1:-.build/examples}
mkdir -p "$folder" Documentation
for file in Examples/*.swift; do
    ./quadrant render "$file" --all -o "$folder/$(basename "$file" .swift)"
done
./quadrant render Examples/*.swift Examples/ContactSheet/Sheet.swift \
    --view ContactSheet -o Documentation/contact-sheet.png
./quadrant render Examples/ExplodedCard.swift --explode 36 -o Documentation/exploded-card.png
./quadrant render Examples/SpatialCrosshairs.swift --view OffsetSpatialQuadrant --camera 35,20 \
    -o Documentation/spatial-crosshairs.png
