public import Foundation
import QuadrantCore
import QuadrantRendering

/// A picture or a document of the benchmarks.
public enum Workload: String, CaseIterable, Sendable {
    case card = "R1"
    case invoice = "R2"
    case dashboard = "R3"

    /// The file of a drawing, by the interface that programs use.
    @MainActor
    public func data(step: Int) async throws -> Data {
        switch self {
        case .card: try await Self.picture(CardView(step: step))
        case .dashboard: try await Self.picture(DashboardView(step: step))
        case .invoice: try await PDFDocument(pages: InvoicePage.pages(step: step)).data()
        }
    }

    @MainActor
    private static func picture(_ view: some View) async throws -> Data {
        let renderer = ImageRenderer(content: view)
        renderer.isOpaque = true
        return try await renderer.pngData()
    }
}
