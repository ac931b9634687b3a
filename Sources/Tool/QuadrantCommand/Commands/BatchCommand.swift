internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// `quadrant batch`: a picture for each row of a file of data.
package struct BatchCommand: Sendable {
    private let request: BatchRequest
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: BatchRequest, environment: [String: String]) {
        (self.request, self.environment) = (request, environment)
    }

    /// Draws all rows; returns whether each has its picture.
    @MainActor package func run() throws(CommandError) -> Bool {
        var drawing = request.drawing
        Console.setTimeLimit(drawing.timeLimit)
        let place = try BatchPlace(drawing.output ?? "{line}.png", format: drawing.format)
        drawing.output = place.content ?? drawing.output
        let plan = try OutputPlan(drawing)
        if plan.format.isMovingKind {
            throw .badValue(
                option: "--output", value: drawing.output ?? "", expected: "a batch has no clips")
        }
        try drawing.checkPages(for: plan.format)
        drawing = try drawing.confinedAsFarAsCanBe()
        let worker = DrawingWorker(isConfined: drawing.isConfined, isForMany: true)
        try worker.start()
        let project = try Project(for: drawing, within: drawing.timeLimit)
        let template = try DataTemplate(in: project, for: drawing, environment: environment)
        let targets = try template.prepared(
            in: project, for: drawing, by: worker, environment: environment)
        guard let views = targets.first, let position = views.positions.first else {
            throw .noView(files: project.sources.map(\.path))
        }
        var stage = views.stage
        stage.output.format = plan.format
        if let data = System.resolved(request.data), data == System.resolved(place.errors) {
            throw .badValue(
                option: "--output", value: place.errors,
                expected: "the rows stand in the file that would get what goes wrong; rename it")
        }
        let rows = try BatchRows(request.data, isCSV: request.isCSV, for: template)
        try PictureFile.makeFolder(place.folder)
        let work = try WorkFolder(in: place.folder, named: ".quadrant-drawing-")
        var run = BatchRun(
            drawer: views.drawer, position: position, stage: stage,
            target: try place.target(in: work), folder: work, in: place.folder,
            errors: place.errors, isStrict: drawing.isStrict)
        defer {
            worker.end()
            run.end()
        }
        try run.draw(rows)
        return run.failureCount == 0
    }
}
