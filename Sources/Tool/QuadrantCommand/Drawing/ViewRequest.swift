package import Foundation
package import QuadrantAccessibility
internal import QuadrantIndex
package import SwiftUI

/// What a worker is asked to draw: one view of a compiled library, and all that its process is given and held to.
package struct ViewRequest: Codable, Equatable, Sendable {
    /// The library compiled from the user's files; empty where they are linked with the program.
    package var library: String
    /// The entry that makes the view.
    package var symbol: String
    /// Whether the entry makes a `Preview` and not an `AnyView`.
    package var isPreview: Bool
    /// Which of a provider's previews is drawn, from 0; `nil` for all that the entry makes.
    package var part: Int?
    /// How many seconds the drawing may take, without the time that is waited for tasks.
    package var timeLimit: Double
    /// How many bytes the process may take; `nil` for any number.
    package var memoryLimit: Int?
    /// How the view is drawn.
    package var stage: Stage
    /// The folder that is the main bundle of the process; `nil` for that of the program.
    package var bundle: String?
    /// The folder in which the process works; `nil` for that of the worker.
    package var workingFolder: String?
    /// The folder that is to have the defaults of the process, a copy of those that there are; it is made. `nil` for those of the user.
    package var defaults: String?
    /// The folder of defaults that the user has named; `nil` for none.
    package var namedDefaults: String?
    /// What is asked of the view; `nil` to draw it.
    package var question: ViewQuestion?
    /// The data that the view is made of, and what it is called in messages; `nil` for none.
    package var data: TemplateInput.Given?
    /// The rows that are drawn one after the other, each into a file; `nil` for one picture that is handed over.
    package var rows: DrawnRows?
    /// What literals of its bodies say otherwise than when it was compiled.
    package var literals: [Int: LiveLiterals.Value] = [:]
    /// Whether the view lives on, and is given orders by a third descriptor: then `timeLimit` is that of each order.
    package var isLive = false
    /// Whether one that lives is drawn anew for each order, of the data in it: see `TemplateProcess`.
    package var drawsTemplates = false
    /// What the process confines itself to before it loads the library; `nil` for nothing.
    package var confinement: Confinement?

    /// A request to draw what `symbol` of `library` makes.
    package init(
        library: String, symbol: String, isPreview: Bool, timeLimit: Double, on stage: Stage
    ) {
        self.library = library
        self.symbol = symbol
        self.isPreview = isPreview
        self.timeLimit = timeLimit
        self.stage = stage
    }

    /// How many seconds what is drawn at once may take: a picture, all of a clip, a row.
    package var wholeTime: Double { timeLimit + stage.timeline.waiting.inSeconds }

    /// How many seconds the process may take in all.
    package var longestTime: Double { wholeTime * Double(max(1, rows?.rows.count ?? 1)) }
}

/// What may be asked of a view beside its picture.
package enum ViewQuestion: Codable, Equatable, Sendable {
    /// How it is laid out, and why so, as a `TreeSnapshot` in JSON.
    case layout
    /// The same without the reasons: what is where.
    case places
    /// How it is laid out, with what can be seen and touched, and what tells its picture from another, of one drawing: a `ViewLook` in JSON.
    case look
}

/// How a view looks, for programs.
package struct ViewLook: Codable, Sendable {
    /// What can be seen and touched.
    package var screen: ScreenReport
    /// How it is laid out, and why so, as a `TreeSnapshot` in JSON.
    package var layout: Data
    /// Tells its picture from another.
    package var digest: String

    /// What tells a picture from another.
    static func digest(of picture: Data) -> String {
        var hash = ContentHash()
        hash.combine(picture.base64EncodedString())
        return String(hash.text.prefix(16))
    }
}

/// Rows of data of which one process draws a picture each.
package struct DrawnRows: Codable, Equatable, Sendable {
    /// The name of the file with the pages of all.
    package static let document = "document"

    /// Gets `N.picture` or `N.error`, from 0, each whole.
    package var folder: String
    /// Whether the rows become the pages of one PDF, of which all that have an `N.picture`, an empty file, are the pages.
    package var isDocument = false
    /// Whether a row that is not drawn as written is an error.
    package var isStrict = false
    /// JSON.
    package var rows: [Data]

    package init(folder: String, rows: [Data]) { (self.folder, self.rows) = (folder, rows) }
}
