import QuadrantTesting
import QuadrantXCTest
import SwiftUI
import XCTest

/// The same assertion for XCTest.
@MainActor final class XCTestSnapshotTests: XCTestCase {
    private let host = ViewHost(width: 40, height: 20) {
        Color.green.frame(width: 20, height: 10).accessibilityLabel("Leaf")
    }

    func testWhatWasRecordedStays() {
        assertSnapshot(of: host, as: .accessibility)
        assertSnapshot(of: host, as: .picture)
    }

}
