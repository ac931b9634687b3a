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
    /// What is wrong with the texts of a view, joined with spaces.
    public func mismatch(of identifier: String, text: String) -> ViewMismatch? {
        mismatch(of: identifier, .text(text))
    }

    /// What is wrong with the texts in a view, in the order of the layout.
    public func mismatch(of identifier: String, texts: [String]) -> ViewMismatch? {
        mismatch(of: identifier, .texts(texts))
    }

    /// What is wrong with a view's accessibility label.
    public func mismatch(of identifier: String, label: String?) -> ViewMismatch? {
        mismatch(of: identifier, .label(label))
    }

    /// What is wrong with what a view is set to: `1` and `0` for a toggle.
    public func mismatch(of identifier: String, value: String?) -> ViewMismatch? {
        mismatch(of: identifier, .value(value))
    }

    /// What is wrong with whether a view acts.
    public func mismatch(of identifier: String, isEnabled: Bool) -> ViewMismatch? {
        mismatch(of: identifier, .isEnabled(isEnabled))
    }

    /// What is wrong with a view's accessibility traits; their order does not count.
    public func mismatch(of identifier: String, traits: [AccessibilityTrait]) -> ViewMismatch? {
        mismatch(of: identifier, .traits(traits))
    }

    /// What is wrong with whether a view is shown.
    public func mismatch(of identifier: String, exists: Bool) -> ViewMismatch? {
        mismatch(of: identifier, count: exists ? nil : 0)
    }

    /// What is wrong with how many views of an identifier are shown.
    public func mismatch(of identifier: String, count: Int) -> ViewMismatch? {
        mismatch(of: identifier, count: .some(count))
    }

    /// What is wrong with the frame of a view: the failure prints the chain from the root to it, as that
    /// of a `LayoutSnapshot`.
    ///
    /// - Parameters:
    ///   - identifier: The view's accessibility identifier; of several the first view counts.
    ///   - expected: The frame in the room, in points.
    ///   - tolerance: How far each of its four figures may be off.
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

    /// What is wrong with all texts that can be seen, in the order of the layout.
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

    /// - Parameter count: How many; `nil` for one at least.
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
