internal import Foundation
internal import QuadrantEvents
internal import QuadrantRendering

/// What the page says: one JSON object a message.
struct PageOrder: Codable, Equatable {
    /// What it wants.
    enum Kind: String, Codable, CaseIterable {
        /// A pane is to show a preview.
        case open
        /// A pane is not shown any more.
        case close
        /// A hand, a key or a text.
        case event
        /// Other switches; what the view holds stays as far as that can be.
        case show
        /// Another speed of time; 0 stops it.
        case pace
        /// A time that stands moves on.
        case step
        /// A frame has arrived.
        case taken
        /// How the view is laid out.
        case look
        /// Why a node is where it is.
        case why
        /// The view is made anew.
        case reset
        /// The last hand is taken back.
        case undo
    }

    var want: Kind
    /// The number that the page has given the pane.
    var pane: Int
    /// Of `open`: the name of the preview in the list.
    var preview: String?
    /// Of `open` and `show`.
    var switches: PageSwitches?
    /// Of `event`; its time does not count.
    var event: InputEvent?
    /// Of `event`: when it was, in seconds of the page's own clock.
    var at: Double?
    /// Of `pace` and `step`.
    var value: Double?
    /// Of `taken`: which process has sent it.
    var run: Int?
    /// Of `taken` and `why`.
    var number: Int?
}

/// What is told to the page: one JSON object a message; what a kind does not need is left out.
struct PageNews: Encodable {
    /// What it is about.
    enum Kind: String, Encodable {
        /// The previews that there are.
        case previews
        /// How compiling goes.
        case build
        /// How a pane stands.
        case pane
        /// What a view has printed.
        case printed
        /// What could not be done as written.
        case issues
        /// How a view is laid out.
        case tree
        /// Why a node is where it is.
        case why
        /// What a save has moved.
        case moved
        /// What was asked for and not done.
        case refused
    }

    /// A preview that can be shown.
    struct Entry: Encodable, Equatable {
        /// By this the page asks for it; it stays the same while the file is edited around it.
        var id: String
        var name: String
        /// `preview`, `provider` or `view`.
        var kind: String
        var file: String
        var line: Int
    }

    /// A node of a layout that is shown.
    struct Node: Encodable, Equatable {
        var number: Int
        var parent: Int?
        /// As it is written.
        var name: String
        /// As it is shown, with the values that it has now.
        var label: String
        /// The views of the user's whose bodies begin here.
        var views: [String]
        /// Left, top, width and height in points of the picture.
        var frame: [Double]
        var file: String?
        var line: Int?
    }

    var say: Kind
    var pane: Int?
    /// Of `pane`: `starting`, `live`, `nothing`, `ended` or `missing`. Of `build`: `working`, `done` or `failed`.
    var state: String?
    /// What happened, as the command would print it.
    var text: String?
    /// How long it took, in seconds.
    var seconds: Double?
    /// Whether no more than literals had to change.
    var isOfLiterals: Bool?
    /// How much that hands had done was done again.
    var again: Int?
    /// The files that were saved.
    var files: [String]?
    var entries: [Entry]?
    /// Of `previews`: the one that the command was asked for.
    var wanted: String?
    /// Of `issues` and `why`; of `build` the files that do not compile, none where nothing can be shown.
    var lines: [String]?
    var nodes: [Node]?
    /// Frames as they were before the save: left, top, width and height each.
    var ghosts: [[Double]]?

    init(_ say: Kind, pane: Int? = nil) { (self.say, self.pane) = (say, pane) }

    /// The message.
    var message: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

/// What stands in front of the picture files of a frame, for the page.
struct PageFrame: Encodable {
    var pane: Int
    /// Which process it is of.
    var run: Int
    var frame: LiveFrame
}
