import QuadrantTesting
import QuadrantXCTest
import SwiftUI
import XCTest

/// The same assertion for XCTest.
final class XCTestSnapshotTests: XCTestCase {
    /// XCTest on Linux does not know test functions of the main actor; it calls them there, though.
    func testWhatWasRecordedStays() {
        MainActor.assumeIsolated {
            let host = ViewHost(width: 40, height: 20) {
                Color.green.frame(width: 20, height: 10).accessibilityLabel("Leaf")
            }
            assertSnapshot(of: host, as: .accessibility)
            assertSnapshot(of: host, as: .picture)
        }
    }
}
