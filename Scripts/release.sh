#!/usr/bin/env bash
# Makes a release of the commit that is checked out.
#   Scripts/release.sh VERSION     such as 0.2.0: writes the number, commits it, tests everything, tags the commit
# Before it: CHANGELOG.md has a heading for the version, and Scripts/api.py finds no difference. After it: push the tag, and
# Scripts/package.sh makes the packages.
set -u
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
. "$root/Scripts/setup.sh"
cd "$root" || exit 70
version=${1-}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || stop 64 "Name the version: Scripts/release.sh 0.2.0"
[[ -z $(git status --porcelain) ]] || stop 65 "There are changes that no commit has."
! git rev-parse -q --verify "refs/tags/$version" >/dev/null || stop 65 "The tag $version is there already."
grep -q "^## $version" CHANGELOG.md || stop 65 "CHANGELOG.md has no heading '## $version …'."
place=Sources/Tool/QuadrantCommand/Installed/ProgramVersion.swift
sed -i "s/static let number = \".*\"/static let number = \"$version\"/" "$place"
git diff --quiet || git commit -q -m "Version $version" "$place" || stop 70 "The version could not be committed."
./test || stop 1 "Tests fail: nothing is tagged."
Scripts/api.py || stop 1 "The public declarations differ from those kept: nothing is tagged."
git tag -a "$version" -m "Version $version" || stop 70 "The commit could not be tagged."
say "Tagged $version. Now: git push origin $version; Scripts/package.sh"
