# What `quadrant` and `test` in the folder above share: the packages of the system, the Swift
# toolchain, the build. To be sourced by bash with `root` set to the folder of the package.
# Everything is said on standard error; standard output belongs to the pictures.

may_install=yes

say() { printf '%s\n' "$*" >&2; }

# Whether one line may be written over again: a person watches, and the terminal can do it.
writes_in_place() { [[ -t 2 && ${TERM-dumb} != dumb && -z ${CI-} ]]; }

# progress TEXT: what has been reached. On a terminal it takes the place of the line before; elsewhere
# it is said every 20 seconds. `progress_begin` says the first.
progress_begin() {
    progress_said=$SECONDS
    progress_shown=no
    if writes_in_place; then progress "$1"; else say "$1"; fi
}
progress() {
    if writes_in_place; then
        printf '\r\033[K%s' "$1" >&2
        progress_shown=yes
    elif ((SECONDS - progress_said >= 20)); then
        progress_said=$SECONDS
        say "$1"
    fi
}

# progress_end TEXT: the last, which stays.
progress_end() {
    if [[ $progress_shown == yes ]]; then printf '\r\033[K' >&2; fi
    say "$1"
}

# counted TITLE LOG COMMAND…: runs a build with all it says in a log, and counts through its steps.
counted() {
    local title=$1 log=$2 begun=$SECONDS line status
    shift 2
    mkdir -p "$(dirname "$log")"
    progress_begin "$title …"
    while IFS= read -r line; do
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
            progress "$title: ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]} steps"
        fi
    done < <("$@" 2>&1 </dev/null | tee "$log"; echo "${PIPESTATUS[0]}" >"$log.status")
    wait $!
    status=$(<"$log.status")
    rm -f "$log.status"
    if [[ $status == 0 ]]; then progress_end "$title: done in $((SECONDS - begun)) s."
    else progress_end "$title: failed."; fi
    return "$status"
}

# errors_in LOG: what went wrong in a build, each error once.
errors_in() {
    grep -E '^([^ |].*: )?(fatal )?error: ' "$1" | grep -v 'error: fatalError$' | awk '!seen[$0]++' |
        head -n 30 >&2
}

# stop STATUS TEXT: ends the script.
stop() {
    local status=$1
    shift
    say "$*"
    exit "$status"
}

# What has to be there: a Debian package, how to see that it is not needed (a program, a module of
# pkg-config, a shared library or a file), and what it is for.
requirements() {
    cat <<'LIST'
binutils                command ld                the linker
g++                     command g++               the C library and C++ runtime that Swift links with
pkg-config              command pkg-config        finds the libraries below
libcairo2-dev           module cairo-ft           draws PNG and PDF
libharfbuzz-dev         module harfbuzz           shapes text
libfreetype-dev         module freetype2          reads fonts
libfontconfig-dev       module fontconfig         finds fonts
libdeflate-dev          module libdeflate         compresses PNG
libpng-dev              module libpng             reads PNG
libturbojpeg0-dev       module libturbojpeg       reads and writes JPEG
libwebp-dev             module libwebpmux         reads and writes WebP
libseccomp-dev          module libseccomp         confines views of strangers
libcivetweb-dev         file /usr/include/civetweb.h  serves pages and pictures
libncurses6             library libncurses.so.6   the Swift toolchain needs it
libcurl4                library libcurl.so.4      the Swift toolchain needs it
libxml2                 library libxml2.so.2      the Swift toolchain needs it
libsqlite3-0            library libsqlite3.so.0   the Swift toolchain needs it
tzdata                  file /usr/share/zoneinfo/UTC  Foundation needs it
LIST
}

