#!/usr/bin/env bash
# Packs three seconds of a card, 30 pictures a second, as clips: times and bytes beside programs of Debian that are fed
# with the same pictures (apt install ffmpeg gifsicle webp apngasm).
#   Benchmarks/clips.sh [FILE [VIEW]]
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
file=${1:-$root/Examples/Motion/Choreography.swift}
view=${2:-Bounce}
work=$here/.build/clips
rm -rf "$work"
mkdir -p "$work/frames"

now() { date +%s.%N; }
# measured NAME MADE COMMAND…: runs a command, and prints how long it took and how large the file is.
measured() {
    local name=$1 made=$2 begun
    shift 2
    begun=$(now)
    "$@" >/dev/null 2>"$work/log" || { echo "$name: failed, $(tail -1 "$work/log")"; return; }
    printf '%-28s %6.2f s %9d bytes\n' "$name" "$(echo "$(now) - $begun" | bc)" "$(stat -c %s "$made")"
}
render() { "${QUADRANT:-$root/quadrant}" render "$file" --view "$view" --duration 3 --fps 30 "$@"; }

render --at 0 -o "$work/still.png" --duration 0.04 >/dev/null 2>&1  # compiles
for kind in png webp gif mp4; do
    measured "quadrant .$kind" "$work/ours.$kind" render -o "$work/ours.$kind"
done
ffmpeg -loglevel error -i "$work/ours.png" -vsync cfr -r 30 "$work/frames/%03d.png"
measured "apngasm" "$work/apngasm.png" apngasm "$work/apngasm.png" "$work/frames/001.png" 1 30
measured "ffmpeg .png" "$work/ffmpeg.png" ffmpeg -y -framerate 30 -i "$work/frames/%03d.png" -plays 0 -f apng "$work/ffmpeg.png"
measured "img2webp -lossless" "$work/img2webp.webp" img2webp -loop 0 -lossless -d 33 "$work"/frames/*.png -o "$work/img2webp.webp"
measured "ffmpeg .gif" "$work/ffmpeg.gif" ffmpeg -y -framerate 30 -i "$work/frames/%03d.png" \
    -vf "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none" "$work/ffmpeg.gif"
measured "ffmpeg .gif, gifsicle -O3" "$work/gifsicle.gif" gifsicle -O3 "$work/ffmpeg.gif" -o "$work/gifsicle.gif"
