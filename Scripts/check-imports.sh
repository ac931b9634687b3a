#!/usr/bin/env bash
# Imports point one way: each target imports only what its row allows. In which order modules stand is said in
# Package.swift (Scripts/modules.py). Modules that are not ours (Foundation, SwiftSyntax, …) are not looked at,
# except that C libraries stay at the edges.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70

table='
QuadrantGeometry    : CLargeStack
QuadrantMotion      : QuadrantGeometry
Spatial             : QuadrantGeometry
QuadrantText        : QuadrantGeometry
QuadrantDisplayList : QuadrantGeometry QuadrantText Spatial
QuadrantSymbols     : QuadrantGeometry QuadrantText QuadrantDisplayList
QuadrantLayout      : QuadrantGeometry QuadrantText Spatial CLargeStack
QuadrantCore        : QuadrantGeometry QuadrantMotion QuadrantText Spatial QuadrantDisplayList QuadrantLayout CCurrentReader CPrefetch CFoundationGetters CHeldWork QuadrantEvents
Combine             :
QuadrantFoundation  : Combine
UniformTypeIdentifiers :
CoreTransferable    : UniformTypeIdentifiers Combine
QuadrantViews       : QuadrantGeometry QuadrantText Spatial QuadrantDisplayList QuadrantSymbols QuadrantLayout QuadrantCore Combine QuadrantEvents Accessibility QuadrantFoundation
Accessibility       : QuadrantCore
QuadrantEvents      :
QuadrantGestures    : Combine QuadrantFoundation Spatial QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantLayout QuadrantEvents QuadrantCore QuadrantViews
QuadrantDragDrop    : QuadrantGeometry QuadrantDisplayList QuadrantLayout QuadrantEvents QuadrantCore QuadrantViews QuadrantGestures CoreTransferable UniformTypeIdentifiers
QuadrantControls    : QuadrantDragDrop QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantLayout QuadrantCore QuadrantViews CoreTransferable UniformTypeIdentifiers QuadrantEvents QuadrantGestures
QuadrantLists       : QuadrantDragDrop CoreTransferable UniformTypeIdentifiers QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantLayout QuadrantCore QuadrantViews QuadrantControls QuadrantEvents QuadrantGestures QuadrantFoundation
QuadrantChoreography : QuadrantGeometry QuadrantMotion QuadrantLayout QuadrantCore QuadrantViews
QuadrantEditing     : QuadrantGeometry QuadrantText
QuadrantTextInput   : QuadrantDragDrop QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantLayout QuadrantCore QuadrantViews QuadrantControls QuadrantEditing QuadrantEvents QuadrantGestures CoreTransferable UniformTypeIdentifiers
QuadrantPresentation : QuadrantMotion QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantLayout QuadrantCore QuadrantViews QuadrantControls QuadrantTextInput QuadrantEvents QuadrantGestures
QuadrantNavigation  : QuadrantMotion CoreTransferable QuadrantGeometry QuadrantText QuadrantLayout QuadrantCore QuadrantViews QuadrantControls QuadrantLists QuadrantTextInput QuadrantEvents QuadrantGestures
QuadrantScenes      : QuadrantFoundation CoreTransferable QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantLayout QuadrantCore QuadrantViews QuadrantControls QuadrantLists QuadrantPresentation QuadrantNavigation Combine Spatial UniformTypeIdentifiers QuadrantEvents QuadrantGestures
QuadrantIndex       : CContentHash
QuadrantExpansion   : QuadrantIndex
QuadrantMacros      : QuadrantExpansion
QuadrantShaping     : QuadrantGeometry QuadrantText CHarfBuzz CFreeType CFontconfig CBundledFonts CHyphenation
QuadrantCairo       : QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantShaping CCairo CFreeType CDeflate CPrefetch
QuadrantSVG         : QuadrantGeometry QuadrantText QuadrantDisplayList
QuadrantImages      : QuadrantDisplayList CImageCodecs CVectorPictures
QuadrantClips       : QuadrantDisplayList CDeflate CImageCodecs
QuadrantRendering   : QuadrantGestures QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantLayout QuadrantCore QuadrantViews QuadrantShaping QuadrantCairo QuadrantSVG QuadrantImages QuadrantClips QuadrantInspection QuadrantAccessibility Combine QuadrantEvents QuadrantControls QuadrantTextInput QuadrantEditing QuadrantNavigation
SwiftUI             : QuadrantDragDrop CoreTransferable QuadrantGeometry QuadrantText Spatial QuadrantDisplayList QuadrantLayout QuadrantCore QuadrantViews QuadrantControls QuadrantLists QuadrantTextInput QuadrantPresentation QuadrantScenes QuadrantMotion UniformTypeIdentifiers QuadrantShaping QuadrantRendering Combine UIKit QuadrantNavigation QuadrantEvents QuadrantGestures QuadrantChoreography Accessibility QuadrantFoundation
CoreGraphics        : QuadrantGeometry QuadrantViews QuadrantRendering QuadrantCore
QuartzCore          : CoreGraphics QuadrantCore QuadrantFoundation QuadrantGeometry
UIKit               : QuadrantGeometry QuadrantText QuadrantDisplayList QuadrantLayout QuadrantCore QuadrantViews QuadrantControls QuadrantLists QuadrantShaping QuadrantRendering CoreGraphics QuartzCore CObjects Combine QuadrantScenes UniformTypeIdentifiers QuadrantFoundation QuadrantTextInput UserNotifications QuadrantGestures
AppKit              : CoreGraphics QuartzCore QuadrantGeometry QuadrantText QuadrantLayout QuadrantCore QuadrantViews QuadrantGestures QuadrantControls QuadrantTextInput QuadrantRendering QuadrantScenes UIKit Combine UniformTypeIdentifiers QuadrantFoundation
os                  :
OSLog               : os
simd                : Spatial
UserNotifications   : QuadrantRendering
QuadrantInspection  : QuadrantGeometry QuadrantText Spatial QuadrantDisplayList QuadrantLayout QuadrantCore
QuadrantAccessibility: QuadrantInspection QuadrantGeometry QuadrantText Spatial QuadrantDisplayList QuadrantLayout QuadrantCore
QuadrantTesting     : QuadrantDragDrop QuadrantGeometry QuadrantText Spatial QuadrantDisplayList QuadrantLayout QuadrantCore QuadrantViews QuadrantControls QuadrantLists QuadrantTextInput QuadrantPresentation QuadrantScenes QuadrantEditing QuadrantInspection QuadrantAccessibility QuadrantShaping QuadrantCairo QuadrantSVG QuadrantImages QuadrantRendering SwiftUI QuadrantNavigation QuadrantEvents QuadrantGestures QuadrantChoreography Accessibility
QuadrantXCTest      : QuadrantTesting
QuadrantScanning    : QuadrantIndex
QuadrantServing     : CCivetweb CDeflate
QuadrantCommand     : QuadrantCore QuadrantIndex QuadrantInspection QuadrantAccessibility QuadrantRendering QuadrantServing QuadrantShaping SwiftUI CRunGuard CMainBundle CConfine CLivePage CLateNetwork QuadrantEvents QuadrantGestures QuadrantText
quadrant-scan       : QuadrantIndex QuadrantScanning
quadrant            : QuadrantCommand
'

find Sources -name '*.swift' -print0 | xargs -0 awk -v table="$table" '
    BEGIN {
        count = split(table, rows, "\n")
        for (i = 1; i <= count; i++) {
            if (split(rows[i], halves, ":") < 2) continue
            gsub(/ /, "", halves[1])
            known[halves[1]] = 1
            words = split(halves[2], names, " ")
            for (j = 1; j <= words; j++) allowed[halves[1], names[j]] = 1
        }
    }
    /^(@[A-Za-z_()]+ +)*((public|package|internal|fileprivate|private) +)?import +/ {
        split(FILENAME, path, "/")
        target = path[3]
        if (!(target in known)) {
            if (!reported[target]++) {
                print "Sources/" path[2] "/" target ": not in the table of Scripts/check-imports.sh"
                bad = 1
            }
            next
        }
        line = $0
        sub(/.*import +/, "", line)
        sub(/^(struct|class|enum|protocol|func|var|let|typealias) +/, "", line)
        sub(/[^A-Za-z0-9_].*/, "", line)
        ours = line in known || line ~ /^C[A-Z]/
        if (ours && line != target && !((target, line) in allowed)) {
            print FILENAME ":" FNR ": " target " must not import " line
            bad = 1
        }
    }
    END { exit bad }
'
