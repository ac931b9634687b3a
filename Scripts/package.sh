#!/usr/bin/env bash
# Makes packages of the finished SDK: a .deb, a tarball, and their SHA-256 sums. The same commit, toolchain and folder give
# the same bytes.
#   Scripts/package.sh [FOLDER]     into FOLDER (default .build/packages)
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
. "$root/Scripts/setup.sh"
. "$root/Scripts/sdk.sh"
out=${1:-$root/.build/packages}
mkdir -p "$out" || stop 73 "cannot write '$out'"
out=$(cd "$out" && pwd)
command -v dpkg-deb >/dev/null || stop 69 "There is no dpkg-deb here; it makes the .deb."
find_swift
ensure_sdk
set -eo pipefail

sdk=$root/.build/sdk
fact() { sed -n "s/.*\"$1\": \"\([^\"]*\)\".*/\1/p" "$sdk/build.json"; }
version=$(fact version) compiler=$(fact compiler) architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null) || SOURCE_DATE_EPOCH=0
export SOURCE_DATE_EPOCH
maintainer="${DEBFULLNAME:-Contributors of Quadrant} <${DEBEMAIL:-quadrant@example.org}>"
work=$(mktemp -d) || stop 73 "no folder for temporary files"
trap 'rm -rf "$work"' EXIT

# What names places is made where the package is installed; where declarations stand in this checkout concerns nobody there.
copy_tree() {
    mkdir -p "$1"
    grep -v '\.swiftsourceinfo$' "$sdk/files.txt" >"$1/files.txt"
    (cd "$sdk" && { cut -d' ' -f3- "$1/files.txt"; find lib -type l; } | tar -c --no-recursion -T - | tar -x -C "$1")
    find "$1" -type d -exec chmod 755 {} + && find "$1" -type f -exec chmod go-w,a+rX {} +
    find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

# The tarball: unpack it anywhere and call bin/quadrant, or bin/quadrant install.
name=quadrant-$version-$(uname -m)
copy_tree "$work/tar/$name"
tar -C "$work/tar" -c --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$name" |
    gzip -9n >"$out/$name.tar.gz" || stop 73 "cannot write '$out/$name.tar.gz'"

# The packages of Debian with the libraries that the SDK is linked with: those that the toolchain does not bring.
libraries_needed() {
    readelf -d "$sdk"/lib/*.so "$sdk"/libexec/quadrant | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort -u |
        while read -r library; do
            [[ -e $sdk/runtime/$library || -e $sdk/host/$library || -e $sdk/lib/$library ]] && continue
            path=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p | sed -n "s/^\t$library (.*x86-64.*=> //p; s/^\t$library (.*AArch64.*=> //p" | sed -n 1p)
            [[ -n $path ]] || stop 69 "No package of Debian's has $library, with which the SDK is linked."
            dpkg -S "$path" 2>/dev/null || dpkg -S "/usr$path" 2>/dev/null || dpkg -S "$(readlink -f "$path")" 2>/dev/null
        done | cut -d: -f1 | sort -u
}

deb=$work/deb
copy_tree "$deb/usr/lib/quadrant/$version"
mkdir -p "$deb"/usr/{bin,share/man/man1,share/doc/quadrant,share/lintian/overrides} "$deb/DEBIAN" \
    "$deb"/usr/share/{bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d}
tree=$deb/usr/lib/quadrant/$version
ln -s "../lib/quadrant/$version/bin/quadrant" "$deb/usr/bin/quadrant"
gzip -9nc "$tree/share/quadrant.1" >"$deb/usr/share/man/man1/quadrant.1.gz"
cp "$tree/share/quadrant.bash" "$deb/usr/share/bash-completion/completions/quadrant"
cp "$tree/share/_quadrant" "$deb/usr/share/zsh/vendor-completions/_quadrant"
cp "$tree/share/quadrant.fish" "$deb/usr/share/fish/vendor_completions.d/quadrant.fish"
{ echo "Quadrant. The licences of all parts, in full: /usr/lib/quadrant/$version/share/licenses"; echo; cat "$root/NOTICE"
  echo; echo "On Debian systems the Apache License 2.0 is in /usr/share/common-licenses/Apache-2.0."; } \
    >"$deb/usr/share/doc/quadrant/copyright"
printf 'quadrant (%s) stable; urgency=medium\n\n  * Release %s; CHANGELOG.md of the source has what it can.\n\n -- %s  %s\n' \
    "$version" "$version" "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9nc >"$deb/usr/share/doc/quadrant/changelog.gz"
sed "s/@VERSION@/$version/g" "$root/Scripts/package/lintian-overrides" >"$deb/usr/share/lintian/overrides/quadrant"
for script in postinst prerm; do
    sed "s/@VERSION@/$version/g" "$root/Scripts/package/$script" >"$deb/DEBIAN/$script"
    chmod 755 "$deb/DEBIAN/$script"
done
chmod 644 "$tree"/lib/*.so.*
needed=$(libraries_needed | paste -sd, | sed 's/,/, /g')
cat >"$deb/DEBIAN/control" <<END
Package: quadrant
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$deb/usr" | cut -f1)
Depends: $needed, binutils, tzdata
Recommends: g++, fonts-noto-core, fonts-noto-color-emoji, librsvg2-2, libpoppler-glib8, git
Suggests: fonts-noto-cjk, ffmpeg
Section: devel
Priority: optional
Description: SwiftUI for machines that are not a Mac
 Draws SwiftUI views as PNG, SVG and PDF, and builds and tests unchanged Swift
 packages that import SwiftUI.
 .
 A Swift toolchain of version $compiler is needed, which Debian does not have:
 get it from https://www.swift.org/install/linux and put it on PATH.
END
find "$deb" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
(cd "$deb" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
touch -d "@$SOURCE_DATE_EPOCH" "$deb/DEBIAN/md5sums" "$deb/DEBIAN"
package=quadrant_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz -z6 --build "$deb" "$out/$package" >/dev/null || stop 73 "dpkg-deb failed"
(cd "$out" && sha256sum "$package" "$name.tar.gz" >SHA256SUMS && cat SHA256SUMS)
