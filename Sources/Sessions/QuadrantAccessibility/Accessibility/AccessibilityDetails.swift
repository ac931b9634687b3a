public import Foundation
import QuadrantInspection
import QuadrantLayout

/// What few elements tell beside their label, value and traits.
public struct AccessibilityDetails: Sendable, Equatable, Codable {
    /// More that can be told of an element.
    public struct Content: Sendable, Equatable, Codable {
        /// What is told.
        public var label: String
        /// What is told of it.
        public var value: String
        /// Whether it is told without being asked for.
        public var isImportant: Bool
    }

    /// A point of an element, with what it is for.
    public struct Place: Sendable, Equatable, Codable {
        /// The point in the coordinates of the root, in points.
        public var point: CGPoint
        /// What is done there.
        public var description: String
    }

    /// How the text of an element is spoken; `nil` for what nothing is said of.
    public struct Speech: Sendable, Equatable, Codable {
        /// Whether the text is spelled out.
        public var spellsOut: Bool?
        /// Whether punctuation is spoken.
        public var includesPunctuation: Bool?
        /// Whether the text waits until others were spoken.
        public var isQueued: Bool?
        /// The pitch of the voice, from -1 to 1.
        public var pitch: Double?
    }

    /// Where a tap of an assistive technology lands, in the coordinates of the root; `nil` for the middle.
    public var activationPoint: CGPoint?
    /// Where drags can begin; `nil` for nowhere in particular.
    public var dragPoints: [Place]?
    /// Where drags can end; `nil` for nowhere in particular.
    public var dropPoints: [Place]?
    /// `true` if the element can be scrolled by an action of its own.
    public var scrolls: Bool?
    /// `true` if the element can be zoomed.
    public var zooms: Bool?
    /// What is said of how far the element is scrolled.
    public var scrollStatus: String?
    /// The names of the element's rotors.
    public var rotors: [String]?
    /// What more can be told of the element.
    public var content: [Content]?
    /// The kind of its text, named as the values of `AccessibilityTextContentType`.
    public var textContentType: String?
    /// How its text is spoken.
    public var speech: Speech?
    /// `true` if the element shows a chart that can be told.
    public var showsChart: Bool?
    /// How touches go straight to the element: `direct`, and `silentOnTouch` or `requiresActivation`.
    public var directTouch: [String]?
    /// What the large content viewer shows of the element.
    public var largeContent: String?
    /// `true` if its colours stay where others are inverted.
    public var ignoresInvertColors: Bool?
    /// The label of the view that it is paired with.
    public var labeledBy: String?

    init() {}
}

extension AccessibilityDetails {
    /// The details in words, each as it is printed behind an element.
    var notes: [String] {
        var words: [String] = []
        if let activationPoint { words.append("tapped at \(place(activationPoint))") }
        for drag in dragPoints ?? [] {
            words.append("drag \(SourceText.literal(drag.description)) at \(place(drag.point))")
        }
        for drop in dropPoints ?? [] {
            words.append("drop \(SourceText.literal(drop.description)) at \(place(drop.point))")
        }
        if scrolls == true { words.append("scrolls") }
        if zooms == true { words.append("zooms") }
        if let scrollStatus { words.append("scrolled to \(SourceText.literal(scrollStatus))") }
        if let labeledBy { words.append("labeled by \(SourceText.literal(labeledBy))") }
        for more in content ?? [] {
            words.append(
                "\(more.isImportant ? "also" : "more") \(SourceText.literal(more.label)): "
                    + SourceText.literal(more.value))
        }
        if let rotors {
            let names = rotors.map { SourceText.literal($0) }
            words.append("rotors \(names.joined(separator: ", "))")
        }
        if let textContentType { words.append("text \(textContentType)") }
        if let speech { words.append("spoken \(speech.words.joined(separator: ", "))") }
        if showsChart == true { words.append("chart") }
        if let directTouch { words.append("touch \(directTouch.joined(separator: ", "))") }
        if let largeContent { words.append("enlarged \(SourceText.literal(largeContent))") }
        if ignoresInvertColors == true { words.append("never inverted") }
        return words
    }

    private func place(_ point: CGPoint) -> String { "\(plain(point.x)),\(plain(point.y))" }
}

extension AccessibilityDetails.Speech {
    fileprivate var words: [String] {
        var words: [String] = []
        if let spellsOut { words.append(spellsOut ? "letter by letter" : "word by word") }
        if let includesPunctuation {
            words.append(includesPunctuation ? "with punctuation" : "without punctuation")
        }
        if let isQueued { words.append(isQueued ? "in turn" : "at once") }
        if let pitch { words.append("at pitch \(plain(pitch))") }
        return words
    }
}