# What views are drawn without too: a box stands for what is missing, and that is told. See
# Documentation/Decisions/0031-fonts-of-the-set-up.md.
wishes() {
    cat <<'LIST'
fonts-noto-color-emoji  file /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf  emoji in colours
fonts-noto-core         file /usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf  Arabic, Hebrew, Indic, Thai and 100 other scripts
fonts-noto-cjk          file /usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc  Chinese, Japanese and Korean
librsvg2-2              library librsvg-2.so.2    draws SVG pictures of asset catalogues
libpoppler-glib8        library libpoppler-glib.so.8  draws PDF pictures of asset catalogues
LIST
}

# What only the tests need, besides.
test_requirements() {
    cat <<'LIST'
libpango1.0-dev         module pangoft2           lays out what line breaks are compared with
librsvg2-bin            command rsvg-convert      draws SVG, to compare
poppler-utils           command pdftocairo        draws PDF, to compare
git                     command git               makes the commits with which files are compared
python3                 command python3           reads the documents, to check them
LIST
}

# is_there KIND NAME: whether a requirement is met.
is_there() {
    case $1 in
    command) command -v "$2" >/dev/null ;;
    module) command -v pkg-config >/dev/null && pkg-config --exists "$2" ;;
    library) [[ $libraries == *"$2 "* ]] ;;
    file) [[ -e $2 ]] ;;
    esac
}

