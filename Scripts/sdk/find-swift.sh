#!/bin/sh
# find-swift TREE ARGUMENT…: starts quadrant where the link to its toolchain leads nowhere: with a toolchain of the same
# version from PATH or its usual places. The link is mended where that may be done.
tree=$(readlink -f "$1")
shift
wanted=@COMPILER@
if [ ! -e "$tree/libexec/quadrant" ]; then
    echo "quadrant: '$tree/libexec/quadrant' of the SDK is missing; install it again" >&2
    exit 69
fi
found=
for compiler in "${SWIFT_EXEC-}" "$(command -v swiftc)" "${SWIFTLY_BIN_DIR:-${HOME-/root}/.local/share/swiftly/bin}/swiftc" \
    "${HOME-/root}"/.local/share/swiftly/toolchains/*/usr/bin/swiftc /opt/swift*/usr/bin/swiftc /opt/swift*/bin/swiftc \
    /usr/bin/swiftc /usr/local/bin/swiftc /usr/libexec/swift/*/usr/bin/swiftc; do
    [ -n "$compiler" ] && [ -x "$compiler" ] || continue
    version=$("$compiler" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
    [ -n "$version" ] || continue
    if [ "$version" = "$wanted" ]; then
        library=$("$compiler" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
        [ -e "$library/linux/libswiftCore.so" ] || continue
        { ln -sfn "$library/linux" "$tree/runtime" && ln -sfn "$library/host" "$tree/host"; } 2>/dev/null
        # Where the links cannot be mended, the libraries are named.
        LD_LIBRARY_PATH=$library/linux:$library/host${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
        export LD_LIBRARY_PATH
        exec "$tree/libexec/quadrant" "$@"
    fi
    found="$found Swift $version is in '$compiler'."
done
echo "quadrant: a Swift toolchain of version $wanted is needed, and none was found.$found Get it from https://www.swift.org/install/linux, and put its 'swiftc' on PATH." >&2
exit 69
