package import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

extension AccessibilityElement {
    /// What few elements tell, as plain values; `nil` for nothing.
    var plainDetails: AccessibilityDetails? {
        guard let said = note.details else { return nil }
        var details = AccessibilityDetails()
        details.activationPoint = activationPoint
        details.dragPoints = places(said.dragPoints)
        details.dropPoints = places(said.dropPoints)
        details.scrolls = said.scroll == nil ? nil : true
        details.zooms = said.zoom == nil ? nil : true
        details.scrollStatus = said.scrollStatus
        details.rotors = said.rotors.isEmpty ? nil : said.rotors.map(\.label)
        details.content =
            said.content.isEmpty
            ? nil
            : said.content.map {
                AccessibilityDetails.Content(
                    label: $0.label, value: $0.value, isImportant: $0.isImportant)
            }
        details.textContentType = said.textContentType
        details.speech = said.speech.map {
            AccessibilityDetails.Speech(
                spellsOut: $0.spellsOut, includesPunctuation: $0.includesPunctuation,
                isQueued: $0.isQueued, pitch: $0.pitch)
        }
        details.showsChart = said.chart == nil ? nil : true
        if let touch = said.directTouch, touch.isOn {
            details.directTouch =
                ["direct"] + (touch.isSilent ? ["silentOnTouch"] : [])
                + (touch.requiresActivation ? ["requiresActivation"] : [])
        }
        details.largeContent = largeContent
        details.ignoresInvertColors = said.ignoresInvertColors
        details.labeledBy = said.labeledBy
        return details == AccessibilityDetails() ? nil : details
    }

    /// Where a tap of an assistive technology lands, in the root's coordinates; `nil` for the middle.
    package var activationPoint: CGPoint? {
        guard let point = note.details?.activationPoint else { return nil }
        let size = tree.layout.size(of: node)
        return point.point(in: size, isRightToLeft: tree.layout.isRightToLeft(node))
            .map { inRoot($0) }
    }

    /// What the large content viewer shows; `nil` if it does not show the element.
    package var largeContent: String? {
        guard note.details?.showsLargeContent == true else { return nil }
        return note.details?.largeContent ?? note.label
    }

    private func inRoot(_ point: CGPoint) -> CGPoint {
        tree.frame(CGRect(origin: point, size: .zero), from: node, to: nil).origin
    }

    private func places(_ places: [AccessibilityNotePlace]) -> [AccessibilityDetails.Place]? {
        guard !places.isEmpty else { return nil }
        let (size, isRightToLeft) = (tree.layout.size(of: node), tree.layout.isRightToLeft(node))
        return places.compactMap { place in
            let point = AccessibilityNotePoint.unit(place.point)
                .point(in: size, isRightToLeft: isRightToLeft)
            return point.map {
                AccessibilityDetails.Place(point: inRoot($0), description: place.description)
            }
        }
    }
}

extension AccessibilityElement {
    /// The element and all in it with the labels of the views that they are paired with.
    func paired() -> AccessibilityElement {
        var labels: [AccessibilityNoteName: String] = [:]
        var contents: Set<AccessibilityNoteName> = []
        addPairs(&labels, &contents)
        guard !labels.isEmpty, !contents.isEmpty else { return self }
        return withLargeStack { labeled(labels) }
    }

    /// Whether it is paired with another one, of which it takes or to which it gives a label.
    var isPaired: Bool { note.details?.pairs.isEmpty == false }

    /// Adds what the element and all in it are paired by, parents before children.
    private func addPairs(
        _ labels: inout [AccessibilityNoteName: String],
        _ contents: inout Set<AccessibilityNoteName>
    ) {
        if let details = note.details {
            for pair in details.pairs {
                if !pair.isLabel {
                    contents.insert(pair.name)
                } else if let label = note.label, labels[pair.name] == nil {
                    labels[pair.name] = label
                }
            }
        }
        if children.isEmpty { return }
        withLargeStack { for child in children { child.addPairs(&labels, &contents) } }
    }

    private func labeled(_ labels: [AccessibilityNoteName: String]) -> AccessibilityElement {
        var result = self
        for pair in note.details?.pairs ?? [] where !pair.isLabel {
            guard let label = labels[pair.name] else { continue }
            result.note.detail { $0.labeledBy = label }
            result.note.label = note.label ?? label
        }
        result.children = children.map { $0.labeled(labels) }
        return result
    }
}
