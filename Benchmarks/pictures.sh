#!/usr/bin/env bash
# Draws the screens in Pictures/Screens, light, dark and without a ground, and packs them: sizes beside zlib's at
# level 6, times beside the encoder of COMMIT.
#   Benchmarks/pictures.sh [COMMIT] [PNG …]      ROUNDS=9 by default; named pictures instead of the screens
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
# The last before flat pictures were packed with care.
commit=${1:-8258758~1}
shift || true
work=$here/.build/pictures
mkdir -p "$work"

if (($# == 0)); then
    for variant in light "dark --dark" "clear --transparent"; do
        set -- $variant
        [ -d "$work/$1" ] || "$root/quadrant" render "$here/Pictures/Screens" --all --scale 3 \
            --size 393x852 -o "$work/$1" ${2:-} >/dev/null
    done
    set -- "$work"/light/*.png "$work"/dark/*.png "$work"/clear/*.png
fi

# As the package builder would name it.
mkdir -p "$work/CPrefetch"
echo "module CPrefetch { header \"$root/Sources/C/CPrefetch/include/CPrefetch.h\" export * }" \
    >"$work/CPrefetch/module.modulemap"

# The encoder of Sources, or of a commit, as a module of its own.
module() {
    swiftc -O -wmo -parse-as-library -swift-version 6 -emit-library -static -emit-module \
        -module-name "$1" -enable-upcoming-feature InternalImportsByDefault \
        -I "$root/Sources/C/CDeflate" -I "$work/CPrefetch" -o "$work/lib$1.a" -emit-module-path "$work/$1.swiftmodule" \
        "$here/Pictures/Encoder.swift" "${@:2}"
}
encoder='/(PNGEncoder|PNGFilter|Deflate[A-Za-z]*|FlatMatcher[+A-Za-z]*|HuffmanCode|PixelMatcher[+A-Za-z]*|RowSpeaker|ColorTable|Picture(Deflate|Rows)|PixelPalette|RowFilter[A-Za-z]*|(Dense|Flat|Noisy|Small)Rows)\.swift$'
rm -rf "$work/before"
mkdir -p "$work/before"
for file in $(git -C "$root" ls-tree -r --name-only "$commit" Sources | grep -E "/QuadrantCairo.*$encoder"); do
    git -C "$root" show "$commit:$file" >"$work/before/$(basename "$file")"
done
module Before "$work"/before/*.swift
module Now $(find "$root/Sources/Renderers/QuadrantCairo" -name '*.swift' | grep -E "$encoder" | sort)
swiftc -O -swift-version 6 -I "$work" -I "$work/CPrefetch" -I "$here/Pictures/CPictures" -I "$root/Sources/C/CDeflate" -L "$work" \
    "$here/Pictures/main.swift" -lNow -lBefore -ldeflate -o "$work/pictures"
exec "$work/pictures" "$@"
