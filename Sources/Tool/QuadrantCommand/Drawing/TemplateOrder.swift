internal import Foundation
internal import QuadrantRendering

/// What a process that draws templates is asked for: a picture of data.
struct TemplateOrder: Codable {
    var stage: Stage
    /// JSON.
    var data: String
}

/// What it answers. The file follows in the same message where there is one.
struct TemplateReport: Codable {
    /// How it went, as `DrawingAnswer` has it in bytes.
    var answer: Data
    /// Why the view does not take the data; `nil` where it does.
    var fault: String?
}
