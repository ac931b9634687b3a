# Makes a finished SDK in .build/sdk from a release build: the library, the command that draws through it, the modules
# for the compiler, headers, completions, the manual page. To be sourced by bash behind setup.sh, with `root` set.

# Modules that only the programs are made of.
own_modules=" QuadrantCommand QuadrantExpansion QuadrantIndex QuadrantMacros QuadrantScanning quadrant quadrant-scan "
# Modules that only tests are linked with.
test_modules=" QuadrantTesting QuadrantXCTest _Testing_AppKit _Testing_CoreGraphics _Testing_UIKit "

# sdk_is_current: whether nothing that the SDK is made of has changed since it was made.
sdk_is_current() {
    local stamp=$root/.build/sdk.stamp
    is_current "$stamp" && [[ -e $root/.build/sdk/files.txt && ! $root/.build/quadrant.stamp -nt $stamp ]] &&
        [[ -z $(find "$root/Modules" "$root"/Scripts/sdk* "$root/LICENSE" "$root/NOTICE" -name .build -prune -o \
            -type f -newer "$stamp" -print -quit) ]]
}

# ensure_sdk: builds, if anything changed, what clients of the SDK need, and puts the tree in place whole.
ensure_sdk() {
    local stamp=$root/.build/sdk.stamp
    ensure_build
    sdk_is_current && return
    ensure_swift
    exec 8>"$root/.build/sdk.lock"
    flock --nonblock 8 || { say "Another SDK is being made; waiting for it."; flock 8; }
    # The one that was waited for has made it.
    if sdk_is_current; then exec 8>&-; return; fi
    local log=$root/.build/sdk.log
    toolchain_identity >"$stamp.new"
    counted "Building what tests need" "$log" build_test_modules || {
        errors_in "$log"
        stop 70 "The build failed; all it said is in $log."
    }
    progress_begin "Making the SDK …"
    make_tree "$root/.build/sdk.new" >>"$log" 2>&1 || {
        grep -E 'error|cannot|undefined' "$log" | head -n 20 >&2
        stop 70 "The SDK could not be made; all that was said is in $log."
    }
    rm -rf "$root/.build/sdk.old"
    [[ ! -e $root/.build/sdk ]] || mv "$root/.build/sdk" "$root/.build/sdk.old"
    mv "$root/.build/sdk.new" "$root/.build/sdk" && rm -rf "$root/.build/sdk.old"
    mv "$stamp.new" "$stamp"
    progress_end "The SDK is made: $(du -sh "$root/.build/sdk" | cut -f1) in .build/sdk."
    exec 8>&-
}

build_test_modules() {
    local target
    for target in QuadrantXCTest _Testing_AppKit; do
        swift build --package-path "$root" -c release -debug-info-format none --target "$target" || return
    done
}

