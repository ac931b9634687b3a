package import Foundation
package import QuadrantGeometry

/// What few views say of themselves, beside label, value, traits and actions; kept apart, so that notes of
/// other views stay small.
package struct AccessibilityNoteDetails {
    /// Where a tap by an assistive technology lands; `nil` for the middle.
    package var activationPoint: AccessibilityNotePoint?
    /// Where drags may begin, each with what it does.
    package var dragPoints: [AccessibilityNotePlace] = []
    /// Where drags may end, each with what it does.
    package var dropPoints: [AccessibilityNotePlace] = []
    /// Called with the direction in which to scroll.
    package var scroll: ((Edge) -> Void)?
    /// Called with whether to zoom in, and where: in the unit square and in points of the view.
    package var zoom: ((_ isIn: Bool, UnitPoint, CGPoint) -> Void)?
    /// What is said of how far the view is scrolled.
    package var scrollStatus: String?
    /// The lists of places that people can go to quickly.
    package var rotors: [AccessibilityNoteRotor] = []
    /// The names by which entries of rotors find the view.
    package var entryNames: [AccessibilityNoteName] = []
    /// The groups of linked views that it is in.
    package var groups: [AccessibilityNoteName] = []
    /// The pairs of labels and contents that it is in.
    package var pairs: [AccessibilityNotePair] = []
    /// What else can be told, in the order of writing; the identifiers are unique.
    package var content: [AccessibilityNoteContent] = []
    /// Identifiers of content further in that is left out.
    package var removedContent: Set<String> = []
    /// What kind of text it is: `sourceCode`, `narrative` and so on.
    package var textContentType: String?
    /// How its text is spoken.
    package var speech: AccessibilityNoteSpeech?
    /// The chart that it shows: an `AXChartDescriptor`, made when it is asked for.
    package var chart: (() -> AnyObject?)?
    /// What touches do that go straight to the view; `nil` if nothing was said.
    package var directTouch: AccessibilityNoteTouch?
    /// Whether the large content viewer shows it.
    package var showsLargeContent: Bool?
    /// What the large content viewer shows of it, in words; `nil` for its label.
    package var largeContent: String?
    /// Whether its colours stay where those around it are inverted.
    package var ignoresInvertColors: Bool?
    /// The value that it stands for in a container that selects.
    package var selectionIdentifier: AnyHashable?
    /// The focus states that it is tied to, the innermost first.
    package var focus: [AccessibilityFocusTarget] = []
    /// The label of the view that it is paired with.
    package var labeledBy: String?

    package init() {}
}

extension AccessibilityNoteDetails {
    /// Whether a view that says this is an element even if there is nothing in it.
    package var makesElement: Bool {
        scroll != nil || zoom != nil || chart != nil || directTouch?.isOn == true
            || !content.isEmpty || !focus.isEmpty || !dragPoints.isEmpty || !dropPoints.isEmpty
    }

    /// Whether people act on a view that says this.
    package var isInteractive: Bool {
        scroll != nil || zoom != nil || directTouch?.isOn == true
    }

    /// What a modifier says and what one further out says.
    static func merge(_ inner: Self?, _ outer: Self?) -> Self? {
        guard let inner, let outer else { return outer ?? inner }
        var result = inner
        result.activationPoint = outer.activationPoint ?? inner.activationPoint
        result.dragPoints += outer.dragPoints
        result.dropPoints += outer.dropPoints
        result.scroll = outer.scroll ?? inner.scroll
        result.zoom = outer.zoom ?? inner.zoom
        result.scrollStatus = outer.scrollStatus ?? inner.scrollStatus
        let replaced = Set(outer.rotors.map(\.label))
        result.rotors = inner.rotors.filter { !replaced.contains($0.label) } + outer.rotors
        result.entryNames += outer.entryNames
        result.groups += outer.groups
        result.pairs += outer.pairs
        let renewed = Set(outer.content.map(\.id)).union(outer.removedContent)
        result.content = inner.content.filter { !renewed.contains($0.id) } + outer.content
        result.removedContent.formUnion(outer.removedContent)
        result.textContentType = outer.textContentType ?? inner.textContentType
        result.speech = AccessibilityNoteSpeech.merge(inner.speech, outer.speech)
        result.chart = outer.chart ?? inner.chart
        result.directTouch = outer.directTouch ?? inner.directTouch
        result.showsLargeContent = outer.showsLargeContent ?? inner.showsLargeContent
        result.largeContent = outer.largeContent ?? inner.largeContent
        result.ignoresInvertColors = outer.ignoresInvertColors ?? inner.ignoresInvertColors
        result.selectionIdentifier = outer.selectionIdentifier ?? inner.selectionIdentifier
        result.focus += outer.focus
        result.labeledBy = outer.labeledBy ?? inner.labeledBy
        return result
    }

