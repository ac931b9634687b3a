#!/usr/bin/env bash
# Draws the scenes of Examples/Motion as film strips: six moments of a second side by side, as pictures to be looked at.
#   Scripts/filmstrips.sh FOLDER [NAME…]
# QUADRANT in the environment names the program; ./quadrant unless said.
set -u
root=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
folder=${1:?Scripts/filmstrips.sh FOLDER [NAME…]}
shift
mkdir -p "$folder"
status=0
# strip NAME FILE VIEW [OPTION…]
strip() {
    local name=$1 file=$2 view=$3
    shift 3
    if [[ ${#wanted[@]} -gt 0 && ! " ${wanted[*]} " == *" $name "* ]]; then return; fi
    "${QUADRANT:-$root/quadrant}" render "$root/Examples/Motion/$file.swift" --view "$view" --filmstrip 6 --duration 1 "$@" \
        -o "$folder/$name.png" >/dev/null 2>"$folder/$name.log" || { echo "$name: $(head -1 "$folder/$name.log")"; status=1; }
}
wanted=("$@")

strip curves Curves CurveRace
strip springs Curves SpringRace
strip changed-animations Curves ChangedAnimations
strip leaf Curves FallingLeaf
strip transitions ComingAndGoing TransitionTable
strip leaving ComingAndGoing LeavingTable
strip half-gone ComingAndGoing HalfGone
strip shuffled-rows ComingAndGoing ShuffledRows
strip far-rows ComingAndGoing FarRows
strip changing-symbols ComingAndGoing ChangingSymbols
strip changing-texts ComingAndGoing ChangingTexts
strip hero Frames HeroCard
strip mark Frames MovingMark
strip tiles Frames FlyingTiles
strip wheel Frames TurningTiles
strip group Frames Grouped
strip shaken Frames ShakenViews
strip face Frames CheeredUp
strip phases Choreography Phases
strip bounce Choreography Bounce
strip rows Choreography Rows
strip symbols Choreography MovingSymbols
strip clock Choreography ClockFace
strip path Timelines BallPath
strip deciders Transactions WhoDecides
strip transactions Transactions WithTransactions
exit $status
