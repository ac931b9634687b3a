#!/bin/bash
# Writes the single-precision twins of the types of Spatial (Point3DFloat, ...) from those in double precision: the same
# source with Double and Float, and the names that go with them, exchanged.
#
#   Scripts/spatial-twins.sh            writes Sources/Engine/Spatial/SinglePrecision/*+Generated.swift
#   Scripts/spatial-twins.sh --check    says whether they are what it would write
set -euo pipefail
cd "$(dirname "$0")/.."
from=Sources/Engine/Spatial
to=$from/SinglePrecision

# What is the same in both precisions, or is written by hand for each.
own="Animation Axis3D CoordinateSpace3D Rounding Vectors"
types="AffineTransform3D|Angle2D|Decomposition|EulerAngles|Point3D|Pose3D|Primitive3D|ProjectiveTransform3D|ProjectiveTransformable3D"
types="$types|Ray3D|Rect3D|Rotatable3D|Rotation3D|RotationAxis3D|Scalable3D|ScaledPose3D|Shearable3D|Size3D"
types="$types|SphericalCoordinates3D|Translatable3D|Vector3D|Volumetric"

write() {
    local file name
    for file in "$from"/*.swift; do
        name=$(basename "$file" .swift)
        [[ " $own " == *" $name "* ]] && continue
        {
            echo "// Written by Scripts/spatial-twins.sh from $name.swift: change that file."
            echo "// swift-format-ignore-file"
            echo
            # Names of protocols of one precision are not published: they have an underscore.
            sed -E \
                -e "s/\b($types)\b/\1Float/g" \
                -e 's/\bDouble\b/%/g; s/\bFloat\b/Double/g; s/%/Float/g' \
                -e 's/simd_quatd/%/g; s/simd_quatf/simd_quatd/g; s/%/simd_quatf/g' \
                -e 's/simd_(packed_)?double([0-9])/%\1\2/g; s/simd_(packed_)?float([0-9])/simd_\1double\2/g' \
                -e 's/%packed_/simd_packed_float/g; s/%/simd_float/g' \
                -e 's/double precision/%/g; s/single precision/double precision/g; s/%/single precision/g' \
                -e 's/\b(Primitive3D|ProjectiveTransformable3D|Rotatable3D|Scalable3D|Shearable3D|Translatable3D|Volumetric)Float\b/_\1Float/g' \
                "$file"
        } >"$1/$name+Generated.swift"
    done
}

if [[ "${1:-}" == --check ]]; then
    new=$(mktemp -d)
    trap 'rm -rf "$new"' EXIT
    write "$new"
    for file in "$new"/*.swift; do
        cmp -s "$file" "$to/$(basename "$file")" || {
            echo "$to/$(basename "$file") is not what Scripts/spatial-twins.sh writes: run it."
            exit 1
        }
    done
    for file in "$to"/*+Generated.swift; do
        [[ -e "$new/$(basename "$file")" ]] || { echo "$file has no source any more: remove it."; exit 1; }
    done
else
    mkdir -p "$to"
    rm -f "$to"/*+Generated.swift
    write "$to"
fi
