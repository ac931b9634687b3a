import SwiftUI

extension OddNumberTests {
    /// Orders, priorities and distances of layouts, and values of steppers.
    nonisolated static let layouts: [Row] = [
        Row(".zIndex(nan)") { Inside { Text("a").zIndex(.nan) } },
        Row(".layoutPriority(nan)") { Inside { Text("a").layoutPriority(.nan) } },
        Row("VStack(spacing: nan)") { VStack(spacing: .nan) { pair } },
        Row("LazyVStack(spacing: nan)") { LazyVStack(spacing: .nan) { pair } },
        Row("LazyVStack(spacing: inf)") { LazyVStack(spacing: .infinity) { pair } },
        Row("LazyHStack(spacing: nan)") { LazyHStack(spacing: .nan) { pair } },
        Row("LazyVGrid(spacing: nan)") {
            LazyVGrid(columns: [GridItem(.flexible())], spacing: .nan) { pair }
        },
        Row("LazyVGrid(columns:)") {
            LazyVGrid(columns: [GridItem(.fixed(.nan))]) { pair }
        },
        Row("LazyVGrid(columns:)") {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: .infinity)]) { pair }
        },
        Row("LazyHGrid(rows:)") { LazyHGrid(rows: [GridItem(.adaptive(minimum: .nan))]) { pair } },
        Row("Grid(horizontalSpacing: nan)") {
            Grid(horizontalSpacing: .nan) { GridRow { pair } }
        },
        Row("Grid(verticalSpacing: inf)") { Grid(verticalSpacing: .infinity) { GridRow { pair } } },
        Row("Stepper(value: nan)") { Stepper("a", value: .constant(Double.nan), in: 0...10) },
        Row("Stepper(value: inf)") { Stepper("a", value: .constant(Double.infinity)) },
        Row("Stepper(step: nan)") { Stepper("a", value: .constant(1.0), step: .nan) },
    ]

    /// What is said where it is written is said of the view whose body is evaluated.
    private struct Inside<Content: View>: View {
        @ViewBuilder let content: @MainActor () -> Content

        var body: some View { content() }
    }

    @ViewBuilder private static var pair: some View {
        Text("a")
        Text("b")
    }
}
