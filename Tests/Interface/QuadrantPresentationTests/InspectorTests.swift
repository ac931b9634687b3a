import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantPresentation
import QuadrantTesting
import QuadrantText
import QuadrantViews
import Testing

/// Details in a column at the trailing edge or, where there is little room, in a sheet.
@MainActor @Suite struct InspectorTests {
    private struct Inspected: View {
        @State private var isShown = false
        var width: CGFloat?

        var body: some View {
            Button("toggle") { isShown.toggle() }.accessibilityIdentifier("toggle")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .inspector(isPresented: $isShown) {
                    Counter().frame(maxWidth: .infinity, maxHeight: .infinity)
                        .accessibilityIdentifier("column")
                        .modifier(Width(width: width))
                }
        }
    }

    private struct Width: ViewModifier {
        let width: CGFloat?

        func body(content: Content) -> some View {
            if let width { content.inspectorColumnWidth(width) } else { content }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("details \(count)") { count += 1 }.accessibilityIdentifier("details")
        }
    }

    private func host(_ sizeClass: UserInterfaceSizeClass, width: CGFloat? = nil) -> ViewHost {
        ViewHost(width: 1000, height: 700) {
            $0.horizontalSizeClass = sizeClass
        } content: {
            Inspected(width: width)
        }
    }

    @Test func detailsStandInAColumn() throws {
        let host = host(.regular)
        try same(host["toggle"].frame.midX, 500)
        try host["toggle"].tap()
        // 270 is a choice.
        try same(host["column"].frame, CGRect(x: 730, y: 0, width: 270, height: 700))
        #expect(try host["toggle"].frame.midX < 400)
        try host["details"].tap()
        try same(host["details"].text, "details 1")
        try host["toggle"].tap()
        fails(host.contains("column"))
        empty(host.issues)
    }

    @Test func aColumnHasItsWidth() throws {
        let wide = host(.regular, width: 400)
        try wide["toggle"].tap()
        try same(wide["column"].frame.width, 400)
        let odd = host(.regular, width: .infinity)
        try odd["toggle"].tap()
        try same(odd["column"].frame.width, 270)
        same(
            odd.issues.map(\.message),
            [
                ".inspectorColumnWidth(inf) is no length"
            ])
    }

    @Test func whereThereIsLittleRoomDetailsAreInASheet() throws {
        let host = host(.compact)
        try host["toggle"].tap()
        try same(host["column"].frame.width, 1000)
        // The sheet lies over the button.
        has(host.labels, "details 0")
        try host["details"].tap()
        try same(host["details"].text, "details 1")
    }

    /// UIKit's table of colours: grounds of what is presented are one step lighter in the dark.
    @Test func groundsInSheetsAreLighterInTheDark() throws {
        func colors(_ isPresented: Bool) -> [String] {
            let host = ViewHost(width: 400, height: 800) {
                $0.colorScheme = .dark
            } content: {
                Color.clear
                    .background(isPresented ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
                    .sheet(isPresented: .constant(isPresented)) {
                        Rectangle().fill(.background)
                    }
            }
            return host.svg().matches(of: /fill="(#[0-9a-f]+)"/).map { String($0.1) }
        }
        has(colors(true), "#1c1c1e")
        fails(colors(false).contains("#1c1c1e"))
    }
}