# ensure_packages LIST …: installs the packages of these lists that are missing, or says how where
# that is not wanted or possible.
ensure_packages() {
    local list package kind name reason libraries missing=() reasons=()
    libraries=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null)
    while read -r package kind name reason; do
        is_there "$kind" "$name" && continue
        missing+=("$package")
        reasons+=("  $package: $reason")
    done < <(for list in "$@"; do "$list"; done)
    ((${#missing[@]})) || return 0

    local as_root=() log=$root/.build/packages.log
    [[ $(id -u) == 0 ]] || as_root=(sudo)
    local command="${as_root[*]:+sudo }apt-get install --no-install-recommends ${missing[*]}"
    say "Some Debian packages are missing:"
    printf '%s\n' "${reasons[@]}" >&2
    [[ $may_install == yes ]] || stop 69 "Install them with: $command"
    command -v apt-get >/dev/null ||
        stop 69 "There is no apt-get here. Install what your system has in their place."
    [[ ${#as_root[@]} == 0 ]] || command -v sudo >/dev/null ||
        stop 69 "There is no sudo here. As root, run: ${command#sudo }"
    say "Installing them: $command"
    mkdir -p "$root/.build" || stop 73 "cannot write '$root/.build'"
    { "${as_root[@]}" apt-get update &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes \
            --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 </dev/null && return
    grep -E '^(E|Err|W):' "$log" | awk '!seen[$0]++' | head -n 20 >&2
    stop 69 "The packages could not be installed; $log has the rest. By hand: $command"
}

# wish_packages LIST …: installs what is missing of these lists where nobody has to be asked; else says once how. Nothing depends
# on it.
wish_packages() {
    local list package kind name reason libraries missing=() tried=$root/.build/wishes.tried log=$root/.build/wishes.log
    libraries=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null)
    while read -r package kind name reason; do
        is_there "$kind" "$name" || missing+=("$package")
    done < <(for list in "$@"; do "$list"; done)
    ((${#missing[@]})) || return 0
    # What could not be had once is not asked for at each build.
    [[ -e $tried && $(<"$tried") == "${missing[*]}" ]] && return 0
    mkdir -p "$root/.build" && printf '%s\n' "${missing[*]}" >"$tried" || return 0
    local as_root=()
    [[ $(id -u) == 0 ]] || as_root=(sudo --non-interactive)
    if [[ $may_install == yes ]] && command -v apt-get >/dev/null &&
        { [[ ${#as_root[@]} == 0 ]] || { command -v sudo && sudo --non-interactive true; } >/dev/null 2>&1; }; then
        say "Installing fonts and readers of pictures: ${missing[*]}"
        { "${as_root[@]}" apt-get update &&
            "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes \
                --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 </dev/null && return 0
    fi
    say "Some texts and pictures need packages that are not here: apt-get install --no-install-recommends ${missing[*]}"
}

# Puts Swift on the search path if swiftly has it.
find_swift() {
    local home=${HOME-} own
    # Services have no home.
    [[ -n $home ]] || home=$(getent passwd "$(id -u)" | cut -d: -f6)
    own=${SWIFTLY_BIN_DIR:-$home/.local/share/swiftly/bin}
    command -v swift >/dev/null || [[ ! -x $own/swift ]] || PATH=$own:$PATH
}

# The same, and stops if there is none.
ensure_swift() {
    find_swift
    command -v swift >/dev/null && return
    stop 69 "There is no Swift toolchain here: 'swift' is not on PATH.
Get version 6.3 or later from https://www.swift.org/install/linux, for example with swiftly:
  curl -O https://download.swift.org/swiftly/linux/swiftly-\$(uname -m).tar.gz
  tar zxf swiftly-\$(uname -m).tar.gz && ./swiftly init
Then run this again."
}

# Stops if the toolchain is older than the package's manifest asks for, or does not run at all.
check_swift() {
    local version
    version=$(swift --version 2>&1) || stop 69 "'swift --version' fails: $version"
    [[ $version =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] || stop 69 "Not a Swift: $version"
    ((BASH_REMATCH[1] * 100 + BASH_REMATCH[2] >= 603)) ||
        stop 69 "Swift ${BASH_REMATCH[1]}.${BASH_REMATCH[2]} is too old; 6.3 or later is needed." \
            "See https://www.swift.org/install/linux"
}

# Which toolchain a build belongs to.
toolchain_identity() {
    local compiler
    compiler=$(readlink -f "$(command -v swiftc)")
    stat -L -c '%n %s %Y' "$compiler"
}

# is_current STAMP: whether nothing changed since the stamp was made. Where there is no toolchain any more, what it has built
# still draws what it has compiled before.
is_current() {
    [[ -e $1 && -x $root/.build/release/quadrant ]] || return 1
    ! command -v swiftc >/dev/null || [[ $(<"$1") == "$(toolchain_identity)" ]] || return 1
    [[ -z $(find "$root/Package.swift" "$root/Sources" -newer "$1" -print -quit) ]]
}

# run_tool PRODUCT ARGUMENT…: builds a program of the tests in release, and becomes it.
run_tool() {
    local product=$1 log=.build/$1-build.log
    shift
    ensure_swift
    ensure_packages requirements wishes test_requirements
    counted "swift build" "$log" swift build -c release -debug-info-format none --product "$product" || {
        errors_in "$log"
        stop 1 "The build failed; all it said is in $log."
    }
    exec ".build/release/$product" "$@"
}

# Builds what the command needs, and no more. A build of everything compiles each module twice, as SwiftPM makes all that
# tests use a second time for the host where a package tests its macros.
build_program() {
    local product
    for product in quadrant-scan quadrant; do
        swift build --package-path "$root" -c release -debug-info-format none \
            --product "$product" || return
    done
}

# Builds the program in release if anything changed; one process at a time.
ensure_build() {
    local stamp=$root/.build/quadrant.stamp
    is_current "$stamp" && return
    ensure_swift
    ensure_packages requirements
    wish_packages wishes
    check_swift
    mkdir -p "$root/.build" || stop 73 "cannot write '$root/.build'"
    exec 9>"$root/.build/quadrant.lock"
    flock --nonblock 9 || { say "Another build is running; waiting for it."; flock 9; }
    if ! is_current "$stamp"; then
        local title="Building what changed" log=$root/.build/quadrant.log
        [[ -e $stamp ]] || title="Building Quadrant, which takes a few minutes the first time"
        # A stamp from before the build: what is edited meanwhile is newer.
        toolchain_identity >"$stamp.new"
        counted "$title" "$log" build_program || {
            errors_in "$log"
            stop 70 "The build failed; all it said is in $log."
        }
        mv "$stamp.new" "$stamp"
    fi
    exec 9>&-
}
