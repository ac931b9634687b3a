#!/bin/sh
# Starts quadrant with the Swift that it was built with.
here=${0%/*}
[ "$here" != "$0" ] || here=.
tree=$here/..
# Through a link of the prefix, or through another one.
[ -e "$tree/libexec/find-swift" ] || tree=$here/../lib/quadrant/@VERSION@
if [ ! -e "$tree/libexec/find-swift" ]; then
    self=$(readlink -f "$0")
    tree=${self%/*}/..
fi
[ -e "$tree/runtime/libswiftCore.so" ] && [ -e "$tree/libexec/quadrant" ] && exec "$tree/libexec/quadrant" "$@"
exec "$tree/libexec/find-swift" "$tree" "$@"