    /// What one element says that several become: what can stand side by side of all of them. Where a
    /// finger goes, and how the text of one is spoken, is not handed on.
    package static func joined(_ all: [Self]) -> Self? {
        guard !all.isEmpty else { return nil }
        var result = Self()
        for one in all {
            result.rotors += one.rotors
            result.entryNames += one.entryNames
            result.groups += one.groups
            result.pairs += one.pairs
            result.content += one.content.filter { new in
                !result.content.contains { $0.id == new.id }
            }
            result.dragPoints += one.dragPoints
            result.dropPoints += one.dropPoints
            result.scroll = result.scroll ?? one.scroll
            result.zoom = result.zoom ?? one.zoom
            result.chart = result.chart ?? one.chart
            result.focus += one.focus
        }
        return result
    }
}

/// A point of a view: in points from its top left corner, or in its unit square, from the leading edge.
package enum AccessibilityNotePoint: Sendable, Equatable {
    case point(CGPoint)
    case unit(UnitPoint)

    /// The point in a view of a size, in points from its top left corner; `nil` where it is not finite.
    package func point(in size: CGSize, isRightToLeft: Bool) -> CGPoint? {
        let point =
            switch self {
            case .point(let point): point
            case .unit(let unit):
                CGPoint(
                    x: (isRightToLeft ? 1 - unit.x : unit.x) * size.width,
                    y: unit.y * size.height)
            }
        return point.x.isFinite && point.y.isFinite ? point : nil
    }
}

/// A point of a view, with what it is for.
package struct AccessibilityNotePlace: Sendable, Equatable {
    package var point: UnitPoint
    package var description: String

    package init(point: UnitPoint, description: String) {
        self.point = point
        self.description = description
    }
}

/// A name in a namespace.
package struct AccessibilityNoteName: Hashable {
    package var id: AnyHashable
    package var namespace: AnyHashable

    package init(id: AnyHashable, in namespace: AnyHashable) {
        self.id = id
        self.namespace = namespace
    }
}

/// One side of a label and what it names.
package struct AccessibilityNotePair: Hashable {
    package var name: AccessibilityNoteName
    package var isLabel: Bool

    package init(name: AccessibilityNoteName, isLabel: Bool) {
        self.name = name
        self.isLabel = isLabel
    }
}

/// More that can be told of a view when somebody asks for it.
package struct AccessibilityNoteContent: Sendable, Equatable {
    /// What tells it from other content.
    package var id: String
    package var label: String
    package var value: String
    /// Whether it is told without being asked for.
    package var isImportant: Bool

    package init(id: String, label: String, value: String, isImportant: Bool) {
        self.id = id
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}

/// How the text of a view is spoken; `nil` for what nothing is said of.
package struct AccessibilityNoteSpeech: Sendable, Equatable {
    package var spellsOut: Bool?
    package var includesPunctuation: Bool?
    package var isQueued: Bool?
    /// From -1, the lowest, to 1, the highest.
    package var pitch: Double?

    package init() {}

    package static func merge(_ inner: Self?, _ outer: Self?) -> Self? {
        guard let inner, let outer else { return outer ?? inner }
        var result = inner
        result.spellsOut = outer.spellsOut ?? inner.spellsOut
        result.includesPunctuation = outer.includesPunctuation ?? inner.includesPunctuation
        result.isQueued = outer.isQueued ?? inner.isQueued
        result.pitch = outer.pitch ?? inner.pitch
        return result
    }
}

/// Whether and how touches go straight to a view although a screen reader is on.
package struct AccessibilityNoteTouch: Sendable, Equatable {
    package var isOn: Bool
    package var isSilent: Bool
    package var requiresActivation: Bool

    package init(isOn: Bool, isSilent: Bool, requiresActivation: Bool) {
        self.isOn = isOn
        self.isSilent = isSilent
        self.requiresActivation = requiresActivation
    }
}
