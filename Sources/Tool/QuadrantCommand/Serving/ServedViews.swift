internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// The views of a project that a service draws, compiled.
@MainActor struct ServedViews {
    /// What is told of them to clients.
    private(set) var served: [ServedTemplate] = []
    /// How they are drawn, in the same order.
    private(set) var drawn: [TemplatePool.Template] = []

    /// How long a picture may take, in seconds.
    private let pictureTime: Double
    /// How long compiling may take, in seconds.
    static let compileTime = 600.0

    /// All that data can be given to, or the one of a name; of others it is told why not.
    init(
        _ project: Project, for request: RenderRequest, environment: [String: String]
    ) throws(CommandError) {
        // The limit that was asked for is that of a picture.
        pictureTime = request.timeLimit
        var request = request
        request.timeLimit = max(pictureTime, Self.compileTime)
        var all: [DataTemplate]
        if case .named = request.selection {
            all = [try DataTemplate(in: project, for: request, environment: environment)]
        } else {
            all = try DataTemplate.all(in: project, for: request, environment: environment)
        }
        for template in all {
            guard let obstacle = template.view.obstacle else { continue }
            Console.error("quadrant: \(template.view.name) is not served: it \(obstacle)\n")
        }
        all.removeAll { $0.view.obstacle != nil }
        if all.isEmpty { throw .noView(files: project.sources.map(\.path)) }
        do throws(CommandError) {
            try add(all, of: project, for: request, environment)
        } catch  where all.count > 1 && error.exitCode == .userFile {
            // One that does not compile leaves the others.
            for template in all {
                do throws(CommandError) {
                    try add([template], of: project, for: request, environment)
                } catch {
                    Console.report(error, of: "serve")
                }
            }
            if served.isEmpty { throw error }
        }
    }

    private mutating func add(
        _ templates: [DataTemplate], of project: Project, for request: RenderRequest,
        _ environment: [String: String]
    ) throws(CommandError) {
        var (project, request) = (project, request)
        if LinkedView.ofProgram == nil {
            for template in templates { template.add(to: &project) }
        }
        request.selection = .all
        let targets: [PreparedViews]
        do throws(CommandError) {
            let worker = DrawingWorker(isConfined: request.isConfined)
            if let linked = LinkedView.ofProgram {
                targets = [try linked.prepared(for: request, by: worker, environment: environment)]
            } else {
                targets = try PreparedViews.all(
                    project, for: request, verb: "serving", by: worker, environment: environment)
            }
        } catch {
            throw templates.lazy.map { $0.words(on: error, in: project) }.first {
                "\($0)" != "\(error)"
            }
                ?? error
        }
        for template in templates {
            for views in targets {
                guard
                    let position = views.index.candidates.firstIndex(where: {
                        $0.name == template.previewName
                    })
                else { continue }
                add(template, at: position, of: views, request)
                break
            }
        }
    }

    private mutating func add(
        _ template: DataTemplate, at position: Int, of views: PreparedViews,
        _ request: RenderRequest
    ) {
        var drawing = request
        drawing.stage = views.stage
        served.append(
            ServedTemplate(
                name: template.view.name,
                values: template.view.values.map {
                    var value = $0
                    value.type = value.type.map(template.typeInText)
                    return value
                },
                cases: Dictionary(
                    template.view.values.map { ($0.key, template.casesInText($0.type ?? "")) },
                    uniquingKeysWith: { first, _ in first }),
                schema: TemplateSchema(of: template).value,
                digest:
                    "\(views.drawer.identity) \(BatchLedger.digest(ofResources: views.stage.surroundings.resourceDirectories, without: ""))",
                drawing: drawing))
        drawn.append(
            TemplatePool.Template(
                requests: views.drawer.requests, failure: views.drawer.failure, position: position,
                timeLimit: pictureTime))
    }
}
