import Foundation
import Observation
import QuadrantChoreography
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantLists
import QuadrantMotion
import QuadrantText
import QuadrantViews

// U1 to U11: what people animate.

/// What a scene changes when it is told to go.
@Observable @MainActor final class Course {
    var isOn = false
    var number = 1_000
}

/// U1: a list of 1,000 rows, each with a second text that comes.
struct ListRows: View {
    let course: Course

    var body: some View {
        List(0..<1_000, id: \.self) { Line(number: $0, course: course) }
    }
}

/// U2: the same in a lazy stack.
struct LazyRows: View {
    let course: Course

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(0..<1_000, id: \.self) { Line(number: $0, course: course) }
            }
        }
    }
}

/// U3: the same in a stack that has all of them.
struct AllRows: View {
    let course: Course

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(0..<1_000, id: \.self) { Line(number: $0, course: course) }
            }
        }
    }
}

struct Line: View {
    let number: Int
    let course: Course

    var body: some View {
        VStack(alignment: .leading) {
            Text("Row \(number)").font(course.isOn ? .headline : .body)
            if course.isOn { Text("What the row is about").font(.caption) }
        }
        .foregroundStyle(course.isOn ? .blue : .black)
        .padding(.leading, course.isOn ? 20 : 0)
    }
}

/// U4: 500 cards with gradients and shadows on a spring.
struct Cards: View {
    let course: Course

    var body: some View {
        VStack(spacing: 6) {
            ForEach(0..<25, id: \.self) { row in
                HStack(spacing: 6) {
                    ForEach(0..<20, id: \.self) { column in
                        RoundedRectangle(cornerRadius: course.isOn ? 12 : 4)
                            .fill(
                                LinearGradient(
                                    colors: [course.isOn ? .red : .blue, .green],
                                    startPoint: .top, endPoint: .bottom)
                            )
                            .shadow(radius: course.isOn ? 6 : 2)
                            .scaleEffect(course.isOn ? 0.8 : 1)
                            .rotationEffect(.degrees(course.isOn ? 45 : 0))
                            .offset(y: course.isOn ? Double(row + column) : 0)
                    }
                }
            }
        }
    }
}

/// U5: 200 views that go through phases.
struct Phased: View {
    var body: some View {
        Field(count: 200) { _ in
            PhaseAnimator([1.0, 1.2, 0.8]) { size in
                Circle().fill(.orange).scaleEffect(size).opacity(size / 1.2)
            } animation: { _ in
                .easeInOut(duration: 0.4)
            }
        }
    }
}

/// U6: a canvas that draws the time in 200 circles.
struct Drawn: View {
    var body: some View {
        TimelineView(.animation) { context in
            let time = context.date.timeIntervalSinceReferenceDate
            Canvas { canvas, size in
                for number in 0..<200 {
                    let turn = time + Double(number) / 10
                    let place = CGPoint(
                        x: size.width * (0.5 + 0.4 * cos(turn)),
                        y: size.height * (0.5 + 0.4 * sin(turn * 1.3)))
                    canvas.fill(
                        Path(
                            ellipseIn: CGRect(x: place.x - 5, y: place.y - 5, width: 10, height: 10)
                        ),
                        with: .color(number % 2 == 0 ? .red : .blue))
                }
            }
        }
    }
}

/// U7: 100 symbols that move by themselves.
struct Symbols: View {
    var body: some View {
        Field(count: 100) { number in
            switch number % 4 {
            case 0: Image(systemName: "heart.fill").symbolEffect(.pulse)
            case 1: Image(systemName: "wifi").symbolEffect(.variableColor.iterative)
            case 2: Image(systemName: "bell.fill").symbolEffect(.wiggle, options: .repeating)
            default: Image(systemName: "gearshape.fill").symbolEffect(.rotate)
            }
        }
        .font(.system(size: 30))
    }
}

/// U8: 100 numbers whose digits roll.
struct Digits: View {
    let course: Course

    var body: some View {
        Field(count: 100) { number in
            Text("\(course.number + number)").contentTransition(.numericText())
        }
    }
}

/// U9: 200 views that go through keyframes.
struct Framed: View {
    struct Look {
        var height = 0.0
        var size = 1.0
    }

    var body: some View {
        Field(count: 200) { _ in
            Circle().fill(.teal)
                .keyframeAnimator(initialValue: Look(), repeating: true) { content, look in
                    content.scaleEffect(look.size).offset(y: look.height)
                } keyframes: { _ in
                    KeyframeTrack(\.height) {
                        CubicKeyframe(10, duration: 0.5)
                        SpringKeyframe(0, duration: 0.5)
                    }
                    KeyframeTrack(\.size) { LinearKeyframe(0.7, duration: 1) }
                }
        }
    }
}

/// U10: 50 cards that fly from a grid into a column.
struct Matched: View {
    let course: Course
    @Namespace private var space

    var body: some View {
        ZStack {
            if course.isOn {
                VStack(spacing: 2) {
                    ForEach(0..<50, id: \.self) { card($0).frame(width: 300, height: 16) }
                }
            } else {
                Field(count: 50) { card($0) }
            }
        }
    }

    private func card(_ number: Int) -> some View {
        RoundedRectangle(cornerRadius: 6).fill(.indigo)
            .overlay { Text("\(number)").font(.caption) }
            .matchedGeometryEffect(id: number, in: space)
    }
}

/// U11: 200 rows that come into sight and leave it.
struct Scrolled: View {
    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<200, id: \.self) { row in
                    RoundedRectangle(cornerRadius: 12).fill(.mint).frame(height: 50)
                        .overlay { Text("Row \(row)") }
                        .scrollTransition { effect, phase in
                            effect.opacity(phase.isIdentity ? 1 : 0.2)
                                .scaleEffect(phase.isIdentity ? 1 : 0.8)
                        }
                }
            }
        }
    }
}

/// Views in rows of ten.
struct Field<Content: View>: View {
    let count: Int
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<count / 10, id: \.self) { row in
                HStack(spacing: 4) {
                    ForEach(0..<10, id: \.self) { content(row * 10 + $0) }
                }
            }
        }
    }
}