# modules FOLDER …: the names of the modules in folders of Sources.
modules() {
    local folder path
    for folder; do for path in "$root/Sources/$folder"/*/; do basename "$path"; done; done
}

# is_in NAME LIST: whether a list with spaces around its words has a word.
is_in() { [[ $2 == *" $1 "* ]]; }

# objects MODULE …: the object files of modules of Swift as the build lists them; those of sources that are gone lie
# beside them.
objects() {
    local name map
    for name; do
        map=$build/$name.build/output-file-map.json
        [[ -e $map ]] || map=$build/${name//-/_}.build/output-file-map.json
        # In quotes, for paths with spaces.
        sed -n 's/^ *"object": *\(".*\.swift\.o"\),*$/\1/p' "$map"
    done
}

# c_objects: the object files of the modules of C.
c_objects() {
    local name source
    for name in $(modules C); do
        while IFS= read -r source; do
            printf '"%s"\n' "$build/$name.build/${source#"$root/Sources/C/$name/"}.o"
        done < <(find "$root/Sources/C/$name" -name '*.c' | sort)
    done
}

# link_tree OUTPUT ARGUMENT …: links for a tree: libraries are looked for in it and in the toolchain that it leads to.
link_tree() {
    local output=$1
    shift
    swiftc "$@" -o "$output" -use-ld=lld -no-toolchain-stdlib-rpath -Xlinker -s -Xlinker --build-id=sha1 \
        -Xlinker --disable-new-dtags -Xlinker -rpath \
        -Xlinker '$ORIGIN:$ORIGIN/../lib:$ORIGIN/../runtime:$ORIGIN/../host'
}

# make_tree FOLDER: makes the tree.
make_tree() {
    local tree=$1 build=$root/.build/release host name library client=() version commit compiler
    local lists=$root/.build/sdk.lists
    rm -rf "$tree" "$lists"
    mkdir -p "$tree"/{bin,libexec,lib,modules,include,share} "$lists"
    version=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' \
        "$root/Sources/Tool/QuadrantCommand/Installed/ProgramVersion.swift")
    compiler=$(swiftc --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
    commit=$(git -C "$root" rev-parse HEAD 2>/dev/null) || commit=
    # A link to the compiler may be one to swiftly, which stands in for it.
    host=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host
    [[ $version && $compiler ]] || { echo "error: no version found"; return 1; }

    # The modules that clients may import.
    for name in $(modules Base Engine Interface Renderers Sessions Apple); do
        is_in "$name" "$own_modules" && continue
        # The last says where declarations stand in this checkout, for editors.
        cp "$build/Modules/$name".swift{module,doc,sourceinfo} "$tree/modules/" || return
        is_in "$name" "$test_modules" || client+=("$name")
    done

    # The sources of Apple's other modules.
    for name in "$root"/Modules/*/Sources; do
        name=$(basename "$(dirname "$name")")
        mkdir -p "$tree/shelf/$name" && cp -r "$root/Modules/$name/Sources" "$tree/shelf/$name/" || return
    done

    # Headers of C. Clients never call the system's libraries themselves: for them an empty module of that name is enough, and no
    # package with headers is needed.
    for name in $(modules C); do
        mkdir "$tree/include/$name"
        if [[ -e $root/Sources/C/$name/module.modulemap ]]; then
            printf 'module %s [system] {}\n' "$name" >"$tree/include/$name/module.modulemap"
        else
            cp "$root/Sources/C/$name/include/"*.h "$tree/include/$name/" || return
            { printf 'module %s {\n' "$name"
              for header in "$tree/include/$name"/*.h; do printf '    header "%s"\n' "$(basename "$header")"; done
              printf '    export *\n}\n'; } >"$tree/include/$name/module.modulemap"
        fi
    done

    # The libraries.
    { objects "${client[@]}"; c_objects; } >"$lists/library"
    mapfile -t libraries < <(sed -n 's/^ *link "\(.*\)"/-l\1/p' "$root"/Sources/C/*/module.modulemap | sort -u)
    link_tree "$tree/lib/libQuadrant.so.$version" -emit-library "@$lists/library" "${libraries[@]}" -l_FoundationICU \
        -Xlinker -soname="libQuadrant.so.$version" -Xlinker -Bsymbolic || return
    ln -s "libQuadrant.so.$version" "$tree/lib/libQuadrant.so"
    { printf '"%s"\n' "$tree/lib/libQuadrant.so"; objects $test_modules; } >"$lists/testing"
    link_tree "$tree/lib/libQuadrantTesting.so.$version" -emit-library "@$lists/testing" -L "$tree/lib" -lQuadrant \
        -Xlinker -soname="libQuadrantTesting.so.$version" || return
    ln -s "libQuadrantTesting.so.$version" "$tree/lib/libQuadrantTesting.so"

    # The programs. What views need of them is found when their libraries are loaded.
    # The library comes first: it stands in for functions of Foundation's.
    { printf '"%s"\n' "$tree/lib/libQuadrant.so"; objects QuadrantCommand QuadrantIndex quadrant; } >"$lists/quadrant"
    link_tree "$tree/libexec/quadrant" -emit-executable "@$lists/quadrant" -L "$tree/lib" -lQuadrant \
        -Xlinker --export-dynamic -Xlinker --defsym=main=quadrant_main || return
    objects quadrant-scan QuadrantScanning QuadrantIndex >"$lists/scan"
    link_tree "$tree/libexec/quadrant-scan" -emit-executable "@$lists/scan" -L "$host" -lSwiftSyntax -lSwiftParser \
        -Xlinker --defsym=main=quadrant_scan_main || return
    objects QuadrantMacros-tool QuadrantExpansion-tool QuadrantIndex-tool >"$lists/macros"
    link_tree "$tree/libexec/QuadrantMacros-tool" -emit-executable "@$lists/macros" -L "$host" \
        -lSwiftSyntax -lSwiftSyntaxBuilder -lSwiftSyntaxMacros -lSwiftSyntaxMacroExpansion -lSwiftDiagnostics \
        -lSwiftCompilerPluginMessageHandling -Xlinker --defsym=main=QuadrantMacros_main || return
    sed "s/@VERSION@/$version/; s/@COMPILER@/$compiler/" "$root/Scripts/sdk/quadrant.sh" >"$tree/bin/quadrant"
    sed "s/@COMPILER@/$compiler/" "$root/Scripts/sdk/find-swift.sh" >"$tree/libexec/find-swift"
    chmod 755 "$tree/bin/quadrant" "$tree/libexec/find-swift"

    mkdir "$tree/share/licenses"
    cp "$root/LICENSE" "$root/NOTICE" "$root"/Sources/C/*/Fonts/*.txt "$root"/Sources/C/*/Patterns/*.txt "$tree/share/licenses/"
    printf '{"version": "%s", "commit": "%s", "compiler": "%s", "target": "%s"}\n' \
        "$version" "$commit" "$compiler" "$(uname -m)-unknown-linux-gnu" >"$tree/build.json"
    ln -s "$(dirname "$host")/linux" "$tree/runtime"
    ln -s "$host" "$tree/host"
    "$tree/bin/quadrant" describe-itself "$tree/share" || return

    # What belongs to it, to see that nothing is missing. The digests are those of the bytes.
    (cd "$tree" && find . -type f -printf '%P\n' | LC_ALL=C sort | while IFS= read -r name; do
        printf '%s %s %s\n' "$(sha256sum <"$name" | cut -d' ' -f1)" "$(stat -c %s "$name")" "$name"
    done) >"$lists/files.txt" && mv "$lists/files.txt" "$tree/files.txt"
}
