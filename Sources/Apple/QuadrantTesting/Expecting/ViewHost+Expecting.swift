public import Foundation
public import Testing

/// Expectations of views by their identifiers: where one is not met, an issue of the running test is recorded
/// that says what was found instead.
///
/// ```swift
/// host.expect("total", text: "€ 3")
/// host.expect("pay", isEnabled: false)
/// host.expect("banner", exists: false)
/// ```
///
/// They are of Swift Testing; `mismatch(of:text:)` and its kin are for other libraries. Of several views of
/// an identifier the first counts, unless `failsOnSharedIdentifiers` is set.
extension ViewHost {
    /// Expects a view to show these texts, joined with spaces.
    public func expect(
        _ identifier: String, text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(of: identifier, text: text) }
    }

    /// Expects a view to show these texts, in the order of the layout.
    public func expect(
        _ identifier: String, texts: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(of: identifier, texts: texts) }
    }

    /// Expects a view to have an accessibility label.
    public func expect(
        _ identifier: String, label: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(of: identifier, label: label) }
    }

    /// Expects a view to have a value: `1` or `0` for a toggle.
    public func expect(
        _ identifier: String, value: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(of: identifier, value: value) }
    }

    /// Expects a view to be enabled, or disabled.
    public func expect(
        _ identifier: String, isEnabled: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(of: identifier, isEnabled: isEnabled) }
    }

    /// Expects a view to have these accessibility traits, in any order.
    public func expect(
        _ identifier: String, traits: [AccessibilityTrait],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(of: identifier, traits: traits) }
    }

    /// Expects a view to be shown, or no view with the identifier to be shown.
    public func expect(
        _ identifier: String, exists: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(of: identifier, exists: exists) }
    }

    /// Expects a number of views with an identifier to be shown.
    public func expect(
        _ identifier: String, count: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(of: identifier, count: count) }
    }

    /// Expects a view to have a frame in the room, in points. Each of the four numbers may be off
    /// by `tolerance`.
    public func expect(
        _ identifier: String, frame: CGRect, tolerance: CGFloat = 0.5,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(of: identifier, frame, tolerance: tolerance) }
    }

    /// Expects these to be all visible texts, in the order of the layout.
    public func expect(
        texts: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(at: sourceLocation) { mismatch(texts: texts) }
    }

    private func record(
        at place: SourceLocation, _ mismatch: () -> (some CustomStringConvertible)?
    ) {
        guard let mismatch = called(at: place, mismatch) else { return }
        Issue.record(Comment(rawValue: "\(mismatch)"), sourceLocation: place)
    }
}
