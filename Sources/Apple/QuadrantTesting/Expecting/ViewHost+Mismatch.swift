public import Foundation

/// What of a view is not as expected, for assertions in any testing library: `nil` if all is. The failure
/// prints what was found.
///
/// ```swift
/// #expect(host.mismatch(of: "total", text: "€ 3") == nil)
/// XCTAssertNil(host.mismatch(of: "total", text: "€ 3"))
/// ```
///
/// In Swift Testing `expect` says the same in fewer words. Of several views of an identifier the first
/// counts, unless `failsOnSharedIdentifiers` is set.
extension ViewHost {
    /// Compares the texts of a view, joined with spaces: `nil` if they are as expected.
    public func mismatch(of identifier: String, text: String) -> ViewMismatch? {
        mismatch(of: identifier, .text(text))
    }

    /// Compares the texts of a view, in the order of the layout: `nil` if they are as expected.
    public func mismatch(of identifier: String, texts: [String]) -> ViewMismatch? {
        mismatch(of: identifier, .texts(texts))
    }

    /// Compares the accessibility label of a view: `nil` if it is as expected.
    public func mismatch(of identifier: String, label: String?) -> ViewMismatch? {
        mismatch(of: identifier, .label(label))
    }

    /// Compares the value of a view, `1` or `0` for a toggle: `nil` if it is as expected.
    public func mismatch(of identifier: String, value: String?) -> ViewMismatch? {
        mismatch(of: identifier, .value(value))
    }

    /// Compares whether a view is enabled: `nil` if it is as expected.
    public func mismatch(of identifier: String, isEnabled: Bool) -> ViewMismatch? {
        mismatch(of: identifier, .isEnabled(isEnabled))
    }

    /// Compares the accessibility traits of a view, in any order: `nil` if they are as expected.
    public func mismatch(of identifier: String, traits: [AccessibilityTrait]) -> ViewMismatch? {
        mismatch(of: identifier, .traits(traits))
    }

    /// Compares whether a view is shown: `nil` if it is as expected.
    public func mismatch(of identifier: String, exists: Bool) -> ViewMismatch? {
        mismatch(of: identifier, count: exists ? nil : 0)
    }

    /// Compares the number of views with an identifier: `nil` if it is as expected.
    public func mismatch(of identifier: String, count: Int) -> ViewMismatch? {
        mismatch(of: identifier, count: .some(count))
    }

    /// Compares the frame of a view: `nil` if it is as expected. The failure prints the chain from
    /// the root to the view, as that of a `LayoutSnapshot` does.
    ///
    /// - Parameters:
    ///   - identifier: The accessibility identifier of the view. If several views have it, the
    ///     first one counts.
    ///   - expected: The frame in the room, in points.
    ///   - tolerance: How far each of the four numbers of the frame may be off, in points.
    public func mismatch(
        of identifier: String, _ expected: CGRect, tolerance: CGFloat = 0.5
    ) -> FrameMismatch? {
        do throws(ViewNotFound) {
            let frame = try view(identifier).frame
            if frame.isClose(to: expected, tolerance) { return nil }
            return FrameMismatch(
                identifier: identifier, frame: frame, expected: expected,
                explanation: explanation(of: identifier))
        } catch {
            return FrameMismatch(
                identifier: identifier, frame: nil, expected: expected,
                explanation: error.description + "\n")
        }
    }

    /// Compares all visible texts, in the order of the layout: `nil` if they are as expected.
    public func mismatch(texts: [String]) -> ViewMismatch? {
        let found = self.texts
        guard found != texts else { return nil }
        return ViewMismatch(
            query: "The host", expected: ViewFact.texts(texts).words,
            found: ViewFact.texts(found).words, details: "")
    }

    private func mismatch(of identifier: String, _ fact: ViewFact) -> ViewMismatch? {
        do throws(ViewNotFound) {
            let view = try view(identifier)
            let found = fact.found(in: view)
            guard !found.isMet else { return nil }
            return ViewMismatch(
                query: view.query, expected: fact.words, found: found.words,
                details: "\(view)")
        } catch {
            return ViewMismatch(
                query: "\"\(identifier)\"", expected: fact.words, found: nil,
                details: error.description)
        }
    }

    /// - Parameter count: How many views are expected; `nil` for one at least.
    private func mismatch(of identifier: String, count: Int?) -> ViewMismatch? {
        let views = all(identifier)
        guard count.map({ $0 != views.count }) ?? views.isEmpty else { return nil }
        return ViewMismatch(
            query: "\"\(identifier)\"", expected: count.map { Self.words(for: $0) } ?? "a view",
            found: Self.words(for: views.count),
            details: views.isEmpty
                ? notFound(identifier).description
                : views.prefix(4).map { "\($0)" }.joined(separator: "\n"))
    }

    nonisolated private static func words(for count: Int) -> String {
        count == 0 ? "no view" : count == 1 ? "one view" : "\(count) views"
    }
}
