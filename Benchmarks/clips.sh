#!/usr/bin/env bash
# Packs three seconds, 30 pictures a second, of a card and of five other scenes as clips: times and bytes beside programs
# of Debian that are fed with the same pictures (apt install ffmpeg gifsicle webp apngasm).
#   Benchmarks/clips.sh [FILE VIEW]
# QUADRANT in the environment names the program; ./quadrant unless said. The ratios are ours by the peer's: below 1 ours is
# smaller, or quicker. Ours make the pictures too; the peers are handed them.
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
work=$here/.build/clips

now() { date +%s.%N; }
# measured NAME MADE COMMAND…: runs a command, and prints how long it took and how large the file is, and with OURS the ratios.
measured() {
    local name=$1 made=$2 begun seconds bytes
    shift 2
    begun=$(now)
    "$@" >/dev/null 2>"$work/log" || { echo "$name: failed, $(tail -1 "$work/log")"; return; }
    seconds=$(echo "$(now) - $begun" | bc)
    bytes=$(stat -c %s "$made")
    if [[ $name == ours* ]]; then
        ours_seconds=$seconds ours_bytes=$bytes
        printf '  %-26s %6.2f s %9d bytes\n' "$name" "$seconds" "$bytes"
    else
        printf '  %-26s %6.2f s %9d bytes   ours: %s times the bytes, %s times the time\n' "$name" "$seconds" "$bytes" \
            "$(echo "scale=2; $ours_bytes / $bytes" | bc)" "$(echo "scale=2; $ours_seconds / $seconds" | bc)"
    fi
}
# scene NAME FILE VIEW
scene() {
    local name=$1 file=$2 view=$3
    local render=("${QUADRANT:-$root/quadrant}" render "$file" --view "$view" --duration 3 --fps 30)
    rm -rf "$work"
    mkdir -p "$work/frames"
    echo "$name"
    "${render[@]}" --duration 0.04 -o "$work/still.png" >/dev/null 2>&1  # compiles
    measured "ours, .png" "$work/ours.png" "${render[@]}" -o "$work/ours.png"
    ffmpeg -loglevel error -i "$work/ours.png" -fps_mode cfr -r 30 "$work/frames/%03d.png"
    measured "ffmpeg" "$work/ffmpeg.png" ffmpeg -y -framerate 30 -i "$work/frames/%03d.png" -plays 0 -f apng "$work/ffmpeg.png"
    measured "apngasm" "$work/apngasm.png" apngasm "$work/apngasm.png" "$work/frames/001.png" 1 30
    measured "ours, .webp" "$work/ours.webp" "${render[@]}" -o "$work/ours.webp"
    measured "img2webp -lossless" "$work/img2webp.webp" img2webp -loop 0 -lossless -d 33 "$work"/frames/*.png -o "$work/img2webp.webp"
    measured "ours, .gif" "$work/ours.gif" "${render[@]}" -o "$work/ours.gif"
    measured "ffmpeg" "$work/ffmpeg.gif" ffmpeg -y -framerate 30 -i "$work/frames/%03d.png" \
        -vf "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none" "$work/ffmpeg.gif"
    measured "the same, gifsicle -O3" "$work/gifsicle.gif" gifsicle -O3 "$work/ffmpeg.gif" -o "$work/gifsicle.gif"
    measured "ours, gifsicle -O3" "$work/ours3.gif" gifsicle -O3 "$work/ours.gif" -o "$work/ours3.gif"
    measured "ours, .mp4 (by ffmpeg)" "$work/ours.mp4" "${render[@]}" -o "$work/ours.mp4"
}

if (($# > 1)); then
    scene "$2" "$1" "$2"
    exit
fi
scene "card" "$root/Examples/Motion/Choreography.swift" Bounce
scene "fade" "$here/Clips/Scenes.swift" FadingCard
scene "scroll" "$here/Clips/Scenes.swift" ScrollingList
scene "gradient" "$here/Clips/Scenes.swift" MovingGradient
scene "symbol effects" "$root/Examples/Motion/Choreography.swift" MovingSymbols
scene "texts" "$root/Examples/Motion/ComingAndGoing.swift" ChangingTexts
