internal import Foundation
internal import Observation
internal import Synchronization

/// What an app says to the system about its widgets.
///
/// Apple: "WidgetCenter".
public final class WidgetCenter: Sendable {
    /// The one of the app.
    public static let shared = WidgetCenter()

    /// The widgets that are drawn ask for another timeline.
    public func reloadTimelines(ofKind kind: String) {
        Self.onMainActor { WidgetReloads.shared.reload(kind) }
    }

    /// The widgets that are drawn ask for another timeline.
    public func reloadAllTimelines() { Self.onMainActor { WidgetReloads.shared.reload(nil) } }

    /// What people are offered to choose is asked for again. Nobody is offered anything here.
    public func invalidateConfigurationRecommendations() {}
    /// How important a widget is, is asked for again. Nobody asks here.
    public func invalidateRelevance(ofKind kind: String) {}

    /// The widgets that people have chosen: none.
    @preconcurrency public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        DispatchQueue.main.async { completion(.success([])) }
    }

    /// The widgets that people have chosen: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }

    private static func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
}

/// A widget that people have chosen.
///
/// Apple: "WidgetInfo".
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    public let kind: String
    public let family: WidgetFamily
    public var id: String { "\(kind) \(family)" }
}

/// Counts how often widgets were to ask again; drawn ones follow it.
@MainActor @Observable final class WidgetReloads {
    static let shared = WidgetReloads()

    private(set) var all = 0
    private(set) var kinds: [String: Int] = [:]

    private init() { _IntentRunner.afterEach { WidgetReloads.shared.reload(nil) } }

    func reload(_ kind: String?) {
        if let kind { kinds[kind, default: 0] += 1 } else { all += 1 }
    }

    /// How often a widget was to ask again.
    func count(of kind: String) -> Int { all + kinds[kind, default: 0] }
}
